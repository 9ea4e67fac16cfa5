"""How good a position is for a side: its score, and what its stock and tableau may still bring."""

from typing import Final

from polis.games.ginkgopolis.components import (
    BONUS_BITS,
    BONUS_MASK,
    NUM_BONUSES,
    POINT,
    num_in,
)
from polis.games.ginkgopolis.scoring import totals
from polis.games.ginkgopolis.state import GinkgoState

# What an item in stock is worth at the start. It is worth less as the end comes nearer.
RESOURCE_WORTH: Final = 0.9
TILE_WORTH: Final = 0.7
BONUS_WORTH: Final = 1.6
FULL_SUPPLY: Final = 40.0


def evaluate(state: GinkgoState, seat: int) -> float:
    """The seat's prospects, less those of its best rival."""
    sides = state.config.sides
    points = totals(state)
    time_left = _time_left(state)
    own = 0.0
    best = -1000.0
    for side in range(sides):
        worth = points[side] + time_left * _promise(state, side)
        if side == seat:
            own = worth
        elif worth > best:
            best = worth
    return own - best


def _time_left(state: GinkgoState) -> float:
    """1 at the start, 0 in the last round; a guess from the tiles that are left."""
    if state.ending or not state.waiting:
        return 0.0
    share = len(state.supply) / FULL_SUPPLY
    if state.exhaustions:
        share *= 0.5
    return min(1.0, 0.15 + share)


def _promise(state: GinkgoState, side: int) -> float:
    owner = state.sides[side]
    tiles = min(int(num_in(owner.tiles)), 6)
    resources = min(owner.resources, 8)
    promise = RESOURCE_WORTH * resources + TILE_WORTH * tiles
    for i in range(NUM_BONUSES):
        bonus = owner.bonuses >> BONUS_BITS * i & BONUS_MASK
        promise += BONUS_WORTH * bonus * (1.3 if i % 3 == POINT else 1.0)
    return promise
