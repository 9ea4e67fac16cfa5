"""Positions as text: what may be left out, what is refused."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.components import bonuses_in
from polis.kernel.errors import BadNotation
from tests.games.ginkgopolis.positions import (
    START,
    building,
    city,
    deck,
    hand,
    marker,
    names,
    position,
    question,
    tiles,
    waiting,
)


def test_the_start_city_and_its_markers_may_be_left_out() -> None:
    state = position("ginkgopolis seats=2", "side 0 hand=A")
    assert [building(state, cell) for cell in START] == list(START.values())
    assert (marker(state, "A"), marker(state, "L")) == ("-1,2", "-2,1")


def test_tiles_and_cards_that_are_not_named_are_in_supply_and_deck() -> None:
    state = position(
        "ginkgopolis seats=2",
        city("0,1:R6^2@0!"),
        "side 0 tiles=R9 tableau=R2 hand=A,B chosen=A+R10",
        "discard C",
        "removed Y20",
    )
    used = {"R6", "R2", "R9", "R10", "Y20", *START.values()}
    every = {f"{colour}{number}" for colour in "RBY" for number in range(1, 21)}
    assert set(names(state.supply)) == every - used
    tops = {*START.values()} - {"R2"}
    assert set(deck(state)) == tops | set("DEFGHIJKL")


def test_a_missing_pool_is_computed_from_stock_and_city() -> None:
    state = position("ginkgopolis seats=3", city("0,1:R6^2@1"), "side 1 resources=5")
    assert [side.pool for side in state.sides] == [20, 13, 20]


def test_markers_that_are_not_named_lie_in_their_start_places() -> None:
    state = position("ginkgopolis seats=2", "markers A:-2,2")
    assert (marker(state, "A"), marker(state, "B")) == ("-2,2", "0,2")


def test_a_seat_with_a_hand_and_no_choice_is_asked_to_choose() -> None:
    state = position(
        "ginkgopolis seats=3", "side 0 hand=A", "side 1 hand=B chosen=B", "side 2 hand=C"
    )
    assert (question(state), waiting(state)) == ("choose", [0, 2])


def test_a_tableau_that_is_read_pays_its_bonuses() -> None:
    state = position("ginkgopolis seats=2", "side 0 tableau=R9 characters=RC1")
    assert bonuses_in(state.sides[0].bonuses)[6:9] == [2, 0, 1]


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 1, "solo": "expert"},
        {"seats": 2, "screens": True},
        {"seats": 3, "characters": "draft"},
        {"seats": 5, "first": 4},
    ],
    ids=str,
)
def test_a_written_position_can_be_read(options: dict[str, object]) -> None:
    state = GAME.start(GAME.config(options), 12)
    text = GAME.write(state)
    assert GAME.write(GAME.read(text)) == text


def test_a_written_position_names_everything() -> None:
    state = position(
        "ginkgopolis seats=2",
        "round 3 first=1 exhaustions=1",
        city("0,1:R6^2@0!"),
        "side 0 tiles=R9 hand=A,B,R1 chosen=A+R10 shown=R9",
        "side 1 hand=C",
        "returned Y9",
    )
    text = GAME.write(state)
    assert "round 3 first=1 question=choose waiting=1 exhaustions=1 ending=no moving=-" in text
    assert " 0,1:R6^2@0! " in text
    assert "hand=R1,A,B chosen=A+R10" in text
    assert "\nreturned Y9\n" in text
    assert hand(state, 0) == ["R1", "A", "B"]
    assert tiles(state, 0) == ["R9"]


@pytest.mark.parametrize(
    "text, complaint",
    [
        pytest.param("", "begins with", id="nothing"),
        pytest.param("cities seats=2", "begins with", id="another game"),
        pytest.param("ginkgopolis seats=9", "seats=9", id="too many seats"),
        pytest.param("ginkgopolis seats=2\ncity 0,0:R21", "R21", id="no such tile"),
        pytest.param("ginkgopolis seats=2\nside 0 hand=Z", "'Z'", id="no such card"),
        pytest.param("ginkgopolis seats=2\nside 5 points=1", "side 5", id="no such side"),
        pytest.param("ginkgopolis seats=2\nside 0 points", "name=value", id="no value"),
        pytest.param("ginkgopolis seats=2\nside 0 points=many", "many", id="no number"),
        pytest.param("ginkgopolis seats=2\nwharf R1", "wharf", id="no such line"),
        pytest.param("ginkgopolis seats=2\nround 1 question=why", "why", id="no such question"),
        pytest.param("ginkgopolis seats=2\nagenda sleep:0:0", "sleep", id="no such task"),
        pytest.param("ginkgopolis seats=2\nmarkers Q:0,2", "Q:0,2", id="no such marker"),
        pytest.param("ginkgopolis seats=2\nrng 1 2", "rng 1 2", id="half a generator"),
    ],
)
def test_invalid_text_is_refused_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        GAME.read(text)


@pytest.mark.parametrize(
    "line, complaint",
    [
        ("side 2 hand=A", "no side 2"),
        ("side 0 bogus=3", "no field 'bogus'"),
        ("side 0 resources=99", "less than nothing"),
        ("side 0 hand=A,B,C,D,E", "5 cards in a hand"),
        ("side 0 characters=RU1,RU2,RU3,RU4", "4 cards where three"),
        ("side 0 hand=A chosen=B", "does not hold"),
        ("side 0 hand=R7 chosen=R7", "not on top"),
        ("round 1 waiting=7", "only 2 seats"),
        ("round 1 first=9", "cannot be seat 9"),
        ("city 0,0:R1 0,0:R2", "share a cell"),
        ("city 900,0:R1", "too far"),
        ("supply A", "a card stands where a tile must be"),
        ("supply R9,R9", "in two places"),
        ("deck A,R7", "the deck has cards of tiles that are not on top: R7"),
        ("discard B9", "the discard pile has cards of tiles"),
        ("deck A,A", "a card is in the deck twice"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(line: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        position("ginkgopolis seats=2", line)
