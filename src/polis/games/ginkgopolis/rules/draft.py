"""The draft: keep one character of a packet, pass the rest to the left, three times. Rules G2.9.

Packets are the hands; a sealed pick is the chosen card, as in a round.
"""

from polis.games.ginkgopolis import setup
from polis.games.ginkgopolis.actions import PICK_CARD
from polis.games.ginkgopolis.components import NOTHING
from polis.games.ginkgopolis.events import CharacterKept, PacketReceived
from polis.games.ginkgopolis.hands import hand_without
from polis.games.ginkgopolis.rules.pass_hands import pass_left
from polis.games.ginkgopolis.state import (
    NO_QUESTION,
    TRIO,
    GinkgoState,
    everyone,
    hand_of,
)
from polis.kernel.recorder import TABLE, Recorder


def legal(state: GinkgoState, seat: int) -> list[int]:
    return [PICK_CARD + card for card in hand_of(state, seat)]


def apply(state: GinkgoState, seat: int, action: int, out: Recorder | None) -> None:
    state.sides[seat].chosen_card = action - PICK_CARD
    state.waiting &= ~(1 << seat)
    if out is not None:
        out.record(CharacterKept(seat, action - PICK_CARD))
    if not state.waiting:
        _pass_packets(state, out)


def _pass_packets(state: GinkgoState, out: Recorder | None) -> None:
    if out is not None:
        out.begin_beat(state, TABLE)
    kept = 0
    for seat in range(state.config.seats):
        kept = _keep(state, seat)
    if kept == TRIO:
        _put_the_rest_in_the_box(state)
        state.question = NO_QUESTION  # from now on all see the characters
        setup.finish(state, out)
        return
    pass_left(state)
    state.waiting = everyone(state)
    if out is not None:
        for seat in range(state.config.seats):
            out.record(PacketReceived(seat, tuple(hand_of(state, seat))))


def _keep(state: GinkgoState, seat: int) -> int:
    """Move the pick from the packet to the characters. Return how many the seat now has."""
    card = state.sides[seat].chosen_card
    state.sides[seat].chosen_card = NOTHING
    state.sides[seat].hand = hand_without(state.sides[seat].hand, card)
    start = TRIO * seat
    kept = [c for c in state.characters[start : start + TRIO] if c != NOTHING]
    kept.append(card)
    for i in range(len(kept)):
        state.characters[start + i] = kept[i]
    return len(kept)


def _put_the_rest_in_the_box(state: GinkgoState) -> None:
    for seat in range(state.config.seats):
        state.sides[seat].hand = 0
        state.sides[seat].passed = 0
