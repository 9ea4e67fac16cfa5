"""The results of the player of this device."""

from collections import defaultdict
from collections.abc import Iterable

from polis.bots.adaptive import MATCHES, Past, ladder_level, next_level
from polis.local.store import Result, Saved
from polis.local.table import LocalTable
from polis.table.results import points_of
from polis.wire.resources import GameStatistics, Statistics


def result_of(table: LocalTable, player: str) -> Result | None:
    """The result of a finished match, if it counts: one person, no deal known before."""
    mine = [seat.seat for seat in table.seats if seat.person == player]
    if len(mine) != 1 or table.is_known_deal:
        return None
    score = table.scores()[mine[0]]
    points = points_of(table.match, score)
    return Result(table.row.game, len(table.seats), score.place, points)


def statistics_of(results: Iterable[Result]) -> Statistics:
    """All results, by game and number of seats."""
    groups: defaultdict[tuple[str, int], list[Result]] = defaultdict(list)
    for result in results:
        groups[result.game, result.seats].append(result)
    return Statistics(games=[_of_group(*key, group) for key, group in sorted(groups.items())])


def _of_group(game: str, seats: int, group: list[Result]) -> GameStatistics:
    return GameStatistics(
        game=game,
        seats=seats,
        matches=len(group),
        won=sum(result.place == 1 for result in group),
        best=max(result.points for result in group),
        points=sum(result.points for result in group),
        places=sum(result.place for result in group),
        rating=None,
    )


def level_for(tables: Iterable[Saved], game: str) -> int:
    """The level of adaptive bots in the next match of a game."""
    past: list[tuple[int, Past]] = []
    for saved in tables:
        level = ladder_level(seat.bot for seat in saved.seats)
        result = saved.result
        if level is not None and result is not None and result.game == game:
            past.append((saved.row.ended or 0, Past(level, result.place, result.seats)))
    past.sort(key=lambda each: each[0])
    return next_level([match for _, match in past[-MATCHES:]])
