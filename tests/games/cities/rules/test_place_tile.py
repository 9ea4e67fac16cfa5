"""Laying a tile: where, and which way. Rules K5."""

from tests.games.cities.positions import TWO, asked, legal, play, position
from tests.rules import rule

LONG = "cities seats=2 long=yes"


def cells(*lines: str) -> set[str]:
    """Where the tile on the agenda may go."""
    return {move.split()[1] for move in legal(position(*lines, "agenda T32"))}


@rule("K5.2")
def test_a_tile_goes_beside_a_tile() -> None:
    assert cells(TWO) == {"0,-1", "1,0", "0,1", "-1,0"}


@rule("K5.3")
def test_c_05_a_row_of_three_grows_up_or_down_only() -> None:
    found = cells(TWO, "tiles 0 S1@0,0 T01@1,0 T02@2,0")
    assert found == {"0,-1", "1,-1", "2,-1", "0,1", "1,1", "2,1"}


@rule("K5.3")
def test_c_05_two_tiles_may_still_grow_to_three_both_ways() -> None:
    found = cells(TWO, "tiles 0 S1@0,0 T01@0,1")
    assert found == {"0,-1", "0,2", "1,0", "-1,0", "1,1", "-1,1"}


@rule("K5.3")
def test_the_last_tile_fills_the_square() -> None:
    eight = "tiles 0 S1@0,0 T01@1,0 T02@2,0 T03@0,1 T04@1,1 T05@2,1 T06@0,2 T07@1,2"
    assert cells(TWO, eight) == {"2,2"}


@rule("K5.4")
def test_c_06_the_long_side_is_where_the_district_grows() -> None:
    found = cells(LONG, "tiles 0 S1@0,0 T01@1,0 T02@2,0 T03@3,0")
    assert {"-1,0", "4,0", "0,1", "3,-1"} <= found
    found = cells(LONG, "tiles 0 S1@0,0 T01@1,0 T02@2,0 T03@3,0 T04@0,1")
    assert "0,2" in found
    found = cells(LONG, "tiles 0 S1@0,0 T01@1,0 T02@2,0 T03@3,0 T04@0,1 T05@0,2")
    assert not {"0,3", "0,-1", "1,-1"} & found


@rule("K5.4")
def test_the_long_side_can_be_upright_and_never_exceeds_five() -> None:
    found = cells(LONG, "tiles 0 S1@0,0 T01@0,1 T02@0,2 T03@0,3 T04@0,4")
    assert found == {f"{x},{y}" for x in (-1, 1) for y in range(5)}


@rule("K5.4")
def test_while_both_sides_are_short_both_may_grow() -> None:
    square = "tiles 0 S1@0,0 T01@1,0 T02@2,0 T03@0,1 T04@0,2"
    assert {"3,0", "0,3", "-1,0", "0,-1"} <= cells(LONG, square)


@rule("K5.1")
def test_a_tile_has_four_rotations() -> None:
    state = position(TWO, "agenda T09")
    assert [move for move in legal(state) if move.split()[1] == "1,0"] == [
        f"lay-tile 1,0 9.{turn}" for turn in range(4)
    ]


@rule("K5.1")
def test_rotations_that_look_alike_count_as_one() -> None:
    state = position(TWO, "agenda T30")  # PW/WP
    assert len([move for move in legal(state) if move.split()[1] == "1,0"]) == 2


@rule("K5.1", "K5.2")
def test_a_rotated_tile_shows_rotated_spaces() -> None:
    state = position(TWO, "agenda T09")  # PP/GY
    play(state, "lay-tile 1,0 9.1")
    assert "".join("RBGYPW"[ground] for ground in state.districts[0].ground[4:]) == "GPPY"
    assert asked(state) == (1, "worker")
