"""A player's district: the plan of its tiles and what stands on the spaces. Rules K5 to K7.

A district is a value: placing something makes a new one that shares whatever did not change. So a
state clones by copying references, and what the score needs (zones, the table of buildings) is
kept up to date where it changes instead of being counted again.
"""

from typing import Final

from polis.games.cities.components import (
    CORNERS,
    HIGHEST,
    KINDS_PER_TERRAIN,
    MONUMENT,
    NEUTRAL,
    NOTHING,
    NUM_COLOURS,
    PARK,
    SPECIAL,
    Box,
)
from polis.games.cities.geometry import Plan, cell_at, empty_plan, extended

LEVELS: Final = HIGHEST + 1  # of the table of buildings; level 0 stays empty


class District:
    """The plan, and per space what stands there."""

    __slots__ = ("features", "ground", "heights", "plan", "table", "zone_features")

    def __init__(
        self,
        plan: Plan,
        ground: list[int],
        heights: list[int],
        features: list[int],
        zone_features: list[int],
        table: list[int],
    ) -> None:
        self.plan: Plan = plan
        self.ground: list[int] = ground  # as the plan's terrain, but specials change it
        self.heights: list[int] = heights  # floors
        self.features: list[int] = features  # a kind, or NOTHING
        self.zone_features: list[int] = zone_features  # by zone: the set of kinds in it
        self.table: list[int] = table  # how many buildings, by colour and height


def empty_district() -> District:
    return District(empty_plan(), [], [], [], [], [0] * (NUM_COLOURS * LEVELS))


def start_district(box: Box, tile: int) -> District:
    return with_tile(empty_district(), box, tile, 0, cell_at(0, 0))


def with_tile(old: District, box: Box, tile: int, turn: int, cell: int) -> District:
    plan = extended(old.plan, box, tile, turn, cell)
    ground = old.ground + plan.terrain[-CORNERS:]
    heights = old.heights + [0] * CORNERS
    features = old.features + [NOTHING] * CORNERS
    return District(plan, ground, heights, features, features_by_zone(plan, features), old.table)


def features_by_zone(plan: Plan, features: list[int]) -> list[int]:
    """Per zone the set of the different kinds in it; several of a kind are one."""
    sets = [0] * len(plan.zone_size)
    for space in range(len(features)):
        if NOTHING < features[space] < MONUMENT:
            sets[plan.zone_of[space]] |= 1 << (features[space] % KINDS_PER_TERRAIN)
    return sets


def with_feature(old: District, kind: int, space: int) -> District:
    ground = old.ground
    sets = old.zone_features
    if kind < MONUMENT:
        sets = sets[:]
        sets[old.plan.zone_of[space]] |= 1 << (kind % KINDS_PER_TERRAIN)
    elif kind == SPECIAL:
        ground = ground[:]
        ground[space] = NEUTRAL
    features = old.features[:]
    features[space] = kind
    return District(old.plan, ground, old.heights, features, sets, old.table)


def with_building(old: District, colour: int, space: int) -> District:
    """The district with one more floor of that colour."""
    height = old.heights[space]
    heights = old.heights[:]
    heights[space] = height + 1
    table = old.table[:]
    if height > 0:
        table[colour * LEVELS + height] -= 1
    table[colour * LEVELS + height + 1] += 1
    ground = old.ground
    if ground[space] != colour:
        ground = ground[:]
        ground[space] = colour
    return District(old.plan, ground, heights, old.features, old.zone_features, table)


def with_heights(old: District, heights: list[int]) -> District:
    """The district as it would look with these heights; its table of buildings is not kept up."""
    return District(old.plan, old.ground, heights, old.features, old.zone_features, old.table)


def is_open(district: District, space: int) -> bool:
    """Whether no feature keeps buildings off a street; a special does not. Rules K7.2, K7.5."""
    return district.features[space] in (NOTHING, SPECIAL)


def streets_for(district: District, colour: int) -> list[int]:
    """The spaces where a building of the colour can start or grow. Rules K7.1 to K7.5."""
    found: list[int] = []
    ground = district.ground
    for space in range(len(ground)):
        if ground[space] == colour or ground[space] == NEUTRAL:
            if is_open(district, space) and district.heights[space] < HIGHEST:
                found.append(space)
    return found


def spaces_for(district: District, kind: int) -> list[int]:
    """The spaces where a feature of the kind can lie. Rules K6.1 to K6.4."""
    if kind >= MONUMENT:
        return _empty_streets(district)
    found: list[int] = []
    home = PARK + kind // KINDS_PER_TERRAIN
    terrain = district.plan.terrain
    for space in range(len(terrain)):
        if terrain[space] == home and district.features[space] == NOTHING:
            found.append(space)
    return found


def _empty_streets(district: District) -> list[int]:
    found: list[int] = []
    heights = district.heights
    for space in range(len(heights)):
        is_street = district.plan.terrain[space] < PARK
        if is_street and heights[space] == 0 and district.features[space] == NOTHING:
            found.append(space)
    return found
