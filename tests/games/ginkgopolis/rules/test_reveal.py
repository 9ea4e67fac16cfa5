"""A turn: reveal and act, or fall back to Exploit. Rules G3.9 to G3.12, G7."""

import pytest

from polis.games.ginkgopolis.events import ChoiceRevealed
from tests.games.ginkgopolis.positions import (
    OTHER,
    TWO,
    building,
    choose,
    city,
    discard,
    kinds,
    marker,
    move_marker,
    play,
    position,
    question,
    stock,
    tableau,
    tiles,
    waiting,
)
from tests.rules import rule


@rule("G3.10")
@pytest.mark.parametrize(
    "choice, act",
    [
        pytest.param("R1", "Exploited", id="a building card alone is Exploit"),
        pytest.param("H", "Exploited", id="a letter alone is Exploit"),
        pytest.param("H+R9", "Urbanized", id="a letter with a tile is Urbanize"),
        pytest.param("R1+R9", "FloorBuilt", id="a building card with a tile is Construct"),
    ],
)
def test_card_and_tile_determine_the_action(choice: str, act: str) -> None:
    state = position(TWO, "side 0 resources=5 tiles=R9 hand=R1,H,A,B", OTHER)
    events = choose(state, 0, choice)
    assert act in kinds(events)


@rule("G7.1", "G1.7", "G6.2")
def test_missing_points_lead_to_an_exploit_too() -> None:
    """E-12, E-47: resources enough, but one point too few."""
    state = position(
        TWO, city("0,1:Y9^2@1"), "side 0 resources=9 points=3 tiles=Y5 hand=Y9,A,B,C", OTHER
    )
    events = choose(state, 0, "Y9+Y5")
    assert "FellBack" in kinds(events)
    assert stock(state, 0) == (9, 1, 5)  # the tile is back, yellow of height 2 has paid
    assert "Y9" in discard(state)


@rule("G7.1", "G4.6", "G7.3")
def test_the_fallback_is_a_full_exploit() -> None:
    state = position(
        TWO,
        city("0,1:Y9^2@1"),
        "side 0 tiles=Y5 characters=YX1,YU1,YC1 tableau=R4 hand=Y9,A,B,C",
        OTHER,
    )
    choose(state, 0, "Y9+Y5")
    assert stock(state, 0) == (1, 1, 3)


@rule("G7.2", "G6.5")
def test_a_failed_construct_gives_the_owner_nothing() -> None:
    """E-15."""
    state = position(TWO, city("0,1:Y9^3@1"), "side 0 tiles=Y10 hand=Y9,A,B,C", OTHER)
    choose(state, 0, "Y9+Y10")
    assert stock(state, 1) == (0, 0, 0)
    assert building(state, "0,1") == "Y9^3@1"
    assert tableau(state, 0) == []


@rule("G7.4")
def test_a_player_who_can_pay_builds_without_being_asked() -> None:
    """E-46: the player must spend their last resources and points."""
    state = position(
        TWO, city("0,1:R20@1"), "side 0 resources=3 points=16 tiles=B4 hand=R20,A,B,C", OTHER
    )
    choose(state, 0, "R20+B4")
    assert stock(state, 0) == (0, 0, 0)
    assert building(state, "0,1") == "B4^2@0!"
    assert waiting(state) == [1]


@rule("G3.11", "G6.7")
def test_gains_from_earlier_actions_of_the_round_help_to_pay() -> None:
    """E-16: seat 0 covers seat 1's building; with that seat 1 can pay three points and three."""
    state = position(
        TWO,
        city("0,1:R6^3@1", "0,0:B9^2@0"),
        "side 0 resources=4 tiles=R7 hand=R6,A,B,C",
        "side 1 hand=B9,J,K,L chosen=B9+B6",
    )
    choose(state, 0, "R6+R7")
    assert building(state, "0,0") == "B6^3@1!"
    assert stock(state, 1) == (0, 0, 0)
    assert stock(state, 0) == (2, 0, 2)


@rule("G3.9")
def test_an_action_is_finished_before_the_next_player_reveals() -> None:
    state = position(
        TWO,
        "side 0 resources=1 tiles=R9 hand=A,B,C,D",
        "side 1 hand=R1,J,K,L chosen=R1",
    )
    events = choose(state, 0, "A+R9")
    assert (question(state), waiting(state)) == ("marker", [0])
    assert [e.side for e in events if isinstance(e, ChoiceRevealed)] == [0]
    events = move_marker(state, 0)
    order = kinds(events)
    assert order.index("MarkerMoved") < order.index("Gained") < order.index("ChoiceRevealed")


@rule("G3.12", "G8.10", "G8.11")
def test_a_tile_goes_where_its_pushed_marker_lies_now() -> None:
    """E-19: B pushes C from (0,3) to (1,4) before seat 1 urbanizes with C."""
    state = position(
        TWO,
        city("1,2:R4@1", "1,3:R5@1"),
        "markers C:0,3",
        "side 0 resources=1 tiles=R9 hand=B,A,D,E",
        "side 1 resources=1 hand=C,J,K,L chosen=C+R10",
    )
    choose(state, 0, "B+R9")
    assert marker(state, "B") == "0,3"
    assert building(state, "1,4") == "R10@1!"


@rule("G7.1")
def test_the_tile_of_a_fallback_can_be_used_again() -> None:
    state = position(TWO, "side 0 tiles=R4 hand=Y1,A,B,C", OTHER)
    choose(state, 0, "Y1+R4")
    assert tiles(state, 0) == ["R4"]
    play(state, 1, "take-resource")
    assert waiting(state) == [0, 1]
    play(state, 0, "card:I", "tile:R4")
    assert tiles(state, 0) == []
