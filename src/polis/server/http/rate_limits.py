"""Limit what each person, or each address without a person, sends and asks for.

Limits belong to the person and not to the socket, so reconnecting gains nothing. Posts and messages
share a limit; reads have a higher one, because a page reads several lists at once.

Many people may share an address. Each has a small steady allowance of their own; what they send at
once beyond it comes out of a pool that the address shares. So a crowd of attackers gets no more
than the pool, and an honest player at the same address still gets their steady allowance.

Reads of one client run one after the other: a client that asks for many at once waits for itself.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from polis.server.live.connection import TokenBucket
from polis.server.ops.settings import Limits

STEADY = 10  # a client's own allowance is a burst divided by this
POOL = 5  # the pool of an address is this many bursts
GUESTS = 3  # sockets without a person at an address share the allowance of this many persons
GUEST_PINGS = 10  # they share the frames of this many persons, since each page sends pings
MOST_DELAY = 10.0  # seconds that a request may wait
MOST_IMPORTS = 2  # of one address at the same time


class Allowance:
    """What a client may send: a burst at once, and a steady rate."""

    __slots__ = ("_all", "_steady")

    def __init__(self, burst: int, rate: float) -> None:
        self._all = TokenBucket(burst, rate)
        self._steady = TokenBucket(max(1, burst // STEADY), rate)

    @property
    def is_full(self) -> bool:
        return self._all.is_full and self._steady.is_full

    def take(self, cost: float, pool: TokenBucket) -> bool:
        """Take the cost from the client's own allowance, or from what its address shares."""
        return self._all.take(cost) and (self._steady.take(cost) or pool.take(cost))

    def charge(self, cost: float, pool: TokenBucket) -> None:
        """Take the cost of work that is already done, from what the address shares too."""
        self._all.charge(cost)
        pool.charge(cost)


class _Address:
    """What all clients of an address share."""

    __slots__ = ("frames", "messages", "requests")

    def __init__(self, limits: Limits) -> None:
        self.requests = TokenBucket(limits.requests, limits.request_rate)
        self.messages = TokenBucket(limits.burst * POOL, limits.rate * POOL)
        self.frames = TokenBucket(limits.frames * POOL, limits.frame_rate * POOL)

    @property
    def is_quiet(self) -> bool:
        return self.messages.is_full and self.frames.is_full and self.requests.is_full


class _Client:
    __slots__ = ("arrivals", "frames", "looks", "openings", "posts", "requests", "turn")

    def __init__(self, limits: Limits, many: int) -> None:
        self.posts = Allowance(limits.burst * many, limits.rate * many)
        pings = 1 if many == 1 else GUEST_PINGS
        self.frames = Allowance(limits.frames * pings, limits.frame_rate * pings)
        self.openings = TokenBucket(limits.openings * many, limits.opening_rate * many)
        self.arrivals = TokenBucket(limits.openings, limits.opening_rate)
        self.looks = TokenBucket(limits.looks, limits.look_rate)
        part = limits.requests // STEADY, limits.request_rate / STEADY
        self.requests = TokenBucket(max(1, part[0]), part[1])  # of its own, besides the address's
        self.turn = asyncio.Lock()

    @property
    def is_quiet(self) -> bool:
        """Whether the client has been quiet for so long that it can be forgotten."""
        sent = self.posts.is_full and self.frames.is_full and self.openings.is_full
        asked = self.looks.is_full and self.requests.is_full and self.arrivals.is_full
        return sent and asked and not self.turn.locked()


class RateLimits:
    """The rate limits of one process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: dict[str, _Client] = {}
        self._addresses: dict[str, _Address] = {}
        self._importing: dict[str, str] = {}  # the address of each person who imports

    def request_delay(self, key: str | None, address: str) -> float | None:
        """Count a request: how long it must wait, or None if there are far too many.

        A device has a small allowance of its own, so a flood from its address does not delay it.
        """
        if key is not None and self._client(key).requests.take():
            return 0.0
        return self._address(address).requests.owe(1, MOST_DELAY)

    def may_come(self, key: str) -> bool:
        """Count a new connection of a device whose address floods the server."""
        return self._client(key).arrivals.take()

    def may_open(self, person: str | None, address: str) -> bool:
        """Count a new socket."""
        return self._sender(person, address).openings.take()

    def may_say(self, person: str | None, address: str, cost: float) -> bool:
        """Count a message on a socket, or a post."""
        return self._sender(person, address).posts.take(cost, self._address(address).messages)

    def charge_post(self, person: str | None, address: str, cost: float) -> None:
        """Count work for a message beyond its own cost."""
        self._sender(person, address).posts.charge(cost, self._address(address).messages)

    def charge_look(self, who: str, cost: float) -> None:
        """Count work for a read beyond its own cost."""
        self._client(who).looks.charge(cost)

    def may_send(self, person: str | None, address: str, cost: float) -> bool:
        """Count frames of a socket."""
        return self._sender(person, address).frames.take(cost, self._address(address).frames)

    def may_look(self, who: str) -> bool:
        """Count a read."""
        return self._client(who).looks.take()

    def turn_of(self, who: str) -> asyncio.Lock:
        """Held by the read of a client that is being answered."""
        return self._client(who).turn

    def may_import(self, person: str, address: str) -> bool:
        """Whether an import may begin: one of each person, and few of an address."""
        number = sum(other == address for other in self._importing.values())
        return person not in self._importing and number < MOST_IMPORTS

    @contextmanager
    def importing(self, person: str, address: str) -> Iterator[None]:
        """Count an import while it lasts."""
        self._importing[person] = address
        try:
            yield
        finally:
            del self._importing[person]

    def forget_quiet(self) -> None:
        self._known = {who: client for who, client in self._known.items() if not client.is_quiet}
        quiet = [address for address, shared in self._addresses.items() if shared.is_quiet]
        for address in quiet:
            del self._addresses[address]

    def _sender(self, person: str | None, address: str) -> _Client:
        """The person of a socket, or all sockets of an address that have none."""
        if person is not None:
            return self._client(person)
        return self._client(f"guests {address}", GUESTS)

    def _client(self, who: str, many: int = 1) -> _Client:
        client = self._known.get(who)
        if client is None:
            client = self._known[who] = _Client(self._limits, many)
        return client

    def _address(self, address: str) -> _Address:
        found = self._addresses.get(address)
        if found is None:
            found = self._addresses[address] = _Address(self._limits)
        return found
