"""Summarise the matches of a contest: shares, points, ratings, time and failures by bot."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from polis.arena.intervals import Interval, mean_of, wilson
from polis.arena.ratings import Rating, ratings
from polis.arena.records import Played, header_of
from polis.arena.schedule import Contest, Lineup


@dataclass(frozen=True, slots=True)
class Row:
    """The results of one entrant, at one table or at all."""

    bot: str
    matches: int
    share: Interval  # of the victories
    chance: float  # the share that equal players would have
    points: float
    lead: Interval | None  # points more than the mean of the others, paired by deal
    cpu: float  # processor seconds per answer


@dataclass(frozen=True, slots=True)
class Fault:
    """How often a bot failed in one way, and the first reason."""

    bot: str
    kind: str
    matches: int
    reason: str


@dataclass(frozen=True, slots=True)
class Report:
    """All figures of a contest."""

    contest: Contest
    matches: int
    rows: tuple[Row, ...]  # best first
    tables: tuple[tuple[Lineup, tuple[Row, ...]], ...]
    ratings: dict[str, Rating]
    faults: tuple[Fault, ...]

    def as_data(self) -> dict[str, Any]:
        data = asdict(self)
        data["contest"] = header_of(self.contest)
        data["is_complete"] = self.matches == self.contest.total
        data["rows"] = [_row_data(row) for row in self.rows]
        data["tables"] = [
            {"bots": lineup, "rows": [_row_data(row) for row in rows]}
            for lineup, rows in self.tables
        ]
        return data


def report(contest: Contest, played: Sequence[Played]) -> Report:
    """The figures of the matches so far."""
    played = sorted(played, key=lambda each: each.number)
    rows = [row(bot, played) for bot in contest.entrants]
    tables = []
    for number, lineup in enumerate(contest.tables):
        here = [each for each in played if each.table == number]
        tables.append((lineup, tuple(row(bot, here) for bot in dict.fromkeys(lineup))))
    return Report(
        contest=contest,
        matches=len(played),
        rows=tuple(sorted(rows, key=lambda each: each.chance - each.share.value)),
        tables=tuple(tables),
        ratings=ratings(contest.entrants, ((each.lineup, each.outcome.places) for each in played)),
        faults=tuple(_faults(played)),
    )


def row(bot: str, played: Iterable[Played]) -> Row:
    """The results of a bot in the matches that it played."""
    own = [each for each in played if bot in each.lineup]
    if not own:
        return Row(bot, 0, wilson(0, 0), 0.0, 0.0, None, 0.0)
    wins = sum(each.outcome.share(seat) for each in own for seat in _seats(bot, each))
    seats = [(each, seat) for each in own for seat in _seats(bot, each)]
    answers = sum(each.outcome.answers[seat] for each, seat in seats)
    return Row(
        bot=bot,
        matches=len(own),
        share=wilson(wins, len(own)),
        chance=fmean(_chance(bot, each) for each in own),
        points=fmean(each.outcome.points[seat] for each, seat in seats),
        lead=_lead(bot, own),
        cpu=sum(each.outcome.cpu[seat] for each, seat in seats) / max(1, answers),
    )


def _seats(bot: str, played: Played) -> list[int]:
    return [seat for seat, name in enumerate(played.lineup) if name == bot]


def _chance(bot: str, played: Played) -> float:
    """Alone against the game, there is no share that equal players would have."""
    return played.lineup.count(bot) / len(played.lineup) if len(played.lineup) > 1 else 0.0


def _lead(bot: str, played: Sequence[Played]) -> Interval | None:
    """The seats of one deal depend on each other, so each deal counts once."""
    by_deal: defaultdict[int, list[float]] = defaultdict(list)
    for each in played:
        points = each.outcome.points
        own = [points[seat] for seat in _seats(bot, each)]
        others = [points[seat] for seat in range(len(points)) if each.lineup[seat] != bot]
        if others:
            by_deal[each.outcome.seed].append(fmean(own) - fmean(others))
    return mean_of([fmean(leads) for leads in by_deal.values()]) if len(by_deal) > 1 else None


def _faults(played: Sequence[Played]) -> list[Fault]:
    groups: dict[tuple[str, str], list[str]] = {}
    for each in played:
        for failure in each.outcome.failures:
            key = each.lineup[failure.seat], failure.kind
            groups.setdefault(key, []).append(failure.reason)
    return [Fault(bot, kind, len(reasons), reasons[0]) for (bot, kind), reasons in groups.items()]


def _row_data(each: Row) -> dict[str, Any]:
    data = asdict(each)
    data["share"] = each.share._asdict()
    data["lead"] = None if each.lead is None else each.lead._asdict()
    return data
