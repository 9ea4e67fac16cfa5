# Messages of the terminal and the server. Each game has its own catalogue.

list-comma = {", "}
list-semicolon = {"; "}

## Players

player-human = Player { $number }
player-bot = { $bot } { $number }

## A match at the terminal

welcome = Type h for help, q to leave.
resume = Resume with: { $command }
not-kept = This match is not saved to a file: { $reason }
which-game = Which game?
prompt = Your choice, { $count ->
        [1] 1
       *[other] 1-{ $count }
    } (h for help):
none-fits = No choice matches. Type a number from the list, or h for help.
selected = Selected: { $items }. Type more to add or remove, or "done": { $done }.
several-fit = { $count } choices match:
curtain = Pass the device to { $player }, who presses Enter:
curtain-undo = Pass the device to { $player }, who presses Enter ({ $previous } can still take back with u):
log-takeback = { $player } takes back the last step.
left = You have left the match.
input-ended = The input ended before the match did.
stopped = Stopped.
bot-failed = { $player } failed, so another bot answered: { $reason }
seed = The seed of this match was { $seed }.
help =
    Type the number of a choice, some of its words, or the name of a component in capitals.
    Small letters are commands:
      u  take back your last step, while that is fair
      r  redo what you have taken back
      l  show everything that has happened so far
      t  show the table and the question again
      s  show the scores if the game ended now
      h  show this help
      q  leave; you can resume later

## Scores

score-title = Final scores
score-so-far = The scores if the game ended now
score-total = Total
winners =
    { $count ->
        [1] { $players } wins!
       *[other] Shared victory: { $players }!
    }
alone-won = You win!
alone-drawn = A draw.
alone-lost = You lose.
you-came = { $place ->
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
   *[other] You came fifth.
}
you-share = You share the victory with { $players }!

## Simulations

simulating = Playing
simulated =
    { $games ->
        [one] { $games } match
       *[other] { $games } matches
    } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($speed, minimumFractionDigits: 1, maximumFractionDigits: 1) } per second
simulated-steps = Steps per match: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { $low } to { $high }
simulated-shared = Shared victories: { $count }
failed =
    { $bot } { $kind ->
        [crashed] crashed
        [illegal] answered illegally
       *[late] was late
    } and lost { $count ->
        [one] one match
       *[other] { $count } matches
    }: { $reason }
train-resumed = Continuing after stage { $stage } of { $stages }.
train-stage = Stage { $stage } of { $stages }: { $matches } matches played, wins { $wins } % against greedy, about { $minutes } min left
train-done = Done. The weights are in { $folder }.
contest-played = { $done } of { $total } matches are played.
contest-kept = Matches, figures and chart are in { $folder }.
contest-stopped = Stopped. Repeat the command with --resume to continue.
duel-verdict =
    { $verdict ->
        [better] { $first } is stronger than { $second }.
        [worse] { $second } is stronger than { $first }.
        [equal] { $first } and { $second } are equally strong, within a margin of { $margin } %.
       *[open] Not decided after { $matches } matches.
    } Sequential test: margin { $margin } %, error { $error } %.
column-bot = Bot
column-matches = N
column-points = Points
column-lead = Lead
column-rating = Rating
column-cpu = ms
column-seat = Seat
column-mean = Mean
column-sd = SD
column-low = Lowest
column-high = Highest
column-wins = Wins

## Letters

mail-your-turn = It is your turn: { $title }
mail-invited = You are invited: { $title }
mail-turn = { $count ->
        [one] It is your turn at a table
       *[other] It is your turn at { $count } tables
    }
mail-invitation = You are invited to a table
mail-confirm = Confirm your e-mail address
mail-confirm-text = This address was entered at a server for board games. To get reminders here, open this link within a week. If you did not ask for them, do nothing.
mail-end = To get no more letters from this server:

## Refusals

