### What only the browser says about Ginkgopolis.

title = Ginkgopolis
tagline = A green city grows from everyone's plans.
about = Lay tiles at the edge of the city or on top of its towers, draw on what stands there, and hold the districts when the last tile is laid. All choose at once; then the cards are turned over.

option-seats = Players
option-characters = Characters
option-characters-introductory = ready-made sets
option-characters-draft = draft three
option-solo = Hal's level (solo)
option-solo-normal = normal
option-solo-expert = expert
option-screens = Classic screens
option-screens-no = no, all amounts are shown
option-screens-yes = others' amounts are hidden
option-first = First player
option-first-random = random

## The city

city = The city. Arrow keys walk from building to building, F shows all of it, plus and minus change the size.
city-picture = The city
city-building = { $tile }, height { $height }{ $owner ->
    [no] {""}
   *[other] , { $owner }
}{ $site ->
    [yes] , construction site
   *[no] {""}
}
city-marker = Marker { $letter }
city-at = { $what }, { $cell }
city-around = Around it: { $items }
city-ghost = Marker { $letter } to { $cell }
city-site-tip = Construction site: its card comes into play when the deck is next rebuilt.
city-districts = Districts
city-districts-tip = Districts: who leads, what it would pay now, and by how many resources
city-district = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
} district: { $cells }. { $places }
city-district-place = { $name }, resources: { $resources }, points now: { $points }
city-district-free = no one
city-flat = Flat view
city-flat-tip = Flat view: no building hides another; the number is its height
city-fit = Show the whole city
city-larger = Larger
city-smaller = Smaller

## Hand

hand = Your cards and tiles
hand-empty = No cards in hand.
hand-tiles = Behind your screen
hand-no-tiles = No tiles.
hand-sealed = Your choice lies face down. It can be taken back until the last player has chosen.
hand-help-card = Choose a card here, or its building or marker in the city.
hand-help-tile = Each tile shows what it would cost and bring now.
hand-help-marker = Choose a lit place in the city.
hand-help-push = There is no room: choose in which direction the other markers are pushed.
hand-help-return = Each is worth a point now and joins the new supply. Select any of them; everyone will see which.
hand-help-draft = Keep one: it pays its bonus all game long. Below: what it brings at the start.
hand-help-new = Discard all four cards and draw four others. An unused token is worth 2 points at the end.
hand-lack = Missing: { $resources ->
    [0] {""}
    [one] { $resources } resource
   *[other] { $resources } resources
}{ $resources ->
    [0] {""}
   *[other] { $points ->
        [0] {""}
       *[other] {", "}
    }
}{ $points ->
    [0] {""}
    [one] { $points } point
   *[other] { $points } points
}
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
card-letter = a new building
card-at-start = start
card-start = At the start: { $items }
card-won = Build on it and the card is yours: { $power }
trigger-exploit = Exploit
trigger-urbanize = Urbanize
trigger-construct = Construct
trigger-end = At the end

## Players

players = Players
you = you
first-player = First player
sealed-card = Has chosen a card, without a tile
sealed-tile = Has chosen a card and a tile
sealed-hal = Hal's card lies face down
is-choosing = is choosing
is-deciding = has to decide
stat-points = Success points
stat-resources = Resources in stock
stat-pool = Resources in the general supply
stat-tiles = Tiles behind the screen
stat-tokens = New Hand tokens
stat-outlook = If it ended now: { $total } points (districts { $districts }, end cards { $cards }, tokens { $tokens })
stat-outlook-solo = If it ended now: { $total } points (districts { $districts }, end cards { $cards })
last-turn = Last turn: { $what }
tableau-of = Tableau of { $who }
tableau-end = { $count ->
    [one] { $count } end-of-game card
   *[other] { $count } end-of-game cards
}, now worth { $points }
passed = Passed on last: { $cards }
hal-steps = What Hal just did

## Piles

pile-round = { $round ->
    [0] Draft
   *[other] Round { $round }
}
pile-supply = Tile supply: { $count }
pile-supply-tip = { $times ->
    [0] When it runs out the first time, tiles may be given back for points; the second time ends the game.
   *[other] It has run out once. The next time the game ends.
}
pile-deck = Deck: { $count }
pile-deck-tip = When it runs out, the cards of all construction sites join it.
pile-discard = Discard pile: { $count }
pile-empty = The pile is empty.
last-round = Last round!

## The walk through the score

walk = The score step by step
row-score-tokens = { rows-score-tokens }
row-score-district = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
} district, { $all ->
    [one] { $all } resource
   *[other] { $all } resources
}
walk-district = { $colour ->
    [red] Red district
    [blue] Blue district
   *[yellow] Yellow district
}: { $buildings } buildings, { $total ->
    [one] { $total } resource
   *[other] { $total } resources
}
walk-share = { $own } of { $all }, { $rivals ->
    [0] alone: all of it twice
   *[other] { $place ->
        [1] first: all of it
        [2] second: only its own
       *[other] place { $place }: nothing
    }
}
walk-back = Back
walk-on = On
walk-play = Play
walk-pause = Pause

## Reference

