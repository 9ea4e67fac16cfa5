# What the browser says around the games. What both terminal and browser say comes from Python.

home = Home
home-title = Build a city together
home-lead = Board games about growing cities: with friends, against bots or alone. No account, nothing to install.
games = Games
play-now = Play now
play-now-hint = against bots, right away
play-friends = With friends
play-solo = Solo
play-here = One device
play-custom = More ways
learn = Learn
learn-lead = The rules in our words, and what every component does.
my-tables = My tables
public-tables = Tables with free seats
finished-tables = Finished
statistics = How I have done
played-matches = Matches
won-matches = Won
mean-points = Ø points
best-points = Best
rating = Rating
leaders = Leader board
leaders-lead = Who plays best, by matches between people at public tables. Bots, private tables and matches at one device do not count.
leaders-empty = Nobody has played enough public matches yet. Whoever has played { $least } of them is listed here.
leader-place = Place
standing = Your place: { $place }. Your rating: { $rating }.
standing-early = { $missing ->
    [one] Your rating: { $rating }. One more public match and you are listed.
   *[other] Your rating: { $rating }. { $missing } more public matches and you are listed.
}
no-public-tables = None at the moment. Open one and send somebody the link.
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
guest = Guest
your-name = Your name
save = Save
saved = Saved.
close = Close
cancel = Cancel
back = Back
bot = Bot
bot-random = Beginner bot
bot-greedy = Builder bot
bot-mcts = Thinker bot
bot-name-0 = Iris
bot-name-1 = Otto
bot-name-2 = Mila
bot-name-3 = Hugo
bot-name-4 = Vera
bot-level = { $bot }, level { $level }
present = here
away = away
seat-open = free seat
seat-number = Player { $number }
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
visibility-public = Everybody
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
ready-to-start = Everybody is here.
host-starts = Everybody is here. { $player } starts the match.
seats-away = All seats are taken. Away: { $names }.
sit-down = Sit down
leave-table = Leave the table
leave-running = Leave this match? A bot goes on for you; you can come back.
end-match = End the match
end-match-sure = End this match for everybody? It has no result; you can still look at it.
outdated = Its rules have changed since. This match can be looked at, but not played on.
invite-title = Invite your friends
invite-lead = Whoever opens this link takes a free seat.
copy-link = Copy the link
make-link = Make a link
renew-link = Make a new link; the old one stops working
link-renewed = A new link. The old one no longer works.
send-away = Remove { $player }
send-away-asks = { $player } loses the seat, and the invitation link is replaced by a new one. Only with a new link can { $player } come back.
sent-away = { $player } has been removed. There is a new invitation link.
seat-lost = You no longer have a seat at this table.
copy-this-link = Copy this link:
link-copied = The link is copied.
join = Join
join-title = You are invited
invited-by = { $player } invites you to a match of { $game }.
invited-to = You are invited to a match of { $game }.
all-seats-taken = All seats are taken already.
all-have-left = Everybody has left this table.
watch-only = Only watch
how-to-play = How is it played?
device-title = Go on at this device
device-lead = This device becomes the same player as the one that made the link.
device-now = On this device you are { $player } now. If { $player } is on no other device of yours, that player's tables and results cannot be reached any more.
device-claim = Go on here
table-unavailable = This table cannot be shown
table-menu = Table menu
created-at = Since { $when }
watchers = { $count ->
    [0] nobody watches
    [one] { $count } watches
   *[other] { $count } watch
}
link-for-watchers = Link for watchers
reference = Reference
rules = Rules
first-game = First game
rewind-label = Take back more
rewind-hint = Everything from this step on is taken back, if all agree.
ask-others = Ask the others
replace-by-bot = Let a bot play for { $player }
replaced-by = played by { $bot }

board = Board
beside-board = Choices, log and chat
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
why-not-together = Does not go together with what you have chosen: { $chosen }. Esc or “Cancel” starts anew.
why-not-asked = Not now. The question is: { $question } What you can choose has a glowing edge.
sending = Sending …
confirm = Confirm
choice-waits = { $choice }: choose it again to confirm, or Escape to cancel.
take-back = Take back
redo = Redo
taken-back = taken back
log-undid = { $count ->
    [one] A step is taken back.
   *[other] { $count } steps are taken back.
}
match-begins = The match begins.
log-hidden = A hidden choice.
since-last-turn = Only since my last turn
while-away = While you were away
earlier = Earlier
show-step = Show step { $number }
nothing-yet = Nothing has happened yet.
no-chat = Nobody has said anything yet.
said-by = { $name }: { $text }
say-something = Say something
send = Send
mute = Do not hear { $name } any more
unheard = You do not hear { $name }.
hear-again = Hear again
report = Report this line of { $name }
report-asks = Show “{ $text }” to the operator of this server?
reported = Reported. The operator of this server can now read the line.
notes = Notes
notes-hint = Only you see what you write here.
is-choosing = is choosing
look-as = Hand the device to { $name }
curtain = Pass the device to { $player }
curtain-lead = Nobody's cards are on the screen now.
curtain-ready = I am { $player }
drawing-failed = The table could not be drawn; here it is in words.
proposal-rewind = { $player } asks to take back everything from step { $number } on.
proposal-replace = { $player } asks to let a bot play for { $target }.
proposal-waits = Still to answer: { $names }
proposal-agreed = Agreed by all.
proposal-off = The proposal is off the table; nothing changes.
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
replay-of = Replay: { $title }
rematch = Rematch
join-rematch = To the rematch
rematch-open = A rematch is open: one click, and you are in.
same-deal = Same deal again
play-on = Play on from here
link-to-step = Link to this step
whose-eyes = Through whose eyes
eyes-of = As { $player } saw it
eyes-of-guests = As guests saw it
back-to-table = Back to the table
timeline = Timeline
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
confirm-turn-hint = A click only proposes; Enter or "Confirm" decides.
browser-notices = Tell me when it is my turn, even if this page is hidden
notices-denied = The browser does not allow notices from this page.
other-device = Play on at another device
other-device-hint = The link works once, for 15 minutes.

keys = Keys
key-choose = make the choice with this number
key-space = Space
key-tab = go to the next thing that can be chosen
key-confirm = choose or confirm
key-cancel = forget what was clicked
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
notice-proposal = Somebody asks you something: { $game }
notice-rematch = A rematch is open: { $game }

error-unreachable = The server cannot be reached at the moment. Try again shortly.
error-bad-message = The server did not understand that. Reload the page.
error-too-large = That is too large.
error-wrong-protocol = This page is older than the server. Reload it.
error-bad-origin = The server does not accept requests from this address.
error-no-identity = The server does not know you yet. Save a name on the first page.
error-not-your-seat = That is not your seat.
error-not-host = Only the host of the table may do that.
error-bad-link = This link does not work, or not any more.
error-sent-away = The host has sent you away from this table. Only with a new invitation can you sit down here again.
error-silenced = You cannot write in the chat for { $minutes ->
        [one] { $minutes } more minute
       *[other] { $minutes } more minutes
    }.
error-no-table = There is no such table, or it is private and you are not invited.
error-no-such = There is no such thing here.
error-seat-taken = This seat is already taken.
error-not-open = The match has already begun.
error-not-running = The match is not running.
error-not-finished = The match is not over yet.
error-seats-open = There are still free seats.
error-proposal-open = Another question to all is still open.
error-no-proposal = There is nothing to answer any more.
error-not-replaced = Nobody plays for you now.
error-too-many = That was too much at once. Wait a moment.
error-unavailable = The server cannot store anything right now. Try again in a moment.
error-unknown = That did not work ({ $code }).
