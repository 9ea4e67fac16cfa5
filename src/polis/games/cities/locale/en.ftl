# Cities in English.

## Questions

ask-start-tile = Choose your starting tile.
ask-worker = Put a worker on a free slot and take what is there.
ask-tile = Lay { $items } beside your district.
ask-feature = Place what you have taken: { $items }.
ask-building = Place what you have taken: { $items }.
wait-for =
    { $question ->
        [start-tile] { $seat } is choosing a starting tile.
        [worker] { $seat } is placing a worker.
        [tile] { $seat } is laying a tile.
        [feature] { $seat } is placing features.
       *[building] { $seat } is placing buildings.
    }
game-over = The game is over.

## Actions

do-choose-tile = Begin with { $tile }
do-take-goal = { $slot }: { $items }
do-take-tile = { $slot }: { $items }
do-take-features = { $slot }: { $items }
do-take-buildings = { $slot }: { $items }
do-lay-tile = { $tile } at { $cell }
do-place-feature = { $feature } on { $space }
do-take-theater = Give up { $given } for { $theater }
do-build =
    { $floor ->
        [1] { $building } on { $space }
       *[other] { $building } on { $space }, floor { $floor }
    }
do-leave = Discard the rest: { $items }

## Events

start-tile-chosen = { $seat } begins with { $tile }.
market-filled = Round { $round }: the market is filled.
market-cleared = Nobody took, out of the game: { $items }.
star-taken = { $seat } takes the star.
worker-placed = { $seat } puts a worker on { $slot }.
items-revealed = What lay hidden is turned over.
items-taken = { $seat } takes: { $items }.
items-left = { $seat } discards: { $items }.
tile-placed = { $seat } lays { $tile } at { $cell }.
feature-placed = { $seat } places { $feature } on { $space }.
theater-taken = { $seat } gives up { $given } for { $theater }.
building-placed =
    { $height ->
        [1] { $seat } builds on { $space }: { $building }.
       *[other] { $seat } builds on { $space }: { $building }, floor { $height }.
    }
achievement-gained =
    { $points ->
        [one] { $seat } gains an achievement for { $points } point: { $achievement }.
       *[other] { $seat } gains an achievement for { $points } points: { $achievement }.
    }

## Components

seat = Player { $number }
slot = [{ $name }]
cell = { $first } to { $last }
space = space { $name }
tile = tile { $spaces }

building-red = red
building-blue = blue
building-green = green
building-yellow = yellow

feature-tree = tree
feature-fountain = fountain
feature-carousel = carousel
feature-kiosk = kiosk
feature-dolphins = dolphins
feature-sailing-boat = sailing boat
feature-rowing-boat = rowing boat
feature-swans = swans
feature-monument = monument
feature-special = special
feature-theater-red = red theater
feature-theater-blue = blue theater
feature-theater-green = green theater
feature-theater-yellow = yellow theater

hidden-goals = a hidden card
hidden-districts = a hidden tile
hidden-features = a hidden feature
hidden-buildings = two from the bag

city-barcelona = Barcelona
city-buenos-aires = Buenos Aires
city-lisbon = Lisbon
city-mexico-city = Mexico City
city-new-york = New York
city-rio-de-janeiro = Rio de Janeiro
city-sydney = Sydney
city-venice = Venice
city-other = { $name }

## Heights

floors-any = { "" }
floors-exactly =
    { $number ->
        [one] {" "}of exactly { $number } floor
       *[other] {" "}of exactly { $number } floors
    }
floors-from = {" "}of { $number } or more floors
floors-to = {" "}of at most { $number } floors
floors-between = {" "}of { $low } to { $high } floors

## Goal cards

points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
goal-buildings =
    { $colour ->
        [red] { points } for each red building{ $floors }
        [blue] { points } for each blue building{ $floors }
        [green] { points } for each green building{ $floors }
        [yellow] { points } for each yellow building{ $floors }
       *[any] { points } for each building{ $floors }
    }
goal-floors =
    { $colour ->
        [red] { points } for each red floor
        [blue] { points } for each blue floor
        [green] { points } for each green floor
        [yellow] { points } for each yellow floor
       *[any] { points } for each floor
    }
goal-colour-sets = { points } for each set of four buildings{ $floors }, one of every colour
goal-height-sets = { points } for each set of buildings of { $low } to { $high } floors, one of each height
goal-spaces =
    { $terrain ->
        [park] { points } for each park space
        [water] { points } for each water space
        [red] { points } for each red street space
        [blue] { points } for each blue street space
        [green] { points } for each green street space
       *[yellow] { points } for each yellow street space
    }
goal-largest-zone =
    { $terrain ->
        [park] { points } for each space of your largest park zone
       *[water] { points } for each space of your largest water zone
    }
goal-zones =
    { $kinds ->
        [0] { points } for each { zone-name } of { $size } or more spaces
        [one] { points } for each { zone-name } with a feature
       *[other] { points } for each { zone-name } with { $kinds } or more different features
    }
zone-name =
    { $terrain ->
        [park] park zone
       *[water] water zone
    }
goal-span =
    { $terrain ->
        [park] { points } for each space between the ends of your widest park zone
       *[water] { points } for each space between the ends of your widest water zone
    }
goal-features =
    { $terrain ->
        [park] { points } for each feature in your parks
       *[water] { points } for each feature on your water
    }
