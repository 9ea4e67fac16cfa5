"""Urbanize: a tile replaces a marker, and everything around it is activated. Rules G5."""

from polis.games.ginkgopolis.agenda import ACTIVATE, BONUS, task
from polis.games.ginkgopolis.components import FIRST_LETTER, NOTHING, URBANIZE
from polis.games.ginkgopolis.events import Urbanized
from polis.games.ginkgopolis.geometry import around
from polis.games.ginkgopolis.rules import marker
from polis.games.ginkgopolis.rules.end_triggers import check_resources
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.event import Event


def can_pay(state: GinkgoState, seat: int) -> bool:
    return state.resources[seat] >= 1


def resolve(state: GinkgoState, seat: int, card: int, tile: int, out: list[Event] | None) -> None:
    state.discard.append(card)
    state.resources[seat] -= 1
    cell = found_building(state, seat, card, tile, out)
    check_resources(state, seat, out)
    state.agenda.append(task(BONUS, seat, URBANIZE))
    buildings = around(state.cells, cell)
    for direction in range(3, -1, -1):  # a stack: the first to be activated goes on top (G5.6)
        if buildings[direction] != NOTHING:
            state.agenda.append(task(ACTIVATE, seat, buildings[direction]))
    marker.begin(state, seat, out)


def found_building(
    state: GinkgoState, side: int, card: int, tile: int, out: list[Event] | None
) -> int:
    """Put the tile in the marker's place, with a pawn; where that is (G5.2, G5.3)."""
    letter = card - FIRST_LETTER
    cell = state.markers[letter]
    state.cells.append(cell)
    state.tops.append(tile)
    state.heights.append(1)
    state.owners.append(side)
    state.pawns.append(1)
    state.markers[letter] = NOTHING
    state.moving = letter
    if out is not None:
        out.append(Urbanized(side, card, tile, cell))
    return cell
