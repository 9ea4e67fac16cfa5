### 銀杏城的繁體中文訊息。卡牌、板塊與位置的名稱在 part-* 中。

hal = 哈爾
none = 無

## 詢問玩家

ask-nothing = 遊戲結束。
ask-going-on = 正在執行各人的選擇。
ask-others = 等待 { $seats }。
ask-draft = 請保留一張角色卡牌，其餘傳給左邊的玩家（最後一張放回盒中）。
ask-card = 要打出哪張卡牌？
ask-tile = 要單獨打出{ $card }，還是搭配板塊？
ask-letter = 要 1 個資源，還是 1 片板塊？
ask-marker = 城市化標記 { $marker } 要移到哪裡？
ask-return = 板塊供應堆已用完。要歸還哪些板塊？每片得 1 分。

## 玩家可做的事

action-keep = 保留{ $card }
action-card = { $card }
action-new-hand = 更新手牌（花費 1 個標記）
action-alone = 只出卡牌（開採）
action-tile = 搭配{ $tile }
action-take-resource = 拿取 1 個資源
action-take-tile = 拿取 1 片板塊
action-marker = { $direction ->
    [up] 往上，移到{ $place }
    [right] 往右，移到{ $place }
    [down] 往下，移到{ $place }
    [left] 往左，移到{ $place }
   *[far] 沿著邊緣，移到{ $place }
}
action-push-clockwise = 順時針推移
action-push-back = 逆時針推移
action-give = 歸還{ $tile }
action-done = 不歸還
action-done-more = 不再歸還
set-done = 歸還 { $count } 片板塊（+{ $count }）

## 為什麼現在不能選

why-waiting = 等待 { $seats }（{ $rule }）。
why-sealed = 你的選擇已面朝下放好。要更改請先復原（{ $rule }）。
why-draft = 請從手上的牌中留下一張角色（{ $rule }）。
why-letter = 請先拿 1 個資源或 1 片板塊（{ $rule }）。
why-chosen = 你已選了{ $card }。要改選請先復原（{ $rule }）。
why-card-first = 先選一張卡牌，之後才能附上板塊（{ $rule }）。
why-not-in-hand = 你手上沒有{ $card }（{ $rule }）。
why-not-in-stock = 你的存量中沒有{ $tile }（{ $rule }）。
why-no-card = 只有手上有對應卡牌的建築才能使用。你沒有{ $card }（{ $rule }）。
why-no-letter = 你手上沒有標記 { $marker } 的城市化卡牌（{ $rule }）。
why-site = 工地：在牌堆重組之前，沒有人會有這棟建築的卡牌（{ $rule }）。
why-empty = 這裡既沒有建築也沒有標記（{ $rule }）。
why-marker-first = 請先放好標記 { $marker }（{ $rule }）。
why-marker = 標記 { $marker } 要放到新建築旁沒有建築也沒有標記的格子（{ $rule }）。
why-marker-blocked = 新建築旁的格子都被佔了：標記 { $marker } 要放到城市邊緣，介於字母相鄰的標記之間（{ $rule }）。
why-marker-push = 標記 { $marker } 沒有空位：請選擇往哪個方向推動其他標記（{ $rule }）。
why-return = 現在只能歸還屏風後的板塊（{ $rule }）。
why-return-chosen = { $tile }放在你選的卡牌上，不能歸還（{ $rule }）。
why-return-order = 板塊由左至右歸還。想改選請先復原（{ $rule }）。

## 行動的結果

preview-exploit = 開採
preview-urbanize = 城市化
preview-construct = 建造
preview-fall-back = 無法支付：改為開採
preview-resources = 資源 { $amount }
preview-tiles = 板塊 { $amount }
preview-points = 分數 { $amount }
preview-even = 收支相抵，沒有增減
preview-push = 推移 { $markers }
preview-letter = 另得 1 個資源或 1 片板塊
preview-letter-resource = 若拿取資源，另得 1 個資源
preview-letter-tile = 若拿取板塊，另得 1 片板塊
preview-with-tile = 搭配板塊：城市化{ $resources ->
    [none] {""}
   *[other] {"，"}資源 { $resources }
}{ $tiles ->
    [none] {""}
   *[other] {"，"}板塊 { $tiles }
}{ $points ->
    [none] {""}
   *[other] {"，"}分數 { $points }
}
preview-rival = { $who }：資源 +{ $resources }，分數 +{ $points }
preview-card = 獲得這張卡牌（{ $power }）
preview-end = 觸發遊戲結束
preview-exhaust = 板塊供應堆將用完：所有玩家可以歸還板塊
preview-character = { $power }；起始：{ $start }

