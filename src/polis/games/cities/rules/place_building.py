"""Place the buildings just taken, in any order, or leave them. Rules K7."""

from polis.games.cities.actions import BUILD_ON, LEAVE
from polis.games.cities.components import BUILDINGS, GONE_BUILDING
from polis.games.cities.district import streets_for, with_building
from polis.games.cities.events import BuildingPlaced, ItemsLeft
from polis.games.cities.geometry import MAX_SPACES
from polis.games.cities.state import CitiesState
from polis.kernel.event import Event


def legal(state: CitiesState, seat: int) -> list[int]:
    """Place one, or leave the rest; equal buildings are offered once."""
    district = state.districts[seat]
    choices: list[int] = []
    before = -1
    for colour in state.agenda:
        if colour != before:
            first = BUILD_ON + colour * MAX_SPACES
            for space in streets_for(district, colour):
                choices.append(first + space)
        before = colour
    choices.append(LEAVE)
    return choices


def apply(state: CitiesState, seat: int, action: int, out: list[Event] | None) -> None:
    if action == LEAVE:
        _leave(state, seat, out)
        return
    choice = action - BUILD_ON
    colour = choice // MAX_SPACES
    space = choice % MAX_SPACES
    district = with_building(state.districts[seat], colour, space)
    state.agenda.remove(colour)
    state.districts[seat] = district
    if out is not None:
        x = district.plan.xs[space]
        y = district.plan.ys[space]
        out.append(BuildingPlaced(seat, colour, x, y, district.heights[space]))


def _leave(state: CitiesState, seat: int, out: list[Event] | None) -> None:
    if out is not None:
        out.append(ItemsLeft(seat, BUILDINGS, tuple(state.agenda)))
    for colour in state.agenda:
        state.gone.append(GONE_BUILDING + colour)
    state.agenda = []
