"""The fields of a position, and who may see each. Hal is side 1."""

from typing import Final

from polis.games.ginkgopolis.components import NOTHING
from polis.games.ginkgopolis.config import GinkgoConfig
from polis.games.ginkgopolis.hands import cards_in
from polis.games.ginkgopolis.side import Side
from polis.kernel.rng import Rng
from polis.kernel.state import State

# What the waiting seats are asked. One kind of question is open at a time.
NO_QUESTION: Final = 0
DRAFT: Final = 1  # keep a character (sealed)
CHOOSE: Final = 2  # choose a card, then a tile or none (sealed); or take a new hand
LETTER: Final = 3  # one resource or one tile
MARKER: Final = 4  # where the marker goes
RETURN: Final = 5  # which tiles go back to the supply (sealed)

QUESTION_NAMES: Final = ("none", "draft", "choose", "letter", "marker", "return")

TRIO: Final = 3  # cards a side: characters, and those passed on


class GinkgoState(State):
    """A position. Sets of tiles and of building cards are ints, a bit each."""

    __slots__ = (
        "agenda",
        "beside",
        "cells",
        "characters",
        "config",
        "deck",
        "discard",
        "ending",
        "exhaustions",
        "first",
        "heights",
        "markers",
        "moving",
        "owners",
        "pawns",
        "question",
        "removed",
        "returned",
        "round",
        "selected",
        "shown",
        "sides",
        "supply",
        "tops",
    )

    config: GinkgoConfig  # public
    # The flow.
    question: int  # public
    round: int  # public; 0 until the first hands are dealt
    first: int  # public: the seat of the first player
    exhaustions: int  # public: how often the tile supply ran out
    ending: bool  # public: this round is the last
    moving: int  # public: the marker that has no place at the moment
    agenda: list[int]  # public: tasks, the next one last
    # The city, one entry per building in the order of their founding; all public.
    cells: list[int]
    beside: list[int]  # the set of the buildings next to it, a bit each
    tops: list[int]  # the tile on top
    heights: list[int]
    owners: list[int]  # NOTHING for start buildings
    pawns: list[int]  # 1 while it is a construction site
    markers: list[int]  # cells of A-L; NOTHING while one is moved
    # By side.
    sides: list[Side]
    characters: list[int]  # three a side; public after the draft
    # Cards.
    deck: list[int]  # a bag; secret from all
    discard: list[int]  # public
    # Tiles that lie in no stock.
    supply: list[int]  # a bag; secret from all
    removed: int  # a set; secret from all
    # What a careful player remembers.
    shown: list[int]  # tiles that all have seen go back to a stock; public
    returned: int  # a set: tiles that were given back to the supply, for all to see; public
    selected: list[int]  # tiles about to be given back; secret: owner

    def __init__(self, config: GinkgoConfig, rng: Rng) -> None:
        """Only what every state has; `blank` and `clone` set the fields."""
        self.waiting = 0
        self.rng = rng
        self.config = config

    def clone(self) -> "GinkgoState":
        new = GinkgoState(self.config, self.rng.clone())
        new.waiting = self.waiting
        new.question = self.question
        new.round = self.round
        new.first = self.first
        new.exhaustions = self.exhaustions
        new.ending = self.ending
        new.moving = self.moving
        new.agenda = self.agenda.copy()
        new.cells = self.cells.copy()
        new.beside = self.beside.copy()
        new.tops = self.tops.copy()
        new.heights = self.heights.copy()
        new.owners = self.owners.copy()
        new.pawns = self.pawns.copy()
        new.markers = self.markers.copy()
        new.sides = [side.clone() for side in self.sides]
        new.characters = self.characters.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.supply = self.supply.copy()
        new.removed = self.removed
        new.shown = self.shown.copy()
        new.returned = self.returned
        new.selected = self.selected.copy()
        return new


def blank(config: GinkgoConfig, rng: Rng) -> GinkgoState:
    """A state before anything is laid out."""
    sides = config.sides
    state = GinkgoState(config, rng)
    state.question = NO_QUESTION
    state.round = 0
    state.first = 0
    state.exhaustions = 0
    state.ending = False
    state.moving = NOTHING
    state.agenda = []
    state.cells = []
    state.beside = []
    state.tops = []
    state.heights = []
    state.owners = []
    state.pawns = []
    state.markers = []
    state.sides = [Side() for _ in range(sides)]
    state.characters = [NOTHING] * (TRIO * sides)
    state.deck = []
    state.discard = []
    state.supply = []
    state.removed = 0
    state.shown = [0] * sides
    state.returned = 0
    state.selected = [0] * sides
    return state


def hand_of(state: GinkgoState, side: int) -> list[int]:
    """The cards in a hand, in ascending order."""
    return cards_in(state.sides[side].hand)


def has_ended(waiting: int, round: int, question: int, num_tasks: int) -> bool:
    """Whether the game is over: between two beats of a step no seat is asked either, but there are
    tasks on the agenda, or the characters of a draft are being shown."""
    return not waiting and not num_tasks and question == NO_QUESTION and round > 0


def everyone(state: GinkgoState) -> int:
    """The waiting bits of all seats."""
    return (1 << state.config.seats) - 1
