"""Tile cells around the starting tile, spaces, neighbours and zones.

A `Plan` is the layout of one district's tiles. Its spaces are numbered by tile in the order of
placement, four each, clockwise from the top left; so a space keeps its number while the district
grows. A plan is replaced, never changed: clones share it. Rules K1.3, K1.4 and K5.
"""

from typing import Final

from mypy_extensions import i64

from polis.games.cities.components import CORNERS, NOTHING, PARK, WATER, Box, grounds_of
from polis.games.cities.districts.sets import lowest_in, only

SIDE: Final = 3  # tiles along the short side of a district
LONG_SIDE: Final = 5  # along the long side in the long variant
REACH: Final = LONG_SIDE - 1  # how far a tile can lie from the starting tile
GRID: Final = 2 * REACH + 1
NUM_CELLS: Final = GRID * GRID
STANDARD_CELLS: Final = 25  # the cells within reach of the standard game come first
MAX_TILES: Final = 15
MAX_SPACES: Final = MAX_TILES * CORNERS

# Directions are clockwise from up; y grows downwards.
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


def _cells_beside(cell: int) -> list[int]:
    places = [(_X_OF[cell] + STEP_X[d], _Y_OF[cell] + STEP_Y[d]) for d in range(4)]
    return [cell_at(x, y) for x, y in places if max(abs(x), abs(y)) <= REACH]


_CELLS_BESIDE: Final[list[list[int]]] = [_cells_beside(cell) for cell in range(NUM_CELLS)]


# By number of the tile: the links between its spaces.
_TILE_LINKS: Final[list[list[int]]] = [
    [number * CORNERS + inside if inside != NOTHING else NOTHING for inside in _INSIDE]
    for number in range(MAX_TILES)
]
UNKNOWN: Final = -1  # a set that nothing has asked for yet
_IN_NO_ZONE: Final[list[int]] = [NOTHING] * CORNERS


class Plan:
    """The layout of a district's tiles."""

    __slots__ = (
        "beside_park",
        "beside_water",
        "bottom",
        "cells",
        "free",
        "left",
        "links",
        "park",
        "right",
        "streets",
        "terrain",
        "tile_on",
        "tiles",
        "top",
        "turns",
        "water",
        "zone_of",
        "zone_size",
        "zone_terrain",
    )

    def __init__(
        self,
        tiles: list[int],
        turns: list[int],
        cells: list[int],
        tile_on: list[int],
        terrain: list[int],
        links: list[int],
        zone_of: list[int],
        zone_terrain: list[int],
        zone_size: list[int],
    ) -> None:
        self.tiles: list[int] = tiles
        self.turns: list[int] = turns
        self.cells: list[int] = cells
        self.tile_on: list[int] = tile_on  # by cell: which of the tiles, or NOTHING
        self.left: int = 0  # the outermost tile columns and rows
        self.right: int = 0
        self.top: int = 0
        self.bottom: int = 0
        self.terrain: list[int] = terrain  # by space
        self.links: list[int] = links  # by space and direction: the next space, or NOTHING
        # Zones are numbered by their first space.
        self.zone_of: list[int] = zone_of  # by space; NOTHING for streets
        self.zone_terrain: list[int] = zone_terrain
        self.zone_size: list[int] = zone_size
        # Sets of spaces.
        self.park: i64 = 0
        self.water: i64 = 0
        self.streets: i64 = 0
        self.beside_park: i64 = UNKNOWN  # spaces adjacent to a park; filled by `beside`
        self.beside_water: i64 = UNKNOWN
        self.free: list[int] = []  # cells where a tile can be added; filled by `free_cells`


def empty_plan() -> Plan:
    return Plan([], [], [], [NOTHING] * NUM_CELLS, [], [], [], [], [])


