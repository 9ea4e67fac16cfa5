ask-bid = 面朝下出一張牌競標。
ask-give = 將一張牌交給左邊的玩家。
wait-bid = 尚未出價:{ $seats }
wait-give = 正在選擇要交出的牌:{ $seats }
game-over = 最後一件拍賣品已售出。

do-bid = 以{ $card }出價
do-exchange = 更換{ $card }
do-give = 交出{ $card }

lot-turned-up = 拍賣品是{ $card }。
bid-laid = { $seat }已出價。
bid-sealed = { $owner }暗中以{ $card }出價。
bids-revealed = 各家出價:{ $cards }。
lot-won = { $seat }贏得{ $card }。
card-exchanged = { $seat }更換{ $card }。
card-taken = { $seat }抽了一張牌。
card-drawn = { $owner }抽到{ $card }。
card-passed = { $seat }將一張牌交給{ $receiver }。
card-given = { $owner }將{ $card }交給{ $receiver }。
card-received = { $owner }從{ $giver }得到{ $card }。

preview-bid = 在所有人為{ $lot }出價前保密
preview-exchange = 花費 { $points } 分
preview-give = 暗中交給{ $receiver }

card = { $number } 號牌
seat = 玩家 { $number }

drawn-lot = 拍賣品:
drawn-hand = 手牌:
drawn-bid = 出價:

line-lots = 贏得的牌
line-exchange = 更換
why-not-yours = { $card } 不在你的手牌中。
