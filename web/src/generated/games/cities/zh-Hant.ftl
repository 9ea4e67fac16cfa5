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
seat = 玩家 { $number }
slot = { $row } { $column }
cell = { $first } 至 { $last }
space = 格子 { $name }
tile = 板塊（{ $a }、{ $b }／{ $c }、{ $d }）
short-red = 紅
short-blue = 藍
short-green = 綠
short-yellow = 黃
short-park = 公園
short-water = 水域
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
floors-any = { "" }
floors-exactly =
    { $number ->
       *[other] 恰好 { $number } 層的
    }
floors-from = 至少 { $number } 層的
floors-to = 最多 { $number } 層的
floors-between = { $low } 至 { $high } 層的
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
goal-floors = { $floors }{ of-colour }建築的每層樓 { points }
goal-colour-sets = 每組四色各一棟{ $floors }建築 { points }
goal-height-sets = 每組 { $low } 至 { $high } 層各一棟{ of-colour }建築 { points }
goal-spaces = 每格{ empty-word }{ space-name } { points }
space-name =
    { $terrain ->
        [park] 公園
        [water] 水域
        [red] 紅色街道
        [blue] 藍色街道
        [green] 綠色街道
        [yellow] 黃色街道
       *[street] 街道
    }
empty-word =
    { $empty ->
        [yes] 空的
       *[no] { "" }
    }
goal-largest-zone =
    { $terrain ->
        [park] 最大的公園區域每格 { points }
       *[water] 最大的水域每格 { points }
    }
goal-zones = 每片{ zone-size }{ zone-kinds }{ zone-name } { points }
zone-name =
    { $terrain ->
        [park] 公園區域
       *[water] 水域
    }
zone-size =
    { $size ->
        [1] { "" }
       *[other] 至少 { $size } 格的
    }
zone-kinds =
    { $kinds ->
        [0] { "" }
        [1] 有景點的
        [4] 集齊 4 種不同景點的
       *[other] 至少有 { $kinds } 種不同景點的
    }