def x_at(plan: Plan, space: int) -> int:
    """The column of a space, counted from the first space."""
    return 2 * _X_OF[plan.cells[space // CORNERS]] + CORNER_X[space % CORNERS]


def y_at(plan: Plan, space: int) -> int:
    """The row of a space, counted from the first space."""
    return 2 * _Y_OF[plan.cells[space // CORNERS]] + CORNER_Y[space % CORNERS]


def extended(plan: Plan, box: Box, tile: int, turn: int, cell: int) -> Plan:
    """The plan with one more tile."""
    x = _X_OF[cell]
    y = _Y_OF[cell]
    new = Plan(
        [*plan.tiles, tile],
        [*plan.turns, turn],
        [*plan.cells, cell],
        plan.tile_on.copy(),
        plan.terrain + grounds_of(box, tile, turn),
        plan.links + _TILE_LINKS[len(plan.tiles)],
        plan.zone_of + _IN_NO_ZONE,
        plan.zone_terrain.copy(),
        plan.zone_size.copy(),
    )
    new.tile_on[cell] = len(plan.tiles)
    new.left = min(plan.left, x)
    new.right = max(plan.right, x)
    new.top = min(plan.top, y)
    new.bottom = max(plan.bottom, y)
    _link(new, x, y)
    new.park = plan.park
    new.water = plan.water
    new.streets = plan.streets
    for space in range(len(plan.terrain), len(new.terrain)):
        _add_to_sets(new, space)
        if new.terrain[space] >= PARK:
            _add_to_zones(new, space)
    return new


def _add_to_sets(plan: Plan, space: int) -> None:
    ground = plan.terrain[space]
    if ground == PARK:
        plan.park |= only(space)
    elif ground == WATER:
        plan.water |= only(space)
    else:
        plan.streets |= only(space)


def _link(plan: Plan, x: int, y: int) -> None:
    """Connect the spaces of the newest tile with the adjacent spaces."""
    links = plan.links
    first = len(plan.tiles) * CORNERS - CORNERS
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


def _add_to_zones(plan: Plan, space: int) -> None:
    """Put a new park or water space into the zone beside it; two zones may become one."""
    zone_of = plan.zone_of
    ground = plan.terrain[space]
    zone = NOTHING
    for link in range(space * 4, space * 4 + 4):
        near = plan.links[link]
        if near != NOTHING and plan.terrain[near] == ground and zone_of[near] != NOTHING:
            zone = zone_of[near] if zone == NOTHING else _join_zones(plan, zone, zone_of[near])
    if zone == NOTHING:
        zone = len(plan.zone_size)
        plan.zone_terrain.append(ground)
        plan.zone_size.append(0)
    zone_of[space] = zone
    plan.zone_size[zone] += 1


def _join_zones(plan: Plan, one: int, other: int) -> int:
    """Make one zone of two and close the gap in the numbers; return its number."""
    if one == other:
        return one
    kept = min(one, other)
    gone = max(one, other)
    plan.zone_size[kept] += plan.zone_size.pop(gone)
    plan.zone_terrain.pop(gone)
    for space, zone in enumerate(plan.zone_of):
        if zone == gone:
            plan.zone_of[space] = kept
        elif zone > gone:
            plan.zone_of[space] = zone - 1
    return kept


def beside(plan: Plan, terrain: int) -> i64:
    """The spaces adjacent to park or water; the plan keeps them."""
    if terrain == PARK:
        if plan.beside_park == UNKNOWN:
            plan.beside_park = _around(plan, plan.park)
        return plan.beside_park
    if plan.beside_water == UNKNOWN:
        plan.beside_water = _around(plan, plan.water)
    return plan.beside_water


def _around(plan: Plan, spaces: i64) -> i64:
    found: i64 = 0
    rest = spaces
    while rest:
        space: int = lowest_in(rest)
        rest &= rest - 1
        for link in range(space * 4, space * 4 + 4):
            if plan.links[link] != NOTHING:
                found |= only(plan.links[link])
    return found


def free_cells(plan: Plan, long: bool) -> list[int]:
    """The cells where a tile can be added, ascending. Rules K5.2 to K5.4.

    The plan keeps them, except in the long variant: matches of both kinds may share a plan.
    """
    if long:
        return _find_free_cells(plan, long)
    if not plan.free:
        plan.free = _find_free_cells(plan, long)
    return plan.free


def _find_free_cells(plan: Plan, long: bool) -> list[int]:
    width = _limit(plan.bottom - plan.top, long)
    height = _limit(plan.right - plan.left, long)
    first_x: i64 = plan.right - width + 1
    last_x: i64 = plan.left + width - 1
    first_y: i64 = plan.bottom - height + 1
    last_y: i64 = plan.top + height - 1
    tile_on = plan.tile_on
    found: list[int] = []
    for cell in range(NUM_CELLS if long else STANDARD_CELLS):
        if first_x <= _X_OF[cell] <= last_x and first_y <= _Y_OF[cell] <= last_y:
            if tile_on[cell] == NOTHING and _has_tile_beside(tile_on, cell):
                found.append(cell)
    return found


def _has_tile_beside(tile_on: list[int], cell: int) -> bool:
    for near in _CELLS_BESIDE[cell]:
        if tile_on[near] != NOTHING:
            return True
    return False


def _limit(across: int, long: bool) -> int:
    """The maximum length of a side: it may become long while the other side is short."""
    return LONG_SIDE if long and across < SIDE else SIDE
