"""Choose a card, face down, with or without a tile; before that, a new hand. Rules G3.1-G3.8."""

from polis.games.ginkgopolis.actions import NEW_HAND, NO_TILE, PICK_CARD, PICK_TILE
from polis.games.ginkgopolis.agenda import END_ROUND, HAL_TURN, TURN, task
from polis.games.ginkgopolis.components import NOTHING, member_at, num_in, tiles_in
from polis.games.ginkgopolis.events import CardPicked, ChoiceSealed
from polis.games.ginkgopolis.hands import card_at, cards_in, num_cards
from polis.games.ginkgopolis.rules import new_hand
from polis.games.ginkgopolis.state import NO_QUESTION, GinkgoState
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng


def legal(state: GinkgoState, seat: int) -> list[int]:
    side = state.sides[seat]
    if side.chosen_card == NOTHING:
        actions = [PICK_CARD + card for card in cards_in(side.hand)]
        if side.tokens:
            actions.append(NEW_HAND)
        return actions
    actions = [NO_TILE]
    for tile in tiles_in(side.tiles):
        actions.append(PICK_TILE + tile)
    return actions


def pick(state: GinkgoState, seat: int, rng: Rng) -> int:
    """A random one of the legal actions, without their list."""
    side = state.sides[seat]
    if side.chosen_card == NOTHING:
        cards = num_cards(side.hand)
        place = rng.below(cards + 1 if side.tokens else cards)
        return NEW_HAND if place == cards else PICK_CARD + card_at(side.hand, place)
    place = rng.below(num_in(side.tiles) + 1)
    return NO_TILE if place == 0 else PICK_TILE + member_at(side.tiles, place - 1)


def apply(state: GinkgoState, seat: int, action: int, out: Recorder | None) -> None:
    if action == NEW_HAND:
        new_hand.resolve(state, seat, out)
    elif action < NEW_HAND:
        _pick_card(state, seat, action - PICK_CARD, out)
    else:
        if action != NO_TILE:
            side = state.sides[seat]
            side.chosen_tile = action - PICK_TILE
            side.tiles ^= 1 << side.chosen_tile
        _seal(state, seat, out)


def _pick_card(state: GinkgoState, seat: int, card: int, out: Recorder | None) -> None:
    side = state.sides[seat]
    side.chosen_card = card
    if not side.tiles:
        _seal(state, seat, out)  # without tiles there is nothing more to ask (G14.6)
    elif out is not None:
        out.record(CardPicked(seat, card))


def _seal(state: GinkgoState, seat: int, out: Recorder | None) -> None:
    state.waiting &= ~(1 << seat)
    if out is not None:
        side = state.sides[seat]
        out.record(ChoiceSealed(seat, side.chosen_card, side.chosen_tile))
    if not state.waiting:
        _schedule_turns(state)


def _schedule_turns(state: GinkgoState) -> None:
    """Schedule the turns clockwise from the first player (G3.9), then the end of the round."""
    state.question = NO_QUESTION
    seats = state.config.seats
    state.agenda.append(task(END_ROUND, 0, 0))
    if seats == 1:
        state.agenda.append(task(HAL_TURN, 1, 0))
    for i in range(seats - 1, -1, -1):
        state.agenda.append(task(TURN, (state.first + i) % seats, 0))
