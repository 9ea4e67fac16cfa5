"""The score sheet line by line, with where each point comes from. Rules K11."""

from polis.games.cities.components import (
    FIRST_THEATER,
    MONUMENT,
    MONUMENT_POINTS,
    NOTHING,
    NUM_ACHIEVEMENTS,
    PARK,
    PLACES,
    ZONE_POINTS,
)
from polis.games.cities.district import District
from polis.games.cities.elements import elements
from polis.games.cities.events import goal_part, space_part
from polis.games.cities.scoring import goal_points, seen_from, theater_points
from polis.games.cities.state import CitiesState
from polis.kernel.message import Message, Part, ScoreLine, message, part


def sheet(state: CitiesState, seat: int) -> list[ScoreLine]:
    district = state.districts[seat]
    return [
        *_achievement_lines(state, seat),
        *_zone_lines(district),
        *_monument_lines(district),
        *_theater_lines(district),
        *(_goal_line(state, district, card) for card in state.goals[seat]),
    ]


def achievement_part(achievement: int) -> Part:
    return part("achievement", achievement + 1)


def _achievement_lines(state: CitiesState, seat: int) -> list[ScoreLine]:
    lines: list[ScoreLine] = []
    for achievement in range(NUM_ACHIEVEMENTS):
        for place in range(PLACES):
            if state.markers[achievement * PLACES + place] == seat:
                name = achievement_part(achievement)
                label = message("line-achievement", achievement=name)
                lines.append(ScoreLine(label, state.box.place_values[place], (name,)))
    return lines


def _zone_lines(district: District) -> list[ScoreLine]:
    """Every zone with a feature, water first."""
    lines: list[ScoreLine] = []
    plan = district.plan
    zones = range(len(plan.zone_size))
    for zone in sorted(zones, key=lambda zone: -plan.zone_terrain[zone]):
        kinds = district.zone_features[zone]
        if kinds:
            terrain = "park" if plan.zone_terrain[zone] == PARK else "water"
            label = message(f"line-{terrain}", kinds=kinds.bit_count())
            spaces = [s for s in _with_features(district) if plan.zone_of[s] == zone]
            lines.append(ScoreLine(label, ZONE_POINTS[kinds], space_parts(district, spaces)))
    return lines


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


def _goal_line(state: CitiesState, district: District, card: int) -> ScoreLine:
    label: Message = message("line-goal", goal=goal_part(card))
    spaces = elements(district, state.box.goal_rows[card])
    parts = (goal_part(card), *space_parts(district, spaces))
    return ScoreLine(label, goal_points(state, district, card), parts)


def space_parts(district: District, spaces: list[int]) -> tuple[Part, ...]:
    plan = district.plan
    return tuple(space_part(plan.xs[space], plan.ys[space]) for space in spaces)
