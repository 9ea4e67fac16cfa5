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
from polis.kernel.event import Event


def resolve(state: CitiesState, seat: int, changed: int, out: list[Event] | None) -> None:
    """Give the seat every achievement that its district now meets, at the highest free place.

    Only conditions that look at what has changed in the turn can be met anew.
    """
    for achievement in range(NUM_ACHIEVEMENTS):
        row = row_of(state, achievement)
        if not LOOKS_AT[row[FAMILY]] & changed or has_marker(state, seat, achievement):
            continue
        place = free_place(state, achievement)
        if place != NOTHING and measure(state.districts[seat], row) >= row[NEED]:
            state.markers[achievement * PLACES + place] = seat
            if out is not None:
                out.append(AchievementGained(seat, achievement, value_of(state, place)))


def row_of(state: CitiesState, achievement: int) -> list[int]:
    return state.box.achievement_rows[state.city * NUM_ACHIEVEMENTS + achievement]


def value_of(state: CitiesState, place: int) -> int:
    return state.box.place_values[place]


def free_place(state: CitiesState, achievement: int) -> int:
    """The highest free place, or NOTHING; with two players the middle one is closed."""
    for place in range(PLACES):
        if place == MIDDLE_PLACE and state.config.seats == 2:
            continue
        if state.markers[achievement * PLACES + place] == NOTHING:
            return place
    return NOTHING


def has_marker(state: CitiesState, seat: int, achievement: int) -> bool:
    first = achievement * PLACES
    return seat in state.markers[first : first + PLACES]
