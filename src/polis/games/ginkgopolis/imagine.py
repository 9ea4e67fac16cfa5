"""From a view to a full state that fits it: what the seat cannot see is dealt at random.

It takes the view and a generator of the caller's own, so it cannot cheat.
"""

from functools import lru_cache

from polis.games.ginkgopolis.components import (
    FIRST_CHARACTER,
    FIRST_LETTER,
    NOTHING,
    NUM_BONUSES,
    NUM_CARDS,
    NUM_CHARACTERS,
    NUM_MARKERS,
    NUM_TILES,
    RESOURCES_EACH,
    TILES_REMOVED,
    packed_bonuses,
    set_of,
    tiles_in,
)
from polis.games.ginkgopolis.geometry import neighbour_sets
from polis.games.ginkgopolis.hands import hand_of_cards
from polis.games.ginkgopolis.side import Side
from polis.games.ginkgopolis.state import DRAFT, TRIO, GinkgoState, blank, hand_of
from polis.games.ginkgopolis.view import HIDDEN, NOT_SEALED, SEALED_WITH_TILE, GinkgoView
from polis.kernel.rng import Rng


def imagine(view: GinkgoView, rng: Rng) -> GinkgoState:
    state = blank(view.config, Rng(rng.next32(), rng.next32(), rng.next32(), 1))
    _copy_table(state, view)
    for side in range(view.config.sides):
        if view.resources[side] == HIDDEN:
            _guess_amounts(state, view, side, rng)
    _copy_own(state, view)
    if view.question == DRAFT:
        _deal_characters(state, view, rng)
        state.deck = _cards_in_circulation(state, list(view.discard))
    else:
        _deal_cards(state, view, rng)
    _deal_tiles(state, view, rng)
    _seal_choices(state, view, rng)
    return state


def table_of(view: GinkgoView) -> GinkgoState:
    """A state with what lies open and nothing else: enough to score it, not to play it."""
    state = blank(view.config, Rng(1, 0, 0, 0))
    _copy_table(state, view)
    return state


def _copy_table(state: GinkgoState, view: GinkgoView) -> None:
    state.waiting = view.waiting
    state.question = view.question
    state.round = view.round
    state.first = view.first
    state.exhaustions = view.exhaustions
    state.ending = view.ending
    state.moving = view.moving
    state.agenda = list(view.agenda)
    state.cells = list(view.cells)
    state.beside = _neighbour_sets(view.cells).copy()
    state.tops = list(view.tops)
    state.heights = list(view.heights)
    state.owners = list(view.owners)
    state.pawns = list(view.pawns)
    state.markers = list(view.markers)
    for i in range(view.config.sides):
        _copy_side(state.sides[i], view, i)
    state.characters = list(view.characters)
    state.discard = list(view.discard)
    state.shown = list(view.shown)
    state.returned = set_of(list(view.returned))


@lru_cache(maxsize=4096)
def _neighbour_sets(cells: tuple[int, ...]) -> list[int]:
    """Cached, because states are imagined very often for the same city."""
    return neighbour_sets(cells)


def _copy_side(side: Side, view: GinkgoView, number: int) -> None:
    """What lies open of a side."""
    first = NUM_BONUSES * number
    side.pool = view.pool[number]
    side.resources = view.resources[number]
    side.points = view.points[number]
    side.tokens = view.tokens[number]
    side.tableau = view.tableau[number]
    side.bonuses = packed_bonuses(view.bonuses[first : first + NUM_BONUSES])


def _guess_amounts(state: GinkgoState, view: GinkgoView, side: int, rng: Rng) -> None:
    """Behind classic screens: resources follow from pool and city, points are guessed."""
    placed = 0
    for building in range(len(view.cells)):
        if view.owners[building] == side:
            placed += view.heights[building]
    state.sides[side].resources = RESOURCES_EACH[view.config.seats] - view.pool[side] - placed
    own = view.points[view.seat] if view.seat is not None else 10
    state.sides[side].points = rng.below(2 * own + 8)


def _copy_own(state: GinkgoState, view: GinkgoView) -> None:
    seat = view.seat
    if seat is None:
        return
    side = state.sides[seat]
    side.hand = hand_of_cards(list(view.hand))
    side.tiles = set_of(list(view.tiles))
    side.chosen_card = view.chosen_card
    side.chosen_tile = view.chosen_tile
    state.selected[seat] = set_of(list(view.selected))
    side.passed = hand_of_cards(list(view.passed))


# -- cards ----------------------------------------------------------------------------------------


def _cards_in_circulation(state: GinkgoState, seen: list[int]) -> list[int]:
    """Cards in deck, hands or the discard pile (G1.15) that the seat does not see."""
    is_seen = [False] * NUM_CARDS
    for card in seen:
        is_seen[card] = True
    cards: list[int] = []
    for building in range(len(state.tops)):
        if not state.pawns[building] and not is_seen[state.tops[building]]:
            cards.append(state.tops[building])
    for card in range(FIRST_LETTER, FIRST_LETTER + NUM_MARKERS):
        if not is_seen[card]:
            cards.append(card)
    return cards


