"""The catalogue says which options a match can have."""

import pytest

from polis.kernel.errors import BadConfig
from polis.kernel.game import AnyGame
from polis.kernel.registry import find_game, game_names
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting
from polis.wire.catalogue import game_info

GAMES = [find_game(name) for name in game_names()]
STEPS = 120


def _course(game: AnyGame, options: dict[str, object]) -> list[int]:
    """How many choices each seat has in the first steps of a random match."""
    state, rng = game.start(game.config(options), 1), seeded(1)
    counts: list[int] = []
    while state.waiting and len(counts) < STEPS:
        seat = seats_waiting(state)[0]
        counts.append(len(game.legal_actions(state, seat)))
        game.apply(state, seat, game.pick(state, seat, rng), None)
    return counts


def _has_effect(game: AnyGame, seats: int, name: str, value: object) -> bool:
    try:
        return _course(game, {"seats": seats, name: value}) != _course(game, {"seats": seats})
    except BadConfig:
        return False


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_option_has_no_effect_for_other_numbers_of_seats(game: AnyGame) -> None:
    options = {option.name: option for option in game_info(game).options}
    counts = {count for count in options["seats"].values if isinstance(count, int)}
    for option in options.values():
        assert set(option.seats) <= counts
        others = counts - set(option.seats) if option.seats else set()
        for seats in others:
            values = [value for value in option.values if value != option.default]
            assert not any(_has_effect(game, seats, option.name, value) for value in values)


def test_options_of_this_machine_are_not_offered() -> None:
    local = {(game.id, option.name) for game in GAMES for option in game.options() if option.local}
    offered = {(game.id, option.name) for game in GAMES for option in game_info(game).options}
    assert local
    assert not local & offered
