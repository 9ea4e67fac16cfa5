"""The score: zones, goals, ties; and a second, slow scorer that must agree. Rules K10 and K11."""

import pytest

from polis.games.cities import GAME
from polis.games.cities.components import NUM_ACHIEVEMENTS, PARK, WATER
from polis.games.cities.districts.district import of_colour
from polis.games.cities.districts.elements import elements
from polis.games.cities.districts.sets import num_in
from polis.games.cities.effects import NEED, measure
from polis.games.cities.scoring import achievement_points, zone_points
from polis.games.cities.state import CitiesState
from polis.kernel.playout import play_steps
from polis.kernel.rng import seeded
from polis.kernel.score import ScoreLine
from tests.games.cities import oracle
from tests.games.cities.positions import TWO, finished, points, position
from tests.rules import rule


@rule("K11.2")
def test_c_07_a_zone_scores_its_different_features() -> None:
    # S1 PR/WB, T25 PP/GP, T10 PP/GB: a park of 5 beside the start; T26 PP/RP far away: 3 + 1
    tiles = "tiles 0 T25@0,0 T10@1,0 T01@0,1 T26@0,2 T31@1,2"
    one = position(TWO, tiles, "spaces 0 0,0=tree 1,0=tree 2,0=fountain")
    assert zone_points(one.districts[0], PARK) == 3
    five = one.districts[0].plan
    assert sorted(five.zone_size)[-2:] == [5, 5]
    both = "spaces 0 0,0=tree 1,0=tree 2,0=fountain 0,4=tree 1,4=fountain 1,5=kiosk 2,4=carousel"
    two = position(TWO, tiles, both)
    assert zone_points(two.districts[0], PARK) == 3 + 10


@rule("K11.2")
def test_water_zones_score_like_parks() -> None:
    state = position(TWO, "tiles 0 T27@0,0", "spaces 0 0,0=swans 1,0=dolphins 1,1=rowing-boat")
    assert zone_points(state.districts[0], WATER) == 6


@rule("K10.4", "K11.4")
def test_c_11_the_scarcest_colour_decides_the_number_of_sets() -> None:
    tiles = "tiles 0 S1@0,0 T01@1,0 T02@0,1 T05@1,1 T04@0,2 T13@1,2"
    spaces = "spaces 0 1,0=R1 2,0=R2 0,2=R3 3,0=B4 1,2=B1 3,1=G1 0,3=G2 2,1=Y1 1,3=Y1 2,3=Y2 0,5=Y3"
    state = position(TWO, tiles, spaces, "goals 0 all-colours")
    district = state.districts[0]
    counts = [num_in(of_colour(district, colour) & district.up1) for colour in range(4)]
    assert counts == [3, 2, 2, 4]
    assert points(state, 0) == 2 * 2


@rule("K11.4")
def test_an_element_may_count_for_several_cards() -> None:
    state = position(TWO, "spaces 0 1,0=R2", "goals 0 red red-two")
    card = state.box.goal_names.index
    assert points(state, 0) == sum(state.box.goal_points[card(name)] for name in ("red", "red-two"))


@rule("K11.1", "K11.5")
def test_c_12_achievements_break_a_tie() -> None:
    state = position("cities seats=2 city=venice", "markers 01- 0-1 --1", "table question=none")
    first, second = GAME.result(state)
    assert (first[1], second[1]) == (20, 6 + 3 + 3)
    assert (61, 8) > (61, 6)  # results are compared from left to right
    even = position("cities seats=3 city=venice", "markers 0-- 1-- ---", "table question=none")
    results = GAME.result(even)
    assert results[0] == results[1] > results[2]  # a shared victory


@rule("K11.5")
def test_c_12_of_two_with_equal_points_the_one_with_more_achievements_wins() -> None:
    monument = "spaces 1 1,0=monument 1,1=monument"  # 6 + 4 points against 10
    lines = ("markers 0-- -1- ---", monument, "table question=none")
    state = position("cities seats=3 city=venice", *lines)
    assert GAME.result(state)[0] == (10, 10)
    assert GAME.result(state)[1] == (10, 6)
    assert max(range(3), key=lambda seat: GAME.result(state)[seat]) == 0


