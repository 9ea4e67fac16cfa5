"""Note attacks: count every event, log each attack once, and block clients that repeat it.

A flood repeats the same event thousands of times. One line names its kind and address; the next
line about the same flood comes only after it has stopped for a while.

A device that continues is blocked for some seconds, and so are clients without an identity at an
address. Other devices of the same address are not: many people may share it.
"""

import structlog
from prometheus_client import Counter

from polis.server.ops import clock

QUIET_SECONDS = 600.0  # after that the same attack counts as a new one
MOST_KNOWN = 10_000  # attacks that are remembered
BLOCK_AFTER = 5  # events
BLOCK_SECONDS = 10.0  # after the last event
HARMLESS = {  # no client is blocked for these kinds
    "slow headers",  # slow lines and broken clients have these four too
    "slow body",
    "slow readers",
    "bad requests",
    "slowed requests",  # other clients of the address may cause these five
    "connections",
    "arrivals",
    "shared posts",
    "imports",
    "blocked",  # a block must not prolong itself
}
log = structlog.get_logger()


class Floods:
    """The attacks that one process has seen lately."""

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self._seen: dict[tuple[str, str], float] = {}
        self._events: dict[str, tuple[int, float]] = {}  # of an attacker, with the last moment

    def note(self, kind: str, address: str, key: str | None = None) -> None:
        """Count one event of an attack, such as a closed socket; `key` is the device."""
        self._counter.labels(kind).inc()
        moment = clock.monotonic()
        self._name(kind, address, moment)
        if kind not in HARMLESS and len(self._events) < MOST_KNOWN:
            self._events[key or address] = self._num_events(key or address, moment) + 1, moment

    def _name(self, kind: str, address: str, moment: float) -> None:
        attack = (kind, address)
        if attack not in self._seen and len(self._seen) < MOST_KNOWN and kind != "blocked":
            log.warning("flood", kind=kind, address=address)
        if attack in self._seen or len(self._seen) < MOST_KNOWN:
            self._seen[attack] = moment

    def is_blocked(self, address: str, key: str | None = None) -> bool:
        """Whether to refuse a device, or a client of an address without an identity."""
        return self._num_events(key or address, clock.monotonic()) >= BLOCK_AFTER

    def _num_events(self, who: str, moment: float) -> int:
        number, last = self._events.get(who, (0, 0.0))
        return number if moment - last < BLOCK_SECONDS else 0

    def forget_quiet(self) -> None:
        moment = clock.monotonic()
        self._seen = {
            key: seen for key, seen in self._seen.items() if moment - seen < QUIET_SECONDS
        }
        self._events = {
            who: seen for who, seen in self._events.items() if self._num_events(who, moment)
        }
