"""Assign seats: the wishes of a host, and the seats that are still free."""

from collections.abc import Sequence, Set

from polis.bots.registry import ADAPTIVE, split_name
from polis.server.clean_text import clean_name
from polis.server.errors import BadMessage, NoSuch, SeatTaken
from polis.server.store.rows import PersonRow
from polis.table import clocks
from polis.table.records import SeatRecord, TableRecord
from polis.wire.resources import SeatWish
from polis.wire.table_info import Clock


def awaits_players(table: TableRecord, seats: Sequence[SeatRecord], present: Set[str]) -> bool:
    """Whether a seat is open, or a player of a rematch with a live clock is not there yet."""
    if any(seat.kind == "open" for seat in seats):
        return True
    players = {seat.person for seat in seats if seat.person is not None}
    return table.waits_for_all and not players <= present


def other_than(host: PersonRow, seat: SeatRecord) -> str | None:
    """The player of a seat, if that is not the host."""
    return None if seat.person == host.id else seat.person


def free_seat(seats: Sequence[SeatRecord], wanted: int | None) -> int:
    if wanted is not None and wanted >= len(seats):
        raise NoSuch("there is no such seat")
    free = [seat.seat for seat in seats if seat.kind == "open"]
    if not free or (wanted is not None and wanted not in free):
        raise SeatTaken("another player took the seat")
    return free[0] if wanted is None else wanted


def seat_rows(person: PersonRow, wishes: Sequence[SeatWish], clock: Clock) -> list[SeatRecord]:
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise BadMessage("you can sit on one seat; others on this device are `here`")
    return [seat_row(number, person, wish, clock) for number, wish in enumerate(wishes)]


def seat_row(number: int, person: PersonRow, wish: SeatWish, clock: Clock) -> SeatRecord:
    bank = clocks.first_bank(clock)
    if wish.kind == "open":
        return SeatRecord(number, "open", None, "", None, None, bank, None)
    if wish.kind == "bot":
        if wish.bot is None:
            raise BadMessage("which bot?")
        name, level = split_name(wish.bot)  # raises UnknownBot
        bot = ADAPTIVE if name == ADAPTIVE else f"{name}:{level}"  # it gets a level at the start
        return SeatRecord(number, "bot", None, bot, bot, None, bank, None)
    if wish.kind == "here" and wish.name is None:
        raise BadMessage("a player `here` needs a name")
    name = person.name if wish.name is None else clean_name(wish.name)
    return SeatRecord(number, "person", person.id, name, None, None, bank, None)
