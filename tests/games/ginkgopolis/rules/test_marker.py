"""Moving a marker. Rules G8. The outline of the city is checked by a slow method of its own."""

import random

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.geometry import perimeter
from polis.games.ginkgopolis.notation import cell_name
from polis.games.ginkgopolis.state import GinkgoState
from tests.games.ginkgopolis import outline
from tests.games.ginkgopolis.positions import (
    OTHER,
    TWO,
    Cell,
    building,
    built_cells,
    choose,
    city,
    kinds,
    legal,
    marker,
    marker_cells,
    play,
    position,
    question,
    stock,
    waiting,
    xy,
)
from tests.rules import rule

FREE = [f"{colour}{number}" for number in range(4, 21) for colour in "RY"]  # for other buildings


def town(cells: str, markers: str, letter: str) -> GinkgoState:
    """Seat 0 is about to urbanize with a letter in the start city with these cells added."""
    added = [f"{cell}:{tile}@1" for cell, tile in zip(cells.split(), FREE)]
    return position(
        TWO, city(*added), f"markers {markers}",
        f"side 0 resources=1 tiles=B20 hand={letter}", "side 1 pool=9 hand=R1,R2 chosen=R1",
    )  # fmt: skip


def urbanize(state: GinkgoState, letter: str) -> None:
    choose(state, 0, f"{letter}+B20")


def walk(state: GinkgoState) -> list[Cell]:
    return [xy(cell_name(cell)) for cell in perimeter(state.cells)]


@rule("G8.1", "G2.2")
@pytest.mark.parametrize(
    "letter, targets",
    [
        ("A", ["-1,3", "-2,2"]), ("B", ["0,3"]), ("C", ["1,3", "2,2"]),
        ("D", ["2,2", "3,1"]), ("E", ["3,0"]), ("F", ["3,-1", "2,-2"]),
        ("G", ["2,-2", "1,-3"]), ("H", ["0,-3"]), ("I", ["-1,-3", "-2,-2"]),
        ("J", ["-2,-2", "-3,-1"]), ("K", ["-3,0"]), ("L", ["-2,2", "-3,1"]),
    ],
)  # fmt: skip
def test_where_a_marker_can_go_on_the_start_grid(letter: str, targets: list[str]) -> None:
    """T-04."""
    state = position(TWO, f"side 0 resources=1 tiles=B20 hand={letter}", "side 1 hand=R1 chosen=R1")
    urbanize(state, letter)
    if len(targets) == 1:
        assert marker(state, letter) == targets[0]
    else:
        assert sorted(legal(state, 0)) == sorted(f"marker:{cell}" for cell in targets)


@rule("G8.1", "G8.17")
def test_a_cell_with_a_building_or_a_marker_is_no_target() -> None:
    """E-24: above A lies B, to the right a building."""
    state = town("0,2", "B:-1,3", "A")
    urbanize(state, "A")
    assert marker(state, "A") == "-2,2"


@rule("G8.2")
def test_a_marker_may_touch_no_building_but_the_new_one() -> None:
    """E-23."""
    state = town("0,2 0,3", "B:0,4", "B")
    urbanize(state, "B")
    assert "marker:0,5" in legal(state, 0)
    play(state, 0, "marker:0,5")
    assert marker(state, "B") == "0,5"


@rule("G8.2", "G8.6", "G8.3")
def test_a_marker_may_go_into_a_hole_and_be_played_there() -> None:
    """A hole of two cells, (0,2) and (0,3): B stands in it and moves within it."""
    ring = "-1,2 1,2 -1,3 1,3 -1,4 0,4 1,4"
    state = town(ring, "A:-2,2 B:0,2 C:2,2", "B")
    assert (0, 2) not in walk(state)
    urbanize(state, "B")
    assert marker(state, "B") == "0,3"


