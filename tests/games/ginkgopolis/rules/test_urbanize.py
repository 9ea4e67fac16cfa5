"""Urbanize: a tile takes the place of a marker. Rules G5."""

import pytest

from tests.games.ginkgopolis.positions import (
    OTHER,
    TWO,
    building,
    choose,
    city,
    discard,
    give,
    marker,
    move_marker,
    play,
    position,
    question,
    sites,
    stock,
    tableau,
)
from tests.rules import rule

# A hole at (0,2): what lies above, right, below and left of it decides what a tile there brings.
HOLE = "-1,3:R14@1"
HOLE_MARKERS = "markers A:-2,2 B:0,2 C:2,2"


@rule("G5.2", "G5.3", "G5.5", "G5.7", "G5.8")
@pytest.mark.parametrize(
    "letter, tile, cell",
    [
        pytest.param("A", "R4", "-1,2", id="letter A with red 4"),
        pytest.param("C", "R8", "1,2", id="letter C with red 8"),
    ],
)
def test_urbanize_activates_the_neighbours_and_pays_its_bonuses(
    letter: str, tile: str, cell: str
) -> None:
    """T-10: set 1, beside a red building of height 1 and a blue one of height 2."""
    state = position(
        TWO,
        city("0,2:B7^2@1"),
        "markers B:0,3",
        f"side 0 resources=3 tiles={tile} characters=RU1,YC1,BC1 hand={letter},D,E,F",
        OTHER,
    )
    supply = len(state.supply)
    choose(state, 0, f"{letter}+{tile}")
    move_marker(state, 0)
    assert stock(state, 0) == (4, 2, 0)
    assert len(state.supply) == supply - 2
    assert building(state, cell) == f"{tile}@0!"
    assert state.sides[0].resources + state.sides[0].pool == 24
    assert letter in discard(state)


@rule("G5.4", "G5.5", "G8.1", "G1.4", "G14.6")
def test_a_marker_with_one_place_to_go_moves_by_itself() -> None:
    """T-11: (1,0) is yellow 3; E has to go to (3,0)."""
    state = position(
        TWO, city("1,0:Y3", "1,-1:B3"), "side 0 resources=1 tiles=R4 hand=E,A,B,C", OTHER
    )
    choose(state, 0, "E+R4")
    assert stock(state, 0) == (0, 0, 1)
    assert marker(state, "E") == "3,0"


@rule("G5.1", "G7.1", "G7.2", "G7.3")
def test_without_a_resource_the_letter_is_exploited() -> None:
    """T-12."""
    state = position(TWO, "side 0 tiles=R4 characters=YX1,YU1 hand=E,A,B,C", OTHER)
    choose(state, 0, "E+R4")
    play(state, 0, "take-resource")
    assert stock(state, 0) == (1, 1, 1)  # the point is that of YX; YU pays nothing
    assert marker(state, "E") == "2,0"
    assert "E" in discard(state)
    assert len(state.cells) == 9


@rule("G5.1")
@pytest.mark.parametrize("tile", ["R4", "B4", "Y4", "Y20"])
def test_colour_and_number_of_the_tile_cost_nothing(tile: str) -> None:
    state = position(TWO, f"side 0 resources=1 tiles={tile} hand=K,A,B,C", OTHER)
    choose(state, 0, f"K+{tile}")
    assert stock(state, 0) == (0, 1, 0)  # a tile of blue 1, whatever was laid
    assert building(state, "-2,0") == f"{tile}@0!"


@rule("G5.5", "G6.15")
@pytest.mark.parametrize("owner", ["@0", "@1"])
def test_a_construction_site_is_activated_by_its_new_neighbour(owner: str) -> None:
    """T-13, E-20: blue of height 2, regardless of its owner."""
    state = position(
        TWO,
        city("1,0:Y3", "1,-1:B3", f"2,1:B7^2{owner}!"),
        "markers D:3,1",
        "side 0 resources=1 tiles=R4 hand=E,A,B,C",
        OTHER,
    )
    choose(state, 0, "E+R4")
    move_marker(state, 0)
    assert stock(state, 0) == (0, 2, 1)  # 2 tiles of the site, 1 point of yellow 3


