"""The options of a match. Rules G2.9, G13.1, G14.2, G14.9."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.kernel.errors import BadConfig
from tests.games.ginkgopolis.positions import question
from tests.rules import rule


def test_three_players_and_the_introductory_sets_are_the_default() -> None:
    config = GAME.config({})
    assert (config.seats, config.draft, config.expert, config.screens) == (3, False, False, False)
    assert config.first == -1


@rule("G2.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_can_draft(seats: int) -> None:
    state = GAME.start(GAME.config({"seats": seats, "characters": "draft"}), 1)
    assert question(state) == "draft"


@rule("G13.1")
def test_the_solo_game_has_no_characters_to_draft() -> None:
    state = GAME.start(GAME.config({"seats": 1, "characters": "draft"}), 1)
    assert question(state) == "choose"


def test_hal_is_a_side_but_not_a_seat() -> None:
    assert (GAME.config({"seats": 1}).sides, GAME.config({"seats": 2}).sides) == (2, 2)
    assert len(GAME.result(GAME.start(GAME.config({"seats": 1}), 1))) == 1


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 0},
        {"seats": 6},
        {"seats": "3"},
        {"seats": True},
        {"seats": 2, "first": 2},
        {"characters": "all"},
        {"solo": "easy"},
        {"screens": "no"},
        {"expansion": "experts"},
    ],
    ids=str,
)
def test_an_unknown_value_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadConfig):
        GAME.config(options)


def test_the_limits_allow_the_longest_match() -> None:
    for seats in range(1, 6):
        limits = GAME.limits(GAME.config({"seats": seats}))
        assert limits.max_steps >= 200 * seats * 2
        state = GAME.start(GAME.config({"seats": seats}), 1)
        assert len(GAME.features(GAME.view(state, 0))) == limits.num_features
