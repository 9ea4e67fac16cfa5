"""Draw: take a card from the deck."""

from polis.kernel.event import Event
from tests.toys.sealed_bids.events import CardDrawn
from tests.toys.sealed_bids.state import BidsState


def resolve(state: BidsState, seat: int, out: list[Event] | None) -> None:
    card = state.rng.draw(state.deck)
    state.hands[seat].append(card)
    state.hands[seat].sort()
    if out is not None:
        out.append(CardDrawn(seat, card))
