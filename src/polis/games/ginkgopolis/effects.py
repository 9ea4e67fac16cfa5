"""What buildings and cards bring: gain items, take tiles, activate. Rules G1.8-G1.20."""

from typing import Final

from polis.games.ginkgopolis.agenda import TAKE_TILES, task
from polis.games.ginkgopolis.components import (
    BLUE,
    BONUS_BITS,
    BONUS_MASK,
    CARD_BONUS,
    NOTHING,
    RED,
    bonus_shift,
    colour_of,
    tiles_in,
)
from polis.games.ginkgopolis.events import Gained, TilesLost, TilesTaken
from polis.games.ginkgopolis.rules.return_tiles import exhaust_supply
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.recorder import Recorder

_ALL_ITEMS: Final = (1 << 3 * BONUS_BITS) - 1  # the counters of one trigger


def gain_resources(state: GinkgoState, side: int, amount: int) -> int:
    """Take resources from the pool, as many as it has (G1.10). Return how many came."""
    owner = state.sides[side]
    came = min(owner.pool, amount)
    owner.pool -= came
    owner.resources += came
    return came


def take_tiles(
    state: GinkgoState, side: int, count: int, out: Recorder | None, payer: int = NOTHING
) -> None:
    """Take tiles from the supply, for the building at `payer`, if one pays.

    When the last tile is taken, tiles are returned first (G10.2).
    """
    taken = 0
    while count > 0 and state.supply:
        taken |= 1 << state.rng.draw(state.supply)
        count -= 1
    if not taken:
        if out is not None and count > 0:
            out.record(TilesLost(side, count))  # no tile is left and none will come (G10.8)
        return
    state.sides[side].tiles |= taken
    if out is not None:
        out.record(TilesTaken(side, tuple(tiles_in(taken)), payer))
    if not state.supply:
        if count > 0:
            state.agenda.append(task(TAKE_TILES, side, count))
        exhaust_supply(state, out)


def gain(
    state: GinkgoState,
    side: int,
    resources: int,
    tiles: int,
    points: int,
    cause: str,
    out: Recorder | None,
    payer: int = NOTHING,
) -> None:
    """Gain items: resources, then points, then tiles (G1.20)."""
    if resources:
        resources = gain_resources(state, side, resources)
    if points:
        state.sides[side].points += points
    if out is not None and (resources or points):
        out.record(Gained(side, cause, payer, resources, points))
    if tiles:
        take_tiles(state, side, tiles, out, payer)


def activate(state: GinkgoState, side: int, building: int, out: Recorder | None) -> None:
    """Gain as many items of the building's colour as it has floors (G1.11)."""
    colour = colour_of(state.tops[building])
    floors = state.heights[building]
    cell = state.cells[building]
    if colour == RED:
        gain(state, side, floors, 0, 0, "building", out, cell)
    elif colour == BLUE:
        gain(state, side, 0, floors, 0, "building", out, cell)
    else:
        gain(state, side, 0, 0, floors, "building", out, cell)


def bonus(state: GinkgoState, side: int, trigger: int, out: Recorder | None) -> None:
    """Gain what the cards of the tableau bring for an action."""
    items = state.sides[side].bonuses >> bonus_shift(trigger, 0)
    if items & _ALL_ITEMS:
        resources = items & BONUS_MASK
        tiles = items >> BONUS_BITS & BONUS_MASK
        points = items >> 2 * BONUS_BITS & BONUS_MASK
        gain(state, side, resources, tiles, points, "bonus", out)


def join_tableau(state: GinkgoState, side: int, card: int) -> None:
    """Add the bonus of a card to what the tableau brings from now on."""
    state.sides[side].bonuses += CARD_BONUS[card]
