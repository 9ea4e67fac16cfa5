### Ginkgopolis in English. Players appear as { $who }; cards, tiles and places are named by the
### messages part-*.

hal = Hal
none = none

## What a player is asked

ask-nothing = The game is over.
ask-going-on = The choices are being carried out.
ask-others = Waiting for { $seats }.
ask-draft = Keep one character and pass the rest to the left (the last one goes into the box).
ask-card = Which card do you play?
ask-tile = Do you play { $card } alone, or with a tile?
ask-letter = One resource or one tile?
ask-marker = Where does marker { $marker } go?
ask-return = The tile supply has run out. Which tiles do you give back, for one point each?

## What a player can do

action-keep = keep { $card }
action-card = { $card }
action-new-hand = take a new hand (costs a token)
action-alone = only the card (Exploit)
action-tile = with { $tile }
action-take-resource = take 1 resource
action-take-tile = take 1 tile
action-marker = { $direction ->
    [up] up, to { $place }
    [right] right, to { $place }
    [down] down, to { $place }
    [left] left, to { $place }
   *[far] along the edge, to { $place }
}
action-push-clockwise = push clockwise
action-push-back = push counter-clockwise
action-give = give back { $tile }
action-done = give back nothing
action-done-more = give back no more
set-done = give back { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} (+{ $count })

## Why a part cannot be chosen now

why-waiting = Waiting for { $seats } ({ $rule }).
why-sealed = Your choice lies face down. Take it back to change it ({ $rule }).
why-draft = Keep one character of the packet in your hand ({ $rule }).
why-letter = First take one resource or one tile ({ $rule }).
why-chosen = You have chosen { $card }. Take it back to choose another ({ $rule }).
why-card-first = First choose a card; then a tile may go with it ({ $rule }).
why-not-in-hand = You do not hold { $card } ({ $rule }).
why-not-in-stock = You do not have { $tile } in your stock ({ $rule }).
why-no-card = Only a building whose card you hold can be used. You do not have { $card } ({ $rule }).
why-no-letter = The letter card of marker { $marker } is not in your hand ({ $rule }).
why-site = A construction site: no player holds its card until the deck is rebuilt ({ $rule }).
why-empty = There is neither a building nor a marker here ({ $rule }).
why-marker-first = First place marker { $marker } ({ $rule }).
why-marker = Marker { $marker } goes to a cell next to the new building, without a building or a marker ({ $rule }).
why-marker-blocked = All cells next to the new building are taken: marker { $marker } goes to the edge of the city, between its neighbours in the alphabet ({ $rule }).
why-marker-push = There is no room for marker { $marker }: choose in which direction the others are pushed ({ $rule }).
why-return = Now only tiles from behind your screen can be given back ({ $rule }).
why-return-chosen = The { $tile } lies on your chosen card and cannot be given back ({ $rule }).
why-return-order = Tiles are given back from left to right. Take back to choose differently ({ $rule }).

## What an action would bring

preview-exploit = Exploit
preview-urbanize = Urbanize
preview-construct = Construct a floor
preview-fall-back = you cannot pay: becomes Exploit
preview-resources = resources { $amount }
preview-tiles = tiles { $amount }
preview-points = points { $amount }
preview-even = no net gain or loss
preview-push = pushes { $markers }
preview-letter = plus 1 resource or 1 tile
preview-letter-resource = plus 1 resource, if you take one
preview-letter-tile = plus 1 tile, if you take one
preview-with-tile = with a tile: Urbanize{ $resources ->
    [none] {""}
   *[other] {", "}resources { $resources }
}{ $tiles ->
    [none] {""}
   *[other] {", "}tiles { $tiles }
}{ $points ->
    [none] {""}
   *[other] {", "}points { $points }
}
preview-rival = { $who }: resources +{ $resources }, points +{ $points }
preview-card = wins the card ({ $power })
preview-end = triggers the end of the game
preview-exhaust = the tile supply runs out: all players may give back tiles
preview-character = { $power }; at the start: { $start }

