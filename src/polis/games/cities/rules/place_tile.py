"""Lay the tile just taken beside the district. Rules K5."""

from polis.games.cities.actions import LAY
from polis.games.cities.components import TURNS
from polis.games.cities.districts.district import with_tile
from polis.games.cities.events import TilePlaced
from polis.games.cities.geometry import free_cells, x_of, y_of
from polis.games.cities.state import CitiesState
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng


def legal(state: CitiesState, seat: int) -> list[int]:
    """Every free cell with every distinct rotation."""
    places: list[int] = []
    turns = state.box.num_turns[state.agenda[0]]
    for cell in free_cells(state.districts[seat].plan, state.config.long):
        for turn in range(turns):
            places.append(LAY + cell * TURNS + turn)
    return places


def num_choices(state: CitiesState, seat: int) -> int:
    cells = free_cells(state.districts[seat].plan, state.config.long)
    return len(cells) * state.box.num_turns[state.agenda[0]]


def pick(state: CitiesState, seat: int, rng: Rng) -> int:
    """One of the legal actions, without their list."""
    turns = state.box.num_turns[state.agenda[0]]
    cells = free_cells(state.districts[seat].plan, state.config.long)
    place: int = rng.below(len(cells) * turns)
    return LAY + cells[place // turns] * TURNS + place % turns


def apply(state: CitiesState, seat: int, action: int, out: Recorder | None) -> None:
    place = action - LAY
    tile = state.agenda.pop()
    cell = place // TURNS
    turn = place % TURNS
    district = state.districts[seat]
    state.districts[seat] = with_tile(district, state.box, tile, turn, cell)
    if out is not None:
        out.record(TilePlaced(seat, tile, x_of(cell), y_of(cell), turn))