def _deal_cards(state: GinkgoState, view: GinkgoView, rng: Rng) -> None:
    unseen = _cards_in_circulation(state, [*view.discard, *view.hand])
    _deal_hands(state, view, unseen, rng)
    state.deck = unseen


def _deal_hands(state: GinkgoState, view: GinkgoView, unseen: list[int], rng: Rng) -> None:
    """Fill the hands of the others; the left neighbour still holds what was passed on."""
    left = NOTHING if view.seat is None else (view.seat + 1) % view.config.seats
    known = [card for card in view.passed if card in unseen]
    for card in known:
        unseen.remove(card)
    for side in range(view.config.sides):
        if side != view.seat:
            cards = known[:] if side == left else []
            while len(cards) < view.hand_sizes[side]:
                cards.append(rng.draw(unseen))
            state.sides[side].hand = hand_of_cards(cards)


def _deal_characters(state: GinkgoState, view: GinkgoView, rng: Rng) -> None:
    """Packets and kept characters of the others, during the draft."""
    unseen = list(range(FIRST_CHARACTER, FIRST_CHARACTER + NUM_CHARACTERS))
    unseen = [c for c in unseen if c not in view.hand and c not in view.characters]
    _deal_hands(state, view, unseen, rng)
    kept = TRIO + 1 - max(view.hand_sizes)
    for side in range(view.config.sides):
        if side != view.seat:
            for i in range(kept):
                state.characters[TRIO * side + i] = rng.draw(unseen)


# -- tiles ----------------------------------------------------------------------------------------


def _deal_tiles(state: GinkgoState, view: GinkgoView, rng: Rng) -> None:
    """Stocks of the others, removed tiles, supply.

    Once tiles were returned for all to see, the supply holds nothing else (G14.4).
    """
    unseen = _unseen_tiles(view)
    again = [tile for tile in unseen if tile in view.returned]
    fresh = [tile for tile in unseen if tile not in view.returned]
    for _ in range(TILES_REMOVED[view.config.seats]):
        state.removed |= 1 << rng.draw(fresh)
    for side in range(view.config.sides):
        if side != view.seat:
            state.sides[side].tiles = view.shown[side]
            if view.num_tiles[side] != HIDDEN:
                _deal_stock(state, view, side, fresh, again, rng)
    if HIDDEN in view.num_tiles:
        _deal_hidden_stocks(state, view, fresh, again, rng)
    state.supply = again if view.returned else fresh


def _deal_stock(
    state: GinkgoState,
    view: GinkgoView,
    side: int,
    fresh: list[int],
    again: list[int],
    rng: Rng,
) -> None:
    """As many tiles as the side has, a sealed one included, and as many returned ones."""
    size = view.num_tiles[side] + (1 if view.sealed[side] == SEALED_WITH_TILE else 0)
    returned = view.shown[side] & state.returned
    for _ in range(view.redrawn[side] - returned.bit_count()):
        state.sides[side].tiles |= 1 << rng.draw(again)
    for _ in range(size - state.sides[side].tiles.bit_count()):
        state.sides[side].tiles |= 1 << rng.draw(fresh)


def _deal_hidden_stocks(
    state: GinkgoState, view: GinkgoView, fresh: list[int], again: list[int], rng: Rng
) -> None:
    """Behind screens only the sum of the other stocks is known: spread it at random."""
    loose = [] if not view.returned else fresh
    supply = again if view.returned else fresh
    while len(supply) > view.supply_size:
        loose.append(rng.draw(supply))
    others = [side for side in range(view.config.sides) if side != view.seat]
    for side in others:
        if view.sealed[side] == SEALED_WITH_TILE and not state.sides[side].tiles:
            state.sides[side].tiles = 1 << rng.draw(loose)
    while loose:
        side = others[rng.below(len(others))]
        state.sides[side].tiles |= 1 << rng.draw(loose)


def _unseen_tiles(view: GinkgoView) -> list[int]:
    seen = set_of(list(view.tops)) | set_of(list(view.tiles))
    if view.chosen_tile != NOTHING:
        seen |= 1 << view.chosen_tile
    for side in range(view.config.sides):
        seen |= view.tableau[side]  # covered tiles: their cards were won (G6.14)
        if side != view.seat:
            seen |= view.shown[side]
    return [tile for tile in range(NUM_TILES) if not seen >> tile & 1]


# -- sealed choices -------------------------------------------------------------------------------


def _seal_choices(state: GinkgoState, view: GinkgoView, rng: Rng) -> None:
    """A sealed choice of another seat is any card of its hand, and any of its tiles."""
    for side in range(view.config.seats):
        if side == view.seat or view.sealed[side] == NOT_SEALED:
            continue
        hand = hand_of(state, side)
        state.sides[side].chosen_card = hand[rng.below(len(hand))]
        if view.sealed[side] == SEALED_WITH_TILE:
            tiles = tiles_in(state.sides[side].tiles)
            state.sides[side].chosen_tile = tiles[rng.below(len(tiles))]
            state.sides[side].tiles &= ~(1 << state.sides[side].chosen_tile)
