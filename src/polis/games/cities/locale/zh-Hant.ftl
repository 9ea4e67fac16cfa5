# 《城市》（Cities）繁體中文。

## Questions

ask-start-tile = 請選擇你的起始板塊。
ask-worker = 將一名工人放到空位上，拿走該處的所有物品。
ask-tile = 將{ $items }放在你的街區旁。
ask-feature = 放置你拿到的物品：{ $items }。
ask-building = 放置你拿到的物品：{ $items }。
wait-for =
    { $question ->
        [start-tile] { $seat } 正在選擇起始板塊。
        [worker] { $seat } 正在放置工人。
        [tile] { $seat } 正在放置街區板塊。
        [feature] { $seat } 正在放置景點。
       *[building] { $seat } 正在放置建築。
    }
game-over = 遊戲結束。

## Actions

do-choose-tile = 選擇{ $tile }
do-take-goal = { $slot }：{ $items }
do-take-tile = { $slot }：{ $items }
do-take-features = { $slot }：{ $items }
do-take-buildings = { $slot }：{ $items }
do-lay-tile = { $tile } → { $cell }
do-place-feature = { $feature } → { $space }
do-take-theater = 放棄{ $given }，換取{ $theater }
do-build =
    { $floor ->
        [1] { $building } → { $space }
       *[other] { $building } → { $space }，第 { $floor } 層
    }
do-leave = 放棄其餘：{ $items }

## Events

start-tile-chosen = { $seat } 選擇{ $tile }。
market-filled = 第 { $round } 輪：補滿市場。
market-cleared = 無人拿取，移出遊戲：{ $items }。
star-taken = { $seat } 取得星星。
worker-placed = { $seat } 將工人放到 { $slot }。
items-revealed = 翻開隱藏的部分。
items-taken = { $seat } 拿取：{ $items }。
items-left = { $seat } 放棄：{ $items }。
tile-placed = { $seat } 將{ $tile }放在 { $cell }。
feature-placed = { $seat } 將{ $feature }放在{ $space }。
theater-taken = { $seat } 放棄{ $given }，換取{ $theater }。
building-placed =
    { $height ->
        [1] { $seat } 在{ $space }建造{ $building }。
       *[other] { $seat } 在{ $space }加蓋{ $building }，第 { $height } 層。
    }
achievement-gained =
    { $points ->
       *[other] { $seat } 達成成就，得 { $points } 分：{ $achievement }。
    }

## Components

seat = 玩家 { $number }
slot = [{ $name }]
cell = { $first } 至 { $last }
space = 格子 { $name }
tile = 板塊 { $spaces }

building-red = 紅色建築
building-blue = 藍色建築
building-green = 綠色建築
building-yellow = 黃色建築

feature-tree = 樹木
feature-fountain = 噴泉
feature-carousel = 旋轉木馬
feature-kiosk = 售貨亭
feature-dolphins = 海豚
feature-sailing-boat = 帆船
feature-rowing-boat = 划艇
feature-swans = 天鵝
feature-monument = 紀念碑
feature-special = 特殊景點
feature-theater-red = 紅色劇院
feature-theater-blue = 藍色劇院
feature-theater-green = 綠色劇院
feature-theater-yellow = 黃色劇院

hidden-goals = 一張未翻開的目標卡
hidden-districts = 一片未翻開的板塊
hidden-features = 一個未翻開的景點
hidden-buildings = 從袋中抽兩棟

city-barcelona = 巴塞隆納
city-buenos-aires = 布宜諾斯艾利斯
city-lisbon = 里斯本
city-mexico-city = 墨西哥城
city-new-york = 紐約
city-rio-de-janeiro = 里約熱內盧
city-sydney = 雪梨
city-venice = 威尼斯
city-other = { $name }

## Which heights count; each stands before the buildings, or is nothing

floors-any = { "" }
floors-exactly =
    { $number ->
       *[other] 恰好 { $number } 層的
    }
