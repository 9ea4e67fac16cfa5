"""Share the event loop between addresses: each has a share of every turn of the loop.

A flood arrives in large pieces: forty thousand frames in one read, two hundred requests at once.
If the loop did all of it in one turn, every other player would wait for the whole. So what exceeds
the share of an address waits for the next turns, and the work of others runs in between.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

SHARE = 50  # units of work of one address in one turn; a unit is about 40 microseconds
REQUEST = 25  # units of a request; a frame on a socket is one unit
Work = Callable[[], int]  # returns its units


class Pace:
    """The turns of one process."""

    def __init__(self, share: int = SHARE) -> None:
        self._share = share
        self._used: dict[str, int] = {}  # in the present turn
        self._waiting: dict[str, deque[Work]] = {}
        self._is_due = False

    def is_free(self, address: str) -> bool:
        """Whether the address may work at once."""
        return address not in self._waiting and self._used.get(address, 0) < self._share

    def spend(self, address: str, units: int) -> None:
        """Count work that was done in the present turn."""
        self._used[address] = self._used.get(address, 0) + units
        self._expect()

    async def turn(self, address: str, units: int) -> None:
        """Wait until the address may do a piece of work; mostly that is now."""
        if self.is_free(address):
            self.spend(address, units)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.later(address, partial(_wake, future, units))
        await future

    def later(self, address: str, work: Work) -> None:
        """Do a piece of work in one of the next turns."""
        self._waiting.setdefault(address, deque()).append(work)
        self._expect()

    def _expect(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._is_due = False
        self._used.clear()
        for address, queue in list(self._waiting.items()):
            while queue and self._used.get(address, 0) < self._share:
                self.spend(address, queue.popleft()())
            if not queue:
                del self._waiting[address]


def _wake(future: asyncio.Future[None], units: int) -> int:
    if future.done():  # its client has left
        return 0
    future.set_result(None)
    return units