@rule("G5.5", "G1.4", "G8.6", "G8.8")
def test_all_four_neighbours_are_activated_and_the_new_building_is_not() -> None:
    state = position(
        TWO,
        city("-1,2:Y7@1", "1,2:Y8^2@0", "0,3:R9^3@1!", HOLE),
        HOLE_MARKERS,
        "side 0 resources=1 tiles=B9 hand=B,D,E,F",
        OTHER,
    )
    choose(state, 0, "B+B9")
    move_marker(state, 0)
    assert stock(state, 0) == (4, 0, 3)  # red 3 and 1, yellow 2 and 1; no tile of the new blue
    assert stock(state, 1) == (0, 0, 0)


@rule("G5.6", "G10.1", "G10.2")
@pytest.mark.parametrize(
    "blue, before, after",
    [
        pytest.param("up", 0, 14, id="above comes first"),
        pytest.param("right", 8, 14, id="then right"),
        pytest.param("down", 12, 14, id="then below"),
        pytest.param("left", 14, 14, id="left comes last"),
    ],
)
def test_the_neighbours_pay_above_right_below_left(blue: str, before: int, after: int) -> None:
    """E-34: the blue neighbour takes the last tile, and the return of tiles interrupts there."""
    heights = iter([8, 4, 2])
    tops = iter(["Y17", "Y18", "Y19"])
    cells = {"up": "0,3", "right": "1,2", "down": "0,1", "left": "-1,2"}
    around = [
        f"{cell}:B17@1" if side == blue else f"{cell}:{next(tops)}^{next(heights)}@1"
        for side, cell in cells.items()
    ]
    state = position(
        "ginkgopolis seats=2",
        city(*around, HOLE),
        HOLE_MARKERS,
        "supply Y12",
        "side 0 resources=1 tiles=R12,R13 hand=B,D,E,F",
        "side 1 pool=0 hand=I,J,K,L chosen=L",
    )
    choose(state, 0, "B+R12")
    move_marker(state, 0)
    assert question(state) == "return"
    assert state.sides[0].points == before
    give(state, 0, "R13")
    assert state.sides[0].points == after + 1  # and one for the returned tile


@rule("G5.7", "G1.16")
def test_every_urbanize_card_pays_and_no_other() -> None:
    state = position(
        TWO,
        "side 0 resources=1 tiles=R4 characters=RU1,YX1,YC1 tableau=Y8,B5,Y4,Y6 hand=H,A,B,C",
        OTHER,
    )
    choose(state, 0, "H+R4")
    assert stock(state, 0) == (1, 1, 3)  # RU; blue 5; 1 of the building, 2 of yellow 8
    assert tableau(state, 0) == ["B5", "Y4", "Y6", "Y8"]


@rule("G5.9")
def test_the_gain_of_an_action_cannot_pay_for_it() -> None:
    """E-14: red neighbours and RU would bring resources, but too late."""
    state = position(TWO, "side 0 tiles=R4 characters=RU1 hand=B,A,C,D", OTHER)
    choose(state, 0, "B+R4")
    assert question(state) == "letter"
    assert len(state.cells) == 9


@rule("G1.4")
def test_a_building_that_touches_only_at_a_corner_is_not_activated() -> None:
    state = position(
        TWO, "markers A:-2,2 L:-2,1", "side 0 resources=1 tiles=R4 hand=L,B,C,D", OTHER
    )
    choose(state, 0, "L+R4")
    move_marker(state, 0)
    assert stock(state, 0) == (1, 0, 0)  # red 1 beside it; blue 1 below the corner gives nothing


@rule("G1.14", "G1.3")
def test_a_sixteenth_construction_site_gets_a_pawn_too() -> None:
    """E-25, E-44."""
    row = [f"{x},2:R{x + 8}@1!" for x in range(-3, 12)]
    state = position(
        TWO, city(*row), "markers A:-4,2 B:-1,3 C:0,3 D:12,2",
        "side 0 resources=1 tiles=Y4 hand=H,A,B,C", "side 1 pool=5 hand=I,J,K,L chosen=L",
    )  # fmt: skip
    assert sites(state) == 15
    choose(state, 0, "H+Y4")
    assert sites(state) == 16
