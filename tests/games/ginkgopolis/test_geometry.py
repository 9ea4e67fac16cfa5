"""Cells and the perimeter of the city. Rules G1.4, G8.4, G8.5, G8.14, G8.16."""

import pytest

from polis.games.ginkgopolis.geometry import (
    cell_at,
    is_alphabetical,
    perimeter,
    x_of,
    y_of,
)
from tests.games.ginkgopolis import outline
from tests.rules import rule

Cell = tuple[int, int]

SQUARE = {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}


def walk(cells: set[Cell]) -> list[Cell]:
    found = perimeter([cell_at(x, y) for x, y in cells])
    return [(x_of(cell), y_of(cell)) for cell in found]


def turned(cycle: list[Cell], first: Cell) -> list[Cell]:
    """The same closed list, read from its first `first`."""
    i = cycle.index(first)
    return cycle[i:] + cycle[:i]


@pytest.mark.parametrize("x, y", [(0, 0), (-51, 51), (51, -51), (-1, 2)])
def test_a_cell_keeps_its_coordinates(x: int, y: int) -> None:
    assert (x_of(cell_at(x, y)), y_of(cell_at(x, y))) == (x, y)


@rule("G8.4", "G8.16")
def test_the_perimeter_of_the_start_square_is_its_twelve_sides_clockwise() -> None:
    assert turned(walk(SQUARE), (-1, 2)) == [
        *((-1, 2), (0, 2), (1, 2)),
        *((2, 1), (2, 0), (2, -1)),
        *((1, -2), (0, -2), (-1, -2)),
        *((-2, -1), (-2, 0), (-2, 1)),
    ]


@rule("G8.4")
def test_a_cell_along_two_edges_in_a_row_is_noted_once() -> None:
    """The inner corner (2,0) lies beside (1,0) and above (2,-1)."""
    assert walk(SQUARE | {(2, -1)}).count((2, 0)) == 1


@rule("G8.5")
def test_a_cell_in_a_narrow_gap_is_noted_at_each_passing() -> None:
    """A corridor two cells long: the walk goes in and out again past its mouth."""
    arms = {(2, 1), (3, 1), (2, -1), (3, -1)}
    passed = turned(walk(SQUARE | arms), (4, 1))
    assert passed[:6] == [(4, 1), (3, 0), (2, 0), (3, 0), (4, -1), (3, -2)]


@rule("G8.5")
def test_at_a_corner_the_walk_stays_with_its_building() -> None:
    """(0,3) and (1,2) touch at a corner, so the cell behind it is on the outline."""
    ring = {(-1, 2), (-1, 3), (0, 3), (1, 2)}
    passed = walk(SQUARE | ring)
    assert (0, 2) in passed
    assert passed.count((1, 3)) == 2
    closed = walk(SQUARE | ring | {(1, 3)})
    assert (0, 2) not in closed


@rule("G8.4")
def test_holes_are_not_on_the_outline() -> None:
    ring = {(x, y) for x in range(5) for y in range(5) if x in (0, 4) or y in (0, 4)}
    assert set(walk(ring)) == outline.outside(ring)
    assert (2, 2) not in walk(ring)
    assert (1, 1) not in walk(ring)


@rule("G8.14")
@pytest.mark.parametrize(
    "letters, ordered",
    [
        pytest.param("ABCDEFGHIJKL", True, id="as at the start"),
        pytest.param("FGHIJKLABCDE", True, id="A follows L"),
        pytest.param("A.C..F.HIJ.L", True, id="with gaps"),
        pytest.param("............", True, id="no marker there"),
        pytest.param("ABDCEFGHIJKL", False, id="two have changed places"),
        pytest.param("LKJIHGFEDCBA", False, id="counter-clockwise"),
    ],
)
def test_letters_are_in_order_if_they_read_alphabetically_clockwise(
    letters: str, ordered: bool
) -> None:
    cells = perimeter([cell_at(x, y) for x, y in SQUARE])
    far = cell_at(40, 40)
    places = [cells[letters.index(m)] if m in letters else far for m in "ABCDEFGHIJKL"]
    assert is_alphabetical(cells, places) == ordered


@rule("G8.14", "G8.5")
@pytest.mark.parametrize(
    "mouth, end, ordered",
    [
        pytest.param("B", "C", True, id="read on the way in"),
        pytest.param("C", "B", True, id="read on the way out"),
    ],
)
def test_a_marker_in_a_gap_may_be_read_at_either_of_its_places(
    mouth: str, end: str, ordered: bool
) -> None:
    cells = SQUARE | {(2, 1), (3, 1), (2, -1), (3, -1)}
    lying = {"A": (4, 1), mouth: (3, 0), end: (2, 0), "D": (4, -1)}
    far = (40, 40)
    places = [cell_at(*lying.get(letter, far)) for letter in "ABCDEFGHIJKL"]
    path = perimeter([cell_at(x, y) for x, y in cells])
    assert is_alphabetical(path, places) == ordered
    assert outline.in_order(outline.outline(cells), lying) == ordered
