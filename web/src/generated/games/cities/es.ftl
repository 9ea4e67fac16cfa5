ask-start-tile = Elige tu loseta inicial.
ask-worker = Coloca un trabajador en una casilla libre y llévate lo que haya en ella.
ask-tile = Coloca la { $items } junto a tu distrito.
ask-feature = Coloca lo que has tomado: { $items }.
ask-building = Coloca lo que has tomado: { $items }.
wait-for =
    { $question ->
        [start-tile] { $seat } está eligiendo su loseta inicial.
        [worker] { $seat } está colocando un trabajador.
        [tile] { $seat } está colocando una loseta.
        [feature] { $seat } está colocando elementos.
       *[building] { $seat } está colocando edificios.
    }
game-over = La partida ha terminado.
do-choose-tile = Empezar con { $tile }
do-take-goal = { $slot }: { $items }
do-take-tile = { $slot }: { $items }
do-take-features = { $slot }: { $items }
do-take-buildings = { $slot }: { $items }
do-lay-tile = { $tile } en { $cell }
do-place-feature = { $feature } en { $space }
do-take-theater = Cambiar { $given } por { $theater }
do-build =
    { $floor ->
        [1] { $building } en { $space }
       *[other] { $building } en { $space }, planta { $floor }
    }
do-leave = Descartar el resto: { $items }
start-tile-chosen = { $seat } empieza con { $tile }.
market-filled = Ronda { $round }: se rellena el mercado.
market-cleared = Nadie los quiso y salen de la partida: { $items }.
star-taken = { $seat } se queda la estrella.
worker-placed = { $seat } coloca un trabajador en { $slot }.
items-revealed = Se descubre lo que estaba oculto.
items-taken = { $seat } toma: { $items }.
items-left = { $seat } descarta: { $items }.
tile-placed = { $seat } coloca { $tile } en { $cell }.
feature-placed = { $seat } coloca { $feature } en { $space }.
theater-taken = { $seat } cambia { $given } por { $theater }.
building-placed =
    { $height ->
        [1] { $seat } construye en { $space }: { $building }.
       *[other] { $seat } construye en { $space }: { $building }, planta { $height }.
    }
achievement-gained =
    { $points ->
        [one] { $seat } consigue un logro de { $points } punto: { $achievement }.
       *[other] { $seat } consigue un logro de { $points } puntos: { $achievement }.
    }
seat = Jugador { $number }
slot = { $row } { $column }
cell = { $first }–{ $last }
space = el espacio { $name }
tile = loseta ({ $a }, { $b } / { $c }, { $d })
short-red = rojo
short-blue = azul
short-green = verde
short-yellow = amarillo
short-park = parque
short-water = agua
building-red = edificio rojo
building-blue = edificio azul
building-green = edificio verde
building-yellow = edificio amarillo
feature-tree = árbol
feature-fountain = fuente
feature-carousel = carrusel
feature-kiosk = quiosco
feature-dolphins = delfines
feature-sailing-boat = velero
feature-rowing-boat = barca de remos
feature-swans = cisnes
feature-monument = monumento
feature-special = elemento especial
feature-theater-red = teatro rojo
feature-theater-blue = teatro azul
feature-theater-green = teatro verde
feature-theater-yellow = teatro amarillo
hidden-goals = una carta oculta
hidden-districts = una loseta oculta
hidden-features = un elemento oculto
hidden-buildings = dos de la bolsa
city-barcelona = Barcelona
city-buenos-aires = Buenos Aires
city-lisbon = Lisboa
city-mexico-city = Ciudad de México
city-new-york = Nueva York
city-rio-de-janeiro = Río de Janeiro
city-sydney = Sídney
city-venice = Venecia
city-other = { $name }
floors-any = { "" }
floors-exactly =
    { $number ->
        [one] {" "}de exactamente { $number } planta
       *[other] {" "}de exactamente { $number } plantas
    }
