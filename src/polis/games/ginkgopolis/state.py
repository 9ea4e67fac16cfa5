"""The fields of a position, and who may see each. Lists indexed by side hold Hal as side 1."""

from typing import Final

from polis.games.ginkgopolis.components import HAND, NOTHING
from polis.games.ginkgopolis.config import GinkgoConfig
from polis.kernel.game import State
from polis.kernel.rng import Rng

# What the waiting seats are asked. One kind of question is open at a time.
NO_QUESTION: Final = 0
DRAFT: Final = 1  # keep a character (sealed)
CHOOSE: Final = 2  # choose a card, then a tile or none (sealed); or take a new hand
LETTER: Final = 3  # one resource or one tile
MARKER: Final = 4  # where the marker goes
RETURN: Final = 5  # which tiles go back to the supply (sealed)

QUESTION_NAMES: Final = ("none", "draft", "choose", "letter", "marker", "return")

TRIO: Final = 3  # cards a side: characters, and those passed on
BONUSES: Final = 9  # three triggers, three items each
_EMPTY_HAND: Final = [NOTHING] * HAND


class GinkgoState(State):
    """A position. Sets of tiles and of building cards are ints, a bit each."""

    __slots__ = (
        "agenda",
        "bonuses",
        "cells",
        "characters",
        "chosen_card",
        "chosen_tile",
        "config",
        "deck",
        "discard",
        "ending",
        "exhaustions",
        "first",
        "hands",
        "heights",
        "markers",
        "moving",
        "owners",
        "passed",
        "pawns",
        "points",
        "pool",
        "question",
        "removed",
        "resources",
        "returned",
        "round",
        "selected",
        "shown",
        "supply",
        "tableau",
        "tiles",
        "tokens",
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
    tops: list[int]  # the tile on top
    heights: list[int]
    owners: list[int]  # NOTHING for start buildings
    pawns: list[int]  # 1 while it is a construction site
    markers: list[int]  # cells of A-L; NOTHING while one is moved
    # By side: amounts lie behind the screen but can be tracked; tiles are secret: owner.
    pool: list[int]  # public
    resources: list[int]
    points: list[int]
    tokens: list[int]  # public
    tiles: list[int]  # a set; secret: owner
    tableau: list[int]  # a set of building cards; public
    characters: list[int]  # three a side; public after the draft
    bonuses: list[int]  # nine a side: what the tableau brings; public
    # Cards.
    hands: list[int]  # four a side, ascending; secret: owner
    chosen_card: list[int]  # still in the hand; secret: owner
    chosen_tile: list[int]  # no longer in stock; secret: owner
    deck: list[int]  # a bag; secret: nobody
    discard: list[int]  # public
    # Tiles that lie in no stock.
    supply: list[int]  # a bag; secret: nobody
    removed: int  # a set; secret: nobody
    # What a careful player remembers.
    passed: list[int]  # three cards a side, given on; secret: giver
    shown: list[int]  # tiles that all have seen go back to a stock; public
    returned: list[int]  # tiles given back to the supply; secret: giver
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
        new.tops = self.tops.copy()
        new.heights = self.heights.copy()
        new.owners = self.owners.copy()
        new.pawns = self.pawns.copy()
        new.markers = self.markers.copy()
        new.pool = self.pool.copy()
        new.resources = self.resources.copy()
        new.points = self.points.copy()
        new.tokens = self.tokens.copy()
        new.tiles = self.tiles.copy()
        new.tableau = self.tableau.copy()
        new.characters = self.characters.copy()
        new.bonuses = self.bonuses.copy()
        new.hands = self.hands.copy()
        new.chosen_card = self.chosen_card.copy()
        new.chosen_tile = self.chosen_tile.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.supply = self.supply.copy()
        new.removed = self.removed
        new.passed = self.passed.copy()
        new.shown = self.shown.copy()
        new.returned = self.returned.copy()
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
    state.tops = []
    state.heights = []
    state.owners = []
    state.pawns = []
    state.markers = []
    state.pool = [0] * sides
    state.resources = [0] * sides
    state.points = [0] * sides
    state.tokens = [0] * sides
    state.tiles = [0] * sides
    state.tableau = [0] * sides
    state.characters = [NOTHING] * (TRIO * sides)
    state.bonuses = [0] * (BONUSES * sides)
    state.hands = [NOTHING] * (HAND * sides)
    state.chosen_card = [NOTHING] * sides
    state.chosen_tile = [NOTHING] * sides
    state.deck = []
    state.discard = []
    state.supply = []
    state.removed = 0
    state.passed = [NOTHING] * (TRIO * sides)
    state.shown = [0] * sides
    state.returned = [0] * sides
    state.selected = [0] * sides
    return state


def hand_of(state: GinkgoState, side: int) -> list[int]:
    """The cards in a hand, in ascending order."""
    start = HAND * side
    return [card for card in state.hands[start : start + HAND] if card != NOTHING]


def put_hand(state: GinkgoState, side: int, cards: list[int]) -> None:
    cards.sort()
    start = HAND * side
    state.hands[start : start + HAND] = cards + _EMPTY_HAND[len(cards) :]


def everyone(state: GinkgoState) -> int:
    """The waiting bits of all seats."""
    return (1 << state.config.seats) - 1
