"""What ends the game. Rules G10.7 to G10.12, G14.11."""

import pytest

from polis.games.ginkgopolis.components import NOTHING
from polis.games.ginkgopolis.events import EndTriggered, TilesLost
from tests.games.ginkgopolis.positions import (
    OTHER,
    TWO,
    building,
    choose,
    city,
    hand,
    kinds,
    move_marker,
    play,
    position,
    stock,
    waiting,
)
from tests.rules import rule

FIVE = "ginkgopolis seats=5"
REST = [
    "side 2 hand=Y1,E,F,G chosen=Y1",
    "side 3 hand=Y2,H,I,J chosen=Y2",
    "side 4 hand=Y3,K,L,R2 chosen=Y3",
]


@rule("G10.9", "G10.10", "G10.11", "G6.11")
def test_the_end_is_triggered_by_the_last_resource_and_nothing_revokes_it() -> None:
    """T-37, E-36: 13 in the city and 3 in stock, then 16; a rival gives four back."""
    state = position(
        FIVE,
        city("0,1:R6^2@1", "0,0:R10^4@0", "-1,0:R11^4@0", "1,0:R12^5@0"),
        "side 0 resources=3 tiles=R9 characters=RC1 hand=R6,A,B,C",
        "side 1 resources=5 hand=R10,D,R1,R3 chosen=R10+R13",
        *REST,
    )
    assert state.sides[0].pool == 0
    events = choose(state, 0, "R6+R9")
    assert EndTriggered("resources", 0) in events
    assert building(state, "0,1") == "R9^3@0!"
    assert building(state, "0,0") == "R13^5@1!"
    assert stock(state, 0) == (4, 0, 4)  # the bonus of RC gave nothing: the pool was empty
    assert [state.sides[seat].points for seat in (2, 3, 4)] == [1, 1, 1]  # they still acted
    assert "GameEnded" in kinds(events)
    assert waiting(state) == []


@rule("G5.3", "G10.9")
def test_one_resource_left_in_stock_does_not_end_the_game() -> None:
    """T-39: 14 in the city, 2 in stock; after an Urbanize 15 and 1."""
    state = position(
        FIVE,
        city("0,0:R10^4@0", "-1,0:R11^5@0", "1,0:R12^5@0"),
        "side 0 resources=2 tiles=R9 hand=H,A,B,C",
        "side 1 hand=D,R1,R3,B3 chosen=D",
        *REST,
    )
    assert state.sides[0].pool == 0
    choose(state, 0, "H+R9")
    assert state.sides[0].resources == 1
    assert not state.ending


@rule("G5.3", "G10.9")
def test_the_last_resource_may_be_that_of_an_urbanize() -> None:
    state = position(TWO, "side 0 resources=1 pool=0 tiles=R9 hand=H,A,B,C", OTHER)
    choose(state, 0, "H+R9")
    assert state.ending


@rule("G10.9")
@pytest.mark.parametrize(
    "stock_and_pool, ends",
    [
        pytest.param("resources=1 pool=1", False, id="one left in the pool"),
        pytest.param("resources=2 pool=0", False, id="one left in stock"),
        pytest.param("resources=1 pool=0", True, id="none left"),
    ],
)
def test_pool_and_stock_must_both_be_empty(stock_and_pool: str, ends: bool) -> None:
    state = position(TWO, f"side 0 {stock_and_pool} tiles=R9 hand=H,A,B,C", OTHER)
    choose(state, 0, "H+R9")
    assert state.ending == ends


@rule("G10.9")
@pytest.mark.parametrize("choice", ["H+R9", "R1+R9"])
def test_the_trigger_is_checked_before_the_bonuses(choice: str) -> None:
    resources = 1 if choice == "H+R9" else 2
    state = position(
        TWO,
        f"side 0 resources={resources} pool=0 tiles=R9 characters=YU1,YC1 hand=H,R1,A,B",
        OTHER,
    )
    order = kinds(choose(state, 0, choice))
    assert order.index("EndTriggered") < order.index("Gained")


@rule("G10.9")
def test_the_end_is_not_triggered_without_placing_resources() -> None:
    state = position(TWO, "side 0 pool=0 hand=Y1,A,B,C", OTHER)
    choose(state, 0, "Y1")
    assert not state.ending


@rule("G10.7", "G10.8", "G10.1")
def test_the_second_exhaustion_triggers_the_end_and_missing_tiles_are_lost() -> None:
    """E-10: one tile left, blue of height 3, BX; resources and points are paid all the same."""
    state = position(
        TWO,
        "round 7 exhaustions=1",
        city("0,0:B7^3@1"),
        "supply Y9",
        "side 0 characters=BX1,YX1,RX1 hand=B7,A,B,C",
        OTHER,
    )
    events = choose(state, 0, "B7")
    assert EndTriggered("tiles", NOTHING) in events
    assert [event for event in events if isinstance(event, TilesLost)] == [
        TilesLost(0, 2),  # two of the building's
        TilesLost(0, 1),  # the bonus of BX
    ]
    assert stock(state, 0) == (1, 1, 1)
    assert state.exhaustions == 2


@rule("G10.11", "G3.15", "G10.12")
def test_the_others_still_act_once_and_then_the_game_is_over() -> None:
    """E-37, E-38: seat 1 began the round and triggers the end; so does seat 2."""
    state = position(
        "ginkgopolis seats=3",
        "round 7 first=1",
        "side 0 hand=Y1,A,B,C",
        "side 1 resources=1 pool=0 hand=H,D,E,F chosen=H+R9",
        "side 2 resources=1 pool=0 hand=K,G,I,J chosen=K+R10",
    )
    events = choose(state, 0, "Y1")
    assert kinds(events).count("EndTriggered") == 1
    assert kinds(events).count("ChoiceRevealed") == 3
    assert kinds(events)[-1] == "GameEnded"
    assert [side.points for side in state.sides] == [1, 1, 0]
    assert waiting(state) == []
    assert [hand(state, seat) for seat in (0, 1)] == [["A", "B", "C"], ["D", "E", "F"]]


@rule("G10.11")
def test_a_player_who_acted_before_the_trigger_does_not_act_again() -> None:
    state = position(
        TWO,
        "round 7 first=1",
        "side 0 resources=1 pool=0 tiles=R9 hand=A,B,C,D",
        "side 1 hand=Y1,J,K,L chosen=Y1",
    )
    events = choose(state, 0, "A+R9")
    events += move_marker(state, 0)
    assert state.sides[1].points == 1
    assert kinds(events).count("ChoiceRevealed") == 2
    assert waiting(state) == []


@rule("G14.11")
@pytest.mark.parametrize("number, over", [(199, False), (200, True)])
def test_a_match_ends_after_two_hundred_rounds(number: int, over: bool) -> None:
    state = position(
        TWO, f"round {number}", "side 0 hand=Y1,A,B,C", "side 1 hand=Y2,J,K,L chosen=Y2"
    )
    events = choose(state, 0, "Y1")
    assert (waiting(state) == []) == over
    assert ("GameEnded" in kinds(events)) == over


@rule("G10.10")
def test_a_trigger_stands_while_the_round_is_finished() -> None:
    state = position(
        TWO,
        "round 7 ending=yes",
        "side 0 resources=5 hand=Y1,A,B,C",
        "side 1 hand=I,J,K,L chosen=L",
    )
    choose(state, 0, "Y1")
    play(state, 1, "take-resource")
    assert waiting(state) == []
