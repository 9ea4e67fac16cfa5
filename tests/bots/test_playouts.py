"""The search by playouts, on a game that has plans and no trained weights."""

from dataclasses import replace
from itertools import count

import pytest

from polis.bots import playouts
from polis.bots.bot import Turn
from polis.bots.playouts import Foresight, Search
from polis.bots.turn import turn_of
from polis.games.cities import GAME
from polis.games.cities.state import WORKER, CitiesState
from polis.kernel.playout import play_steps
from polis.kernel.rng import seeded


def moment(steps: int) -> CitiesState:
    state = GAME.start(GAME.config({"seats": 2}), 7)
    play_steps(GAME, state, seeded(7), steps)
    return state


def turn_at(state: CitiesState, iterations: int = 0) -> Turn:
    seat = state.waiting.bit_length() - 1
    turn = turn_of(GAME, state, seat, GAME.legal_actions(state, seat), 1, 0)
    return Turn(GAME, seat, turn.view, turn.legal, turn.seed, iterations=iterations)


def search(state: CitiesState, iterations: int, style: Foresight) -> Search:
    mind = GAME.mind()
    return Search(turn_at(state, iterations), mind, style)


def test_the_answer_is_legal_and_depends_on_seed_and_iterations_alone() -> None:
    for steps in (0, 3, 60, 90):
        state = moment(steps)
        answers = [search(state, 6, Foresight(shortlist=4)).best() for _ in range(2)]
        assert answers[0] == answers[1]
        assert answers[0] in GAME.legal_actions(state, state.waiting.bit_length() - 1)


def test_iterations_limit_the_playouts() -> None:
    thought = search(moment(40), 12, Foresight(shortlist=4))
    thought.best()
    assert 6 <= thought.judged <= 12


def test_playouts_compare_different_first_actions() -> None:
    thought = search(moment(40), 16, Foresight(shortlist=8))
    thought.best()
    played = [thought.plans[index][0] for index, worlds in enumerate(thought.race.early) if worlds]
    assert len(played) > 4
    assert len(set(played)) == len(played)


def test_finalists_are_played_further_in_the_same_worlds() -> None:
    thought = search(moment(40), 80, Foresight(shortlist=8))
    thought.best()
    finalists = [worlds for worlds in thought.race.late if worlds]
    assert 2 <= len(finalists) <= playouts.FINALISTS
    assert max(map(len, finalists)) < max(map(len, thought.race.early))


def test_a_small_choice_costs_little_beside_a_large_one() -> None:
    """Where a piece goes matters less than which one is taken, so its race ends early."""
    costs: dict[bool, list[int]] = {True: [], False: []}
    for steps in range(20, 60, 5):
        state = moment(steps)
        thought = search(state, 120, Foresight())
        thought.best()
        costs[state.question == WORKER].append(thought.judged)
    large, small = (sum(costs[kind]) / len(costs[kind]) for kind in (True, False))
    assert small < large < 120


def test_when_time_runs_out_a_world_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count()
    monkeypatch.setattr(playouts, "process_time", lambda: float(next(seconds)))
    state = moment(40)
    turn = replace(turn_at(state), budget=5.0)
    thought = Search(turn, GAME.mind(), Foresight(shortlist=8))
    assert thought.best() in turn.legal
    assert thought.judged == 0


def test_without_playouts_the_best_evaluated_plan_is_chosen() -> None:
    thought = search(moment(40), 0, Foresight(positions=0))
    plan = thought.plan()
    assert thought.values[thought.plans.index(plan)] == max(thought.values)
    assert thought.judged == 0


def test_a_bot_that_overlooks_everything_still_answers() -> None:
    state = moment(40)
    style = Foresight(positions=0, overlooked=1.0)
    assert search(state, 0, style).best() in GAME.legal_actions(
        state, state.waiting.bit_length() - 1
    )


def test_a_temperature_spreads_the_answers() -> None:
    state = moment(41)
    seat = state.waiting.bit_length() - 1
    turn = turn_at(state)
    style = Foresight(positions=0, temperature=50.0)
    mind = GAME.mind()
    answers = {
        Search(Turn(GAME, seat, turn.view, turn.legal, seed), mind, style).best()
        for seed in range(30)
    }
    assert len(answers) > 3
