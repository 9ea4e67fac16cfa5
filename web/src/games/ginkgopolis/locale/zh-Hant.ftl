### 只有瀏覽器會說的話。

title = 銀杏城
tagline = 眾人的藍圖，長成一座綠色城市。
about = 把板塊放在城市邊緣，或疊在高樓之上；運用已建成的建築，並在最後一片板塊落下時掌握各個街區。所有人同時選擇，再依序揭曉。

option-seats = 玩家人數
option-characters = 角色
option-characters-introductory = 固定組合
option-characters-draft = 輪抽三張
option-solo = 哈爾的等級（單人）
option-solo-normal = 一般
option-solo-expert = 專家
option-screens = 傳統屏風
option-screens-no = 否，公開每個人的數量
option-screens-yes = 隱藏他人的數量
option-first = 起始玩家
option-first-random = 隨機

## 城市

city = 城市。方向鍵在建築之間移動，F 顯示全城，加號與減號調整大小。
city-picture = 城市
city-building = { $tile }，高 { $height } 層{ $owner ->
    [no] {""}
   *[other] ，{ $owner }
}{ $site ->
    [yes] ，工地
   *[no] {""}
}
city-marker = 標記 { $letter }
city-at = { $what }，{ $cell }
city-around = 周圍可得：{ $items }
city-ghost = 把標記 { $letter } 移到 { $cell }
city-site-tip = 工地：下次重組牌堆時，這棟建築的卡牌才會加入。
city-districts = 街區
city-districts-tip = 街區：誰領先、現在可得幾分、領先幾個資源
city-district = { $colour ->
    [red] 紅色
    [blue] 藍色
   *[yellow] 黃色
}街區：{ $cells }。{ $places }
city-district-place = { $name }，資源：{ $resources }，目前可得分數：{ $points }
city-district-free = 無人
city-flat = 平面圖
city-flat-tip = 平面圖：建築不會互相遮擋；數字為高度
city-fit = 顯示整座城市
city-larger = 放大
city-smaller = 縮小

## 手牌

hand = 你的卡牌與板塊
hand-empty = 沒有手牌。
hand-tiles = 屏風後面
hand-no-tiles = 沒有板塊。
hand-sealed = 你的選擇已面朝下放好。在最後一位玩家選擇之前都可以復原。
hand-help-card = 在這裡選一張卡牌，或點選城市中對應的建築或標記。
hand-help-tile = 每片板塊都標示現在的花費與收穫。
hand-help-marker = 請點選城市中亮起的位置。
hand-help-push = 沒有空位：請選擇往哪個方向推動其他標記。
hand-help-return = 每歸還一片板塊立刻得 1 分，並成為新的供應堆。可任意選取；所有人都會看到是哪些板塊。
hand-help-draft = 留下一位：他的效果整局有效。下方是開局時得到的東西。
hand-help-new = 棄掉四張手牌再抽四張。沒用掉的標記在終局值 2 分。
hand-lack = 還缺：{ $resources ->
    [0] {""}
   *[other] { $resources } 個資源
}{ $resources ->
    [0] {""}
   *[other] { $points ->
        [0] {""}
       *[other] {"、"}
    }
}{ $points ->
    [0] {""}
   *[other] { $points } 分
}
hand-count = 手牌 { $count } 張
card-letter = 新建築
card-at-start = 起始
card-start = 起始：{ $items }
card-won = 在它上面建造即可贏得此卡：{ $power }
trigger-exploit = 開採
trigger-urbanize = 城市化
trigger-construct = 建造
trigger-end = 遊戲結束時

## 玩家

players = 玩家
you = 你
first-player = 起始玩家
sealed-card = 已選卡牌，沒有板塊
sealed-tile = 已選卡牌與板塊
sealed-hal = 哈爾的卡牌面朝下
is-choosing = 選擇中
is-deciding = 等待決定
stat-points = 分數
stat-resources = 手上的資源
stat-pool = 供應堆中的資源
stat-tiles = 屏風後的板塊
stat-tokens = 更新手牌標記
stat-outlook = 若現在結束：{ $total } 分（街區 { $districts }、終局卡牌 { $cards }、標記 { $tokens }）
stat-outlook-solo = 若現在結束：{ $total } 分（街區 { $districts }、終局卡牌 { $cards }）
last-turn = 上一回合：{ $what }
tableau-of = { $who } 的卡牌列
tableau-end = { $count } 張終局卡牌，目前 { $points } 分
passed = 上次傳出：{ $cards }
hal-steps = 哈爾剛才的行動

