"""Where things can be: tile cells around the starting tile, spaces, neighbours and zones.

A `Plan` is how the tiles of one district lie. Its spaces are numbered by tile in the order of
placement, four each, clockwise from the top left; so a space keeps its number while the district
grows. A plan is replaced, never changed: clones share it. Rules K1.3, K1.4 and K5.
"""

from typing import Final

from polis.games.cities.components import CORNERS, NOTHING, PARK, Box, grounds_of

SIDE: Final = 3  # tiles along the short side of a district
LONG_SIDE: Final = 5  # along the long side in the long variant
REACH: Final = LONG_SIDE - 1  # how far a tile can lie from the starting tile
GRID: Final = 2 * REACH + 1
NUM_CELLS: Final = GRID * GRID
STANDARD_CELLS: Final = 25  # the cells within reach of the standard game come first
MAX_TILES: Final = 15
MAX_SPACES: Final = MAX_TILES * CORNERS

# Directions are clockwise from up; y grows downwards, as one reads.
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
STEP_X: Final[list[int]] = [0, 1, 0, -1]
STEP_Y: Final[list[int]] = [-1, 0, 1, 0]
CORNER_X: Final[list[int]] = [0, 1, 1, 0]
CORNER_Y: Final[list[int]] = [0, 0, 1, 1]
# Per corner and direction the neighbour inside the same tile, or NOTHING.
_INSIDE: Final[list[int]] = [
    *(NOTHING, 1, 3, NOTHING),
    *(NOTHING, NOTHING, 2, 0),
    *(1, NOTHING, NOTHING, 3),
    *(0, 2, NOTHING, NOTHING),
]
# Per direction the two corners at that side of a tile, and the corners that they meet beyond it.
_AT_SIDE: Final[list[int]] = [0, 1, 1, 2, 2, 3, 3, 0]
_BEYOND: Final[list[int]] = [3, 2, 0, 3, 1, 0, 2, 1]


def _near_cells_first() -> list[int]:
    reaches = range(-REACH, REACH + 1)
    places = [(max(abs(x), abs(y)) > SIDE - 1, y, x) for y in reaches for x in reaches]
    return [(y + REACH) * GRID + x + REACH for _, y, x in sorted(places)]


