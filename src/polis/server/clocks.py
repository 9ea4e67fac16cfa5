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
LEAST_BANK = 60 * SECOND  # what a seat has at most that is taken back after its time had run out
FORGIVEN = LATE_MS  # so long after its end a clock has its consequences


def first_bank(clock: Mapping[str, Any]) -> int | None:
    return clock["bank"] * SECOND if clock["kind"] == "live" else None


def after(
    clock: Mapping[str, Any],
    seats: Sequence[SeatRow],
    waiting: int,
    moment: int,
    is_takeback: bool = False,
) -> list[SeatRow]:
    """The seats whose clocks start or stop, as they are from now on. Who is asked again because
    something was taken back goes on with what was left: nobody gains time by changing its mind."""
    if clock["kind"] == "none":
        return []
    changed = [_after(clock, seat, waiting, moment, is_takeback) for seat in seats]
    return [new for old, new in zip(seats, changed) if new != old]


def _after(
    clock: Mapping[str, Any], seat: SeatRow, waiting: int, moment: int, is_takeback: bool
) -> SeatRow:
    is_asked = bool(waiting >> seat.seat & 1)
    if seat.replaced_by is not None and not is_asked and clock["kind"] == "days":
        return replace(seat, bank=None)  # the turn is over of which something was left
    runs = is_asked and seat.kind == "person" and seat.replaced_by is None
    if runs == (seat.ends is not None):
        return seat
    if not runs:
        return _stopped(clock, seat, moment)
    given = _left(clock, seat) if is_takeback and seat.bank is not None else _new(clock, seat)
    return replace(seat, ends=moment + given)


def _new(clock: Mapping[str, Any], seat: SeatRow) -> int:
    """What a seat has for a new turn."""
    if clock["kind"] == "days":
        return int(clock["days"] * DAY)
    return clock["bank"] * SECOND if seat.bank is None else seat.bank


def _left(clock: Mapping[str, Any], seat: SeatRow) -> int:
    """What a seat had when its clock stood still: without what it got for its answer."""
    assert seat.bank is not None
    bonus = _bonus(clock)
    return seat.bank - bonus if seat.bank >= bonus else seat.bank


def _bonus(clock: Mapping[str, Any]) -> int:
    return clock["increment"] * SECOND if clock["kind"] == "live" else 0


def _stopped(clock: Mapping[str, Any], seat: SeatRow, moment: int) -> SeatRow:
    left = max(0, (seat.ends or 0) - moment)
    return replace(seat, bank=left + _bonus(clock), ends=None)


# -- leaving and returning ------------------------------------------------------------------------


def vacated(clock: Mapping[str, Any], seat: SeatRow, bot: str, moment: int) -> SeatRow:
    """The seat of somebody for whom a bot plays on: what is left of its time is kept."""
    left = seat.bank if clock["kind"] == "live" else None
    if seat.ends is not None:
        left = max(0, seat.ends - moment)
    return replace(seat, replaced_by=bot, bank=left, ends=None)


def returned(clock: Mapping[str, Any], seat: SeatRow, waiting: int, moment: int) -> SeatRow:
    """The seat of somebody who plays on: with what was left, or a little if that is nothing."""
    seat = replace(seat, replaced_by=None)
    if clock["kind"] == "none":
        return seat
    whole = _new(clock, replace(seat, bank=None))
    left = whole if seat.bank is None else seat.bank or min(LEAST_BANK, whole)
    bank = left if clock["kind"] == "live" else None
    return replace(seat, bank=bank, ends=moment + left if waiting >> seat.seat & 1 else None)


# -- what is due, what is shown -------------------------------------------------------------------


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