floors-from = {" "}de { $number } plantas o más
floors-to = {" "}de { $number } plantas como máximo
floors-between = {" "}de { $low } a { $high } plantas
points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }
goal-buildings =
    { $colour ->
        [red] { points } por cada edificio rojo{ $floors }
        [blue] { points } por cada edificio azul{ $floors }
        [green] { points } por cada edificio verde{ $floors }
        [yellow] { points } por cada edificio amarillo{ $floors }
       *[any] { points } por cada edificio{ $floors }
    }
goal-floors = { points } por cada planta de tus { buildings-name }{ $floors }
goal-colour-sets = { points } por cada conjunto de cuatro edificios{ $floors }, uno de cada color
goal-height-sets = { points } por cada conjunto de { buildings-name } de { $low } a { $high } plantas, uno de cada altura
goal-spaces = { points } por cada espacio{ empty-word } { space-name }
space-name =
    { $terrain ->
        [park] de parque
        [water] de agua
        [red] de calle roja
        [blue] de calle azul
        [green] de calle verde
        [yellow] de calle amarilla
       *[street] de calle
    }
empty-word =
    { $empty ->
        [yes] {" "}vacío
       *[no] { "" }
    }
goal-largest-zone =
    { $terrain ->
        [park] { points } por cada espacio de tu mayor zona de parque
       *[water] { points } por cada espacio de tu mayor zona de agua
    }
goal-zones = { points } por cada { zone-name }{ zone-size }{ zone-kinds }
zone-name =
    { $terrain ->
        [park] zona de parque
       *[water] zona de agua
    }
zone-size =
    { $size ->
        [1] { "" }
       *[other] {" "}de { $size } espacios o más
    }
zone-kinds =
    { $kinds ->
        [0] { "" }
        [1] {" "}con un elemento
        [4] {" "}con los 4 elementos distintos
       *[other] {" "}con { $kinds } o más elementos distintos
    }
goal-span =
    { $terrain ->
        [park] { points } por cada espacio de extremo a extremo de tu zona de parque más larga
       *[water] { points } por cada espacio de extremo a extremo de tu zona de agua más larga
    }
goal-features =
    { $terrain ->
        [park] { points } por cada elemento en tus parques
       *[water] { points } por cada elemento en el agua
    }
goal-next-to =
    { $terrain ->
        [park] { points } por cada { building-name }{ $floors } junto a un parque
       *[water] { points } por cada { building-name }{ $floors } junto al agua
    }
building-name =
    { $colour ->
        [red] edificio rojo
        [blue] edificio azul
        [green] edificio verde
        [yellow] edificio amarillo
       *[any] edificio
    }
buildings-name =
    { $colour ->
        [red] edificios rojos
        [blue] edificios azules
        [green] edificios verdes
        [yellow] edificios amarillos
       *[any] edificios
    }
of-colour =
    { $colour ->
        [red] {" "}de color rojo
        [blue] {" "}de color azul
        [green] {" "}de color verde
        [yellow] {" "}de color amarillo
       *[any] { "" }
    }
other-name =
    { $others ->
        [red] otro rojo
        [blue] otro azul
        [green] otro verde
        [yellow] otro amarillo
       *[any] otro de cualquier color
    }
pair-name =
    { $others ->
        [any]
            { $colour ->
                [any] edificios vecinos{ $floors }
               *[other] edificios vecinos{ $floors }, { first-name } y { other-name }
            }
       *[other] edificios vecinos{ $floors }, { first-name } y { other-name }
    }
first-name =
    { $colour ->
        [red] uno rojo
        [blue] uno azul
        [green] uno verde
        [yellow] uno amarillo
       *[any] uno de cualquier color
    }
goal-pairs = { points } por cada par de { pair-name } (un edificio puede estar en varios pares)
goal-line = { points } por cada edificio de tu línea recta más larga de { buildings-name }{ $floors }
goal-group = { points } por cada edificio de tu mayor grupo contiguo de { buildings-name }{ $floors }
goal-squares = { points } por cada cuadrado de 2 × 2 { buildings-name }{ $floors }
goal-zone-heights =
    { $terrain ->
        [park] { points } por cada altura distinta junto a una misma zona de parque
       *[water] { points } por cada altura distinta junto a una misma zona de agua
    }
