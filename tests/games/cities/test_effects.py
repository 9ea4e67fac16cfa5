"""The vocabulary of conditions, one family after the other. Rules K10."""

import pytest

from polis.games.cities.components import ALL_COLOURS, COLOUR_NAMES
from polis.games.cities.districts.elements import elements
from polis.games.cities.effects import FAMILY_NAMES, PLACE_NAMES, measure
from tests.games.cities.positions import TWO, position
from tests.rules import rule

# Two tiles with all colours and two with parks and waters around them:
#   R1 B2 | P  P
#   Y· G3 | Y1 B1
#   ------+------
#   W  W  | R4 B·
#   R2 Y2 | G· Y1
TILES = "tiles 0 T01@0,0 T13@1,0 T17@0,1 T02@1,1"
SPACES = (
    "spaces 0 0,0=R1 1,0=B2 1,1=G3 2,1=Y1 3,1=B1 2,2=R4 0,3=R2 1,3=Y2 3,3=Y1 2,0=tree 0,2=swans"
)


def row(
    family: str,
    heights: int | tuple[int, int] = (1, 4),
    colours: str = "",
    others: str = "",
    terrain: str = "park",
    size: int = 1,
    kinds: int = 0,
    empty: bool = False,
) -> list[int]:
    """The row of a condition, from the words of the data files."""
    low, high = (heights, heights) if isinstance(heights, int) else heights
    sets = [1 << COLOUR_NAMES.index(c) if c else ALL_COLOURS for c in (colours, others)]
    family_number, ground = FAMILY_NAMES.index(family), PLACE_NAMES.index(terrain)
    return [family_number, sets[0], low, high, ground, size, kinds, sets[1], int(empty), 0]


CASES = [
    pytest.param(row("buildings"), 9, id="all buildings, a tower is one"),
    pytest.param(row("buildings", colours="red"), 3, id="red buildings"),
    pytest.param(row("buildings", heights=2), 3, id="exactly two floors"),
    pytest.param(row("buildings", heights=(3, 4)), 2, id="three or more floors"),
    pytest.param(row("buildings", colours="yellow", heights=1), 2, id="yellow of exactly one"),
    pytest.param(row("floors"), 17, id="floors of all"),
    pytest.param(row("floors", colours="red"), 7, id="floors of one colour"),
    pytest.param(row("colour-sets"), 1, id="one set of colours: green is scarce"),
    pytest.param(row("colour-sets", heights=(2, 4)), 1, id="a set of two floors or more"),
    pytest.param(row("colour-sets", heights=1), 0, id="no set of one floor: green is 3"),
    pytest.param(row("height-sets", heights=(1, 4)), 1, id="one set of four heights"),
    pytest.param(row("height-sets", heights=(1, 2)), 3, id="three sets of two heights"),
    pytest.param(row("spaces", terrain="water"), 2, id="spaces with a feature count too"),
    pytest.param(row("spaces", terrain="red"), 3, id="streets with a building count too"),
    pytest.param(row("spaces", terrain="street"), 12, id="streets of any colour"),
    pytest.param(row("spaces", terrain="street", empty=True), 3, id="streets without a building"),
    pytest.param(row("spaces", terrain="yellow", empty=True), 1, id="empty streets of a colour"),
    pytest.param(row("spaces", terrain="park", empty=True), 1, id="parks without a feature"),
    pytest.param(row("largest-zone", terrain="park"), 2, id="the largest park"),
    pytest.param(row("zones", terrain="park", size=2), 1, id="parks of two spaces"),
    pytest.param(row("zones", terrain="park", size=3), 0, id="no park of three"),
    pytest.param(row("zones", terrain="water", kinds=1), 1, id="waters with a feature"),
    pytest.param(row("zones", terrain="water", kinds=2), 0, id="one feature is not two"),
    pytest.param(row("span", terrain="water"), 2, id="from end to end"),
    pytest.param(row("features", terrain="park"), 1, id="features in parks"),
    pytest.param(row("next-to", terrain="park"), 3, id="next to a park, one of them twice"),
    pytest.param(row("next-to", terrain="water"), 4, id="next to water"),
    pytest.param(row("next-to", terrain="water", heights=(3, 4)), 2, id="high ones next to water"),
    pytest.param(row("pairs"), 6, id="all pairs of neighbours"),
    pytest.param(row("pairs", colours="red", others="blue"), 1, id="red beside blue"),
    pytest.param(row("pairs", colours="green", others="yellow"), 1, id="green beside yellow"),
    pytest.param(row("line"), 3, id="a line across two tiles"),
    pytest.param(row("line", heights=(2, 4)), 2, id="a line of high buildings"),
    pytest.param(row("group"), 6, id="the largest group"),
    pytest.param(row("squares"), 0, id="no square of four"),
    pytest.param(row("zone-heights", terrain="water"), 3, id="heights around the water"),
    pytest.param(row("rainbow"), 4, id="four colours and four heights"),
]


@rule("K10.1", "K10.2", "K10.3", "K10.4", "K10.5", "K10.6", "K10.7", "K10.9")
@pytest.mark.parametrize("condition, expected", CASES)
def test_a_condition_counts(condition: list[int], expected: int) -> None:
    district = position(TWO, TILES, SPACES).districts[0]
    assert measure(district, condition) == expected
    assert bool(elements(district, condition)) == bool(expected)


@rule("K10.3")
def test_a_tower_counts_once_in_a_set() -> None:
    district = position(TWO, TILES, SPACES).districts[0]
    found = elements(district, row("height-sets", heights=(1, 4)))
    assert len(found) == 4


@rule("K10.8")
def test_a_zone_reaches_from_edge_to_edge_across_three_tiles() -> None:
    tiles = "tiles 0 T15@0,0 T16@1,0 T18@2,0"
    district = position(TWO, tiles).districts[0]
    assert measure(district, row("span", terrain="water")) == 6


@rule("K7.6", "K7.7")
def test_a_special_counts_as_a_street_of_every_colour_until_it_is_built_on() -> None:
    empty = position(TWO, TILES, f"{SPACES} 0,1=special").districts[0]
    built = position(TWO, TILES, f"{SPACES} 0,1=special+G1").districts[0]
    for colour, before, then in (("yellow", 4, 3), ("red", 4, 3), ("green", 3, 3)):
        assert measure(empty, row("spaces", terrain=colour)) == before
        assert measure(built, row("spaces", terrain=colour)) == then
    assert measure(empty, row("spaces", terrain="red", empty=True)) == 1
    assert measure(built, row("spaces", terrain="street")) == 12


@rule("K10.7")
def test_four_buildings_make_a_square() -> None:
    square = "spaces 0 0,0=R1 1,0=B1 0,1=Y1 1,1=G1"
    district = position(TWO, "tiles 0 T01@0,0", square).districts[0]
    assert measure(district, row("squares")) == 1
    assert elements(district, row("squares")) == [0, 1, 2, 3]


def test_nothing_counts_in_an_empty_district() -> None:
    district = position("cities seats=2", "table round=0 question=start-tile").districts[0]
    for family in FAMILY_NAMES:
        assert measure(district, row(family)) == 0
        assert elements(district, row(family)) == []
