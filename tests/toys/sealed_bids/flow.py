"""The order of decisions. Pending work is data: a task is an int made of a kind and a seat."""

from typing import Final

from polis.kernel.game import Action, Seat
from polis.kernel.recorder import Recorder
from tests.toys.sealed_bids.actions import EXCHANGE_CARD, GIVE_CARD
from tests.toys.sealed_bids.config import BidsConfig
from tests.toys.sealed_bids.rules import auction, bid, draw, exchange, give
from tests.toys.sealed_bids.state import BID, GIVE, BidsState

TURN_UP: Final = 0
ASK_BIDS: Final = 1
SELL: Final = 2
ASK_GIVE: Final = 3
DRAW: Final = 4

_SEATS: Final = 8  # above the maximum; task = kind * _SEATS + seat


def max_steps(config: BidsConfig) -> int:
    exchanges = config.seats if config.exchange else 0
    return config.lots * (config.seats + 1) + exchanges


def legal_actions(state: BidsState, seat: Seat) -> list[Action]:
    if not state.waiting >> seat & 1:
        return []
    if state.question == GIVE:
        return give.legal(state, seat)
    return bid.legal(state, seat) + exchange.legal(state, seat)


def apply(state: BidsState, seat: Seat, action: Action, out: Recorder | None) -> None:
    if action >= GIVE_CARD:
        give.apply(state, seat, action, out)
    elif action >= EXCHANGE_CARD:
        exchange.apply(state, seat, action, out)
    else:
        bid.apply(state, seat, action, out)
    advance(state, out)


def plan_round(state: BidsState) -> None:
    state.agenda += [SELL * _SEATS, ASK_BIDS * _SEATS, TURN_UP * _SEATS]


def advance(state: BidsState, out: Recorder | None) -> None:
    """Run tasks until a seat must decide or no task is left."""
    while state.waiting == 0 and state.agenda:
        kind, seat = divmod(state.agenda.pop(), _SEATS)
        if kind == TURN_UP:
            auction.turn_up(state, out)
        elif kind == ASK_BIDS:
            _ask(state, BID, (1 << state.config.seats) - 1)
        elif kind == SELL:
            _go_on(state, auction.sell(state, out))
        elif kind == ASK_GIVE:
            _ask(state, GIVE, 1 << seat)
        else:
            draw.resolve(state, seat, out)


def _ask(state: BidsState, question: int, seats: int) -> None:
    state.question = question
    state.waiting = seats


def _go_on(state: BidsState, winner: int) -> None:
    """Continue with the next lot; after the last one no card is given or drawn."""
    if state.lots_left:
        plan_round(state)
        state.agenda += [DRAW * _SEATS + winner, ASK_GIVE * _SEATS + winner]