@rule("G8.7", "G8.8", "G5.5", "G14.6")
def test_a_blocked_marker_goes_between_its_neighbours() -> None:
    """T-14, played from the start grid: B at (0,2) has to go to (-1,3)."""
    cells = markers = ""
    for letter, target in [("A", "-2,2"), ("C", "1,3"), ("C", "0,3")]:
        state = town(cells, markers, letter)
        cells += f" {marker(state, letter)}"
        urbanize(state, letter)
        play(state, 0, f"marker:{target}")
        markers += f" {letter}:{target}"
    state = town(cells, markers, "B")
    urbanize(state, "B")
    assert marker(state, "B") == "-1,3"
    assert building(state, "0,2") == "B20@0!"
    assert stock(state, 0) == (2, 0, 1)  # red 2 and red 4, yellow 4


@rule("G8.8")
def test_a_blocked_marker_may_take_any_empty_cell_between_its_neighbours() -> None:
    state = town("-1,2 -2,2 1,2 1,3", "A:-3,2 C:0,3", "B")
    urbanize(state, "B")
    assert legal(state, 0) == ["marker:-2,3", "marker:-1,3"]
    play(state, 0, "marker:-1,3")
    assert marker(state, "B") == "-1,3"


@rule("G8.6", "G8.7")
def test_a_marker_leaves_a_full_hole_for_the_perimeter() -> None:
    """E-22: the hole is (0,2) alone; B goes between A and C."""
    state = town("-1,2 1,2 -1,3 0,3 1,3", "A:-2,3 B:0,2 C:2,3", "B")
    urbanize(state, "B")
    assert legal(state, 0) == ["marker:-1,4", "marker:0,4", "marker:1,4"]


@rule("G8.6", "G8.7")
def test_a_marker_in_a_hole_does_not_count_as_a_neighbour() -> None:
    """C lies in a hole, so B's later neighbour is D."""
    state = town(
        "-1,2 1,2 -1,3 0,3 1,3 -1,-2 1,-2 -1,-3 0,-3 1,-3",
        "A:-2,3 B:0,2 C:0,-2 D:2,1 G:2,-2 H:0,-4 I:-2,-2",
        "B",
    )
    urbanize(state, "B")
    spots = [f"marker:{cell}" for cell in ("-1,4", "0,4", "1,4", "2,3", "2,2")]
    assert legal(state, 0) == spots


@rule("G8.9")
def test_with_no_other_marker_on_the_perimeter_every_cell_of_it_is_allowed() -> None:
    """All twelve markers lie in one hole of three by four cells."""
    ring = [(x, y) for x in range(5) for y in range(6) if x in (0, 4) or y in (0, 5)]
    inside = [(x, y) for x in range(1, 4) for y in range(1, 5)]
    tops = [f"{colour}{number}" for number in range(4, 10) for colour in "RBY"]
    state = position(
        TWO,
        "city " + " ".join(f"{x},{y}:{top}" for (x, y), top in zip(ring, tops)),
        "markers " + " ".join(f"{m}:{x},{y}" for m, (x, y) in zip("ABCDEFGHIJKL", inside)),
        "side 0 resources=1 tiles=B20 hand=A", "side 1 hand=R4 chosen=R4",
    )  # fmt: skip
    urbanize(state, "A")
    assert set(legal(state, 0)) == {f"marker:{x},{y}" for x, y in outline.outside(set(ring))}
    assert len(legal(state, 0)) == 22


# -- pushes ---------------------------------------------------------------------------------------


@rule("G8.10", "G8.11", "G8.13", "G14.6")
def test_the_push_that_moves_fewer_markers_is_made() -> None:
    """Between A(-1,2) and C(0,3) there is no cell: C steps aside, not the ten before A."""
    state = town("1,2 1,3", "C:0,3", "B")
    urbanize(state, "B")
    assert (marker(state, "B"), marker(state, "C")) == ("0,3", "1,4")
    assert marker(state, "A") == "-1,2"


@rule("G8.11", "G8.13")
def test_a_counter_clockwise_push_mirrors_a_clockwise_one() -> None:
    state = town("-1,2 -1,3", "A:0,3", "B")
    urbanize(state, "B")
    assert (marker(state, "B"), marker(state, "A")) == ("0,3", "-1,4")
    assert marker(state, "C") == "1,2"


