"""Standings: what every panel of a table shows in numbers."""

from polis.games.cities import GAME
from polis.games.cities.components import NUM_ACHIEVEMENTS
from polis.games.cities.state import CitiesState
from polis.kernel.message import Part
from polis.kernel.score import Progress, Standing
from tests.games.cities.positions import THREE, TWO, finished, position


def standing(state: CitiesState, seat: int, viewer: int | None = 0) -> Standing:
    return GAME.standings(GAME.view(state, viewer))[seat]


def progress(state: CitiesState, seat: int, id: str, viewer: int | None = 0) -> list[Progress]:
    found = standing(state, seat, viewer).progress
    return [one for one in found if one.label.id == f"progress-{id}"]


def test_a_goal_line_says_how_often_it_is_met_and_by_which_spaces() -> None:
    state = position(TWO, "goals 0 red-two", "spaces 0 1,0=R2")
    (line,) = standing(state, 0).lines
    assert (line.label.args["count"], line.label.args["each"], line.points) == (1, 2, 2)
    assert line.parts == (line.label.args["goal"], Part("space:1,0"))


def test_every_seat_has_a_race_for_every_achievement() -> None:
    state = finished(4, seats=4)
    for seat in range(4):
        assert len(progress(state, seat, "achievement")) == NUM_ACHIEVEMENTS


def test_a_race_says_how_far_a_seat_is_and_what_the_next_place_is_worth() -> None:
    state = position("cities seats=3 city=new-york", "tiles 0 T25@0,0", "markers 1-- --- ---")
    race = progress(state, 0, "achievement")[0]
    assert (race.have, race.need, race.label.args["points"]) == (3, 6, 6)
    assert len(race.parts) == 3
    assert race.label.args["achievement"] == "achievement:new-york.1"


def test_a_seat_with_the_marker_has_all_that_is_needed() -> None:
    state = position("cities seats=3 city=new-york", "markers 1-- --- ---")
    race = progress(state, 1, "achievement")[0]
    assert race.have == race.need == 6


def test_with_two_players_the_middle_place_is_never_next() -> None:
    state = position(TWO, "markers 1-- --- ---")
    assert progress(state, 0, "achievement")[0].label.args["points"] == 3
    state = position(TWO, "markers 1-0 --- ---")
    assert progress(state, 0, "achievement")[0].label.args["points"] == 0


def test_a_gained_achievement_points_at_what_meets_it_now() -> None:
    state = position("cities seats=3 city=new-york", "tiles 0 T25@0,0", "markers 0-- --- ---")
    (line,) = standing(state, 0).lines
    assert line.points == 10
    assert line.parts[0] == "achievement:new-york.1"
    assert len(line.parts) == 1 + 3


def test_goals_in_the_market_are_counted_for_the_viewer_out_of_turn_too() -> None:
    state = position(TWO, "table turn=1", "goal-row red blue green", "spaces 0 1,0=R1")
    red, *others = progress(state, 0, "goal", viewer=0)
    assert (red.have, red.label.args["points"], red.parts) == (1, 1, (Part("space:1,0"),))
    assert [other.have for other in others] == [0, 0]
    assert progress(state, 1, "goal", viewer=0) == []
    assert len(progress(state, 1, "goal", viewer=None)) == 3  # spectators: the active seat


def test_workers_are_counted_row_by_row() -> None:
    state = position(TWO, "workers 01-- 00-- ---- ----")
    rows = progress(state, 0, "workers")
    assert [(row.have, row.need) for row in rows] == [(1, 2), (2, 2), (0, 2), (0, 2)]
    assert [row.label.args["left"] for row in rows] == [1, 0, 2, 2]
    assert rows[1].parts == (Part("slot:2.1"), Part("slot:2.2"))


def test_the_worker_furthest_right_in_the_row_of_buildings_is_next_for_the_star() -> None:
    state = position(THREE, "workers ---- ---- ---- 01--")
    assert progress(state, 0, "star") == []
    (star,) = progress(state, 1, "star")
    assert star.parts == (Part("slot:4.2"),)
    assert not any(progress(position(THREE), seat, "star") for seat in range(3))


def test_theaters_monuments_and_zones_have_lines() -> None:
    state = position(
        "cities seats=2 city=venice theaters=yes",
        "spaces 0 0,0=tree 1,0=theater-blue 1,1=B1",
    )
    lines = {line.label.id: line for line in standing(state, 0).lines}
    assert lines["line-park"].parts == (Part("space:0,0"),)
    assert lines["line-theater"].points == 1
    assert set(lines["line-theater"].parts) == {Part("space:1,0"), Part("space:1,1")}
