"""Limit what clients do not read: the connections of an address share a budget of unread bytes.

One connection may leave an answer unread for some seconds. A client on a slow line may take longer,
as long as it reads at all. Hundreds of clients that do not read would fill the memory, so beyond
the budget the one that has not read for longest is cut off.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

STUCK_SECONDS = 20.0  # without reading anything; then a client counts as gone
MOST_OF_ADDRESS = 8_000_000  # unread bytes of all connections of an address
MOST_OF_ALL = 64_000_000  # of the process, also behind trusted proxies
KIND = "slow readers"


@dataclass(slots=True)
class _Unread:
    address: str
    timer: asyncio.TimerHandle
    size: int = 0
    has_read: bool = False  # since the timer began


class SlowReaders:
    """The connections of one process that have unread output."""

    def __init__(
        self, note: Callable[[str, str], None], has_own_limit: Callable[[str], bool]
    ) -> None:
        self._note = note
        self._has_own_limit = has_own_limit  # an address; a trusted proxy has none
        self._unread: dict[asyncio.Transport, _Unread] = {}  # longest without reading first
        self._of_address: Counter[str] = Counter()
        self.total = 0

    def __contains__(self, transport: asyncio.Transport) -> bool:
        return transport in self._unread

    def wait(self, transport: asyncio.Transport, address: str) -> None:
        """A client has not read everything. Cut off the slowest if that is too much."""
        if transport not in self._unread:
            self._unread[transport] = _Unread(address, self._timer(transport))
        self._record(transport)
        if self.total > MOST_OF_ALL or self._has_too_much(address):
            for other in list(self._unread):
                self.notice_reading(other)
        while self.total > MOST_OF_ALL:
            self.cut_off(next(iter(self._unread)))
        while self._has_too_much(address):
            ours = (key for key, unread in self._unread.items() if unread.address == address)
            self.cut_off(next(ours))

    def _has_too_much(self, address: str) -> bool:
        return self._of_address[address] > MOST_OF_ADDRESS and self._has_own_limit(address)

    def notice_reading(self, transport: asyncio.Transport) -> None:
        """Look whether the client has read some of its output, before new output hides it."""
        unread = self._unread.get(transport)
        if unread is not None and transport.get_write_buffer_size() < unread.size:
            unread.has_read = True
            self._record(transport)
            self._unread[transport] = self._unread.pop(transport)  # now the last

    def leave(self, transport: asyncio.Transport) -> None:
        """The client has read, or is gone."""
        unread = self._unread.pop(transport, None)
        if unread is not None:
            unread.timer.cancel()
            self._count(unread.address, -unread.size)

    def give_up(self, transport: asyncio.Transport) -> None:
        """Cut off a client that has not read for too long. The timer calls this."""
        self.notice_reading(transport)
        unread = self._unread[transport]
        if unread.has_read:
            unread.has_read, unread.timer = False, self._timer(transport)
        else:
            self.cut_off(transport)

    def cut_off(self, transport: asyncio.Transport) -> None:
        self._note(KIND, self._unread[transport].address)
        self.leave(transport)
        transport.abort()

    def _timer(self, transport: asyncio.Transport) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(STUCK_SECONDS, self.give_up, transport)

    def _record(self, transport: asyncio.Transport) -> None:
        unread, size = self._unread[transport], transport.get_write_buffer_size()
        self._count(unread.address, size - unread.size)
        unread.size = size

    def _count(self, address: str, change: int) -> None:
        self.total += change
        self._of_address[address] += change
        if not self._of_address[address]:
            del self._of_address[address]
