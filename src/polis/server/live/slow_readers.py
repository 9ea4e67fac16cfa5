"""Limit what clients do not read: the connections of an address share a budget of unread bytes.

One connection may leave an answer unread for some seconds. Hundreds of them would fill the memory,
so beyond the budget the one that has waited longest is cut off.
"""

import asyncio
from collections import Counter
from collections.abc import Callable

STUCK_SECONDS = 20.0  # for a client to read what it was sent; then it counts as gone
MOST_OF_ADDRESS = 8_000_000  # unread bytes of all connections of an address
MOST_OF_ALL = 64_000_000  # of the process, also behind trusted proxies
KIND = "slow readers"


class SlowReaders:
    """The connections of one process that have unread output."""

    def __init__(
        self, note: Callable[[str, str], None], has_own_limit: Callable[[str], bool]
    ) -> None:
        self._note = note
        self._has_own_limit = has_own_limit  # an address; a trusted proxy has none
        self._unread: dict[asyncio.Transport, tuple[str, int]] = {}  # longest waiting first
        self._of_address: Counter[str] = Counter()
        self.total = 0

    def wait(self, transport: asyncio.Transport, address: str) -> None:
        """A client has not read everything. Cut off the slowest if that is too much."""
        before = self._unread.get(transport, (address, 0))[1]
        size = transport.get_write_buffer_size()
        self._unread[transport] = address, size
        self._of_address[address] += size - before
        self.total += size - before
        while self.total > MOST_OF_ALL:
            self._cut_off(next(iter(self._unread)))
        while self._of_address[address] > MOST_OF_ADDRESS and self._has_own_limit(address):
            self._cut_off(next(key for key, (at, _) in self._unread.items() if at == address))

    def leave(self, transport: asyncio.Transport) -> None:
        """The client has read, or is gone."""
        address, size = self._unread.pop(transport, ("", 0))
        self.total -= size
        self._of_address[address] -= size
        if not self._of_address[address]:
            del self._of_address[address]

    def give_up(self, transport: asyncio.Transport) -> None:
        """Cut off a client that has not read for too long."""
        if transport in self._unread:
            self._cut_off(transport)

    def _cut_off(self, transport: asyncio.Transport) -> None:
        self._note(KIND, self._unread[transport][0])
        self.leave(transport)
        transport.abort()
