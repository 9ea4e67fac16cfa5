ask-bid = Предложите карту за лот, лицом вниз.
ask-give = Отдайте карту соседу слева.
wait-bid = Ещё не сделали ставку: { $seats }
wait-give = Выбирает подарок: { $seats }
game-over = Последний лот продан.

do-bid = Поставить карту: { $card }
do-exchange = Обменять карту: { $card }
do-give = Отдать карту: { $card }

lot-turned-up = Новый лот: { $card }.
bid-laid = { $seat }: ставка сделана.
bid-sealed = { $owner }: тайная ставка { $card }.
bids-revealed = Ставки: { $cards }.
lot-won = { $seat } выигрывает лот: { $card }.
card-exchanged = { $seat } меняет карту: { $card }.
card-taken = { $seat } берёт карту.
card-drawn = { $owner } берёт карту: { $card }.
card-passed = { $seat } отдаёт карту, получает { $receiver }.
card-given = { $owner } отдаёт карту { $card }, получает { $receiver }.
card-received = { $owner } получает карту { $card }, отдаёт { $giver }.

preview-bid = Тайна, пока все не сделают ставку за { $lot }
preview-exchange = Стоимость в очках: { $points }
preview-give = Тайно получает { $receiver }

card = № { $number }
seat = Игрок { $number }

drawn-lot = Лот:
drawn-hand = Рука:
drawn-bid = Ставка:

line-lots = Выигранные карты
line-exchange = Обмен
why-not-yours = { $card } не у вас на руке.
