"""Urbanize: a tile replaces a marker, and everything around it is activated. Rules G5."""

from typing import Final

from polis.games.ginkgopolis.agenda import ACTIVATE, BONUS, task
from polis.games.ginkgopolis.components import FIRST_LETTER, NOTHING, URBANIZE
from polis.games.ginkgopolis.events import Urbanized
from polis.games.ginkgopolis.geometry import around, join_neighbours
from polis.games.ginkgopolis.rules import marker
from polis.games.ginkgopolis.rules.end_triggers import check_resources
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.recorder import Recorder

RESOURCES_NEEDED: Final = 1  # to put on the new building (G5.1)


def can_pay(state: GinkgoState, seat: int) -> bool:
    return state.sides[seat].resources >= RESOURCES_NEEDED


def resolve(state: GinkgoState, seat: int, card: int, tile: int, out: Recorder | None) -> None:
    state.discard.append(card)
    state.sides[seat].resources -= 1
    buildings = found_building(state, seat, card, tile, out)
    check_resources(state, seat, out)
    state.agenda.append(task(BONUS, seat, URBANIZE))
    for direction in range(3, -1, -1):  # a stack: the first to be activated goes on top (G5.6)
        if buildings[direction] != NOTHING:
            state.agenda.append(task(ACTIVATE, seat, buildings[direction]))
    marker.begin(state, seat, out)


def found_building(
    state: GinkgoState, side: int, card: int, tile: int, out: Recorder | None
) -> list[int]:
    """Put the tile in the marker's place, with a pawn (G5.2, G5.3). Return its neighbours."""
    letter = card - FIRST_LETTER
    cell = state.markers[letter]
    neighbours = around(state.cells, cell)
    join_neighbours(state.beside, neighbours)
    state.cells.append(cell)
    state.tops.append(tile)
    state.heights.append(1)
    state.owners.append(side)
    state.pawns.append(1)
    state.markers[letter] = NOTHING
    state.moving = letter
    if out is not None:
        out.record(Urbanized(side, card, tile, cell))
    return neighbours
