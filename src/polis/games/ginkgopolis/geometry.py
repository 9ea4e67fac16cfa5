"""Where things can be: cells of an endless grid, and the perimeter of the city. Rules G2.2 and G8.

A cell is one int; the four neighbours are at fixed offsets. The city grows at most 51 cells in any
direction, so the 128 x 128 numbering never wraps.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from polis.games.ginkgopolis.components import NOTHING

WIDTH: Final = 128
CENTRE: Final = 64
ORIGIN: Final = CENTRE * WIDTH + CENTRE
FARTHEST: Final = 60  # no match grows a city beyond it

# Directions are clockwise. Buildings around a new one are activated in this order.
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
OFFSETS: Final[list[int]] = [WIDTH, 1, -WIDTH, -1]
DIRECTION_NAMES: Final = ("up", "right", "down", "left")


def cell_at(x: int, y: int) -> int:
    return ORIGIN + y * WIDTH + x


def x_of(cell: int) -> int:
    return cell % WIDTH - CENTRE


def y_of(cell: int) -> int:
    return cell // WIDTH - CENTRE


# The nine start cells row by row from the top left, and the markers A-L clockwise from above it.
START_CELLS: Final[list[int]] = [cell_at(x, y) for y in (1, 0, -1) for x in (-1, 0, 1)]
MARKER_CELLS: Final[list[int]] = [
    *(cell_at(x, 2) for x in (-1, 0, 1)),
    *(cell_at(2, y) for y in (1, 0, -1)),
    *(cell_at(x, -2) for x in (1, 0, -1)),
    *(cell_at(-2, y) for y in (-1, 0, 1)),
]


def perimeter(cells: list[int]) -> list[int]:
    """The empty cells along the outer outline, clockwise, as a cycle without repeats in a row.

    Walks the outline with the city on the right; where two buildings touch only at a corner it
    stays on the current one. A cell in a narrow gap can appear more than once.
    """
    built = set(cells)
    start = max(cells, key=_from_top_left)
    walk: list[int] = []
    cell = start
    out = UP
    while True:
        outside = cell + OFFSETS[out]
        if not walk or walk[-1] != outside:
            walk.append(outside)
        ahead = cell + OFFSETS[(out + 1) % 4]
        if ahead not in built:
            out = (out + 1) % 4
        elif ahead + OFFSETS[out] in built:
            cell = ahead + OFFSETS[out]
            out = (out + 3) % 4
        else:
            cell = ahead
        if cell == start and out == UP:
            break
    if len(walk) > 1 and walk[-1] == walk[0]:
        walk.pop()
    return walk


def _from_top_left(cell: int) -> int:
    """A rank of cells: by row, the leftmost first in each row."""
    return (cell // WIDTH) * WIDTH - cell % WIDTH


def is_alphabetical(walk: list[int], markers: list[int]) -> bool:
    """Whether the markers that lie on the perimeter stand in cyclic alphabetical order there."""
    letters = [m for m in range(len(markers)) if markers[m] in walk]
    if not letters:
        return True
    for start in range(len(walk)):
        if walk[start] == markers[letters[0]] and _follows(walk, markers, letters, start):
            return True
    return False


def _follows(walk: list[int], markers: list[int], letters: list[int], start: int) -> bool:
    """Whether, from an occurrence of the first letter, the others come in order within one turn."""
    step = 0
    for letter in letters[1:]:
        step += 1
        while step < len(walk) and walk[(start + step) % len(walk)] != markers[letter]:
            step += 1
        if step >= len(walk):
            return False
    return True


def around(cells: list[int], site: i64) -> list[int]:
    """By direction, which of some cells lies next to a site (its index), or NOTHING.

    One walk over the list instead of four look-ups.
    """
    found = [NOTHING, NOTHING, NOTHING, NOTHING]
    for i, cell in enumerate(cells):
        offset = cell - site
        if -WIDTH <= offset <= WIDTH and is_step(offset):
            found[direction_of(offset)] = i
    return found


def neighbour_sets(cells: Sequence[int]) -> list[int]:
    """By building: the set of the buildings next to it, a bit each."""
    beside: list[int] = []
    for cell in cells:
        join_neighbours(beside, around(list(cells[: len(beside)]), cell))
    return beside


def join_neighbours(beside: list[int], neighbours: list[int]) -> None:
    """Add a building to the sets of its neighbours, and a set for itself."""
    new = 1 << len(beside)
    own = 0
    for building in neighbours:
        if building != NOTHING:
            beside[building] |= new
            own |= 1 << building
    beside.append(own)


def taken_sides(cells: list[int], site: i64) -> int:
    """The directions in which one of some cells lies next to a site, a bit each."""
    taken = 0
    for cell in cells:
        offset = cell - site
        if -WIDTH <= offset <= WIDTH and is_step(offset):
            taken |= 1 << direction_of(offset)
    return taken


def is_step(offset: i64) -> bool:
    """Whether an offset leads to a neighbour."""
    return offset in (WIDTH, 1, -WIDTH, -1)


def direction_of(offset: i64) -> int:
    if offset > 0:
        return UP if offset == WIDTH else RIGHT
    return DOWN if offset == -WIDTH else LEFT


def building_with(tops: list[int], top: i64) -> int:
    """The building with a tile on top. There must be one."""
    for building, tile in enumerate(tops):
        if tile == top:
            return building
    raise ValueError(f"tile {top} is not on top")


def letter_at(markers: list[int], cell: int) -> int:
    """The marker that lies on a cell, or NOTHING."""
    for letter in range(len(markers)):
        if markers[letter] == cell:
            return letter
    return NOTHING


START_BESIDE: Final[list[int]] = neighbour_sets(START_CELLS)
