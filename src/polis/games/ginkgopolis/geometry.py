"""Where things can be: cells of an endless grid, and the perimeter of the city. Rules G2.2 and G8.

A cell is one int; the four neighbours are at fixed offsets. The city grows at most 51 cells in any
direction, so the 128 x 128 numbering never wraps.
"""

from typing import Final

from polis.games.ginkgopolis.components import NOTHING

WIDTH: Final = 128
ORIGIN: Final = 64 * WIDTH + 64
FARTHEST: Final = 60  # no match grows a city beyond it

# Directions are clockwise; the order of activation is theirs too.
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
OFFSETS: Final[list[int]] = [WIDTH, 1, -WIDTH, -1]
DIRECTION_NAMES: Final = ("up", "right", "down", "left")


def cell_at(x: int, y: int) -> int:
    return ORIGIN + y * WIDTH + x


def x_of(cell: int) -> int:
    return cell % WIDTH - 64


def y_of(cell: int) -> int:
    return cell // WIDTH - 64


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
    """Ranks cells by height, the leftmost first among equals."""
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


def around(cells: list[int], site: int) -> list[int]:
    """By direction, which of some cells lies next to a site (its index), or NOTHING.

    One walk over the list instead of four look-ups.
    """
    found = [NOTHING, NOTHING, NOTHING, NOTHING]
    for i in range(len(cells)):
        offset = cells[i] - site
        if -WIDTH <= offset <= WIDTH:
            for direction in range(4):
                if OFFSETS[direction] == offset:
                    found[direction] = i
    return found


def letter_at(markers: list[int], cell: int) -> int:
    """The marker that lies on a cell, or NOTHING."""
    for letter in range(len(markers)):
        if markers[letter] == cell:
            return letter
    return NOTHING
