"""The view of a seat, field by field. Spectators see the public fields."""

from dataclasses import dataclass

from polis.kernel.frozen import Frozen
from tests.toys.sealed_bids.components import NOTHING
from tests.toys.sealed_bids.config import BidsConfig
from tests.toys.sealed_bids.state import BidsState


@dataclass(frozen=True, slots=True)
class BidsView(Frozen):
    config: BidsConfig
    seat: int | None
    waiting: int
    agenda: tuple[int, ...]
    question: int
    lots_left: int
    lot: int
    has_bid: tuple[bool, ...]
    hand_sizes: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    exchanged: tuple[int, ...]
    # known only to this seat
    hand: tuple[int, ...]
    bid: int
    remembered: tuple[int, ...]  # cards that the left neighbour must still hold


def view(state: BidsState, seat: int | None) -> BidsView:
    return BidsView(
        config=state.config,
        seat=seat,
        waiting=state.waiting,
        agenda=tuple(state.agenda),
        question=state.question,
        lots_left=state.lots_left,
        lot=state.lot,
        has_bid=tuple(bid != NOTHING for bid in state.bids),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        won=tuple(tuple(cards) for cards in state.won),
        discards=tuple(state.discards),
        exchanged=tuple(state.exchanged),
        hand=() if seat is None else tuple(state.hands[seat]),
        bid=NOTHING if seat is None else state.bids[seat],
        remembered=() if seat is None else tuple(sorted(state.remembered[seat])),
    )


def visible_cards(view: BidsView) -> set[int]:
    """The cards whose place the view shows."""
    cards = {view.lot, view.bid, *view.hand, *view.discards, *view.remembered}
    return cards.union(*view.won) - {NOTHING}