## What happened

event-character-picked = { $who } keeps a character.
event-character-kept = { $who } keeps { $card }.
event-packet-received = { $who } receives { $cards }.
event-characters-shown = { $who } shows { $cards } and starts with { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-card-picked = { $who } picks { $card }.
event-sealed = { $with_tile ->
    [yes] { $who } has chosen a card and a tile.
   *[no] { $who } has chosen a card without a tile.
}
event-choice-sealed = { $who } has chosen { $card } with { $tile }.
event-choice-sealed-alone = { $who } has chosen { $card } alone.
event-hand-renewed = { $who } takes a new hand and discards { $discarded }.
event-choice-revealed = { $who } reveals { $card } with { $tile }.
event-choice-revealed-alone = { $who } reveals { $card } alone.
event-fell-back = { $who } cannot pay: { $tile } goes back to the stock.
event-exploited = { $who } exploits { $card }, height { $height }.
event-exploited-alone = { $who } exploits { $card }.
event-urbanized = { $who } urbanizes with { $card } and { $tile }.
event-floor-built = { $who } covers { $card } with { $tile }: height { $height }, { $resources_placed ->
    [one] { $resources_placed } resource
   *[other] { $resources_placed } resources
} placed{ $resources_paid ->
    [0] {""}
   *[other] , { $resources_paid } paid for the colour
}{ $points_paid ->
    [0] {""}
    [one] , { $points_paid } point paid for the number
   *[other] , { $points_paid } points paid for the number
}.
event-resources-returned = { $who } gets back { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}{ $points ->
    [0] {""}
    [one] {" "}and gains { $points } point
   *[other] {" "}and gains { $points } points
}.
event-marker-moved = { $pushed ->
    [yes] Marker { $letter } is pushed to { $place }.
   *[no] Marker { $letter } moves to { $place }.
}
event-gained = { $who } gains { $resources ->
    [0] {""}
    [one] { $resources } resource
   *[other] { $resources } resources
}{ $points ->
    [0] {""}
   *[other] { $resources ->
        [0] {""}
       *[other] {" and "}
    }
}{ $points ->
    [0] {""}
    [one] { $points } point
   *[other] { $points } points
} ({ $cause ->
    [building] building
    [letter] letter
    [hal] buildings around
   *[bonus] bonus
}).
event-tiles-taken-unseen = { $who } takes { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
event-tiles-taken = { $who } takes { $tiles }.
event-tiles-lost = { $count ->
    [one] A tile is lost for { $who }: the supply is empty.
   *[other] { $count } tiles are lost for { $who }: the supply is empty.
}
event-round-began = Round { $number } begins. First player: { $who }.
event-cards-received = { $who } now holds { $cards }.
event-deck-rebuilt = The deck is rebuilt (new cards: { $joined }; discarded: { $set_aside }).
event-cards-discarded = Discarded unused: { $cards }.
event-supply-exhausted = { $times ->
    [1] The tile supply is exhausted for the first time.
   *[other] The tile supply is exhausted for the second time.
}
event-tiles-returned = { $who } gives back: { $tiles }.
event-end-triggered = { $cause ->
    [tiles] No tiles are left
    [resources] All resources of { $who } are in the city
    [hal] { $who } has too few resources
   *[rounds] 200 rounds have been played
}: this is the last round.
event-game-ended = The game is over.
event-game-ended-solo = The game is over. { $who }: { $own }, Hal: { $hal }.
event-hal-drew = Hal turns over { $card }.
event-hal-discarded = Hal discards { $card }.
event-hal-took-tile = Hal draws { $tile }.

## Components

part-cell = ({ $x }, { $y })
place-beside = { $direction ->
    [up] the place above { $building }
    [right] the place right of { $building }
    [down] the place below { $building }
   *[left] the place left of { $building }
}
part-marker = { $letter }
part-letter = letter { $letter }
part-card = { $colour ->
    [red] red { $number }
    [blue] blue { $number }
   *[yellow] yellow { $number }
}
part-tile = { $colour ->
    [red] red tile { $number }
    [blue] blue tile { $number }
   *[yellow] yellow tile { $number }
}
part-character = { $colour ->
    [red] bio-technician
    [blue] bio-engineer
   *[yellow] bio-urbanist
} ({ $trigger ->
    [exploit] Exploit
    [urbanize] Urbanize
   *[construct] Construct
})
part-start = { power-items }

## What cards do

power-letter = names a marker
power-bonus = { $trigger ->
    [exploit] Exploit
    [urbanize] Urbanize
   *[construct] Construct
}:{ $resources ->
    [0] {""}
    [one] {" "}+{ $resources } resource
   *[other] {" "}+{ $resources } resources
}{ $tiles ->
    [0] {""}
    [one] {" "}+{ $tiles } tile
   *[other] {" "}+{ $tiles } tiles
}{ $points ->
    [0] {""}
    [one] {" "}+{ $points } point
   *[other] {" "}+{ $points } points
}
power-items = { $resources ->
    [0] {""}
    [one] +{ $resources } resource
   *[other] +{ $resources } resources
}{ $tiles ->
    [0] {""}
   *[other] { $resources ->
        [0] {""}
       *[other] {" "}
    }
}{ $tiles ->
    [0] {""}
    [one] +{ $tiles } tile
   *[other] +{ $tiles } tiles
}{ $points ->
    [0] {""}
    [one] { $resources ->
        [0] { $tiles ->
            [0] {""}
           *[other] {" "}
        }
       *[other] {" "}
    }+{ $points } point
   *[other] { $resources ->
        [0] { $tiles ->
            [0] {""}
           *[other] {" "}
        }
       *[other] {" "}
    }+{ $points } points
}
power-resources = 1 point per own resource on { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
} buildings
power-low = 1 point per own building of height 1 or 2
power-high = 3 points per own building of height 3 or more
power-trigger-cards = 2 points per own card with a bonus for { $trigger ->
    [exploit] Exploit
    [urbanize] Urbanize
   *[construct] Construct
}
power-colour-cards = 2 points per own { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
} card
power-nine = 9 points

## Score sheet

score-points = Success points
rows-score-tokens = New Hand tokens
score-tokens = New Hand tokens ({ $count })
rows-score-card = End-of-game bonuses
score-card = { $card }: { $power }
rows-score-district = Districts
score-district = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
} district: { $own } of { $all } resources, { $rivals ->
    [0] alone
   *[other] place { $place }
}{ $lead ->
    [0] {" (tie broken by height, then number)"}
   *[other] {""}
}
score-free-district = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
} district without resources
score-hal = Hal — { $line }

## The table

draw-heading = { $round ->
    [0] Draft
   *[other] Round { $round }
} · tile supply: { $supply } · deck: { $deck }
draw-last-round = Last round!
draw-first = (first player)
draw-side = resources { $resources } (+{ $pool } in the supply) · tiles { $tiles } · points { $points } · New Hand tokens { $tokens }
draw-side-solo = resources { $resources } (+{ $pool } in the supply) · tiles { $tiles } · points { $points }
draw-side-hal = resources { $pool } · points { $points }
draw-sealed = [has chosen: card]
draw-sealed-tile = [has chosen: card + tile]
draw-group = { $trigger ->
    [exploit] Exploit:
    [urbanize] Urbanize:
    [construct] Construct:
   *[end] At the end:
}
draw-packet = Your packet:
draw-hand = Your hand:
draw-tiles = Your tiles:
draw-discard = Discard pile:
draw-passed = You passed on:
draw-kept = Cards kept:
event-tiles-returned-none = { $who } gives back no tiles.
