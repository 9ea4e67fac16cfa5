"""A player's district: the plan of its tiles and the contents of its spaces. Rules K5 to K7.

A district is a value: placing a component makes a new one that shares the unchanged parts. So a
state clones by copying references. Buildings are sets of spaces, by colour and by height, so that
most conditions are counted with a few operations on ints.
"""

from typing import Final

from mypy_extensions import i64

from polis.games.cities.components import (
    ALL_COLOURS,
    BLUE,
    CORNERS,
    GREEN,
    HIGHEST,
    KINDS_PER_TERRAIN,
    MONUMENT,
    NEUTRAL,
    NOTHING,
    NUM_COLOURS,
    RED,
    SPECIAL,
    YELLOW,
    Box,
)
from polis.games.cities.districts.sets import lowest_in, members_of, only
from polis.games.cities.geometry import Plan, cell_at, empty_plan, extended

# What can change in a district: a set of these.
TILES: Final = 1
FEATURE_TILES: Final = 2
STANDING: Final = 4  # buildings
EVERYTHING: Final = 7

_NO_FEATURES: Final[list[int]] = [NOTHING] * CORNERS


class District:
    """The plan, and the contents of each space. Sets of spaces are ints."""

    __slots__ = (
        "blocked",
        "blue",
        "features",
        "floors",
        "green",
        "ground",
        "neutral",
        "occupied",
        "plan",
        "red",
        "seen",
        "unchecked",
        "up1",
        "up2",
        "up3",
        "up4",
        "written",
        "yellow",
        "zone_features",
    )

    def __init__(
        self, plan: Plan, ground: list[int], features: list[int], zone_features: list[int]
    ) -> None:
        self.plan: Plan = plan
        self.ground: list[int] = ground  # as the plan's terrain, but specials change it
        self.features: list[int] = features  # a kind, or NOTHING
        self.zone_features: list[int] = zone_features  # by zone: the set of kinds in it
        self.red: i64 = 0  # the streets of each colour, as in `ground`
        self.blue: i64 = 0
        self.green: i64 = 0
        self.yellow: i64 = 0
        self.neutral: i64 = 0
        self.up1: i64 = 0  # the buildings with at least so many floors
        self.up2: i64 = 0
        self.up3: i64 = 0
        self.up4: i64 = 0
        self.occupied: i64 = 0  # by a feature
        self.blocked: i64 = 0  # streets whose feature takes no building
        self.floors: list[int] = []  # `heights`, once they were asked for
        self.seen: object = None  # the part of a view, once it was asked for; see `view.py`
        self.written: list[str] = []  # the texts of `notation.py`, once they were asked for
        # What has changed since no achievement was met; a note for `rules/achievements.py`.
        self.unchecked: int = EVERYTHING

    def copy(self) -> "District":
        new = District(self.plan, self.ground, self.features, self.zone_features)
        new.red = self.red
        new.blue = self.blue
        new.green = self.green
        new.yellow = self.yellow
        new.neutral = self.neutral
        new.up1 = self.up1
        new.up2 = self.up2
        new.up3 = self.up3
        new.up4 = self.up4
        new.occupied = self.occupied
        new.blocked = self.blocked
        new.unchecked = self.unchecked
        return new

    @property
    def heights(self) -> list[int]:
        """The floors on each space; the list must not be changed."""
        if not self.floors:
            self.floors = [0] * len(self.ground)
            for buildings in (self.up1, self.up2, self.up3, self.up4):
                for space in members_of(buildings):
                    self.floors[space] += 1
        return self.floors


def empty_district() -> District:
    return District(empty_plan(), [], [], [])


def start_district(box: Box, tile: int) -> District:
    return with_tile(empty_district(), box, tile, 0, cell_at(0, 0))


def with_tile(old: District, box: Box, tile: int, turn: int, cell: int) -> District:
    new = old.copy()
    plan = extended(old.plan, box, tile, turn, cell)
    new.plan = plan
    new.ground = old.ground + plan.terrain[-CORNERS:]
    new.features = old.features + _NO_FEATURES
    for space in range(len(old.ground), len(new.ground)):
        _recolour(new, only(space), new.ground[space])
    new.zone_features = features_by_zone(plan, new.features, new.occupied)
    new.unchecked = old.unchecked | TILES
    return new


def features_by_zone(plan: Plan, features: list[int], occupied: i64) -> list[int]:
    """Per zone the set of feature kinds in it."""
    sets = [0] * len(plan.zone_size)
    rest = occupied
    while rest:
        space = lowest_in(rest)
        rest &= rest - 1
        feature = features[space]
        if feature < MONUMENT:
            sets[plan.zone_of[space]] |= 1 << (feature % KINDS_PER_TERRAIN)
    return sets


