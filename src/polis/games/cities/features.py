"""Numbers for learners, from the view alone, so that nothing can leak. Own seat first.

`NAMES` says what stands at each index; all values are small (mostly within 0 and 1).
"""

from typing import Final

from polis.games.cities.components import (
    COLOUR_NAMES,
    COLUMNS,
    CORNERS,
    FEATURE_STARTS,
    FIRST_THEATER,
    HIGHEST,
    KIND_NAMES,
    MONUMENT,
    NOTHING,
    NUM_ACHIEVEMENTS,
    NUM_ALL_KINDS,
    NUM_COLOURS,
    NUM_GOALS,
    NUM_KINDS,
    NUM_ROWS,
    NUM_SLOTS,
    OPEN_CARDS,
    PARK,
    PLACES,
    TERRAIN_NAMES,
    WATER,
    Box,
    ground_of,
)
from polis.games.cities.content import read_box
from polis.games.cities.district import LEVELS, District
from polis.games.cities.effects import NEED, measure
from polis.games.cities.imagine import district_of
from polis.games.cities.scoring import district_points, theater_points, zone_points
from polis.games.cities.state import BUILDING, FEATURE, QUESTION_NAMES, TILE
from polis.games.cities.view import CitiesView

MOST_SEATS: Final = 4
_TABLE: Final = ("rounds left", "two seats", "three seats", "long", "star")
_ZONES: Final = ("spaces", "zones", "largest zone", "points")
_SEAT: Final = (
    *("present", "star", *(f"workers in row {row + 1}" for row in range(NUM_ROWS))),
    *(f"goal {card + 1}" for card in range(NUM_GOALS)),
    *(f"{c} of {h} floors" for c in COLOUR_NAMES for h in range(1, HIGHEST + 1)),
    *(f"empty {colour} streets" for colour in (*COLOUR_NAMES, "neutral")),
    *(f"park {what}" for what in _ZONES),
    *(f"water {what}" for what in _ZONES),
    *("monuments", "theater points", "goal points", "all points"),
    *(f"has achievement {a + 1}" for a in range(NUM_ACHIEVEMENTS)),
    *(f"progress to achievement {a + 1}" for a in range(NUM_ACHIEVEMENTS)),
)

NAMES: Final = (
    *(f"question {name}" for name in QUESTION_NAMES),
    *_TABLE,
    *(f"places taken of achievement {a + 1}" for a in range(NUM_ACHIEVEMENTS)),
    *(f"worker on {row + 1}.{c + 1}" for row in range(NUM_ROWS) for c in range(COLUMNS)),
    *(f"open goal {card + 1}" for card in range(NUM_GOALS)),
    *(f"open tile {c + 1} {ground}" for c in range(OPEN_CARDS) for ground in TERRAIN_NAMES),
    *(f"slot 3.{c + 1} {name}" for c in range(COLUMNS) for name in KIND_NAMES[:NUM_KINDS]),
    *(f"slot 4.{c + 1} {colour}" for c in range(OPEN_CARDS) for colour in COLOUR_NAMES),
    *(f"to place: tile with {ground}" for ground in TERRAIN_NAMES),
    *(f"to place: {name}" for name in KIND_NAMES),
    *(f"to place: {colour} buildings" for colour in COLOUR_NAMES),
    *(f"unseen {name}" for name in (*KIND_NAMES[:NUM_KINDS], *COLOUR_NAMES)),
    *(f"seat {seat} {name}" for seat in range(MOST_SEATS) for name in _SEAT),
)
NUM_FEATURES: Final = len(NAMES)


def features(view: CitiesView) -> list[float]:
    box = read_box(view.config.content)
    numbers = [1.0 if view.question == q else 0.0 for q in range(len(QUESTION_NAMES))]
    numbers += [
        (view.config.rounds - view.round) / 8,
        float(view.config.seats == 2),
        float(view.config.seats == 3),
        float(view.config.long),
        float(view.star == view.seat),
    ]
    for achievement in range(NUM_ACHIEVEMENTS):
        places = view.markers[achievement * PLACES : achievement * PLACES + PLACES]
        numbers.append((PLACES - places.count(NOTHING)) / PLACES)
    numbers += _market(view, box)
    numbers += _to_place(view, box)
    numbers += [count / 5 for count in view.unseen_features]
    numbers += [count / 25 for count in view.unseen_buildings]
    for offset in range(MOST_SEATS):
        numbers += _seat(view, box, offset)
    return numbers


