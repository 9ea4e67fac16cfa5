"""The action catalogue: three kinds of action, each followed by a card."""

from typing import Final

from polis.kernel.message import ActionSpec
from tests.toys.sealed_bids.components import CARDS, card_part

BID_CARD: Final = 0  # sealed
EXCHANGE_CARD: Final = BID_CARD + CARDS
GIVE_CARD: Final = EXCHANGE_CARD + CARDS
NUM_ACTIONS: Final = GIVE_CARD + CARDS

KINDS: Final = ("bid", "exchange", "give")


def is_sealed(action: int) -> bool:
    return action < EXCHANGE_CARD


def card_of(action: int) -> int:
    return action % CARDS + 1


def with_cards(first: int, cards: list[int]) -> list[int]:
    """The actions of a kind with each of the cards."""
    return [first + card - 1 for card in cards]


def spell(action: int) -> ActionSpec:
    return ActionSpec(KINDS[action // CARDS], (card_part(card_of(action)),))
