"""Clocks as plain arithmetic: whose time runs after an entry, and how much is left.

A clock runs while its seat owes a decision and a person is to give it. What is stored is the moment
at which the time ends; it is put off by as long as the server was away (see `store.pulse`), so the
time that is shown is true after any restart. Nobody is replaced at the very moment: the network is
slow at times, and an outage can be too short to be told from a slow beat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from polis.server.protocol import SeatClock
from polis.server.store.pulse import LATE_MS
from polis.server.store.rows import JobRow, SeatRow

SECOND = 1000
DAY = 86_400 * SECOND
LEAST_BANK = 60 * SECOND  # what a seat has that is taken back from a bot
FORGIVEN = LATE_MS  # so long after its end a clock has its consequences


def first_bank(clock: Mapping[str, Any]) -> int | None:
    return clock["bank"] * SECOND if clock["kind"] == "live" else None


def after(
    clock: Mapping[str, Any], seats: Sequence[SeatRow], waiting: int, moment: int
) -> list[SeatRow]:
    """The seats whose clocks start or stop, as they are from now on."""
    if clock["kind"] == "none":
        return []
    changed = [_after(clock, seat, waiting, moment) for seat in seats]
    return [new for old, new in zip(seats, changed) if new != old]


def _after(clock: Mapping[str, Any], seat: SeatRow, waiting: int, moment: int) -> SeatRow:
    runs = bool(waiting >> seat.seat & 1) and seat.kind == "person" and seat.replaced_by is None
    if runs == (seat.ends is not None):
        return seat
    return _started(clock, seat, moment) if runs else _stopped(clock, seat, moment)


def _started(clock: Mapping[str, Any], seat: SeatRow, moment: int) -> SeatRow:
    if clock["kind"] == "days":
        return replace(seat, ends=moment + clock["days"] * DAY)
    bank = seat.bank if seat.bank is not None else clock["bank"] * SECOND
    return replace(seat, ends=moment + bank)


def _stopped(clock: Mapping[str, Any], seat: SeatRow, moment: int) -> SeatRow:
    if clock["kind"] == "days" or seat.ends is None:
        return replace(seat, ends=None)
    left = max(0, seat.ends - moment)
    return replace(seat, bank=left + clock["increment"] * SECOND, ends=None)


def job_key(table_id: str, seat: int) -> str:
    return f"clock:{table_id}:{seat}"


def jobs(table_id: str, changed: Sequence[SeatRow]) -> tuple[list[JobRow], list[str]]:
    """What is due for the changed clocks, and what is no longer due."""
    due = [
        JobRow(job_key(table_id, seat.seat), "clock", table_id, seat.seat, {}, seat.ends + FORGIVEN)
        for seat in changed
        if seat.ends is not None
    ]
    return due, [job_key(table_id, seat.seat) for seat in changed if seat.ends is None]


def shown(clock: Mapping[str, Any], seat: SeatRow) -> SeatClock:
    if clock["kind"] == "none" or seat.kind != "person":
        return SeatClock(left=None, ends=None)
    if seat.ends is not None:
        return SeatClock(left=None, ends=seat.ends)
    left = clock["days"] * DAY if clock["kind"] == "days" else seat.bank
    return SeatClock(left=left, ends=None)
