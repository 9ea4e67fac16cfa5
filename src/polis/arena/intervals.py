"""Confidence intervals of shares and means."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.959964  # 95 %


class Interval(NamedTuple):
    """An estimate between its bounds."""

    value: float
    low: float
    high: float


def wilson(wins: float, trials: int) -> Interval:
    """The 95 % interval of a share (Wilson). Shared victories may count as fractions."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / trials
    weight = Z * Z / trials
    centre = (share + weight / 2) / (1 + weight)
    spread = Z / (1 + weight) * sqrt(share * (1 - share) / trials + weight / (4 * trials))
    low, high = max(0.0, centre - spread), min(1.0, centre + spread)  # rounding may exceed them
    return Interval(share, min(share, low), max(share, high))


def mean_of(values: Sequence[float]) -> Interval:
    """The 95 % interval of a mean (normal). Pass one value per deal: deals are independent."""
    mean = fmean(values)
    spread = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(mean, mean - spread, mean + spread)
