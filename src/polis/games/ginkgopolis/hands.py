"""A hand of up to four cards as one int: seven bits a card, in ascending order, the lowest first.

A place holds the number of the card plus one, so an empty hand is 0 and a hand is copied, passed
on and compared as a number.
"""

from typing import Final

from mypy_extensions import i64

BITS: Final = 7
PLACE: Final = 127


def hand_with(hand: i64, card: i64) -> i64:
    """The hand with one more card."""
    shift: i64 = 0
    while hand >> shift and (hand >> shift & PLACE) <= card:
        shift += BITS
    above = hand >> shift
    below = hand - (above << shift)
    return below + (card + 1 << shift) + (above << shift + BITS)


def hand_without(hand: i64, card: i64) -> i64:
    """The hand without a card that is in it."""
    shift: i64 = 0
    while (hand >> shift & PLACE) != card + 1:
        shift += BITS
    above = hand >> shift
    below = hand - (above << shift)
    return below + (above >> BITS << shift)


def card_at(hand: i64, place: i64) -> i64:
    """The card at a place, from 0 for the lowest."""
    return (hand >> place * BITS & PLACE) - 1


def num_cards(hand: i64) -> i64:
    count: i64 = 0
    while hand:
        hand >>= BITS
        count += 1
    return count


def cards_in(hand: int) -> list[int]:
    """The cards of a hand, in ascending order."""
    cards: list[int] = []
    while hand:
        cards.append((hand & PLACE) - 1)
        hand >>= BITS
    return cards


def hand_of_cards(cards: list[int]) -> int:
    hand = 0
    for card in cards:
        hand = hand_with(hand, card)
    return hand