goal-rainbow = { points } por cada edificio de tu mayor conjunto en que todos difieran en color y en altura
need-buildings =
    { $number ->
        [one] un { building-name }{ $floors }
       *[other] { $number } { buildings-name }{ $floors }
    }
need-floors = { buildings-name }{ $floors } con { $number } plantas en total
need-colour-sets =
    { $number ->
        [one] un edificio{ $floors } de cada color
       *[other] { $number } edificios{ $floors } de cada color
    }
need-height-sets =
    { $number ->
        [one] un { building-name } de cada altura de { $low } a { $high }
       *[other] { $number } { buildings-name } de cada altura de { $low } a { $high }
    }
need-spaces =
    { $empty ->
        [yes]
            { $number ->
                [one] un espacio vacío { space-name }
               *[other] { $number } espacios vacíos { space-name }
            }
       *[no]
            { $number ->
                [one] un espacio { space-name }
               *[other] { $number } espacios { space-name }
            }
    }
need-largest-zone =
    { $terrain ->
        [park] una zona de parque de { $number } espacios o más
       *[water] una zona de agua de { $number } espacios o más
    }
need-zones =
    { $terrain ->
        [park]
            { $number ->
                [one] una zona de parque{ zone-size }{ zone-kinds }
               *[other] { $number } zonas de parque{ zone-each }{ zone-size }{ zone-kinds }
            }
       *[water]
            { $number ->
                [one] una zona de agua{ zone-size }{ zone-kinds }
               *[other] { $number } zonas de agua{ zone-each }{ zone-size }{ zone-kinds }
            }
    }
zone-each =
    { $kinds ->
        [0]
            { $size ->
                [1] { "" }
               *[other] , cada una
            }
       *[other] , cada una
    }
need-span =
    { $terrain ->
        [park] una zona de parque de { $number } espacios de largo de extremo a extremo, en horizontal o en vertical
       *[water] una zona de agua de { $number } espacios de largo de extremo a extremo, en horizontal o en vertical
    }
need-features =
    { $terrain ->
        [park]
            { $number ->
                [one] un elemento en un parque
               *[other] { $number } elementos en parques
            }
       *[water]
            { $number ->
                [one] un elemento en el agua
               *[other] { $number } elementos en el agua
            }
    }
need-next-to =
    { $terrain ->
        [park]
            { $number ->
                [one] un { building-name }{ $floors } junto a un parque
               *[other] { $number } { buildings-name }{ $floors } junto a parques
            }
       *[water]
            { $number ->
                [one] un { building-name }{ $floors } junto al agua
               *[other] { $number } { buildings-name }{ $floors } junto al agua
            }
    }
need-pairs =
    { $number ->
        [one] un par de { pair-name }
       *[other] { $number } pares de { pair-name } (un edificio puede estar en varios pares)
    }
need-line = { $number } edificios{ of-colour }{ $floors } en línea recta sin huecos
need-group = { $number } edificios{ of-colour }{ $floors } contiguos
need-squares =
    { $number ->
        [one] un cuadrado de 2 × 2 { buildings-name }{ $floors }
       *[other] { $number } cuadrados de 2 × 2 { buildings-name }{ $floors }
    }
need-zone-heights =
    { $terrain ->
        [park] edificios de { $number } alturas distintas junto a una misma zona de parque
       *[water] edificios de { $number } alturas distintas junto a una misma zona de agua
    }
