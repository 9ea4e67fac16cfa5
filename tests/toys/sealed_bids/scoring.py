"""The score: cards won count their numbers, an exchange costs points. Ties: more lots win."""

from polis.kernel.message import ScoreLine, message
from tests.toys.sealed_bids.components import EXCHANGE_COST, card_parts
from tests.toys.sealed_bids.state import BidsState


def result(state: BidsState) -> list[tuple[int, ...]]:
    return [(points(state, seat), len(state.won[seat])) for seat in range(state.config.seats)]


def points(state: BidsState, seat: int) -> int:
    return sum(state.won[seat]) - EXCHANGE_COST * state.exchanged[seat]


def sheet(state: BidsState, seat: int) -> list[ScoreLine]:
    won = state.won[seat]
    return [
        ScoreLine(message("line-lots"), sum(won), card_parts(won)),
        ScoreLine(message("line-exchange"), -EXCHANGE_COST * state.exchanged[seat]),
    ]
