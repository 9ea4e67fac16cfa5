"""The spaces that a condition of `effects.measure` counts, to show them to people."""

from collections.abc import Callable

from polis.games.cities import effects
from polis.games.cities.components import HIGHEST, NOTHING, NUM_COLOURS
from polis.games.cities.districts.district import (
    District,
    height_at,
    of_colours,
    of_heights,
)
from polis.games.cities.districts.sets import members_of
from polis.games.cities.effects import (
    COLOURS,
    EMPTY,
    FAMILY,
    HIGH,
    KINDS,
    LOW,
    OTHERS,
    SIZE,
    TERRAIN,
    measure,
)
from polis.games.cities.geometry import DOWN, LEFT, RIGHT, UP, beside

Row = list[int]


def elements(district: District, row: Row) -> list[int]:
    """The spaces that the condition counts, ascending."""
    return sorted(_FINDERS[row[FAMILY]](district, row))


def _spaces(district: District) -> range:
    return range(len(district.ground))


def _buildings(district: District, row: Row) -> list[int]:
    return members_of(effects.matching(district, row))


def _colour_sets(district: District, row: Row) -> list[int]:
    sets = measure(district, row)
    found = _buildings(district, row)
    colours = [c for c in range(NUM_COLOURS) if row[COLOURS] >> c & 1]
    return [s for c in colours for s in [s for s in found if district.ground[s] == c][:sets]]


def _height_sets(district: District, row: Row) -> list[int]:
    sets = measure(district, row)
    found = _buildings(district, row)
    heights = range(row[LOW], row[HIGH] + 1)
    return [s for h in heights for s in [s for s in found if height_at(district, s) == h][:sets]]


def _of_terrain(district: District, row: Row) -> list[int]:
    found = effects.spaces_of(district, row[TERRAIN])
    return members_of(found & ~effects.filled(district) if row[EMPTY] else found)


def _zone_spaces(district: District, zone: int) -> list[int]:
    return [space for space in _spaces(district) if district.plan.zone_of[space] == zone]


def _zones(district: District, row: Row) -> list[int]:
    plan = district.plan
    return [zone for zone in range(len(plan.zone_size)) if plan.zone_terrain[zone] == row[TERRAIN]]


def _counted_zones(district: District, row: Row) -> list[int]:
    plan = district.plan
    found: list[int] = []
    for zone in _zones(district, row):
        is_rich = district.zone_features[zone].bit_count() >= row[KINDS]
        if plan.zone_size[zone] >= row[SIZE] and is_rich:
            found.extend(_zone_spaces(district, zone))
    return found


def _best_zone(district: District, row: Row, worth: Callable[[int], int]) -> list[int]:
    zones = _zones(district, row)
    return _zone_spaces(district, max(zones, key=worth)) if zones else []


def _largest_zone(district: District, row: Row) -> list[int]:
    return _best_zone(district, row, lambda zone: district.plan.zone_size[zone])


def _widest_zone(district: District, row: Row) -> list[int]:
    return _best_zone(district, row, lambda zone: effects.span_of(district.plan, zone))


def _features(district: District, row: Row) -> list[int]:
    found = _of_terrain(district, row)
    return [space for space in found if district.features[space] != NOTHING]


def _next_to(district: District, row: Row) -> list[int]:
    return members_of(effects.matching(district, row) & beside(district.plan, row[TERRAIN]))


def _pairs(district: District, row: Row) -> list[int]:
    heights = of_heights(district, row[LOW], row[HIGH])
    ones = heights & of_colours(district, row[COLOURS])
    others = heights & of_colours(district, row[OTHERS])
    found: set[int] = set()
    for space in members_of(ones | others):
        for direction in (RIGHT, DOWN):
            near = district.plan.links[space * 4 + direction]
            if near != NOTHING and effects.partners(ones, others, space) >> near & 1:
                found.update((space, near))
    return list(found)


def _line(district: District, row: Row) -> list[int]:
    longest: list[int] = []
    buildings = effects.matching(district, row)
    for first in members_of(buildings):
        for back, ahead in ((LEFT, RIGHT), (UP, DOWN)):
            length = effects.line_from(district.plan, first, back, ahead, buildings)
            if length > len(longest):
                longest = [first]
                while len(longest) < length:
                    longest.append(district.plan.links[longest[-1] * 4 + ahead])
    return longest


def _group(district: District, row: Row) -> list[int]:
    rest = effects.matching(district, row)
    largest: list[int] = []
    while rest:
        group = effects.group_in(district.plan, rest)
        rest &= ~group
        largest = max(largest, members_of(group), key=len)
    return largest


def _squares(district: District, row: Row) -> list[int]:
    links = district.plan.links
    buildings = effects.matching(district, row)
    found: set[int] = set()
    for space in members_of(buildings):
        if effects.is_square(district.plan, space, buildings):
            right = links[space * 4 + RIGHT]
            found.update((space, right, links[space * 4 + DOWN], links[right * 4 + DOWN]))
    return list(found)


def _zone_heights(district: District, row: Row) -> list[int]:
    """The zone with most heights around it, and one building of each height."""
    zones = _zones(district, row)
    if not zones:
        return []
    around = effects.heights_around(district)
    best = max(zones, key=lambda zone: effects.num_heights(around[zone]))
    found = _zone_spaces(district, best)
    for height in range(1, HIGHEST + 1):
        built = members_of(of_heights(district, height, height))
        found.extend([s for s in built if _touches(district, s, best)][:1])
    return found


def _touches(district: District, space: int, zone: int) -> bool:
    near = [n for n in district.plan.links[space * 4 : space * 4 + 4] if n != NOTHING]
    return any(district.plan.zone_of[n] == zone for n in near)


def _rainbow(district: District, row: Row) -> list[int]:
    """As many buildings as possible, one per colour, with different heights."""
    built = members_of(district.up1)
    best: list[int] = []
    chosen: list[list[int]] = [[]]
    for colour in range(NUM_COLOURS):
        heights = {height_at(district, s): s for s in built if district.ground[s] == colour}
        longer = [
            [*some, space]
            for some in chosen
            for height, space in heights.items()
            if all(height_at(district, s) != height for s in some)
        ]
        chosen += longer
    for some in chosen:
        best = max(best, some, key=len)
    return best


_FINDERS: tuple[Callable[[District, Row], list[int]], ...] = (
    _buildings,
    _buildings,  # floors
    _colour_sets,
    _height_sets,
    _of_terrain,
    _largest_zone,
    _counted_zones,
    _widest_zone,
    _features,
    _next_to,
    _pairs,
    _line,
    _group,
    _squares,
    _zone_heights,
    _rainbow,
)
