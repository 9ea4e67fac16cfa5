"""From a view to a full state that fits it: what the seat cannot see is dealt at random.

It takes the view and a generator of the caller's own, so it cannot cheat.
"""

from polis.games.ginkgopolis.components import (
    FIRST_CHARACTER,
    FIRST_LETTER,
    NOTHING,
    NUM_CARDS,
    NUM_CHARACTERS,
    NUM_MARKERS,
    NUM_TILES,
    RESOURCES_EACH,
    TILES_REMOVED,
    set_of,
    tiles_in,
)
from polis.games.ginkgopolis.state import DRAFT, TRIO, GinkgoState, blank, hand_of, put_hand
from polis.games.ginkgopolis.view import HIDDEN, NOT_SEALED, SEALED_WITH_TILE, GinkgoView
from polis.kernel.rng import Rng


def imagine(view: GinkgoView, rng: Rng) -> GinkgoState:
    state = blank(view.config, Rng(rng.next32(), rng.next32(), rng.next32(), 1))
    _copy_table(state, view, rng)
    _copy_own(state, view)
    if view.question == DRAFT:
        _deal_characters(state, view, rng)
        state.deck = _cards_in_circulation(state, list(view.discard))
    else:
        _deal_cards(state, view, rng)
    _deal_tiles(state, view, rng)
    _seal_choices(state, view, rng)
    return state


def _copy_table(state: GinkgoState, view: GinkgoView, rng: Rng) -> None:
    state.waiting = view.waiting
    state.question = view.question
    state.round = view.round
    state.first = view.first
    state.exhaustions = view.exhaustions
    state.ending = view.ending
    state.moving = view.moving
    state.agenda = list(view.agenda)
    state.cells = list(view.cells)
    state.tops = list(view.tops)
    state.heights = list(view.heights)
    state.owners = list(view.owners)
    state.pawns = list(view.pawns)
    state.markers = list(view.markers)
    state.pool = list(view.pool)
    state.resources = list(view.resources)
    state.points = list(view.points)
    state.tokens = list(view.tokens)
    state.tableau = list(view.tableau)
    state.bonuses = list(view.bonuses)
    state.characters = list(view.characters)
    state.discard = list(view.discard)
    state.shown = list(view.shown)
    for side in range(view.config.sides):
        if view.resources[side] == HIDDEN:
            _guess_amounts(state, view, side, rng)


def _guess_amounts(state: GinkgoState, view: GinkgoView, side: int, rng: Rng) -> None:
    """Behind classic screens: resources follow from pool and city, points are anybody's guess."""
    placed = 0
    for building in range(len(view.cells)):
        if view.owners[building] == side:
            placed += view.heights[building]
    state.resources[side] = RESOURCES_EACH[view.config.seats] - view.pool[side] - placed
    own = view.points[view.seat] if view.seat is not None else 10
    state.points[side] = rng.below(2 * own + 8)


def _copy_own(state: GinkgoState, view: GinkgoView) -> None:
    seat = view.seat
    if seat is None:
        return
    put_hand(state, seat, list(view.hand))
    state.tiles[seat] = set_of(list(view.tiles))
    state.chosen_card[seat] = view.chosen_card
    state.chosen_tile[seat] = view.chosen_tile
    state.returned[seat] = set_of(list(view.returned))
    state.selected[seat] = set_of(list(view.selected))
    for i in range(len(view.passed)):
        state.passed[TRIO * seat + i] = view.passed[i]


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
            put_hand(state, side, cards)


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
    """Stocks of the others, removed tiles, supply. Tiles I gave back are not among the removed."""
    unseen = _unseen_tiles(view)
    returned = [tile for tile in unseen if tile in view.returned]
    rest = [tile for tile in unseen if tile not in view.returned]
    for _ in range(TILES_REMOVED[view.config.seats]):
        state.removed |= 1 << rng.draw(rest)
    rest.extend(returned)
    sizes = _stock_sizes(view, len(rest), rng)
    for side in range(view.config.sides):
        if side != view.seat:
            stock = view.shown[side]
            for _ in range(sizes[side] - stock.bit_count()):
                stock |= 1 << rng.draw(rest)
            state.tiles[side] = stock
    state.supply = rest


def _unseen_tiles(view: GinkgoView) -> list[int]:
    seen = set_of(list(view.tops)) | set_of(list(view.tiles))
    if view.chosen_tile != NOTHING:
        seen |= 1 << view.chosen_tile
    for side in range(view.config.sides):
        seen |= view.tableau[side]  # covered tiles: their cards were won (G6.14)
        if side != view.seat:
            seen |= view.shown[side]
    return [tile for tile in range(NUM_TILES) if not seen >> tile & 1]


def _stock_sizes(view: GinkgoView, num_rest: int, rng: Rng) -> list[int]:
    """How many tiles each other side has, a sealed one included; guessed behind screens."""
    sizes = [0] * view.config.sides
    for side in range(view.config.sides):
        if side != view.seat:
            known = view.shown[side].bit_count()
            sizes[side] = known if view.num_tiles[side] == HIDDEN else view.num_tiles[side]
            if view.sealed[side] == SEALED_WITH_TILE:
                sizes[side] += 0 if view.num_tiles[side] == HIDDEN and known else 1
    _spread_hidden(view, sizes, num_rest, rng)
    return sizes


def _spread_hidden(view: GinkgoView, sizes: list[int], num_rest: int, rng: Rng) -> None:
    """Behind screens only the sum of the other stocks is known: spread it at random."""
    others = [side for side in range(view.config.sides) if side != view.seat]
    hidden = [side for side in others if view.num_tiles[side] == HIDDEN]
    if not hidden:
        return
    loose = num_rest - view.supply_size
    for side in others:
        loose -= sizes[side] - view.shown[side].bit_count()
    for _ in range(loose):
        sizes[hidden[rng.below(len(hidden))]] += 1


# -- sealed choices -------------------------------------------------------------------------------


def _seal_choices(state: GinkgoState, view: GinkgoView, rng: Rng) -> None:
    """A sealed choice of another seat is any card of its hand, and any of its tiles."""
    for side in range(view.config.seats):
        if side == view.seat or view.sealed[side] == NOT_SEALED:
            continue
        hand = hand_of(state, side)
        state.chosen_card[side] = hand[rng.below(len(hand))]
        if view.sealed[side] == SEALED_WITH_TILE:
            tiles = tiles_in(state.tiles[side])
            state.chosen_tile[side] = tiles[rng.below(len(tiles))]
            state.tiles[side] &= ~(1 << state.chosen_tile[side])
