"""Positions as text: what is written is read, what is left out is filled in."""

import pytest

from polis.games.cities import GAME
from polis.games.cities.census import census
from polis.kernel.errors import BadNotation
from polis.kernel.playout import play_steps
from polis.kernel.rng import seeded
from tests.games.cities.positions import asked, legal, position


@pytest.mark.parametrize("steps", [0, 1, 3, 40, 90, 500])
def test_a_written_position_is_read_as_it_was(steps: int) -> None:
    state = GAME.start(GAME.config({"seats": 4, "theaters": True}), 3)
    play_steps(GAME, state, seeded(4), steps)
    text = GAME.write(state)
    again = GAME.read(text)
    assert GAME.write(again) == text
    assert again.waiting == state.waiting
    assert GAME.legal_actions(again, again.turn) == GAME.legal_actions(state, state.turn)


def test_a_short_position_is_filled_in() -> None:
    state = position("cities seats=3")
    assert asked(state) == (0, "worker")
    assert len(legal(state)) == 16
    assert [len(district.plan.tiles) for district in state.districts] == [1, 1, 1]
    fresh = GAME.start(GAME.config({"seats": 3}), 1)
    assert census(state) == census(fresh)


def test_the_agenda_determines_the_question() -> None:
    for item, question in (("T03", "tile"), ("tree kiosk", "feature"), ("R R Y", "building")):
        assert asked(position("cities seats=2", f"agenda {item}")) == (0, question)


def test_slots_with_workers_are_empty() -> None:
    state = position("cities seats=2", "workers 0--- -1-- 0--- 1---")
    assert (state.goal_row[0], state.tile_row[1], state.feature_row[:2]) == (-1, -1, [-1, -1])
    assert state.building_row[:4] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    "text, complaint",
    [
        pytest.param("", "begins with", id="empty"),
        pytest.param("chess seats=2", "begins with", id="another game"),
        pytest.param("cities seats=9", "seats", id="a bad option"),
        pytest.param("cities seats", "name=value", id="no value"),
        pytest.param("cities seats=2\nweather fine", "weather", id="an unknown line"),
        pytest.param("cities seats=2\ngoal-row red blue", "there must be 3", id="too few cards"),
        pytest.param("cities seats=2\ngoals 0 red\ngoals 1 red", "two places", id="a card twice"),
        pytest.param("cities seats=2\ntiles 0 T01@0,0 T01@1,0", "two places", id="a tile twice"),
        pytest.param("cities seats=2\nspaces 0 9,9=tree", "no space", id="a space outside"),
        pytest.param("cities seats=2\ntable star=2", "no seat 2", id="a seat too many"),
        pytest.param("cities seats=2\nspaces 0 0,0=tree\ntiles 0 T01@0,0", "before", id="order"),
        pytest.param("cities seats=2\ngone " + "R " * 26, "more features", id="too many buildings"),
        pytest.param("cities seats=2\nrng 1 2 3", "rng", id="a torn generator"),
    ],
)
def test_a_bad_position_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        GAME.read(text)
