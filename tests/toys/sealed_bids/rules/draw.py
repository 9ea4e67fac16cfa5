"""Draw: take a card from the deck."""

from polis.kernel.recorder import Recorder
from tests.toys.sealed_bids.events import CardDrawn
from tests.toys.sealed_bids.state import BidsState


def resolve(state: BidsState, seat: int, out: Recorder | None) -> None:
    card = state.rng.draw(state.deck)
    state.hands[seat].append(card)
    state.hands[seat].sort()
    if out is not None:
        out.record(CardDrawn(seat, card))
