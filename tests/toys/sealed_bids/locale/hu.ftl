ask-bid = Licitálj egy lappal a tételre, képpel lefelé.
ask-give = Adj egy lapot a bal oldali szomszédodnak.
wait-bid = Még nem licitált: { $seats }
wait-give = Ajándékot választ: { $seats }
game-over = Az utolsó tétel is elkelt.

do-bid = Licit: { $card }
do-exchange = Csere: { $card }
do-give = Ajándék: { $card }

lot-turned-up = A tétel: { $card }.
bid-laid = { $seat } licitált.
bid-sealed = { $owner } titkos licitje: { $card }.
bids-revealed = A licitek: { $cards }.
lot-won = { $seat } megnyerte: { $card }.
card-exchanged = { $seat } lecserélte: { $card }.
card-taken = { $seat } húzott egy lapot.
card-drawn = { $owner } húzása: { $card }.
card-passed = { $seat } átadott egy lapot, kapta: { $receiver }.
card-given = { $owner } átadta: { $card }, kapta: { $receiver }.
card-received = { $owner } kapott lapja: { $card }, adta: { $giver }.

preview-bid = Titok marad, amíg mindenki nem licitált erre: { $lot }
preview-exchange = Ára { $points } pont
preview-give = Titokban kapja: { $receiver }

card = { $number }-es lap
seat = { $number }. játékos

drawn-lot = Tétel:
drawn-hand = Kéz:
drawn-bid = Licit:

line-lots = Nyert lapok
line-exchange = Csere
why-not-yours = { $card } nincs a kezedben.