zone-each =
    { $kinds ->
        [0]
            { $size ->
                [1] { "" }
               *[other] 各
            }
       *[other] 各
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
buildings-name =
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
       *[any] 任一棟建築
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
goal-pairs = 每對相鄰的{ pair-name } { points }（一棟建築可屬於多對）
goal-line = 由{ $floors }{ buildings-name }組成的最長直線，每棟 { points }
goal-group = 由{ $floors }{ buildings-name }組成的最大相連建築群，每棟 { points }
goal-squares = 每個由{ $floors }{ buildings-name }組成的 2 × 2 方塊 { points }
goal-zone-heights =
    { $terrain ->
        [park] 同一片公園區域旁每種不同的建築高度 { points }
       *[water] 同一片水域旁每種不同的建築高度 { points }
    }
goal-rainbow = 顏色與高度全都不同的最大一組建築，每棟 { points }
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
need-floors = { $floors }{ of-colour }建築共 { $number } 層
need-colour-sets =
    { $number ->
       *[other] 四色各 { $number } 棟{ $floors }建築
    }
need-height-sets =
    { $number ->
       *[other] { $low } 至 { $high } 層的{ of-colour }建築各 { $number } 棟
    }
need-spaces =
    { $empty ->
        [yes] { $number } 格空的{ space-name }
       *[no] { $number } 格{ space-name }
    }
need-largest-zone =
    { $terrain ->
        [park] 一片至少 { $number } 格的公園區域
       *[water] 一片至少 { $number } 格的水域
    }
need-zones =
    { $number ->
        [1]
            { $terrain ->
                [park] 一片{ zone-size }{ zone-kinds }公園區域
               *[water] 一片{ zone-size }{ zone-kinds }水域
            }
       *[other]
            { $terrain ->
                [park] { $number } 片{ zone-each }{ zone-size }{ zone-kinds }公園區域
               *[water] { $number } 片{ zone-each }{ zone-size }{ zone-kinds }水域
            }
    }
need-span =
    { $terrain ->
        [park] 一片從一端到另一端長 { $number } 格（橫向或縱向）的公園區域
       *[water] 一片從一端到另一端長 { $number } 格（橫向或縱向）的水域
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
need-pairs = { $number } 對相鄰的{ pair-name }（一棟建築可屬於多對）
need-line = { $number } 棟{ $floors }{ of-colour }建築連成不中斷的直線
need-group = { $number } 棟相連的{ $floors }{ of-colour }建築
need-squares =
    { $number ->
       *[other] { $number } 個由{ $floors }{ of-colour }建築組成的 2 × 2 方塊
    }
need-zone-heights =
    { $terrain ->
        [park] 同一片公園區域旁有 { $number } 種高度的建築
       *[water] 同一片水域旁有 { $number } 種高度的建築
    }
need-rainbow = { $number } 棟顏色與高度全都不同的建築
rows-line-achievement = 成就
line-achievement = 成就：{ $achievement }
rows-line-water = 水域
line-water = 水域，不同景點：{ $kinds }
rows-line-park = 公園區域
line-park = 公園區域，不同景點：{ $kinds }
line-monuments = 紀念碑
line-theater = 劇院
rows-line-goal = 目標卡
line-goal = 目標：{ $goal }
preview-points = 分數 { $before } → { $after }
preview-line = { $change } { $line }
preview-achievement = { $change } 成就 { $number }
preview-goal =
    { $points ->
       *[other] 目前達成 { $count } 次，{ $points } 分
    }
preview-placed =
    { $points ->
       *[other] 擺放得當：+{ $points } 分
    }
preview-hidden = 未翻開：拿取後不能復原
preview-lost = 沒有地方放：{ $items }
preview-zones = 最大區域：公園 { $park }，水域 { $water }
preview-progress = 成就 { $number }：{ $before } → { $after }／{ $need }
progress-achievement =
    { $points ->
        [0] { $achievement }：已無空位
       *[other] { $achievement }：下一個名次 { $points } 分
    }
progress-goal = { $goal }：目前達成 { $count } 次，{ $points } 分
progress-workers =
    { $left ->
        [0] { $row }：這一排已無工人可放
       *[other] { $row }：這一排還可放 { $left } 名工人
    }
progress-star = 在建築排最靠右，將取得星星：{ $slot }
why-turn = 輪到 { $seat }。（{ $rule }）
why-start-first = 所有玩家先選起始板塊。（{ $rule }）
why-place-first = 請先放置已取得的物件。（{ $rule }）
why-worker-first = 請把工人放到它的格子來取得。（{ $rule }）
why-slot-taken = 此格已被 { $seat } 佔用。（{ $rule }）
why-row-done = 你在這一排的 { $number } 名工人都已放完。（{ $rule }）
why-tile-chosen = 這塊起始板塊已被 { $seat } 選走。（{ $rule }）
why-achievement-awarded = 你的街區達成條件的回合結束時獲得。（{ $rule }）
why-achievement-gained = 你已經取得。（{ $rule }）
why-achievement-closed = 所有名次都已被佔。（{ $rule }）
why-fits-nowhere = 目前在你的街區裡沒有位置可放。（{ $rule }）
why-theater-owned = 你已經有劇院。（{ $rule }）
why-theater-swap = 只有剛取得的紀念碑或特殊景點可換成劇院。（{ $rule }）
why-cell-taken = 那裡已有板塊。（{ $rule }）
why-cell-apart = 板塊必須與你的街區共用一整邊。（{ $rule }）
why-cell-far = 街區不可超過 { $side } × { $other } 塊板塊。（{ $rule }）
why-no-street = 建築只能蓋在街道上。（{ $rule }）
why-park = 可放公園景點。（{ $rule }）
why-water = 可放水域景點。（{ $rule }）
why-one-feature = 每格一個景點：這裡不能再放。（{ $rule }）
why-built-on = 景點需要沒有建築的街道。（{ $rule }）
why-no-building = 這裡不能蓋建築。（{ $rule }）
why-no-floor = 已有四層：不能再高。（{ $rule }）
why-any-colour = 任何顏色的建築都可以從這裡開始。（{ $rule }）
why-floor = 上面只能再蓋{ $colour }。（{ $rule }）
why-street = 可蓋{ $colour }，也可放紀念碑或特殊景點。（{ $rule }）
market-row-goals = 目標
market-row-districts = 街區板塊
market-row-features = 景點
market-row-buildings = 建築
draw-heading = { $city }，第 { $round } 輪（共 { $rounds } 輪）
draw-star = 星星：{ $seat }
draw-district =
    { $points ->
       *[other] { $seat }：目前 { $points } 分
    }
draw-legend = P 公園，W 水域，r b g y 街道（紅、藍、綠、黃），R2 兩層建築 · 公園：t 樹木 f 噴泉 c 旋轉木馬 k 售貨亭 · 水域：d 海豚 s 帆船 r 划艇 w 天鵝 · m 紀念碑 * 特殊景點
draw-legend-theaters = · T 劇院
