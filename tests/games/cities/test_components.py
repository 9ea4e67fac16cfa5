"""The constraints that keep our own content close to the published game."""

from collections import Counter

import pytest

from polis.games.cities.components import (
    BLUE,
    COLOUR_NAMES,
    GREEN,
    NUM_ACHIEVEMENTS,
    NUM_COLOURS,
    NUM_GOALS,
    NUM_START_TILES,
    NUM_TILES,
    PARK,
    RED,
    WATER,
    YELLOW,
    Box,
    ground_of,
)
from polis.games.cities.config import CITY_NAMES
from polis.games.cities.content import read_box
from polis.games.cities.effects import (
    BUILDINGS,
    COLOUR_SETS,
    COLOURS,
    FAMILY,
    HIGH,
    LARGEST_ZONE,
    LINE,
    LOW,
    NEED,
    RAINBOW,
    SPACES,
    SPAN,
    TERRAIN,
    ZONE_HEIGHTS,
)
from tests.rules import rule

BOX = read_box("")


def corners(tile: int, turn: int = 0) -> tuple[int, ...]:
    return tuple(ground_of(BOX, tile, turn, corner) for corner in range(4))


def kind_of_tile(tile: int) -> tuple[int, int, int]:
    """Parks, waters and streets."""
    grounds = corners(tile)
    parks = grounds.count(PARK)
    waters = grounds.count(WATER)
    return parks, waters, 4 - parks - waters


@rule("K1.1", "K1.2", "K1.9")
def test_the_spaces_of_the_district_tiles_are_balanced() -> None:
    spaces = Counter(ground for tile in range(NUM_TILES) for ground in corners(tile))
    assert spaces == {PARK: 32, WATER: 32, RED: 16, BLUE: 16, GREEN: 16, YELLOW: 16}


@rule("K1.9")
def test_the_district_tiles_fall_into_the_wanted_classes() -> None:
    assert Counter(map(kind_of_tile, range(NUM_TILES))) == {
        (0, 0, 4): 2,
        (1, 0, 3): 3,
        (0, 1, 3): 3,
        (2, 0, 2): 6,
        (0, 2, 2): 6,
        (1, 1, 2): 4,
        (3, 0, 1): 2,
        (0, 3, 1): 2,
        (2, 2, 0): 2,
        (2, 1, 1): 1,
        (1, 2, 1): 1,
    }


@rule("K1.9")
def test_no_two_district_tiles_are_the_same_when_turned() -> None:
    shapes = [min(corners(tile, turn) for turn in range(4)) for tile in range(NUM_TILES)]
    assert len(set(shapes)) == NUM_TILES


def test_tiles_with_four_streets_have_all_colours() -> None:
    full = [tile for tile in range(NUM_TILES) if kind_of_tile(tile) == (0, 0, 4)]
    assert all(sorted(corners(tile)) == [RED, BLUE, GREEN, YELLOW] for tile in full)


def test_like_terrain_lies_side_by_side_on_most_tiles() -> None:
    doubles = [t for t in range(NUM_TILES) if 2 in kind_of_tile(t)[:2]]
    diagonal = [t for t in doubles if is_diagonal(corners(t))]
    assert 1 <= len(diagonal) <= len(doubles) // 3


def is_diagonal(grounds: tuple[int, ...]) -> bool:
    return any(grounds[i] == grounds[i + 2] >= PARK != grounds[i + 1] for i in (0, 1))


def test_a_tile_that_looks_alike_when_turned_has_fewer_turns() -> None:
    for tile in range(NUM_TILES):
        different = {corners(tile, turn) for turn in range(4)}
        assert BOX.num_turns[tile] == len(different)


@rule("K1.10")
def test_starting_tiles_have_a_park_a_water_and_two_streets() -> None:
    pairs = set()
    for tile in range(NUM_TILES, NUM_TILES + NUM_START_TILES):
        assert kind_of_tile(tile) == (1, 1, 2)
        pairs.add(frozenset(ground for ground in corners(tile) if ground < NUM_COLOURS))
    wanted = ((RED, BLUE), (BLUE, GREEN), (GREEN, YELLOW), (YELLOW, RED))
    assert pairs == {frozenset(pair) for pair in wanted}


@rule("K1.5")
def test_features_are_four_of_eight_kinds_six_monuments_and_ten_specials() -> None:
    assert BOX.feature_copies == [4] * 8 + [6, 10]