floors-from = {" "}{ $number } 層以上的
floors-to = 最多 { $number } 層的
floors-between = {" "}{ $low } 至 { $high } 層的

## Goal cards

points =
    { $number ->
       *[other] { $number } 分
    }
goal-buildings =
    { $colour ->
        [red] 每棟{ $floors }紅色建築 { points }
        [blue] 每棟{ $floors }藍色建築 { points }
        [green] 每棟{ $floors }綠色建築 { points }
        [yellow] 每棟{ $floors }黃色建築 { points }
       *[any] 每棟{ $floors }建築 { points }
    }
goal-floors =
    { $colour ->
        [red] 每層紅色樓層 { points }
        [blue] 每層藍色樓層 { points }
        [green] 每層綠色樓層 { points }
        [yellow] 每層黃色樓層 { points }
       *[any] 每層樓 { points }
    }
goal-colour-sets = 每組四色各一棟{ $floors }建築 { points }
goal-height-sets = 每組 { $low } 至 { $high } 層各一棟建築 { points }
goal-spaces =
    { $terrain ->
        [park] 每格公園 { points }
        [water] 每格水域 { points }
        [red] 每格紅色街道 { points }
        [blue] 每格藍色街道 { points }
        [green] 每格綠色街道 { points }
       *[yellow] 每格黃色街道 { points }
    }
goal-largest-zone =
    { $terrain ->
        [park] 最大的公園區域每格 { points }
       *[water] 最大的水域每格 { points }
    }
goal-zones =
    { $kinds ->
        [0] 每片至少 { $size } 格的{ zone-name } { points }
       *[other] 每片有至少 { $kinds } 種不同景點的{ zone-name } { points }
    }
zone-name =
    { $terrain ->
        [park] 公園區域
       *[water] 水域
    }
goal-span =
    { $terrain ->
        [park] 最長的公園區域從一端到另一端每格 { points }
       *[water] 最長的水域從一端到另一端每格 { points }
    }
goal-features =
    { $terrain ->
        [park] 公園中每個景點 { points }
       *[water] 水域中每個景點 { points }
    }
goal-next-to =
    { $terrain ->
        [park] 每棟與公園相鄰的{ $floors }{ building-name } { points }
       *[water] 每棟與水域相鄰的{ $floors }{ building-name } { points }
    }
building-name =
    { $colour ->
        [red] 紅色建築
        [blue] 藍色建築
        [green] 綠色建築
        [yellow] 黃色建築
       *[any] 建築
    }
other-name =
    { $others ->
        [red] 紅色建築
        [blue] 藍色建築
        [green] 綠色建築
        [yellow] 黃色建築
       *[any] 另一棟建築
    }
first-name =
    { $colour ->
        [red] 紅色建築
        [blue] 藍色建築
        [green] 綠色建築
        [yellow] 黃色建築
       *[any] 另一棟建築
    }
pair-name =
    { $others ->
        [any]
            { $colour ->
                [any] { $floors }建築
               *[other] { $floors }{ first-name }與{ other-name }
            }
       *[other] { $floors }{ first-name }與{ other-name }
    }
goal-pairs = 每對相鄰的{ pair-name } { points }
goal-line = 最長直線上每棟{ $floors }建築 { points }
goal-group = 最大相連建築群中每棟{ $floors }建築 { points }
goal-squares = 每個由{ $floors }建築組成的 2 × 2 方塊 { points }
goal-zone-heights =
    { $terrain ->
        [park] 同一片公園區域旁每種不同的建築高度 { points }
       *[water] 同一片水域旁每種不同的建築高度 { points }
    }
goal-rainbow = 顏色與高度全都不同的建築，每棟 { points }

## Achievements

need-buildings =
    { $number ->
       *[other] { $number } 棟{ $floors }{ of-colour }建築
    }
