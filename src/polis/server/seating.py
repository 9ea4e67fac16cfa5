"""Who sits where: the seats that somebody wishes for, and those that are still free."""

from collections.abc import Sequence
from typing import Any

from polis.bots.registry import split_name
from polis.server import clocks
from polis.server.errors import BadMessage, NoSuch, SeatTaken
from polis.server.resources import SeatWish
from polis.server.store.rows import PersonRow, SeatRow
from polis.server.texts import clean_name


def free_seat(seats: Sequence[SeatRow], wanted: int | None) -> int:
    if wanted is not None and wanted >= len(seats):
        raise NoSuch("there is no such seat")
    free = [seat.seat for seat in seats if seat.kind == "open"]
    if not free or (wanted is not None and wanted not in free):
        raise SeatTaken("somebody was quicker")
    return free[0] if wanted is None else wanted


def seat_rows(person: PersonRow, wishes: Sequence[SeatWish], clock: Any) -> list[SeatRow]:
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise BadMessage("you can sit on one seat; others on this device are `here`")
    return [seat_row(number, person, wish, clock) for number, wish in enumerate(wishes)]


def seat_row(number: int, person: PersonRow, wish: SeatWish, clock: Any) -> SeatRow:
    bank = clocks.first_bank(clock)
    if wish.kind == "open":
        return SeatRow(number, "open", None, "", None, None, bank, None)
    if wish.kind == "bot":
        if wish.bot is None:
            raise BadMessage("which bot?")
        name, level = split_name(wish.bot)  # raises UnknownBot
        bot = f"{name}:{level}"
        return SeatRow(number, "bot", None, bot, bot, None, bank, None)
    if wish.kind == "here" and wish.name is None:
        raise BadMessage("somebody `here` needs a name")
    name = person.name if wish.name is None else clean_name(wish.name)
    return SeatRow(number, "person", person.id, name, None, None, bank, None)
