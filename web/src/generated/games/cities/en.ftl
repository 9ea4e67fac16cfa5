ask-start-tile = Choose your starting tile.
ask-worker = Put a worker on a free slot and take everything in it.
ask-tile = Lay { $items } beside your district.
ask-feature = Place your features: { $items }.
ask-building = Place your buildings: { $items }.
wait-for =
    { $question ->
        [start-tile] { $seat } is choosing a starting tile.
        [worker] { $seat } is placing a worker.
        [tile] { $seat } is laying a tile.
        [feature] { $seat } is placing features.
       *[building] { $seat } is placing buildings.
    }
game-over = The game is over.
do-choose-tile = Start with { $tile }
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
start-tile-chosen = { $seat } starts with { $tile }.
market-filled = Round { $round }: the market is filled.
market-cleared = Not taken, out of the game: { $items }.
star-taken = { $seat } takes the star.
worker-placed = { $seat } puts a worker on { $slot }.
items-revealed = The hidden components are revealed.
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
seat = Player { $number }
slot = { $row } { $column }
cell = { $first } to { $last }
space = space { $name }
tile = tile ({ $a }, { $b } / { $c }, { $d })
short-red = red
short-blue = blue
short-green = green
short-yellow = yellow
short-park = park
short-water = water
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
floors-any = { "" }
floors-exactly =
    { $number ->
        [one] {" "}of exactly { $number } floor
       *[other] {" "}of exactly { $number } floors
    }
floors-from = {" "}of { $number } or more floors
floors-to = {" "}of at most { $number } floors
floors-between = {" "}of { $low } to { $high } floors
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
goal-floors = { points } for each floor of your { buildings-name }{ $floors }
goal-colour-sets = { points } for each set of four buildings{ $floors }, one of every colour
goal-height-sets = { points } for each set of { buildings-name } of { $low } to { $high } floors, one of each height
goal-spaces = { points } for each { empty-word }{ space-name }
space-name =
    { $terrain ->
        [park] park space
        [water] water space
        [red] red street space
        [blue] blue street space
        [green] green street space
        [yellow] yellow street space
       *[street] street space
    }
empty-word =
    { $empty ->
        [yes] empty{" "}
       *[no] { "" }
    }
goal-largest-zone =
    { $terrain ->
        [park] { points } for each space of your largest park zone
       *[water] { points } for each space of your largest water zone
    }
goal-zones = { points } for each { zone-name }{ zone-size }{ zone-kinds }
zone-name =
    { $terrain ->
        [park] park zone
       *[water] water zone
    }
zone-size =
    { $size ->
        [1] { "" }
       *[other] {" "}of { $size } or more spaces
    }
zone-kinds =
    { $kinds ->
        [0] { "" }
        [1] {" "}with a feature
        [4] {" "}with all 4 different features
       *[other] {" "}with { $kinds } or more different features
    }
