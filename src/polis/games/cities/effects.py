"""The conditions of goals and achievements: a few families, one row of ints per condition.

`measure` says how often a condition is met in a district. A goal card pays its points for each
time; an achievement is met when the measure reaches its need. Adding a card of a known family is
one row of data. Rules K10.
"""

from typing import Final

from mypy_extensions import i64

from polis.games.cities.components import (
    HIGHEST,
    NOTHING,
    NUM_COLOURS,
    PARK,
    TERRAIN_NAMES,
    WATER,
)
from polis.games.cities.districts.district import (
    District,
    at_least,
    height_at,
    of_colour,
    of_colours,
    of_heights,
)
from polis.games.cities.districts.sets import lowest_in, num_in, only
from polis.games.cities.geometry import DOWN, LEFT, RIGHT, UP, Plan, beside, x_at, y_at

# The entries of a row.
FAMILY: Final = 0
COLOURS: Final = 1  # which buildings, a set of colours
LOW: Final = 2  # and of how many floors
HIGH: Final = 3
TERRAIN: Final = 4  # park, water, the street of a colour, or any street
SIZE: Final = 5  # spaces that a zone must have
KINDS: Final = 6  # different features that a zone must have
OTHERS: Final = 7  # the colours of the neighbours, a set
EMPTY: Final = 8  # 1: only spaces without building and feature
NEED: Final = 9  # of achievements

ANY_STREET: Final = 6  # as a terrain
PLACE_NAMES: Final = (*TERRAIN_NAMES, "street")  # by terrain

# The families.
BUILDINGS: Final = 0  # buildings of these colours and heights
FLOORS: Final = 1  # their floors
COLOUR_SETS: Final = 2  # sets of one building of every colour
HEIGHT_SETS: Final = 3  # sets of one building of every height from low to high
SPACES: Final = 4  # spaces of a terrain
LARGEST_ZONE: Final = 5  # spaces of the largest zone
ZONES: Final = 6  # zones of a size, with a number of different features
SPAN: Final = 7  # spaces from end to end of a zone
FEATURES: Final = 8  # features on a terrain
NEXT_TO: Final = 9  # buildings beside a terrain
PAIRS: Final = 10  # pairs of adjacent buildings; every pair counts
LINE: Final = 11  # buildings in the longest unbroken line
GROUP: Final = 12  # buildings in the largest connected group
SQUARES: Final = 13  # squares of two by two buildings
ZONE_HEIGHTS: Final = 14  # different heights around one zone
RAINBOW: Final = 15  # buildings that differ all in colour and all in height

# What each family depends on: its measure changes only when one of these does (`district.py`).
LOOKS_AT: Final[list[int]] = [4, 4, 4, 4, 7, 1, 3, 1, 2, 5, 4, 4, 4, 4, 5, 4]

FAMILY_NAMES: Final = (
    "buildings",
    "floors",
    "colour-sets",
    "height-sets",
    "spaces",
    "largest-zone",
    "zones",
    "span",
    "features",
    "next-to",
    "pairs",
    "line",
    "group",
    "squares",
    "zone-heights",
    "rainbow",
)


def measure(district: District, row: list[int]) -> int:
    """How often, or how far, the condition of the row is met."""
    family = row[FAMILY]
    if family <= HEIGHT_SETS:
        return _measure_buildings(district, row)
    if family <= FEATURES:
        return _measure_zones(district, row)
    if family == NEXT_TO:
        return num_in(matching(district, row) & beside(district.plan, row[TERRAIN]))
    if family == PAIRS:
        return _pairs(district, row)
    if family == LINE:
        return _longest_line(district, row)
    if family == GROUP:
        return _largest_group(district, row)
    if family == SQUARES:
        return _squares(district, row)
    if family == ZONE_HEIGHTS:
        return _zone_heights(district, row)
    return _rainbow(district, 0, 0)


def _measure_buildings(district: District, row: list[int]) -> int:
    family = row[FAMILY]
    if family == BUILDINGS:
        return num_in(matching(district, row))
    if family == FLOORS:
        return _floors(district, row)
    return _colour_sets(district, row) if family == COLOUR_SETS else _height_sets(district, row)


# -- counted in sets of buildings -----------------------------------------------------------------


