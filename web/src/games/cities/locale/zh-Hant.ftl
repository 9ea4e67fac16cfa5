title = 城市
tagline = 四排市場，一個令你自豪的街區。
about = 派工人到市場，帶回板塊、景點和建築，妥善佈置，讓目標和土地都為你帶來分數，並與對手競逐大城市的成就。

option-seats = 玩家人數
option-city = 城市
option-city-random = 任意
option-city-barcelona = 巴塞隆納
option-city-buenos-aires = 布宜諾斯艾利斯
option-city-lisbon = 里斯本
option-city-mexico-city = 墨西哥城
option-city-new-york = 紐約
option-city-rio-de-janeiro = 里約熱內盧
option-city-sydney = 雪梨
option-city-venice = 威尼斯
option-long = 雙人長局
option-long-yes = 7 輪，3 × 5 板塊
option-long-no = 否
option-theaters = 劇院
option-theaters-yes = 使用劇院
option-theaters-no = 不使用
option-first = 最初的星星
option-first-random = 隨機
option-first-0 = 玩家 1
option-first-1 = 玩家 2
option-first-2 = 玩家 3
option-first-3 = 玩家 4
option-content = 自訂內容

panes = 檢視
pane-market = 市場
pane-district = 街區
pane-others = 城市
market = 市場
market-row-goals = 目標
market-row-districts = 街區板塊
market-row-features = 景點
market-row-buildings = 建築
round-of = 第 { $round } 輪，共 { $rounds } 輪
achievements = 成就
goals = 目標卡
rivals = 鄰居
no-goals = 還沒有目標卡：目標卡在市場的第一排。
back-to-own = 回到我的街區
district-of = { $name } 的街區
enlarge = { $name }：目前 { $points } 分。放大檢視。
has-star = 持有星星
star-explained = 持有星星的人先行動。工人在建築排站得最靠右的人，下一輪取得星星。
rotate = 旋轉
workers-left = { $number ->
        [0] 你在這一排已經放過工人。
       *[other] 你在這一排還可放 { $number } 名工人。
    }
slot-label = { $row }，第 { $column } 格：{ $what }
slot-taken = 已被 { $name } 佔用
goal-now = 在你的街區目前達成 { $count } 次
goal-counted = 達成 { $count } 次，{ $points } 分
unseen = 尚有 { $number } 件無人見過，這是其中之一
bag-holds = 袋中：紅 { $red }、藍 { $blue }、綠 { $green }、黃 { $yellow }

points-so-far = 目前 { $points } 分
sum-goals = 目標卡：{ $points }
sum-achievements = 成就：{ $points }
sum-zones = 公園與水域：{ $points }
sum-streets = 紀念碑與劇院：{ $points }

place-free = { $points } 分：尚可取得
place-taken = { $points } 分：{ $name }
place-closed = { $points } 分：雙人遊戲不使用
race-reached = { $name }：{ $reached } / { $need }

ground-park = 公園
ground-water = 水域
ground-red = 紅色街道
ground-blue = 藍色街道
ground-green = 綠色街道
ground-yellow = 黃色街道
ground-neutral = 任意顏色的街道
label-space = { $ground }，第 { $column } 欄第 { $row } 列：{ $what }
label-building = { $colour }，{ $height } 層
label-empty = 空
cell-label = 將{ $tile }放在第 { $column } 欄第 { $row } 列

whose-sheet = 誰的分數
walk = 逐項檢視
walk-stop = 停止

ref-colours = 顏色與符號
ref-colours-about = 街道與建築的每種顏色都有自己的符號。菱形代表任意顏色。
ref-features-about = 每片相連的公園區域、每片相連的水域，依其中不同景點的種類數計分一次。重複的種類不加分。
ref-goals-about = 遊戲結束時，目標卡的條件達成幾次，就得幾次分數。同一座建築或同一格可以計入多張卡。
ref-achievements-about = 每座城市三項。第一個達成的人得 { $first } 分，第二個 { $second } 分，第三個 { $third } 分；雙人遊戲時不使用中間的名次。
use-park = 放在公園格
use-water = 放在水域格
use-monument = 放在沒有建築的街道；2 分，該格不能再建造
use-special = 放在沒有建築的街道：該格可以開始建造任意顏色的建築

gain-line-water = 水域
gain-line-park = 公園
gain-line-monuments = 紀念碑
gain-line-theater = 劇院

learn-you = 你
learn-rival = 小波
learn-step = { $step } / { $steps }
learn-back = 上一步
learn-show = 示範這一步
learn-astray = 規則允許，不過這裡先照同一個計畫走：請選框起來的那一個。
learn-0 = 每塊起始板塊都有一格公園、一格水域和兩格街道。你只能在自己街道的顏色上建造，所以這就是最初的計畫。拿有葉子和太陽的那一塊：綠色與黃色。
learn-1 = 接著是市場：共四排，每名工人拿走一格裡的所有物品。大部分的分數來自目標卡，所以先拿一張，它會告訴你其他東西有什麼用。這張卡：最大公園的每一格得 1 分。右邊的紐約也獎勵大公園，同一座公園可以得兩份分數。
learn-2 = 現在需要土地。有三格公園的板塊正是這張卡要的，還附帶一條綠色街道。小波也想要板塊：你留下的，別人就會拿走。
learn-3 = 放在你的板塊左邊：公園以邊相連，變成四格的一片區域。角對角不算相連。指向一個位置，數字會先告訴你能得多少分，再做決定。用按鈕、R 鍵或滾輪旋轉板塊。
learn-4 = 這一格用一名工人就能拿到兩個景點。每片公園或水域依其中不同的景點計分：一到四種分別得 1、3、6、10 分。所以要在同一片區域收集不同的景點。
learn-5 = 樹木要放在公園。大公園的任何一格都可以；其餘的格子留給噴泉、旋轉木馬和涼亭。
learn-6 = 划艇需要水域。你可以放棄景點，它就移出遊戲，但有分何不拿？
learn-7 = 一格有四座建築，而且都是你的兩種顏色：全部都能放。最後一格是袋中兩座未知的建築，還有另一個好處：在這一排站得最靠右的人取得星星，下一輪先行動。
learn-8 = 建築放在同色的街道上，或疊在同色的建築上。
learn-9 = 第二座疊上去。兩層的高樓仍是一座建築，而許多卡要求剛好的高度。看看市場的第三張卡：剛好兩層的綠色建築可以得分。
learn-10 = 接著是黃色建築。先放在街道上。
learn-11 = 再往上蓋：紐約也要三層以上的建築。
learn-12 = 就是這張卡。你還沒拿就已經達成了，馬上得 { $points } 分。雙人遊戲時每人在每一排各放兩名工人；三或四人時各放一名。
learn-end = 你已有 { $points } 分，而第一輪還沒結束。讓目標、土地和建築服務同一個計畫，這就是全部的祕訣。其餘的都在規則裡，遊戲中的預覽也會幫助你。祝你玩得開心！
