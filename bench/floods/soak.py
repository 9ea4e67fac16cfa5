"""Attack a real server, kill it, and let honest people play meanwhile: `make soak`.

Rounds follow each other until the time is over. In each, one address attacks in one way, and the
latency of seated players is compared with their calm value just before. Between rounds the server
is killed now and then, in the middle of moves. In the end every acknowledged move must be stored,
and memory must not have grown. It prints a line per round and a summary, and fails if a promise is
broken. Latencies mean something only on a machine that is otherwise idle; the load is printed too.
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
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

import httpx

from bench.floods.attack import ADDRESS, ATTACKS
from bench.floods.honest import AWAY, HonestPlayers
from polis.client import Client, Live
from polis.server.ops.settings import Limits
from polis.server.people.identity import COOKIE
from tests.server.floods.raw import raw_connection
from tests.server.serving import ROOT, ServerProcess, persons, seated

MOST_RATIO = 3.0  # of the 99th percentile, to its calm value
MOST_GROWTH = 50.0  # megabytes
PLAYERS = 12  # whose latency is measured
PAIRS = 4  # who play meanwhile
PAUSE = 0.3  # seconds between the questions of one player
KILLS = 0.3  # of all rounds end with one


@dataclass(slots=True)
class Summary:
    """What a soak has found."""

    rounds: int = 0
    kills: int = 0
    slow: list[str] = field(default_factory=list)  # attacks that slowed players down too much
    shut_out: list[str] = field(default_factory=list)  # attacks that kept a neighbour out
    growth: float = 0.0  # the most in one round, in megabytes

    def told(self, honest: HonestPlayers, lost: int) -> str:
        return (
            f"{self.rounds} attacks, {self.kills} kills, {honest.num_matches} matches, "
            f"{len(honest.acknowledged)} moves acknowledged, {lost} lost\n"
            f"most growth of memory in a round: {self.growth:.1f} MB\n"
            f"players slowed down over {MOST_RATIO:g} times by: {', '.join(self.slow) or '-'}\n"
            f"players at the attacker's address kept out by: {', '.join(self.shut_out) or '-'}"
        )

    def is_kept(self, lost: int) -> bool:
        return not (lost or self.slow or self.shut_out) and self.growth < MOST_GROWTH


async def latencies(lives: Sequence[Live], seconds: float) -> list[float]:
    """Round trips of seated players through the actors of their tables, in milliseconds."""
    found: list[float] = []
    end = time.monotonic() + seconds

    async def ask(live: Live) -> None:
        while time.monotonic() < end:
            begun = time.perf_counter()
            await live.why("seat:0")
            found.append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*map(ask, lives))
    return sorted(found)


def p99(values: list[float]) -> float:
    return values[int(len(values) * 0.99)]


def megabytes(pid: int) -> float:
    """The memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def flooded(url: str) -> float:
    """How many refusals of floods the metric has counted."""
    async with httpx.AsyncClient(timeout=60) as http:
        lines = (await http.get(f"{url}/metrics")).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("polis_flooded_total"))


async def gets_in(url: str, client: Client) -> bool:
    """Whether a player at the attacker's address is served, within some attempts."""
    request = f"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: {COOKIE}={client.http.cookies[COOKIE]}"
    for _ in range(5):
        async with raw_connection(url, ADDRESS) as raw:
            try:
                await raw.send(request.encode() + b"\r\n\r\n")
                if b" 200 " in await raw.receive():
                    return True
            except OSError:
                pass
    return False