@rule("G8.13", "G8.11")
@pytest.mark.parametrize(
    "push, places",
    [
        ("push-clockwise", {"A": "-1,3", "B": "0,3", "C": "1,4"}),
        ("push-back", {"A": "-2,2", "B": "-1,3", "C": "0,3"}),
    ],
)
def test_of_two_equal_pushes_the_player_chooses(push: str, places: dict[str, str]) -> None:
    state = town("-1,2 1,2 1,3", "A:-1,3 C:0,3", "B")
    urbanize(state, "B")
    assert (question(state), waiting(state)) == ("marker", [0])
    assert legal(state, 0) == ["push-clockwise", "push-back"]  # clockwise is suggested: it is first
    events = play(state, 0, push)
    assert {letter: marker(state, letter) for letter in places} == places
    assert kinds(events)[:2] == ["MarkerMoved", "MarkerMoved"]


def test_a_push_shows_beforehand_where_every_marker_goes() -> None:
    state = town("-1,2 1,2 1,3", "A:-1,3 C:0,3", "B")
    urbanize(state, "B")
    action = GAME.legal_actions(state, 0)[legal(state, 0).index("push-clockwise")]
    preview = GAME.preview(GAME.view(state, 0), action)
    places = {one.what: str(one.part) for one in preview.changes}
    assert places == {"marker-B": "cell:0,3", "marker-C": "cell:1,4"}
    (said,) = preview.lines
    assert [str(one) for one in said.args["markers"]] == ["marker:C"]  # type: ignore[union-attr]


@rule("G8.11")
def test_a_push_moves_the_whole_unbroken_run() -> None:
    """Behind C lie D and E without a gap, behind A three others."""
    state = town("-1,2 1,2 1,3", "A:-1,3 C:0,3 D:1,4 E:2,3 F:2,1 L:-2,2 K:-2,1 J:-2,0 I:-2,-1", "B")
    urbanize(state, "B")
    places = {letter: marker(state, letter) for letter in "ABCDEF"}
    assert places == {
        "A": "-1,3", "B": "0,3", "C": "1,4", "D": "2,3", "E": "2,2", "F": "2,1",
    }  # fmt: skip


CORRIDOR = "-1,2 -1,3 0,3 1,3 1,2 1,-2 1,-3 0,-3 -1,-3 -2,-3 -2,-1 0,-2"


@rule("G8.12", "G8.5", "G8.13")
def test_a_push_skips_a_cell_that_the_walk_meets_again() -> None:
    """G comes out of a hole; H lies in the mouth of a corridor, which the walk passes twice."""
    state = town(
        CORRIDOR, "A:-2,3 B:0,4 C:2,2 D:-1,-4 E:-2,-4 F:-3,-3 G:0,2 H:-2,-2 I:-1,-2 J:-2,0"
        " K:-2,1 L:-2,2", "G",
    )  # fmt: skip
    assert walk(state).count((-2, -2)) == 2
    urbanize(state, "G")
    assert [marker(state, letter) for letter in "FGHI"] == ["-3,-3", "-2,-2", "-1,-2", "-3,-1"]


TWISTED = "0,2 -1,2 -1,3 1,2 1,-2 1,-3 0,-3 -1,-3 -2,-3 -2,-1"


@rule("G8.14")
def test_a_push_that_breaks_the_order_is_ruled_out_though_it_is_shorter() -> None:
    """Clockwise would carry G past I, so four markers go the other way."""
    state = town(
        TWISTED, "A:-2,3 B:0,3 C:1,3 D:-1,-4 E:-2,-4 F:-3,-3 G:-2,-2 H:0,-2 I:-1,-2 J:-2,0"
        " K:-2,1 L:-2,2", "H",
    )  # fmt: skip
    urbanize(state, "H")
    assert [marker(state, letter) for letter in "DEFGHI"] == [
        "0,-4", "-1,-4", "-2,-4", "-3,-3", "-2,-2", "-1,-2",
    ]  # fmt: skip


