"""The score: cards won score their numbers, an exchange costs points. Ties: more lots win."""

from polis.kernel.message import message
from polis.kernel.score import ScoreLine, Standing
from tests.toys.sealed_bids.components import EXCHANGE_COST, card_parts
from tests.toys.sealed_bids.state import BidsState
from tests.toys.sealed_bids.view import BidsView


def result(state: BidsState) -> list[tuple[int, ...]]:
    return [(points(state, seat), len(state.won[seat])) for seat in range(state.config.seats)]


def points(state: BidsState, seat: int) -> int:
    return sum(state.won[seat]) - EXCHANGE_COST * state.exchanged[seat]


def sheet(seen: BidsState | BidsView, seat: int) -> list[ScoreLine]:
    won = seen.won[seat]
    return [
        ScoreLine(message("line-lots"), sum(won), card_parts(won)),
        ScoreLine(message("line-exchange"), -EXCHANGE_COST * seen.exchanged[seat]),
    ]


def standings(view: BidsView) -> list[Standing]:
    """The standings; everything that scores is public."""
    return [Standing(seat, tuple(sheet(view, seat))) for seat in range(view.config.seats)]
