list-comma = 、
score-title = 最終計分
score-so-far = 若遊戲現在結束，你的分數
score-total = 總分
winners =
    { $count ->
        [1] { $players } 獲勝！
       *[other] 共享勝利：{ $players }！
    }
alone-won = 你贏了！
alone-drawn = 平手。
alone-lost = 你輸了。
error-error = { $reason }
error-unknown-game = 沒有這個遊戲：{ $reason }
error-unknown-bot = 沒有名為 { $bot } 的玩家。可用的有：{ $known }
error-unknown-language = 沒有 { $tag } 這種語言。可用的有：{ $known }
error-bad-config = 不能這樣設定對局：{ $reason }
error-bad-notation = 這不是一個盤面：{ $reason }
error-damaged-journal = 無法讀取對局紀錄：{ $reason }
error-rules-differ = 這場對局是以不同版本的規則進行的：{ $reason }
error-refused = 現在不能這麼做：{ $reason }
error-game-over = 遊戲已經結束。
error-not-waiting-for-you = 現在還沒輪到你決定。
error-stale-decision = 這個問題已經不再等待回答。
error-illegal-action = 規則不允許這麼做。
error-takeback-barred = 沒有可以收回或重做的步驟：之後已經有隨機結果、資訊公開或其他玩家的行動。
error-another-process = 另一個程序正在使用這個資料庫檔案：請先停止它；多個程序請改用 PostgreSQL：{ $path }
error-needs-postgres = 多個程序需要 PostgreSQL：{ $reason }
error-bad-setting = 這個設定值不成立：{ $reason }
error-no-address = polis 無法在 { $address } 接受連線：{ $why }
error-no-database = 無法使用資料庫 { $address }：{ $why }
error-newer-schema = 資料庫由較新版本的 polis 寫入：{ $reason }
error-bad-backup = 無法使用這個備份：{ $reason }
