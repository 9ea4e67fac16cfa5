"""A turn: reveal the choice and do what card and tile say, or fall back. Rules G3.9-G3.12, G7."""

from polis.games.ginkgopolis.components import HAND, NOTHING, is_letter
from polis.games.ginkgopolis.events import ChoiceRevealed, FellBack
from polis.games.ginkgopolis.rules import construct, exploit, urbanize
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.event import Event


def resolve(state: GinkgoState, seat: int, out: list[Event] | None) -> None:
    card = state.chosen_card[seat]
    tile = state.chosen_tile[seat]
    state.chosen_card[seat] = NOTHING
    state.chosen_tile[seat] = NOTHING
    if tile != NOTHING:
        state.shown[seat] &= ~(1 << tile)
    _leave_hand(state, seat, card)
    if out is not None:
        out.append(ChoiceRevealed(seat, card, tile))
    if tile == NOTHING:
        exploit.resolve(state, seat, card, out)
    elif not can_build(state, seat, card, tile):
        _fall_back(state, seat, card, tile, out)
    elif is_letter(card):
        urbanize.resolve(state, seat, card, tile, out)
    else:
        construct.resolve(state, seat, card, tile, out)


def can_build(state: GinkgoState, seat: int, card: int, tile: int) -> bool:
    if is_letter(card):
        return urbanize.can_pay(state, seat)
    return construct.can_pay(state, seat, state.tops.index(card), tile)


def _fall_back(
    state: GinkgoState, seat: int, card: int, tile: int, out: list[Event] | None
) -> None:
    """The tile goes back to the stock, and all have seen it (G7.1, G14.3)."""
    state.tiles[seat] |= 1 << tile
    state.shown[seat] |= 1 << tile
    if out is not None:
        out.append(FellBack(seat, tile))
    exploit.resolve(state, seat, card, out)


def _leave_hand(state: GinkgoState, seat: int, card: int) -> None:
    """Take a card out of the hand; the others move up, in ascending order."""
    hands = state.hands
    last = HAND * seat + HAND - 1
    i = HAND * seat
    while hands[i] != card:
        i += 1
    while i < last:
        hands[i] = hands[i + 1]
        i += 1
    hands[last] = NOTHING
