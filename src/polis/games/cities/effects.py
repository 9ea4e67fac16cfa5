"""What goals and achievements count: a small vocabulary of conditions, one row of ints each.

`measure` says how often a condition is met in a district. A goal card pays its points for each
time; an achievement is met when the measure reaches its need. Adding a card of a known family is
one row of data. Rules K10.
"""

from typing import Final

from polis.games.cities.components import HIGHEST, NEUTRAL, NOTHING, NUM_COLOURS
from polis.games.cities.district import LEVELS, District
from polis.games.cities.geometry import DOWN, LEFT, RIGHT, UP, Plan

# The entries of a row.
FAMILY: Final = 0
COLOURS: Final = 1  # which buildings, a set of colours
LOW: Final = 2  # and of how many floors
HIGH: Final = 3
TERRAIN: Final = 4  # park, water, or the street of a colour
SIZE: Final = 5  # spaces that a zone must have
KINDS: Final = 6  # different features that a zone must have
OTHERS: Final = 7  # the colours of the neighbours, a set
NEED: Final = 8  # of achievements
ROW_LENGTH: Final = 9

# The families.
BUILDINGS: Final = 0  # buildings of these colours and heights
FLOORS: Final = 1  # their floors
COLOUR_SETS: Final = 2  # sets of one building of every colour
HEIGHT_SETS: Final = 3  # sets of one building of every height from low to high
SPACES: Final = 4  # spaces of a terrain
LARGEST_ZONE: Final = 5  # spaces of the largest zone
ZONES: Final = 6  # zones of a size, with so many different features
SPAN: Final = 7  # spaces from end to end of a zone
FEATURES: Final = 8  # features on a terrain
NEXT_TO: Final = 9  # buildings beside a terrain
PAIRS: Final = 10  # pairs of buildings side by side, each pair for itself
LINE: Final = 11  # buildings in the longest unbroken line
GROUP: Final = 12  # buildings in the largest connected group
SQUARES: Final = 13  # squares of two by two buildings
ZONE_HEIGHTS: Final = 14  # different heights around one zone
RAINBOW: Final = 15  # buildings that differ all in colour and all in height

# What each family looks at: it can only change when one of these does.
TILES: Final = 1
FEATURE_TILES: Final = 2
STANDING: Final = 4  # buildings
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
        return _measure_table(district.table, row)
    if family <= FEATURES:
        return _measure_zones(district, row)
    if family == NEXT_TO:
        return _next_to(district, row)
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
    return _rainbow(district.table, 0, 0)


# -- counted in the table of buildings ------------------------------------------------------------


def _measure_table(table: list[int], row: list[int]) -> int:
    family = row[FAMILY]
    if family == COLOUR_SETS:
        return _colour_sets(table, row)
    if family == HEIGHT_SETS:
        return _height_sets(table, row)
    count = 0
    for colour in range(NUM_COLOURS):
        if row[COLOURS] >> colour & 1:
            for height in range(row[LOW], row[HIGH] + 1):
                number = table[colour * LEVELS + height]
                count += number * height if family == FLOORS else number
    return count


def _colour_sets(table: list[int], row: list[int]) -> int:
    fewest = 99
    for colour in range(NUM_COLOURS):
        if row[COLOURS] >> colour & 1:
            count = 0
            for height in range(row[LOW], row[HIGH] + 1):
                count += table[colour * LEVELS + height]
            if count < fewest:
                fewest = count
    return fewest


def _height_sets(table: list[int], row: list[int]) -> int:
    fewest = 99
    for height in range(row[LOW], row[HIGH] + 1):
        count = 0
        for colour in range(NUM_COLOURS):
            if row[COLOURS] >> colour & 1:
                count += table[colour * LEVELS + height]
        if count < fewest:
            fewest = count
    return fewest


def _rainbow(table: list[int], colour: int, heights: int) -> int:
    """The most buildings, one per colour, whose heights all differ; `heights` are used up."""
    if colour == NUM_COLOURS:
        return 0
    most = _rainbow(table, colour + 1, heights)
    for height in range(1, HIGHEST + 1):
        if table[colour * LEVELS + height] > 0 and not heights >> height & 1:
            number = 1 + _rainbow(table, colour + 1, heights | 1 << height)
            if number > most:
                most = number
        if most == NUM_COLOURS - colour:
            break
    return most


# -- counted in spaces and zones ------------------------------------------------------------------


def _measure_zones(district: District, row: list[int]) -> int:
    family = row[FAMILY]
    if family == SPACES:
        return _spaces(district, row[TERRAIN])
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
    """How many spaces a zone stretches from end to end, across or down, whichever is more."""
    left = top = 99
    right = bottom = -99
    for space in range(len(plan.zone_of)):
        if plan.zone_of[space] == zone:
            left = min(left, plan.xs[space])
            right = max(right, plan.xs[space])
            top = min(top, plan.ys[space])
            bottom = max(bottom, plan.ys[space])
    return max(right - left, bottom - top) + 1


def _num_kinds(district: District, zone: int) -> int:
    kinds = district.zone_features[zone]
    return (kinds & 1) + (kinds >> 1 & 1) + (kinds >> 2 & 1) + (kinds >> 3)


