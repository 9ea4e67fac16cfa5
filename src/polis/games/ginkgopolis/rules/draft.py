"""The draft: keep one character of a packet, pass the rest to the left, three times. Rules G2.9.

Packets are the hands; a sealed pick is the chosen card, as in a round.
"""

from polis.games.ginkgopolis import setup
from polis.games.ginkgopolis.actions import PICK_CARD
from polis.games.ginkgopolis.components import NOTHING
from polis.games.ginkgopolis.events import CharacterKept, PacketReceived
from polis.games.ginkgopolis.rules.pass_hands import pass_left
from polis.games.ginkgopolis.state import TRIO, GinkgoState, everyone, hand_of, put_hand
from polis.kernel.event import Event


def legal(state: GinkgoState, seat: int) -> list[int]:
    return [PICK_CARD + card for card in hand_of(state, seat)]


def apply(state: GinkgoState, seat: int, action: int, out: list[Event] | None) -> None:
    state.chosen_card[seat] = action - PICK_CARD
    state.waiting &= ~(1 << seat)
    if out is not None:
        out.append(CharacterKept(seat, action - PICK_CARD))
    if not state.waiting:
        _pass_packets(state, out)


def _pass_packets(state: GinkgoState, out: list[Event] | None) -> None:
    kept = 0
    for seat in range(state.config.seats):
        kept = _keep(state, seat)
    if kept == TRIO:
        _put_the_rest_in_the_box(state)
        setup.finish(state, out)
        return
    pass_left(state)
    state.waiting = everyone(state)
    if out is not None:
        for seat in range(state.config.seats):
            out.append(PacketReceived(seat, tuple(hand_of(state, seat))))


def _keep(state: GinkgoState, seat: int) -> int:
    """Move the pick from the packet to the characters; how many the seat now has."""
    card = state.chosen_card[seat]
    state.chosen_card[seat] = NOTHING
    cards = hand_of(state, seat)
    cards.remove(card)
    put_hand(state, seat, cards)
    start = TRIO * seat
    kept = [c for c in state.characters[start : start + TRIO] if c != NOTHING]
    kept.append(card)
    for i in range(len(kept)):
        state.characters[start + i] = kept[i]
    return len(kept)


def _put_the_rest_in_the_box(state: GinkgoState) -> None:
    for seat in range(state.config.seats):
        put_hand(state, seat, [])
        for i in range(TRIO):
            state.passed[TRIO * seat + i] = NOTHING
