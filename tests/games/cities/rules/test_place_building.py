"""Placing buildings, specials and monuments. Rules K7."""

from polis.games.cities.components import GONE_BUILDING, RED
from polis.games.cities.effects import SPACES, measure
from tests.games.cities.positions import TWO, asked, legal, play, points, position, stands_on
from tests.rules import rule

TILES = "tiles 0 S1@0,0 T09@1,0"  # PR/WB and PP/GY


@rule("K7.1", "K7.3")
def test_c_08_a_second_floor_makes_one_building_of_two() -> None:
    state = position(TWO, TILES, "agenda R R")
    play(state, "build red 1,0", "build red 1,0")
    assert stands_on(state, 0, 1, 0) == "red 2"
    assert sorted(state.districts[0].heights) == [0] * 7 + [2]


@rule("K7.1")
def test_c_08_another_colour_is_not_offered() -> None:
    state = position(TWO, TILES, "spaces 0 1,0=R1", "agenda B")
    assert legal(state) == ["build blue 1,1", "leave"]


@rule("K7.3")
def test_c_08_a_fifth_floor_is_never_offered() -> None:
    assert not legal(position(TWO, "spaces 0 1,0=R4", "agenda R B"), "build")[1:]
    assert legal(position(TWO, "spaces 0 1,0=R3", "agenda R"), "build") == ["build red 1,0"]


@rule("K7.5")
def test_c_09_any_colour_may_start_on_a_special_and_then_only_that_one() -> None:
    state = position(TWO, TILES, "spaces 0 1,1=special", "agenda G G R")
    assert legal(state, "build") == [
        "build red 1,0",
        "build red 1,1",
        "build green 1,1",
        "build green 2,1",
    ]
    play(state, "build green 1,1")
    assert "build red 1,1" not in legal(state)
    play(state, "build green 1,1")
    assert stands_on(state, 0, 1, 1) == "green 2"


@rule("K7.6")
def test_c_09_an_empty_special_counts_as_a_street_of_every_colour() -> None:
    state = position(TWO, TILES, "spaces 0 1,1=special")
    for colour in range(4):
        row = [SPACES, 15, 1, 4, colour, 1, 0, 15, 0]
        assert measure(state.districts[0], row) == (1 if colour == 1 else 2)
    built = position(TWO, TILES, "spaces 0 1,1=special+G1")
    row = [SPACES, 15, 1, 4, RED, 1, 0, 15, 0]
    assert measure(built.districts[0], row) == 1


@rule("K7.2", "K11.3")
def test_c_09_a_monument_keeps_buildings_off_and_brings_two_points() -> None:
    state = position(TWO, TILES, "agenda monument")
    before = points(state, 0)
    play(state, "place-feature monument 1,0")
    assert points(state, 0) == before + 2
    state = position(TWO, TILES, "spaces 0 1,0=monument", "agenda R B")
    assert legal(state, "build") == ["build blue 1,1"]


@rule("K7.4")
def test_buildings_are_placed_in_any_order_and_the_rest_may_be_left() -> None:
    state = position(TWO, TILES, "agenda R B G")
    play(state, "build green 2,1", "build red 1,0", "leave")
    assert (stands_on(state, 0, 2, 1), stands_on(state, 0, 1, 0)) == ("green 1", "red 1")
    assert state.gone[-1] == GONE_BUILDING + 1
    assert asked(state) == (1, "worker")


def test_equal_buildings_are_offered_once() -> None:
    state = position(TWO, TILES, "agenda R R R")
    assert legal(state) == ["build red 1,0", "leave"]


def test_the_turn_ends_with_the_last_building() -> None:
    state = position(TWO, TILES, "agenda R")
    play(state, "build red 1,0")
    assert asked(state) == (1, "worker")
