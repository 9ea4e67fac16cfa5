hal = 哈爾
none = 無
ask-nothing = 遊戲結束。
ask-others = 等待 { $seats }。
ask-draft = 請保留一張角色卡牌，其餘傳給左邊的玩家（最後一張放回盒中）。
ask-card = 要打出哪張卡牌？
ask-tile = 要單獨打出{ $card }，還是搭配板塊？
ask-letter = 要 1 個資源，還是 1 片板塊？
ask-marker = 城市化標記 { $marker } 要移到哪裡？
ask-return = 板塊供應堆已用完。要歸還哪些板塊？每片得 1 分。
action-keep = 保留{ $card }
action-card = { $card }
action-new-hand = 更新手牌（花費 1 個標記）
action-alone = 只出卡牌（開採）
action-tile = 搭配{ $tile }
action-take-resource = 拿取 1 個資源
action-take-tile = 拿取 1 片板塊
action-marker = { $direction ->
    [up] 往上，移到 { $cell }
    [right] 往右，移到 { $cell }
    [down] 往下，移到 { $cell }
    [left] 往左，移到 { $cell }
   *[far] 沿著邊緣，移到 { $cell }
}
action-push-clockwise = 順時針推移後面的標記
action-push-back = 逆時針推移前面的標記
action-give = 歸還{ $tile }
action-done = 不再歸還
preview-exploit = 開採
preview-urbanize = 城市化
preview-construct = 建造
preview-fall-back = 無法支付：改為開採
preview-resources = 資源 { $amount }
preview-tiles = 板塊 { $amount }
preview-points = 分數 { $amount }
preview-even = 收支相抵，沒有增減
preview-letter = 另得 1 個資源或 1 片板塊
preview-rival = { $who }：資源 +{ $resources }，分數 +{ $points }
preview-card = 獲得這張卡牌（{ $power }）
preview-end = 觸發遊戲結束
preview-exhaust = 板塊供應堆將用完：所有玩家可以歸還板塊
preview-character = { $power }；起始：{ $start }
preview-keep = 跳過的 { $count } 片板塊會留下
preview-last-gift = 選了它就不能再歸還其他板塊
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
event-exploited = { $who } 以{ $card }開採 { $cell } 的建築，高 { $height } 層。
event-exploited-alone = { $who } 以{ $card }開採。
event-urbanized = { $who } 以{ $card }與{ $tile }在 { $cell } 城市化。
event-floor-built = { $who } 在 { $cell } 建造：{ $tile }蓋在{ $card }的建築上，高 { $height } 層，放置 { $resources_placed } 個資源{ $resources_paid ->
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
    [yes] 標記 { $letter } 被推到 { $cell }。
   *[no] 標記 { $letter } 移到 { $cell }。
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
event-round-began = 第 { $number } 輪開始。起始玩家：{ $who }。
event-cards-received = { $who } 的手牌：{ $cards }。
event-deck-rebuilt = 重組牌堆（新卡牌：{ $joined }；棄牌：{ $set_aside }）。
event-cards-discarded = 棄掉未使用的卡牌：{ $cards }。
event-supply-exhausted = { $times ->
    [1] 板塊供應堆第一次用完。
   *[other] 板塊供應堆第二次用完。
}
event-tiles-given-back = { $who } { $count ->
    [0] 沒有歸還板塊
   *[other] 歸還 { $count } 片板塊
}。
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
part-cell = ({ $x }, { $y })
part-marker = { $letter }
part-letter = 字母 { $letter } 卡
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
score-points = 已得分數
score-tokens = 更新手牌標記（{ $count } 個）
score-card = 遊戲結束效果：{ $card }
score-district = { $colour ->
    [red] 紅色
    [blue] 藍色
   *[yellow] 黃色
}街區：{ $all } 個資源中佔 { $own } 個，{ $rivals ->
    [0] 無對手
   *[other] 第 { $place } 名
}
score-hal = （哈爾）{ $line }
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
