"""One socket: who it is, what it looks at, and what waits to be sent to it.

Nobody waits for a slow reader: what it cannot take in time closes it, and it comes back with the
last number it has.
"""

import asyncio
import time
from dataclasses import dataclass, field

from polis.server.playing import Audience
from polis.server.store.rows import PersonRow

MOST_WAITING = 400  # messages that wait for a slow reader


@dataclass(eq=False, slots=True)
class Connection:
    """A socket from the inside; `app` reads and writes the wire."""

    person: PersonRow | None
    address: str
    table_id: str | None = None
    audience: Audience = None
    visible: bool = True
    muted: set[str] = field(default_factory=set)
    heard: float = field(default_factory=time.monotonic)
    outgoing: asyncio.Queue[str | int] = field(default_factory=asyncio.Queue)
    is_closing: bool = False

    @property
    def player(self) -> str | None:
        return None if self.person is None else self.person.id

    def send(self, text: str) -> None:
        if self.is_closing:
            return
        if self.outgoing.qsize() >= MOST_WAITING:
            self.close(1013)
            return
        self.outgoing.put_nowait(text)

    def close(self, code: int) -> None:
        """Close after what is already waiting."""
        if not self.is_closing:
            self.is_closing = True
            self.outgoing.put_nowait(code)


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
