"""Refusals of the server, beside those of the kernel; each has its own code and status.

* Refusal
  x BadMessage, TooLarge, WrongProtocol, BadOrigin
  x NoIdentity, NotYourSeat, NotHost, BadLink, BadPasskey, SentAway, Silenced, Banned, Locked
  x NoTable, NoSuch
  x SeatTaken, NotOpen, NotRunning, NotFinished, SeatsOpen
  x ProposalOpen, NoProposal, NotReplaced
  x TooMany
  x Unavailable           the database is unavailable
"""

from typing import ClassVar

from polis.kernel.errors import PolisError, Refused


class ServerRefusal(PolisError):
    """A refused request. `status` is the HTTP status of the answer."""

    code = "refused"
    status: ClassVar[int] = 409

    def __init__(self, reason: str = "", **args: int | str) -> None:
        super().__init__(reason or self.code, **args)


class BadMessage(ServerRefusal):
    code = "bad-message"
    status = 400


class TooLarge(ServerRefusal):
    code = "too-large"
    status = 413


class WrongProtocol(ServerRefusal):
    code = "wrong-protocol"
    status = 400


class BadOrigin(ServerRefusal):
    code = "bad-origin"
    status = 403


class NoIdentity(ServerRefusal):
    code = "no-identity"
    status = 401


class NotYourSeat(ServerRefusal):
    code = "not-your-seat"
    status = 403


class NotHost(ServerRefusal):
    code = "not-host"
    status = 403


class BadLink(ServerRefusal):
    code = "bad-link"
    status = 403


class BadPasskey(ServerRefusal):
    code = "bad-passkey"
    status = 403


class SentAway(ServerRefusal):
    code = "sent-away"
    status = 403


class Silenced(ServerRefusal):
    code = "silenced"
    status = 403


class Banned(ServerRefusal):
    code = "banned"
    status = 403


class Locked(ServerRefusal):
    """The operator's page is locked on this device."""

    code = "locked"
    status = 403


class NoTable(ServerRefusal):
    code = "no-table"
    status = 404


class NoSuch(ServerRefusal):
    code = "no-such"
    status = 404


class SeatTaken(ServerRefusal):
    code = "seat-taken"


class NotOpen(ServerRefusal):
    code = "not-open"


class NotRunning(ServerRefusal):
    code = "not-running"


class NotFinished(ServerRefusal):
    code = "not-finished"


class SeatsOpen(ServerRefusal):
    code = "seats-open"


class ProposalOpen(ServerRefusal):
    code = "proposal-open"


class NoProposal(ServerRefusal):
    code = "no-proposal"


class NotReplaced(ServerRefusal):
    code = "not-replaced"


class TooMany(ServerRefusal):
    code = "too-many"
    status = 429


class TooFast(TooMany):
    """The socket is closed, unlike after other refusals with the same code."""


class Unavailable(ServerRefusal):
    code = "unavailable"
    status = 503


def status_of(error: PolisError) -> int:
    """The HTTP status of an error: 409 for rules, 422 for other errors of the kernel."""
    if isinstance(error, ServerRefusal):
        return error.status
    return 409 if isinstance(error, Refused) else 422
