"""Fill the market for a round, and remove what three players leave. Rules K3 and K9.3."""

from typing import Final

from polis.games.cities.components import (
    BUILDINGS_LAID_OUT,
    COLUMNS,
    DISTRICTS,
    FEATURES,
    GOALS,
    GONE_BUILDING,
    GONE_FEATURE,
    GONE_GOAL,
    GONE_TILE,
    LAST,
    NOTHING,
    NUM_COLOURS,
    OPEN_CARDS,
    OPEN_FEATURES,
)
from polis.games.cities.events import MarketCleared, MarketFilled
from polis.games.cities.state import CitiesState
from polis.games.cities.supply.unseen import draw_kind, draw_one
from polis.kernel.recorder import Recorder

# The unknown buildings are drawn from the bag when they are taken: none lie on the market.
ROWS_WITH_HIDDEN: Final[list[int]] = [GOALS, DISTRICTS, FEATURES]


def resolve(state: CitiesState, out: Recorder | None) -> None:
    for column in range(OPEN_CARDS):
        card = draw_one(state.rng, state.goal_stack)
        state.goal_stack &= ~(1 << card)
        state.goal_row[column] = card
        tile = draw_one(state.rng, state.tile_stack)
        state.tile_stack &= ~(1 << tile)
        state.tile_row[column] = tile
        for _ in range(BUILDINGS_LAID_OUT[column]):
            colour = draw_kind(state.rng, state.building_bag)
            state.building_row[column * NUM_COLOURS + colour] += 1
    for place in range(OPEN_FEATURES):
        state.feature_row[place] = draw_kind(state.rng, state.feature_stack)
    if out is not None:
        out.record(
            MarketFilled(
                state.round,
                tuple(state.goal_row),
                tuple(state.tile_row),
                tuple(state.feature_row),
                tuple(_colours(state)),
            )
        )


def _colours(state: CitiesState) -> list[int]:
    """The buildings laid out, column by column."""
    colours: list[int] = []
    for place in range(len(state.building_row)):
        colours.extend([place % NUM_COLOURS] * state.building_row[place])
    return colours


def clear(state: CitiesState, out: Recorder | None) -> None:
    """Remove everything open from the game; hidden components stay unseen."""
    goals = _lying(state.goal_row)
    tiles = _lying(state.tile_row)
    features = _lying(state.feature_row)
    colours = _colours(state)
    _remove(state, GONE_GOAL, goals)
    _remove(state, GONE_TILE, tiles)
    _remove(state, GONE_FEATURE, features)
    _remove(state, GONE_BUILDING, colours)
    state.goal_row = [NOTHING] * OPEN_CARDS
    state.tile_row = [NOTHING] * OPEN_CARDS
    state.feature_row = [NOTHING] * OPEN_FEATURES
    state.building_row = [0] * (OPEN_CARDS * NUM_COLOURS)
    hidden = [row for row in ROWS_WITH_HIDDEN if state.workers[row * COLUMNS + LAST] == NOTHING]
    if out is not None and (goals or tiles or features or colours or hidden):
        out.record(
            MarketCleared(
                tuple(goals), tuple(tiles), tuple(features), tuple(colours), tuple(hidden)
            )
        )


def _lying(row: list[int]) -> list[int]:
    """The components that still lie in a row of the market."""
    return [item for item in row if item != NOTHING]


def _remove(state: CitiesState, first: int, items: list[int]) -> None:
    """Remove components from the game; `first` is where the codes of their kind begin."""
    for item in items:
        state.gone.append(first + item)
