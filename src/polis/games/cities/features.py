"""Numbers for learners, from the view alone, so that nothing can leak. Own seat first.

`NAMES` names each index; all values are small (mostly between 0 and 1).
"""

from typing import Final

from polis.games.cities.components import (
    COLOUR_NAMES,
    COLUMNS,
    CORNERS,
    FEATURE_STARTS,
    HIGHEST,
    KIND_NAMES,
    NOTHING,
    NUM_ACHIEVEMENTS,
    NUM_ALL_KINDS,
    NUM_COLOURS,
    NUM_GOALS,
    NUM_KINDS,
    NUM_ROWS,
    OPEN_CARDS,
    PARK,
    PLACES,
    TERRAIN_NAMES,
    WATER,
    Box,
    ground_of,
)
from polis.games.cities.content import read_box
from polis.games.cities.districts.district import District, of_colour, of_heights
from polis.games.cities.districts.sets import num_in
from polis.games.cities.effects import NEED, measure
from polis.games.cities.imagine import district_of
from polis.games.cities.scoring import (
    district_points,
    num_monuments,
    theater_points,
    zone_points,
)
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
    numbers = [0.0 if worker == NOTHING else 1.0 for worker in view.workers]
    numbers += _flags(view.goal_row, NUM_GOALS)
    for tile in view.tile_row:
        numbers += _tile(box, tile)
    for column in range(COLUMNS):
        kinds = view.feature_row[FEATURE_STARTS[column] : FEATURE_STARTS[column + 1]]
        numbers += _counts(kinds, NUM_KINDS)
    return numbers + [count / 4 for count in view.building_row]


def _flags(items: tuple[int, ...], size: int) -> list[float]:
    """Which items are there."""
    flags = [0.0] * size
    for item in items:
        if item != NOTHING:
            flags[item] = 1.0
    return flags


def _counts(items: tuple[int, ...], size: int) -> list[float]:
    """How many of each item are there."""
    counts = [0.0] * size
    for item in items:
        if item != NOTHING:
            counts[item] += 1.0
    return counts


def _tile(box: Box, tile: int) -> list[float]:
    numbers = [0.0] * len(TERRAIN_NAMES)
    if tile != NOTHING:
        for corner in range(CORNERS):
            numbers[ground_of(box, tile, 0, corner)] += 0.25
    return numbers


def _to_place(view: CitiesView, box: Box) -> list[float]:
    kinds = view.agenda if view.question == FEATURE else ()
    colours = view.agenda if view.question == BUILDING else ()
    numbers = _tile(box, view.agenda[0] if view.question == TILE and view.agenda else NOTHING)
    numbers += _counts(kinds, NUM_ALL_KINDS)
    return numbers + [count / 4 for count in _counts(colours, NUM_COLOURS)]


# -- seats ----------------------------------------------------------------------------------------


def _seat(view: CitiesView, box: Box, offset: int) -> list[float]:
    if offset >= view.config.seats:
        return [0.0] * len(_SEAT)
    seat = (offset + (view.seat or 0)) % view.config.seats
    district = district_of(view.config.content, view.districts[seat])
    goals = _goal_points(view, box, seat, district)
    points = goals + district_points(district)
    numbers = [1.0, 1.0 if view.star == seat else 0.0]
    for row in range(NUM_ROWS):
        numbers.append(view.workers[COLUMNS * row : COLUMNS * row + COLUMNS].count(seat) / 2)
    numbers += _flags(view.goals[seat], NUM_GOALS)
    numbers += _buildings(district)
    numbers += _zones(district, PARK)
    numbers += _zones(district, WATER)
    numbers.append(num_monuments(district) / 2)
    numbers.append(theater_points(district) / 5)
    numbers.append(goals / 40)
    numbers.append(points / 60)
    return numbers + _achievements(view, box, seat, district)


def _goal_points(view: CitiesView, box: Box, seat: int, district: District) -> int:
    points = 0
    for card in view.goals[seat]:
        points += box.goal_points[card] * measure(district, box.goal_rows[card])
    return points


def _buildings(district: District) -> list[float]:
    numbers: list[float] = []
    for colour in range(NUM_COLOURS):
        for height in range(1, HIGHEST + 1):
            built = of_colour(district, colour) & of_heights(district, height, height)
            numbers.append(num_in(built) / 3)
    for colour in range(NUM_COLOURS):
        numbers.append(num_in(of_colour(district, colour) & ~district.up1) / 4)
    numbers.append(num_in(district.neutral) / 4)
    return numbers


def _zones(district: District, terrain: int) -> list[float]:
    plan = district.plan
    count = spaces = largest = 0
    for zone, size in enumerate(plan.zone_size):
        if plan.zone_terrain[zone] == terrain:
            count += 1
            spaces += size
            largest = max(largest, size)
    return [spaces / 10, count / 5, largest / 8, zone_points(district, terrain) / 15]


def _achievements(view: CitiesView, box: Box, seat: int, district: District) -> list[float]:
    has: list[float] = []
    progress: list[float] = []
    for achievement in range(NUM_ACHIEVEMENTS):
        places = view.markers[achievement * PLACES : achievement * PLACES + PLACES]
        has.append(1.0 if seat in places else 0.0)
        row = box.achievement_rows[view.city * NUM_ACHIEVEMENTS + achievement]
        progress.append(min(1.0, measure(district, row) / row[NEED]))
    return has + progress
