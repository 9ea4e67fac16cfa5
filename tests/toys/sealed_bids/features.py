"""A view as numbers: the hand by card, then the known cards, then the round."""

from typing import Final

from tests.toys.sealed_bids.components import CARDS
from tests.toys.sealed_bids.view import BidsView, visible_cards

HAND: Final = 0  # 1 for every card in the seat's hand
SEEN: Final = HAND + CARDS  # 1 for every card that the seat knows to be elsewhere
LOT: Final = SEEN + CARDS  # the number of the lot
LOTS_LEFT: Final = LOT + 1
NUM_FEATURES: Final = LOTS_LEFT + 1


def features(view: BidsView) -> list[float]:
    values = [0.0] * NUM_FEATURES
    for card in visible_cards(view):
        values[(HAND if card in view.hand else SEEN) + card - 1] = 1.0
    values[LOT] = view.lot / CARDS
    values[LOTS_LEFT] = float(view.lots_left)
    return values
