"""Construct a floor: a tile covers a building. Rules G6."""

import pytest

from tests.games.ginkgopolis.positions import (
    OTHER,
    TWO,
    building,
    choose,
    city,
    deck,
    discard,
    hand,
    play,
    position,
    question,
    sites,
    stock,
    tableau,
)
from tests.rules import rule

SET_2 = "characters=RC1,YC1,BX1"


@rule("G6.2", "G6.6", "G6.7", "G6.9", "G6.11", "G6.12", "G6.13", "G1.5", "G1.16")
def test_covering_a_rivals_building_of_another_colour() -> None:
    """T-17: red 4 on blue 5 of height 2."""
    state = position(
        TWO,
        city("0,1:B5^2@1"),
        f"side 0 resources=5 points=3 tiles=R4 {SET_2} hand=B5,A,B,C",
        OTHER,
    )
    choose(state, 0, "B5+R4")
    assert stock(state, 0) == (2, 0, 3)
    assert state.sides[0].pool == 20
    assert stock(state, 1) == (2, 0, 2)
    assert state.sides[1].pool == 23
    assert building(state, "0,1") == "R4^3@0!"
    assert tableau(state, 0) == ["B5"]
    assert discard(state) == ["L"]


@rule("G6.2", "G6.6", "G6.7", "G6.9")
def test_a_number_that_is_lower_by_three_costs_three_points() -> None:
    """T-18: yellow 4 on red 7 of height 2."""
    state = position(
        TWO,
        city("0,1:R7^2@1"),
        f"side 0 resources=5 points=3 tiles=Y4 {SET_2} hand=R7,A,B,C",
        OTHER,
    )
    choose(state, 0, "R7+Y4")
    assert stock(state, 0) == (2, 0, 1)
    assert stock(state, 1) == (2, 0, 2)


@rule("G6.2")
@pytest.mark.parametrize(
    "top, tile, cost",
    [
        pytest.param("R11", "R8", 3, id="8 on 11 costs three"),
        pytest.param("R5", "R4", 1, id="4 on 5 costs one"),
        pytest.param("R5", "R6", 0, id="a higher number costs nothing"),
        pytest.param("R4", "R20", 0, id="a much higher number brings nothing either"),
        pytest.param("R20", "R4", 16, id="4 on 20 costs sixteen"),
    ],
)
def test_a_lower_number_costs_the_difference(top: str, tile: str, cost: int) -> None:
    state = position(
        TWO,
        city(f"0,1:{top}@1"),
        f"side 0 resources=2 points=16 tiles={tile} hand={top},A,B,C",
        OTHER,
    )
    choose(state, 0, f"{top}+{tile}")
    assert stock(state, 0) == (0, 0, 16 - cost)
    assert building(state, "0,1") == f"{tile}^2@0!"


@rule("G6.3", "G6.7")
def test_the_own_resources_on_the_building_help_to_pay_and_bring_no_points() -> None:
    """T-19, E-13: red 9 on the own red 6 of height 2, with one resource in stock."""
    state = position(TWO, city("0,1:R6^2@0"), "side 0 resources=1 tiles=R9 hand=R6,A,B,C", OTHER)
    choose(state, 0, "R6+R9")
    assert stock(state, 0) == (0, 0, 0)
    assert building(state, "0,1") == "R9^3@0!"
    assert state.sides[0].pool == 22


@rule("G6.5", "G7.1", "G7.2", "G6.3")
def test_two_resources_are_too_few_for_the_third_floor() -> None:
    """T-20: as before with an empty stock: the card is exploited."""
    state = position(TWO, city("0,1:R6^2@0"), "side 0 tiles=R9 hand=R6,A,B,C", OTHER)
    choose(state, 0, "R6+R9")
    assert stock(state, 0) == (2, 1, 0)
    assert state.sides[0].pool == 21
    assert building(state, "0,1") == "R6^2@0"
    assert "R6" in discard(state)
    assert tableau(state, 0) == []


@rule("G6.1", "G6.3", "G7.1")
def test_another_colour_needs_one_resource_more() -> None:
    """T-21: blue 9 on the own red 6 of height 2 needs four."""
    lines = [TWO, city("0,1:R6^2@0"), OTHER]
    short = position(*lines, "side 0 resources=1 tiles=B9 hand=R6,A,B,C")
    choose(short, 0, "R6+B9")
    assert stock(short, 0) == (3, 1, 0)
    enough = position(*lines, "side 0 resources=2 tiles=B9 hand=R6,A,B,C")
    pool = enough.sides[0].pool
    choose(enough, 0, "R6+B9")
    assert stock(enough, 0) == (0, 0, 0)
    assert enough.sides[0].pool == pool + 1