@rule("G8.15")
@pytest.mark.parametrize(
    "cells, markers, letter, places",
    [
        pytest.param(
            "-1,2 1,2 1,3", "A:-1,3 C:0,3", "B", {"A": "-1,3", "B": "0,3", "C": "1,4"},
            id="clockwise of two equal ones",
        ),
        pytest.param(
            "-1,2 -1,3", "A:0,3", "B", {"A": "-1,4", "B": "0,3", "C": "1,2"}, id="the shorter one"
        ),
    ],
)  # fmt: skip
def test_if_both_pushes_are_ruled_out_one_is_made_anyway(
    cells: str, markers: str, letter: str, places: dict[str, str]
) -> None:
    """G and H have changed places, so no push can leave the letters in order."""
    state = town(cells, f"{markers} G:0,-2 H:1,-2", letter)
    urbanize(state, letter)
    assert question(state) != "marker"
    assert {name: marker(state, name) for name in places} == places


# -- many cities ----------------------------------------------------------------------------------


def _grown(seed: int, steps: int) -> int:
    """Urbanize at random and compare every outcome with the slow method; how many were blocked."""
    chance = random.Random(seed)
    state = position(TWO, "side 0 hand=A", "side 1 hand=R1 chosen=R1")
    cells, markers = built_cells(state), marker_cells(state)
    blocked = 0
    for _ in range(steps):
        letter = chance.choice(outline.LETTERS)
        site = markers[letter]
        lying = {name: cell for name, cell in markers.items() if name != letter}
        cells = cells | {site}
        results = _engine_outcomes(cells - {site}, markers, letter)
        told = sorted(_moved(lying, after) for after in results)
        assert told == outline.outcomes(cells, lying, letter, site), (seed, sorted(cells), markers)
        near = outline.neighbours(site)
        blocked += all(cell in cells or cell in lying.values() for cell in near)
        markers = chance.choice(results)
        outer = outline.outline(cells)
        assert set(outer) == outline.outside(cells)
        assert outline.in_order(outer, markers)
        assert len(outer) >= 12
    return blocked


def _engine_outcomes(
    cells: set[Cell], markers: dict[str, Cell], letter: str
) -> list[dict[str, Cell]]:
    tops = [f"{colour}{number}" for number in range(1, 21) for colour in "RYB"]
    state = position(
        TWO,
        "city " + " ".join(f"{x},{y}:{top}" for (x, y), top in zip(sorted(cells), tops)),
        "markers " + " ".join(f"{m}:{x},{y}" for m, (x, y) in markers.items()),
        f"side 0 resources=1 tiles=B20 hand={letter}", f"side 1 hand={tops[0]} chosen={tops[0]}",
    )  # fmt: skip
    urbanize(state, letter)
    assert walk(state) == outline.outline(cells | {markers[letter]})
    if question(state) != "marker":
        return [marker_cells(state)]
    results = []
    for action in GAME.legal_actions(state, 0):
        after = state.clone()
        GAME.apply(after, 0, action, None)
        results.append(marker_cells(after))
    return results


def _moved(lying: dict[str, Cell], after: dict[str, Cell]) -> str:
    moved = {name: cell for name, cell in after.items() if lying.get(name) != cell}
    return " ".join(f"{name}:{x},{y}" for name, (x, y) in sorted(moved.items()))


@rule("G8.3", "G8.4", "G8.7", "G8.8", "G8.13", "G8.16", "G8.17")
def test_markers_of_random_cities_move_as_the_slow_method_says() -> None:
    assert sum(_grown(seed, 40) for seed in range(6)) > 2


@pytest.mark.slow
@rule("G8.3", "G8.4", "G8.14", "G8.16", "G8.17")
def test_markers_of_many_random_cities_move_as_the_slow_method_says() -> None:
    assert sum(_grown(seed, 45) for seed in range(1000, 1060)) > 50


@rule("G8.1", "G5.4")
def test_only_the_builder_is_asked() -> None:
    state = position(TWO, "side 0 resources=1 tiles=B20 hand=A,B,C,D", OTHER)
    urbanize(state, "A")
    assert (question(state), waiting(state)) == ("marker", [0])
