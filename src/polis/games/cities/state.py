"""The fields of a position. Nothing in it is a secret but what chance will bring.

A hidden component has no identity until it is taken: it is drawn then, from all that nobody has
seen. That is the same chance as a tile that lies face down from the start, and there is nothing to
leak. For the same reason what leaves the game unseen simply stays among the unseen.
"""

from typing import Final

from polis.games.cities.components import (
    NOTHING,
    NUM_ACHIEVEMENTS,
    NUM_COLOURS,
    NUM_KINDS,
    NUM_SLOTS,
    OPEN_CARDS,
    OPEN_FEATURES,
    PLACES,
    Box,
)
from polis.games.cities.config import CitiesConfig
from polis.games.cities.content import read_box
from polis.games.cities.district import District, empty_district
from polis.kernel.game import State
from polis.kernel.rng import Rng

# What the waiting seat is asked.
NO_QUESTION: Final = 0
START_TILE: Final = 1  # which starting tile
WORKER: Final = 2  # which slot of the market
TILE: Final = 3  # where the tile goes, and how it lies
FEATURE: Final = 4  # which of the features taken goes where
BUILDING: Final = 5  # which of the buildings taken goes where

QUESTION_NAMES: Final = ("none", "start-tile", "worker", "tile", "feature", "building")


class CitiesState(State):
    """A position; everything but the generator is public. Sets of cards and tiles are ints."""

    __slots__ = (
        "agenda",
        "box",
        "building_bag",
        "building_row",
        "city",
        "config",
        "districts",
        "feature_row",
        "feature_stack",
        "goal_row",
        "goal_stack",
        "goals",
        "gone",
        "legal",
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
    box: Box  # what is printed on the components; never changes
    city: int
    # The flow.
    question: int
    round: int  # from 1; 0 while starting tiles are chosen
    star: int  # the seat that has it
    turn: int  # the seat whose turn it is
    agenda: list[int]  # taken and still to place: a tile, kinds or colours, ascending
    legal: list[int]  # the answers to the question; replaced, never changed
    # The market. A taken card, tile or feature leaves NOTHING behind.
    goal_row: list[int]
    tile_row: list[int]
    feature_row: list[int]
    building_row: list[int]  # numbers, by column and colour
    workers: list[int]  # by slot: the seat whose worker is there, or NOTHING
    # What nobody has seen yet: sets of cards and tiles, numbers of features and buildings.
    goal_stack: int
    tile_stack: int
    feature_stack: list[int]
    building_bag: list[int]
    # What lies open beside the market.
    start_tiles: int  # a set
    theaters: int  # a set of colours
    markers: list[int]  # by achievement and place: the seat whose marker is there, or NOTHING
    # By seat; districts and lists of goals are replaced, never changed.
    goals: list[list[int]]
    districts: list[District]
    gone: list[int]  # what left the game for all to see, as codes of `components`

    def __init__(self, config: CitiesConfig, rng: Rng) -> None:
        """Only what every state has; `blank` and `clone` set the fields."""
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
        new.legal = self.legal
        new.goal_row = self.goal_row.copy()
        new.tile_row = self.tile_row.copy()
        new.feature_row = self.feature_row.copy()
        new.building_row = self.building_row.copy()
        new.workers = self.workers.copy()
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
    state.legal = []
    state.goal_row = [NOTHING] * OPEN_CARDS
    state.tile_row = [NOTHING] * OPEN_CARDS
    state.feature_row = [NOTHING] * OPEN_FEATURES
    state.building_row = [0] * (OPEN_CARDS * NUM_COLOURS)
    state.workers = [NOTHING] * NUM_SLOTS
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
