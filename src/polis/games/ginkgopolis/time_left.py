"""How much of a match is left: a guess from the tiles and resources that have not been used."""

from typing import Final

from polis.games.ginkgopolis.components import RESOURCES_EACH
from polis.games.ginkgopolis.state import DRAFT, GinkgoState

FULL_SUPPLY: Final = 40.0


def time_left(state: GinkgoState) -> float:
    """1 at the start, 0 in the last round: whichever end of the match comes nearer."""
    if state.question == DRAFT:
        return 1.0
    if state.ending or not state.waiting:
        return 0.0
    share = len(state.supply) / FULL_SUPPLY
    if state.exhaustions:
        share *= 0.5
    return min(1.0, 0.1 + share, 0.05 + 2.0 * least_resources(state))


def least_resources(state: GinkgoState) -> float:
    """The smallest share of resources outside the city, of all sides."""
    least = 1000
    for side in state.sides:
        least = min(least, side.pool + side.resources)
    return least / RESOURCES_EACH[state.config.seats]
