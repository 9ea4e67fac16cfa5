"""New Hand: spend a token, discard all four cards, draw four. Rules G3.4-G3.8."""

from polis.games.ginkgopolis.components import HAND
from polis.games.ginkgopolis.events import HandRenewed
from polis.games.ginkgopolis.hands import cards_in
from polis.games.ginkgopolis.rules.pass_hands import draw_up, forget_passed
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.recorder import Recorder


def resolve(state: GinkgoState, seat: int, out: Recorder | None) -> None:
    side = state.sides[seat]
    side.tokens -= 1
    cards = cards_in(side.hand)
    state.discard.extend(cards)
    side.hand = 0
    seats = state.config.seats
    forget_passed(state, (seat + seats - 1) % seats)
    if out is not None:
        out.record(HandRenewed(seat, tuple(cards)))
    draw_up(state, seat, HAND, out)