def _spaces(district: District, terrain: int) -> int:
    """A street under an empty special counts for every colour. Rule K7.6."""
    count = 0
    for space in range(len(district.ground)):
        if is_space_of(district, space, terrain):
            count += 1
    return count


def is_space_of(district: District, space: int, terrain: int) -> bool:
    ground = district.ground[space]
    return ground == terrain or (ground == NEUTRAL and terrain < NUM_COLOURS)


def _features(district: District, terrain: int) -> int:
    count = 0
    for space in range(len(district.features)):
        if district.features[space] != NOTHING and district.plan.terrain[space] == terrain:
            count += 1
    return count


# -- counted among neighbours ---------------------------------------------------------------------


def has_height(district: District, space: int, row: list[int]) -> bool:
    """Whether a building of the row's heights stands on the space; no height is below 1."""
    return row[LOW] <= district.heights[space] <= row[HIGH]


def counts(district: District, space: int, row: list[int]) -> bool:
    """Whether a building of the row's colours and heights stands on the space."""
    return has_height(district, space, row) and (row[COLOURS] >> district.ground[space] & 1) == 1


def is_beside(district: District, space: int, terrain: int) -> bool:
    links = district.plan.links
    for link in range(space * 4, space * 4 + 4):
        near = links[link]
        if near != NOTHING and district.plan.terrain[near] == terrain:
            return True
    return False


def _next_to(district: District, row: list[int]) -> int:
    count = 0
    for space in range(len(district.heights)):
        if counts(district, space, row) and is_beside(district, space, row[TERRAIN]):
            count += 1
    return count


def make_pair(district: District, space: int, near: int, row: list[int]) -> bool:
    """Whether a building and its neighbour are one of each of the row's two sets of colours."""
    if near == NOTHING or not has_height(district, near, row):
        return False
    one = district.ground[space]
    other = district.ground[near]
    return is_wanted(row, one, other) or is_wanted(row, other, one)


def is_wanted(row: list[int], one: int, other: int) -> bool:
    return (row[COLOURS] >> one & 1) == 1 and (row[OTHERS] >> other & 1) == 1


def _pairs(district: District, row: list[int]) -> int:
    links = district.plan.links
    count = 0
    for space in range(len(district.heights)):
        if has_height(district, space, row):
            if make_pair(district, space, links[space * 4 + RIGHT], row):
                count += 1
            if make_pair(district, space, links[space * 4 + DOWN], row):
                count += 1
    return count


def _longest_line(district: District, row: list[int]) -> int:
    most = 0
    for space in range(len(district.heights)):
        if counts(district, space, row):
            most = max(most, line_from(district, space, LEFT, RIGHT, row))
            most = max(most, line_from(district, space, UP, DOWN, row))
    return most


def line_from(district: District, space: int, back: int, ahead: int, row: list[int]) -> int:
    """The length of the line that begins at the space; 0 if it begins further back."""
    links = district.plan.links
    before = links[space * 4 + back]
    if before != NOTHING and counts(district, before, row):
        return 0
    length = 0
    while space != NOTHING and counts(district, space, row):
        length += 1
        space = links[space * 4 + ahead]
    return length


def _largest_group(district: District, row: list[int]) -> int:
    seen = [False] * len(district.heights)
    most = 0
    for space in range(len(district.heights)):
        if not seen[space] and counts(district, space, row):
            most = max(most, len(group_from(district, space, row, seen)))
    return most


def group_from(district: District, first: int, row: list[int], seen: list[bool]) -> list[int]:
    """The buildings connected with the first one; marks them as seen."""
    links = district.plan.links
    seen[first] = True
    found = [first]
    done = 0
    while done < len(found):
        space = found[done]
        done += 1
        for link in range(space * 4, space * 4 + 4):
            near = links[link]
            if near != NOTHING and not seen[near] and counts(district, near, row):
                seen[near] = True
                found.append(near)
    return found


def _squares(district: District, row: list[int]) -> int:
    count = 0
    for space in range(len(district.heights)):
        if counts(district, space, row) and is_square(district, space, row):
            count += 1
    return count


def is_square(district: District, space: int, row: list[int]) -> bool:
    """Whether the space is the top left of a square of two by two buildings."""
    links = district.plan.links
    right = links[space * 4 + RIGHT]
    below = links[space * 4 + DOWN]
    if right == NOTHING or below == NOTHING:
        return False
    last = links[right * 4 + DOWN]
    if last == NOTHING or not counts(district, last, row):
        return False
    return counts(district, right, row) and counts(district, below, row)


def _zone_heights(district: District, row: list[int]) -> int:
    most = 0
    for zone in range(len(district.plan.zone_size)):
        if district.plan.zone_terrain[zone] == row[TERRAIN]:
            most = max(most, num_heights_around(district, zone))
    return most


def num_heights_around(district: District, zone: int) -> int:
    """How many different heights the buildings beside a zone have."""
    links = district.plan.links
    heights = 0
    for space in range(len(district.heights)):
        if district.heights[space] > 0:
            for link in range(space * 4, space * 4 + 4):
                near = links[link]
                if near != NOTHING and district.plan.zone_of[near] == zone:
                    heights |= 1 << district.heights[space]
    return (heights >> 1 & 1) + (heights >> 2 & 1) + (heights >> 3 & 1) + (heights >> 4)