## 發生的事

event-character-picked = { $who } 保留一張角色卡牌。
event-character-kept = { $who } 保留{ $card }。
event-packet-received = { $who } 收到{ $cards }。
event-characters-shown = { $who } 公開{ $cards }，起始擁有 { $resources } 個資源與 { $points } 分。
event-card-picked = { $who } 選了{ $card }。
event-sealed = { $with_tile ->
    [yes] { $who } 已選好卡牌與板塊。
   *[no] { $who } 已選好卡牌，不搭配板塊。
}
event-choice-sealed = { $who } 選定{ $card }，搭配{ $tile }。
event-choice-sealed-alone = { $who } 選定{ $card }，不搭配板塊。
event-hand-renewed = { $who } 更新手牌，棄掉{ $discarded }。
event-choice-revealed = { $who } 公開{ $card }，搭配{ $tile }。
event-choice-revealed-alone = { $who } 公開{ $card }，不搭配板塊。
event-fell-back = { $who } 無法支付：{ $tile }放回屏風後。
event-exploited = { $who } 以{ $card }開採建築，高 { $height } 層。
event-exploited-alone = { $who } 以{ $card }開採。
event-urbanized = { $who } 以{ $card }與{ $tile }城市化。
event-floor-built = { $who } 建造：{ $tile }蓋在{ $card }的建築上，高 { $height } 層，放置 { $resources_placed } 個資源{ $resources_paid ->
    [0] {""}
   *[other] ，因顏色不同支付 { $resources_paid } 個資源
}{ $points_paid ->
    [0] {""}
   *[other] ，因數字較小支付 { $points_paid } 分
}。
event-resources-returned = { $who } 取回 { $resources } 個資源{ $points ->
    [0] {""}
   *[other] ，並獲得 { $points } 分
}。
event-marker-moved = { $pushed ->
    [yes] 標記 { $letter } 被推到{ $place }。
   *[no] 標記 { $letter } 移到{ $place }。
}
event-gained = { $who } 獲得 { $resources ->
    [0] {""}
   *[other] { $resources } 個資源
}{ $points ->
    [0] {""}
   *[other] { $resources ->
        [0] {""}
       *[other] {"與 "}
    }
}{ $points ->
    [0] {""}
   *[other] { $points } 分
}（{ $cause ->
    [building] 建築
    [letter] 城市化卡牌
    [hal] 相鄰建築
   *[bonus] 卡牌效果
}）。
event-tiles-taken-unseen = { $who } 拿取 { $count } 片板塊。
event-tiles-taken = { $who } 拿取{ $tiles }。
event-tiles-lost = { $who } 少拿 { $count } 片板塊：供應堆已空。
event-round-began = 第 { $number } 輪開始。起始玩家：{ $who }。
event-cards-received = { $who } 的手牌：{ $cards }。
event-deck-rebuilt = 重組牌堆（新卡牌：{ $joined }；棄牌：{ $set_aside }）。
event-cards-discarded = 棄掉未使用的卡牌：{ $cards }。
event-supply-exhausted = { $times ->
    [1] 板塊供應堆第一次用完。
   *[other] 板塊供應堆第二次用完。
}
event-tiles-returned = { $who } 歸還：{ $tiles }。
event-end-triggered = { $cause ->
    [tiles] 板塊已用完
    [resources] { $who } 的資源已全部在城市中
    [hal] { $who } 的資源不足
   *[rounds] 已滿兩百輪
}：這是最後一輪。
event-game-ended = 遊戲結束。
event-game-ended-solo = 遊戲結束。{ $who }：{ $own } 分，哈爾：{ $hal } 分。
event-hal-drew = 哈爾翻開{ $card }。
event-hal-discarded = 哈爾棄掉{ $card }。
event-hal-took-tile = 哈爾抽到{ $tile }。

## 配件