@rule("K1.7")
def test_there_are_as_many_goals_and_boards_as_published() -> None:
    assert len(BOX.goal_rows) == NUM_GOALS
    assert tuple(BOX.city_names) == CITY_NAMES
    assert len(BOX.achievement_rows) == 8 * NUM_ACHIEVEMENTS


@rule("K1.8")
def test_places_are_worth_ten_six_and_three() -> None:
    assert BOX.place_values == [10, 6, 3] * NUM_ACHIEVEMENTS * 8


def test_the_published_goal_pays_two_points_per_set_of_colours() -> None:
    card = BOX.goal_names.index("all-colours")
    row = BOX.goal_rows[card]
    assert (BOX.goal_points[card], row[FAMILY], row[LOW], row[HIGH]) == (2, COLOUR_SETS, 1, 4)
    assert BOX.goal_sources[card] == "published"


@pytest.mark.parametrize("floors", [2, 3])
def test_published_goals_count_yellow_buildings_of_an_exact_height(floors: int) -> None:
    yellow = 1 << YELLOW
    wanted = [BUILDINGS, yellow, floors, floors]
    assert wanted in [row[: HIGH + 1] for row in BOX.goal_rows]
    assert (BUILDINGS, COLOURS, LOW, HIGH) == (0, 1, 2, 3)


def test_every_colour_has_goals_of_its_own() -> None:
    counted = Counter(row[COLOURS] for row in BOX.goal_rows if row[FAMILY] == BUILDINGS)
    numbers = {counted[1 << colour] for colour in range(len(COLOUR_NAMES))}
    assert len(numbers) == 1
    assert numbers != {0}


def board(box: Box, city: str) -> list[list[int]]:
    start = box.city_names.index(city) * NUM_ACHIEVEMENTS
    return box.achievement_rows[start : start + NUM_ACHIEVEMENTS]


def test_the_published_achievements_are_there() -> None:
    new_york = board(BOX, "new-york")
    assert [row[FAMILY] for row in new_york] == [LARGEST_ZONE, BUILDINGS, LINE]
    assert (new_york[0][TERRAIN], new_york[0][NEED]) == (PARK, 6)
    assert (new_york[1][LOW], new_york[1][NEED]) == (3, 4)
    venice = [(row[FAMILY], row[TERRAIN], row[NEED]) for row in board(BOX, "venice")]
    assert (SPAN, WATER, 6) in venice
    low = [(row[FAMILY], row[HIGH]) for row in board(BOX, "mexico-city")]
    assert (BUILDINGS, 2) in low or (BUILDINGS, 1) in low
    everywhere = [(row[FAMILY], row[TERRAIN], row[NEED]) for row in BOX.achievement_rows]
    assert (ZONE_HEIGHTS, WATER, 4) in everywhere
    assert (SPACES, WATER, 7) in everywhere
    assert (RAINBOW, 4) in [(row[FAMILY], row[NEED]) for row in BOX.achievement_rows]


def source_of(city: str, number: int) -> str:
    return BOX.achievement_sources[BOX.city_names.index(city) * NUM_ACHIEVEMENTS + number - 1]


def test_only_what_is_published_as_it_is_says_so() -> None:
    """New York's park and towers, and Venice's water; other numbers or cities are ours."""
    published = [
        (city, n) for city in CITY_NAMES for n in (1, 2, 3) if source_of(city, n) == "published"
    ]
    assert published == [("new-york", 1), ("new-york", 2), ("venice", 1)]
    assert [
        name for name, source in zip(BOX.goal_names, BOX.goal_sources) if source == "published"
    ] == ["all-colours"]


def test_no_two_achievements_differ_only_in_terrain_or_number() -> None:
    """Two boards with nearly the same achievement would play alike."""
    rows = [
        tuple(v for i, v in enumerate(row) if i not in (TERRAIN, NEED))
        for row in BOX.achievement_rows
    ]
    twins = {row for row in rows if rows.count(row) > 1}
    assert {row[FAMILY] for row in twins} <= {
        SPACES
    }  # parks, waters and streets differ in what they ask
    assert len(set(map(tuple, BOX.achievement_rows))) == len(BOX.achievement_rows)


@rule("K7.6")
def test_goals_and_achievements_count_streets_so_that_a_special_matters() -> None:
    counted = [row for row in BOX.goal_rows if row[FAMILY] == SPACES and row[TERRAIN] < PARK]
    assert sorted(row[TERRAIN] for row in counted) == [RED, BLUE, GREEN, YELLOW]
    assert (SPACES, YELLOW) in [(row[FAMILY], row[TERRAIN]) for row in board(BOX, "lisbon")]
