"""The auction: turn up a lot; when all have bid, the highest card wins it."""

from polis.kernel.recorder import TABLE, Recorder
from tests.toys.sealed_bids.components import NOTHING
from tests.toys.sealed_bids.events import BidsRevealed, LotTurnedUp, LotWon
from tests.toys.sealed_bids.rules import memory
from tests.toys.sealed_bids.state import BidsState


def turn_up(state: BidsState, out: Recorder | None) -> None:
    if out is not None:
        out.begin_beat(state, TABLE)
    state.lot = state.rng.draw(state.deck)
    state.lots_left -= 1
    if out is not None:
        out.record(LotTurnedUp(state.lot))


def sell(state: BidsState, out: Recorder | None) -> int:
    """Reveal the bids, hand over the lot and return the seat that won it."""
    bids = state.bids
    winner = bids.index(max(bids))
    if out is not None:
        out.begin_beat(state, TABLE)
        out.record(BidsRevealed(tuple(bids)))
        out.record(LotWon(winner, state.lot))
    for card in bids:
        memory.see(state, card)
    state.discards += bids
    state.bids = [NOTHING] * state.config.seats
    state.won[winner].append(state.lot)
    state.lot = NOTHING
    return winner