part-cell = ({ $x }, { $y })
place-beside = { $direction ->
    [up] { $building }上方
    [right] { $building }右方
    [down] { $building }下方
   *[left] { $building }左方
}
part-marker = { $letter }
part-letter = 城市化卡牌 { $letter }
part-card = { $colour ->
    [red] 紅色 { $number } 號卡
    [blue] 藍色 { $number } 號卡
   *[yellow] 黃色 { $number } 號卡
}
part-tile = { $colour ->
    [red] 紅色 { $number } 號板塊
    [blue] 藍色 { $number } 號板塊
   *[yellow] 黃色 { $number } 號板塊
}
part-character = { $colour ->
    [red] 生態技術員
    [blue] 生態工程師
   *[yellow] 生態城市規劃師
}（{ $trigger ->
    [exploit] 開採
    [urbanize] 城市化
   *[construct] 建造
}）
part-start = { power-items }

## 卡牌效果

power-letter = 指定一個城市化標記
power-bonus = { $trigger ->
    [exploit] 開採
    [urbanize] 城市化
   *[construct] 建造
}：{ $resources ->
    [0] {""}
   *[other] +{ $resources } 個資源
}{ $tiles ->
    [0] {""}
   *[other] +{ $tiles } 片板塊
}{ $points ->
    [0] {""}
   *[other] { $resources ->
        [0] { $tiles ->
            [0] {""}
           *[other] {" "}
        }
       *[other] {" "}
    }+{ $points } 分
}
power-items = { $resources ->
    [0] {""}
   *[other] +{ $resources } 個資源
}{ $tiles ->
    [0] {""}
   *[other] { $resources ->
        [0] {""}
       *[other] {" "}
    }
}{ $tiles ->
    [0] {""}
   *[other] +{ $tiles } 片板塊
}{ $points ->
    [0] {""}
   *[other] { $resources ->
        [0] { $tiles ->
            [0] {""}
           *[other] {" "}
        }
       *[other] {" "}
    }+{ $points } 分
}
power-resources = { $colour ->
    [red] 紅色
    [blue] 藍色
   *[yellow] 黃色
}建築上每個自己的資源 1 分
power-low = 每棟自己的 1 或 2 層建築 1 分
power-high = 每棟自己的 3 層以上建築 3 分
power-trigger-cards = 每張自己的{ $trigger ->
    [exploit] 開採
    [urbanize] 城市化
   *[construct] 建造
}效果卡牌 2 分
power-colour-cards = 每張自己的{ $colour ->
    [red] 紅色
    [blue] 藍色
   *[yellow] 黃色
}卡牌 2 分
power-nine = 9 分

## 計分表

score-points = 已得分數
rows-score-tokens = 更新手牌標記
score-tokens = 更新手牌標記（{ $count } 個）
rows-score-card = 遊戲結束效果
score-card = { $card }：{ $power }
rows-score-district = 街區
score-district = { $colour ->
    [red] 紅色
    [blue] 藍色
   *[yellow] 黃色
}街區：{ $all } 個資源中佔 { $own } 個，{ $rivals ->
    [0] 無對手
   *[other] 第 { $place } 名
}{ $lead ->
    [0] {"（平手，依高度、再依數字決定）"}
   *[other] {""}
}
score-free-district = { $colour ->
    [red] 紅色
    [blue] 藍色
   *[yellow] 黃色
}街區，沒有資源
score-hal = （哈爾）{ $line }

## 桌面

draw-heading = { $round ->
    [0] 輪抽
   *[other] 第 { $round } 輪
} · 板塊供應堆 { $supply } · 牌堆 { $deck }
draw-last-round = 最後一輪！
draw-first = （起始玩家）
draw-side = 資源 { $resources }（供應堆還有 { $pool }）· 板塊 { $tiles } · 分數 { $points } · 更新手牌標記 { $tokens }
draw-side-solo = 資源 { $resources }（供應堆 +{ $pool }）· 板塊 { $tiles } · 分數 { $points }
draw-side-hal = 資源 { $pool } · 分數 { $points }
draw-sealed = [已選：卡牌]
draw-sealed-tile = [已選：卡牌＋板塊]
draw-group = { $trigger ->
    [exploit] 開採：
    [urbanize] 城市化：
    [construct] 建造：
   *[end] 遊戲結束：
}
draw-packet = 可選的角色：
draw-hand = 你的手牌：
draw-tiles = 你的板塊：
draw-discard = 棄牌堆：
draw-passed = 你傳出的牌：
draw-kept = 保留的卡牌：
event-tiles-returned-none = { $who } 沒有歸還板塊。
