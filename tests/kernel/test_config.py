"""Options are checked once, then frozen."""

import dataclasses

import pytest

from polis.kernel.config import Option, settle
from polis.kernel.errors import BadConfig
from polis.kernel.game import AnyGame
from tests.toys import TOYS, peaks, sealed_bids

OPTIONS = (
    Option("seats", (2, 3, 4), 3),
    Option("screens", (False, True), False),
    Option("level", ("easy", 1), "easy"),
    Option("motto", (), "none"),
)


def test_a_missing_option_has_its_default() -> None:
    settled = settle(OPTIONS, {"seats": 4})
    assert settled == {"seats": 4, "screens": False, "level": "easy", "motto": "none"}


def test_an_option_without_values_takes_any_text() -> None:
    assert settle(OPTIONS, {"motto": "ad astra"})["motto"] == "ad astra"


@pytest.mark.parametrize(
    "given, complaint",
    [
        ({"players": 3}, "there is no option 'players'; there are: level, motto, screens, seats"),
        ({"seats": 5}, "option 'seats' cannot be 5; it can be: 2, 3, 4"),
        ({"seats": "3"}, "'seats' cannot be '3'"),
        ({"seats": None}, "'seats' cannot be None"),
        ({"seats": [3]}, "'seats' cannot be"),
        ({"screens": 1}, "'screens' cannot be 1; it can be: False, True"),
        ({"level": True}, "'level' cannot be True"),  # although True == 1
        ({"motto": 3}, "'motto' cannot be 3; it can be: any text"),
    ],
)
def test_an_invalid_value_is_refused_with_the_valid_ones(
    given: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadConfig, match=complaint):
        settle(OPTIONS, given)


def test_a_value_is_stored_as_the_option_writes_it() -> None:
    seats = settle(OPTIONS, {"seats": 3.0})["seats"]
    assert type(seats) is int


def test_a_config_is_frozen_and_compared_by_value() -> None:
    config = peaks.GAME.config({"seats": 3})
    assert config == peaks.GAME.config({"seats": 3, "numbers": 3})
    assert config != peaks.GAME.config({})
    with pytest.raises(dataclasses.FrozenInstanceError):
        config.seats = 2  # type: ignore[misc]


def test_a_game_refuses_what_its_options_do_not_allow() -> None:
    with pytest.raises(BadConfig):
        sealed_bids.GAME.config({"seats": 9})


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_seats_are_always_among_the_options(game: AnyGame) -> None:
    assert "seats" in [option.name for option in game.options()]
