"""One socket: its person, its table and its audience."""

from dataclasses import dataclass, field

from polis.server.live.transport import Transport
from polis.server.ops import clock
from polis.server.store.rows import PersonRow
from polis.table.records import Audience

BANNED = 4403  # close code: the operator keeps the person or the address out
SEAT_LOST = 4401  # close code: the seat does not belong to the socket's person


@dataclass(eq=False, slots=True)
class Connection:
    """A socket as the server uses it."""

    transport: Transport
    person: PersonRow | None
    address: str
    table_id: str | None = None
    audience: Audience = None
    visible: bool = True
    muted: set[str] = field(default_factory=set)
    heard: float = field(default_factory=clock.monotonic)
    is_closing: bool = False

    @property
    def player(self) -> str | None:
        return None if self.person is None else self.person.id

    def send(self, text: bytes) -> None:
        if not self.is_closing:
            self.transport.say(text)

    def close(self, code: int) -> None:
        """Close after everything that was sent."""
        if not self.is_closing:
            self.is_closing = True
            self.transport.end(code)


class TokenBucket:
    """A rate limit: a burst at once, and a steady rate."""

    __slots__ = ("_burst", "_level", "_rate", "_seen")

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._level = float(burst)
        self._seen = clock.monotonic()

    @property
    def is_full(self) -> bool:
        """Whether it has been unused for so long that it can be forgotten."""
        self._fill()
        return self._level >= self._burst

    def _fill(self) -> None:
        moment = clock.monotonic()
        self._level = min(self._burst, self._level + (moment - self._seen) * self._rate)
        self._seen = moment

    def take(self, cost: float = 1) -> bool:
        """Take one, or as many as something costs, if that is allowed now."""
        self._fill()
        if self._level < cost:
            return False
        self._level -= cost
        return True

    def charge(self, cost: float) -> None:
        """Take something that was already used; what is missing must be earned first."""
        self._fill()
        self._level -= cost

    def owe(self, cost: float, most_seconds: float) -> float | None:
        """Take something now and pay later: the seconds to wait, or None if they are too many."""
        self._fill()
        seconds = max(0.0, cost - self._level) / self._rate
        if seconds > most_seconds:
            return None
        self._level -= cost
        return seconds
