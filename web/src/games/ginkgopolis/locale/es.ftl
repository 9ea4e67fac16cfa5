### Lo que solo dice el navegador sobre Ginkgopolis.

title = Ginkgopolis
tagline = Una ciudad verde que crece con los planes de todos.
about = Coloca losetas en el borde de la ciudad o sobre sus torres, aprovecha lo que ya está construido y domina los distritos cuando se acabe la última loseta. Todos eligen a la vez; después se descubren las cartas.

option-seats = Jugadores
option-characters = Personajes
option-characters-introductory = sets predeterminados
option-characters-draft = elegir tres por draft
option-solo = Nivel de Hal (solitario)
option-solo-normal = normal
option-solo-expert = experto
option-screens = Pantallas clásicas
option-screens-no = no, se ve lo que tiene cada uno
option-screens-yes = lo de los demás queda oculto
option-first = Jugador inicial
option-first-random = al azar

## La ciudad

city = La ciudad. Las flechas van de edificio en edificio, F la muestra entera, más y menos cambian el tamaño.
city-picture = La ciudad
city-building = { $tile }, nivel { $height }{ $owner ->
    [no] {""}
   *[other] , { $owner }
}{ $site ->
    [yes] , en obras
   *[no] {""}
}
city-marker = Marcador { $letter }
city-at = { $what }, { $cell }
city-around = Alrededor: { $items }
city-ghost = Marcador { $letter } a { $cell }
city-site-tip = En obras: su carta entra en juego cuando se rehaga el mazo.
city-districts = Distritos
city-districts-tip = Distritos: quién va por delante, cuánto pagaría ahora y con cuántos recursos de ventaja
city-district = Distrito { $colour ->
    [red] rojo
    [blue] azul
   *[yellow] amarillo
}: { $cells }. { $places }
city-district-place = { $name }, recursos: { $resources }, puntos ahora: { $points }
city-district-free = nadie
city-flat = Vista plana
city-flat-tip = Vista plana: ningún edificio tapa a otro; el número es su altura
city-fit = Mostrar toda la ciudad
city-larger = Más grande
city-smaller = Más pequeño

## La mano

hand = Tus cartas y losetas
hand-empty = No tienes cartas en la mano.
hand-tiles = Tras tu pantalla
hand-no-tiles = Sin losetas.
hand-sealed = Tu elección está boca abajo. Puedes retirarla hasta que elija el último jugador.
hand-help-card = Elige una carta aquí, o su edificio o marcador en la ciudad.
hand-help-tile = Cada loseta muestra lo que costaría y daría ahora.
hand-help-marker = Pulsa un lugar iluminado de la ciudad.
hand-help-push = No hay sitio: elige en qué dirección se empujan los demás marcadores.
hand-help-return = Cada loseta devuelta vale un punto ahora y pasa a la nueva reserva. Selecciona las que quieras; todos verán cuáles son.
hand-help-draft = Quédate con uno: paga su bonificación toda la partida. Abajo: lo que da al empezar.
hand-help-new = Descarta las cuatro cartas y roba otras cuatro. Un marcador sin usar vale 2 puntos al final.
hand-lack = Falta: { $resources ->
    [0] {""}
    [one] { $resources } recurso
   *[other] { $resources } recursos
}{ $resources ->
    [0] {""}
   *[other] { $points ->
        [0] {""}
       *[other] {", "}
    }
}{ $points ->
    [0] {""}
    [one] { $points } punto
   *[other] { $points } puntos
}
hand-count = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
card-letter = un edificio nuevo
card-at-start = al empezar
card-start = Al empezar: { $items }
card-won = Construye encima y la carta es tuya: { $power }
trigger-exploit = Explotar
trigger-urbanize = Urbanizar
trigger-construct = Construir
trigger-end = Al final

## Jugadores

players = Jugadores
you = tú
first-player = Jugador inicial
sealed-card = Ha elegido una carta sin loseta
sealed-tile = Ha elegido una carta y una loseta
sealed-hal = La carta de Hal está boca abajo
is-choosing = está eligiendo
is-deciding = tiene que decidir
stat-points = Puntos de éxito
stat-resources = Recursos disponibles
stat-pool = Recursos en la reserva general
stat-tiles = Losetas tras la pantalla
stat-tokens = Marcadores de nueva mano
stat-outlook = Si acabara ahora: { $total } puntos (distritos { $districts }, cartas finales { $cards }, marcadores { $tokens })
stat-outlook-solo = Si acabara ahora: { $total } puntos (distritos { $districts }, cartas finales { $cards })
last-turn = Último turno: { $what }
tableau-of = Cartas en juego de { $who }
tableau-end = { $count ->
    [one] { $count } carta de final de partida
   *[other] { $count } cartas de final de partida
}, ahora { $points }
passed = Pasaste: { $cards }
hal-steps = Lo que acaba de hacer Hal

