# Cities en español.

## Questions

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

## Actions

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

## Events

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

## Components

seat = Jugador { $number }
slot = [{ $name }]
cell = { $first } a { $last }
space = el espacio { $name }
tile = loseta { $spaces }

building-red = rojo
building-blue = azul
building-green = verde
building-yellow = amarillo

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

## Heights

floors-any = { "" }
floors-exactly =
    { $number ->
        [one] {" "}de exactamente { $number } planta
       *[other] {" "}de exactamente { $number } plantas
    }
floors-from = {" "}de { $number } plantas o más
floors-to = {" "}de { $number } plantas como máximo
floors-between = {" "}de { $low } a { $high } plantas

## Goal cards

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
goal-floors =
    { $colour ->
        [red] { points } por cada planta roja
        [blue] { points } por cada planta azul
        [green] { points } por cada planta verde
        [yellow] { points } por cada planta amarilla
       *[any] { points } por cada planta
    }
goal-colour-sets = { points } por cada conjunto de cuatro edificios{ $floors }, uno de cada color
goal-height-sets = { points } por cada conjunto de edificios de { $low } a { $high } plantas, uno de cada altura
goal-spaces =
    { $terrain ->
        [park] { points } por cada espacio de parque
        [water] { points } por cada espacio de agua
        [red] { points } por cada espacio de calle roja
        [blue] { points } por cada espacio de calle azul
        [green] { points } por cada espacio de calle verde
       *[yellow] { points } por cada espacio de calle amarilla
    }
goal-largest-zone =
    { $terrain ->
        [park] { points } por cada espacio de tu mayor zona de parque
       *[water] { points } por cada espacio de tu mayor zona de agua
    }
goal-zones =
    { $kinds ->
        [0] { points } por cada { zone-name } de { $size } espacios o más
        [one] { points } por cada { zone-name } con un elemento
       *[other] { points } por cada { zone-name } con { $kinds } o más elementos distintos
    }
zone-name =
    { $terrain ->
        [park] zona de parque
       *[water] zona de agua
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
goal-pairs = { points } por cada par de { pair-name }
goal-line = { points } por cada edificio de tu línea recta de edificios más larga{ $floors }
goal-group = { points } por cada edificio de tu mayor grupo de edificios contiguos{ $floors }
goal-squares = { points } por cada cuadrado de 2 × 2 edificios{ $floors }
goal-zone-heights =
    { $terrain ->
        [park] { points } por cada altura distinta junto a una misma zona de parque
       *[water] { points } por cada altura distinta junto a una misma zona de agua
    }
goal-rainbow = { points } por cada uno de tus edificios que difieran todos en color y en altura

## Achievements

need-buildings =
    { $number ->
        [one] un { building-name }{ $floors }
       *[other] { $number } edificios{ of-colour }{ $floors }
    }
of-colour =
    { $colour ->
        [red] {" "}de color rojo
        [blue] {" "}de color azul
        [green] {" "}de color verde
        [yellow] {" "}de color amarillo
       *[any] { "" }
    }
need-floors = { $number } plantas{ of-colour } en total
need-colour-sets =
    { $number ->
        [one] un edificio{ $floors } de cada color
       *[other] { $number } edificios{ $floors } de cada color
    }
need-height-sets =
    { $number ->
        [one] un edificio de cada altura de { $low } a { $high }
       *[other] { $number } edificios de cada altura de { $low } a { $high }
    }
need-spaces =
    { $terrain ->
        [park] { $number } espacios de parque
        [water] { $number } espacios de agua
        [red] { $number } espacios de calle roja
        [blue] { $number } espacios de calle azul
        [green] { $number } espacios de calle verde
       *[yellow] { $number } espacios de calle amarilla
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
                [one] una zona de parque { zone-demand }
               *[other] { $number } zonas de parque { zone-demand }
            }
       *[water]
            { $number ->
                [one] una zona de agua { zone-demand }
               *[other] { $number } zonas de agua { zone-demand }
            }
    }
zone-demand =
    { $kinds ->
        [0] de { $size } espacios o más
        [one] con un elemento
       *[other] con { $kinds } o más elementos distintos
    }
need-span =
    { $terrain ->
        [park] una zona de parque que abarque { $number } espacios, de borde a borde
       *[water] una zona de agua que abarque { $number } espacios, de borde a borde
    }
need-features =
    { $terrain ->
        [park] { $number } elementos en parques
       *[water] { $number } elementos en el agua
    }
need-next-to =
    { $terrain ->
        [park] { $number } edificios{ of-colour }{ $floors } junto a parques
       *[water] { $number } edificios{ of-colour }{ $floors } junto al agua
    }
need-pairs = { $number } pares de { pair-name }
need-line = { $number } edificios{ of-colour }{ $floors } en línea recta sin huecos
need-group = { $number } edificios{ of-colour }{ $floors } contiguos
need-squares =
    { $number ->
        [one] un cuadrado de 2 × 2 edificios{ $floors }
       *[other] { $number } cuadrados de 2 × 2 edificios{ $floors }
    }
need-zone-heights =
    { $terrain ->
        [park] edificios de { $number } alturas distintas junto a una misma zona de parque
       *[water] edificios de { $number } alturas distintas junto a una misma zona de agua
    }
need-rainbow = { $number } edificios que difieran todos en color y en altura

## Score sheet

line-achievement = Logro: { $achievement }
line-water = Zona de agua, elementos distintos: { $kinds }
line-park = Zona de parque, elementos distintos: { $kinds }
line-monuments = Monumentos
line-theater = Teatro
line-goal = Objetivo: { $goal }

## Previews

preview-points = puntos { $before } → { $after }
preview-line = { $change } { $line }
preview-goal =
    { $points ->
        [one] ahora se cumple { $count } ×, { $points } punto
       *[other] ahora se cumple { $count } ×, { $points } puntos
    }
preview-placed =
    { $points ->
        [one] bien colocado: +{ $points } punto
       *[other] bien colocado: +{ $points } puntos
    }
preview-hidden = sorpresa: sin vuelta atrás
preview-lost = sin sitio para: { $items }
preview-zones = zonas mayores: parque { $park }, agua { $water }
preview-progress = { $achievement }: { $before } → { $after } de { $need }

## The table

row-goals = 1 Objetivos
row-districts = 2 Losetas de distrito
row-features = 3 Elementos
row-buildings = 4 Edificios
draw-heading = { $city }, ronda { $round } de { $rounds }
draw-star = estrella: { $seat }
draw-district =
    { $points ->
        [one] { $seat }: { $points } punto por ahora
       *[other] { $seat }: { $points } puntos por ahora
    }
draw-legend = P parque, W agua, r b g y calles (roja, azul, verde, amarilla), R2 edificio de 2 plantas · parque: t árbol f fuente c carrusel k quiosco · agua: d delfines s velero r barca w cisnes · m monumento * especial T teatro