of-colour =
    { $colour ->
        [red] 紅色
        [blue] 藍色
        [green] 綠色
        [yellow] 黃色
       *[any] { "" }
    }
need-floors = { of-colour }樓層共 { $number } 層
need-colour-sets =
    { $number ->
       *[other] 四色各 { $number } 棟{ $floors }建築
    }
need-height-sets =
    { $number ->
       *[other] { $low } 至 { $high } 層的建築各 { $number } 棟
    }
need-spaces =
    { $terrain ->
        [park] { $number } 格公園
        [water] { $number } 格水域
        [red] { $number } 格紅色街道
        [blue] { $number } 格藍色街道
        [green] { $number } 格綠色街道
       *[yellow] { $number } 格黃色街道
    }
need-largest-zone =
    { $terrain ->
        [park] 一片至少 { $number } 格的公園區域
       *[water] 一片至少 { $number } 格的水域
    }
need-zones =
    { $terrain ->
        [park] { $number } 片{ zone-demand }公園區域
       *[water] { $number } 片{ zone-demand }水域
    }
zone-demand =
    { $kinds ->
        [0] 至少 { $size } 格的
       *[other] 至少有 { $kinds } 種不同景點的
    }
need-span =
    { $terrain ->
        [park] 一片橫跨 { $number } 格、從一邊到對邊的公園區域
       *[water] 一片橫跨 { $number } 格、從一邊到對邊的水域
    }
need-features =
    { $terrain ->
        [park] 公園中有 { $number } 個景點
       *[water] 水域中有 { $number } 個景點
    }
need-next-to =
    { $terrain ->
        [park] { $number } 棟與公園相鄰的{ $floors }{ of-colour }建築
       *[water] { $number } 棟與水域相鄰的{ $floors }{ of-colour }建築
    }
need-pairs = { $number } 對相鄰的{ pair-name }
need-line = { $number } 棟{ $floors }{ of-colour }建築連成不中斷的直線
need-group = { $number } 棟相連的{ $floors }{ of-colour }建築
need-squares =
    { $number ->
       *[other] { $number } 個由{ $floors }建築組成的 2 × 2 方塊
    }
need-zone-heights =
    { $terrain ->
        [park] 同一片公園區域旁有 { $number } 種高度的建築
       *[water] 同一片水域旁有 { $number } 種高度的建築
    }
need-rainbow = { $number } 棟顏色與高度全都不同的建築

## Score sheet

line-achievement = 成就：{ $achievement }
line-water = 水域，不同景點：{ $kinds }
line-park = 公園區域，不同景點：{ $kinds }
line-monuments = 紀念碑
line-theater = 劇院
line-goal = 目標：{ $goal }

## Previews

preview-points = 分數 { $before } → { $after }
preview-line = { $change } { $line }
preview-goal =
    { $points ->
       *[other] 目前達成 { $count } 次，{ $points } 分
    }
preview-placed =
    { $points ->
       *[other] 擺放得當：+{ $points } 分
    }
preview-hidden = 翻開後不能反悔
preview-lost = 沒有地方放：{ $items }
preview-zones = 最大區域：公園 { $park }，水域 { $water }
preview-progress = { $achievement }：{ $before } → { $after }／{ $need }

## The table

row-goals = 1 目標卡
row-districts = 2 街區板塊
row-features = 3 景點
row-buildings = 4 建築
draw-heading = { $city }，第 { $round } 輪（共 { $rounds } 輪）
draw-star = 星星：{ $seat }
draw-district =
    { $points ->
       *[other] { $seat }：目前 { $points } 分
    }
draw-legend = P 公園，W 水域，r b g y 街道（紅、藍、綠、黃），R2 兩層建築 · 公園：t 樹木 f 噴泉 c 旋轉木馬 k 售貨亭 · 水域：d 海豚 s 帆船 r 划艇 w 天鵝 · m 紀念碑 * 特殊景點 T 劇院
