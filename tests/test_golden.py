"""The rules behave as recorded. `python -m tests.golden_support` regenerates the golden files."""

import pytest

from tests.games.cities.goldens import PLAN as CITIES
from tests.games.ginkgopolis.goldens import PLAN as GINKGOPOLIS
from tests.golden_support import (
    FOLDER,
    Plan,
    blocks_of,
    golden_files,
    order_answers,
    perft_answers,
    play_text,
)

PLANS = (CITIES, GINKGOPOLIS)
each_plan = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game.id)


def each_block(file: str) -> pytest.MarkDecorator:
    """Every position of a golden file, of every game."""
    return pytest.mark.parametrize(
        "plan, position, answers",
        [
            pytest.param(plan, text, told, id=f"{plan.game.id}-{title}")
            for plan in PLANS
            for title, text, told in blocks_of(FOLDER / plan.game.id / file)
        ],
    )


@each_block("perft.txt")
def test_the_count_of_action_sequences_is_as_recorded(
    plan: Plan, position: str, answers: list[str]
) -> None:
    assert perft_answers(plan.game, position, answers) == answers


@each_block("order.txt")
def test_the_legal_actions_are_in_the_recorded_order(
    plan: Plan, position: str, answers: list[str]
) -> None:
    assert order_answers(plan.game, position) == answers


@pytest.mark.parametrize(
    "plan, name, options, seed",
    [
        pytest.param(plan, name, options, seed, id=f"{plan.game.id}-{name}")
        for plan in PLANS
        for name, options, seed in plan.play
    ],
)
def test_a_match_plays_as_recorded(
    plan: Plan, name: str, options: dict[str, int | str | bool], seed: int
) -> None:
    kept = (FOLDER / plan.game.id / f"play-{name}.txt").read_text("utf-8").splitlines()
    now = play_text(plan, options, seed).splitlines()
    for number, (old, new) in enumerate(zip(kept, now), start=1):
        assert new == old, f"line {number}"
    assert len(now) == len(kept)


@each_plan
def test_every_golden_file_belongs_to_a_plan(plan: Plan) -> None:
    assert set((FOLDER / plan.game.id).iterdir()) == set(golden_files(plan))


@each_plan
def test_the_golden_files_stay_small_enough_to_read(plan: Plan) -> None:
    assert sum(path.stat().st_size for path in (FOLDER / plan.game.id).iterdir()) < 300_000


@each_plan
def test_a_wrong_count_and_a_wrong_order_are_noticed(plan: Plan) -> None:
    title, position, answers = next(blocks_of(FOLDER / plan.game.id / "perft.txt"))
    assert title
    assert perft_answers(plan.game, position, ["depth 1: 0"]) != ["depth 1: 0"]
    assert perft_answers(plan.game, position, answers) == answers
    assert order_answers(plan.game, position) != []
