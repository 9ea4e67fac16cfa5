"""Attack a real server, kill it, and let honest people play meanwhile: `make soak`.

Rounds follow each other until the time is over. In each, one address attacks in one way, and the
latency of seated players is compared with their calm value just before and after. During the first
half the server is killed between rounds now and then, in the middle of moves. During the second
half it lives on, and its memory must stay flat. In the end every acknowledged move must be stored.
It prints a line per round and a summary, and fails if a promise is broken.

The attacker has a core of its own; server and players have the others. A single round on a busy
machine says little, so the summary counts all rounds of an attack together.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path

import httpx

from bench.floods.attack import CROWD, KINDS, PEOPLE, READY
from bench.floods.honest import AWAY, HonestPlayers
from bench.floods.measured import (
    PAUSE,
    Latencies,
    ServerLog,
    flooded,
    latencies,
    megabytes,
    p99,
    processor_seconds,
)
from polis.client import Client, Live
from polis.server.ops.settings import Limits
from polis.server.people.identity import COOKIE
from tests.server.floods.raw import raw_connection
from tests.server.serving import ROOT, ServerProcess, persons, seated

MOST_RATIO = 3.0  # of the 99th percentile, to its calm value
MOST_GROWTH = 50.0  # megabytes in one round
MOST_DRIFT = 25.0  # megabytes from the first rounds of a life to its end
PLAYERS = 20  # whose latency is measured
PAIRS = 4  # who play meanwhile
CROWDS = 3  # of attackers, who take turns: a person may have to wait for the next attack
KILLS = 0.3  # of the rounds in the first half end with one


@dataclass(slots=True)
class Summary:
    """What a soak has found."""

    rounds: int = 0
    kills: int = 0
    growth: float = 0.0  # the most in one round, in megabytes
    drift: float | None = None  # of memory, from the first rounds of the last life to its end
    times: dict[str, Latencies] = field(default_factory=dict)  # by attack
    shut_out: list[str] = field(default_factory=list)  # attacks that kept a neighbour out
    unnamed: list[str] = field(default_factory=list)  # counted, but not named once in the log
    within_limits: list[str] = field(default_factory=list)  # so slow that nothing was refused
    errors: list[str] = field(default_factory=list)  # in the log of the server

    @property
    def slow(self) -> list[str]:
        """Attacks that slowed players down too much."""
        return [kind for kind, found in self.times.items() if found.ratio > MOST_RATIO]

    @property
    def _drift_told(self) -> str:
        return "not measured" if self.drift is None else f"{self.drift:+.1f} MB"

    def told(self, honest: HonestPlayers, lost: int) -> str:
        ratios = [
            f"{kind:21} {len(found.attacked):6} answers  calm {p99(found.calm):6.1f} ms  "
            f"attacked {p99(found.attacked):6.1f} ms  ratio {found.ratio:5.2f}"
            for kind, found in self.times.items()
        ]
        return "\n".join(
            [
                "\nthe slowest hundredth of all answers to players, by attack:",
                *ratios,
                f"{self.rounds} attacks, {self.kills} kills, {honest.num_matches} matches",
                f"{len(honest.acknowledged)} moves acknowledged, {lost} lost",
                f"memory: at most {self.growth:+.1f} MB in a round; in all {self._drift_told}",
                f"slowed players down over {MOST_RATIO:g} times: {_listed(self.slow)}",
                f"kept players at the attacker's address out: {_listed(self.shut_out)}",
                f"not named once in the log: {_listed(self.unnamed)}",
                f"never more than the limits allow: {_listed(self.within_limits)}",
                f"errors in the log: {_listed(self.errors)}",
            ]
        )

    def is_kept(self, lost: int) -> bool:
        is_flat = self.growth < MOST_GROWTH and (self.drift is None or self.drift < MOST_DRIFT)
        return is_flat and not (lost or self.slow or self.shut_out or self.unnamed or self.errors)


def _listed(names: Sequence[str]) -> str:
    return ", ".join(sorted(set(names))) or "-"


async def gets_in(url: str, address: str, client: Client) -> bool:
    """Whether a player at the attacker's address is served, within some attempts."""
    request = f"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: {COOKIE}={client.http.cookies[COOKIE]}"
    for _ in range(5):
        async with raw_connection(url, address) as raw:
            try:
                await raw.send(request.encode() + b"\r\n\r\n")
                if b" 200 " in await raw.receive():
                    return True
            except OSError:
                pass
    return False


