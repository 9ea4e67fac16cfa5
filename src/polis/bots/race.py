"""A race between plans: which of them can still be the best, after so many playouts?

A playout is noisy, but plans that are played out in the same world share its luck. So a plan is
compared with the leader world by world. What the bot can expect to gain by playing on (the expected
improvement) tells when a plan drops out, and when the race is over.

Early judgements, at the next rest, are cheap and vary little. Late ones see further: the more there
are of them, the more they count.
"""

from math import erfc, exp, pi, sqrt
from typing import Final

PRIOR: Final = 1  # early judgements that the first sight of a plan counts for
HOLDS: Final = 0.6  # how much of a lead at first sight is left, on average, after playouts
LEAST_HOPE: Final = 0.02  # points: a plan that promises less drops out
ENOUGH_HOPE: Final = 0.1  # points: the race is over if all the others together promise less
USUAL_WORLDS: Final = 2.0  # worlds that the usual variance counts for, beside a plan's own
EQUAL_WEIGHT: Final = 8  # late judgements of a plan that count as much as its early ones
SHORT_SIGHT: Final = 0.1  # of the usual variance stays, however many early judgements there are
_ROOT: Final = sqrt(2.0)
_PEAK: Final = 1.0 / sqrt(2.0 * pi)


class Race:
    """The judgements of all plans, by plan and world. Running plans have the same worlds."""

    def __init__(self, values: list[float]) -> None:
        best = max(values)
        self.lags: list[float] = [HOLDS * (value - best) for value in values]
        self.early: list[list[float]] = [[] for _ in values]
        self.late: list[list[float]] = [[] for _ in values]

    def mean(self, plan: int) -> float:
        """What a plan is worth, as far as is known. Compare running plans only."""
        early = self.early[plan]
        mean = (total(early) + PRIOR * self.lags[plan]) / (len(early) + PRIOR)
        late = self.late[plan]
        share = len(late) / (len(late) + EQUAL_WEIGHT)
        return mean + share * (total(late) / len(late) - mean) if late else mean

    def means(self) -> list[float]:
        return [self.mean(plan) for plan in range(len(self.lags))]

    def still_open(self, running: list[int]) -> list[int]:
        """The plans that may be best, the leader first. One: the race is over."""
        means = self.means()
        leader = running[0]
        for plan in running:
            if means[plan] > means[leader]:
                leader = plan
        early = self._usual_variance(self.early, running, leader)
        late = self._usual_variance(self.late, running, leader)
        kept = [leader]
        hope = 0.0
        for plan in running:
            if plan != leader:
                error = self._error(plan, leader, early, late)
                gain = expected_gain(means[leader] - means[plan], error)
                if gain > LEAST_HOPE:
                    kept.append(plan)
                    hope += gain
        return kept if hope > ENOUGH_HOPE else [leader]

    def _usual_variance(self, results: list[list[float]], running: list[int], leader: int) -> float:
        """The mean variance of the differences to the leader; it steadies the single ones."""
        sum_ = 0.0
        worlds = len(results[leader])
        for plan in running:
            if plan != leader:
                sum_ += squares(results[leader], results[plan])
        return sum_ / ((worlds - 1) * (len(running) - 1)) if worlds > 1 else 0.0

    def _error(self, plan: int, leader: int, early: float, late: float) -> float:
        """The standard error of the lead; 0 if the plans were alike in every world."""
        apart = squares(self.early[plan], self.early[leader])
        variance = mean_error(apart + USUAL_WORLDS * early, len(self.early[plan]))
        worlds = len(self.late[plan])
        if worlds == 0:
            return sqrt(variance + SHORT_SIGHT * early) if apart > 0.0 else 0.0
        further = squares(self.late[plan], self.late[leader])
        share = worlds / (worlds + EQUAL_WEIGHT)
        variance *= (1.0 - share) * (1.0 - share)
        variance += mean_error(further + USUAL_WORLDS * late, worlds) * share * share
        return sqrt(variance) if apart + further > 0.0 else 0.0


def mean_error(squares: float, worlds: int) -> float:
    """The variance of a mean."""
    return squares / (worlds * worlds)


def total(numbers: list[float]) -> float:
    found = 0.0
    for number in numbers:
        found += number
    return found


def squares(ones: list[float], others: list[float]) -> float:
    """The squared deviations of the differences from their mean, added up."""
    worlds = len(ones)
    if worlds == 0:
        return 0.0
    mean = (total(ones) - total(others)) / worlds
    found = 0.0
    for world in range(worlds):
        apart = ones[world] - others[world] - mean
        found += apart * apart
    return found


def expected_gain(lead: float, error: float) -> float:
    """What it would bring, on average, to know whether a lead of this error is real."""
    if error <= 0.0:
        return 0.0
    ratio = lead / error
    return error * (_PEAK * exp(-ratio * ratio / 2.0) - ratio * erfc(ratio / _ROOT) / 2.0)
