"""Whole turns as plans, and quick answers."""

import pytest

from polis.games.cities import GAME
from polis.games.cities.actions import LEAVE, TAKE
from polis.games.cities.components import NUM_COLOURS
from polis.games.cities.districts.district import sites, with_building
from polis.games.cities.districts.sets import members_of
from polis.games.cities.state import CitiesState, put_worker
from polis.games.cities.thinking.mind import MIND
from polis.games.cities.thinking.outlook import Outlook, prospects
from polis.kernel.playout import play_steps
from polis.kernel.rng import seeded
from tests.games.cities.positions import TWO, position

DISTRICT = "tiles 0 S1@0,0 T01@1,0 T02@0,1 T05@1,1"


def contents(state: CitiesState, seat: int) -> str:
    return repr(GAME.view(state, None).districts[seat])


def after(state: CitiesState, plan: list[int]) -> str:
    state = state.clone()
    for action in plan:
        GAME.apply(state, 0, action, None)
    return contents(state, 0)


def endings(state: CitiesState) -> set[str]:
    """Every district in which the seat can end its turn without leaving what fits."""
    if state.turn != 0 or not state.agenda:
        return {contents(state, 0)}
    found: set[str] = set()
    for action in GAME.legal_actions(state, 0):
        if action != LEAVE:
            state_after = state.clone()
            GAME.apply(state_after, 0, action, None)
            found |= endings(state_after)
    return found


@pytest.mark.parametrize("agenda", ["R", "R R", "B R", "B G R", "B B Y Y"])
def test_the_plans_are_all_different_endings_of_a_turn(agenda: str) -> None:
    state = position(TWO, DISTRICT, "spaces 0 1,0=R1", f"agenda {agenda}")
    plans = MIND.plans(state, 0)
    reached = [after(state, plan) for plan in plans]
    assert len(set(reached)) == len(reached)
    assert set(reached) == endings(state)


def test_a_special_may_get_any_colour() -> None:
    state = position(TWO, DISTRICT, "spaces 0 1,0=special", "agenda B G")
    reached = [after(state, plan) for plan in MIND.plans(state, 0)]
    assert len(set(reached)) == len(reached)
    assert set(reached) == endings(state)


def test_a_slot_with_hidden_contents_is_a_plan_of_one_action() -> None:
    state = position(TWO, DISTRICT)
    plans = MIND.plans(state, 0)
    for row in range(4):
        assert [plan for plan in plans if plan[0] == TAKE + row * 4 + 3] == [[TAKE + row * 4 + 3]]
    assert max(len(plan) for plan in plans) > 2


def test_a_position_rests_between_rounds() -> None:
    state = GAME.start(GAME.config({"seats": 2}), 1)
    assert not MIND.rests(state, 0)
    rests = 0
    rng = seeded(1)
    while state.waiting:
        rests += MIND.rests(state, 0)
        play_steps(GAME, state, rng, 1)
    assert rests == 4


@pytest.mark.parametrize("seed", range(4))
def test_the_worth_of_a_building_is_what_the_district_gains(seed: int) -> None:
    state = GAME.start(GAME.config({"seats": 2}), seed)
    rng = seeded(seed)
    compared = 0
    while state.waiting and compared < 40:
        play_steps(GAME, state, rng, 5)
        district, outlook = state.districts[0], Outlook(state, 0)
        for colour in range(NUM_COLOURS):
            for space in members_of(sites(district, colour) & ~district.neutral):
                after = with_building(district, colour, space)
                gain = outlook.built(after, colour) - outlook.built(district, colour)
                assert gain == pytest.approx(outlook.worth(after) - outlook.worth(district))
                compared += 1
    assert compared >= 40


def test_workers_still_to_place_count_as_prospects() -> None:
    state = position(TWO, DISTRICT)
    fewer = state.clone()
    put_worker(fewer, 0, 0)  # a worker that brought nothing
    assert prospects(state, 0) > prospects(fewer, 0)


def test_at_a_rest_points_count_more_than_promises() -> None:
    """Otherwise playouts would prefer goal cards to what scores."""
    state = position(TWO, DISTRICT, "goals 0 red")
    assert MIND.rests(state, 0)
    (card,) = state.goals[0]
    row, points, outlook = state.box.goal_rows[card], state.box.goal_points[card], Outlook(state, 0)
    bare = position(TWO, DISTRICT)
    worth = prospects(state, 0) - prospects(bare, 0)
    hopes = points * outlook.times(state.districts[0], row)
    assert 0 < worth < hopes


def test_quick_answers_score_more_than_random_ones() -> None:
    quick = chance = 0
    for seed in range(4):
        state = GAME.start(GAME.config({"seats": 2}), seed)
        rng = seeded(seed)
        while state.waiting:
            seat = state.turn
            answer = MIND.answer(state, 0, rng) if seat == 0 else GAME.pick(state, seat, rng)
            GAME.apply(state, seat, answer, None)
        quick += GAME.result(state)[0][0]
        chance += GAME.result(state)[1][0]
    assert quick > chance + 60


def test_the_same_world_is_imagined_compiled_and_plain() -> None:
    state = GAME.start(GAME.config({"seats": 2}), 1)
    for seed in range(4):
        rng, same = seeded(seed), seeded(seed)
        low, high = int(same.next32()), int(same.next32())
        expected = seeded(low | high << 32)
        imagined = GAME.imagine(GAME.view(state, 0), rng).rng
        assert [imagined.next32() for _ in range(3)] == [expected.next32() for _ in range(3)]
