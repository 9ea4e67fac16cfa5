"""The scenarios: which servers, how many tables, how fast; and what is read off while they run."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from bench.load.generator import Job
from bench.load.results import Played
from bench.load.servers import Postgres, Server, cpu, memory, python_path, servers, tree_cpu
from bench.pool import ROOT

HOLD = "SQLite, at an even pace"
FAST = "SQLite"
PERIOD = 0.01  # seconds in which a process that is held back gets its share
LONGEST_LINE = 2**27  # what the generator says at the end holds every latency


def on_postgres(processes: int, is_together: bool = False, is_held_back: bool = False) -> str:
    """The name of a scenario that is played as fast as it goes."""
    words = [f"PostgreSQL, {processes} process" + ("es" if processes > 1 else "")]
    words += ["together"] * is_together + ["held back"] * is_held_back
    return ", ".join(words)


@dataclass(frozen=True)
class Scenario:
    name: str
    tables: int
    seconds: float
    processes: int = 1
    rate: float | None = None
    is_together: bool = False  # are all seats of a table at the same process?
    share: float | None = None  # of a core, for every process
    cut_seconds: float = 60.0
    warm_up: float = 3.0


async def run(
    scenario: Scenario, database: str, games: Sequence[str], postgres: Postgres | None = None
) -> Played:
    """Play a scenario on an empty database."""
    async with servers(database, scenario.processes) as running:
        empty = [memory(server.pid) for server in running]
        job = Job(
            urls=[server.url for server in running],
            games=list(games),
            tables=scenario.tables,
            seconds=scenario.seconds,
            is_together=scenario.is_together,
            rate=scenario.rate,
            warm_up=scenario.warm_up,
            cut_seconds=scenario.cut_seconds,
        )
        async with _generator(job) as generator:
            watch = _Watch(running, postgres)
            found = await watch.until_done(generator, scenario.share)
        return _played(scenario, found, watch, empty)


@asynccontextmanager
async def _generator(job: Job) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench.load.generator",
        msgspec.json.encode(job).decode(),
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": python_path()},
        limit=LONGEST_LINE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


class _Watch:
    """Looks at the servers when the generator says so."""

    def __init__(self, running: list[Server], postgres: Postgres | None) -> None:
        self._running = running
        self._postgres = postgres
        self.sockets = 0
        self.server_cpu = self.database_cpu = 0.0
        self.memory: list[int] = []
        self._begin = (0.0, 0.0)

    async def until_done(
        self, generator: asyncio.subprocess.Process, share: float | None
    ) -> dict[str, Any]:
        assert generator.stdout is not None
        holding: asyncio.Task[None] | None = None
        async for line in generator.stdout:
            message = msgspec.json.decode(line)
            if message["what"] == "ready" and share is not None:
                holding = asyncio.create_task(_hold_back(self._running, share))
            elif message["what"] == "begin":
                self._begin = self._cpu()
            elif message["what"] == "end":
                self._read_off(message["sockets"])
                if holding is not None:
                    await _let_go(self._running, holding)
            elif message["what"] == "result":
                found: dict[str, Any] = message
                return found
        raise RuntimeError("the players gave up")

    def _read_off(self, sockets: int) -> None:
        begin, end = self._begin, self._cpu()
        self.server_cpu, self.database_cpu = end[0] - begin[0], end[1] - begin[1]
        self.memory = [memory(server.pid) for server in self._running]
        self.sockets = sockets

    def _cpu(self) -> tuple[float, float]:
        database = tree_cpu(self._postgres.pid) if self._postgres is not None else 0.0
        return sum(cpu(server.pid) for server in self._running), database


async def _hold_back(running: list[Server], share: float) -> None:
    """Stop all processes for a part of every moment, as if each had a slower core of its own."""
    while True:
        await asyncio.sleep(PERIOD * share)
        for server in running:
            os.kill(server.pid, signal.SIGSTOP)
        await asyncio.sleep(PERIOD * (1 - share))
        for server in running:
            os.kill(server.pid, signal.SIGCONT)


async def _let_go(running: list[Server], holding: asyncio.Task[None]) -> None:
    holding.cancel()
    await asyncio.wait([holding])
    for server in running:
        os.kill(server.pid, signal.SIGCONT)


def _played(scenario: Scenario, found: dict[str, Any], watch: _Watch, empty: list[int]) -> Played:
    return Played(
        name=scenario.name,
        processes=scenario.processes,
        tables=scenario.tables,
        sockets=watch.sockets,
        rate=scenario.rate,
        share=scenario.share,
        seconds=found["seconds"],
        moves=found["moves"],
        games=found["games"],
        latencies=found["latencies"],
        returns=found["returns"],
        late=found["late"],
        cuts=found["cuts"],
        gaps=found["gaps"],
        lost=found["lost"],
        refused=found["refused"],
        server_cpu=watch.server_cpu,
        database_cpu=watch.database_cpu,
        generator_cpu=found["cpu"],
        memory=watch.memory,
        memory_empty=empty,
    )
