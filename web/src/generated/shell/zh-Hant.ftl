list-comma = 、
score-title = 最終計分
score-so-far = 若遊戲現在結束，各方的分數
score-total = 總分
winners =
    { $count ->
        [1] { $players } 獲勝！
       *[other] 共享勝利：{ $players }！
    }
alone-won = 你贏了！
alone-drawn = 平手。
alone-lost = 你輸了。
you-came = 你得到第 { $place } 名。
you-share = 你與 { $players } 並列獲勝！
error-damaged-weights = 這個電腦對手的訓練權重已損壞；請重新安裝 polis。
error-error = { $reason }
error-unknown-game = 沒有這個遊戲：{ $reason }
error-unknown-bot = 沒有名為 { $bot } 的玩家。可用的有：{ $known }
error-bad-bot = 無法載入機器人 { $bot }：{ $reason }
error-other-contest = { $file } 中的結果：{ $reason }。請用 --resume 繼續同一場比賽，或選擇其他 --folder。
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
error-one-process = polis serve 只執行一個程序。需要多個時，請在不同連接埠各啟動一個，共用同一個 PostgreSQL，並置於負載平衡器之後：見 deploy/ 與 docs/operate.md
error-bad-setting = 這個設定值不成立：{ $reason }
error-no-address = polis 無法在 { $address } 接受連線：{ $why }
error-port-taken = { $address } 已被其他程式使用。請先結束該程式，或用 --port 選擇其他連接埠。
error-no-client = 這份 polis 沒有網頁介面。在原始碼目錄中可用 `make static` 建立；否則請安裝 `make wheel` 產生的 wheel。
error-no-database = 無法使用資料庫 { $address }：{ $why }
error-no-database-file = 無法寫入資料庫 { $address }：{ $why }。請用 --database sqlite:///檔案 指定其他檔案。
error-newer-schema = 資料庫由較新版本的 polis 寫入：{ $reason }
error-bad-backup = 無法使用這個備份：{ $reason }
