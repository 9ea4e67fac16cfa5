"""The golden files still tell the truth. `python -m tests.golden_support` writes them anew."""

import pytest

from tests.games.cities.goldens import PLAN
from tests.golden_support import (
    FOLDER,
    blocks_of,
    golden_files,
    order_answers,
    perft_answers,
    play_text,
)

HOME = FOLDER / PLAN.game.id


@pytest.mark.parametrize(
    "position, answers",
    [pytest.param(text, told, id=title) for title, text, told in blocks_of(HOME / "perft.txt")],
)
def test_as_many_action_sequences_start_here_as_ever(position: str, answers: list[str]) -> None:
    assert perft_answers(PLAN.game, position, answers) == answers


@pytest.mark.parametrize(
    "position, answers",
    [pytest.param(text, told, id=title) for title, text, told in blocks_of(HOME / "order.txt")],
)
def test_the_legal_actions_stand_in_the_same_order(position: str, answers: list[str]) -> None:
    assert order_answers(PLAN.game, position) == answers


@pytest.mark.parametrize("name, options, seed", PLAN.play)
def test_a_match_goes_as_it_went(
    name: str, options: dict[str, int | str | bool], seed: int
) -> None:
    kept = (HOME / f"play-{name}.txt").read_text("utf-8").splitlines()
    now = play_text(PLAN, options, seed).splitlines()
    for number, (old, new) in enumerate(zip(kept, now), start=1):
        assert new == old, f"line {number}"
    assert len(now) == len(kept)


def test_no_other_golden_files_lie_around() -> None:
    assert set(HOME.iterdir()) == set(golden_files(PLAN))


def test_the_golden_files_stay_small_enough_to_read() -> None:
    assert sum(path.stat().st_size for path in HOME.iterdir()) < 300_000


def test_a_wrong_count_and_a_wrong_order_are_noticed() -> None:
    title, position, answers = next(blocks_of(HOME / "perft.txt"))
    assert title
    assert perft_answers(PLAN.game, position, ["depth 1: 0"]) != ["depth 1: 0"]
    assert perft_answers(PLAN.game, position, answers) == answers
    assert order_answers(PLAN.game, position) != []
