# The words of the web client around the games. Words that the terminal shares come from Python.

home = Home
home-title = Build a city together
home-lead = Board games about growing cities: with friends, against bots or alone. No account, nothing to install.
games = Games
play-now = Play now
play-now-hint = against bots, right away
play-friends = With friends
find-opponents = Find opponents
play-solo = Solo
play-here = One device
play-custom = More ways
learn = Learn
learn-lead = The rules in our words, and what every component does.
my-tables = My tables
public-tables = Tables with free seats
finished-tables = Finished
statistics = My results
played-matches = Matches
won-matches = Won
mean-points = Ø points
best-points = Best
rating = Rating
leaders = Leader board
leaders-lead = The best players, by matches between people at public tables. Matches against bots, at private tables or on one device do not count.
leaders-empty = No player has played enough public matches yet. Players with at least { $least } are listed here.
leader-place = Place
standing = Your place: { $place }. Your rating: { $rating }.
standing-early = { $missing ->
    [one] Your rating: { $rating }. One more public match and you are listed.
   *[other] Your rating: { $rating }. { $missing } more public matches and you are listed.
}
no-public-tables = None at the moment. Open one and send a friend the link.
player-count = { $least ->
    [1] 1–{ $most } players
   *[other] { $least }–{ $most } players
}
minutes = { $least }–{ $most } min
try-again = Try again
loading = One moment …
just-now = just now
reconnecting = Reconnecting …
page-unknown = There is no such page
page-unavailable = This page cannot be shown now
skip-to-content = Skip to the content
main-menu = Main menu
announcements = What happens
next-table = { $count ->
    [one] Your turn: { $game }
   *[other] Your turn at { $count } tables
}

you = You
you-colon = You:
name-colon = { $name }:
guest = Guest
your-name = Your name
save = Save
saved = Saved.
close = Close
cancel = Cancel
back = Back
bot = Bot
bot-name-0 = Iris
bot-name-1 = Otto
bot-name-2 = Mila
bot-name-3 = Hugo
bot-name-4 = Vera
level-random-1 = Beginner
level-random-1-about = Plays whatever is allowed, without a plan. Good for a first match.
level-greedy-1 = Builder
level-greedy-1-about = Plans a round ahead, but overlooks many moves.
level-greedy-2 = Architect
level-greedy-2-about = Compares every move and finds most of the good ones.
level-rival-1 = Beginner
level-rival-1-about = Sees about half of what could be done, and takes what looks nice. Good for a first match.
level-rival-2 = Builder
level-rival-2-about = Knows what moves bring at once, but does not look ahead.
level-rival-3 = Architect
level-rival-3-about = Looks a round ahead, and sometimes picks the second best.
level-rival-4 = Expert
level-rival-4-about = Weighs every plan and what you may answer. Rarely slips.
level-rival-5 = Master
level-rival-5-about = The strongest: thinks longest and gives nothing away.
level-adaptive = Adaptive
level-adaptive-about = As strong as you: before each match it picks its level from your results.
rivals = Opponents
learn-first = New here? Start with a lesson: ten minutes, and you can play.
bot-level = { $bot }, level { $level }
present = here
away = away
seat-open = free seat
seat-number = Player { $number }
former-player = former player
seat-friend = A friend (by link)
seat-here = At this device
name-of-seat = Name of player { $number }
seats = Who plays

create-friends = { $game } with friends
create-here = { $game } at one device
create-custom = { $game }: a new table
create-and-invite = Create and invite
start = Start
more-options = More options
option-seats = Players
option-first = First player
value-random = At random
value-yes = Yes
value-no = No
value-0 = Player 1
value-1 = Player 2
value-2 = Player 3
value-3 = Player 4
value-4 = Player 5
visibility = Who may join
visibility-private = Only by link
visibility-public = Everyone
clock = Clock
clock-none = No clock
clock-fast = Quick: 5 minutes, plus 10 s per turn
clock-calm = Calm: 15 minutes, plus 30 s per turn
clock-day = One day per turn
clock-days = Three days per turn

