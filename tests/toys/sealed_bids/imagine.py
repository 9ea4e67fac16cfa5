"""A full state that fits a view: the unseen cards are dealt at random."""

from polis.kernel.rng import Rng, seeded
from tests.toys.sealed_bids.components import CARDS
from tests.toys.sealed_bids.state import BidsState
from tests.toys.sealed_bids.view import BidsView, visible_cards


def imagine(view: BidsView, rng: Rng) -> BidsState:
    state = _table(view, seeded(rng.next32()))
    seen = visible_cards(view)
    state.deck = [card for card in range(1, CARDS + 1) if card not in seen]
    for seat in range(view.config.seats):
        if seat == view.seat:
            state.hands[seat] = list(view.hand)
            state.bids[seat] = view.bid
            state.remembered[seat] = list(view.remembered)
        else:
            _deal(state, view, seat, rng)
    return state


def _table(view: BidsView, rng: Rng) -> BidsState:
    """The public part of the state."""
    state = BidsState(view.config, rng)
    state.waiting = view.waiting
    state.agenda = list(view.agenda)
    state.question = view.question
    state.lots_left = view.lots_left
    state.lot = view.lot
    state.won = [list(cards) for cards in view.won]
    state.discards = list(view.discards)
    state.exchanged = list(view.exchanged)
    return state


def _deal(state: BidsState, view: BidsView, seat: int, rng: Rng) -> None:
    """Deal another seat the cards it is known to hold, and random ones for the rest."""
    is_left = view.seat is not None and state.left_of(view.seat) == seat
    hand = list(view.remembered) if is_left else []
    while len(hand) < view.hand_sizes[seat] + view.has_bid[seat]:
        hand.append(rng.draw(state.deck))
    if view.has_bid[seat]:
        state.bids[seat] = rng.draw(hand)
    state.hands[seat] = sorted(hand)