def _recolour(district: District, here: i64, ground: int) -> None:
    """Note the ground of a space; parks and waters are in the plan."""
    district.red &= ~here
    district.blue &= ~here
    district.green &= ~here
    district.yellow &= ~here
    district.neutral &= ~here
    if ground == RED:
        district.red |= here
    elif ground == BLUE:
        district.blue |= here
    elif ground == GREEN:
        district.green |= here
    elif ground == YELLOW:
        district.yellow |= here
    elif ground == NEUTRAL:
        district.neutral |= here


def with_feature(old: District, kind: int, space: int) -> District:
    new = old.copy()
    here = only(space)
    new.occupied |= here
    if kind < MONUMENT:
        new.zone_features = old.zone_features[:]
        new.zone_features[old.plan.zone_of[space]] |= 1 << (kind % KINDS_PER_TERRAIN)
    elif kind == SPECIAL:
        _set_ground(new, space, NEUTRAL)
    else:
        new.blocked |= here
    new.features = old.features[:]
    new.features[space] = kind
    new.unchecked |= FEATURE_TILES
    return new


def _set_ground(district: District, space: int, ground: int) -> None:
    district.ground = district.ground[:]
    district.ground[space] = ground
    _recolour(district, only(space), ground)


def with_building(old: District, colour: int, space: int) -> District:
    """The district with one more floor of that colour."""
    new = old.copy()
    here = only(space)
    new.up4 |= old.up3 & here
    new.up3 |= old.up2 & here
    new.up2 |= old.up1 & here
    new.up1 |= here
    if old.ground[space] != colour:
        _set_ground(new, space, colour)
    new.unchecked |= STANDING
    return new


def district_with(plan: Plan, ground: list[int], heights: list[int], kinds: list[int]) -> District:
    """The district with these contents, space by space."""
    district = District(plan, ground, kinds, [])
    by_ground = _spaces_by(ground, NEUTRAL + 1)
    district.red, district.blue, district.green, district.yellow = by_ground[:NUM_COLOURS]
    district.neutral = by_ground[NEUTRAL]
    by_height = _spaces_by(heights, HIGHEST + 1)
    district.up4 = by_height[HIGHEST]
    district.up3 = by_height[3] | by_height[HIGHEST]
    district.up2 = by_height[2] | district.up3
    district.up1 = by_height[1] | district.up2
    for space, kind in enumerate(kinds):
        if kind != NOTHING:
            district.occupied |= only(space)
            if kind >= MONUMENT and kind != SPECIAL:
                district.blocked |= only(space)
    district.zone_features = features_by_zone(plan, kinds, district.occupied)
    return district


def _spaces_by(numbers: list[int], size: int) -> list[int]:
    """By number the set of spaces that have it."""
    sets = [0] * size
    for space, number in enumerate(numbers):
        sets[number] |= 1 << space
    return sets


def raised(old: District, floors: int) -> District:
    """The district with at least so many floors on every street that can be built on."""
    new = old.copy()
    streets = old.plan.streets & ~old.blocked
    new.up1 |= streets
    if floors > 1:
        new.up2 |= streets
    if floors > 2:
        new.up3 |= streets
    if floors > 3:
        new.up4 |= streets
    return new


# -- sets of spaces -------------------------------------------------------------------------------


def height_at(district: District, space: i64) -> int:
    here = only(space)
    if not district.up1 & here:
        return 0
    if not district.up2 & here:
        return 1
    if not district.up3 & here:
        return 2
    return HIGHEST if district.up4 & here else 3


def at_least(district: District, floors: int) -> i64:
    """The buildings with at least so many floors, one or more."""
    if floors == 1:
        return district.up1
    if floors == 2:
        return district.up2
    if floors == 3:
        return district.up3
    return district.up4 if floors == HIGHEST else 0


def of_heights(district: District, low: int, high: int) -> i64:
    """The buildings with so many floors."""
    return at_least(district, low) & ~at_least(district, high + 1)


def of_colour(district: District, colour: int) -> i64:
    """The streets of a colour, with their buildings."""
    if colour == RED:
        return district.red
    if colour == BLUE:
        return district.blue
    return district.green if colour == GREEN else district.yellow


def of_colours(district: District, colours: int) -> i64:
    """The streets of a set of colours, with their buildings."""
    if colours == ALL_COLOURS:
        return district.red | district.blue | district.green | district.yellow
    found: i64 = 0
    if colours & 1:
        found |= district.red
    if colours & 2:
        found |= district.blue
    if colours & 4:
        found |= district.green
    return found | district.yellow if colours & 8 else found


def sites(district: District, colour: int) -> i64:
    """The spaces where a building of the colour can start or grow. Rules K7.1 to K7.5."""
    return (of_colour(district, colour) | district.neutral) & ~(district.blocked | district.up4)


def homes(district: District, kind: int) -> i64:
    """The spaces where a feature of the kind can lie. Rules K6.1 to K6.4."""
    plan = district.plan
    if kind >= MONUMENT:
        return plan.streets & ~(district.occupied | district.up1)
    return (plan.park if kind // KINDS_PER_TERRAIN == 0 else plan.water) & ~district.occupied
