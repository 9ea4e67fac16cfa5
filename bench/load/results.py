"""What a load run has found, as plain data that can be stored and shown again."""

from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct, field

from bench.pool import ROOT

FILE = ROOT / "build" / "load.json"
MEGABYTE = 1_000_000


class Turn(Struct):
    """What was counted while a scenario played for some seconds."""

    moves: int
    seconds: float
    server_cpu: float
    database_cpu: float
    balancer_cpu: float
    generator_cpu: float

    @property
    def server_millis(self) -> float:
        """CPU of the server for one move, with everything that happens beside moves."""
        return 1000 * self.server_cpu / max(1, self.moves)


class Played(Struct):
    """One scenario: so many tables, at an even pace or as fast as possible."""

    name: str
    processes: int
    tables: int
    sockets: int  # that were open at the end
    rate: float | None  # moves per second that were asked for
    share: float | None  # of a core, that every process was limited to
    turns: list[Turn]
    games: int  # played to the end, followed by a rematch
    latencies: list[float]  # seconds from sending a move until the last player received it
    returns: list[float]  # seconds from a cut to being up to date again
    late: int  # moves that a player received only after a cut
    cuts: int
    gaps: int
    lost: int
    refused: dict[str, int]
    memory: list[int]  # bytes of every process of the server, at the end
    memory_empty: list[int]  # and before the first player came

    @property
    def moves(self) -> int:
        return sum(turn.moves for turn in self.turns)

    @property
    def moves_per_second(self) -> float:
        return self.moves / sum(turn.seconds for turn in self.turns)

    @property
    def server_millis(self) -> float:
        """CPU milliseconds of the server for one move."""
        return self._millis([turn.server_cpu for turn in self.turns])

    @property
    def database_millis(self) -> float:
        return self._millis([turn.database_cpu for turn in self.turns])

    @property
    def balancer_millis(self) -> float:
        return self._millis([turn.balancer_cpu for turn in self.turns])

    @property
    def generator_millis(self) -> float:
        return self._millis([turn.generator_cpu for turn in self.turns])

    def _millis(self, cpu: list[float]) -> float:
        return 1000 * sum(cpu) / max(1, self.moves)

    @property
    def memory_per_table(self) -> float:
        return (sum(self.memory) - sum(self.memory_empty)) / self.tables


class Woken(Struct):
    """What it takes to wake the longest of many random matches of a game."""

    game: str
    seats: int
    steps: int
    asleep: list[float]  # seconds until a sleeping table has answered
    awake: list[float]  # and one that is awake

    @property
    def seconds(self) -> float:
        """What waking adds, at the median."""
        return median(self.asleep) - median(self.awake)


class Slept(Struct):
    """Tables that were woken and sleep again, batch after batch."""

    batch: int
    steps: float  # of a table, on the average
    memory: list[int]  # bytes: at first, then after every batch has gone to sleep
    memory_awake: int  # when the first batch was awake

    @property
    def middle(self) -> int:
        """The batch after which caches are full: those of the database hold some megabytes."""
        return len(self.memory) // 2

    @property
    def per_table(self) -> float:
        """The bytes that every table leaves behind, of those after the middle."""
        tables = self.batch * (len(self.memory) - 1 - self.middle)
        return (self.memory[-1] - self.memory[self.middle]) / tables


class Results(Struct):
    about: dict[str, str]
    notes: list[str] = field(default_factory=list)  # what was not measured, and why
    played: list[Played] = field(default_factory=list)
    woken: list[Woken] = field(default_factory=list)
    slept: Slept | None = None

    def find(self, name: str) -> Played | None:
        return next((played for played in self.played if played.name == name), None)


def share(values: list[float], part: float) -> float:
    """The value that this part of all values does not exceed; nan if there are none."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def save(results: Results, path: Path = FILE) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(results))


def load(path: Path = FILE) -> Results:
    return msgspec.json.decode(path.read_bytes(), type=Results)
