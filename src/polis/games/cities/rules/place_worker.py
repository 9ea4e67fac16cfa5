"""Put a worker on a free slot and take its contents. Rules K3.1 and K4.1 to K4.5."""

from mypy_extensions import i64

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
    NUM_ROWS,
)
from polis.games.cities.districts.sets import add_members, member_at, num_in
from polis.games.cities.events import ItemsRevealed, ItemsTaken, WorkerPlaced
from polis.games.cities.state import (
    BITS_PER_ROW,
    BITS_PER_SEAT,
    BUILDING,
    FEATURE,
    MOST_PER_ROW,
    ROW_OF_SLOTS,
    TILE,
    CitiesState,
    put_worker,
)
from polis.games.cities.supply.unseen import draw_kind, draw_one
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng


def legal(state: CitiesState, seat: int) -> list[int]:
    """The free slots of the rows in which the seat still has to place a worker this round."""
    slots: list[int] = []
    add_members(open_slots(state, seat), TAKE, slots)
    return slots


def open_slots(state: CitiesState, seat: int) -> i64:
    """The same as a set of slots."""
    due = state.due >> (seat * BITS_PER_SEAT)
    slots: i64 = state.free
    for row in range(NUM_ROWS):
        if not due >> (row * BITS_PER_ROW) & MOST_PER_ROW:
            slots &= ~(ROW_OF_SLOTS << (row * COLUMNS))
    return slots


def pick(state: CitiesState, seat: int, rng: Rng) -> int:
    """One of the legal actions, without their list."""
    slots = open_slots(state, seat)
    return TAKE + member_at(slots, rng.below(num_in(slots)))


def apply(state: CitiesState, seat: int, action: int, out: Recorder | None) -> None:
    slot = action - TAKE
    row = slot // COLUMNS
    column = slot % COLUMNS
    put_worker(state, seat, slot)
    if out is not None:
        out.record(WorkerPlaced(seat, slot))
    items = _take_open(state, row, column)
    if column == LAST:
        hidden = _draw_hidden(state, row)
        if out is not None:
            out.record(ItemsRevealed(seat, row, tuple(hidden)))
        items += hidden
    if len(items) > 1:
        items.sort()
    if out is not None:
        out.record(ItemsTaken(seat, row, tuple(items)))
    _give(state, seat, row, items)


def _draw_hidden(state: CitiesState, row: int) -> list[int]:
    """Draw the hidden contents of the last slot of a row."""
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
    """Give the seat its goal card, or put the components on the agenda to be placed."""
    if row == GOALS:
        state.goals[seat] = state.goals[seat] + items
        return
    state.agenda = items
    if row == DISTRICTS:
        state.question = TILE
    else:
        state.question = FEATURE if row == FEATURES else BUILDING
