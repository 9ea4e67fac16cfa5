"""The errors of the kernel, as a tree; each refusal has its own type and code.

* PolisError
  x UnknownGame           no game of that name is installed
  x BadConfig             an option is unknown or has a value that it cannot have
  x BadNotation           a text is not a position
  x DamagedJournal        a journal cannot be read
    + RulesDiffer         it can be read, but these rules play it differently
  x Refused               a player asked for what the rules or the moment do not allow
    + GameOver
    + NotWaitingForYou
    + StaleDecision       the question that was answered is no longer open
    + IllegalAction
    + TakebackBarred      nothing to take back, or it would be unfair

The `code` is a message id; `args` are its arguments.
"""

from typing import ClassVar


class PolisError(Exception):
    """An error that the caller can understand and fix."""

    code: ClassVar[str] = "error"

    def __init__(self, reason: str, **args: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_by_name: dict[str, int | str] = {"reason": reason, **args}


class UnknownGame(PolisError):
    code = "unknown-game"


class BadConfig(PolisError):
    code = "bad-config"


class BadNotation(PolisError):
    code = "bad-notation"


class DamagedJournal(PolisError):
    code = "damaged-journal"


class RulesDiffer(DamagedJournal):
    code = "rules-differ"


class Refused(PolisError):
    """The request is refused and nothing has changed."""

    code = "refused"


class GameOver(Refused):
    code = "game-over"


class NotWaitingForYou(Refused):
    code = "not-waiting-for-you"


class StaleDecision(Refused):
    code = "stale-decision"


class IllegalAction(Refused):
    code = "illegal-action"


class TakebackBarred(Refused):
    code = "takeback-barred"
