"""Lay the tile just taken beside the district. Rules K5."""

from polis.games.cities.actions import LAY
from polis.games.cities.components import TURNS
from polis.games.cities.district import with_tile
from polis.games.cities.events import TilePlaced
from polis.games.cities.geometry import free_cells, x_of, y_of
from polis.games.cities.state import CitiesState
from polis.kernel.event import Event


def legal(state: CitiesState, seat: int) -> list[int]:
    """Every free cell in every turn that looks different."""
    places: list[int] = []
    turns = state.box.num_turns[state.agenda[0]]
    for cell in free_cells(state.districts[seat].plan, state.config.long):
        for turn in range(turns):
            places.append(LAY + cell * TURNS + turn)
    return places


def apply(state: CitiesState, seat: int, action: int, out: list[Event] | None) -> None:
    place = action - LAY
    tile = state.agenda.pop()
    cell = place // TURNS
    turn = place % TURNS
    district = state.districts[seat]
    state.districts[seat] = with_tile(district, state.box, tile, turn, cell)
    if out is not None:
        out.append(TilePlaced(seat, tile, x_of(cell), y_of(cell), turn))
