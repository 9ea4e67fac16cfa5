"""The fields of a position. Only future random draws are secret.

A hidden component has no identity until a player takes it: it is then drawn from all unseen
components. The probabilities are the same as for a tile that lies face down from the start, and
there is nothing to leak. So a component that leaves the game unseen stays among the unseen.
"""

from typing import Final

from polis.games.cities.components import (
    COLUMNS,
    NOTHING,
    NUM_ACHIEVEMENTS,
    NUM_COLOURS,
    NUM_KINDS,
    NUM_ROWS,
    NUM_SLOTS,
    OPEN_CARDS,
    OPEN_FEATURES,
    PLACES,
    Box,
)
from polis.games.cities.config import CitiesConfig
from polis.games.cities.content import read_box
from polis.games.cities.districts.district import District, empty_district
from polis.kernel.rng import Rng
from polis.kernel.state import State

# The question to the waiting seat.
NO_QUESTION: Final = 0
START_TILE: Final = 1  # which starting tile
WORKER: Final = 2  # which slot of the market
TILE: Final = 3  # where the tile goes, and how it lies
FEATURE: Final = 4  # which of the features taken goes where
BUILDING: Final = 5  # which of the buildings taken goes where

QUESTION_NAMES: Final = ("none", "start-tile", "worker", "tile", "feature", "building")

# The fields of `CitiesState.due`.
BITS_PER_ROW: Final = 2
MOST_PER_ROW: Final = 3
BITS_PER_SEAT: Final = BITS_PER_ROW * NUM_ROWS
ALL_SLOTS: Final = (1 << NUM_SLOTS) - 1
ROW_OF_SLOTS: Final = (1 << COLUMNS) - 1


class CitiesState(State):
    """A position; everything except the generator is public. Sets of cards and tiles are ints."""

    __slots__ = (
        "agenda",
        "box",
        "building_bag",
        "building_row",
        "city",
        "config",
        "districts",
        "due",
        "feature_row",
        "feature_stack",
        "free",
        "goal_row",
        "goal_stack",
        "goals",
        "gone",
        "markers",
        "question",
        "round",
        "star",
        "start_tiles",
        "theaters",
        "tile_row",
        "tile_stack",
        "turn",
        "workers",
    )

    config: CitiesConfig
    box: Box  # the print of the components; never changes
    city: int
    # The flow.
    question: int
    round: int  # from 1; 0 while starting tiles are chosen
    star: int  # the seat that has it
    turn: int  # the seat whose turn it is
    agenda: list[int]  # taken and still to place: a tile, kinds or colours, ascending
    # The market. A taken card, tile or feature leaves NOTHING behind.
    goal_row: list[int]
    tile_row: list[int]
    feature_row: list[int]
    building_row: list[int]  # numbers, by column and colour
    workers: list[int]  # by slot: the seat whose worker is there, or NOTHING
    free: int  # the set of slots without a worker
    due: int  # workers still to place in this round, two bits per row and eight per seat
    # Unseen components: sets of cards and tiles, numbers of features and buildings.
    goal_stack: int
    tile_stack: int
    feature_stack: list[int]
    building_bag: list[int]
    # Public components beside the market.
    start_tiles: int  # a set
    theaters: int  # a set of colours
    markers: list[int]  # by achievement and place: the seat whose marker is there, or NOTHING
    # By seat; districts and lists of goals are replaced, never changed.
    goals: list[list[int]]
    districts: list[District]
    gone: list[int]  # what left the game openly, as codes of `components`

    def __init__(self, config: CitiesConfig, rng: Rng) -> None:
        """Set only the common fields; `blank` and `clone` set the others."""
        self.waiting = 0
        self.rng = rng
        self.config = config

    def clone(self) -> "CitiesState":
        new = CitiesState(self.config, self.rng.clone())
        new.waiting = self.waiting
        new.box = self.box
        new.city = self.city
        new.question = self.question
        new.round = self.round
        new.star = self.star
        new.turn = self.turn
        new.agenda = self.agenda.copy()
        new.goal_row = self.goal_row.copy()
        new.tile_row = self.tile_row.copy()
        new.feature_row = self.feature_row.copy()
        new.building_row = self.building_row.copy()
        new.workers = self.workers.copy()
        new.free = self.free
        new.due = self.due
        new.goal_stack = self.goal_stack
        new.tile_stack = self.tile_stack
        new.feature_stack = self.feature_stack.copy()
        new.building_bag = self.building_bag.copy()
        new.start_tiles = self.start_tiles
        new.theaters = self.theaters
        new.markers = self.markers.copy()
        new.goals = self.goals.copy()
        new.districts = self.districts.copy()
        new.gone = self.gone.copy()
        return new


def blank(config: CitiesConfig, rng: Rng) -> CitiesState:
    """An empty table."""
    state = CitiesState(config, rng)
    state.box = read_box(config.content)
    state.city = 0
    state.question = NO_QUESTION
    state.round = 0
    state.star = 0
    state.turn = 0
    state.agenda = []
    state.goal_row = [NOTHING] * OPEN_CARDS
    state.tile_row = [NOTHING] * OPEN_CARDS
    state.feature_row = [NOTHING] * OPEN_FEATURES
    state.building_row = [0] * (OPEN_CARDS * NUM_COLOURS)
    set_workers(state, [NOTHING] * NUM_SLOTS)
    state.goal_stack = 0
    state.tile_stack = 0
    state.feature_stack = [0] * NUM_KINDS
    state.building_bag = [0] * NUM_COLOURS
    state.start_tiles = 0
    state.theaters = 0
    state.markers = [NOTHING] * (NUM_ACHIEVEMENTS * PLACES)
    state.goals = [[] for _ in range(config.seats)]
    state.districts = [empty_district() for _ in range(config.seats)]
    state.gone = []
    return state


def set_workers(state: CitiesState, workers: list[int]) -> None:
    """Put all workers of a round on the market, by slot."""
    state.workers = workers
    state.free = 0
    for slot, seat in enumerate(workers):
        if seat == NOTHING:
            state.free |= 1 << slot
    state.due = 0
    for seat in range(state.config.seats):
        for row in range(NUM_ROWS):
            placed = workers[row * COLUMNS : row * COLUMNS + COLUMNS].count(seat)
            left = max(0, state.config.per_row - placed)
            state.due |= left << (seat * BITS_PER_SEAT + row * BITS_PER_ROW)


def put_worker(state: CitiesState, seat: int, slot: int) -> None:
    state.workers[slot] = seat
    state.free &= ~(1 << slot)
    state.due -= 1 << (seat * BITS_PER_SEAT + slot // COLUMNS * BITS_PER_ROW)
