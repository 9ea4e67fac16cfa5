"""What other processes said of their sockets: who looks at which table, and who is there at all.

It is told anew with every sweep and fades. Where nobody listens nothing needs to be told, so it is
also what moves and notices to persons are sent by; `doubt` says that some of it was not heard.
"""

import time
from dataclasses import dataclass, field

NEVER = float("-inf")


@dataclass(frozen=True, slots=True)
class Said:
    """What a process said of a table."""

    sockets: int
    persons: frozenset[str]  # who have it before their eyes
    watchers: int
    at: float = field(default_factory=time.monotonic)


class Presence:
    """What other processes said, by table and process."""

    def __init__(self, seconds: float, sure_after: float) -> None:
        self._seconds = seconds
        self._sure_after = sure_after
        self._sure_from = float("inf")
        self._tables: dict[str, dict[str, Said]] = {}
        self._persons: dict[str, float] = {}  # when somebody last said that it is there

    # -- what is heard ----------------------------------------------------------------------------

    def hear(self, table_id: str, process: str, said: Said) -> bool:
        """Whether the process has just come to the table; nobody has told it anything before."""
        if not said.sockets:
            self._tables.get(table_id, {}).pop(process, None)
            return False
        processes = self._tables.setdefault(table_id, {})
        before = processes.get(process)
        processes[process] = said
        return before is None or before.at < self._limit()

    def hear_persons(self, persons: list[str]) -> None:
        self._persons |= dict.fromkeys(persons, time.monotonic())

    def doubt(self) -> None:
        """Something may not have been heard; until all have spoken again it is not known."""
        self._sure_from = time.monotonic() + self._sure_after

    def forget_old(self) -> None:
        limit = self._limit()
        self._persons = {person: at for person, at in self._persons.items() if at >= limit}
        for table_id in list(self._tables):
            if not self._fresh(table_id):
                del self._tables[table_id]

    # -- what is known ----------------------------------------------------------------------------

    def may_be_followed(self, table_id: str) -> bool:
        """Whether another process may have a socket at a table."""
        return not self._is_sure or bool(self._fresh(table_id))

    def may_be_elsewhere(self, person: str) -> bool:
        """Whether another process may have a socket of a person."""
        return not self._is_sure or self._persons.get(person, NEVER) >= self._limit()

    def persons(self, table_id: str) -> set[str]:
        return {person for said in self._fresh(table_id) for person in said.persons}

    def watchers(self, table_id: str) -> int:
        return sum(said.watchers for said in self._fresh(table_id))

    @property
    def _is_sure(self) -> bool:
        return time.monotonic() >= self._sure_from

    def _limit(self) -> float:
        return time.monotonic() - self._seconds

    def _fresh(self, table_id: str) -> list[Said]:
        if table_id not in self._tables:
            return []
        limit = self._limit()
        return [said for said in self._tables[table_id].values() if said.at >= limit]
