"""Place the buildings just taken, in any order, or leave them. Rules K7."""

from mypy_extensions import i64

from polis.games.cities.actions import BUILD_ON, LEAVE
from polis.games.cities.components import BUILDINGS, GONE_BUILDING
from polis.games.cities.districts.district import height_at, sites, with_building
from polis.games.cities.districts.sets import add_members, member_at, num_in
from polis.games.cities.events import BuildingPlaced, ItemsLeft
from polis.games.cities.geometry import MAX_SPACES, x_at, y_at
from polis.games.cities.state import CitiesState
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng


def legal(state: CitiesState, seat: int) -> list[int]:
    """Place one, or leave the rest; equal buildings are offered once."""
    district = state.districts[seat]
    choices: list[int] = []
    before = -1
    for colour in state.agenda:
        if colour != before:
            add_members(sites(district, colour), BUILD_ON + colour * MAX_SPACES, choices)
        before = colour
    choices.append(LEAVE)
    return choices


def has_choice(state: CitiesState, seat: int) -> bool:
    """Whether one of the buildings can be placed."""
    district = state.districts[seat]
    for colour in state.agenda:
        if sites(district, colour):
            return True
    return False


def pick(state: CitiesState, seat: int, rng: Rng) -> int:
    """One of the legal actions, without their list."""
    district = state.districts[seat]
    number: i64 = 1
    before = -1
    for colour in state.agenda:
        if colour != before:
            number += num_in(sites(district, colour))
        before = colour
    place = rng.below(number)
    before = -1
    for colour in state.agenda:
        if colour != before:
            spaces = sites(district, colour)
            here = num_in(spaces)
            if place < here:
                return BUILD_ON + colour * MAX_SPACES + member_at(spaces, place)
            place -= here
        before = colour
    return LEAVE


def apply(state: CitiesState, seat: int, action: int, out: Recorder | None) -> None:
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
        x = x_at(district.plan, space)
        y = y_at(district.plan, space)
        out.record(BuildingPlaced(seat, colour, x, y, height_at(district, space)))


def _leave(state: CitiesState, seat: int, out: Recorder | None) -> None:
    if out is not None:
        out.record(ItemsLeft(seat, BUILDINGS, tuple(state.agenda)))
    for colour in state.agenda:
        state.gone.append(GONE_BUILDING + colour)
    state.agenda = []
