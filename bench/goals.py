"""The goals, as ratios within one run: a floor, and an aim above it."""

from dataclasses import dataclass

from bench.imports import TASK as IMPORT
from bench.pool import Results
from bench.stats import Key, Ratio, ratio

GINKGOPOLIS, CITIES = "ginkgopolis", "cities"
CATANATRON, HEARTS = "catanatron", "hearts"

AIM_REACHED = "aim reached"
AIM_MISSED = "aim missed, floor reached"
FLOOR_MISSED = "floor missed"
KEPT = "kept"
BROKEN = "broken"
NOT_MEASURED = "not measured"


@dataclass(frozen=True)
class Goal:
    """How many times as fast `over` must be as `under`."""

    text: str
    over: Key
    under: Key
    floor: float
    aim: float


@dataclass(frozen=True)
class Limit:
    """How many times as fast `over` may be as `under`, at most."""

    text: str
    over: Key
    under: Key
    most: float


@dataclass(frozen=True)
class Outcome:
    goal: Goal | Limit
    ratio: Ratio | None
    verdict: str


def pure(game: str) -> str:
    return f"{game} pure"


def compiled(game: str) -> str:
    return f"{game} compiled"


GOALS = (
    Goal(
        "pure Python: steps over catanatron's",
        (pure(GINKGOPOLIS), "random:4"), (CATANATRON, "random:4"), 2, 4,
    ),
    Goal(
        "compiled: steps over catanatron's",
        (compiled(GINKGOPOLIS), "random:4"), (CATANATRON, "random:4"), 8, 15,
    ),
    Goal(
        "compiled, driven from Python: steps over OpenSpiel hearts' (C++)",
        (compiled(GINKGOPOLIS), "driven:4"), (HEARTS, "random:4"), 0.5, 1.0,
    ),
    Goal(
        "pure Python: copies of a position over catanatron's",
        (pure(GINKGOPOLIS), "clone"), (CATANATRON, "clone"), 15, 25,
    ),
    Goal(
        "compiled: imagine and play to the end over OpenSpiel hearts' ISMCTS (C++)",
        (compiled(GINKGOPOLIS), "search"), (HEARTS, "search"), 0.35, 0.6,
    ),
    Goal(
        "import time: catanatron's over ours, pure Python",
        (pure(GINKGOPOLIS), IMPORT), (CATANATRON, IMPORT), 3, 4,
    ),
    Goal(
        "Cities, compiled: steps over catanatron's",
        (compiled(CITIES), "random:4"), (CATANATRON, "random:4"), 4, 10,
    ),
)  # fmt: skip


IN_C = f"{GINKGOPOLIS} in C"
TO_THE_LIMIT = (
    Limit(
        "C over compiled Ginkgopolis: steps",
        (IN_C, "random:4"), (compiled(GINKGOPOLIS), "random:4"), 18,
    ),
    Limit(
        "C over compiled Ginkgopolis: copy a position and play it to the end",
        (IN_C, "playout"), (compiled(GINKGOPOLIS), "playout"), 18,
    ),
)  # fmt: skip


def limits(results: Results) -> list[Limit]:
    """A late step may cost at most twice as much as an early one, in all our games; and the
    distance to a program in C, where there is one."""
    measured = [limit for limit in TO_THE_LIMIT if limit.over in results.slices]
    return _late_steps(results) + measured


def _late_steps(results: Results) -> list[Limit]:
    engines = [engine for engine, task in results.slices if task == "late"]
    return [
        Limit(
            f"{engine}: cost of a late step over an early one",
            (engine, "early"),
            (engine, "late"),
            2,
        )
        for engine in engines
    ]


def outcomes(results: Results) -> list[Outcome]:
    """Every goal whose game was measured, with its result; then the limits."""
    games = {engine.split()[0] for engine, _ in results.slices}
    reached = [_judge(results, goal) for goal in GOALS if goal.over[0].split()[0] in games]
    return reached + [_judge(results, limit) for limit in limits(results)]


def _judge(results: Results, goal: Goal | Limit) -> Outcome:
    found = ratio(results, goal.over, goal.under)
    return Outcome(goal, found, _verdict(goal, found.middle) if found else NOT_MEASURED)


def _verdict(goal: Goal | Limit, value: float) -> str:
    if isinstance(goal, Limit):
        return KEPT if value <= goal.most else BROKEN
    if value >= goal.aim:
        return AIM_REACHED
    return AIM_MISSED if value >= goal.floor else FLOOR_MISSED
