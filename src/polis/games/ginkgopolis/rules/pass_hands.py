"""The end of a round: hands go to the left, all players draw one card. Rules G3.13-G3.15."""

from typing import Final

from polis.games.ginkgopolis.components import HAND
from polis.games.ginkgopolis.events import CardsReceived
from polis.games.ginkgopolis.hands import cards_in, hand_with, num_cards
from polis.games.ginkgopolis.rules.rebuild_deck import draw_card
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.recorder import Recorder

PASSES_TO: Final = 1  # the seat to the left of seat 0


def pass_left(state: GinkgoState) -> None:
    """Pass every hand to the left neighbour. The giver remembers the cards (G14.5)."""
    hand = state.sides[-PASSES_TO].hand
    for side in state.sides:
        side.passed = side.hand
        side.hand = hand
        hand = side.passed


def resolve(state: GinkgoState, out: Recorder | None) -> None:
    seats = state.config.seats
    pass_left(state)
    state.first = (state.first + 1) % seats
    for i in range(seats):
        seat = (state.first + i) % seats
        draw_up(state, seat, HAND, out)


def draw_up(state: GinkgoState, side: int, size: int, out: Recorder | None) -> None:
    """Draw until the hand has `size` cards, and tell the owner what the hand is now."""
    owner = state.sides[side]
    for _ in range(size - num_cards(owner.hand)):
        owner.hand = hand_with(owner.hand, draw_card(state, out))
    if out is not None and side < state.config.seats:
        out.record(CardsReceived(side, tuple(cards_in(owner.hand))))


def forget_passed(state: GinkgoState, giver: int) -> None:
    """Forget the cards that a seat passed on: the neighbour has discarded them face up."""
    state.sides[giver].passed = 0
