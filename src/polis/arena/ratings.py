"""Rate bots by their places in matches of any number of players, with ties (openskill)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate and its uncertainty, on openskill's scale: newcomers have 25 and 8.3."""

    mu: float
    sigma: float


def ratings(
    bots: Sequence[str], matches: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, Rating]:
    """The ratings after matches in order: who sat there, and the places by seat.

    A bot on several seats of a match gets the mean of what its seats would get.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for lineup, places in matches:
        if len(set(lineup)) < 2:
            continue
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in lineup]
        rated = model.rate(teams, ranks=[float(place) for place in places])
        for bot in set(lineup):
            own = [team[0] for team, name in zip(rated, lineup) if name == bot]
            mu, sigma = fmean(each.mu for each in own), fmean(each.sigma for each in own)
            known[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}
