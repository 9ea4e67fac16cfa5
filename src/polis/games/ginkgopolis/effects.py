"""What buildings and cards bring, in a small vocabulary: gain, take, activate. Rules G1.8-G1.20."""

from polis.games.ginkgopolis.agenda import TAKE_TILES, task
from polis.games.ginkgopolis.components import (
    BLUE,
    CARD_BONUS,
    CARD_TRIGGER,
    CONSTRUCT,
    NOTHING,
    POINT,
    RED,
    RESOURCE,
    TILE,
    colour_of,
    tiles_in,
)
from polis.games.ginkgopolis.events import Gained, TilesTaken
from polis.games.ginkgopolis.rules.return_tiles import exhaust_supply
from polis.games.ginkgopolis.state import BONUSES, GinkgoState
from polis.kernel.event import Event


def gain_resources(state: GinkgoState, side: int, amount: int) -> int:
    """Take resources from the pool, as far as there are any (G1.10); how many came."""
    came = min(amount, state.pool[side])
    state.pool[side] -= came
    state.resources[side] += came
    return came


def take_tiles(state: GinkgoState, side: int, count: int, out: list[Event] | None) -> None:
    """Take tiles from the supply; its exhaustion interrupts at once (G10.1, G10.2)."""
    taken = 0
    while count > 0 and state.supply:
        taken |= 1 << state.rng.draw(state.supply)
        count -= 1
    if not taken:
        return
    state.tiles[side] |= taken
    if out is not None:
        out.append(TilesTaken(side, tuple(tiles_in(taken))))
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
    out: list[Event] | None,
) -> None:
    """Gain items: resources, then points, then tiles (G1.20)."""
    if resources:
        resources = gain_resources(state, side, resources)
    if points:
        state.points[side] += points
    if out is not None and (resources or points):
        out.append(Gained(side, cause, resources, points))
    if tiles:
        take_tiles(state, side, tiles, out)


def activate(state: GinkgoState, side: int, building: int, out: list[Event] | None) -> None:
    """Gain as many items of the building's colour as it has floors (G1.11)."""
    colour = colour_of(state.tops[building])
    floors = state.heights[building]
    if colour == RED:
        gain(state, side, floors, 0, 0, "building", out)
    elif colour == BLUE:
        gain(state, side, 0, floors, 0, "building", out)
    else:
        gain(state, side, 0, 0, floors, "building", out)


def bonus(state: GinkgoState, side: int, trigger: int, out: list[Event] | None) -> None:
    """Gain what the cards of the tableau bring for an action."""
    items = state.bonuses
    first = BONUSES * side + 3 * trigger
    gain(
        state,
        side,
        items[first + RESOURCE],
        items[first + TILE],
        items[first + POINT],
        "bonus",
        out,
    )


def join_tableau(state: GinkgoState, side: int, card: int) -> None:
    """A card works from now on: add its bonus to what the tableau brings."""
    trigger = CARD_TRIGGER[card]
    if trigger == NOTHING or trigger > CONSTRUCT:
        return
    start = BONUSES * side + 3 * trigger
    items = CARD_BONUS[card]
    for item in range(3):
        state.bonuses[start + item] += items[item]
