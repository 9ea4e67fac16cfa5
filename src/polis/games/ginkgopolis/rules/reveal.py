"""A turn: reveal the choice and do what card and tile say, or fall back. Rules G3.9-G3.12, G7."""

from polis.games.ginkgopolis.components import NOTHING, is_letter
from polis.games.ginkgopolis.events import ChoiceRevealed, FellBack
from polis.games.ginkgopolis.geometry import building_with
from polis.games.ginkgopolis.hands import hand_without
from polis.games.ginkgopolis.rules import construct, exploit, urbanize
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.recorder import Recorder


def resolve(state: GinkgoState, seat: int, out: Recorder | None) -> None:
    side = state.sides[seat]
    card = side.chosen_card
    tile = side.chosen_tile
    side.chosen_card = NOTHING
    side.chosen_tile = NOTHING
    if tile != NOTHING and state.shown[seat]:
        state.shown[seat] &= ~(1 << tile)
    side.hand = hand_without(side.hand, card)
    if out is not None:
        out.record(ChoiceRevealed(seat, card, tile))
    building = NOTHING if is_letter(card) else building_with(state.tops, card)
    if tile == NOTHING:
        exploit.resolve(state, seat, card, building, out)
    elif not can_build(state, seat, building, tile):
        _fall_back(state, seat, tile, out)
        exploit.resolve(state, seat, card, building, out)
    elif building == NOTHING:
        urbanize.resolve(state, seat, card, tile, out)
    else:
        construct.resolve(state, seat, building, tile, out)


def can_build(state: GinkgoState, seat: int, building: int, tile: int) -> bool:
    """Whether the seat can pay for a floor, or for a new building (NOTHING)."""
    if building == NOTHING:
        return urbanize.can_pay(state, seat)
    return construct.can_pay(state, seat, building, tile)


def lacking(state: GinkgoState, seat: int, card: int, tile: int) -> tuple[int, int]:
    """How many resources and points the seat is short of to build."""
    if is_letter(card):
        return max(0, urbanize.RESOURCES_NEEDED - state.sides[seat].resources), 0
    building = building_with(state.tops, card)
    resources = construct.resources_needed(state, seat, building, tile)
    points = construct.points_to_pay(state, building, tile)
    return max(0, resources - state.sides[seat].resources), max(
        0, points - state.sides[seat].points
    )


def _fall_back(state: GinkgoState, seat: int, tile: int, out: Recorder | None) -> None:
    """Return the tile to the stock; all players have seen it (G7.1, G14.3)."""
    state.sides[seat].tiles |= 1 << tile
    state.shown[seat] |= 1 << tile
    if out is not None:
        out.record(FellBack(seat, tile))
