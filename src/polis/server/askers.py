"""Who asks for how much: each person, or address of nobody in particular, has its own measure.

What is posted has a limit, what is only looked at a wider one: somebody who drags a replay along
asks for hundreds of moments. And everybody is answered one look after the other, since each takes
its time: so whoever asks for many at once waits for itself, and the others only for one of them.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from polis.server.connection import TokenBucket
from polis.server.errors import TooMany
from polis.server.settings import Limits


class _Asker:
    __slots__ = ("looks", "posts", "turn")

    def __init__(self, limits: Limits) -> None:
        self.posts = TokenBucket(limits.burst, limits.rate)
        self.looks = TokenBucket(limits.looks, limits.look_rate)
        self.turn = asyncio.Lock()

    @property
    def is_quiet(self) -> bool:
        """Whether it has asked for nothing for so long that it can be forgotten."""
        return self.posts.is_full and self.looks.is_full and not self.turn.locked()


class Askers:
    """Those of one process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: dict[str, _Asker] = {}

    def check_post(self, who: str) -> None:
        """What a person, or an address, posts has the same limit as what is said on a socket.
        Raises TooMany."""
        if not self._asker(who).posts.take():
            raise TooMany("too many requests", seconds=1)

    @asynccontextmanager
    async def looking(self, who: str) -> AsyncIterator[None]:
        """While somebody is shown something. Raises TooMany."""
        asker = self._asker(who)
        if not asker.looks.take():
            raise TooMany("too many requests", seconds=1)
        async with asker.turn:
            yield

    def forget_quiet(self) -> None:
        self._known = {who: asker for who, asker in self._known.items() if not asker.is_quiet}

    def _asker(self, who: str) -> _Asker:
        return self._known.setdefault(who, _Asker(self._limits))
