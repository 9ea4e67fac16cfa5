"""The score sheet, line by line, with the origin of each point. Rules K11."""

from polis.games.cities.components import (
    FIRST_THEATER,
    MONUMENT,
    MONUMENT_POINTS,
    NOTHING,
    NUM_ACHIEVEMENTS,
    PARK,
    PLACES,
    ZONE_POINTS,
    Box,
    values_of,
)
from polis.games.cities.districts.district import District
from polis.games.cities.districts.elements import elements
from polis.games.cities.effects import measure
from polis.games.cities.events import goal_part, space_part
from polis.games.cities.geometry import x_at, y_at
from polis.games.cities.rules.achievements import row_of
from polis.games.cities.scoring import seen_from, theater_points
from polis.games.cities.state import CitiesState
from polis.kernel.message import Message, Part, message, part
from polis.kernel.score import ScoreLine


def sheet(state: CitiesState, seat: int) -> list[ScoreLine]:
    district = state.districts[seat]
    met = [
        space_parts(district, elements(district, row_of(state, number)))
        for number in range(NUM_ACHIEVEMENTS)
    ]
    markers = tuple(state.markers)
    return [
        *achievement_lines(state.box, state.city, markers, seat, met),
        *district_lines(state.box, district, state.goals[seat]),
    ]


def achievement_part(box: Box, city: int, achievement: int) -> Part:
    return part("achievement", f"{box.city_names[city]}.{achievement + 1}")


def achievement_lines(
    box: Box, city: int, markers: tuple[int, ...], seat: int, met: list[tuple[Part, ...]]
) -> list[ScoreLine]:
    """The achievements that the seat has gained, with the spaces that meet them now."""
    lines: list[ScoreLine] = []
    for place, (owner, points) in enumerate(zip(markers, values_of(box, city), strict=True)):
        if owner == seat:
            name = achievement_part(box, city, place // PLACES)
            parts = (name, *met[place // PLACES])
            lines.append(ScoreLine(message("line-achievement", achievement=name), points, parts))
    return lines


def district_lines(box: Box, district: District, goals: list[int]) -> list[ScoreLine]:
    """All lines except achievements; they depend only on one district and its goal cards."""
    return [
        *_zone_lines(district),
        *_monument_lines(district),
        *_theater_lines(district),
        *(_goal_line(box, district, card) for card in goals),
    ]


def _zone_lines(district: District) -> list[ScoreLine]:
    """Every zone with a feature, water first."""
    lines: list[ScoreLine] = []
    plan = district.plan
    zones = range(len(plan.zone_size))
    taken = _with_features(district)
    for zone in sorted(zones, key=lambda zone: -plan.zone_terrain[zone]):
        kinds = district.zone_features[zone]
        if kinds:
            label = zone_label(plan.zone_terrain[zone], kinds.bit_count())
            spaces = [s for s in taken if plan.zone_of[s] == zone]
            lines.append(ScoreLine(label, ZONE_POINTS[kinds], space_parts(district, spaces)))
    return lines


def zone_label(terrain: int, kinds: int) -> Message:
    return message("line-park" if terrain == PARK else "line-water", kinds=kinds)


def _with_features(district: District) -> list[int]:
    return [s for s in range(len(district.features)) if district.features[s] != NOTHING]


def _monument_lines(district: District) -> list[ScoreLine]:
    spaces = [s for s in _with_features(district) if district.features[s] == MONUMENT]
    if not spaces:
        return []
    parts = space_parts(district, spaces)
    return [ScoreLine(message("line-monuments"), MONUMENT_POINTS * len(spaces), parts)]


def _theater_lines(district: District) -> list[ScoreLine]:
    spaces = [s for s in _with_features(district) if district.features[s] >= FIRST_THEATER]
    if not spaces:
        return []
    colour = district.features[spaces[0]] - FIRST_THEATER
    parts = space_parts(district, spaces + seen_from(district, spaces[0], colour))
    return [ScoreLine(message("line-theater"), theater_points(district), parts)]


def _goal_line(box: Box, district: District, card: int) -> ScoreLine:
    count = measure(district, box.goal_rows[card])
    spaces = elements(district, box.goal_rows[card])
    parts = (goal_part(card), *space_parts(district, spaces))
    return ScoreLine(goal_label(box, card, count), box.goal_points[card] * count, parts)


def goal_label(box: Box, card: int, count: int) -> Message:
    """A goal card: how often its condition is met, and what it pays each time."""
    return message("line-goal", goal=goal_part(card), count=count, each=box.goal_points[card])


def space_parts(district: District, spaces: list[int]) -> tuple[Part, ...]:
    plan = district.plan
    return tuple([space_part(x_at(plan, space), y_at(plan, space)) for space in spaces])
