"""Whether a position that was read from text can be at all. Raises BadNotation.

A position written by hand may leave much out (what lies under a building, unused cards), so this
finds what is impossible, not what is unlikely.
"""

from polis.games.ginkgopolis.components import FIRST_LETTER, NOTHING, NUM_TILES, tiles_in
from polis.games.ginkgopolis.state import GinkgoState, hand_of
from polis.kernel.errors import BadNotation


def check(state: GinkgoState) -> None:
    seats = state.config.seats
    _demand(0 <= state.first < seats, f"the first player cannot be seat {state.first}")
    _demand(state.waiting < 1 << seats, f"there are only {seats} seats to wait for")
    _check_city(state)
    _check_tiles(state)
    for side in range(state.config.sides):
        _check_side(state, side)


def _demand(holds: bool, complaint: str) -> None:
    if not holds:
        raise BadNotation(complaint)


def _check_city(state: GinkgoState) -> None:
    _demand(len(state.cells) > 0, "a city without buildings")
    _demand(len(set(state.cells)) == len(state.cells), "two buildings share a cell")
    _demand(min(state.heights) >= 1, "a building without floors")
    _demand(max(state.owners) < state.config.sides, "a building belongs to nobody at the table")


def _check_tiles(state: GinkgoState) -> None:
    """A loose tile lies in one place only, and letters are not tiles."""
    tiles = [*state.supply, *tiles_in(state.removed)]
    for side in range(state.config.sides):
        tiles += tiles_in(state.tiles[side])
        if state.chosen_tile[side] != NOTHING:
            tiles.append(state.chosen_tile[side])
    _demand(
        all(tile < NUM_TILES for tile in (*tiles, *state.tops)),
        "a card stands where a tile must be",
    )
    _demand(len(set(tiles)) == len(tiles), "a tile lies in two places")


def _check_side(state: GinkgoState, side: int) -> None:
    amounts = (state.resources[side], state.pool[side], state.points[side], state.tokens[side])
    _demand(min(amounts) >= 0, f"side {side} has less than nothing")
    hand = hand_of(state, side)
    card = state.chosen_card[side]
    _demand(card == NOTHING or card in hand, f"side {side} has chosen a card it does not hold")
    names_a_top = card == NOTHING or card >= FIRST_LETTER or card in state.tops
    _demand(names_a_top, f"side {side} has chosen the card of a tile that is not on top")
