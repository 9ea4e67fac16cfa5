"""Who looks at which table on the other processes. It is told anew with every sweep and fades."""

import time


class Presence:
    """What other processes said, by table and process."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._heard: dict[str, dict[str, tuple[float, frozenset[str], int]]] = {}

    def hear(self, table_id: str, process: str, persons: frozenset[str], watchers: int) -> None:
        if persons or watchers:
            seen = (time.monotonic(), persons, watchers)
            self._heard.setdefault(table_id, {})[process] = seen
        else:
            self._heard.get(table_id, {}).pop(process, None)

    def persons(self, table_id: str) -> set[str]:
        return {person for _, persons, _ in self._fresh(table_id) for person in persons}

    def watchers(self, table_id: str) -> int:
        return sum(watchers for _, _, watchers in self._fresh(table_id))

    def _fresh(self, table_id: str) -> list[tuple[float, frozenset[str], int]]:
        if table_id not in self._heard:
            return []
        limit = time.monotonic() - self._seconds
        return [said for said in self._heard[table_id].values() if said[0] >= limit]

    def forget_old(self) -> None:
        for table_id in list(self._heard):
            if not self._fresh(table_id):
                del self._heard[table_id]
