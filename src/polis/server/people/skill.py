"""Estimate a player's skill in a game, with its uncertainty; every match improves it.

The model is Plackett-Luce from openskill: any number of players, with shared places. Players see a
value that they almost certainly exceed, so it rises with every match that confirms the estimate.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SURE = 3  # sigmas below the estimate that are shown
NEWCOMER_SHOWN = 1000
POINTS = 30  # points per unit of the model; average players settle near 1500


@dataclass(frozen=True, slots=True)
class Skill:
    """An estimate (`mu`) and its uncertainty (`sigma`); the default is that of a new player."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The whole number that people see, never below 0."""
        return max(0, round(NEWCOMER_SHOWN + POINTS * (self.mu - SURE * self.sigma)))


def after(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills of players after a match, by their places; 1 is the best."""
    model = _model()
    players = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = model.rate(players, ranks=[float(place) for place in places])
    return [Skill(player.mu, player.sigma) for (player,) in rated]


@cache
def _model() -> "PlackettLuce":
    """Load the model with the first match that ends, because that takes a while."""
    from openskill.models import PlackettLuce

    return PlackettLuce()
