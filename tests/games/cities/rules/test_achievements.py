"""Achievements: when they are gained, and which place. Rules K8 and K2.2."""

from polis.games.cities.events import AchievementGained
from tests.games.cities.positions import legal, play, position
from tests.rules import rule

# New York: a park zone of 6 spaces; 4 buildings of 3 or more floors; a line of 6 buildings.
NEW_YORK = "cities seats=3 city=new-york"
PARK = "tiles 0 T25@0,0 T26@1,0 T01@0,1"  # PP/GP PP/RP: six parks side by side
PARK_1 = "tiles 1 T12@0,0 T13@1,0 T09@0,-1^2 T02@0,1"  # PP/RB PP/YB and, turned, YG/PP
STREET = "tiles 0 T01@0,0 T02@1,0 T03@2,0"  # below: yellow green green yellow yellow green
HOUSES = "0,1=Y3 1,1=G3 2,1=G3 3,1=Y2 4,1=Y1"


def gained(events: list[object]) -> list[tuple[int, int, int]]:
    found = [event for event in events if isinstance(event, AchievementGained)]
    return [(event.seat, event.achievement, event.points) for event in found]


@rule("K8.1")
def test_an_achievement_is_gained_at_the_end_of_the_turn() -> None:
    state = position(NEW_YORK, "tiles 0 T25@0,0", "agenda T26")
    assert gained([*play(state, "lay-tile 1,0 26.0")]) == [(0, 0, 10)]
    assert state.markers[0] == 0


@rule("K8.1")
def test_every_achievement_is_checked_in_every_turn() -> None:
    """A goal card changes no district, but the district may meet an achievement already."""
    state = position(NEW_YORK, PARK, "table round=2")
    assert gained([*play(state, "take-goal 1.1")]) == [(0, 0, 10)]


@rule("K8.1")
def test_buildings_end_a_turn_in_which_a_park_is_checked_too() -> None:
    state = position(NEW_YORK, PARK, "agenda R")
    assert gained([*play(state, legal(state, "build")[0])]) == [(0, 0, 10)]


@rule("K8.1")
def test_c_10_two_achievements_can_be_gained_in_one_turn() -> None:
    state = position(NEW_YORK, STREET, f"spaces 0 {HOUSES}", "agenda Y G")
    assert gained([*play(state, "build yellow 3,1")]) == []  # not before the turn is over
    assert gained([*play(state, "build green 5,1")]) == [(0, 1, 10), (0, 2, 10)]


@rule("K8.1")
def test_c_10_the_next_player_gets_the_next_place() -> None:
    lines = ("table turn=1", PARK, PARK_1, "markers 0-- --- ---", "agenda T30")
    state = position(NEW_YORK, *lines)
    assert gained([*play(state, legal(state)[0])]) == [(1, 0, 6)]
    assert state.markers[:3] == [0, 1, -1]


@rule("K2.2", "K8.1")
def test_c_10_with_two_players_the_middle_place_is_closed() -> None:
    lines = ("table turn=1", PARK, PARK_1, "markers 0-- --- ---", "agenda T30")
    state = position("cities seats=2 city=new-york", *lines)
    assert gained([*play(state, legal(state)[0])]) == [(1, 0, 3)]
    assert state.markers[:3] == [0, -1, 1]


@rule("K8.2")
def test_an_achievement_is_gained_once() -> None:
    state = position(NEW_YORK, PARK, "markers 0-- --- ---", "agenda T30")
    assert gained([*play(state, legal(state)[0])]) == []


@rule("K8.2")
def test_an_achievement_without_a_free_place_cannot_be_gained() -> None:
    lines = ("table turn=3", PARK.replace("tiles 0", "tiles 3"), "markers 012 --- ---")
    state = position("cities seats=4 city=new-york", *lines, "agenda T30")
    assert gained([*play(state, legal(state)[0])]) == []


@rule("K8.2")
def test_an_achievement_is_kept_when_the_district_no_longer_meets_it() -> None:
    house = "spaces 0 1,0=R1"  # far from four towers, but the marker stays
    state = position(NEW_YORK, house, "markers --- 0-- ---", "agenda B")
    play(state, "build blue 1,1")
    assert state.markers[3] == 0
