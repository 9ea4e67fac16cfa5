"""Construct a floor: a tile covers a building, its card is won. Rules G6."""

from polis.games.ginkgopolis.components import CONSTRUCT, NOTHING, colour_of, number_of
from polis.games.ginkgopolis.effects import bonus, join_tableau
from polis.games.ginkgopolis.events import FloorBuilt, ResourcesReturned
from polis.games.ginkgopolis.rules.end_triggers import check_resources
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.event import Event


def points_to_pay(state: GinkgoState, building: int, tile: int) -> int:
    """A lower number costs the difference (G6.2)."""
    return max(0, number_of(state.tops[building]) - number_of(tile))


def resources_to_pay(state: GinkgoState, building: int, tile: int) -> int:
    """Another colour costs one resource (G6.1)."""
    return 1 if colour_of(tile) != colour_of(state.tops[building]) else 0


def can_pay(state: GinkgoState, seat: int, building: int, tile: int) -> bool:
    """Tested before anything moves; own resources on the building help (G6.3, G6.5)."""
    height = state.heights[building]
    have = state.resources[seat]
    if state.owners[building] == seat:
        have += height
    need = height + 1 + resources_to_pay(state, building, tile)
    return have >= need and state.points[seat] >= points_to_pay(state, building, tile)


def resolve(state: GinkgoState, seat: int, card: int, tile: int, out: list[Event] | None) -> None:
    building = state.tops.index(card)
    points = points_to_pay(state, building, tile)
    colour_cost = resources_to_pay(state, building, tile)
    give_back(state, seat, building, out)
    state.points[seat] -= points
    state.resources[seat] -= colour_cost
    state.pool[seat] += colour_cost
    state.resources[seat] -= state.heights[building] + 1
    raise_building(state, seat, building, tile)
    if out is not None:
        cell = state.cells[building]
        height = state.heights[building]
        out.append(FloorBuilt(seat, card, tile, cell, height, points, height, colour_cost))
    check_resources(state, seat, out)
    bonus(state, seat, CONSTRUCT, out)
    win_card(state, seat, card)


def raise_building(state: GinkgoState, side: int, building: int, tile: int) -> None:
    """The tile is the new top; building and pawn are the builder's (G6.9, G6.11)."""
    state.tops[building] = tile
    state.heights[building] += 1
    state.owners[building] = side
    state.pawns[building] = 1


def win_card(state: GinkgoState, side: int, card: int) -> None:
    """The card joins the tableau after the bonuses: it works from the next action (G6.13)."""
    state.tableau[side] |= 1 << card
    join_tableau(state, side, card)


def give_back(state: GinkgoState, builder: int, building: int, out: list[Event] | None) -> None:
    """Resources return to their owner, with a point each if another builds (G6.6, G6.7)."""
    owner = state.owners[building]
    if owner == NOTHING:
        return
    height = state.heights[building]
    if owner < state.config.seats:
        state.resources[owner] += height
    else:
        state.pool[owner] += height  # Hal's pool is his stock (G13.2)
    points = height if owner != builder else 0
    state.points[owner] += points
    if out is not None:
        out.append(ResourcesReturned(owner, height, points))
