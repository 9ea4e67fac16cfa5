"""One socket: who it is and what it looks at."""

import time
from dataclasses import dataclass, field

from polis.server.line import Line
from polis.server.playing import Audience
from polis.server.store.rows import PersonRow

SEAT_LOST = 4401  # a socket is closed with it that has, or wants, a seat which is not its person's


@dataclass(eq=False, slots=True)
class Connection:
    """A socket from the inside."""

    line: Line
    person: PersonRow | None
    address: str
    table_id: str | None = None
    audience: Audience = None
    visible: bool = True
    muted: set[str] = field(default_factory=set)
    heard: float = field(default_factory=time.monotonic)
    is_closing: bool = False

    @property
    def player(self) -> str | None:
        return None if self.person is None else self.person.id

    def send(self, text: bytes) -> None:
        if not self.is_closing:
            self.line.say(text)

    def close(self, code: int) -> None:
        """Close after what was sent."""
        if not self.is_closing:
            self.is_closing = True
            self.line.end(code)


class TokenBucket:
    """So many at once, so many per second on the long run."""

    __slots__ = ("_burst", "_level", "_rate", "_seen")

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._level = float(burst)
        self._seen = time.monotonic()

    @property
    def is_full(self) -> bool:
        """Whether it has been left alone for so long that it can be forgotten."""
        self._fill()
        return self._level >= self._burst

    def _fill(self) -> None:
        moment = time.monotonic()
        self._level = min(self._burst, self._level + (moment - self._seen) * self._rate)
        self._seen = moment

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True