class Soak:
    """A server under attack, with its players."""

    def __init__(self, server: ServerProcess, seconds: float) -> None:
        self.server = server
        self.seconds = seconds
        self.summary = Summary()
        self.honest = HonestPlayers()
        self.lives: list[Live] = []
        self.neighbour: Client | None = None

    async def run(self, kinds: Sequence[str], minutes: float) -> None:
        end = time.monotonic() + minutes * 60
        async with AsyncExitStack() as stack:
            playing = await self._sit_down(stack)
            for kind in cycle(kinds):
                await self._round(kind)
                if time.monotonic() > end:
                    break
                if random.random() < KILLS:
                    await self._kill()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _sit_down(self, stack: AsyncExitStack) -> list[asyncio.Task[None]]:
        names = [f"Player {number}" for number in range(PLAYERS + 2 * PAIRS + 1)]
        clients = await stack.enter_async_context(persons(self.server.url, *names))
        for number in range(0, PLAYERS, 2):
            pair = seated(clients[number : number + 2], "peaks")
            self.lives += (await stack.enter_async_context(pair))[1]
        self.neighbour = clients.pop()
        pairs = [clients[n : n + 2] for n in range(PLAYERS, PLAYERS + 2 * PAIRS, 2)]
        return [asyncio.create_task(self.honest.play(pair)) for pair in pairs]

    async def _round(self, kind: str) -> None:
        """Attack in one way, and print what was measured."""
        url, pid = self.server.url, self.server.pid
        calm = p99(await latencies(self.lives, self.seconds))
        memory, count = megabytes(pid), await flooded(url)
        during, is_in = await self._attacked(kind)
        grown, refused = megabytes(pid) - memory, await flooded(url) - count
        self._note(kind, during / calm, grown, is_in)
        print(
            f"{kind:12} calm {calm:6.1f} ms  attacked {during:6.1f} ms  "
            f"ratio {during / calm:5.2f}  memory {grown:+6.1f} MB  refused {refused:6.0f}  "
            f"neighbour {'in' if is_in else 'OUT'}  load {os.getloadavg()[0]:4.1f}",
            flush=True,
        )

    def _note(self, kind: str, ratio: float, grown: float, is_in: bool) -> None:
        summary = self.summary
        summary.rounds += 1
        summary.growth = max(summary.growth, grown)
        if ratio > MOST_RATIO:
            summary.slow.append(kind)
        if not is_in:
            summary.shut_out.append(kind)

    async def _attacked(self, kind: str) -> tuple[float, bool]:
        """The latency while a process of its own attacks, and whether its neighbour gets in."""
        command = [sys.executable, "-m", "bench.floods.attack"]
        attacker = await asyncio.create_subprocess_exec(
            *(*command, self.server.url, kind, str(self.seconds)),
            cwd=ROOT,
            stdout=asyncio.subprocess.DEVNULL,
        )
        measuring = asyncio.create_task(latencies(self.lives, self.seconds))
        await asyncio.sleep(self.seconds / 2)
        assert self.neighbour is not None
        is_in = await gets_in(self.server.url, self.neighbour)
        found = await measuring
        await attacker.wait()
        return p99(found), is_in

    async def _kill(self) -> None:
        """Kill the server in the middle of moves, and start it again."""
        self.summary.kills += 1
        await self.server.kill()
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


async def soak(minutes: float, seconds: float, kinds: Sequence[str]) -> bool:
    usual = Limits()
    limits = {"POLIS_LIMIT_" + name.upper(): str(getattr(usual, name)) for name in usual.__slots__}
    hourly = ("TABLES", "PERSONS")  # players play without end, and attackers come as crowds
    generous = {f"POLIS_LIMIT_{name}_PER_HOUR": "100000" for name in hourly}
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/polis.db"
        server = ServerProcess(f"sqlite:///{path}", None, **(limits | generous))
        await server.start()
        running = Soak(server, seconds)
        try:
            await running.run(kinds, minutes)
        finally:
            await server.kill()
        lost = running.honest.lost(path)
        print(running.summary.told(running.honest, lost))
        return running.summary.is_kept(lost)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="in all")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("kinds", nargs="*", default=list(ATTACKS))
    given = parser.parse_args()
    sys.exit(not asyncio.run(soak(given.minutes, given.seconds, given.kinds)))