## 牌堆

pile-round = { $round ->
    [0] 輪抽
   *[other] 第 { $round } 輪
}
pile-supply = 板塊供應堆：{ $count }
pile-supply-tip = { $times ->
    [0] 第一次用完時可以歸還板塊換分；第二次用完則遊戲結束。
   *[other] 已用完一次。再用完一次遊戲就結束。
}
pile-deck = 牌堆：{ $count }
pile-deck-tip = 用完時，所有工地的卡牌會加入。
pile-discard = 棄牌堆：{ $count }
pile-empty = 棄牌堆是空的。
last-round = 最後一輪！

## 逐步計分

walk = 逐步計分
row-score-tokens = { rows-score-tokens }
row-score-district = { $colour ->
    [red] 紅色
    [blue] 藍色
   *[yellow] 黃色
}街區，{ $all } 個資源
walk-district = { $colour ->
    [red] 紅色街區
    [blue] 藍色街區
   *[yellow] 黃色街區
}：{ $buildings } 棟建築，{ $total } 個資源
walk-share = { $all } 個中佔 { $own } 個，{ $rivals ->
    [0] 無對手：全部的兩倍
   *[other] { $place ->
        [1] 第一名：全部
        [2] 第二名：自己的數量
       *[other] 第 { $place } 名：無
    }
}
walk-back = 上一步
walk-on = 下一步
walk-play = 播放
walk-pause = 暫停

## 卡牌一覽

reference-search = 搜尋卡牌
reference-kinds = 卡牌種類
reference-all = 全部
reference-characters = 角色
reference-letters = 城市化卡牌 A 到 L
reference-letter = 單獨打出：1 個資源或 1 片板塊。搭配板塊：在標記處蓋新建築；周圍建築提供收穫，然後標記移動。
reference-found = { $count } 張卡牌
reference-none = 沒有符合的卡牌。

## 第一局

