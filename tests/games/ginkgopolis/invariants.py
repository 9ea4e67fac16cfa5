"""What must hold after every step of a match: the twelve invariants, counted anew each time."""

from polis.games.ginkgopolis.components import CARD_NAMES, NOTHING
from polis.games.ginkgopolis.geometry import x_of, y_of
from polis.games.ginkgopolis.state import CHOOSE, DRAFT, GinkgoState
from tests.games.ginkgopolis import outline

EACH = {1: 25, 2: 25, 3: 20, 4: 18, 5: 16}
LETTERS = set(range(60, 72))


def check(state: GinkgoState) -> None:
    cards_are_right(state)
    pieces_are_right(state)


def cards_are_right(state: GinkgoState) -> None:
    """Invariants 1, 2, 3, 11 and 12."""
    hands = [card for card in state.hands if card != NOTHING]
    circulating = [*state.deck, *state.discard]
    if state.question != DRAFT:
        circulating += hands
    tops = {top for top, pawn in zip(state.tops, state.pawns) if not pawn}
    assert len(circulating) == len(set(circulating)) == 12 + len(tops)
    assert set(circulating) == LETTERS | tops
    assert sum(map(int.bit_count, state.tableau)) == sum(state.heights) - len(state.heights)
    assert state.deck
    if state.question == CHOOSE:
        sizes = [4 - state.hands[4 * i : 4 * i + 4].count(NOTHING) for i in range(len(state.pool))]
        assert sizes == ([3, 1] if state.config.seats == 1 else [4] * state.config.seats)


def pieces_are_right(state: GinkgoState) -> None:
    """Invariants 4, 5, 6 and 10."""
    sides = len(state.pool)
    placed = [0] * sides
    for top, height, owner, pawn in zip(state.tops, state.heights, state.owners, state.pawns):
        assert height >= 1
        if owner == NOTHING:
            assert (height, pawn) == (1, 0)
            assert int(CARD_NAMES[top][1:]) <= 3
        else:
            placed[owner] += height
    each = EACH[state.config.seats]
    for side in range(sides):
        assert state.pool[side] + state.resources[side] + placed[side] == each
        assert min(state.pool[side], state.resources[side], state.points[side]) >= 0
        assert state.tokens[side] >= 0
    everything = sum(1 << tile for tile in {*state.tops, *state.supply})
    count = len(state.tops) + len(state.supply) + state.removed.bit_count()
    everything |= state.removed
    for mask in [*state.tiles, *state.tableau]:
        everything |= mask
        count += mask.bit_count()
    for tile in state.chosen_tile:
        if tile != NOTHING:
            everything |= 1 << tile
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
