"""Choose a starting tile, counter-clockwise; the star holder is last. Rules K2.4 to K2.6."""

from polis.games.cities.actions import CHOOSE
from polis.games.cities.components import GONE_TILE, NUM_TILES
from polis.games.cities.districts.district import start_district
from polis.games.cities.districts.sets import members_of
from polis.games.cities.events import StartTileChosen
from polis.games.cities.state import CitiesState
from polis.kernel.recorder import Recorder


def legal(state: CitiesState) -> list[int]:
    return [CHOOSE + number for number in members_of(state.start_tiles)]


def apply(state: CitiesState, seat: int, action: int, out: Recorder | None) -> None:
    number = action - CHOOSE
    tile = NUM_TILES + number
    state.start_tiles &= ~(1 << number)
    state.districts[seat] = start_district(state.box, tile)
    if out is not None:
        out.record(StartTileChosen(seat, tile))


def discard_rest(state: CitiesState) -> None:
    """Remove the unchosen starting tiles from the game."""
    for number in members_of(state.start_tiles):
        state.gone.append(GONE_TILE + NUM_TILES + number)
    state.start_tiles = 0