_GRID_OF: Final[list[int]] = _near_cells_first()  # the place on the grid of a cell
_CELL_ON: Final[list[int]] = [_GRID_OF.index(place) for place in range(NUM_CELLS)]
_X_OF: Final[list[int]] = [place % GRID - REACH for place in _GRID_OF]
_Y_OF: Final[list[int]] = [place // GRID - REACH for place in _GRID_OF]


def cell_at(x: int, y: int) -> int:
    """The number of the tile cell x to the right of the starting tile and y below it."""
    return _CELL_ON[(y + REACH) * GRID + x + REACH]


def x_of(cell: int) -> int:
    return _X_OF[cell]


def y_of(cell: int) -> int:
    return _Y_OF[cell]


class Plan:
    """How the tiles of a district lie."""

    __slots__ = (
        "bottom",
        "cells",
        "left",
        "links",
        "right",
        "terrain",
        "tile_on",
        "tiles",
        "top",
        "turns",
        "xs",
        "ys",
        "zone_of",
        "zone_size",
        "zone_terrain",
    )

    def __init__(self) -> None:
        self.tiles: list[int] = []
        self.turns: list[int] = []
        self.cells: list[int] = []
        self.tile_on: list[int] = []  # by cell: which of the tiles, or NOTHING
        self.left: int = 0  # the outermost tile columns and rows
        self.right: int = 0
        self.top: int = 0
        self.bottom: int = 0
        self.xs: list[int] = []  # by space: its column and row, counted from the first space
        self.ys: list[int] = []
        self.terrain: list[int] = []  # by space
        self.links: list[int] = []  # by space and direction: the next space, or NOTHING
        self.zone_of: list[int] = []  # by space; NOTHING for streets
        self.zone_terrain: list[int] = []
        self.zone_size: list[int] = []


def empty_plan() -> Plan:
    plan = Plan()
    plan.tile_on = [NOTHING] * NUM_CELLS
    return plan


def extended(plan: Plan, box: Box, tile: int, turn: int, cell: int) -> Plan:
    """The plan with one more tile."""
    new = Plan()
    number = len(plan.tiles)
    new.tiles = [*plan.tiles, tile]
    new.turns = [*plan.turns, turn]
    new.cells = [*plan.cells, cell]
    new.tile_on = plan.tile_on[:]
    new.tile_on[cell] = number
    x = x_of(cell)
    y = y_of(cell)
    new.left = min(plan.left, x)
    new.right = max(plan.right, x)
    new.top = min(plan.top, y)
    new.bottom = max(plan.bottom, y)
    _add_spaces(plan, new, grounds_of(box, tile, turn), x, y)
    new.links = plan.links[:]
    _link(new, number, x, y)
    _find_zones(new)
    return new


def _add_spaces(plan: Plan, new: Plan, grounds: list[int], x: int, y: int) -> None:
    new.terrain = plan.terrain[:]
    new.xs = plan.xs[:]
    new.ys = plan.ys[:]
    for corner in range(CORNERS):
        new.terrain.append(grounds[corner])
        new.xs.append(2 * x + CORNER_X[corner])
        new.ys.append(2 * y + CORNER_Y[corner])


def _link(plan: Plan, number: int, x: int, y: int) -> None:
    """Connect the spaces of the newest tile with each other and with those around."""
    links = plan.links
    first = number * CORNERS
    for inside in _INSIDE:
        links.append(first + inside if inside != NOTHING else NOTHING)
    for direction in range(4):
        other = _tile_at(plan, x + STEP_X[direction], y + STEP_Y[direction])
        if other != NOTHING:
            for pair in range(direction * 2, direction * 2 + 2):
                space = first + _AT_SIDE[pair]
                near = other * CORNERS + _BEYOND[pair]
                links[space * 4 + direction] = near
                links[near * 4 + (direction + 2) % 4] = space


def _tile_at(plan: Plan, x: int, y: int) -> int:
    if x < -REACH or x > REACH or y < -REACH or y > REACH:
        return NOTHING
    return plan.tile_on[cell_at(x, y)]


def _find_zones(plan: Plan) -> None:
    """Number the zones by their first space."""
    spaces = len(plan.terrain)
    plan.zone_of = [NOTHING] * spaces
    for space in range(spaces):
        if plan.terrain[space] >= PARK and plan.zone_of[space] == NOTHING:
            _flood(plan, space)


def _flood(plan: Plan, first: int) -> None:
    zone = len(plan.zone_size)
    ground = plan.terrain[first]
    plan.zone_of[first] = zone
    found = [first]
    done = 0
    while done < len(found):
        space = found[done]
        done += 1
        for link in range(space * 4, space * 4 + 4):
            near = plan.links[link]
            if near != NOTHING and plan.zone_of[near] == NOTHING and plan.terrain[near] == ground:
                plan.zone_of[near] = zone
                found.append(near)
    plan.zone_terrain.append(ground)
    plan.zone_size.append(done)


def free_cells(plan: Plan, long: bool) -> list[int]:
    """The cells where a tile can be added, ascending. Rules K5.2 to K5.4."""
    width = _limit(plan.bottom - plan.top, long)
    height = _limit(plan.right - plan.left, long)
    first_x = plan.right - width + 1
    last_x = plan.left + width - 1
    first_y = plan.bottom - height + 1
    last_y = plan.top + height - 1
    found: list[int] = []
    for cell in plan.cells:
        cell_x = _X_OF[cell]
        cell_y = _Y_OF[cell]
        for direction in range(4):
            x = cell_x + STEP_X[direction]
            y = cell_y + STEP_Y[direction]
            if first_x <= x <= last_x and first_y <= y <= last_y:
                near = cell_at(x, y)
                if plan.tile_on[near] == NOTHING and near not in found:
                    found.append(near)
    found.sort()
    return found


def _limit(across: int, long: bool) -> int:
    """How long one side may become: the long way is open while the other side is short."""
    return LONG_SIDE if long and across < SIDE else SIDE