reference-search = Search cards
reference-kinds = Kinds of cards
reference-all = All
reference-characters = Characters
reference-letters = Letters A to L
reference-letter = Alone: 1 resource or 1 tile. With a tile: a new building in the place of the marker; the buildings around it pay, then the marker moves on.
reference-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
reference-none = No card fits.

## A first game

learn-about-title = What Ginkgopolis is about
learn-about = All of you build one city, and each of you wants to own it. In every round all players choose a card in secret; then the city grows outwards or upwards. Buildings with your resources on top are yours, and cards that you win pay again and again. In the end you score success points, your cards, and the districts in which you lead. You play a real match against Bo.
learn-welcome-title = A city of nine buildings
learn-welcome = In the middle stand nine start buildings without an owner. Their colour says what they give: red gives resources, blue gives tiles, yellow gives success points. Around them lie the letters A to L: there the city can grow. In the end the points count, and most of them hide in the districts: neighbouring buildings of one colour.
learn-yours-title = What is yours
learn-yours = Below lie four cards and, behind your screen, your tiles. Your three characters pay a bonus again and again: you get a resource whenever you Exploit, and a tile and a point whenever you Urbanize. The same card can do different things: alone it is exploited, with a tile it builds.
learn-exploit-title = First: Exploit
learn-exploit = You hold only two tiles, and without tiles nothing can be built. The card { $card } names a building that gives a tile. Choose it here, or choose its building in the city.
learn-exploit-hint = A letter gives a resource or a tile as well, but you will need letters to grow; and blue 3 brings a tile and your bonus resource now.
learn-alone-title = The card alone
learn-alone = Under each tile you see what building with it would cost. Now play the card alone: the blue building has one floor, so it gives one tile, and your character adds a resource.
learn-alone-hint = You could already build here, but two tiles are few: fill your stock first.
learn-urbanize-title = Urbanize: a new building
learn-urbanize = Bo has passed three cards to you, and you drew one. Letter I lies beside two red buildings. A new building there costs one resource; then everything around it pays, and both your Urbanize characters do too. Choose { $card }.
learn-urbanize-hint = Look at the lower line of each letter: what is gained there if you build. And your characters pay for Urbanize twice.
learn-tile-title = Which tile?
learn-tile = At the edge every tile costs the same: one resource, whatever its number. So spend the lowest one, red 4. High numbers are precious: on top of a building, each step down costs a point.
learn-tile-hint = It would bring the same, but you would give away a high number where a low one does as well.
learn-marker-title = The marker moves on
learn-marker = Your tile took the place of marker I, so it needs a new place beside it. A player will build there next. Put it below, so that the corner to the left stays free.
learn-marker-hint = That is possible too. For this lesson, take the place below the new building.
learn-construct-title = Construct: a second floor
learn-construct = Now upwards. To cover a building you need one resource more than it is high; the resources stay on it and make it yours. And you win its card for your tableau! Red 2 would pay a resource at every Urbanize, and the game is young. Choose { $card }.
learn-construct-hint = Two resources now are nice. A card that pays for the rest of the game is nicer, and the sooner the better.
learn-floor-title = Same colour, higher number
learn-floor = Red 14 on red 2: the same colour, so nothing extra; the number is higher, so no points to pay. Two resources, and the tower is yours.
learn-floor-hint = Another colour would cost one resource more.
learn-engine-title = The tableau grows
learn-engine = The card is yours. Look at your panel: every Urbanize now pays a resource, a tile and a point. Early in the game collect such cards; later, those that count at the end (numbers 10 to 20).
learn-district-title = Think of the districts
learn-district = The three blue buildings are worth a look: blue 1 touches blue 2. Two neighbours of one colour are a district, and a player who is alone in it gains two points for each resource there. Choose { $card }.
learn-district-hint = Blue 2 would do as well. Here we build on blue 1, because its card pays a tile at every Exploit.
learn-join-title = Keep the higher tile
learn-join = Blue 11 is enough. Blue 16 will be wanted later: for covering a strong rival without paying points, and because the higher number breaks ties.
learn-join-hint = It costs the same today, but a higher number is worth more tomorrow.
learn-lead-title = Who leads where
learn-lead = The first button beside the city shows the districts: who leads, what it would pay now, and in brackets the lead. First place gains all resources of the district as points, second place its own; others nothing.
learn-rival-title = Ten rounds later
learn-rival = The city has grown. Yellow 14 belongs to Bo, and its card would bring you a point for each of your low buildings at the end. Choose { $card }.
learn-rival-hint = A good gain, but at this stage land and end-of-game cards weigh more.
learn-cover-title = Covering a rival
learn-cover = Bo gets the resource back, and a point for it: covering is never free. But the building, the district and the card are yours. With yellow 16 you pay neither for the colour nor for the number.
learn-cover-hint = Compare what each tile costs: another colour takes a resource more, a lower number takes points.
learn-return-title = No tiles left
learn-return = The tile supply has run out. Now, once, all players may give tiles back, for a point each; they become the new supply. Keep what you will really build with.
learn-ending-title = The end comes
learn-ending = The game ends after the round in which the tiles run out again, or a player's last resource is laid. Bo has one resource left: this may be the last round. Build where a district is close.
learn-final-title = The score
learn-final = Walk through the points: success points, end-of-game cards, tokens, then every district on the map. You have won; now play your own city!