your-turn = Your turn
time-left = { $time } left
waiting-for = Waiting for { $names }
open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
your-place = { $place ->
    [1] You won
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
phase-finished = Finished
phase-abandoned = Abandoned
phase-open = Open
phase-running = Running
waiting-for-players = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
ready-to-start = Everyone is here.
host-starts = Everyone is here. { $player } starts the match.
seats-away = All seats are taken. Away: { $names }.
starts-when-all-here = The match starts when everyone is here. Away: { $names }.
sit-down = Sit down
leave-table = Leave the table
leave-running = Leave this match? A bot plays for you; you can come back. In a rated match, leaving counts as a loss.
end-match = End the match
end-match-sure = End this match for everyone? It has no result; you can still look at it.
outdated = The rules have changed since this match began. You can look at it, but not continue it.
invite-title = Invite your friends
invite-lead = Anyone who opens this link can take a free seat.
link-as-picture = The invitation as a QR code
link-as-picture-hint = At the same place? Point the camera of a phone at this code.
copy-link = Copy the link
make-link = Make a link
renew-link = Make a new link; the old one stops working
link-renewed = A new link. The old one no longer works.
send-away = Remove { $player }
send-away-asks = { $player } loses the seat, and a new invitation link replaces the old one. { $player } can come back only with the new link.
sent-away = { $player } has been removed. There is a new invitation link.
seat-lost = You no longer have a seat at this table.
copy-this-link = Copy this link:
link-copied = The link is copied.
join = Join
join-title = You are invited
invited-by = { $player } invites you to a match of { $game }.
invited-to = You are invited to a match of { $game }.
all-seats-taken = All seats are taken already.
all-have-left = Everyone has left this table.
watch-only = Only watch
how-to-play = How is it played?
device-title = Continue on this device
device-lead = This device becomes the same player as the one that made the link.
device-now = On this device you are { $player } now. If you use { $player } on no other device, you lose access to that player's tables and results.
device-claim = Continue here
table-unavailable = This table cannot be shown
table-menu = Table menu
created-at = Since { $when }
watchers = { $count ->
    [0] no one is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
link-for-watchers = Link for watchers
reference = Reference
rules = Rules
first-game = First game
rewind-label = Take back more
rewind-hint = Everything from this step on is taken back, if all agree.
ask-others = Ask the others
replace-by-bot = Let a bot play for { $player }
void-match = Do not rate this match
void-hint = A player has left. If all who stay agree, this match changes no rating.
replaced-by = played by { $bot }

board = Board
beside-board = Choices, log and chat
open-sidebar = Show log and chat
close-sidebar = Hide log and chat
choices = Choices
tap-or-list = { $count ->
    [one] One choice: tap the board, or open the list.
   *[other] { $count } choices: tap the board, or open the list.
}
more-below = Log, chat and players are in here.
choices-and-log = Choices, log, chat, players
filter-choices = Search the choices
show-all = Show all { $count }
log = Log
chat = Chat
players = Players
watching = You are watching
skip = Skip
unfold-question = Show the whole question
fold-question = Shorten the question
why-over = The match is over.
why-watching = You are watching.
why-not-your-turn = Not now: { $names } must choose first.
why-not-together = Does not fit what you have chosen: { $chosen }. “Cancel” starts again.
why-not-asked = Not now. The question is: { $question } You can choose what has a glowing edge.
sending = Sending …
confirm = Confirm
choice-waits = { $choice }: choose it again to confirm.
take-back = Take back
redo = Redo
taken-back = taken back
log-undid = { $count ->
    [one] A step is taken back.
   *[other] { $count } steps are taken back.
}
match-begins = The match begins.
the-table = The table
log-hidden = A hidden choice.
since-last-turn = Only since my last turn
while-away = While you were away
earlier = Earlier
show-step = Show step { $number }
nothing-yet = Nothing has happened yet.
no-chat = No messages yet.
said-by = { $name }: { $text }
say-something = Say something
reactions = Quick answers
reaction-good = Good move!
reaction-bravo = Well played!
reaction-laugh = Ha ha!
reaction-surprise = Oh!
reaction-wait = One moment, please
reaction-thanks = Thank you for the match
send = Send
mute = Mute { $name }
unheard = You have muted { $name }.
hear-again = Unmute
report = Report this line of { $name }
report-asks = Show “{ $text }” to the operator of this server?
reported = Reported. The operator of this server can now read the line.
notes = Notes
notes-hint = Only you see what you write here.
is-choosing = is choosing
look-as = Hand the device to { $name }
curtain = Pass the device to { $player }
curtain-lead = No cards are on the screen now.
curtain-ready = I am { $player }
curtain-take-back = { $player } takes back
curtain-aside = Look at the table first
hide-hand = Hide my cards
drawing-failed = The table could not be drawn; here it is in words.
proposal-rewind = { $player } asks to take back everything from step { $number } on.
proposal-replace = { $player } asks to let a bot play for { $target }.
proposal-void = { $player } asks that this match change no rating.
proposal-waits = Still to answer: { $names }
proposal-agreed = Agreed by all.
proposal-off = The proposal was not accepted; nothing changes.
agree = Agree
disagree = Disagree
withdraw = Withdraw
you-are-replaced = A bot plays for you.
take-seat-back = Take my seat back

place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
alone-score = { $own } against { $best } ({ $other }).
points-against = { $what } { $own } against { $best }
you-compared = Compared with { $other }: { $lines }.
compared = { $player } compared with { $other }: { $lines }.
won-by = { $first }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Second: { $players }, { $second }.
tie-broken = Level at { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The tie-breaker, { $what }: { $won } to { $lost }.
tie-breaker = Tie-breaker: { $what }
tie-shared = Level at { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and nothing breaks the tie: the victory is shared.
export = Download
replay = Replay
end-picture = Picture
replay-of = Replay: { $title }
rematch = Rematch
join-rematch = To the rematch
rematch-open = A rematch is open: one tap, and you are in.
same-deal = Same deal again
play-on = Continue from here
link-to-step = Link to this step
whose-eyes = Point of view
eyes-of = As { $player } saw it
eyes-of-guests = As guests saw it
eyes-open = Everything, with all secrets
refresh-replay = Load new steps
back-to-table = Back to the table
timeline = Timeline
points-graph = Points if the game ended at each step
step = Step
step-of = Step { $number } of { $last }
first-step = First step
previous-step = Previous step
next-step = Next step
last-step = Last step
play = Play
pause = Pause

settings = Settings
language = Language
theme = Look
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
animations = Animations
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
text-size = Text size
sounds = Sounds
confirm-turn = Confirm every choice
confirm-turn-hint = A first tap only proposes; “Confirm” decides.
browser-notices = Tell me when it is my turn, even if this page is hidden
push-notices = Tell me on this device when it is my turn, even if polis is closed
push-failed = This browser cannot receive notices while polis is closed. An open page still shows them.
notices-denied = The browser does not allow notices from this page.
other-device = Continue on another device
other-device-hint = The link works once, for 15 minutes.
account = Devices and data
device-unknown = Unknown device
device-here = this device
device-seen = last visit: { $when }
log-out = Log out
log-out-of = Log out of { $device }
log-out-asks = That device can no longer play as you. Notices on your other devices come again after their next visit.
log-out-here-asks = Without another device or a passkey of yours, you cannot come back to your tables and results.
my-data = Download my data
delete-me = Delete me
delete-me-asks = Your name, statistics, notes and chat are removed for ever. You leave your running matches; old matches show a former player.
account-none = You are not known here yet: your first table makes you a player.
passkeys = Passkeys
passkeys-hint = Your phone, computer or password manager keeps the key. With it you come back if you lose your devices.
passkey-seen = last use: { $when }
add-passkey = Add a passkey
log-in-passkey = Log in with a passkey
remove = Remove

keys = Keys
key-choose = make the choice with this number
key-space = Space
key-tab = go to the next thing that can be chosen
key-confirm = choose or confirm
key-cancel = clear the selection
key-undo = take back
key-redo = redo
key-skip = skip the animation; play a replay
key-tabs = choices, log, chat
key-steps = step back and forward in a replay; move in lists
key-ends = first and last step
key-zoom = zoom the board, fit it
key-help = this list

contents = Contents
search-rules = Search the rules
no-rules = There are no rules in words for this game yet.
nothing-found = Nothing found.

notice-your-turn = Your turn: { $game }
notice-over = The match is over: { $game }
notice-invited = You are invited: { $game }
notice-proposal = A player asks for your consent: { $game }
notice-rematch = A rematch is open: { $game }

error-unreachable = The server cannot be reached at the moment. Try again shortly.
error-bad-message = The server did not understand that. Reload the page.
error-too-large = That is too large.
error-wrong-protocol = This page is older than the server. Reload it.
error-bad-origin = The server does not accept requests from this address.
error-no-identity = The server does not know you yet. Save a name on the first page.
error-not-your-seat = That is not your seat.
error-not-host = Only the host of the table may do that.
error-bad-link = This link does not work, or no longer works.
error-bad-passkey = This passkey does not work here. Perhaps it was removed.
error-sent-away = The host has removed you from this table. You need a new invitation to sit down here again.
error-banned = The operator of this server has banned you for { $minutes ->
        [one] { $minutes } more minute
       *[other] { $minutes } more minutes
    }.
error-locked = The page is locked.
error-silenced = You cannot write in the chat for { $minutes ->
        [one] { $minutes } more minute
       *[other] { $minutes } more minutes
    }.
error-no-table = There is no such table, or it is private and you are not invited.
error-no-such = This does not exist, or no longer.
error-seat-taken = This seat is already taken.
error-not-open = The match has already begun.
error-not-running = The match is not running.
error-not-finished = The match is not over yet.
error-seats-open = There are still free seats.
error-proposal-open = Another question to all is still open.
error-no-proposal = This proposal is already closed.
error-not-replaced = No bot plays for you now.
error-too-many = That was too much at once. Wait a moment.
error-unavailable = The server cannot store anything right now. Try again in a moment.
error-unknown = That did not work ({ $code }).

# The guided first game.
lesson-title = Your first game
lesson-about = You play real rounds of a real match on the table itself, { $all } small steps, and learn why a move is good. About ten minutes.
lesson-start = Start
lesson-go-on = Go on
lesson-close = Close the lesson
lesson-progress = Step { $at } of { $all }
lesson-next = Next
lesson-skip = Skip
lesson-show = Show me
lesson-again = Once more
lesson-other = Legal, but there is something better.
lesson-you = Ana (you)
lesson-opponent = Bo
lesson-back = Back
lesson-beginner = Play against a beginner

# Tables on this device, without a server
update = Update
update-hint = A new version of polis is here. Your matches go on.
server-away = The server cannot be reached. You can play on this device.
on-device = Play on this device
on-device-hint = Without the server. Nothing leaves this device.
engine-starts = The game engine starts …
engine-loads = Loading the game engine, once: { $have } of { $need } MB{ $seconds ->
    [0] { "" }
    [one] , about a second left
   *[other] , about { $seconds } seconds left
}
end-here-sure = End this match? It is on this device only, and no bot plays on.
device-files = Matches on this device
match-files = Matches from a file
match-files-hint = A match that was saved elsewhere goes on here, on the server.
export-all = Save all as a file
import-file = Open a file
imported-tables = { $count ->
    [0] The file contains nothing new.
    [one] One match was added.
   *[other] { $count } matches were added.
}
importing = Adding match { $at } of { $count } …
import-refused = { $count ->
    [one] One match was left behind: it is damaged, too long, or it was played with different rules.
   *[other] { $count } matches were left behind: they are damaged, too long, or they were played with different rules.
}
import-unsent = { $count ->
    [one] One match is still missing: the server takes no more for now.
   *[other] { $count } matches are still missing: the server takes no more for now.
} Open the same file again later. No match is added twice.
error-damaged-file = This file is damaged, or it is not from polis. Nothing was added, and nothing was lost.
error-no-wasm = This browser cannot run the game engine: WebAssembly is missing or switched off.
error-no-storage = This browser stores nothing, perhaps in a private window, so no match can be kept. Allow storage, or use another window.
error-no-engine = The game engine did not arrive completely. Nothing is lost; try again.
error-other-tab = This match is played in another tab of this browser. Here you can look on; close the other tab to play here.
error-not-stored = Your browser could not store the move, perhaps because its storage is full. Nothing was lost; free some space and try again.

# Letters
mail-title = Reminders by e-mail
mail-address = E-mail address
mail-waits = Open the link in the letter that was sent there.
mail-confirmed = Confirmed.
mail-on = Reminders come to this address from now on.
mail-off = No more letters come to this address.
mail-start = Get reminders by e-mail
mail-stop = Get no more letters
