title = Cities
tagline = Cuatro filas de mercado y un distrito del que presumir.
about = Envía a tus trabajadores al mercado, vuelve con losetas, elementos y edificios, y colócalos de modo que puntúen tus objetivos y el propio terreno, mientras compites con los demás por los logros de una gran ciudad.

option-seats = Jugadores
option-city = Ciudad
option-city-random = Cualquiera
option-city-barcelona = Barcelona
option-city-buenos-aires = Buenos Aires
option-city-lisbon = Lisboa
option-city-mexico-city = Ciudad de México
option-city-new-york = Nueva York (para la primera partida)
option-city-rio-de-janeiro = Río de Janeiro (para la primera partida)
option-city-sydney = Sídney
option-city-venice = Venecia
option-long = Partida larga para dos
option-long-yes = 7 rondas, 3 × 5 losetas
option-long-no = no
option-theaters = Teatros
option-theaters-yes = variante: un teatro en lugar de un monumento o un elemento especial
option-theaters-no = sin teatros
option-first = Estrella al empezar
option-first-random = al azar
option-first-0 = Jugador 1
option-first-1 = Jugador 2
option-first-2 = Jugador 3
option-first-3 = Jugador 4
option-content = Contenido propio

panes = Qué mirar
pane-market = Mercado
pane-district = Distrito
pane-others = Ciudad
market = Mercado
round-of = Ronda { $round } de { $rounds }
achievements = Logros
goals = Cartas de objetivo
rivals = Rivales
no-goals = Aún no hay cartas de objetivo: están en la primera fila del mercado.
back-to-own = Volver a mi distrito
district-of = Distrito de { $name }
last-turn = Último turno: { $what }
enlarge = { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por ahora. Ver en grande.
has-star = tiene la estrella
star-explained = Quien tiene la estrella empieza la ronda. La próxima será para quien esté más a la derecha en la fila de edificios.
star-next = se llevaría la estrella: más a la derecha en esta fila
rotate = Girar
rotate-tile = girar la loseta que se coloca
leave-rest = Descartar el resto
leave-explained = Lo que se descarta sale de la partida.
workers-left = { $number ->
        [0] Ya has estado en esta fila.
        [one] Te queda { $number } trabajador para esta fila.
       *[other] Te quedan { $number } trabajadores para esta fila.
    }
slot-label = { $row }, casilla { $column }: { $what }
slot-taken = ocupada por { $name }
goal-now = ahora se cumple { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    } en tu distrito
goal-counted = se cumple { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
unseen = { $number ->
        [one] la única que nadie ha visto
       *[other] una de las { $number } que nadie ha visto
    }
bag-holds = en la bolsa: { $red } rojos, { $blue } azules, { $green } verdes, { $yellow } amarillos

points-so-far = { $points ->
        [one] { $points } punto por ahora
       *[other] { $points } puntos por ahora
    }
sum-goals = Cartas de objetivo: { $points }
sum-achievements = Logros: { $points }
sum-park = Parques: { $points }
sum-water = Agua: { $points }
sum-streets = Monumentos y teatros: { $points }

place-free = { $points } puntos: libre
place-taken = { $points } puntos: { $name }
place-closed = { $points } puntos: cerrado con dos jugadores
race-reached = { $name }: { $reached } de { $need }

ground-park = parque
ground-water = agua
ground-red = calle roja
ground-blue = calle azul
ground-green = calle verde
ground-yellow = calle amarilla
ground-neutral = calle para cualquier color
label-space = { $place }, { $ground }: { $what }
label-building = { $height ->
        [one] { $colour } de { $height } planta
       *[other] { $colour } de { $height } plantas
    }
label-empty = vacío
cell-label = Colocar { $tile } en { $place }

whose-sheet = De quién son los puntos
row-line-achievement = { $achievement }
row-line-goal = { $goal }
tie-1 = puntos de logros
walk = Recorrer
walk-stop = Parar

ref-colours = Los colores y sus signos
ref-colours-about = Cada color de calles y edificios tiene su propio signo. Un rombo significa cualquier color.
ref-features-about = Cada zona de espacios de parque conectados, y cada zona de agua, puntúa una vez por el número de elementos distintos que contiene. Los repetidos no suman nada.
ref-goals-about = Al final de la partida, una carta de objetivo da sus puntos tantas veces como se cumpla su condición. Un mismo edificio o espacio puede contar para varias cartas.
ref-achievements-about = Tres por ciudad. Quien cumple uno primero gana { $first } puntos, el siguiente { $second } y el tercero { $third }; con dos jugadores el puesto central está cerrado.
use-park = en un espacio de parque
use-water = en un espacio de agua
use-monument = en una calle sin edificio; 2 puntos, y ahí no se puede construir
use-special = en una calle sin edificio: ahí puede empezar un edificio de cualquier color
use-theater = variante: a cambio de un monumento o un especial recién tomado, uno por jugador como máximo; un punto por cada edificio de su color en su fila y en su columna
learn-about-title = De qué trata Cities
learn-about = Cada jugador planifica un distrito de tres por tres losetas. Los trabajadores traen cuatro cosas de un mercado común: cartas de objetivo, terreno, elementos y edificios. Al final puntúan las cartas de objetivo, los logros de la ciudad y los elementos de tus parques y lagos. Gana quien tenga más puntos. Juegas una partida real contra Bo.
learn-start-title = Dónde empiezas
learn-start = Cada loseta inicial tiene un parque, un espacio de agua y dos calles. Solo puedes construir en los colores de tus calles, así que la loseta es tu primer plan. Toma la señalada: { $card }.
learn-start-hint = Cualquiera vale para empezar. En esta partida, la señalada encaja mejor con el mercado y los logros de la ciudad.
learn-market-title = El mercado
learn-market = En el centro hay cuatro filas: objetivos, losetas, elementos y edificios. En tu turno pones un trabajador en una casilla libre y te llevas todo lo que hay en ella. Con dos jugadores se trabaja dos veces en cada fila; con tres o cuatro, una; entonces acaba la ronda. La última casilla de cada fila esconde algo.
learn-goal-title = Primero, un objetivo
learn-goal = Las cartas de objetivo dan la mayoría de los puntos y te dicen para qué sirve lo demás. Apunta a una carta y verás lo que paga ahora. La que mejor te va es la señalada: { $card }.
learn-goal-hint = Esa carta también paga, pero la señalada combina mejor con tu loseta y con los logros de la ciudad.
learn-land-title = Terreno
learn-land = Ahora necesitas sitio para construir. Busca losetas con el terreno y los colores de calle que pide tu objetivo. Toma { $card }.
learn-land-hint = El terreno siempre sirve, pero la loseta señalada tiene lo que cuenta tu objetivo.
learn-lay-title = Coloca la loseta
learn-lay = Un lado entero debe tocar una de tus losetas. Los parques que se tocan por un lado forman una zona, y los lagos también; las esquinas no conectan. Apunta a un sitio y los números dirán lo que daría. Gira la loseta con su botón y elige el sitio señalado.
learn-lay-hint = También cabe ahí. Aquí agranda tus zonas o deja sitio para lo que venga.
learn-features-title = Elementos
learn-features = Cada parque y cada lago puntúa por los elementos distintos que contiene: 1, 3, 6 o 10 puntos por uno, dos, tres o cuatro. Un monumento vale 2 puntos. Toma { $card }.
learn-features-hint = Compara: los elementos distintos de una misma zona valen cada vez más.
learn-feature-title = Cada cosa en su sitio
learn-feature = Los elementos de parque van en parques, los de agua en el agua y los monumentos en una calle sin edificio. Ponlo en el espacio señalado.
learn-feature-hint = Se puede, pero es mejor una zona que aún no lo tenga y un espacio que no necesites para edificios.
learn-buildings-title = Edificios
learn-buildings = Una casilla tiene hasta cuatro edificios. Toma colores que tengan tus calles, o tendrás que descartarlos. Quien esté más a la derecha en esta fila se queda la estrella y empieza la ronda siguiente. Toma { $card }.
learn-buildings-hint = No podrías colocarlos todos, o ayudan menos a tus objetivos.
learn-building-title = A construir
learn-building = Un edificio va en una calle de su color o encima de un edificio de su color, hasta cuatro plantas. Una torre sigue siendo un solo edificio, y muchas cartas piden una altura exacta. Elige el espacio señalado.
learn-building-hint = Se puede. Mira los números: aquí la altura o el lugar ayuda a tus cartas.
learn-achievements-title = Una carrera
learn-achievements = Unas rondas más tarde. Cada ciudad tiene tres logros. Quien cumple uno primero al final de su turno ocupa el puesto más alto; el siguiente, uno más bajo. Míralos antes de colocar: un parque que una carta cuenta, que un logro pide y que los elementos llenan se cobra tres veces.
learn-scoring-title = La puntuación
learn-scoring = Se acabaron las rondas. Recorre los puntos: logros, parques y lagos con sus elementos, monumentos y cada carta de objetivo tantas veces como se cumple. Cada línea señala en el tablero lo que cuenta.
learn-final-title = Te toca
learn-final = Objetivos, terreno y edificios al servicio de un mismo plan: ese es todo el secreto. En la mesa, la vista previa muestra lo que da cada jugada, y las reglas están a un paso. ¡Ahora juega tu propia partida!