learn-about-title = 這是什麼遊戲
learn-about = 大家一起建造同一座城市，而每個人都想擁有它。每一輪所有玩家祕密選一張牌，然後城市向外或向上成長。放著你的資源的建築就是你的，贏得的卡牌會一再帶來好處。最後計算分數、你的卡牌，以及你領先的街區。你要和小波玩一場真正的遊戲。
learn-welcome-title = 九棟建築的城市
learn-welcome = 中央有九棟起始建築，不屬於任何人。顏色代表能得到什麼：紅色給資源，藍色給板塊，黃色給分數。四周是字母 A 到 L 的標記：城市從那裡向外長。最後比分數，而大部分的分數藏在街區裡，也就是相鄰的同色建築。
learn-yours-title = 你擁有的
learn-yours = 下方是四張手牌，屏風後面是你的板塊。三位角色會一再為你帶來好處：每次開採得 1 個資源，每次城市化得 1 片板塊和 1 分。同一張卡牌有不同用法：單獨打出就是開採，搭配板塊就是建設。
learn-exploit-title = 先開採
learn-exploit = 你只有兩片板塊，沒有板塊就無法建設。「{ $card }」指向一棟會給板塊的建築。在這裡選它，或點選城市中的那棟建築。
learn-exploit-hint = 字母也能給資源或板塊，但之後擴張需要字母；而藍色 3 現在就能給你一片板塊，外加角色的資源。
learn-alone-title = 只出卡牌
learn-alone = 每片板塊下方都寫著用它建設的花費。這次只出卡牌：藍色建築有一層，所以給一片板塊，角色再加一個資源。
learn-alone-hint = 這裡已經可以建設，但兩片板塊太少，先補充庫存吧。
learn-urbanize-title = 城市化：新建築
learn-urbanize = 阿博傳給你三張牌，你又抽了一張。標記 I 在兩棟紅色建築旁邊。在那裡蓋新建築只要一個資源；接著你得到周圍所有建築的收穫，以及兩位城市化角色的好處。請選擇：{ $card }。
learn-urbanize-hint = 看看每張城市化卡牌的下面一行：在那裡建設能得到什麼。而且你有兩位角色在城市化時帶來好處。
learn-tile-title = 用哪片板塊？
learn-tile = 在城市邊緣，每片板塊的花費都一樣：一個資源，與數字無關。所以用最小的紅色 4。大數字很珍貴：疊在建築上時，數字每小 1 就要付 1 分。
learn-tile-hint = 收穫相同，但小數字就夠用的地方，你卻花掉了大數字。
learn-marker-title = 標記往外移
learn-marker = 你的板塊佔了標記 I 的位置，標記要移到旁邊的空格。那裡將是下一個建設的地方。把它放在下方，讓左邊的角落保持空著。
learn-marker-hint = 那裡也可以。這一課請選新建築下方的位置。
learn-construct-title = 建造：第二層
learn-construct = 現在往上蓋。覆蓋一棟建築，需要比它的高度多一個的資源；資源留在上面，建築就歸你。而且你會得到它的卡牌！紅色 2 在每次城市化時給一個資源，遊戲才剛開始呢。請選擇：{ $card }。
learn-construct-hint = 現在拿兩個資源不錯，但一張整局都有收穫的卡牌更好，而且越早越好。
learn-floor-title = 同色、數字更大
learn-floor = 紅色 14 蓋在紅色 2 上：同色，不必多付；數字更大，不必付分。兩個資源，高樓就是你的。
learn-floor-hint = 換顏色要多付一個資源。
learn-engine-title = 卡牌列成長了
learn-engine = 卡牌歸你了。看看你的面板：現在每次城市化都得到資源、板塊和分數。遊戲前期收集這種卡牌；後期則收集終局計分的卡牌（10 到 20）。
learn-district-title = 想想街區
learn-district = 看看藍色建築：藍色 1 緊鄰藍色 2。兩棟相鄰的同色建築就是街區，獨佔街區的人，每個資源得 2 分。請選擇：{ $card }。
learn-district-hint = 藍色 2 也可以。這裡蓋在藍色 1 上，因為它的卡牌在每次開採時給一片板塊。
learn-join-title = 留著大數字
learn-join = 藍色 11 就夠了。藍色 16 以後有用：覆蓋強敵時不必付分，而且平手時數字大的勝出。
learn-join-hint = 今天的花費一樣，但大數字明天更值錢。
learn-lead-title = 誰在哪裡領先
learn-lead = 城市旁的第一個按鈕會顯示街區：誰領先、現在可得幾分，括號裡是領先的數量。第一名得到街區所有資源數的分數，第二名得到自己資源數的分數，其他人沒有。
learn-rival-title = 十輪之後
learn-rival = 城市長大了。黃色 14 屬於阿博，它的卡牌在終局時會讓你的每棟矮建築各得 1 分。請選擇：{ $card }。
learn-rival-hint = 收穫不錯，但到了這個階段，地盤與終局卡牌更重要。
learn-cover-title = 覆蓋對手
learn-cover = 阿博會拿回資源，並為此得 1 分：覆蓋從來不是免費的。但建築、街區和卡牌都是你的了。用黃色 16，顏色與數字都不必多付。
learn-cover-hint = 比較每片板塊的花費：換顏色多一個資源，數字較小要付分。
learn-return-title = 板塊用完了
learn-return = 板塊供應堆空了。整局只有這一次，每個人可以歸還板塊，每片 1 分；歸還的板塊成為新的供應堆。留下你真正要用來建設的就好。
learn-ending-title = 尾聲將近
learn-ending = 當板塊再次用完，或有人放下最後一個資源，該輪結束後遊戲就結束。阿博只剩一個資源：這可能是最後一輪。看得出來的人，會在勢均力敵的街區下手。
learn-final-title = 計分
learn-final = 一步步看完計分：已得分數、終局卡牌、標記，然後是地圖上的每個街區。你贏了；現在去建你自己的城市吧！
