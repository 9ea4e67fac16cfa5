"""The components: cards numbered from 1, one of each. A card is its number."""

from collections.abc import Iterable
from typing import Final

from polis.kernel.message import Part, part

CARDS: Final = 24
HAND: Final = 3  # cards dealt to every seat
EXCHANGE_COST: Final = 2  # points
NOTHING: Final = 0  # where there is no card


def card_part(card: int) -> Part:
    return part("card", card)


def card_parts(cards: Iterable[int]) -> tuple[Part, ...]:
    return tuple(card_part(card) for card in cards)


def census(places: Iterable[Iterable[int]]) -> dict[str, int]:
    """How often each card exists in the state: always once."""
    counts: dict[str, int] = {}
    for place in places:
        for card in place:
            if card != NOTHING:
                counts[card_part(card)] = counts.get(card_part(card), 0) + 1
    return counts
