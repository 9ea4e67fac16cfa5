"""Construct a floor: a tile covers a building, its card is won. Rules G6."""

from polis.games.ginkgopolis.components import CONSTRUCT, NOTHING, colour_of, number_of
from polis.games.ginkgopolis.effects import bonus, join_tableau
from polis.games.ginkgopolis.events import FloorBuilt, ResourcesReturned
from polis.games.ginkgopolis.rules.end_triggers import check_resources
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.recorder import Recorder


def points_to_pay(state: GinkgoState, building: int, tile: int) -> int:
    """A lower number costs the difference (G6.2)."""
    return max(0, number_of(state.tops[building]) - number_of(tile))


def resources_to_pay(state: GinkgoState, building: int, tile: int) -> int:
    """Another colour costs one resource (G6.1)."""
    return 1 if colour_of(tile) != colour_of(state.tops[building]) else 0


def can_pay(state: GinkgoState, seat: int, building: int, tile: int) -> bool:
    """Whether the seat can pay. This is tested before anything moves (G6.5)."""
    side = state.sides[seat]
    if side.resources < resources_needed(state, seat, building, tile):
        return False
    return side.points >= points_to_pay(state, building, tile)


def resources_needed(state: GinkgoState, seat: int, building: int, tile: int) -> int:
    """What the stock must hold; own resources on the building come back first (G6.1, G6.3)."""
    height = state.heights[building]
    back = height if state.owners[building] == seat else 0
    return height + 1 + resources_to_pay(state, building, tile) - back


def resolve(state: GinkgoState, seat: int, building: int, tile: int, out: Recorder | None) -> None:
    side = state.sides[seat]
    card = state.tops[building]
    points = points_to_pay(state, building, tile)
    colour_cost = resources_to_pay(state, building, tile)
    give_back(state, seat, building, out)
    height = raise_building(state, seat, building, tile)
    side.points -= points
    side.pool += colour_cost
    side.resources -= colour_cost + height
    if out is not None:
        cell = state.cells[building]
        out.record(FloorBuilt(seat, card, tile, cell, height, points, height, colour_cost))
    check_resources(state, seat, out)
    bonus(state, seat, CONSTRUCT, out)
    win_card(state, seat, card)


def raise_building(state: GinkgoState, side: int, building: int, tile: int) -> int:
    """Put the tile on top, with a pawn. The building now belongs to the builder (G6.9, G6.11)."""
    height = state.heights[building] + 1
    state.tops[building] = tile
    state.heights[building] = height
    state.owners[building] = side
    state.pawns[building] = 1
    return height


def win_card(state: GinkgoState, side: int, card: int) -> None:
    """Add the card to the tableau after the bonuses: it works from the next action on (G6.13)."""
    state.sides[side].tableau |= 1 << card
    join_tableau(state, side, card)


def give_back(state: GinkgoState, builder: int, building: int, out: Recorder | None) -> None:
    """Return resources to their owner, with a point each if another side builds (G6.6, G6.7)."""
    owner = state.owners[building]
    if owner == NOTHING:
        return
    side = state.sides[owner]
    height = state.heights[building]
    if owner < state.config.seats:
        side.resources += height
    else:
        side.pool += height  # Hal's pool is his stock (G13.2)
    points = height if owner != builder else 0
    side.points += points
    if out is not None:
        out.record(ResourcesReturned(owner, height, points))
