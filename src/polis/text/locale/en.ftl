# What the shell says; what a game says is in the game's own catalogue.

list-comma = {", "}
list-semicolon = {"; "}

## Players

player-human = Player { $number }
player-bot = { $bot } { $number }

## A match at the terminal

welcome = Type h for help, q to leave.
resume = Resume with: { $command }
not-kept = This match is not kept in a file: { $reason }
which-game = Which game?
prompt = Your choice, { $count ->
        [1] 1
       *[other] 1-{ $count }
    } (h for help):
none-fits = Nothing on the list fits. Type its number, or h for help.
several-fit = { $count } choices fit:
curtain = Pass the device to { $player }, who presses Enter:
curtain-undo = Pass the device to { $player }, who presses Enter ({ $previous } can still take back with u):
log-takeback = { $player } takes the last step back.
left = You have left the match.
input-ended = The input ended before the match did.
stopped = Stopped.
seed = The seed of this match was { $seed }.
help =
    Type the number of a choice, or some of its words, or the name of a component in capitals.
    Small letters are commands:
      u  take back your last step, as long as that is fair
      r  play again what you have taken back
      l  all that has happened so far
      t  the table and the question once more
      s  your score, if the game ended now
      h  this help
      q  leave; you can go on later

## Scores

score-title = Final scores
score-so-far = Your score, if the game ended now
score-total = Total
winners =
    { $count ->
        [1] { $players } wins!
       *[other] Shared victory: { $players }!
    }
alone-won = You win!
alone-drawn = A draw.
alone-lost = You lose.

## Simulations

simulating = Playing
simulated =
    { $games ->
        [one] { $games } match
       *[other] { $games } matches
    } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } per second
simulated-steps = Steps per match: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $low } to { $high }
simulated-shared = Shared victories: { $count }
column-seat = Seat
column-mean = Mean
column-sd = SD
column-low = Least
column-high = Most
column-wins = Wins

## Letters

mail-your-turn = It is your turn: { $title }
mail-invited = You are invited: { $title }

## Refusals

misused = { $reason } Try: polis --help
file-trouble = This file cannot be used: { $reason }
error-error = { $reason }
error-unknown-game = No such game: { $reason }
error-unknown-bot = There is no player { $bot }. There are: { $known }
error-unknown-language = There is no language { $tag }. There are: { $known }
error-bad-config = It cannot be played like that: { $reason }
error-bad-notation = That is not a position: { $reason }
error-damaged-journal = The journal cannot be read: { $reason }
error-rules-differ = The match was played by other rules than these: { $reason }
error-refused = That is not possible now: { $reason }
error-game-over = The game is over.
error-not-waiting-for-you = It is not your turn to decide.
error-stale-decision = That question is no longer open.
error-illegal-action = The rules do not allow that.
error-takeback-barred = There is nothing that you could still take back or play again: chance, a reveal or another player has gone on since.

## Command lines that cannot be meant like that

misuse-game = There is no game { $game }. Installed: { $known }
misuse-option-form = An option is written name=value, not { $text }.
misuse-option = There is no option { $option }. There are: { $known }
misuse-option-value = The option { $option } cannot be { $value }. It can be: { $known }
misuse-solo = { $game } cannot be played alone.
misuse-expert = { $game } has no expert level.
misuse-expert-alone = --expert goes with --solo.
misuse-seats = { $players } players cannot take { $seats } seats.
misuse-settled = { $file } holds a match already; its seats and options are settled.
misuse-other-game = { $file } holds a match of { $game }, not of { $asked }.
misuse-negative = { $option } cannot be negative.
misuse-span = { $option } must be a number from 0 to { $most }.
misuse-no-games = There must be at least one match to play.
misuse-no-balance = { $game } has nothing that could be measured for balance.
misuse-no-folder = There is no folder { $folder }.
misuse-position = A position needs no seed and no options.
misuse-seat = There is no seat { $seat }. There are seats 1 to { $last }.
misuse-step = There is no step { $step }. There are steps 0 to { $last }.

## The server

serve-address = polis is at { $address } (Ctrl-C ends it).
backup-done = { $rows } rows written to { $file }.
restore-done = { $rows } rows restored from { $file }.
import-done = Table { $table }. To own it, open this on your device: /#/device/{ $token }
reports-none = Nobody has reported anything.
silence-done = { $name } cannot write in any chat for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }.
silence-over = { $name } can write in chats again.
misuse-server = The server is not installed: { $module } is missing. Install polis with its server, for example by `pip install "polis[server]"`.
error-another-process = Another process already uses this database file: stop it first, or take PostgreSQL for several processes: { $path }
error-needs-postgres = Several processes need PostgreSQL: { $reason }
error-bad-setting = A setting cannot be meant like that: { $reason }
error-no-address = polis cannot listen on { $address }: { $why }
error-no-database = The database { $address } cannot be used: { $why }
error-newer-schema = The database was written by a newer polis: { $reason }
error-bad-backup = This is not a backup that can be used: { $reason }
