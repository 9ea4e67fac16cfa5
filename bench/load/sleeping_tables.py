"""Measure sleeping tables: how long they take to wake, and what they cost."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import perf_counter

import httpx

from bench.load.results import Slept, Woken
from bench.load.servers import Server, servers
from bench.load.table_setup import Api, journal
from bench.load.usage import memory
from bench.revision import working_tree
from polis.kernel.registry import find_game

WANTED_STEPS = 300
LONG_GAMES = 40  # random matches of which the longest is woken
NAPS = 8  # how often
IDLE = {"idle_seconds": 0.3, "sweep_seconds": 0.1}


@asynccontextmanager
async def _visited(database: str) -> AsyncIterator[tuple[Server, "_Visitor"]]:
    """A server whose tables sleep soon, and its only player."""
    async with (
        servers(database, 1, working_tree(), **IDLE) as [server],
        _Visitor(server) as visitor,
    ):
        yield server, visitor


async def wake(database: str, games: Sequence[str]) -> list[Woken]:
    """Wake a long table of every game, again and again."""
    async with _visited(database) as (_, visitor):
        return [await _wake(visitor, game) for game in games]


async def _wake(visitor: "_Visitor", game: str) -> Woken:
    text, seats = long_journal(game)
    table_id = await visitor.add(text)
    found = Woken(game=game, seats=seats, steps=text.count("\n") - 1, asleep=[], awake=[])
    for _ in range(NAPS):
        await visitor.until_all_sleep()
        found.asleep.append(await visitor.look(table_id))
        found.awake.append(await visitor.look(table_id))
    return found


def long_journal(name: str) -> tuple[str, int]:
    """The longest of many random matches with all seats, and the number of seats.

    The last step is left out, and everything after WANTED_STEPS steps.
    """
    counts = next(option.values for option in find_game(name).options() if option.name == "seats")
    seats = max(map(int, counts))
    journals = (journal(name, seats, seed, WANTED_STEPS) for seed in range(LONG_GAMES))
    longest = max(journals, key=lambda text: text.count("\n"))
    lines = longest.splitlines(keepends=True)
    return "".join(lines[: max(2, min(len(lines) - 1, WANTED_STEPS + 1))]), seats


async def sleep(database: str, games: Sequence[str], batch: int, batches: int) -> Slept:
    """Wake tables and let them sleep, batch after batch: memory must not grow with their number."""
    async with _visited(database) as (server, visitor):
        texts = [journal(game, 3, seed, 100) for game in games for seed in range(4)]
        tables = [
            await visitor.add(texts[number % len(texts)])  # a person imports one at a time
            for number in range(batch * batches)
        ]
        await visitor.until_all_sleep()
        steps = sum(text.count("\n") - 1 for text in texts) / len(texts)
        found = Slept(batch=batch, steps=steps, memory=[memory(server.pid)], memory_awake=0)
        for number in range(batches):
            for table_id in tables[number * batch : (number + 1) * batch]:
                await visitor.look(table_id)
            found.memory_awake = found.memory_awake or memory(server.pid)
            await visitor.until_all_sleep()
            found.memory.append(memory(server.pid))
        return found


class _Visitor:
    """A player who looks at their tables from time to time."""

    def __init__(self, server: Server) -> None:
        self._api = Api([server.url])
        self._http = httpx.AsyncClient(base_url=server.url, timeout=60)
        self._cookie = ""

    async def __aenter__(self) -> "_Visitor":
        self._cookie = await self._api.person("host")
        self._http.headers["Cookie"] = f"polis={self._cookie}"
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self._http.aclose()
        await self._api.close()

    async def add(self, text: str) -> str:
        made = await self._api.post("/api/import", self._cookie, {"journal": text})
        return str(made["table"]["id"])

    async def look(self, table_id: str) -> float:
        """The seconds until the table has answered with all that a seat needs."""
        begin = perf_counter()
        answer = await self._http.get(f"/api/tables/{table_id}/sync", params={"seat": 0})
        seconds = perf_counter() - begin
        answer.raise_for_status()
        return seconds

    async def until_all_sleep(self) -> None:
        while True:
            page = (await self._http.get("/metrics")).text
            if "polis_tables_awake 0.0" in page:
                return
            await asyncio.sleep(0.05)