goal-span =
    { $terrain ->
        [park] { points } for each space of your longest park zone from end to end, across or down
       *[water] { points } for each space of your longest water zone from end to end, across or down
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
buildings-name =
    { $colour ->
        [red] red buildings
        [blue] blue buildings
        [green] green buildings
        [yellow] yellow buildings
       *[any] buildings
    }
of-colour =
    { $colour ->
        [red] {" "}in red
        [blue] {" "}in blue
        [green] {" "}in green
        [yellow] {" "}in yellow
       *[any] { "" }
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
goal-pairs = { points } for each pair of { pair-name } (a building may be in several pairs)
goal-line = { points } for each building of your longest straight line of { buildings-name }{ $floors }
goal-group = { points } for each building of your largest connected group of { buildings-name }{ $floors }
goal-squares = { points } for each square of 2 × 2 { buildings-name }{ $floors }
goal-zone-heights =
    { $terrain ->
        [park] { points } for each different height next to one park zone
       *[water] { points } for each different height next to one water zone
    }
goal-rainbow = { points } for each building of your largest set that all differ in colour and in height
need-buildings =
    { $number ->
        [one] a { building-name }{ $floors }
       *[other] { $number } { buildings-name }{ $floors }
    }
need-floors = { buildings-name }{ $floors } with { $number } floors in all
need-colour-sets =
    { $number ->
        [one] a building{ $floors } in every colour
       *[other] { $number } buildings{ $floors } in every colour
    }
need-height-sets =
    { $number ->
        [one] a { building-name } of each height from { $low } to { $high }
       *[other] { $number } { buildings-name } of each height from { $low } to { $high }
    }
need-spaces =
    { $empty ->
        [yes]
            { $number ->
                [one] an empty { space-name }
               *[other] { $number } empty { space-name }s
            }
       *[no]
            { $number ->
                [one] a { space-name }
               *[other] { $number } { space-name }s
            }
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
                [one] a park zone{ zone-size }{ zone-kinds }
               *[other] { $number } park zones{ zone-each }{ zone-size }{ zone-kinds }
            }
       *[water]
            { $number ->
                [one] a water zone{ zone-size }{ zone-kinds }
               *[other] { $number } water zones{ zone-each }{ zone-size }{ zone-kinds }
            }
    }
zone-each =
    { $kinds ->
        [0]
            { $size ->
                [1] { "" }
               *[other] , each
            }
       *[other] , each
    }
need-span =
    { $terrain ->
        [park] a park zone { $number } spaces long from end to end, across or down
       *[water] a water zone { $number } spaces long from end to end, across or down
    }
need-features =
    { $terrain ->
        [park]
            { $number ->
                [one] a feature in a park
               *[other] { $number } features in parks
            }
       *[water]
            { $number ->
                [one] a feature on water
               *[other] { $number } features on water
            }
    }
need-next-to =
    { $terrain ->
        [park]
            { $number ->
                [one] a { building-name }{ $floors } next to a park
               *[other] { $number } { buildings-name }{ $floors } next to parks
            }
       *[water]
            { $number ->
                [one] a { building-name }{ $floors } next to water
               *[other] { $number } { buildings-name }{ $floors } next to water
            }
    }
need-pairs =
    { $number ->
        [one] a pair of { pair-name }
       *[other] { $number } pairs of { pair-name } (a building may be in several pairs)
    }
need-line = { $number } buildings{ of-colour }{ $floors } in an unbroken straight line
need-group = { $number } connected buildings{ of-colour }{ $floors }
need-squares =
    { $number ->
        [one] a square of 2 × 2 { buildings-name }{ $floors }
       *[other] { $number } squares of 2 × 2 { buildings-name }{ $floors }
    }
need-zone-heights =
    { $terrain ->
        [park] buildings of { $number } different heights next to one park zone
       *[water] buildings of { $number } different heights next to one water zone
    }
need-rainbow = { $number } buildings that all differ in colour and in height
rows-line-achievement = Achievements
line-achievement = Achievement: { $achievement }
rows-line-water = Water zones
line-water = Water zone, different features: { $kinds }
rows-line-park = Park zones
line-park = Park zone, different features: { $kinds }
line-monuments = Monuments
line-theater = Theater
rows-line-goal = Goal cards
line-goal = Goal: { $goal }
preview-points = points { $before } → { $after }
preview-line = { $change } { $line }
preview-achievement = { $change } achievement { $number }
preview-goal =
    { $points ->
        [one] now met { $count } ×, { $points } point
       *[other] now met { $count } ×, { $points } points
    }
preview-placed =
    { $points ->
        [one] if placed well: +{ $points } point
       *[other] if placed well: +{ $points } points
    }
preview-hidden = hidden: you cannot take this back
preview-lost = no space for: { $items }
preview-zones = largest zones: park { $park }, water { $water }
preview-progress = achievement { $number }: { $before } → { $after } of { $need }
progress-achievement =
    { $points ->
        [0] { $achievement }: no place is left
        [one] { $achievement }: the next place is worth { $points } point
       *[other] { $achievement }: the next place is worth { $points } points
    }
progress-goal =
    { $points ->
        [one] { $goal }: met { $count } × now, { $points } point
       *[other] { $goal }: met { $count } × now, { $points } points
    }
progress-workers =
    { $left ->
        [0] { $row }: no worker left for this row
        [one] { $row }: { $left } worker left for this row
       *[other] { $row }: { $left } workers left for this row
    }
progress-star = furthest right in the row of buildings, would take the star: { $slot }
why-turn = It is the turn of { $seat }. ({ $rule })
why-start-first = First all players choose a starting tile. ({ $rule })
why-place-first = First place what you have taken. ({ $rule })
why-worker-first = Put a worker on its slot to take it. ({ $rule })
why-slot-taken = This slot is taken by { $seat }. ({ $rule })
why-row-done =
    { $number ->
        [one] You have placed your worker in this row. ({ $rule })
       *[other] You have placed your { $number } workers in this row. ({ $rule })
    }
why-tile-chosen = This starting tile was chosen by { $seat }. ({ $rule })
why-achievement-awarded = You gain it at the end of the turn in which your district meets it. ({ $rule })
why-achievement-gained = You have gained it already. ({ $rule })
why-achievement-closed = All its places are taken. ({ $rule })
why-fits-nowhere = It fits nowhere in your district now. ({ $rule })
why-theater-owned = You have a theater already. ({ $rule })
why-theater-swap = Only a monument or a special just taken can be given up for a theater. ({ $rule })
why-cell-taken = A tile lies there already. ({ $rule })
why-cell-apart = A tile must share a side with your district. ({ $rule })
why-cell-far = The district may not exceed { $side } × { $other } tiles. ({ $rule })
why-no-street = Buildings stand on streets only. ({ $rule })
why-park = For park features. ({ $rule })
why-water = For water features. ({ $rule })
why-one-feature = One feature per space: nothing more comes here. ({ $rule })
why-built-on = A feature needs a street without a building. ({ $rule })
why-no-building = No building comes here. ({ $rule })
why-no-floor = Four floors: no higher. ({ $rule })
why-any-colour = A building of any colour may start here. ({ $rule })
why-floor = Only another building of this colour comes on top: { $colour }. ({ $rule })
why-street = For buildings of this colour: { $colour }. Or for a monument or a special. ({ $rule })
market-row-goals = Goals
market-row-districts = District tiles
market-row-features = Features
market-row-buildings = Buildings
draw-heading = { $city }, round { $round } of { $rounds }
draw-star = star: { $seat }
draw-district =
    { $points ->
        [one] { $seat }: { $points } point so far
       *[other] { $seat }: { $points } points so far
    }
draw-legend = P park, W water, r b g y streets, R2 building of 2 floors · park: t tree f fountain c carousel k kiosk · water: d dolphins s sailing boat r rowing boat w swans · m monument * special
draw-legend-theaters = · T theater
