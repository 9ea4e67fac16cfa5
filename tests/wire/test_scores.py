"""The final scores that every client shows."""

from types import SimpleNamespace
from typing import cast

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.game import AnyGame
from polis.kernel.playout import playout
from polis.kernel.rng import seeded
from polis.kernel.score import Standing
from polis.wire.serialise import final_scores


def _ended(seats: int) -> GinkgoState:
    state = GAME.start(GAME.config({"seats": seats}), 1)
    playout(GAME, state, seeded(1))
    return state


@pytest.mark.parametrize("lead, places", [(3, [1, 2]), (0, [1, 1]), (-3, [2, 1])])
def test_an_automaton_has_a_place_beside_the_player(lead: int, places: list[int]) -> None:
    state = _ended(1)
    state.sides[0].points += lead - GAME.result(state)[0][0]
    scores = final_scores(GAME, state, 1)
    assert [score.place for score in scores] == places
    own, automaton = (sum(line.points for line in score.sheet) for score in scores)
    assert own == lead  # the sheet of the seat subtracts the automaton's points
    assert [score.result for score in scores] == [[lead], [automaton]]


def test_equal_results_share_a_place() -> None:
    state = _ended(3)
    first, second, _ = (result[0] for result in GAME.result(state))
    state.sides[0].points += max(0, second - first)
    state.sides[1].points += max(0, first - second)
    state.sides[2].points -= 1000
    assert [score.place for score in final_scores(GAME, state, 3)] == [1, 1, 3]


def test_each_seat_is_compared_with_the_automaton_by_its_own_lead() -> None:
    sides = [Standing(side, lines=()) for side in range(3)]
    game = SimpleNamespace(
        result=lambda state: [(3,), (-2,)],
        view=lambda state, seat: None,
        standings=lambda view: sides,
        sheet=lambda state, seat: [],
    )
    scores = final_scores(cast(AnyGame, game), _ended(1), 2)
    assert [score.place for score in scores] == [1, 3, 2]