## Pilas

pile-round = { $round ->
    [0] Draft
   *[other] Ronda { $round }
}
pile-supply = Reserva de losetas: { $count }
pile-supply-tip = { $times ->
    [0] La primera vez que se agote se podrán devolver losetas por puntos; la segunda, acaba la partida.
   *[other] Ya se agotó una vez. La próxima acaba la partida.
}
pile-deck = Mazo: { $count }
pile-deck-tip = Cuando se agote, se le unirán las cartas de todas las obras.
pile-discard = Descarte: { $count }
pile-empty = El descarte está vacío.
last-round = ¡Última ronda!

## El recuento paso a paso

walk = La puntuación paso a paso
row-score-tokens = { rows-score-tokens }
row-score-district = Distrito { $colour ->
    [red] rojo
    [blue] azul
   *[yellow] amarillo
}, { $all ->
    [one] { $all } recurso
   *[other] { $all } recursos
}
walk-district = { $colour ->
    [red] Distrito rojo
    [blue] Distrito azul
   *[yellow] Distrito amarillo
}: { $buildings } edificios, { $total ->
    [one] { $total } recurso
   *[other] { $total } recursos
}
walk-share = { $own } de { $all }, { $rivals ->
    [0] sin rivales: todo dos veces
   *[other] { $place ->
        [1] primer puesto: todo
        [2] segundo puesto: solo lo suyo
       *[other] puesto { $place }: nada
    }
}
walk-back = Atrás
walk-on = Adelante
walk-play = Reproducir
walk-pause = Pausa

## Consulta

reference-search = Buscar cartas
reference-kinds = Tipos de cartas
reference-all = Todas
reference-characters = Personajes
reference-letters = Letras de la A a la L
reference-letter = Sola: 1 recurso o 1 loseta. Con una loseta: un edificio nuevo en el lugar del marcador; pagan los edificios de alrededor y después el marcador avanza.
reference-found = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
reference-none = Ninguna carta coincide.

## Una primera partida

