"""Medians and ratios. A ratio compares only measurements of the same run."""

from dataclasses import dataclass
from statistics import median

from bench.engine import Slice
from bench.pool import Results

Key = tuple[str, str]  # engine and task


@dataclass(frozen=True)
class Rate:
    """Units per CPU second."""

    middle: float
    best: float

    @property
    def micros(self) -> float:
        """Microseconds per unit, at the median."""
        return 1e6 / self.middle


@dataclass(frozen=True)
class Ratio:
    middle: float  # of the medians
    low: float  # of the single rounds
    high: float


def rate(results: Results, key: Key) -> Rate | None:
    slices = results.slices.get(key)
    return _rate([turn.rate for turn in slices]) if slices else None


def games_rate(results: Results, key: Key) -> Rate | None:
    slices = results.slices.get(key)
    return _rate([turn.games / turn.cpu for turn in slices]) if slices else None


def _rate(rates: list[float]) -> Rate:
    return Rate(median(rates), max(rates))


def ratio(results: Results, over: Key, under: Key) -> Ratio | None:
    """The speed of `over` divided by that of `under`."""
    a = results.slices.get(over)
    b = results.slices.get(under)
    if not a or not b:
        return None
    rounds = [x.rate / y.rate for x, y in zip(a, b)]
    return Ratio(_middle(a) / _middle(b), min(rounds), max(rounds))


def _middle(slices: list[Slice]) -> float:
    return median(turn.rate for turn in slices)