def matching(district: District, row: list[int]) -> i64:
    """The buildings of the row's colours and heights, a set of spaces."""
    return of_colours(district, row[COLOURS]) & of_heights(district, row[LOW], row[HIGH])


def _floors(district: District, row: list[int]) -> int:
    buildings = matching(district, row)
    count: i64 = 0
    for floors in range(1, row[HIGH] + 1):
        count += num_in(buildings & at_least(district, floors))
    return count


def _colour_sets(district: District, row: list[int]) -> int:
    buildings = of_heights(district, row[LOW], row[HIGH])
    fewest: i64 = 99
    for colour in range(NUM_COLOURS):
        if row[COLOURS] >> colour & 1:
            fewest = min(fewest, num_in(buildings & of_colour(district, colour)))
    return fewest


def _height_sets(district: District, row: list[int]) -> int:
    buildings = of_colours(district, row[COLOURS])
    fewest: i64 = 99
    for height in range(row[LOW], row[HIGH] + 1):
        fewest = min(fewest, num_in(buildings & of_heights(district, height, height)))
    return fewest


def _rainbow(district: District, colour: int, heights: int) -> int:
    """The most buildings, one per colour, whose heights all differ; `heights` are used up."""
    if colour == NUM_COLOURS:
        return 0
    most = _rainbow(district, colour + 1, heights)
    for height in range(1, HIGHEST + 1):
        if not heights >> height & 1:
            if of_colour(district, colour) & of_heights(district, height, height):
                number = 1 + _rainbow(district, colour + 1, heights | 1 << height)
                most = max(most, number)
        if most == NUM_COLOURS - colour:
            break
    return most


# -- counted in spaces and zones ------------------------------------------------------------------


def _measure_zones(district: District, row: list[int]) -> int:
    family = row[FAMILY]
    if family == SPACES:
        return _spaces(district, row)
    if family == FEATURES:
        return _features(district, row[TERRAIN])
    plan = district.plan
    most = 0
    count = 0
    for zone in range(len(plan.zone_size)):
        if plan.zone_terrain[zone] != row[TERRAIN]:
            continue
        if family == ZONES:
            if plan.zone_size[zone] >= row[SIZE] and _num_kinds(district, zone) >= row[KINDS]:
                count += 1
        elif family == LARGEST_ZONE:
            most = max(most, plan.zone_size[zone])
        elif plan.zone_size[zone] > most:  # a small zone cannot span more
            most = max(most, span_of(plan, zone))
    return count if family == ZONES else most


def span_of(plan: Plan, zone: int) -> int:
    """The length of a zone from end to end, across or down, whichever is more."""
    left = top = 99
    right = bottom = -99
    for space in range(len(plan.zone_of)):
        if plan.zone_of[space] == zone:
            left = min(left, x_at(plan, space))
            right = max(right, x_at(plan, space))
            top = min(top, y_at(plan, space))
            bottom = max(bottom, y_at(plan, space))
    return max(right - left, bottom - top) + 1


def _num_kinds(district: District, zone: int) -> int:
    kinds = district.zone_features[zone]
    return (kinds & 1) + (kinds >> 1 & 1) + (kinds >> 2 & 1) + (kinds >> 3)


def _spaces(district: District, row: list[int]) -> int:
    found = spaces_of(district, row[TERRAIN])
    return num_in(found & ~filled(district)) if row[EMPTY] else num_in(found)


def spaces_of(district: District, terrain: int) -> i64:
    """The spaces of a terrain; a street under an empty special has every colour. Rule K7.6."""
    if terrain < PARK:
        return of_colour(district, terrain) | district.neutral
    return ground_of_plan(district.plan, terrain)


def ground_of_plan(plan: Plan, terrain: int) -> i64:
    """The spaces of park, water or any street."""
    if terrain == PARK:
        return plan.park
    return plan.water if terrain == WATER else plan.streets


def filled(district: District) -> i64:
    """The spaces with a building or a feature; an empty special counts as empty. Rule K7.6."""
    return (district.occupied & ~district.neutral) | district.up1


def _features(district: District, terrain: int) -> int:
    return num_in(ground_of_plan(district.plan, terrain) & district.occupied)


# -- counted among neighbours ---------------------------------------------------------------------


