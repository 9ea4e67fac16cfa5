"""Measure how fast the machine is now. A shared machine changes from hour to hour."""

import statistics
import time

ROUNDS = 9


def work_ms() -> float:
    """Milliseconds for a fixed piece of work in plain Python; the median of some rounds."""
    return 1000 * statistics.median(_round() for _ in range(ROUNDS))


def _round() -> float:
    begin = time.perf_counter()
    total = 0
    for number in range(500_000):
        total += number * number
    return time.perf_counter() - begin
