"""The sequential test errs no more often than it says."""

import random

from polis.arena.intervals import mean_of, wilson
from polis.arena.sequential import BETTER, EQUAL, WORSE, Sequential

TRIALS = 400


def verdicts(share: float, margin: float = 0.2, error: float = 0.05) -> list[str | None]:
    rng = random.Random(5)
    found: list[str | None] = []
    for _ in range(TRIALS):
        test = Sequential(0.5, margin, error)
        while test.verdict is None:
            test.add(1.0 if rng.random() < share else 0.0)
        found.append(test.verdict)
    return found


def test_a_bot_that_is_better_by_the_margin_is_almost_always_found() -> None:
    assert verdicts(0.6).count(BETTER) >= 0.93 * TRIALS
    assert verdicts(0.4).count(WORSE) >= 0.93 * TRIALS


def test_equal_bots_are_rarely_called_different() -> None:
    found = verdicts(0.5)
    assert found.count(EQUAL) >= 0.87 * TRIALS  # two tests that err in 5 % each


def test_the_wilson_interval_is_the_known_one() -> None:
    share, low, high = wilson(8, 10)
    assert (share, round(low, 3), round(high, 3)) == (0.8, 0.49, 0.943)
    assert all(str(wilson(0, trials).low) == "0.0" for trials in range(1, 50))
    assert all(wilson(trials, trials).high == 1.0 for trials in range(1, 50))


def test_the_interval_of_a_mean_narrows_with_more_deals() -> None:
    few, many = mean_of([1.0, 3.0] * 5), mean_of([1.0, 3.0] * 50)
    assert few.value == many.value == 2.0
    assert many.high - many.low < few.high - few.low
