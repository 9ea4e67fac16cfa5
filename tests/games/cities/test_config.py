"""Options and limits of a match."""

import pytest

from polis.games.cities import GAME
from polis.games.cities.actions import END, LAY
from polis.games.cities.geometry import NUM_CELLS, STANDARD_CELLS, cell_at, x_of, y_of
from polis.kernel.errors import BadConfig
from polis.kernel.playout import playout
from polis.kernel.rng import seeded


def test_the_default_options() -> None:
    config = GAME.config({})
    assert (config.seats, config.long, config.theaters, config.city) == (4, False, False, -1)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadConfig, match="weather"):
        GAME.config({"weather": "fine"})


def test_cells_within_reach_of_the_standard_game_come_first() -> None:
    near = [cell for cell in range(NUM_CELLS) if max(abs(x_of(cell)), abs(y_of(cell))) <= 2]
    assert near == list(range(STANDARD_CELLS))
    assert all(cell_at(x_of(cell), y_of(cell)) == cell for cell in range(NUM_CELLS))


def test_the_long_variant_has_more_actions() -> None:
    assert GAME.limits(GAME.config({})).num_actions == LAY + 4 * STANDARD_CELLS
    assert GAME.limits(GAME.config({"seats": 2, "long": True})).num_actions == END


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 2, "long": True}, {"seats": 4}])
def test_matches_end_within_the_limit(options: dict[str, int | bool]) -> None:
    config = GAME.config(options)
    for seed in range(5):
        state = GAME.start(config, seed)
        assert playout(GAME, state, seeded(seed)) <= GAME.limits(config).max_steps


def test_nothing_is_sealed() -> None:
    assert not any(GAME.is_sealed(action) for action in range(END))
