"""Put a worker on a free slot and take what is there. Rules K3.1 and K4.1 to K4.5."""

from polis.games.cities.actions import TAKE
from polis.games.cities.components import (
    BUILDINGS,
    BUILDINGS_UNKNOWN,
    COLUMNS,
    DISTRICTS,
    FEATURE_STARTS,
    FEATURES,
    GOALS,
    LAST,
    NOTHING,
    NUM_COLOURS,
    NUM_SLOTS,
)
from polis.games.cities.events import ItemsRevealed, ItemsTaken, WorkerPlaced
from polis.games.cities.state import BUILDING, FEATURE, TILE, CitiesState
from polis.games.cities.unseen import draw_kind, draw_one
from polis.kernel.event import Event


def legal(state: CitiesState, seat: int) -> list[int]:
    """The free slots of the rows where the seat still has to work this round."""
    slots: list[int] = []
    workers = state.workers
    for first in range(0, NUM_SLOTS, COLUMNS):
        row = workers[first : first + COLUMNS]
        if row.count(seat) < state.config.per_row:
            for column in range(COLUMNS):
                if row[column] == NOTHING:
                    slots.append(TAKE + first + column)
    return slots


def apply(state: CitiesState, seat: int, action: int, out: list[Event] | None) -> None:
    slot = action - TAKE
    row = slot // COLUMNS
    column = slot % COLUMNS
    state.workers[slot] = seat
    if out is not None:
        out.append(WorkerPlaced(seat, slot))
    hidden = _draw_hidden(state, row) if column == LAST else []
    if out is not None and hidden:
        out.append(ItemsRevealed(seat, row, tuple(hidden)))
    items = _take_open(state, row, column) + hidden
    items.sort()
    if out is not None:
        out.append(ItemsTaken(seat, row, tuple(items)))
    _give(state, seat, row, items)


def _draw_hidden(state: CitiesState, row: int) -> list[int]:
    """What lies hidden in the last slot of a row, or comes out of the bag."""
    if row == GOALS:
        card = draw_one(state.rng, state.goal_stack)
        state.goal_stack &= ~(1 << card)
        return [card]
    if row == DISTRICTS:
        tile = draw_one(state.rng, state.tile_stack)
        state.tile_stack &= ~(1 << tile)
        return [tile]
    if row == FEATURES:
        return [draw_kind(state.rng, state.feature_stack)]
    return [draw_kind(state.rng, state.building_bag) for _ in range(BUILDINGS_UNKNOWN)]


def _take_open(state: CitiesState, row: int, column: int) -> list[int]:
    if row == FEATURES:
        return _take_features(state, column)
    if column == LAST:
        return []
    if row == BUILDINGS:
        return _take_buildings(state, column)
    cards = state.goal_row if row == GOALS else state.tile_row
    card = cards[column]
    cards[column] = NOTHING
    return [card]


def _take_features(state: CitiesState, column: int) -> list[int]:
    kinds: list[int] = []
    for place in range(FEATURE_STARTS[column], FEATURE_STARTS[column + 1]):
        kinds.append(state.feature_row[place])
        state.feature_row[place] = NOTHING
    return kinds


def _take_buildings(state: CitiesState, column: int) -> list[int]:
    colours: list[int] = []
    for colour in range(NUM_COLOURS):
        place = column * NUM_COLOURS + colour
        colours += [colour] * state.building_row[place]
        state.building_row[place] = 0
    return colours


def _give(state: CitiesState, seat: int, row: int, items: list[int]) -> None:
    """A goal card is the seat's at once; everything else has to be placed."""
    if row == GOALS:
        state.goals[seat] = state.goals[seat] + items
        return
    state.agenda = items
    if row == DISTRICTS:
        state.question = TILE
    else:
        state.question = FEATURE if row == FEATURES else BUILDING
