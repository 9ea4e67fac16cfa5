"""The speed budgets of our own games, relative to a fixed loop on the same machine.

A budget is in microseconds on a machine that runs the calibration loop REFERENCE times a second. On
a slower machine it grows in proportion. NOISE is a further allowance, because a shared machine is
never quiet.
"""

from dataclasses import dataclass

from bench.pool import Results
from bench.stats import rate

REFERENCE = 70_000.0
NOISE = 1.6
CALIBRATION = ("calibration", "loop")

# By the beginning of the task's name: as plain Python, compiled.
BUDGETS: dict[str, tuple[float, float]] = {
    "random": (15, 4),  # a step, and its share of setup and scoring
    "clone": (5, 5),
    "view": (60, 60),
    "imagine": (150, 150),
    "replay": (20_000, 20_000),
}


@dataclass(frozen=True)
class Verdict:
    engine: str
    task: str
    micros: float
    allowed: float

    @property
    def is_kept(self) -> bool:
        return self.micros <= self.allowed


def verdicts(results: Results) -> list[Verdict]:
    """Every measured task with a budget, judged by its best turn, because noise only adds time."""
    calibration = rate(results, CALIBRATION)
    if calibration is None:
        raise ValueError("without the calibration loop there is nothing to compare with")
    stretch = REFERENCE / calibration.best * NOISE
    found: list[Verdict] = []
    for engine, task in results.slices:
        budget = BUDGETS.get(task.partition(":")[0])
        measured = rate(results, (engine, task))
        kind = engine.partition(" ")[2]
        if budget and measured and kind in ("pure", "compiled"):
            allowed = budget[kind == "compiled"] * stretch
            found.append(Verdict(engine, task, 1e6 / measured.best, allowed))
    return found
