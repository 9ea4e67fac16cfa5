"""Give: the winner passes a card of the hand to the left neighbour, in secret."""

from polis.kernel.recorder import Recorder
from tests.toys.sealed_bids.actions import GIVE_CARD, card_of, with_cards
from tests.toys.sealed_bids.events import CardGiven, CardReceived
from tests.toys.sealed_bids.rules import memory
from tests.toys.sealed_bids.state import BidsState


def legal(state: BidsState, seat: int) -> list[int]:
    return with_cards(GIVE_CARD, state.hands[seat])


def apply(state: BidsState, seat: int, action: int, out: Recorder | None) -> None:
    card = card_of(action)
    receiver = state.left_of(seat)
    state.hands[seat].remove(card)
    state.hands[receiver].append(card)
    state.hands[receiver].sort()
    state.waiting = 0
    memory.give(state, seat, card)
    if out is not None:
        out.record(CardGiven(seat, receiver, card))
        out.record(CardReceived(receiver, seat, card))
