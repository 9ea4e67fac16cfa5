"""Two bots against each other, until the result is decided."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from polis.arena.records import Played
from polis.arena.schedule import Contest, Lineup
from polis.arena.sequential import Sequential


def duel_tables(first: str, second: str, seats: int) -> tuple[Lineup, ...]:
    """The first bot against the second on all other seats; alone, each plays the same deals."""
    if seats == 1:
        return (first,), (second,)
    return ((first, *[second] * (seats - 1)),)


def verdict(contest: Contest, played: Sequence[Played], margin: float, error: float) -> str | None:
    """What the matches so far prove about the first bot; None: nothing yet."""
    chance = 1 / contest.seats if contest.seats > 1 else 0.5
    test = Sequential(chance, margin, error)
    for shares in _deals(contest, played):
        for share in shares:
            test.add(share)
        if test.verdict is not None:
            break
    return test.verdict


def _deals(contest: Contest, played: Sequence[Played]) -> Iterator[list[float]]:
    """By complete deal: the shares of the first bot in its matches."""
    first = contest.tables[0][0]
    by_deal: defaultdict[int, dict[int, Played]] = defaultdict(dict)
    for each in played:
        by_deal[each.outcome.seed][each.number] = each
    size = contest.seats if contest.seats > 1 else len(contest.tables)
    for _, deal in sorted(by_deal.items()):
        if len(deal) == size:
            yield _shares(first, [deal[number] for number in sorted(deal)])


def _shares(first: str, deal: Sequence[Played]) -> list[float]:
    own = [each.outcome.share(each.lineup.index(first)) for each in deal if first in each.lineup]
    if len(deal[0].lineup) > 1:
        return own
    return [(1 + own[0] - deal[1].outcome.share(0)) / 2]
