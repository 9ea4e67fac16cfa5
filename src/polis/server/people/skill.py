"""How well somebody plays a game: a guess, and how sure it is. Every match makes it better.

The model is Plackett and Luce's as openskill has it: any number of players, shared places too. What
people see is what somebody is worth almost certainly, so it rises with every match that says again
what was known.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SURE = 3  # how many sigma below the guess somebody is almost certainly better
NEWCOMER_SHOWN = 1000
POINTS = 30  # that are shown for one of the model's; people of middling skill settle near 1500


@dataclass(frozen=True, slots=True)
class Skill:
    """A guess (`mu`) and its uncertainty (`sigma`); as it stands, that of somebody unknown."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The whole number that people see, never below 0."""
        return max(0, round(NEWCOMER_SHOWN + POINTS * (self.mu - SURE * self.sigma)))


def after(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What a match says about its players, by their places; 1 is the best."""
    model = _model()
    players = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = model.rate(players, ranks=[float(place) for place in places])
    return [Skill(player.mu, player.sigma) for (player,) in rated]


@cache
def _model() -> "PlackettLuce":
    """Loaded with the first match that ends: it takes a while."""
    from openskill.models import PlackettLuce

    return PlackettLuce()
