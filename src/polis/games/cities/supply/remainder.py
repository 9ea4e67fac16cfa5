"""The rest of the box in a position: it is unseen, or fills the market."""

from polis.games.cities.census import census
from polis.games.cities.components import (
    BUILDINGS_LAID_OUT,
    BUILDINGS_PER_COLOUR,
    COLOUR_NAMES,
    GONE_FEATURE,
    GONE_TILE,
    KIND_NAMES,
    NOTHING,
    NUM_COLOURS,
    NUM_GOALS,
    NUM_KINDS,
    NUM_TILES,
    OPEN_CARDS,
    OPEN_FEATURES,
)
from polis.games.cities.districts.sets import members_of
from polis.games.cities.state import TILE, CitiesState


def keep_rest_unseen(state: CitiesState) -> None:
    """Put the rest into stacks and bag. Raises ValueError if a component lies twice."""
    state.goal_stack = _without((1 << NUM_GOALS) - 1, _goals(state), "goal")
    state.tile_stack = _without((1 << NUM_TILES) - 1, _tiles(state), "tile")
    state.feature_stack = [0] * NUM_KINDS
    state.building_bag = [0] * NUM_COLOURS
    used = census(state)
    copies = state.box.feature_copies
    state.feature_stack = [copies[k] - used[KIND_NAMES[k]] for k in range(NUM_KINDS)]
    state.building_bag = [BUILDINGS_PER_COLOUR - used[name] for name in COLOUR_NAMES]
    if min(state.feature_stack) < 0 or min(state.building_bag) < 0:
        raise ValueError("there are more features or buildings than in the box")


def _goals(state: CitiesState) -> list[int]:
    cards = [card for card in state.goal_row if card != NOTHING]
    cards.extend(code for code in state.gone if code < GONE_TILE)
    return cards + [card for owned in state.goals for card in owned]


def _tiles(state: CitiesState) -> list[int]:
    tiles = [tile for tile in state.tile_row if tile != NOTHING]
    tiles.extend(code - GONE_TILE for code in state.gone if GONE_TILE <= code < GONE_FEATURE)
    tiles.extend(state.agenda if state.question == TILE else [])
    tiles.extend(tile for district in state.districts for tile in district.plan.tiles)
    return [tile for tile in tiles if tile < NUM_TILES]


def _without(members: int, used: list[int], what: str) -> int:
    for number in used:
        if not members >> number & 1:
            raise ValueError(f"{what} {number + 1} lies in two places")
        members &= ~(1 << number)
    return members


def fill_market(state: CitiesState, given: set[str]) -> None:
    """Fill the rows that were left out with the first components of the box."""
    if state.round == 0:
        return
    if "goal-row" not in given:
        state.goal_row = members_of(state.goal_stack)[:OPEN_CARDS]
        state.goal_stack = _without(state.goal_stack, state.goal_row, "goal")
    if "tile-row" not in given:
        state.tile_row = members_of(state.tile_stack)[:OPEN_CARDS]
        state.tile_stack = _without(state.tile_stack, state.tile_row, "tile")
    if "feature-row" not in given:
        state.feature_row = [_next_kind(state.feature_stack, p) for p in range(OPEN_FEATURES)]
    if "building-row" not in given:
        for column in range(OPEN_CARDS):
            for place in range(BUILDINGS_LAID_OUT[column]):
                colour = _next_kind(state.building_bag, place)
                state.building_row[column * NUM_COLOURS + colour] += 1


def _next_kind(counts: list[int], first: int) -> int:
    """The next kind with a copy left, starting from the given one."""
    for i in range(len(counts)):
        kind = (first + i) % len(counts)
        if counts[kind] > 0:
            counts[kind] -= 1
            return kind
    raise ValueError("nothing is left for the market")
