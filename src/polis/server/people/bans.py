"""The bans that this process enforces. It reads them with every heartbeat."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address, ip_network

from polis.server.errors import Banned
from polis.server.store.bans import Network
from polis.server.store.rows import now
from polis.wire.admin import BanInfo

MOST_KNOWN = 4_096  # addresses whose networks are remembered


class BanList:
    """Who is kept out, and until when."""

    def __init__(self) -> None:
        self._persons: dict[str, int] = {}
        self._networks: list[tuple[Network, int]] = []
        self._ends = lru_cache(MOST_KNOWN)(self._look_up)

    def take(self, bans: Iterable[BanInfo]) -> bool:
        """Enforce these bans from now on; whether they differ from the earlier ones."""
        found = list(bans)
        persons = {ban.target: ban.ends for ban in found if ban.kind == "person"}
        ranges = [ban for ban in found if ban.kind == "address"]
        networks = [(ip_network(ban.target), ban.ends) for ban in ranges]
        is_new = persons != self._persons or networks != self._networks
        if is_new:
            self._persons, self._networks = persons, networks
            self._ends.cache_clear()
        return is_new

    def check(self, person: str | None, address: str) -> None:
        """Raises Banned."""
        for ends in (self._persons.get(person or "", 0), self._ends(address)):
            if ends > now():
                raise Banned("you are banned", minutes=(ends - now()) // 60_000 + 1)

    def bars(self, person: str | None, address: str) -> bool:
        try:
            self.check(person, address)
        except Banned:
            return True
        return False

    def _look_up(self, address: str) -> int:
        """The last moment of the bans of an address; IPv6 addresses are counted by network."""
        try:
            place = ip_address(address.partition("/")[0])
        except ValueError:
            return 0
        mapped = getattr(place, "ipv4_mapped", None) or place
        return max((ends for network, ends in self._networks if mapped in network), default=0)
