"""Exchange: once a match, before bidding, discard a card face up and draw another.

It is public and resolved in the order of announcement: an ordinary action during a sealed choice.
"""

from polis.kernel.recorder import Recorder
from tests.toys.sealed_bids.actions import EXCHANGE_CARD, card_of, with_cards
from tests.toys.sealed_bids.events import CardExchanged
from tests.toys.sealed_bids.rules import draw, memory
from tests.toys.sealed_bids.state import BidsState


def legal(state: BidsState, seat: int) -> list[int]:
    if state.exchanged[seat] or not state.config.exchange:
        return []
    return with_cards(EXCHANGE_CARD, state.hands[seat])


def apply(state: BidsState, seat: int, action: int, out: Recorder | None) -> None:
    card = card_of(action)
    state.hands[seat].remove(card)
    state.discards.append(card)
    state.exchanged[seat] = 1
    memory.see(state, card)
    if out is not None:
        out.record(CardExchanged(seat, card))
    draw.resolve(state, seat, out)
