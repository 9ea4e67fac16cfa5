"""Choosing: a card, face down, and a tile on it or none; or first a new hand. Rules G3.1-G3.8."""

from polis.games.ginkgopolis.actions import NEW_HAND, NO_TILE, PICK_CARD, PICK_TILE
from polis.games.ginkgopolis.agenda import END_ROUND, HAL_TURN, TURN, task
from polis.games.ginkgopolis.components import NOTHING, tiles_in
from polis.games.ginkgopolis.events import CardPicked, ChoiceSealed
from polis.games.ginkgopolis.rules import new_hand
from polis.games.ginkgopolis.state import NO_QUESTION, GinkgoState, hand_of
from polis.kernel.event import Event


def legal(state: GinkgoState, seat: int) -> list[int]:
    if state.chosen_card[seat] == NOTHING:
        return _cards(state, seat)
    actions = [NO_TILE]
    for tile in tiles_in(state.tiles[seat]):
        actions.append(PICK_TILE + tile)
    return actions


def _cards(state: GinkgoState, seat: int) -> list[int]:
    actions = [PICK_CARD + card for card in hand_of(state, seat)]
    if state.tokens[seat]:
        actions.append(NEW_HAND)
    return actions


def apply(state: GinkgoState, seat: int, action: int, out: list[Event] | None) -> None:
    if action == NEW_HAND:
        new_hand.resolve(state, seat, out)
    elif action < NEW_HAND:
        _pick_card(state, seat, action - PICK_CARD, out)
    else:
        if action != NO_TILE:
            state.chosen_tile[seat] = action - PICK_TILE
            state.tiles[seat] &= ~(1 << (action - PICK_TILE))
        _seal(state, seat, out)


def _pick_card(state: GinkgoState, seat: int, card: int, out: list[Event] | None) -> None:
    state.chosen_card[seat] = card
    if not state.tiles[seat]:
        _seal(state, seat, out)  # without tiles there is nothing more to ask (G14.6)
    elif out is not None:
        out.append(CardPicked(seat, card))


def _seal(state: GinkgoState, seat: int, out: list[Event] | None) -> None:
    state.waiting &= ~(1 << seat)
    if out is not None:
        out.append(ChoiceSealed(seat, state.chosen_card[seat], state.chosen_tile[seat]))
    if not state.waiting:
        _schedule_turns(state)


def _schedule_turns(state: GinkgoState) -> None:
    """Everybody has chosen: act clockwise from the first player (G3.9), then end the round."""
    state.question = NO_QUESTION
    seats = state.config.seats
    state.agenda.append(task(END_ROUND, 0, 0))
    if seats == 1:
        state.agenda.append(task(HAL_TURN, 1, 0))
    for i in range(seats - 1, -1, -1):
        state.agenda.append(task(TURN, (state.first + i) % seats, 0))
