"""What a soak measures: the latency of players, the memory of the server, its metrics and its log.

Other programs of the machine disturb single values. So the latencies of all rounds of an attack are
put together, and calm values come from just before and just after each attack.
"""

import asyncio
import json
import os
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from polis.client import Live

PAUSE = 0.25  # seconds between the questions of one player


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
    return found


def p99(values: Sequence[float]) -> float:
    return sorted(values)[int(len(values) * 0.99)]


@dataclass(slots=True)
class Latencies:
    """The latencies of players in all rounds of one kind of attack."""

    calm: list[float] = field(default_factory=list)
    attacked: list[float] = field(default_factory=list)

    def add(self, calm: Sequence[float], attacked: Sequence[float]) -> None:
        self.calm += calm
        self.attacked += attacked

    @property
    def ratio(self) -> float:
        return p99(self.attacked) / p99(self.calm)


def megabytes(pid: int) -> float:
    """The memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor_seconds(pid: int) -> float:
    """The time that a process has worked so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def flooded(url: str) -> Counter[str]:
    """How many refusals of floods the metric has counted, by kind."""
    async with httpx.AsyncClient(timeout=60) as http:
        lines = (await http.get(f"{url}/metrics")).text.splitlines()
    found: Counter[str] = Counter()
    for line in lines:
        if line.startswith("polis_flooded_total"):
            found[line.split('"')[1]] += int(float(line.split()[-1]))
    return found


class ServerLog:
    """The log of a server: each attack has one line, and there are no errors."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._begin = 0

    def new_life(self) -> None:
        """The server was killed, and forgets which attacks it has named."""
        self._begin = self.path.stat().st_size

    def named(self, address: str) -> Counter[str]:
        """The attacks from an address in this life of the server, with their number of lines."""
        return Counter(
            line["kind"]
            for line in self._lines(self._begin)
            if line.get("event") == "flood" and line.get("address") == address
        )

    def errors(self) -> list[str]:
        return [line["event"] for line in self._lines() if line.get("level") == "error"]

    def _lines(self, begin: int = 0) -> list[dict[str, str]]:
        found = []
        for line in self.path.read_bytes()[begin:].decode(errors="replace").splitlines():
            is_entry = line.startswith("{") and line.endswith("}")
            found.append(json.loads(line) if is_entry else {"level": "error", "event": line})
        return found
