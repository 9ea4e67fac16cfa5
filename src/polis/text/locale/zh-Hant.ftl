# 介面的文字；遊戲本身的文字在各遊戲的目錄中。

list-comma = 、
list-semicolon = ；

## 玩家

player-human = 玩家 { $number }
player-bot = { $bot } { $number }

## 終端機對局

welcome = 輸入 h 看說明，輸入 q 離開。
resume = 繼續這場對局：{ $command }
not-kept = 這場對局不會存檔：{ $reason }
which-game = 要玩哪個遊戲？
prompt = 請選擇 { $count ->
        [1] 1
       *[other] 1–{ $count }
    }（h 看說明）：
none-fits = 清單中沒有符合的選項。請輸入編號，或輸入 h 看說明。
selected = 已選：{ $items }。可繼續輸入以加入或移除，或輸入「done」：{ $done }。
several-fit = 有 { $count } 個選項符合：
curtain = 請把裝置交給 { $player }，由其按下 Enter：
curtain-undo = 請把裝置交給 { $player }，由其按下 Enter（{ $previous } 仍可輸入 u 收回上一步）：
log-takeback = { $player } 收回上一步。
left = 你已離開這場對局。
input-ended = 對局尚未結束，輸入就中斷了。
stopped = 已停止。
bot-failed = { $player } 出錯，改由另一個機器人回答：{ $reason }
seed = 這場對局的亂數種子是 { $seed }。
help =
    輸入選項的編號、說明中的文字，或以大寫字母輸入配件名稱。
    小寫字母是指令：
      u  在公平的範圍內收回你的上一步
      r  重做剛收回的一步
      l  至今發生的一切
      t  再次顯示桌面與問題
      s  若遊戲現在結束，各方的分數
      h  本說明
      q  離開；之後可以繼續

## 分數

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

## 模擬

simulating = 對局進行中
simulated = { $games } 場對局，共 { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } 秒：每秒 { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } 場
simulated-steps = 每場步數：平均 { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }，最少 { $low }，最多 { $high }
simulated-shared = 共享勝利：{ $count } 場
failed =
    { $bot } { $kind ->
        [crashed] 當機
        [illegal] 給出不合規則的回答
       *[late] 回答逾時
    }，輸掉 { $count } 局：{ $reason }
train-resumed = 從第 { $stage } 階段（共 { $stages } 階段）之後繼續。
train-stage = 第 { $stage } 階段，共 { $stages } 階段：已進行 { $matches } 場對局，對 greedy 勝率 { $wins } %，約剩 { $minutes } 分鐘
train-done = 完成。權重在 { $folder }。
contest-played = 已完成 { $done }／{ $total } 局。
contest-kept = 對局、數據與圖表存放於 { $folder }。
contest-stopped = 已停止。加上 --resume 重複此指令即可繼續。
duel-verdict =
    { $verdict ->
        [better] { $first } 強於 { $second }。
        [worse] { $second } 強於 { $first }。
        [equal] { $first } 與 { $second } 實力相當，差距在 { $margin } % 以內。
       *[open] { $matches } 局之後仍未分出高下。
    }序貫檢定：界限 { $margin } %，誤差 { $error } %。
column-bot = 機器人
column-matches = 局數
column-points = 分數
column-lead = 領先
column-rating = 等級分
column-cpu = 毫秒
column-seat = 座位
column-mean = 平均
column-sd = 標準差
column-low = 最低
column-high = 最高
column-wins = 勝率

## 信件

mail-your-turn = 輪到你了：{ $title }
mail-invited = 邀請你加入：{ $title }
mail-turn = { $count ->
        [one] 輪到你了
       *[other] 有 { $count } 張遊戲桌輪到你了
    }
mail-invitation = 邀請你加入遊戲桌
mail-confirm = 請確認你的電子郵件地址
mail-confirm-text = 有人在桌遊伺服器上輸入了這個地址。若要在此收到提醒，請在一週內開啟這個連結。若不是你要求的，請忽略。
mail-end = 若不想再收到這個伺服器的信件：

## 拒絕

misused = { $reason } 請試：polis --help
file-trouble = 無法使用這個檔案：{ $reason }
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

## 無法這樣理解的指令

misuse-game = 沒有 { $game } 這個遊戲。已安裝：{ $known }
misuse-option-form = 選項要寫成 名稱=值，而不是 { $text }。
misuse-option = 沒有 { $option } 這個選項。可用的有：{ $known }
misuse-option-value = 選項 { $option } 不能是 { $value }。可用的值：{ $known }
misuse-solo = { $game } 不能單人遊玩。
misuse-seats = { $players } 位玩家與 { $seats } 個座位不符。
misuse-settled = { $file } 中已有對局；其座位與選項已經確定。
misuse-seats-again = { $file } 中有一個機器人是你自己的類別。請再次輸入座位以載入它：--seats { $seats }
misuse-other-game = { $file } 中是 { $game } 的對局，不是 { $asked }。
misuse-negative = { $option } 不能是負數。
misuse-span = { $option } 必須是 0 到 { $most } 之間的數字。
misuse-no-games = 至少要進行一場對局。
misuse-no-balance = { $game } 沒有可測量平衡的內容。
misuse-no-numpy = 訓練需要 numpy：pip install numpy
misuse-no-course = { $game } 在這個人數下沒有可訓練的內容。
misuse-no-folder = 沒有資料夾 { $folder }。
misuse-no-arena = 錦標賽需要兩個函式庫：pip install openskill pillow
misuse-seats-option = 請用 --seats 指定玩家人數，而非遊戲選項。
misuse-between = { $option } 必須介於 0 與 1 之間（--error：0.5）。
misuse-position = 指定盤面時不需要種子與選項。
misuse-seat = 沒有座位 { $seat }。座位為 1 到 { $last }。
misuse-step = 沒有第 { $step } 步。步數為 0 到 { $last }。

## 伺服器

serve-address = polis 已在 { $address } 啟動（按 Ctrl-C 結束）。
serve-already = polis 已在 { $address } 執行。
backup-done = 已寫入 { $rows } 列到 { $file }。
restore-done = 已從 { $file } 還原 { $rows } 列。
import-done = 遊戲桌 { $table }。要擁有它，請在你的裝置開啟：/#/device/{ $token }
reports-none = 沒有任何檢舉。
silence-done = { $name } 在 { $hours } 小時內不能在聊天中發言。
silence-over = { $name } 可以再次在聊天中發言。
admin-opened = 請在 { $hours } 小時內開啟這個網址（只能使用一次）：{ $link }
admin-closed = 所有管理頁面都已鎖定。
admin-done = 完成。
ban-done = { $name } 已被封鎖 { $hours } 小時。
ban-over = { $name } 已解除封鎖。
misuse-number = { $text } 不是數字。
misuse-server = polis 沒有安裝完整：缺少 { $module }。請連同所有套件重新安裝。
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
