ask-bid = Puja una carta por el lote, boca abajo.
ask-give = Da una carta a quien está a tu izquierda.
wait-bid = Faltan por pujar: { $seats }
wait-give = Elige un regalo: { $seats }
game-over = El último lote está vendido.

do-bid = Pujar { $card }
do-exchange = Cambiar { $card }
do-give = Dar { $card }

lot-turned-up = El lote es { $card }.
bid-laid = { $seat } ha pujado.
bid-sealed = { $owner } ha pujado { $card } en secreto.
bids-revealed = Las pujas son { $cards }.
lot-won = { $seat } gana { $card }.
card-exchanged = { $seat } cambia { $card }.
card-taken = { $seat } roba una carta.
card-drawn = { $owner } roba { $card }.
card-passed = { $seat } da una carta a { $receiver }.
card-given = { $owner } da { $card } a { $receiver }.
card-received = { $owner } recibe { $card } de { $giver }.

preview-bid = Es secreta hasta que todos pujen por { $lot }
preview-exchange = Cuesta { $points } puntos
preview-give = Va a { $receiver }, en secreto

card = la { $number }
seat = Jugador { $number }

drawn-lot = Lote:
drawn-hand = Mano:
drawn-bid = Puja:

line-lots = Cartas ganadas
line-exchange = Cambio
why-not-yours = { $card } no está en tu mano.
