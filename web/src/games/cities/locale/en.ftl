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
option-city-new-york = New York (for a first match)
option-city-rio-de-janeiro = Rio de Janeiro (for a first match)
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
round-of = Round { $round } of { $rounds }
achievements = Achievements
goals = Goal cards
rivals = Rivals
no-goals = No goal cards yet: the first row of the market has them.
back-to-own = Back to my district
district-of = District of { $name }
last-turn = Last turn: { $what }
enlarge = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far. Show large.
has-star = has the star
star-explained = The star begins the round. The player furthest right in the row of buildings gets it next.
star-next = would take the star: furthest right in this row
rotate = Turn
rotate-tile = turn the tile in hand
leave-rest = Discard the rest
leave-explained = What is discarded leaves the game.
workers-left = { $number ->
        [0] You have been in this row.
        [one] You have { $number } worker left for this row.
       *[other] You have { $number } workers left for this row.
    }
slot-label = { $row }, slot { $column }: { $what }
slot-taken = taken by { $name }
goal-now = met { $count } × in your district now
goal-counted = { $points ->
        [one] met { $count } ×, { $points } point
       *[other] met { $count } ×, { $points } points
    }
unseen = { $number ->
        [one] one that no player has seen
       *[other] one of { $number } that no player has seen
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

## The end

whose-sheet = Whose points
row-line-achievement = { $achievement }
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
learn-about-title = What Cities is about
learn-about = Each of you plans a neighbourhood of three by three tiles. Workers bring four kinds of things from a common market: goal cards, land, features and buildings. In the end goal cards, achievements of the city and the features in your parks and lakes bring points. Most points win. You play a real match against Bo.
learn-start-title = Where you begin
learn-start = Every starting tile has a park, a water and two streets. You can build only in the colours of your streets, so the tile is your first plan. Take what is outlined: { $card }.
learn-start-hint = Any tile is a good start. In this match the outlined one fits the market and the achievements of the city best.
learn-market-title = The market
learn-market = Four rows lie in the middle: goals, tiles, features, buildings. In your turn you put a worker on a free slot and take everything in it. With two players you work twice in each row, with three or four once; then the round is over. The last slot of each row hides something.
learn-goal-title = A goal first
learn-goal = Goal cards bring most points, and they tell you what everything else is for. Point at a card: you see what it pays now. The outlined one suits you best: { $card }.
learn-goal-hint = That card pays too. But this one goes better with your tile and with the achievements of the city.
learn-land-title = Land
learn-land = Now space to build on. Look for tiles with the terrain and the street colours that your goal wants. Take { $card }.
learn-land-hint = Land is land, but this tile has what your goal counts.
learn-lay-title = Lay the tile
learn-lay = A full side must touch one of your tiles. Parks that touch along a side become one zone, and so do lakes; corners do not connect. Point at a place: the numbers show what it would bring. Turn the tile with its button, then take the outlined place.
learn-lay-hint = It fits there too. Here it makes your zones larger, or keeps room for what comes.
learn-features-title = Features
learn-features = Each park and each lake scores for the different features in it: 1, 3, 6 or 10 points for one to four. Monuments are worth 2 points each. Take { $card }.
learn-features-hint = Compare: different features in the same zone are worth more and more.
learn-feature-title = Where it belongs
learn-feature = Park features stand in parks, water features on water, monuments on a street without a building. Put it on the outlined space.
learn-feature-hint = Allowed, but a zone without its like, and a space that you do not need for buildings, is better.
learn-buildings-title = Buildings
learn-buildings = A slot holds up to four buildings. Take colours that your streets have, or you must discard them. The player furthest right in this row gets the star and begins the next round. Take { $card }.
learn-buildings-hint = You could not place all of those, or they do less for your goals.
learn-building-title = Build
learn-building = A building goes on a street of its colour, or on top of a building of its colour, up to four floors. A tower is still one building, and many cards want an exact height. Take the outlined space.
learn-building-hint = That is allowed. Look at the numbers: here the height or the place serves your cards.
learn-achievements-title = A race
learn-achievements = Some rounds later. Every city has three achievements. The first player who meets one at the end of a turn takes the highest place, the next a lower one. So look at them before you place: a park that a card counts, that an achievement wants and that features fill is paid three times.
learn-scoring-title = The score
learn-scoring = All rounds are over. Walk through the points: achievements, parks and lakes with their features, monuments, and each goal card as often as it is met. Each line shows on the board what it counts.
learn-final-title = Your turn
learn-final = Goals, land and buildings that serve the same plan: that is the whole secret. At the table every preview shows what a move brings, and the rules are never far. Now play your own match!
