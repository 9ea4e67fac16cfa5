"""The twelve invariants that hold after every step of a match, computed from scratch."""

from polis.games.ginkgopolis.components import CARD_NAMES, NOTHING
from polis.games.ginkgopolis.geometry import x_of, y_of
from polis.games.ginkgopolis.hands import cards_in
from polis.games.ginkgopolis.state import CHOOSE, DRAFT, GinkgoState
from tests.games.ginkgopolis import outline

EACH = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}
LETTERS = set(range(60, 72))


def check(state: GinkgoState) -> None:
    cards_are_right(state)
    pieces_are_right(state)


def cards_are_right(state: GinkgoState) -> None:
    """Invariants 1, 2, 3, 11 and 12."""
    hands = [cards_in(side.hand) for side in state.sides]
    circulating = [*state.deck, *state.discard]
    if state.question != DRAFT:
        circulating += [card for hand in hands for card in hand]
    tops = {top for top, pawn in zip(state.tops, state.pawns) if not pawn}
    assert len(circulating) == len(set(circulating)) == 12 + len(tops)
    assert set(circulating) == LETTERS | tops
    won = sum(side.tableau.bit_count() for side in state.sides)
    assert won == sum(state.heights) - len(state.heights)
    assert state.deck
    if state.question == CHOOSE:
        sizes = [len(hand) for hand in hands]
        assert sizes == ([3, 1] if state.config.seats == 1 else [4] * state.config.seats)


def pieces_are_right(state: GinkgoState) -> None:
    """Invariants 4, 5, 6 and 10."""
    placed = [0] * len(state.sides)
    for top, height, owner, pawn in zip(state.tops, state.heights, state.owners, state.pawns):
        assert height >= 1
        if owner == NOTHING:
            assert (height, pawn) == (1, 0)
            assert int(CARD_NAMES[top][1:]) <= 3
        else:
            placed[owner] += height
    each = EACH[state.config.seats]
    for number, side in enumerate(state.sides):
        assert side.pool + side.resources + placed[number] == each
        assert min(side.pool, side.resources, side.points, side.tokens) >= 0
    everything = sum(1 << tile for tile in {*state.tops, *state.supply})
    count = len(state.tops) + len(state.supply) + state.removed.bit_count()
    everything |= state.removed
    for side in state.sides:
        everything |= side.tiles | side.tableau
        count += side.tiles.bit_count() + side.tableau.bit_count()
        if side.chosen_tile != NOTHING:
            everything |= 1 << side.chosen_tile
            count += 1
    assert count == 60
    assert everything == (1 << 60) - 1


def ground_is_right(state: GinkgoState) -> None:
    """Invariants 7, 8 and 9; they can change only where buildings and markers lie."""
    city = {(x_of(cell), y_of(cell)) for cell in state.cells}
    assert len(city) == len(state.cells)
    lying = {
        letter: (x_of(cell), y_of(cell))
        for letter, cell in zip(outline.LETTERS, state.markers)
        if cell != NOTHING
    }
    assert len(lying) + (state.moving != NOTHING) == 12
    assert len(set(lying.values())) == len(lying)
    for cell in lying.values():
        assert cell not in city
        assert any(near in city for near in outline.neighbours(cell))
    assert _reach(city) == city
    assert outline.in_order(outline.outline(city), lying)


def _reach(city: set[outline.Cell]) -> set[outline.Cell]:
    front = [next(iter(city))]
    seen = set(front)
    while front:
        for near in outline.neighbours(front.pop()):
            if near in city and near not in seen:
                seen.add(near)
                front.append(near)
    return seen
