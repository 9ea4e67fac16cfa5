"""The interface of an engine: named tasks that run for some CPU seconds and count units."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Slice(NamedTuple):
    """One turn of one task: the work done and its CPU seconds."""

    units: int  # steps, clones, simulations...
    cpu: float
    games: int = 0

    @property
    def rate(self) -> float:
        return self.units / self.cpu


@dataclass(frozen=True)
class Task:
    name: str  # `what` or `what:seats`
    run: Callable[[float], Slice]
    share: float = 1.0  # of the length of a turn


@dataclass(frozen=True)
class Facts:
    """The weight of a game, without which steps per second mean little."""

    decisions: float  # per game
    legal: float  # actions per decision


@dataclass(frozen=True)
class Engine:
    version: str
    tasks: list[Task]
    facts: Callable[[], dict[str, Facts]] = field(default=dict)  # by task


def repeat(batch: Callable[[], tuple[int, int]]) -> Callable[[float], Slice]:
    """A task that repeats a batch (which returns its units and games) until the time is up."""

    def run(seconds: float) -> Slice:
        units = games = 0
        begin = process_time()
        while True:
            more_units, more_games = batch()
            units += more_units
            games += more_games
            cpu = process_time() - begin
            if cpu >= seconds and units:
                return Slice(units, cpu, games)

    return run


def each(items: list[T], work: Callable[[T], object], times: int) -> Callable[[float], Slice]:
    """A task that does the same work on every item; each item is one unit."""

    def batch() -> tuple[int, int]:
        for _ in range(times):
            for item in items:
                work(item)
        return times * len(items), 0

    return repeat(batch)