def _pairs(district: District, row: list[int]) -> int:
    """Pairs with one building of each of the row's two sets of colours."""
    links = district.plan.links
    heights = of_heights(district, row[LOW], row[HIGH])
    ones = heights & of_colours(district, row[COLOURS])
    others = heights & of_colours(district, row[OTHERS])
    count = 0
    rest = ones | others
    while rest:
        space = lowest_in(rest)
        rest &= rest - 1
        wanted = partners(ones, others, space)
        for link in range(space * 4 + RIGHT, space * 4 + DOWN + 1):  # DOWN is RIGHT + 1
            near = links[link]
            if near != NOTHING and wanted >> near & 1:
                count += 1
    return count


def partners(ones: i64, others: i64, space: i64) -> i64:
    """The buildings that make a pair with the one on the space, if they are adjacent."""
    found: i64 = 0
    if ones >> space & 1:
        found |= others
    return found | ones if others >> space & 1 else found


def _longest_line(district: District, row: list[int]) -> int:
    plan = district.plan
    buildings = matching(district, row)
    most = 0
    rest = buildings
    while rest:
        space: int = lowest_in(rest)
        rest &= rest - 1
        most = max(most, line_from(plan, space, LEFT, RIGHT, buildings))
        most = max(most, line_from(plan, space, UP, DOWN, buildings))
    return most


def line_from(plan: Plan, space: int, back: int, ahead: int, buildings: i64) -> int:
    """The length of the line that begins at the space; 0 if it begins further back."""
    links = plan.links
    before = links[space * 4 + back]
    if before != NOTHING and buildings >> before & 1:
        return 0
    length = 0
    while space != NOTHING and buildings >> space & 1:
        length += 1
        space = links[space * 4 + ahead]
    return length


def _largest_group(district: District, row: list[int]) -> int:
    most: i64 = 0
    rest = matching(district, row)
    while rest:
        group = group_in(district.plan, rest)
        rest &= ~group
        most = max(most, num_in(group))
    return most


def group_in(plan: Plan, buildings: i64) -> i64:
    """The first of the buildings and all that are connected with it."""
    links = plan.links
    found: i64 = 0
    fresh = only(lowest_in(buildings))
    while fresh:
        space: int = lowest_in(fresh)
        fresh &= fresh - 1
        found |= only(space)
        for link in range(space * 4, space * 4 + 4):
            near = links[link]
            if near != NOTHING:
                fresh |= only(near) & buildings & ~found
    return found


def _squares(district: District, row: list[int]) -> int:
    buildings = matching(district, row)
    count = 0
    rest = buildings
    while rest:
        if is_square(district.plan, lowest_in(rest), buildings):
            count += 1
        rest &= rest - 1
    return count


def is_square(plan: Plan, space: int, buildings: i64) -> bool:
    """Whether the space is the top left of a square of two by two buildings."""
    links = plan.links
    right = links[space * 4 + RIGHT]
    below = links[space * 4 + DOWN]
    if right == NOTHING or below == NOTHING or links[right * 4 + DOWN] == NOTHING:
        return False
    square = only(right) | only(below) | only(links[right * 4 + DOWN])
    return buildings & square == square


def _zone_heights(district: District, row: list[int]) -> int:
    most = 0
    around = heights_around(district)
    for zone, terrain in enumerate(district.plan.zone_terrain):
        if terrain == row[TERRAIN]:
            most = max(most, num_heights(around[zone]))
    return most


def heights_around(district: District) -> list[int]:
    """By zone: the set of the heights of the buildings beside it, a bit each."""
    links = district.plan.links
    zone_of = district.plan.zone_of
    around = [0] * len(district.plan.zone_size)
    rest = district.up1
    while rest:
        space: int = lowest_in(rest)
        rest &= rest - 1
        height = height_at(district, space)
        for link in range(space * 4, space * 4 + 4):
            near = links[link]
            if near != NOTHING and zone_of[near] != NOTHING:
                around[zone_of[near]] |= 1 << height
    return around


def num_heights(heights: int) -> int:
    """How many heights a set has."""
    return (heights >> 1 & 1) + (heights >> 2 & 1) + (heights >> 3 & 1) + (heights >> 4)