goal-next-to =
    { $terrain ->
        [park] { points } for each { building-name }{ $floors } next to a park
       *[water] { points } for each { building-name }{ $floors } next to water
    }
building-name =
    { $colour ->
        [red] red building
        [blue] blue building
        [green] green building
        [yellow] yellow building
       *[any] building
    }
other-name =
    { $others ->
        [red] one red
        [blue] one blue
        [green] one green
        [yellow] one yellow
       *[any] one of any colour
    }
pair-name =
    { $others ->
        [any]
            { $colour ->
                [any] neighbouring buildings{ $floors }
               *[other] neighbouring buildings{ $floors }, { first-name } and { other-name }
            }
       *[other] neighbouring buildings{ $floors }, { first-name } and { other-name }
    }
first-name =
    { $colour ->
        [red] one red
        [blue] one blue
        [green] one green
        [yellow] one yellow
       *[any] one of any colour
    }
goal-pairs = { points } for each pair of { pair-name }
goal-line = { points } for each building of your longest straight line of buildings{ $floors }
goal-group = { points } for each building of your largest connected group of buildings{ $floors }
goal-squares = { points } for each square of 2 × 2 buildings{ $floors }
goal-zone-heights =
    { $terrain ->
        [park] { points } for each different height next to one park zone
       *[water] { points } for each different height next to one water zone
    }
goal-rainbow = { points } for each of your buildings that all differ in colour and in height

## Achievements

need-buildings =
    { $number ->
        [one] a { building-name }{ $floors }
       *[other] { $number } buildings{ of-colour }{ $floors }
    }
of-colour =
    { $colour ->
        [red] {" "}in red
        [blue] {" "}in blue
        [green] {" "}in green
        [yellow] {" "}in yellow
       *[any] { "" }
    }
need-floors = { $number } floors{ of-colour } in all
need-colour-sets =
    { $number ->
        [one] a building{ $floors } in every colour
       *[other] { $number } buildings{ $floors } in every colour
    }
need-height-sets =
    { $number ->
        [one] a building of each height from { $low } to { $high }
       *[other] { $number } buildings of each height from { $low } to { $high }
    }
need-spaces =
    { $terrain ->
        [park] { $number } park spaces
        [water] { $number } water spaces
        [red] { $number } red street spaces
        [blue] { $number } blue street spaces
        [green] { $number } green street spaces
       *[yellow] { $number } yellow street spaces
    }
need-largest-zone =
    { $terrain ->
        [park] a park zone of { $number } or more spaces
       *[water] a water zone of { $number } or more spaces
    }
need-zones =
    { $terrain ->
        [park]
            { $number ->
                [one] a park zone { zone-demand }
               *[other] { $number } park zones { zone-demand }
            }
       *[water]
            { $number ->
                [one] a water zone { zone-demand }
               *[other] { $number } water zones { zone-demand }
            }
    }
zone-demand =
    { $kinds ->
        [0] of { $size } or more spaces
        [one] with a feature
       *[other] with { $kinds } or more different features
    }
need-span =
    { $terrain ->
        [park] a park zone that spans { $number } spaces, from edge to edge
       *[water] a water zone that spans { $number } spaces, from edge to edge
    }
need-features =
    { $terrain ->
        [park] { $number } features in parks
       *[water] { $number } features on water
    }
need-next-to =
    { $terrain ->
        [park] { $number } buildings{ of-colour }{ $floors } next to parks
       *[water] { $number } buildings{ of-colour }{ $floors } next to water
    }
need-pairs = { $number } pairs of { pair-name }
need-line = { $number } buildings{ of-colour }{ $floors } in an unbroken straight line
need-group = { $number } connected buildings{ of-colour }{ $floors }
need-squares =
    { $number ->
        [one] a square of 2 × 2 buildings{ $floors }
       *[other] { $number } squares of 2 × 2 buildings{ $floors }
    }
need-zone-heights =
    { $terrain ->
        [park] buildings of { $number } different heights next to one park zone
       *[water] buildings of { $number } different heights next to one water zone
    }
need-rainbow = { $number } buildings that all differ in colour and in height

## Score sheet

line-achievement = Achievement: { $achievement }
line-water = Water zone, different features: { $kinds }
line-park = Park zone, different features: { $kinds }
line-monuments = Monuments
line-theater = Theater
line-goal = Goal: { $goal }

## Previews

preview-points = points { $before } → { $after }
preview-line = { $change } { $line }
preview-goal =
    { $points ->
        [one] now met { $count } ×, { $points } point
       *[other] now met { $count } ×, { $points } points
    }
preview-placed =
    { $points ->
        [one] placed well: +{ $points } point
       *[other] placed well: +{ $points } points
    }
preview-hidden = a surprise: no way back
preview-lost = no space for: { $items }
preview-zones = largest zones: park { $park }, water { $water }
preview-progress = { $achievement }: { $before } → { $after } of { $need }

## The table

row-goals = 1 Goals
row-districts = 2 District tiles
row-features = 3 Features
row-buildings = 4 Buildings
draw-heading = { $city }, round { $round } of { $rounds }
draw-star = star: { $seat }
draw-district =
    { $points ->
        [one] { $seat }: { $points } point so far
       *[other] { $seat }: { $points } points so far
    }
draw-legend = P park, W water, r b g y streets, R2 building of 2 floors · park: t tree f fountain c carousel k kiosk · water: d dolphins s sailing boat r rowing boat w swans · m monument * special T theater
