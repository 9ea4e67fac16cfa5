"""The search of the learned bots: it spends worlds on plans that are close, and no others."""

import pytest

from polis.bots.bot import Turn
from polis.bots.network import Network
from polis.bots.thinker import Style, Thought, is_behind
from polis.kernel.playout import first_waiting
from tests.toys.sealed_bids.game import SealedBids
from tests.toys.sealed_bids.mind import BidsMind

RACE = Style(worlds=(6, 6, 12), survivors=2)


class Judge(Network):
    """Gives the first plan of a batch a lead, and all others the same."""

    def __init__(self, width: int, lead: float) -> None:
        super().__init__([[[0.0] * width]], [[0.0]])
        self.lead = lead

    def judge(self, rows: list[float]) -> list[float]:
        return [self.lead, *[0.0] * (len(rows) // self.width - 1)]


def thought(lead: float, style: Style = RACE, budget: float = 0.0) -> Thought:
    game, mind = SealedBids(), BidsMind()
    state = game.start(game.config({"seats": 3}), 1)
    seat = first_waiting(state)
    legal = tuple(game.legal_actions(state, seat))
    turn = Turn(game, seat, game.view(state, seat), legal, 5, budget)
    judge = Judge(mind.value_width(state.config), lead)
    return Thought(turn, mind, [0.0] * mind.plan_width(), judge, style)


def worlds_of(found: Thought) -> list[int]:
    return sorted((len(values) for values in found.values), reverse=True)


def test_half_of_the_plans_survives_each_stage() -> None:
    found = thought(lead=0.0)
    found.plan()
    plans = len(found.plans)
    half = max(2, plans // 2)
    quarter = max(2, half // 2)
    assert plans > half
    expected = [24] * quarter + [12] * (half - quarter) + [6] * (plans - half)
    assert worlds_of(found) == expected


def test_a_clear_lead_ends_the_search() -> None:
    found = thought(lead=0.5)
    assert found.plan() == found.plans[0]
    assert max(worlds_of(found)) == 12  # six worlds are too few to be sure


def test_a_search_with_mistakes_compares_all_plans() -> None:
    found = thought(lead=0.5, style=Style(worlds=(6, 6), temperature=0.1))
    found.plan()
    assert worlds_of(found) == [6] * len(found.plans)


@pytest.mark.parametrize("budget, times", [(0.25, 1), (0.5, 2), (1.0, 4), (60.0, 4)])
def test_a_long_budget_buys_more_worlds(budget: float, times: int) -> None:
    searches = [thought(0.0, Style(worlds=(2, 1)), each) for each in (0.0, budget)]
    for found in searches:
        found.deadline = 0.0  # worlds are counted here, however slow the machine is
        found.plan()
    assert worlds_of(searches[1]) == [times * worlds for worlds in worlds_of(searches[0])]


def test_levels_that_make_mistakes_play_alike_with_a_long_budget() -> None:
    found = thought(0.0, Style(worlds=(2,), temperature=0.1), budget=60.0)
    found.plan()
    assert worlds_of(found) == [2] * len(found.plans)


@pytest.mark.parametrize(
    "values, behind",
    [
        ([0.5, 0.4] * 6, True),  # always 0.1 less
        ([0.6, 0.5] * 6, False),  # equal
        ([0.1, 0.9] * 6, False),  # less by 0.05 on average, but sometimes much more
        ([0.3, 0.45] * 6, True),
    ],
)
def test_a_plan_is_behind_if_chance_does_not_explain_it(values: list[float], behind: bool) -> None:
    assert is_behind(values, [0.6, 0.5] * 6) == behind
