"""The end of a round: hands go to the left, everybody draws one card. Rules G3.13-G3.15."""

from polis.games.ginkgopolis.components import HAND, NOTHING
from polis.games.ginkgopolis.events import CardsReceived
from polis.games.ginkgopolis.rules.rebuild_deck import draw_card
from polis.games.ginkgopolis.state import TRIO, GinkgoState, hand_of, put_hand
from polis.kernel.event import Event


def pass_left(state: GinkgoState) -> None:
    """Every hand goes to the left neighbour; the giver remembers it (G14.5)."""
    seats = state.config.seats
    hands = [hand_of(state, seat) for seat in range(seats)]
    for seat in range(seats):
        cards = hands[seat]
        for i in range(TRIO):
            state.passed[TRIO * seat + i] = cards[i] if i < len(cards) else NOTHING
        put_hand(state, (seat + 1) % seats, cards)


def resolve(state: GinkgoState, out: list[Event] | None) -> None:
    seats = state.config.seats
    pass_left(state)
    state.first = (state.first + 1) % seats
    for i in range(seats):
        seat = (state.first + i) % seats
        draw_up(state, seat, HAND, out)


def draw_up(state: GinkgoState, side: int, size: int, out: list[Event] | None) -> None:
    """Draw until the hand has `size` cards, and tell the owner what the hand is now."""
    cards = hand_of(state, side)
    while len(cards) < size:
        cards.append(draw_card(state, out))
    put_hand(state, side, cards)
    if out is not None and side < state.config.seats:
        out.append(CardsReceived(side, tuple(cards)))


def forget_passed(state: GinkgoState, giver: int) -> None:
    """The cards that a seat passed on have left the neighbour's hand in the open."""
    for i in range(TRIO):
        state.passed[TRIO * giver + i] = NOTHING
