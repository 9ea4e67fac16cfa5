"""Jobs that a table puts into the scheduler: clocks that run down, results to keep."""

from collections.abc import Sequence

from polis.server.store.heartbeat import LATE_MS
from polis.server.store.rows import JobRow
from polis.table.records import SeatRecord

# A clock takes effect this long after its end: the network is slow at times, and an outage can be
# too short to be told from a late heartbeat.
FORGIVEN_MS = LATE_MS


def clock_key(table_id: str, seat: int) -> str:
    return f"clock:{table_id}:{seat}"


def clock_jobs(table_id: str, changed: Sequence[SeatRecord]) -> tuple[list[JobRow], list[str]]:
    """The jobs of the clocks that run now, and the keys of those that no longer do."""
    due = [
        JobRow(clock_key(table_id, seat.seat), "clock", table_id, seat.seat, {}, ends + FORGIVEN_MS)
        for seat in changed
        if (ends := seat.ends) is not None
    ]
    return due, [clock_key(table_id, seat.seat) for seat in changed if seat.ends is None]


def result_job(table_id: str, moment: int) -> JobRow:
    """Keep the results of a match that is over."""
    return JobRow(f"result:{table_id}", "result", table_id, 0, {}, moment)
