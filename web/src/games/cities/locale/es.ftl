title = Cities
tagline = Cuatro filas de mercado y un barrio del que presumir.
about = Envía a tus trabajadores al mercado, vuelve con losetas, elementos y edificios, y colócalos de modo que puntúen tus objetivos y el propio terreno, mientras compites con los demás por los logros de una gran ciudad.

option-seats = Jugadores
option-city = Ciudad
option-city-random = Cualquiera
option-city-barcelona = Barcelona
option-city-buenos-aires = Buenos Aires
option-city-lisbon = Lisboa
option-city-mexico-city = Ciudad de México
option-city-new-york = Nueva York
option-city-rio-de-janeiro = Río de Janeiro
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
market-row-goals = Objetivos
market-row-districts = Losetas de distrito
market-row-features = Elementos
market-row-buildings = Edificios
round-of = Ronda { $round } de { $rounds }
achievements = Logros
goals = Cartas de objetivo
rivals = Vecinos
no-goals = Aún no hay cartas de objetivo: están en la primera fila del mercado.
back-to-own = Volver a mi distrito
district-of = Distrito de { $name }
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
fits-nowhere = Ahora no cabe en ningún lugar de tu distrito.
workers-left = { $number ->
        [0] Ya has estado en esta fila.
        [one] Te queda { $number } trabajador para esta fila.
       *[other] Te quedan { $number } trabajadores para esta fila.
    }
slot-of = { $row } { $column }
slot-label = { $row }, casilla { $column }: { $what }
slot-taken = ocupada por { $name }
goal-now = ahora se cumple { $count } × en tu distrito
goal-counted = { $points ->
        [one] se cumple { $count } ×, { $points } punto
       *[other] se cumple { $count } ×, { $points } puntos
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
        [one] edificio { $colour } de { $height } planta
       *[other] edificio { $colour } de { $height } plantas
    }
label-empty = vacío
cell-label = Colocar { $tile } en { $place }
tile-of = loseta ({ $a }, { $b } / { $c }, { $d })
short-park = parque
short-water = agua
short-red = rojo
short-blue = azul
short-green = verde
short-yellow = amarillo
takes-park = Para elementos de parque.
takes-water = Para elementos de agua.
takes-no-feature = Un elemento por espacio: aquí no cabe nada más.
takes-no-building = Aquí no se construye.
takes-no-floor = Cuatro plantas: no sube más.
takes-any = Aquí puede empezar un edificio de cualquier color.
takes-floor = Encima solo va otro edificio de este color: { $colour }.
takes-street = Para edificios de este color: { $colour }. O para un monumento o un elemento especial.

whose-sheet = De quién son los puntos
rows-line-achievement = { achievements }
row-line-achievement = { $achievement }
rows-line-water = Zonas de agua
rows-line-park = Zonas de parque
rows-line-goal = { goals }
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

learn-you = Tú
learn-rival = Bo
learn-step = { $step } / { $steps }
learn-back = Atrás
learn-show = Muéstramelo
learn-astray = Se puede, pero sigamos aquí un solo plan: elige lo que está rodeado.
learn-0 = Cada loseta inicial tiene un parque, un espacio de agua y dos calles. Solo puedes construir en los colores de tus calles, así que ese es tu primer plan. Toma la de la hoja y el sol: verde y amarillo.
learn-1 = Ahora, el mercado: cuatro filas, y cada trabajador se lleva todo lo que hay en una casilla. La mayor parte de los puntos viene de las cartas de objetivo, así que empieza por una: te dirá para qué sirve lo demás. Esta paga un punto por cada espacio de tu parque más grande. Y los logros de Nueva York también premian un parque grande: el mismo parque se cobra dos veces.
learn-2 = Ahora, el terreno. La loseta con tres parques es justo lo que pide la carta, y además trae una calle verde. Bo también quiere losetas: lo que dejes se lo llevarán otros.
learn-3 = Colócala a la izquierda de la tuya: los parques se tocan por un lado y forman una zona de cuatro espacios. Las esquinas no conectan. Apunta a un sitio y los números te dirán lo que daría antes de decidir. Gira la loseta con el botón, la tecla R o la rueda.
learn-4 = Esta casilla da dos elementos por un solo trabajador. Cada parque o lago puntúa por los elementos distintos que contiene: 1, 3, 6 o 10 puntos por uno, dos, tres o cuatro. Así que reúne elementos distintos en la misma zona.
learn-5 = El árbol va en un parque. Sirve cualquier espacio del parque grande; guarda los demás para la fuente, el carrusel y el quiosco.
learn-6 = La barca necesita agua. Puedes descartar un elemento, que sale de la partida, pero un punto es un punto.
learn-7 = Cuatro edificios en una casilla, y en tus dos colores: podrás colocarlos todos. La última casilla da dos desconocidos de la bolsa y algo más: quien esté más a la derecha en esta fila se queda la estrella y empieza la ronda siguiente.
learn-8 = Un edificio va en una calle de su color o encima de un edificio de su color.
learn-9 = Pon el segundo encima. Una torre de dos plantas sigue siendo un solo edificio, y muchas cartas piden una altura exacta. Mira la tercera carta del mercado: paga los edificios verdes de exactamente dos plantas.
learn-10 = Ahora los amarillos. Primero, en la calle.
learn-11 = Y hacia arriba: Nueva York también quiere edificios de tres plantas o más.
learn-12 = Aquí está esa carta. La cumples antes de tomarla: { $points } puntos de golpe. Con dos jugadores cada uno trabaja dos veces en cada fila; con tres o cuatro, una.
learn-end = Tienes { $points } puntos y la primera ronda no ha terminado. Objetivos, terreno y edificios al servicio de un mismo plan: ese es todo el secreto. Lo demás está en las reglas, y en la mesa te ayudará la vista previa de cada jugada. ¡Que te diviertas!