@rule("G6.8", "G6.9")
@pytest.mark.parametrize(
    "tile, resources, back",
    [
        pytest.param("B7", 3, 1, id="three with another colour"),
        pytest.param("R7", 2, 0, id="two with the same colour"),
        pytest.param("R4", 2, 0, id="never points"),
    ],
)
def test_building_on_a_start_building(tile: str, resources: int, back: int) -> None:
    """T-23, E-3: on red 2."""
    state = position(TWO, f"side 0 resources={resources} tiles={tile} hand=R2,A,B,C", OTHER)
    pool = state.sides[0].pool
    choose(state, 0, f"R2+{tile}")
    assert stock(state, 0) == (0, 0, 0)
    assert state.sides[0].pool == pool + back
    assert building(state, "0,1") == f"{tile}^2@0!"
    assert stock(state, 1) == (0, 0, 0)


@rule("G6.13")
def test_a_card_works_from_the_next_action_on() -> None:
    """T-24, E-32: yellow 3 pays nothing now and a point at the next Construct."""
    state = position(
        TWO,
        "side 0 resources=9 tiles=Y9,R9 hand=Y3,A,B,C",
        "side 1 hand=R1,J,K,L chosen=L",
    )
    choose(state, 0, "Y3+Y9")
    assert stock(state, 0) == (7, 1, 0)
    play(state, 1, "take-resource")
    choose(state, 0, "R1+R9")  # from the hand that seat 1 passed on
    choose(state, 1, "A")
    play(state, 1, "take-resource")
    assert building(state, "-1,1") == "R9^2@0!"
    assert stock(state, 0) == (5, 0, 1)


@rule("G1.17", "G6.12")
def test_every_construct_card_pays() -> None:
    """T-25: yellow 9, red 9 and blue 6."""
    state = position(TWO, "side 0 resources=2 tiles=R8 tableau=Y9,R9,B6 hand=R1,A,B,C", OTHER)
    choose(state, 0, "R1+R8")
    assert stock(state, 0) == (1, 1, 3)


@rule("G6.12")
def test_cards_of_other_actions_pay_nothing_at_a_construct() -> None:
    state = position(
        TWO, "side 0 resources=2 tiles=R9 characters=YX1,YU1 tableau=Y4,Y5 hand=R1,A,B,C", OTHER
    )
    choose(state, 0, "R1+R9")
    assert stock(state, 0) == (0, 0, 0)


@rule("G6.4", "G6.5", "G7.3")
@pytest.mark.parametrize(
    "resources, points, tile",
    [
        pytest.param(2, 9, "R9", id="a resource short, and RC would bring one"),
        pytest.param(3, 0, "R5", id="a point short, and YC would bring one"),
    ],
)
def test_the_bonuses_of_the_action_do_not_help_to_pay(
    resources: int, points: int, tile: str
) -> None:
    """E-14, E-12: the fallback pays red of height 2, and no Construct bonus."""
    state = position(
        TWO,
        city("0,1:R6^2@1"),
        f"side 0 resources={resources} points={points} tiles={tile}"
        " characters=RC1,YC1 hand=R6,A,B,C",
        OTHER,
    )
    choose(state, 0, f"R6+{tile}")
    assert stock(state, 0) == (resources + 2, 1, points)
    assert stock(state, 1) == (0, 0, 0)  # E-15: nothing comes back to the owner
    assert building(state, "0,1") == "R6^2@1"


@rule("G6.10", "G10.9")
def test_the_resource_for_the_colour_lies_in_the_pool_and_not_in_the_city() -> None:
    """E-35: all that is left is placed or paid, and yet the end is not triggered."""
    state = position(TWO, "side 0 resources=3 pool=0 tiles=B7 hand=R2,A,B,C", OTHER)
    choose(state, 0, "R2+B7")
    assert (state.sides[0].resources, state.sides[0].pool) == (0, 1)
    assert not state.ending


@rule("G6.14", "G6.15", "G1.13", "G1.15")
def test_the_won_card_leaves_circulation_and_the_new_one_is_not_in_it_yet() -> None:
    """E-18, E-20."""
    state = position(TWO, "side 0 resources=2 tiles=R7 hand=R2,A,B,C", OTHER)
    choose(state, 0, "R2+R7")
    circulating = [*deck(state), *discard(state), *hand(state, 0), *hand(state, 1)]
    assert "R2" not in circulating
    assert "R7" not in circulating
    assert len(circulating) == 12 + 8
    assert sites(state) == 1


@rule("G6.16")
def test_the_neighbours_of_a_new_floor_are_not_activated() -> None:
    state = position(
        TWO,
        city("0,1:R6^3@1", "1,0:B8^3@1", "0,-1:Y8^3@1", "-1,0:Y9^4@1"),
        "side 0 resources=3 tiles=Y10 hand=B2,A,B,C",
        "side 1 pool=3 hand=I,J,K,L chosen=L",
    )
    choose(state, 0, "B2+Y10")
    assert stock(state, 0) == (0, 0, 0)
    assert question(state) == "letter"


@rule("G1.3")
def test_no_height_is_too_high() -> None:
    """E-44."""
    state = position(TWO, city("0,0:B5^11@0"), "side 0 resources=1 tiles=B20 hand=B5,A,B,C", OTHER)
    choose(state, 0, "B5+B20")
    assert building(state, "0,0") == "B20^12@0!"
    assert stock(state, 0) == (0, 0, 0)
