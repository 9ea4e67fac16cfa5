"""The score: achievements, zones, monuments, theaters, goal cards. Rules K11."""

from polis.games.cities.components import (
    FIRST_THEATER,
    MONUMENT,
    MONUMENT_POINTS,
    NUM_ACHIEVEMENTS,
    PLACES,
    ZONE_POINTS,
)
from polis.games.cities.districts.district import District, of_colour
from polis.games.cities.districts.sets import members_of
from polis.games.cities.effects import measure
from polis.games.cities.geometry import x_at, y_at
from polis.games.cities.state import CitiesState


def result(state: CitiesState) -> list[tuple[int, ...]]:
    """Per seat: all points, then the points from achievements, which break ties."""
    results: list[tuple[int, ...]] = []
    for seat in range(state.config.seats):
        results.append((total(state, seat), achievement_points(state, seat)))
    return results


def total(state: CitiesState, seat: int) -> int:
    district = state.districts[seat]
    points = achievement_points(state, seat) + district_points(district)
    for card in state.goals[seat]:
        points += goal_points(state, district, card)
    return points


def achievement_points(state: CitiesState, seat: int) -> int:
    points = 0
    first = state.city * NUM_ACHIEVEMENTS * PLACES
    for place in range(NUM_ACHIEVEMENTS * PLACES):
        if state.markers[place] == seat:
            points += state.box.place_values[first + place]
    return points


def goal_points(state: CitiesState, district: District, card: int) -> int:
    return state.box.goal_points[card] * measure(district, state.box.goal_rows[card])


def district_points(district: District) -> int:
    """Zones, monuments and theaters."""
    points = MONUMENT_POINTS * num_monuments(district)
    for kinds in district.zone_features:
        points += ZONE_POINTS[kinds]
    return points + theater_points(district)


def num_monuments(district: District) -> int:
    return district.features.count(MONUMENT) if district.blocked else 0


def zone_points(district: District, terrain: int) -> int:
    points = 0
    for zone, ground in enumerate(district.plan.zone_terrain):
        if ground == terrain:
            points += ZONE_POINTS[district.zone_features[zone]]
    return points


def theater_points(district: District) -> int:
    """One point per building of the theater's colour in its row and column. Rule K12.4."""
    if not district.blocked:
        return 0
    kind = max(district.features)
    if kind < FIRST_THEATER:
        return 0
    return len(seen_from(district, district.features.index(kind), kind - FIRST_THEATER))


def seen_from(district: District, theater: int, colour: int) -> list[int]:
    """The buildings of a colour in the row and the column of a space."""
    plan = district.plan
    x = x_at(plan, theater)
    y = y_at(plan, theater)
    found: list[int] = []
    for space in members_of(of_colour(district, colour) & district.up1):
        if x_at(plan, space) == x or y_at(plan, space) == y:
            found.append(space)
    return found
