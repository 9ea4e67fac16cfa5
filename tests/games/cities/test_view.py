"""Views, imagination, features, evaluation: what a seat knows, and what it makes of it."""

import pytest

from polis.games.cities import GAME
from polis.games.cities.components import PARK, WATER
from polis.games.cities.features import NAMES, NUM_FEATURES
from polis.games.cities.flow import answers
from polis.games.cities.state import CitiesState
from polis.kernel.playout import play_steps
from polis.kernel.rng import seeded
from tests.games.cities.positions import TWO, finished, position
from tests.rules import rule


def moment(steps: int, **options: int | bool) -> CitiesState:
    state = GAME.start(GAME.config(options), 5)
    play_steps(GAME, state, seeded(6), steps)
    return state


@rule("K4.3")
@pytest.mark.parametrize("steps", [0, 2, 20, 60, 150])
def test_an_imagined_state_looks_like_the_view(steps: int) -> None:
    state = moment(steps, seats=3, theaters=True)
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        world = GAME.imagine(view, seeded(steps))
        assert GAME.view(world, seat) == view
        assert answers(world) == answers(state)


@rule("K4.3")
def test_hidden_components_are_nowhere_in_the_view() -> None:
    state = position(TWO)
    view = GAME.view(state, 0)
    assert len(view.goal_row) == 3
    assert len(view.unseen_goals) == 32 - 3
    shown = GAME.visible_parts(view)
    assert not {f"goal:{card + 1}" for card in view.unseen_goals} & set(shown)


def test_imagined_states_differ_in_hidden_components() -> None:
    view = GAME.view(position(TWO), 0)
    cards = set()
    for seed in range(20):
        world = GAME.imagine(view, seeded(seed))
        GAME.apply(world, 0, 3, None)  # the hidden goal
        cards.add(world.goals[0][0])
    assert len(cards) > 5


def test_features_have_a_name_each() -> None:
    assert len(NAMES) == len(set(NAMES)) == NUM_FEATURES
    for steps in (0, 3, 40, 500):
        state = moment(steps, seats=4, theaters=True)
        for seat in (0, 2, None):
            assert len(GAME.features(GAME.view(state, seat))) == NUM_FEATURES


def test_features_start_with_the_viewers_seat() -> None:
    state = position(TWO, "spaces 1 1,0=monument")
    index = NAMES.index("seat 0 monuments")
    other = NAMES.index("seat 1 monuments")
    assert GAME.features(GAME.view(state, 1))[index] == 0.5
    assert GAME.features(GAME.view(state, 0))[index] == 0.0
    assert GAME.features(GAME.view(state, 0))[other] == 0.5


# -- evaluation -----------------------------------------------------------------------------------


def value(*lines: str) -> float:
    return GAME.evaluate(position(TWO, *lines), 0)


def test_points_raise_the_evaluation() -> None:
    assert value("spaces 0 1,0=monument") != value()
    assert value("spaces 0 0,0=tree") > value()


def test_a_building_towards_a_goal_raises_the_evaluation() -> None:
    goal = "goals 0 red-three"
    assert value(goal, "spaces 0 1,0=R2") > value(goal, "spaces 0 1,0=R1")
    assert value(goal, "spaces 0 1,0=R3") > value(goal, "spaces 0 1,0=R2")
    assert value(goal, "spaces 0 1,0=R3") > value(goal, "spaces 0 1,0=R4")


def test_a_connected_lake_promises_more_than_two_ponds() -> None:
    lake = position(TWO, "tiles 0 T15@0,0 T16@1,0")  # WW/YG WW/YR
    ponds = position(TWO, "tiles 0 T15@0,0 T16@1,0^2")
    assert max(lake.districts[0].plan.zone_size) == 4
    assert {PARK, WATER} >= set(ponds.districts[0].plan.zone_terrain)
    assert GAME.evaluate(lake, 0) > GAME.evaluate(ponds, 0)


def test_the_points_of_rivals_lower_the_evaluation() -> None:
    assert value("markers 1-- 1-- ---") < value("markers --- --- ---")


def test_at_the_end_only_the_score_counts() -> None:
    state = finished(3, seats=2)
    scores = [result[0] for result in GAME.result(state)]
    assert GAME.evaluate(state, 0) == pytest.approx(scores[0] - 0.2 * scores[1])