misused = { $reason } Try: polis --help
file-trouble = Cannot use this file: { $reason }
error-damaged-weights = The trained weights of this bot are damaged; install polis again.
error-error = { $reason }
error-unknown-game = No such game: { $reason }
error-unknown-bot = There is no player { $bot }. There are: { $known }
error-bad-bot = The bot { $bot } cannot be loaded: { $reason }
error-other-contest = Results in { $file }: { $reason }. Continue the same contest with --resume, or choose another --folder.
error-unknown-language = There is no language { $tag }. There are: { $known }
error-bad-config = These options are not possible: { $reason }
error-bad-notation = This is not a position: { $reason }
error-damaged-journal = Cannot read the journal: { $reason }
error-rules-differ = The match was played with different rules: { $reason }
error-refused = That is not possible now: { $reason }
error-game-over = The game is over.
error-not-waiting-for-you = It is not your turn to decide.
error-stale-decision = That question is no longer open.
error-illegal-action = The rules do not allow that.
error-takeback-barred = You can take back or redo nothing now: your last step used chance or revealed something, or another player has moved since.

## Invalid command lines

misuse-game = There is no game { $game }. Installed: { $known }
misuse-option-form = Write an option as name=value, not { $text }.
misuse-option = There is no option { $option }. There are: { $known }
misuse-option-value = The option { $option } cannot be { $value }. It can be: { $known }
misuse-solo = { $game } cannot be played alone.
misuse-seats = { $players } players cannot take { $seats } seats.
misuse-settled = { $file } already contains a match; its seats and options cannot be changed.
misuse-seats-again = A bot in { $file } is a class of your own. Type its seats again to load it: --seats { $seats }
misuse-other-game = { $file } contains a match of { $game }, not of { $asked }.
misuse-negative = { $option } cannot be negative.
misuse-span = { $option } must be a number from 0 to { $most }.
misuse-no-games = There must be at least one match to play.
misuse-no-balance = { $game } has no content to measure for balance.
misuse-no-numpy = Training needs numpy: pip install numpy
misuse-no-course = There is nothing to train for { $game } with these players.
misuse-no-folder = There is no folder { $folder }.
misuse-no-arena = Tournaments need two libraries: pip install openskill pillow
misuse-seats-option = State the number of players with --seats, not as an option.
misuse-between = { $option } must lie between 0 and 1 (--error: 0.5).
misuse-position = A position needs no seed and no options.
misuse-seat = There is no seat { $seat }. There are seats 1 to { $last }.
misuse-step = There is no step { $step }. There are steps 0 to { $last }.

## The server

serve-address = polis is running at { $address } (Ctrl-C stops it).
serve-already = polis is already running at { $address }.
backup-done = { $rows } rows written to { $file }.
restore-done = { $rows } rows restored from { $file }.
import-done = Table { $table }. To own it, open this on your device: /#/device/{ $token }
reports-none = There are no reports.
silence-done = { $name } cannot write in any chat for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }.
silence-over = { $name } can write in chats again.
admin-opened = Open this address within { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }; it works once: { $link }
admin-closed = All operator's pages are locked.
admin-done = Done.
ban-done = { $name } is banned for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }.
ban-over = { $name } is not banned any more.
misuse-number = { $text } is not a number.
misuse-server = polis is not fully installed: { $module } is missing. Install it again with all its packages.
error-another-process = Another process already uses this database file. Stop it first, or use PostgreSQL for several processes: { $path }
error-one-process = polis serve runs one process. For several, start it on several ports with one PostgreSQL, behind a balancer: see deploy/ and docs/operate.md
error-bad-setting = Invalid setting: { $reason }
error-no-address = polis cannot listen on { $address }: { $why }
error-port-taken = { $address } is in use by another program. Stop it, or choose another port with --port.
error-no-client = This polis has no web client. In the source tree, `make static` builds it; elsewhere, install a wheel from `make wheel`.
error-no-database = The database { $address } cannot be used: { $why }
error-no-database-file = The database { $address } cannot be written: { $why }. Name another file with --database sqlite:///FILE.
error-newer-schema = The database was written by a newer polis: { $reason }
error-bad-backup = This is not a usable backup: { $reason }
