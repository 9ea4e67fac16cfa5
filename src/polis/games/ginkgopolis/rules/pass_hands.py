"""The end of a round: hands go to the left, everybody draws one card. Rules G3.13-G3.15."""

from polis.games.ginkgopolis.components import HAND, NOTHING
from polis.games.ginkgopolis.events import CardsReceived
from polis.games.ginkgopolis.rules.rebuild_deck import draw_card
from polis.games.ginkgopolis.state import TRIO, GinkgoState, hand_of
from polis.kernel.event import Event


def pass_left(state: GinkgoState) -> None:
    """Every hand goes to the left neighbour; the giver remembers it (G14.5)."""
    hands = state.hands
    passed: list[int] = []
    for first in range(0, len(hands), HAND):
        passed.extend(hands[first : first + TRIO])
    state.passed = passed
    state.hands = hands[-HAND:] + hands[:-HAND]


def resolve(state: GinkgoState, out: list[Event] | None) -> None:
    seats = state.config.seats
    pass_left(state)
    state.first = (state.first + 1) % seats
    for i in range(seats):
        seat = (state.first + i) % seats
        draw_up(state, seat, HAND, out)


def draw_up(state: GinkgoState, side: int, size: int, out: list[Event] | None) -> None:
    """Draw until the hand has `size` cards, and tell the owner what the hand is now."""
    first = HAND * side
    for place in range(first, first + size):
        if state.hands[place] == NOTHING:
            _insert(state.hands, first, place, draw_card(state, out))
    if out is not None and side < state.config.seats:
        out.append(CardsReceived(side, tuple(hand_of(state, side))))


def _insert(hands: list[int], first: int, place: int, card: int) -> None:
    """Put a card into a hand, in ascending order; `place` is the first free one."""
    while place > first and hands[place - 1] > card:
        hands[place] = hands[place - 1]
        place -= 1
    hands[place] = card


def forget_passed(state: GinkgoState, giver: int) -> None:
    """The cards that a seat passed on have left the neighbour's hand in the open."""
    for i in range(TRIO):
        state.passed[TRIO * giver + i] = NOTHING
