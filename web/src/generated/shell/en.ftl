list-comma = {", "}
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
