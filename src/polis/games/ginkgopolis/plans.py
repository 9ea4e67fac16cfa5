"""The plans of a seat: card and tile together, a set of tiles to return, a single answer."""

from polis.games.ginkgopolis import flow
from polis.games.ginkgopolis.actions import (
    GIVE_DONE,
    GIVE_TILE,
    NEW_HAND,
    NO_TILE,
    PICK_CARD,
    PICK_TILE,
)
from polis.games.ginkgopolis.components import NOTHING, is_letter, number_of, tiles_in
from polis.games.ginkgopolis.geometry import building_with
from polis.games.ginkgopolis.hands import cards_in
from polis.games.ginkgopolis.rules.reveal import can_build
from polis.games.ginkgopolis.state import CHOOSE, RETURN, GinkgoState
from polis.kernel.mind import Plan


def plans(state: GinkgoState, seat: int) -> list[Plan]:
    """The plans worth a thought. A tile that the seat cannot pay for now is not worth one."""
    if state.question == CHOOSE:
        return _choices(state, seat)
    if state.question == RETURN:
        return _returns(state, seat)
    return [[action] for action in flow.legal_actions(state, seat)]


def _choices(state: GinkgoState, seat: int) -> list[Plan]:
    side = state.sides[seat]
    found: list[Plan] = []
    tiles = tiles_in(side.tiles)
    if side.chosen_card != NOTHING:
        _add_uses(state, seat, side.chosen_card, tiles, [], found)
        return found
    for card in cards_in(side.hand):
        if tiles:
            _add_uses(state, seat, card, tiles, [PICK_CARD + card], found)
        else:
            found.append([PICK_CARD + card])
    if side.tokens:
        found.append([NEW_HAND])
    return found


def _add_uses(
    state: GinkgoState, seat: int, card: int, tiles: list[int], begin: Plan, found: list[Plan]
) -> None:
    """The card alone, and with each tile that the seat can pay for."""
    found.append(begin + [NO_TILE])
    building = NOTHING if is_letter(card) else building_with(state.tops, card)
    for tile in tiles:
        if can_build(state, seat, building, tile):
            found.append(begin + [PICK_TILE + tile])


def _returns(state: GinkgoState, seat: int) -> list[Plan]:
    """Return nothing more, or all tiles up to a number: the low ones are the least useful."""
    selected = state.selected[seat].bit_length()
    tiles = tiles_in(state.sides[seat].tiles >> selected << selected)
    found: list[Plan] = [[GIVE_DONE]]
    numbers = sorted({int(number_of(tile)) for tile in tiles})
    for highest in numbers:
        plan = [GIVE_TILE + tile for tile in tiles if number_of(tile) <= highest]
        if plan[-1] != GIVE_TILE + tiles[-1]:
            plan.append(GIVE_DONE)  # after the last tile there is nothing more to ask
        found.append(plan)
    return found


# -- sealed choices -------------------------------------------------------------------------------


def sealed_plans(state: GinkgoState, seat: int) -> list[Plan]:
    """What the seat may have chosen: any card, with a tile exactly if one lies there."""
    side = state.sides[seat]
    if state.question != CHOOSE or side.chosen_card == NOTHING or state.waiting >> seat & 1:
        return []
    tiles = tiles_in(side.tiles)
    if side.chosen_tile != NOTHING:
        tiles.append(side.chosen_tile)
    found: list[Plan] = []
    for card in cards_in(side.hand):
        if side.chosen_tile == NOTHING:
            found.append([PICK_CARD + card, NO_TILE])
            continue
        for tile in tiles:
            found.append([PICK_CARD + card, PICK_TILE + tile])
    return found


def reseal(state: GinkgoState, seat: int, plan: Plan) -> None:
    side = state.sides[seat]
    if side.chosen_tile != NOTHING:
        side.tiles |= 1 << side.chosen_tile
        side.chosen_tile = plan[1] - PICK_TILE
        side.tiles ^= 1 << side.chosen_tile
    side.chosen_card = plan[0] - PICK_CARD
