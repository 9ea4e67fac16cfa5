"""Reject positions that cannot exist. Raises BadNotation.

A position written by hand may leave much out (what lies under a building, unused cards), so this
finds what is impossible, not what is unlikely.
"""

from polis.games.ginkgopolis.components import (
    CARD_NAMES,
    FIRST_LETTER,
    NOTHING,
    NUM_TILES,
    tiles_in,
)
from polis.games.ginkgopolis.state import GinkgoState, hand_of
from polis.kernel.errors import BadNotation


def check(state: GinkgoState) -> None:
    seats = state.config.seats
    _demand(0 <= state.first < seats, f"the first player cannot be seat {state.first}")
    _demand(state.waiting < 1 << seats, f"there are only {seats} seats to wait for")
    _check_city(state)
    _check_tiles(state)
    _check_piles(state)
    for side in range(state.config.sides):
        _check_side(state, side)


def _demand(holds: bool, complaint: str) -> None:
    if not holds:
        raise BadNotation(complaint)


def _check_city(state: GinkgoState) -> None:
    _demand(len(state.cells) > 0, "a city without buildings")
    _demand(len(set(state.cells)) == len(state.cells), "two buildings share a cell")
    _demand(min(state.heights) >= 1, "a building without floors")
    _demand(max(state.owners) < state.config.sides, "a building has an unknown owner")


def _check_tiles(state: GinkgoState) -> None:
    """A loose tile lies in one place only, and letters are not tiles."""
    tiles = [*state.supply, *tiles_in(state.removed)]
    for side in range(state.config.sides):
        tiles += tiles_in(state.sides[side].tiles)
        if state.sides[side].chosen_tile != NOTHING:
            tiles.append(state.sides[side].chosen_tile)
    _demand(
        all(tile < NUM_TILES for tile in (*tiles, *state.tops)),
        "a card stands where a tile must be",
    )
    _demand(len(set(tiles)) == len(tiles), "a tile lies in two places")


def _check_piles(state: GinkgoState) -> None:
    """A building card in circulation names a building: it could never be played otherwise."""
    for name, cards in (("deck", state.deck), ("discard pile", state.discard)):
        lost = [card for card in cards if card < FIRST_LETTER and card not in state.tops]
        names = ", ".join(CARD_NAMES[card] for card in lost)
        _demand(not lost, f"the {name} has cards of tiles that are not on top: {names}")
        _demand(len(set(cards)) == len(cards), f"a card is in the {name} twice")


def _check_side(state: GinkgoState, side: int) -> None:
    amounts = (
        state.sides[side].resources,
        state.sides[side].pool,
        state.sides[side].points,
        state.sides[side].tokens,
    )
    _demand(min(amounts) >= 0, f"side {side} has less than nothing")
    hand = hand_of(state, side)
    card = state.sides[side].chosen_card
    _demand(card == NOTHING or card in hand, f"side {side} has chosen a card it does not hold")
    names_a_top = card == NOTHING or card >= FIRST_LETTER or card in state.tops
    _demand(names_a_top, f"side {side} has chosen the card of a tile that is not on top")