async def new_cookies(url: str, number: int) -> list[str]:
    """The cookies of new persons."""
    found = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for _ in range(number):
            found.append((await http.post("/api/me", json={"name": "Mal"})).cookies[COOKIE])
            http.cookies.clear()
    return found


class Soak:
    """A server under attack, with its players."""

    def __init__(self, server: ServerProcess, log: ServerLog, seconds: float, core: int) -> None:
        self.server = server
        self.log = log
        self.seconds = seconds
        self.summary = Summary()
        self.honest = HonestPlayers()
        self.lives: list[Live] = []
        self.neighbour: Client | None = None
        self._core = core  # of the attacker
        self._crowd: list[str] = []  # cookies
        self._rounds_of_life = 0
        self._memory_of_life: float | None = None  # after its first rounds

    async def run(self, kinds: Sequence[str], minutes: float) -> None:
        begun = time.monotonic()
        span = minutes * 60
        async with AsyncExitStack() as stack:
            playing = await self._sit_down(stack)
            calm = await latencies(self.lives, self.seconds)
            for number in count():
                calm = await self._round(number, kinds[number % len(kinds)], calm)
                self._watch_memory(len(kinds))
                passed = time.monotonic() - begun
                if passed > span and number + 1 >= len(kinds):  # each of them at least once
                    break
                if passed < span / 2 and random.random() < KILLS:
                    await self._kill()
                    calm = await latencies(self.lives, self.seconds)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _sit_down(self, stack: AsyncExitStack) -> list[asyncio.Task[None]]:
        names = [f"Player {number}" for number in range(PLAYERS + 2 * PAIRS + 1)]
        clients = await stack.enter_async_context(persons(self.server.url, *names))
        for number in range(0, PLAYERS, 2):
            pair = seated(clients[number : number + 2], "peaks")
            self.lives += (await stack.enter_async_context(pair))[1]
        self._crowd = await new_cookies(self.server.url, PEOPLE * CROWDS)
        self.neighbour = clients.pop()
        pairs = [clients[n : n + 2] for n in range(PLAYERS, PLAYERS + 2 * PAIRS, 2)]
        return [asyncio.create_task(self.honest.play(pair)) for pair in pairs]

    async def _round(self, number: int, kind: str, before: list[float]) -> list[float]:
        """Attack in one way, print what was measured, and return the calm values after it."""
        url, pid = self.server.url, self.server.pid
        address = f"127.1.{number // 250}.{number % 250 + 1}"  # no attack is known before
        memory, counted = megabytes(pid), await flooded(url)
        worked = processor_seconds(pid)
        attacked, is_in = await self._attacked(number, kind, address)
        worked = (processor_seconds(pid) - worked) / self.seconds
        grown, refused = megabytes(pid) - memory, await flooded(url) - counted
        after = await latencies(self.lives, self.seconds)
        named, calm = self.log.named(address), before + after
        self.summary.rounds += 1
        self.summary.growth = max(self.summary.growth, grown)
        self.summary.times.setdefault(kind, Latencies()).add(calm, attacked)
        if not is_in:
            self.summary.shut_out.append(kind)
        if not refused:
            self.summary.within_limits.append(kind)
        elif set(named.values()) != {1}:
            self.summary.unnamed.append(kind)
        print(
            f"{kind:21} calm {p99(calm):6.1f} ms  attacked {p99(attacked):6.1f} ms  "
            f"ratio {p99(attacked) / p99(calm):5.2f}  core {worked:4.0%}  memory {grown:+6.1f} MB  "
            f"neighbour {'in' if is_in else 'OUT'}  load {os.getloadavg()[0]:4.1f}  "
            f"refused {refused.total():6}, named {_listed(list(named))}",
            flush=True,
        )
        return after

    async def _attacked(self, number: int, kind: str, address: str) -> tuple[list[float], bool]:
        """The latencies while a process of its own attacks, and whether its neighbour gets in."""
        first = number % CROWDS * PEOPLE
        cookies = self._crowd[first : first + PEOPLE] if kind.startswith(CROWD) else []
        command = [sys.executable, "-m", "bench.floods.attack", self.server.url, address]
        attacker = await asyncio.create_subprocess_exec(
            *(*command, kind, str(self.seconds), str(self._core), *cookies),
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
        )
        assert attacker.stdout is not None
        assert (await attacker.stdout.readline()).decode().strip() == READY
        measuring = asyncio.create_task(latencies(self.lives, self.seconds))
        await asyncio.sleep(self.seconds / 2)
        assert self.neighbour is not None
        is_in = await gets_in(self.server.url, address, self.neighbour)
        found = await measuring
        await attacker.wait()
        return found, is_in

    def _watch_memory(self, num_kinds: int) -> None:
        """Compare the memory with what it was after the first attack of each kind."""
        self._rounds_of_life += 1
        memory = megabytes(self.server.pid)
        if self._rounds_of_life == num_kinds:
            self._memory_of_life = memory
        elif self._memory_of_life is not None:
            self.summary.drift = memory - self._memory_of_life

    async def _kill(self) -> None:
        """Kill the server in the middle of moves, and start it again."""
        self.summary.kills += 1
        self._rounds_of_life, self._memory_of_life, self.summary.drift = 0, None, None
        await self.server.kill()
        self.log.new_life()
        await self.server.start()
        for live in self.lives:
            await _until_back(live)


