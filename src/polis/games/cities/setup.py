"""Setting up a match, in the order of the rulebook. Rules K2."""

from polis.games.cities.components import (
    ALL_COLOURS,
    BUILDINGS_PER_COLOUR,
    NUM_ACHIEVEMENTS,
    NUM_COLOURS,
    NUM_GOALS,
    NUM_START_TILES,
    NUM_TILES,
)
from polis.games.cities.config import CitiesConfig
from polis.games.cities.flow import advance, ask
from polis.games.cities.state import START_TILE, CitiesState, blank
from polis.kernel.rng import seeded


def start(config: CitiesConfig, seed: int) -> CitiesState:
    state = blank(config, seeded(seed))
    cities = len(state.box.achievement_rows) // NUM_ACHIEVEMENTS
    state.city = config.city if config.city >= 0 else state.rng.below(cities)
    fill_stacks(state)
    state.star = config.first if config.first >= 0 else state.rng.below(config.seats)
    ask(state, START_TILE, (state.star + config.seats - 1) % config.seats)
    advance(state, None)
    return state


def fill_stacks(state: CitiesState) -> None:
    """Put all components into the stacks, except for starting tiles and theaters."""
    state.goal_stack = (1 << NUM_GOALS) - 1
    state.tile_stack = (1 << NUM_TILES) - 1
    state.feature_stack = state.box.feature_copies[:]
    state.building_bag = [BUILDINGS_PER_COLOUR] * NUM_COLOURS
    state.start_tiles = (1 << NUM_START_TILES) - 1
    state.theaters = ALL_COLOURS if state.config.theaters else 0