def _market(view: CitiesView, box: Box) -> list[float]:
    numbers = [float(view.workers[slot] != NOTHING) for slot in range(NUM_SLOTS)]
    numbers += [float(card in view.goal_row) for card in range(NUM_GOALS)]
    for tile in view.tile_row:
        numbers += _tile(box, tile)
    for column in range(COLUMNS):
        kinds = view.feature_row[FEATURE_STARTS[column] : FEATURE_STARTS[column + 1]]
        numbers += [float(kinds.count(kind)) for kind in range(NUM_KINDS)]
    return numbers + [count / 4 for count in view.building_row]


def _tile(box: Box, tile: int) -> list[float]:
    numbers = [0.0] * len(TERRAIN_NAMES)
    if tile != NOTHING:
        for corner in range(CORNERS):
            numbers[ground_of(box, tile, 0, corner)] += 0.25
    return numbers


def _to_place(view: CitiesView, box: Box) -> list[float]:
    kinds = view.agenda if view.question == FEATURE else ()
    colours = view.agenda if view.question == BUILDING else ()
    return [
        *_tile(box, view.agenda[0] if view.question == TILE and view.agenda else NOTHING),
        *(float(kinds.count(kind)) for kind in range(NUM_ALL_KINDS)),
        *(colours.count(colour) / 4 for colour in range(NUM_COLOURS)),
    ]


# -- seats ----------------------------------------------------------------------------------------


def _seat(view: CitiesView, box: Box, offset: int) -> list[float]:
    if offset >= view.config.seats:
        return [0.0] * len(_SEAT)
    seat = (offset + (view.seat or 0)) % view.config.seats
    district = district_of(view.config.content, view.districts[seat])
    goals = _goal_points(view, box, seat, district)
    points = goals + district_points(district)
    return [
        1.0,
        float(view.star == seat),
        *(view.workers[4 * row : 4 * row + 4].count(seat) / 2 for row in range(NUM_ROWS)),
        *(float(card in view.goals[seat]) for card in range(NUM_GOALS)),
        *_buildings(district),
        *_zones(district, PARK),
        *_zones(district, WATER),
        district.features.count(MONUMENT) / 2,
        theater_points(district) / 5 if max(district.features, default=0) >= FIRST_THEATER else 0.0,
        goals / 40,
        points / 60,
        *_achievements(view, box, seat, district),
    ]


def _goal_points(view: CitiesView, box: Box, seat: int, district: District) -> int:
    return sum(
        box.goal_points[card] * measure(district, box.goal_rows[card]) for card in view.goals[seat]
    )


def _buildings(district: District) -> list[float]:
    table = district.table
    numbers = [
        table[colour * LEVELS + height] / 3
        for colour in range(NUM_COLOURS)
        for height in range(1, LEVELS)
    ]
    empty = [0.0] * (NUM_COLOURS + 1)
    for space, ground in enumerate(district.ground):
        if ground not in (PARK, WATER) and district.heights[space] == 0:
            empty[min(ground, NUM_COLOURS)] += 0.25
    return numbers + empty


def _zones(district: District, terrain: int) -> list[float]:
    plan = district.plan
    sizes = [
        plan.zone_size[zone]
        for zone in range(len(plan.zone_size))
        if plan.zone_terrain[zone] == terrain
    ]
    largest = max(sizes, default=0)
    return [sum(sizes) / 10, len(sizes) / 5, largest / 8, zone_points(district, terrain) / 15]


def _achievements(view: CitiesView, box: Box, seat: int, district: District) -> list[float]:
    has: list[float] = []
    progress: list[float] = []
    for achievement in range(NUM_ACHIEVEMENTS):
        places = view.markers[achievement * PLACES : achievement * PLACES + PLACES]
        has.append(float(seat in places))
        row = box.achievement_rows[view.city * NUM_ACHIEVEMENTS + achievement]
        progress.append(min(1.0, measure(district, row) / row[NEED]))
    return has + progress
