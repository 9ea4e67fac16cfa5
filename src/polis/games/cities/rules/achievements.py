"""Award achievements at the end of a turn. Rules K8."""

from polis.games.cities.components import (
    MIDDLE_PLACE,
    NOTHING,
    NUM_ACHIEVEMENTS,
    PLACES,
)
from polis.games.cities.effects import FAMILY, LOOKS_AT, NEED, measure
from polis.games.cities.events import AchievementGained
from polis.games.cities.state import CitiesState
from polis.kernel.recorder import Recorder


def resolve(state: CitiesState, seat: int, out: Recorder | None) -> None:
    """Give the seat every achievement that its district now meets, at the highest free place.

    All are checked in every turn: the starting tile may already meet one. What was not met is
    measured again only when something changes that it depends on.
    """
    district = state.districts[seat]
    if not district.unchecked:
        return
    gained = False
    for achievement in range(NUM_ACHIEVEMENTS):
        row = row_of(state, achievement)
        if LOOKS_AT[row[FAMILY]] & district.unchecked and _is_gained(state, seat, achievement, row):
            gained = True
            place = free_place(state.markers, state.config.seats, achievement)
            state.markers[achievement * PLACES + place] = seat
            if out is not None:
                value = value_of(state, achievement, place)
                out.record(AchievementGained(seat, achievement, value))
    if not gained:  # the same for all copies of the state: places are never free again
        district.unchecked = 0


def _is_gained(state: CitiesState, seat: int, achievement: int, row: list[int]) -> bool:
    """Whether the seat has no marker yet, finds a free place and meets the condition."""
    if has_marker(state.markers, seat, achievement):
        return False
    if free_place(state.markers, state.config.seats, achievement) == NOTHING:
        return False
    return measure(state.districts[seat], row) >= row[NEED]


def row_of(state: CitiesState, achievement: int) -> list[int]:
    return state.box.achievement_rows[state.city * NUM_ACHIEVEMENTS + achievement]


def value_of(state: CitiesState, achievement: int, place: int) -> int:
    number = state.city * NUM_ACHIEVEMENTS + achievement
    return state.box.place_values[number * PLACES + place]


def free_place(markers: list[int], seats: int, achievement: int) -> int:
    """The highest free place, or NOTHING."""
    for place in range(PLACES):
        if markers[achievement * PLACES + place] == NOTHING and not is_closed(seats, place):
            return place
    return NOTHING


def is_closed(seats: int, place: int) -> bool:
    """With two players the middle place is closed. Rule K2.2."""
    return place == MIDDLE_PLACE and seats == 2


def has_marker(markers: list[int], seat: int, achievement: int) -> bool:
    first = achievement * PLACES
    for place in range(first, first + PLACES):
        if markers[place] == seat:
            return True
    return False
