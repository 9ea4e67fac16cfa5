list-comma = {", "}
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
error-another-process = Another process already uses this database file: stop it first, or take PostgreSQL for several processes: { $path }
error-needs-postgres = Several processes need PostgreSQL: { $reason }
error-bad-setting = A setting cannot be meant like that: { $reason }
error-no-address = polis cannot listen on { $address }: { $why }
error-no-database = The database { $address } cannot be used: { $why }
error-newer-schema = The database was written by a newer polis: { $reason }
error-bad-backup = This is not a backup that can be used: { $reason }
