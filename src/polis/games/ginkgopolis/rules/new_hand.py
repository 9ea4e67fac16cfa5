"""New Hand: spend a token, discard all four cards, draw four. Rules G3.4-G3.8."""

from polis.games.ginkgopolis.components import HAND
from polis.games.ginkgopolis.events import HandRenewed
from polis.games.ginkgopolis.rules.pass_hands import draw_up, forget_passed
from polis.games.ginkgopolis.state import GinkgoState, hand_of, put_hand
from polis.kernel.event import Event


def resolve(state: GinkgoState, seat: int, out: list[Event] | None) -> None:
    state.tokens[seat] -= 1
    cards = hand_of(state, seat)
    state.discard.extend(cards)
    put_hand(state, seat, [])
    seats = state.config.seats
    forget_passed(state, (seat + seats - 1) % seats)
    if out is not None:
        out.append(HandRenewed(seat, tuple(cards)))
    draw_up(state, seat, HAND, out)