learn-about-title = De qué trata Ginkgopolis
learn-about = Todos construís una misma ciudad, y cada uno quiere que sea suya. En cada ronda todos eligen una carta en secreto; después la ciudad crece hacia fuera o hacia arriba. Los edificios con tus recursos encima son tuyos, y las cartas que ganas pagan una y otra vez. Al final cuentan los puntos de éxito, tus cartas y los distritos en los que dominas. Juegas una partida real contra Bo.
learn-welcome-title = Una ciudad de nueve edificios
learn-welcome = En el centro hay nueve edificios iniciales que no son de nadie. El color dice qué dan: el rojo, recursos; el azul, losetas; el amarillo, puntos de éxito. Alrededor están las letras de la A a la L: por ahí puede crecer la ciudad. Al final cuentan los puntos, y la mayoría se esconde en los distritos: edificios vecinos de un mismo color.
learn-yours-title = Lo que es tuyo
learn-yours = Abajo tienes cuatro cartas y, tras tu pantalla, tus losetas. Tus tres personajes pagan una y otra vez: un recurso cada vez que explotas; una loseta y un punto cada vez que urbanizas. La misma carta sirve para cosas distintas: sola se explota, con una loseta construye.
learn-exploit-title = Primero, explotar
learn-exploit = Solo tienes dos losetas, y sin losetas no se construye nada. La { $card } señala un edificio que da una loseta. Elígela aquí o pulsa su edificio en la ciudad.
learn-exploit-hint = Una letra también da un recurso o una loseta, pero las letras te harán falta para crecer; y la azul 3 trae ahora una loseta y tu recurso extra.
learn-alone-title = La carta sola
learn-alone = Debajo de cada loseta ves lo que costaría construir con ella. Esta vez juega la carta sola: el edificio azul tiene un nivel, así que da una loseta, y tu personaje añade un recurso.
learn-alone-hint = Ya podrías construir aquí, pero dos losetas son pocas: llena antes tus existencias.
learn-urbanize-title = Urbanizar: un edificio nuevo
learn-urbanize = Bruno te ha pasado tres cartas y has robado una. La letra I está junto a dos edificios rojos. Un edificio nuevo allí cuesta un recurso; después paga todo lo que hay alrededor, y también tus dos personajes de Urbanizar. Elige: { $card }.
learn-urbanize-hint = Mira la línea inferior de cada letra: lo que se gana allí al construir. Y tus personajes pagan dos veces por urbanizar.
learn-tile-title = ¿Qué loseta?
learn-tile = En el borde todas las losetas cuestan lo mismo: un recurso, sea cual sea su número. Gasta la más baja, la roja 4. Los números altos son valiosos: encima de un edificio, cada unidad de menos cuesta un punto.
learn-tile-hint = Daría lo mismo, pero regalarías un número alto donde basta uno bajo.
learn-marker-title = El marcador avanza
learn-marker = Tu loseta ha ocupado el lugar del marcador I, que necesita otro a su lado. Allí construirá alguien después. Ponlo debajo, para que la esquina de la izquierda quede libre.
learn-marker-hint = También es posible. En esta lección, elige el lugar debajo del edificio nuevo.
learn-construct-title = Construir: un segundo nivel
learn-construct = Ahora hacia arriba. Para cubrir un edificio necesitas un recurso más que su altura; los recursos se quedan encima y lo hacen tuyo. ¡Y ganas su carta! La roja 2 dará un recurso cada vez que urbanices, y la partida acaba de empezar. Elige: { $card }.
learn-construct-hint = Dos recursos ahora están bien. Una carta que paga el resto de la partida está mejor, y cuanto antes, mejor.
learn-floor-title = Mismo color, número mayor
learn-floor = Roja 14 sobre roja 2: mismo color, así que nada extra; número mayor, así que ningún punto que pagar. Dos recursos y la torre es tuya.
learn-floor-hint = Otro color costaría un recurso más.
learn-engine-title = Tus cartas crecen
learn-engine = La carta es tuya. Mira tu panel: urbanizar ya paga un recurso, una loseta y un punto. Al principio reúne cartas así; más tarde, las que cuentan al final (números del 10 al 20).
learn-district-title = Piensa en los distritos
learn-district = Fíjate en los edificios azules: el azul 1 toca al azul 2. Dos vecinos del mismo color forman un distrito, y quien está solo en él gana dos puntos por cada recurso suyo. Elige: { $card }.
learn-district-hint = La azul 2 también valdría. Aquí construimos sobre la azul 1, porque su carta da una loseta cada vez que explotas.
learn-join-title = Guarda la loseta más alta
learn-join = Basta con la azul 11. La azul 16 vendrá bien más tarde: para cubrir a un rival fuerte sin pagar puntos y porque el número mayor deshace los empates.
learn-join-hint = Hoy cuesta lo mismo, pero un número mayor valdrá más mañana.
learn-lead-title = Quién va por delante
learn-lead = El primer botón junto a la ciudad muestra los distritos: quién va delante, cuánto pagaría ahora y, entre paréntesis, la ventaja. El primero gana como puntos todos los recursos del distrito; el segundo, los suyos; los demás, nada.
learn-rival-title = Diez rondas después
learn-rival = La ciudad ha crecido. La amarilla 14 es de Bruno, y su carta te daría al final un punto por cada edificio bajo tuyo. Elige: { $card }.
learn-rival-hint = Es una buena ganancia, pero a estas alturas pesan más el terreno y las cartas finales.
learn-cover-title = Cubrir a un rival
learn-cover = Bruno recupera el recurso y gana un punto por él: cubrir nunca es gratis. Pero el edificio, el distrito y la carta son tuyos. Con la amarilla 16 no pagas ni por el color ni por el número.
learn-cover-hint = Compara lo que cuesta cada loseta: otro color pide un recurso más; un número menor, puntos.
learn-return-title = No quedan losetas
learn-return = La reserva de losetas se ha agotado. Ahora, una sola vez, cada uno puede devolver losetas, a un punto cada una; con ellas se forma la nueva reserva. Quédate con lo que de verdad vayas a construir.
learn-ending-title = Llega el final
learn-ending = La partida acaba tras la ronda en que las losetas se agotan de nuevo o alguien coloca su último recurso. A Bruno le queda uno: esta puede ser la última ronda. Quien lo ve venir construye donde un distrito está reñido.
learn-final-title = La puntuación
learn-final = Recorre los puntos: los de éxito, las cartas finales, los marcadores y después cada distrito en el mapa. Has ganado; ¡ahora juega tu propia ciudad!
