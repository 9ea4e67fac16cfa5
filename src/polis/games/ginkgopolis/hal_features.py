"""Numbers about Hal for the value network: what he gains, and how soon he ends the match."""

from typing import Final

from polis.games.ginkgopolis.components import NOTHING
from polis.games.ginkgopolis.geometry import around
from polis.games.ginkgopolis.rules.hal import HAL, YOU
from polis.games.ginkgopolis.state import GinkgoState

HAL_WIDTH: Final = 15
_LEAD: Final = 20.0


def hal_features(state: GinkgoState, time: float, lead: int, out: list[float]) -> None:
    """Append `HAL_WIDTH` numbers. `lead` is the player's lead over Hal, if the match ended now."""
    expert = 1.0 if state.config.expert else 0.0
    stuck = _stuck(state)
    worth = _letter_worth(state)
    rounds = _rounds_left(state)
    share = max(-1.0, min(1.0, lead / _LEAD))
    out.append(expert)
    out.append(expert * time)
    out.append(stuck)
    out.append(stuck * share)
    out.append(worth / 8.0)
    out.append(worth * rounds / 80.0)
    out.append(rounds / 20.0)
    out.append(min(rounds, 4.0) / 4.0)
    out.append(share * (1.0 - min(rounds, 4.0) / 4.0))
    out.append(len(state.owners) / 20.0)
    out.append(_exposed(state, YOU, rounds) / 10.0)
    out.append(_exposed(state, HAL, rounds) / 10.0)
    out.append(_start_buildings(state) / 9.0)
    out.append(min(state.sides[HAL].pool, 6) / 6.0)
    out.append(state.sides[YOU].resources * rounds / 100.0)


def _cards(state: GinkgoState) -> int:
    """How many cards name a building or a letter."""
    return len(state.owners) + len(state.markers)


def _stuck(state: GinkgoState) -> float:
    """The share of cards that Hal cannot pay for: such a card ends the match."""
    pool = state.sides[HAL].pool
    stuck = 0
    for building in range(len(state.owners)):
        height = state.heights[building]
        own = height if state.owners[building] == HAL else 0
        if pool + own < height + 1:
            stuck += 1
    return stuck / _cards(state)


def _letter_worth(state: GinkgoState) -> float:
    """The points that a letter brings Hal, on average."""
    floors = 0
    for cell in state.markers:
        if cell == NOTHING:
            continue
        for building in around(state.cells, cell):
            if building != NOTHING:
                floors += state.heights[building]
    return floors / len(state.markers)


def _rounds_left(state: GinkgoState) -> float:
    """A guess: Hal takes a tile a round and the player about as many; his pool shrinks."""
    hal = state.sides[HAL].pool / _mean_cost(state)
    return min(len(state.supply) / 2.0, hal)


def _mean_cost(state: GinkgoState) -> float:
    """What a card costs Hal on average, after his own resources return."""
    cost = _cards(state)
    for building in range(len(state.owners)):
        if state.owners[building] != HAL:
            cost += state.heights[building]
    return cost / _cards(state)


def _exposed(state: GinkgoState, side: int, rounds: float) -> float:
    """The resources of a side that Hal probably builds over before the match ends."""
    floors = 0
    for building in range(len(state.owners)):
        if state.owners[building] == side:
            floors += state.heights[building]
    return floors * rounds / _cards(state)


def _start_buildings(state: GinkgoState) -> int:
    free = 0
    for owner in state.owners:
        if owner == NOTHING:
            free += 1
    return free