# -- the sheet ------------------------------------------------------------------------------------


def sheet_total(lines: list[ScoreLine]) -> int:
    return sum(line.points for line in lines)


@rule("K11.1", "K11.2", "K11.3", "K11.4")
@pytest.mark.parametrize("seed", range(6))
def test_the_lines_of_the_sheet_add_up(seed: int) -> None:
    state = finished(seed, seats=4, theaters=True)
    for seat in range(4):
        assert sheet_total(GAME.sheet(state, seat)) == points(state, seat)


def test_a_line_of_the_sheet_lists_the_spaces_that_count() -> None:
    state = position(TWO, "spaces 0 1,0=R2 0,0=tree 1,1=monument", "goals 0 red-two")
    lines = {line.label.id: line for line in GAME.sheet(state, 0)}
    assert lines["line-park"].parts == ("space:0,0",)
    assert lines["line-monuments"].parts == ("space:1,1",)
    assert lines["line-goal"].parts[1:] == ("space:1,0",)


# -- the oracle -----------------------------------------------------------------------------------


def random_positions(first: int, number: int) -> list[CitiesState]:
    """Positions of random matches at random moments, of every kind of table."""
    tables: list[dict[str, int | bool]] = [
        {"seats": 2},
        {"seats": 3},
        {"seats": 4, "theaters": True},
        {"seats": 2, "long": True, "theaters": True},
    ]
    states = []
    for seed in range(first, first + number):
        state = GAME.start(GAME.config(tables[seed % len(tables)]), seed)
        rng = seeded(seed)
        play_steps(GAME, state, rng, 20 + rng.below(250))
        states.append(state)
    return states


def check(state: CitiesState) -> None:
    for seat, spaces in oracle.maps(GAME.write(state)).items():
        district = state.districts[seat]
        assert zone_points(district, WATER) == oracle.zone_points(spaces, "water")
        assert zone_points(district, PARK) == oracle.zone_points(spaces, "park")
        for name, entry in oracle.GOALS.items():
            row = state.box.goal_rows[state.box.goal_names.index(name)]
            assert measure(district, row) == oracle.count(spaces, entry), name
        for city, achievements in oracle.CITIES.items():
            first = state.box.city_names.index(city) * NUM_ACHIEVEMENTS
            for number, entry in enumerate(achievements):
                row = state.box.achievement_rows[first + number]
                assert row[NEED] == entry["need"]
                assert measure(district, row) == oracle.count(spaces, entry), (city, number)
        names = [state.box.goal_names[card] for card in state.goals[seat]]
        total = (
            achievement_points(state, seat)
            + oracle.zone_points(spaces, "water")
            + oracle.zone_points(spaces, "park")
            + oracle.monument_points(spaces)
            + oracle.theater_points(spaces)
            + oracle.goal_points(spaces, names)
        )
        assert points(state, seat) == total


def test_the_fast_and_the_slow_scorer_agree() -> None:
    for state in random_positions(0, 40):
        check(state)


@pytest.mark.slow
def test_the_fast_and_the_slow_scorer_agree_on_many_districts() -> None:
    for state in random_positions(1000, 600):
        check(state)


def test_the_listed_spaces_agree_with_the_count() -> None:
    single = {"buildings", "colour-sets", "height-sets", "spaces", "features", "next-to", "line"}
    for state in random_positions(5000, 12):
        for district in state.districts:
            for name, entry in oracle.GOALS.items():
                row = state.box.goal_rows[state.box.goal_names.index(name)]
                found = elements(district, row)
                assert found == sorted(set(found))
                assert bool(found) == bool(measure(district, row))
                size = {"colour-sets": 4, "height-sets": row[3] - row[2] + 1}
                if entry["counts"] in single:
                    each = size.get(entry["counts"], 1)
                    assert len(found) == each * measure(district, row)
