"""Clock arithmetic: whose time runs after an entry, and how much is left.

A clock runs while its seat owes a decision and a person plays it. The record stores the moment at
which the time ends, so that the shown time is right after any restart. The server moves that moment
forward by the length of an outage.
"""

from collections.abc import Sequence
from dataclasses import replace

from polis.table.records import SeatRecord
from polis.wire.table_info import Clock, SeatClock

NO_CLOCK = Clock(kind="none")
SECOND = 1000
DAY = 86_400 * SECOND


def first_bank(clock: Clock) -> int | None:
    """The milliseconds that a seat starts with; None without a bank."""
    return clock.bank * SECOND if clock.kind == "live" else None


def after(
    clock: Clock,
    seats: Sequence[SeatRecord],
    waiting: int,
    moment: int,
    is_takeback: bool = False,
) -> list[SeatRecord]:
    """The seats whose clocks start or stop with an entry.

    After a takeback a seat continues with the time it had left, so that taking back and playing
    again gains no time.
    """
    if clock.kind == "none":
        return []
    changed = [_after(clock, seat, waiting, moment, is_takeback) for seat in seats]
    return [new for old, new in zip(seats, changed) if new != old]


def _after(
    clock: Clock, seat: SeatRecord, waiting: int, moment: int, is_takeback: bool
) -> SeatRecord:
    is_asked = bool(waiting >> seat.seat & 1)
    if seat.replaced_by is not None and not is_asked and clock.kind == "days":
        return replace(seat, bank=None)  # the turn of which time was left is over
    runs = is_asked and seat.is_played_by_person
    if runs == (seat.ends is not None):
        return seat
    if not runs:
        return _stopped(clock, seat, moment)
    given = _left(clock, seat) if is_takeback and seat.bank is not None else _new(clock, seat)
    return replace(seat, ends=moment + given)


def _new(clock: Clock, seat: SeatRecord) -> int:
    """The time of a seat for a new turn."""
    if clock.kind == "days":
        return clock.days * DAY
    return clock.bank * SECOND if seat.bank is None else seat.bank


def _left(clock: Clock, seat: SeatRecord) -> int:
    """The time that a seat had when its clock stopped, without the increment for its answer."""
    assert seat.bank is not None
    bonus = _bonus(clock)
    return seat.bank - bonus if seat.bank >= bonus else seat.bank


def _bonus(clock: Clock) -> int:
    return clock.increment * SECOND if clock.kind == "live" else 0


def _stopped(clock: Clock, seat: SeatRecord, moment: int) -> SeatRecord:
    left = max(0, (seat.ends or 0) - moment)
    return replace(seat, bank=left + _bonus(clock), ends=None)


# -- leaving and returning ------------------------------------------------------------------------


def vacated(clock: Clock, seat: SeatRecord, bot: str, moment: int) -> SeatRecord:
    """The seat of a player who left: a bot plays on, and their remaining time is kept."""
    left = seat.bank if clock.kind == "live" else None
    if seat.ends is not None:
        left = max(0, seat.ends - moment)
    return replace(seat, replaced_by=bot, bank=left, ends=None)


def returned(clock: Clock, seat: SeatRecord, waiting: int, moment: int) -> SeatRecord:
    """The seat of a player who is back, with the time that was left.

    A player whose time had run out gets the increment of a turn and no more, so leaving and
    returning never refills a clock.
    """
    seat = replace(seat, replaced_by=None)
    if clock.kind == "none":
        return seat
    whole = _new(clock, replace(seat, bank=None))
    left = whole if seat.bank is None else seat.bank or min(_bonus(clock), whole)
    bank = left if clock.kind == "live" else None
    return replace(seat, bank=bank, ends=moment + left if waiting >> seat.seat & 1 else None)


# -- what is shown --------------------------------------------------------------------------------


def shown(clock: Clock, seat: SeatRecord) -> SeatClock:
    if clock.kind == "none" or seat.kind != "person":
        return SeatClock(left=None, ends=None)
    if seat.ends is not None:
        return SeatClock(left=None, ends=seat.ends)
    left = clock.days * DAY if clock.kind == "days" else seat.bank
    return SeatClock(left=left, ends=None)
