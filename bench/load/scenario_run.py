"""A running scenario: servers and players that play when they are told to, and are measured."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bench.load.databases import Databases
from bench.load.generator import Job
from bench.load.nginx import Nginx, nginx
from bench.load.results import Played, Turn
from bench.load.servers import Server, environment_of, servers
from bench.load.usage import cpu, memory, tree_cpu
from bench.revision import Checkout, working_tree

PERIOD = 0.01  # seconds in which a limited process gets its share
LONGEST_LINE = 2**27  # the last answer of the players holds every latency


@dataclass(frozen=True)
class Scenario:
    name: str
    tables: int
    seconds: float
    processes: int = 1
    rate: float | None = None
    has_balancer: bool = False  # whether nginx stands before the processes
    share: float | None = None  # of a core, for every process of the server
    cut_seconds: float = 60.0
    warm_up: float = 3.0
    version: Checkout = field(default_factory=working_tree)


@asynccontextmanager
async def started(
    scenario: Scenario, databases: Databases, games: Sequence[str]
) -> AsyncIterator["ScenarioRun"]:
    """Start the servers on an empty database, and let the players sit down and wait.

    Without a balancer, the seats of every table are spread over all processes.
    """
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        running = await enter(servers(databases.fresh(), scenario.processes, scenario.version))
        empty = [memory(server.pid) for server in running]
        balancer = None
        if scenario.has_balancer:
            balancer = await enter(nginx([f"127.0.0.1:{server.port}" for server in running]))
        job = Job(
            urls=[balancer.url] if balancer else [server.url for server in running],
            games=list(games),
            tables=scenario.tables,
            rate=scenario.rate,
            cut_seconds=scenario.cut_seconds,
        )
        players = await enter(_players(job, scenario.version))
        yield ScenarioRun(scenario, running, balancer, players, databases.pid, empty)


@asynccontextmanager
async def _players(job: Job, version: Checkout) -> AsyncIterator["Players"]:
    """The load generator of the server's own version: it knows that version's messages."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench.load.generator",
        msgspec.json.encode(job).decode(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=version.root,
        env=environment_of(version),
        limit=LONGEST_LINE,
    )
    try:
        players = Players(process)
        await players.read()
        yield players
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


class Players:
    """The process of the load generator."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid

    async def tell(self, word: str) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n".encode())
        return await self.read()

    async def read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise RuntimeError("the players gave up")
        found: dict[str, Any] = msgspec.json.decode(line)
        return found


class ScenarioRun:
    """Servers and players of one scenario, and what was measured of them so far."""

    def __init__(
        self,
        scenario: Scenario,
        running: list[Server],
        balancer: Nginx | None,
        players: Players,
        database_pid: int | None,
        empty: list[int],
    ) -> None:
        self._scenario = scenario
        self._pids = [server.pid for server in running]
        self._balancer = balancer
        self._players = players
        self._database_pid = database_pid
        self._empty = empty
        self._memory = empty
        self._sockets = 0
        self._turns: list[Turn] = []

    async def play(self, warm_up: float, seconds: float) -> None:
        """Let them play for a while, and count after they have warmed up."""
        await self._players.tell("play")
        limiting = asyncio.create_task(_limit(self._pids, self._scenario.share))
        await asyncio.sleep(warm_up)
        before, used_before = await self._players.tell("measure"), self._cpu()
        await asyncio.sleep(seconds)
        after, used_after = await self._players.tell("rest"), self._cpu()
        await _end_limit(self._pids, limiting)
        self._sockets = after["sockets"]
        self._memory = [memory(pid) for pid in self._pids]
        server, database, balancer = (b - a for a, b in zip(used_before, used_after, strict=True))
        self._turns.append(
            Turn(
                moves=after["moves"] - before["moves"],
                seconds=after["at"] - before["at"],
                server_cpu=server,
                database_cpu=database,
                balancer_cpu=balancer,
                generator_cpu=after["cpu"] - before["cpu"],
            )
        )

    def stop(self) -> None:
        """Freeze all its processes while another scenario is measured."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        for pid in (*self._pids, self._players.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def _cpu(self) -> tuple[float, float, float]:
        database = tree_cpu(self._database_pid) if self._database_pid is not None else 0.0
        balancer = self._balancer.cpu() if self._balancer is not None else 0.0
        return sum(map(cpu, self._pids)), database, balancer

    async def end(self) -> Played:
        """Wait until all players have received the last move, and return what was found."""
        found = await self._players.tell("end")
        return Played(
            name=self._scenario.name,
            processes=self._scenario.processes,
            tables=self._scenario.tables,
            sockets=self._sockets,
            rate=self._scenario.rate,
            share=self._scenario.share,
            turns=self._turns,
            games=found["games"],
            latencies=found["latencies"],
            returns=found["returns"],
            late=found["late"],
            cuts=found["cuts"],
            gaps=found["gaps"],
            lost=found["lost"],
            refused=found["refused"],
            memory=self._memory,
            memory_empty=self._empty,
        )


async def _limit(pids: list[int], share: float | None) -> None:
    """Stop all processes for a part of every period, as if each had a slower core of its own."""
    while share is not None:
        await asyncio.sleep(PERIOD * share)
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(PERIOD * (1 - share))
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


async def _end_limit(pids: list[int], limiting: asyncio.Task[None]) -> None:
    limiting.cancel()
    await asyncio.wait([limiting])
    for pid in pids:
        os.kill(pid, signal.SIGCONT)
