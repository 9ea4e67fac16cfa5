"""Who looks at which table on other processes, as they last said it.

Every process repeats with each sweep who looks at its tables. What is not repeated expires.
"""

import time
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Said:
    """What a process said of a table."""

    sockets: int
    persons: frozenset[str]  # players and guests whose page shows it
    watchers: int
    at: float = field(default_factory=time.monotonic)


class Presence:
    """What other processes said, by table and process."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._tables: dict[str, dict[str, Said]] = {}

    def hear(self, table_id: str, process: str, said: Said) -> None:
        if said.sockets:
            self._tables.setdefault(table_id, {})[process] = said
        else:
            self._tables.get(table_id, {}).pop(process, None)

    def forget_old(self) -> None:
        for table_id in list(self._tables):
            if not self._fresh(table_id):
                del self._tables[table_id]

    def persons(self, table_id: str) -> set[str]:
        return {person for said in self._fresh(table_id) for person in said.persons}

    def watchers(self, table_id: str) -> int:
        return sum(said.watchers for said in self._fresh(table_id))

    def _fresh(self, table_id: str) -> list[Said]:
        if table_id not in self._tables:
            return []
        limit = time.monotonic() - self._seconds
        return [said for said in self._tables[table_id].values() if said.at >= limit]
