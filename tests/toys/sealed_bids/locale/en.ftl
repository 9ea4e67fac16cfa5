ask-bid = Bid a card for the lot, face down.
ask-give = Give a card to your left neighbour.
wait-bid = Still to bid: { $seats }
wait-give = Choosing a gift: { $seats }
game-over = The last lot is sold.

do-bid = Bid { $card }
do-exchange = Exchange { $card }
do-give = Give { $card }

lot-turned-up = The lot is { $card }.
bid-laid = { $seat } has bid.
bid-sealed = { $owner } has bid { $card } in secret.
bids-revealed = The bids are { $cards }.
lot-won = { $seat } wins { $card }.
card-exchanged = { $seat } exchanges { $card }.
card-taken = { $seat } draws a card.
card-drawn = { $owner } draws { $card }.
card-passed = { $seat } gives a card to { $receiver }.
card-given = { $owner } gives { $card } to { $receiver }.
card-received = { $owner } gets { $card } from { $giver }.

preview-bid = Stays secret until all have bid for { $lot }
preview-exchange = Costs { $points } points
preview-give = Goes to { $receiver }, in secret

card = the { $number }
seat = Player { $number }

drawn-lot = Lot:
drawn-hand = Hand:
drawn-bid = Bid:

line-lots = Cards won
line-exchange = Exchange
why-not-yours = { $card } is not in your hand.