need-rainbow = { $number } edificios que difieran todos en color y en altura
rows-line-achievement = Logros
line-achievement = Logro: { $achievement }
rows-line-water = Zonas de agua
line-water = Zona de agua, elementos distintos: { $kinds }
rows-line-park = Zonas de parque
line-park = Zona de parque, elementos distintos: { $kinds }
line-monuments = Monumentos
line-theater = Teatro
rows-line-goal = Cartas de objetivo
line-goal = Objetivo: { $goal }
preview-points = puntos { $before } → { $after }
preview-line = { $change } { $line }
preview-achievement = { $change } logro { $number }
preview-goal =
    ahora se cumple { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
preview-placed =
    { $points ->
        [one] bien colocado: +{ $points } punto
       *[other] bien colocado: +{ $points } puntos
    }
preview-hidden = oculto: no se puede deshacer
preview-lost = sin sitio para: { $items }
preview-zones = zonas más grandes: parque { $park }, agua { $water }
preview-progress = logro { $number }: { $before } → { $after } de { $need }
progress-achievement =
    { $points ->
        [0] { $achievement }: no queda ningún lugar
        [one] { $achievement }: el siguiente lugar vale { $points } punto
       *[other] { $achievement }: el siguiente lugar vale { $points } puntos
    }
progress-goal =
    { $goal }: ahora se cumple { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
progress-workers =
    { $left ->
        [0] { $row }: no quedan trabajadores para esta fila
        [one] { $row }: queda { $left } trabajador para esta fila
       *[other] { $row }: quedan { $left } trabajadores para esta fila
    }
progress-star = más a la derecha en la fila de edificios, se llevaría la estrella: { $slot }
why-turn = Es el turno de { $seat }. ({ $rule })
why-start-first = Primero todos eligen una loseta inicial. ({ $rule })
why-place-first = Primero coloca lo que has tomado. ({ $rule })
why-worker-first = Pon un trabajador en su casilla para tomarlo. ({ $rule })
why-slot-taken = Esta casilla está ocupada por { $seat }. ({ $rule })
why-row-done =
    { $number ->
        [one] Ya has puesto tu trabajador en esta fila. ({ $rule })
       *[other] Ya has puesto tus { $number } trabajadores en esta fila. ({ $rule })
    }
why-tile-chosen = Esta loseta inicial la ha elegido { $seat }. ({ $rule })
why-achievement-awarded = Se consigue al final del turno en que tu distrito lo cumple. ({ $rule })
why-achievement-gained = Ya lo has conseguido. ({ $rule })
why-achievement-closed = Todos sus lugares están ocupados. ({ $rule })
why-fits-nowhere = Ahora no cabe en ningún lugar de tu distrito. ({ $rule })
why-theater-owned = Ya tienes un teatro. ({ $rule })
why-theater-swap = Solo se cambia por un teatro un monumento o un elemento especial recién tomado. ({ $rule })
why-cell-taken = Ahí ya hay una loseta. ({ $rule })
why-cell-apart = Una loseta debe compartir un lado con tu distrito. ({ $rule })
why-cell-far = El distrito no puede superar { $side } × { $other } losetas. ({ $rule })
why-no-street = Los edificios van solo en calles. ({ $rule })
why-park = Para elementos de parque. ({ $rule })
why-water = Para elementos de agua. ({ $rule })
why-one-feature = Un elemento por espacio: aquí no cabe nada más. ({ $rule })
why-built-on = Un elemento necesita una calle sin edificio. ({ $rule })
why-no-building = Aquí no se construye. ({ $rule })
why-no-floor = Cuatro plantas: no sube más. ({ $rule })
why-any-colour = Aquí puede empezar un edificio de cualquier color. ({ $rule })
why-floor = Encima solo va otro { $colour }. ({ $rule })
why-street = Para un { $colour }, un monumento o un elemento especial. ({ $rule })
market-row-goals = Objetivos
market-row-districts = Losetas de distrito
market-row-features = Elementos
market-row-buildings = Edificios
draw-heading = { $city }, ronda { $round } de { $rounds }
draw-star = estrella: { $seat }
draw-district =
    { $points ->
        [one] { $seat }: { $points } punto por ahora
       *[other] { $seat }: { $points } puntos por ahora
    }
draw-legend = P parque, W agua, r b g y calles (roja, azul, verde, amarilla), R2 edificio de 2 plantas · parque: t árbol f fuente c carrusel k quiosco · agua: d delfines s velero r barca w cisnes · m monumento * especial
draw-legend-theaters = · T teatro
