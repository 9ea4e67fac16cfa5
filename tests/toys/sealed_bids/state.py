"""The fields of a position, and who may see each."""

from typing import Final

from polis.kernel.rng import Rng
from polis.kernel.state import State
from tests.toys.sealed_bids.components import NOTHING
from tests.toys.sealed_bids.config import BidsConfig

# The question to the waiting seats.
BID: Final = 0
GIVE: Final = 1


class BidsState(State):
    __slots__ = (
        "agenda",
        "bids",
        "config",
        "deck",
        "discards",
        "exchanged",
        "hands",
        "lot",
        "lots_left",
        "question",
        "remembered",
        "won",
    )

    def __init__(self, config: BidsConfig, rng: Rng) -> None:
        super().__init__(rng)
        seats = config.seats
        self.config: BidsConfig = config  # public
        self.agenda: list[int] = []  # public: tasks, the next one last
        self.question: int = BID  # public
        self.lots_left: int = config.lots  # public: still to be turned up
        self.lot: int = NOTHING  # public
        self.deck: list[int] = []  # secret: hidden from all seats; a bag without an order
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # secret: owner; ascending
        self.bids: list[int] = [NOTHING] * seats  # secret: owner, until all have bid
        self.won: list[list[int]] = [[] for _ in range(seats)]  # public
        self.discards: list[int] = []  # public
        self.exchanged: list[int] = [0] * seats  # public: 1 once the seat has exchanged
        # secret: owner; cards that the seat gave to its left neighbour, who must still hold them
        self.remembered: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> "BidsState":
        other = BidsState(self.config, self.rng.clone())
        other.waiting = self.waiting
        other.agenda = self.agenda[:]
        other.question = self.question
        other.lots_left = self.lots_left
        other.lot = self.lot
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.bids = self.bids[:]
        other.won = [cards[:] for cards in self.won]
        other.discards = self.discards[:]
        other.exchanged = self.exchanged[:]
        other.remembered = [cards[:] for cards in self.remembered]
        return other

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.config.seats

    def places(self) -> list[list[int]]:
        """Everywhere a card can lie."""
        return [self.deck, [self.lot], self.bids, self.discards, *self.hands, *self.won]
