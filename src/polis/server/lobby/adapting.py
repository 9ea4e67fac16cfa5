"""Give adaptive bots their level when a match begins."""

from collections.abc import Iterable

from polis.bots.adaptive import Past, adapted, is_adaptive, ladder_level, next_level, shared_level
from polis.server.errors import BadMessage
from polis.server.store import history
from polis.server.store.tables import Change
from polis.table.records import SeatRecord, TableRecord


def check_unrated(table: TableRecord, seats: Iterable[SeatRecord]) -> None:
    """A public match is rated, so its bots must be as strong for all. Raises BadMessage."""
    if table.visibility == "public" and any(is_adaptive(seat.bot) for seat in seats):
        raise BadMessage("an adaptive bot plays at private tables only; choose a level")


async def settle_levels(change: Change) -> None:
    """Choose the level by the results of all people at the table; the seats keep it."""
    waiting = [seat.seat for seat in change.seats if is_adaptive(seat.bot)]
    if not waiting:
        return
    people = sorted({seat.person for seat in change.seats if seat.person is not None})
    level = shared_level([await _level(change, person) for person in people])
    for seat in waiting:
        await change.set_seat(seat, bot=adapted(level), name=adapted(level))


async def _level(change: Change, person: str) -> int:
    """Matches against people alone say nothing about a level."""
    past: list[Past] = []
    for row in await history.bot_matches(change.connection, person, change.table.game):
        level = ladder_level(row.bots)
        if level is not None:
            past.append(Past(level, row.place, row.seats))
    return next_level(past)
