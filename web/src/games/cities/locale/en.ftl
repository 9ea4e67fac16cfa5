title = Cities
tagline = Four rows of a market, one neighbourhood to be proud of.
about = Send your workers to the market, bring home tiles, features and buildings, lay them out so that your goals and the land itself pay, and race the others for the achievements of a great city.

option-seats = Players
option-city = City
option-city-random = Any
option-city-barcelona = Barcelona
option-city-buenos-aires = Buenos Aires
option-city-lisbon = Lisbon
option-city-mexico-city = Mexico City
option-city-new-york = New York
option-city-rio-de-janeiro = Rio de Janeiro
option-city-sydney = Sydney
option-city-venice = Venice
option-long = Long game for two
option-long-yes = 7 rounds, 3 × 5 tiles
option-long-no = no
option-theaters = Theaters
option-theaters-yes = variant: a theater instead of a monument or a special
option-theaters-no = without
option-first = Star at the beginning
option-first-random = by lot
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-content = Own content

## The table

panes = What to look at
pane-market = Market
pane-district = District
pane-others = City
market = Market
market-row-goals = Goals
market-row-districts = District tiles
market-row-features = Features
market-row-buildings = Buildings
round-of = Round { $round } of { $rounds }
achievements = Achievements
goals = Goal cards
rivals = Neighbours
no-goals = No goal cards yet: the first row of the market has them.
back-to-own = Back to my district
district-of = District of { $name }
enlarge = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far. Show large.
has-star = has the star
star-explained = The star begins the round. Whoever stands furthest right in the row of buildings gets it next.
star-next = would take the star: furthest right in this row
rotate = Turn
rotate-tile = turn the tile in hand
leave-rest = Discard the rest
leave-explained = What is discarded leaves the game.
fits-nowhere = Fits nowhere in your district now.
workers-left = { $number ->
        [0] You have been in this row.
        [one] You have { $number } worker left for this row.
       *[other] You have { $number } workers left for this row.
    }
slot-of = { $row } { $column }
slot-label = { $row }, slot { $column }: { $what }
slot-taken = taken by { $name }
goal-now = met { $count } × in your district now
goal-counted = { $points ->
        [one] met { $count } ×, { $points } point
       *[other] met { $count } ×, { $points } points
    }
unseen = { $number ->
        [one] one that nobody has seen
       *[other] one of { $number } that nobody has seen
    }
bag-holds = in the bag: { $red } red, { $blue } blue, { $green } green, { $yellow } yellow

points-so-far = { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
sum-goals = Goal cards: { $points }
sum-achievements = Achievements: { $points }
sum-park = Parks: { $points }
sum-water = Water: { $points }
sum-streets = Monuments and theaters: { $points }

place-free = { $points } points: still free
place-taken = { $points } points: { $name }
place-closed = { $points } points: closed with two players
race-reached = { $name }: { $reached } of { $need }

## Places

ground-park = park
ground-water = water
ground-red = red street
ground-blue = blue street
ground-green = green street
ground-yellow = yellow street
ground-neutral = street for any colour
label-space = { $place }, { $ground }: { $what }
label-building = { $height ->
        [one] { $colour } building of { $height } floor
       *[other] { $colour } building of { $height } floors
    }
label-empty = empty
cell-label = Lay { $tile } at { $place }
tile-of = tile ({ $a }, { $b } / { $c }, { $d })
short-park = park
short-water = water
short-red = red
short-blue = blue
short-green = green
short-yellow = yellow
takes-park = For park features.
takes-water = For water features.
takes-no-feature = One feature per space: nothing more comes here.
takes-no-building = No building comes here.
takes-no-floor = Four floors: no higher.
takes-any = A building of any colour may start here.
takes-floor = Only another building of this colour comes on top: { $colour }.
takes-street = For buildings of this colour: { $colour }. Or for a monument or a special.

## The end

whose-sheet = Whose points
rows-line-achievement = { achievements }
row-line-achievement = { $achievement }
rows-line-water = Water zones
rows-line-park = Park zones
rows-line-goal = { goals }
row-line-goal = { $goal }
tie-1 = points from achievements
walk = Walk through
walk-stop = Stop

## Reference

ref-colours = Colours and their signs
ref-colours-about = Every colour of streets and buildings has a sign of its own. A diamond means: any colour.
ref-features-about = Each zone of connected park spaces, and each of connected water spaces, scores once for the number of different features in it. More of the same kind add nothing.
ref-goals-about = A goal card pays its points as often as its condition is met when the game ends. The same building or space may count for several cards.
ref-achievements-about = Three per city. The first to meet one gets { $first } points, the next { $second }, the third { $third }; with two players the middle place is closed.
use-park = on a park space
use-water = on a water space
use-monument = on a street without a building; 2 points, and nothing can be built there
use-special = on a street without a building: one building of any colour may start there
use-theater = variant: for a monument or a special just taken, one each at most; a point for each building of its colour in its row and column

## Learn

learn-you = You
learn-rival = Bo
learn-step = { $step } / { $steps }
learn-back = Back
learn-show = Show me
learn-astray = Allowed, but here let us follow one plan: choose what is outlined.
learn-0 = Every starting tile has a park, a water and two streets. You can build only in the colours of your streets, so they are your first plan. Take the one with the leaf and the sun: green and yellow.
learn-1 = Now the market: four rows, and every worker takes all that lies in one slot. Goal cards bring most of your points, so begin with one: it tells you what the rest is for. This one pays a point for each space of your largest park. And New York’s achievements reward a large park too: the same park is paid twice.
learn-2 = Now the land for it. The tile with three parks is just what the card wants, and it brings a green street. Bo wants tiles as well: what you leave, others take.
learn-3 = Lay it to the left of your tile: the parks touch along a side and become one zone of four spaces. Corners do not connect. Point at a place and the numbers show what it would bring, before you decide. Turn the tile with the button, the R key or the wheel.
learn-4 = This slot has two features for a single worker. Each park or lake scores for the different features in it: 1, 3, 6 or 10 points for one to four. So gather different ones in the same zone.
learn-5 = The tree belongs in a park. Any space of the big park will do; keep the others free for the fountain, the carousel and the kiosk.
learn-6 = The boat needs water. A piece may be discarded, and then it is out of the game, but a point is a point.
learn-7 = Four buildings in one slot, in both of your colours: you can place them all. The last slot holds two unknown ones from the bag, and something else: whoever stands furthest right in this row takes the star and begins the next round.
learn-8 = A building goes on a street of its colour, or on top of a building of its colour.
learn-9 = Put the second one on top. A tower of two floors is still one building, and many cards want an exact height. Look at the third card of the market: it pays for green buildings of exactly two floors.
learn-10 = Now the yellow ones. First on the street.
learn-11 = And up: New York also wants buildings of three floors and more.
learn-12 = And here is that card. You have met it before you take it: { $points } points at once. With two players everybody works twice in each row; with three or four, once.
learn-end = You have { $points } points, and the first round is not over. Goals, land and buildings that serve the same plan: that is the whole secret. The rest is in the rules, and at the table every preview helps you. Have fun!
