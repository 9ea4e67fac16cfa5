"""A scenario on its feet: servers and players that play when they are told to, and are measured."""

import asyncio
import contextlib
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

PERIOD = 0.01  # seconds in which a process that is held back gets its share
LONGEST_LINE = 2**27  # what the players say at the end holds every latency


@dataclass(frozen=True)
class Scenario:
    name: str
    tables: int
    seconds: float
    processes: int = 1
    rate: float | None = None
    is_spread: bool = False  # processes with addresses of their own, and a table's seats at all
    share: float | None = None  # of a core, for every process
    cut_seconds: float = 60.0
    warm_up: float = 3.0


@asynccontextmanager
async def staged(
    scenario: Scenario, database: str, games: Sequence[str], postgres: Postgres | None = None
) -> AsyncIterator["Stage"]:
    """Everybody sits and waits, at servers of their own with an empty database."""
    count = scenario.processes
    apart, workers = (count, 1) if scenario.is_spread else (1, count)
    async with servers(database, apart, workers) as running:
        empty = [memory(pid) for server in running for pid in server.pids]
        job = Job(
            urls=[server.url for server in running],
            games=list(games),
            tables=scenario.tables,
            rate=scenario.rate,
            cut_seconds=scenario.cut_seconds,
        )
        async with _players(job) as players:
            yield Stage(scenario, running, players, postgres, empty)


@asynccontextmanager
async def _players(job: Job) -> AsyncIterator["Players"]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench.load.generator",
        msgspec.json.encode(job).decode(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": python_path()},
        limit=LONGEST_LINE,
    )
    try:
        players = Players(process)
        await players.hear()
        yield players
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


class Players:
    """The process of the players. It does as it is told."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid

    async def tell(self, word: str) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n".encode())
        return await self.hear()

    async def hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise RuntimeError("the players gave up")
        found: dict[str, Any] = msgspec.json.decode(line)
        return found


class Stage:
    """Servers and players, and what was measured of them so far."""

    def __init__(
        self,
        scenario: Scenario,
        running: list[Server],
        players: Players,
        postgres: Postgres | None,
        empty: list[int],
    ) -> None:
        self._scenario = scenario
        self._pids = [pid for server in running for pid in server.pids]
        self._players = players
        self._postgres = postgres
        self._empty = empty
        self._memory = empty
        self._sockets = self._moves = 0
        self._seconds = self._server_cpu = self._database_cpu = self._players_cpu = 0.0

    async def play(self, warm_up: float, seconds: float) -> None:
        """Let them play for a while, and count after they have warmed up."""
        await self._players.tell("play")
        holding = asyncio.create_task(_hold_back(self._pids, self._scenario.share))
        await asyncio.sleep(warm_up)
        before, used_before = await self._players.tell("measure"), self._cpu()
        await asyncio.sleep(seconds)
        after, used_after = await self._players.tell("rest"), self._cpu()
        await _let_go(self._pids, holding)
        self._moves += after["moves"] - before["moves"]
        self._seconds += after["at"] - before["at"]
        self._players_cpu += after["cpu"] - before["cpu"]
        self._server_cpu += used_after[0] - used_before[0]
        self._database_cpu += used_after[1] - used_before[1]
        self._sockets = after["sockets"]
        self._memory = [memory(pid) for pid in self._pids]

    def stop(self) -> None:
        """Nobody of them does anything, while others are measured."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        for pid in (*self._pids, self._players.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def _cpu(self) -> tuple[float, float]:
        database = tree_cpu(self._postgres.pid) if self._postgres is not None else 0.0
        return sum(map(cpu, self._pids)), database

    async def end(self) -> Played:
        """When everybody has heard of the last move: what was found."""
        found = await self._players.tell("end")
        return Played(
            name=self._scenario.name,
            processes=self._scenario.processes,
            tables=self._scenario.tables,
            sockets=self._sockets,
            rate=self._scenario.rate,
            share=self._scenario.share,
            seconds=self._seconds,
            moves=self._moves,
            games=found["games"],
            latencies=found["latencies"],
            returns=found["returns"],
            late=found["late"],
            cuts=found["cuts"],
            gaps=found["gaps"],
            lost=found["lost"],
            refused=found["refused"],
            server_cpu=self._server_cpu,
            database_cpu=self._database_cpu,
            generator_cpu=self._players_cpu,
            memory=self._memory,
            memory_empty=self._empty,
        )


async def _hold_back(pids: list[int], share: float | None) -> None:
    """Stop all processes for a part of every moment, as if each had a slower core of its own."""
    while share is not None:
        await asyncio.sleep(PERIOD * share)
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(PERIOD * (1 - share))
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


async def _let_go(pids: list[int], holding: asyncio.Task[None]) -> None:
    holding.cancel()
    await asyncio.wait([holding])
    for pid in pids:
        os.kill(pid, signal.SIGCONT)
