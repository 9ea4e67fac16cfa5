"""The coordinator: it gives worker processes short turns, one at a time."""

import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.engine import Facts, Slice

ROOT = Path(__file__).resolve().parent.parent

# One thread each, no output, the same hashes in every run.
ENVIRONMENT = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "PYTHONDONTWRITEBYTECODE": "",  # all engines are imported as on the second start
    "PYTHONHASHSEED": "0",
    "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bench-bytecode"),
    "PYTHONWARNINGS": "ignore",
}
ORDER = (
    "loop",
    "random",
    "driven",
    "playout",
    "search",
    "clone",
    "view",
    "imagine",
    "evaluate",
    "features",
    "replay",
    "move",
    "early",
    "late",
)


@dataclass(frozen=True)
class Spec:
    """How to start a worker."""

    engine: str  # its name in the results
    python: str
    arguments: tuple[str, ...]  # of bench.worker
    path: tuple[str, ...] = ()  # where it finds packages
    root: Path = ROOT  # the checkout whose `bench.worker` runs

    def environment(self) -> dict[str, str]:
        path = os.pathsep.join(self.path)
        return {**os.environ, **ENVIRONMENT, "PYTHONPATH": path}


class WorkerFailed(Exception):
    pass


class Worker:
    """A process that waits for its turns."""

    def __init__(self, spec: Spec) -> None:
        self.engine = spec.engine
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115  closed in `stop`
        self._process = subprocess.Popen(
            [spec.python, "-m", "bench.worker", *spec.arguments],
            cwd=spec.root,
            env=spec.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        self.version = ""
        self.shares: dict[str, float] = {}

    def greet(self) -> None:
        """Wait until the worker is ready, and read its tasks."""
        hello = self._hear()
        if "failed" in hello:
            raise WorkerFailed(hello["failed"])
        self.version = hello["version"]
        self.shares = hello["tasks"]

    def run(self, task: str, seconds: float) -> Slice:
        units, cpu, games = self._ask({"task": task, "seconds": seconds})
        return Slice(units, cpu, games)

    def facts(self) -> dict[str, Facts]:
        return {task: Facts(*row) for task, row in self._ask({"facts": True}).items()}

    def stop(self) -> None:
        self._process.communicate()  # the end of its input is the end of its work
        self._errors.close()

    def _ask(self, request: Mapping[str, object]) -> Any:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError as error:
            raise WorkerFailed(self._last_words()) from error
        return self._hear()

    def _hear(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise WorkerFailed(self._last_words())
        return json.loads(line)

    def _last_words(self) -> str:
        self._errors.seek(0)
        lines = self._errors.read().strip().splitlines()
        return lines[-1] if lines else "it ended without a word"


@dataclass
class Results:
    """All results of one run."""

    slices: dict[tuple[str, str], list[Slice]] = field(default_factory=dict)  # by engine and task
    facts: dict[tuple[str, str], Facts] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)  # by engine
    notes: list[str] = field(default_factory=list)  # what is missing, and why
    about: dict[str, str] = field(default_factory=dict)  # date, Python, length of the run
    profiles: dict[str, list[tuple[str, float]]] = field(default_factory=dict)  # by engine

    def add(self, engine: str, task: str, slice_: Slice) -> None:
        self.slices.setdefault((engine, task), []).append(slice_)


def start_workers(specs: list[Spec], results: Results) -> list[Worker]:
    """Start the workers; note those that fail."""
    ready: list[Worker] = []
    for worker in [Worker(spec) for spec in specs]:
        try:
            worker.greet()
            for task, facts in worker.facts().items():
                results.facts[worker.engine, task] = facts
        except WorkerFailed as error:
            results.notes.append(f"{worker.engine} is missing: {error}")
            worker.stop()
        else:
            results.versions[worker.engine] = worker.version
            ready.append(worker)
    return ready


def schedule(workers: list[Worker]) -> list[tuple[Worker, str]]:
    """All turns of a round, with the same task of all workers close together."""
    turns = [(worker, task) for worker in workers for task in worker.shares]
    return sorted(turns, key=lambda turn: _place(turn[1]))


def _place(task: str) -> tuple[int, str]:
    """Where a task comes in a round. Another revision may have tasks that are unknown here."""
    kind = task.partition(":")[0]
    return (ORDER.index(kind) if kind in ORDER else len(ORDER)), task


def run_rounds(
    workers: list[Worker],
    results: Results,
    rounds: int,
    seconds: float,
    after_round: Callable[[int], None],
) -> None:
    """Every task has its turn once a round, each second round in reverse order."""
    turns = schedule(workers)
    for worker, task in turns:
        worker.run(task, 0.1 * seconds)  # to warm up
    for number in range(rounds):
        for worker, task in turns if number % 2 == 0 else reversed(turns):
            results.add(worker.engine, task, worker.run(task, seconds * worker.shares[task]))
        after_round(number)
