"""Bid: lay a card of the hand face down. It stays secret until all have bid."""

from polis.kernel.recorder import Recorder
from tests.toys.sealed_bids.actions import BID_CARD, card_of, with_cards
from tests.toys.sealed_bids.events import BidSealed
from tests.toys.sealed_bids.state import BidsState


def legal(state: BidsState, seat: int) -> list[int]:
    return with_cards(BID_CARD, state.hands[seat])


def apply(state: BidsState, seat: int, action: int, out: Recorder | None) -> None:
    card = card_of(action)
    state.hands[seat].remove(card)
    state.bids[seat] = card
    state.waiting &= ~(1 << seat)
    if out is not None:
        out.record(BidSealed(seat, card))