async def _until_back(live: Live) -> None:
    while True:
        try:
            async with asyncio.timeout(5):
                await live.why("seat:0")
                return
        except AWAY:
            await asyncio.sleep(PAUSE)


def take_cores() -> int:
    """Leave the last core to the attacker, and return it. The server inherits the others."""
    if not hasattr(os, "sched_setaffinity"):
        return 0
    *others, last = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, others or {last})
    return last


async def soak(
    minutes: float, seconds: float, kinds: Sequence[str], limits: Limits
) -> tuple[Soak, int]:
    """Attack a server in each way at least once; return what was found, and how much was lost."""
    hourly = ("tables", "persons")  # players play without end, and attackers come as crowds
    given = asdict(limits) | {f"{name}_per_hour": 100_000 for name in hourly}
    environment = {f"POLIS_LIMIT_{name.upper()}": str(value) for name, value in given.items()}
    core = take_cores()
    with tempfile.TemporaryDirectory() as folder:
        path, log = f"{folder}/polis.db", ServerLog(Path(folder) / "log")
        server = ServerProcess(f"sqlite:///{path}", None, **environment)
        with log.path.open("ab") as server.log:
            await server.start()
            running = Soak(server, log, seconds, core)
            try:
                await running.run(kinds, minutes)
            finally:
                await server.kill()
                running.summary.errors = log.errors()
        return running, running.honest.lost(path)


def main() -> bool:
    """Whether every promise was kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="in all")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("kinds", nargs="*", default=KINDS, help=", ".join(KINDS))
    given = parser.parse_args()
    running, lost = asyncio.run(soak(given.minutes, given.seconds, given.kinds, Limits()))
    print(running.summary.told(running.honest, lost))
    return running.summary.is_kept(lost)


if __name__ == "__main__":
    sys.exit(not main())
