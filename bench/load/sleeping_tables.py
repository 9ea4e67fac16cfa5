"""Tables that sleep: how long they take to wake, and what they cost while they sleep."""

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter

import httpx

from bench.load.lobby import Api, journal, together
from bench.load.results import Slept, Woken
from bench.load.servers import Server, memory, servers
from polis.kernel.registry import find_game

WANTED_STEPS = 300
LONG_GAMES = 40  # random matches of which the longest is woken
NAPS = 8  # how often
IDLE = {"idle_seconds": 0.3, "sweep_seconds": 0.1}


async def wake(database: str, games: Sequence[str]) -> list[Woken]:
    """Wake a long table of every game, again and again."""
    async with servers(database, 1, **IDLE) as [server], _House(server) as house:
        return [await _wake(house, game) for game in games]


async def _wake(house: "_House", game: str) -> Woken:
    text, seats = long_journal(game)
    table_id = await house.add(text)
    found = Woken(game=game, seats=seats, steps=text.count("\n") - 1, asleep=[], awake=[])
    for _ in range(NAPS):
        await house.until_all_sleep()
        found.asleep.append(await house.look(table_id))
        found.awake.append(await house.look(table_id))
    return found


def long_journal(name: str) -> tuple[str, int]:
    """The longest of many random matches for most players, without the last step; and its seats.

    No longer than what is wanted: a match that is longer is cut there.
    """
    counts = next(option.values for option in find_game(name).options() if option.name == "seats")
    seats = max(map(int, counts))
    journals = (journal(name, seats, seed, WANTED_STEPS) for seed in range(LONG_GAMES))
    longest = max(journals, key=lambda text: text.count("\n"))
    lines = longest.splitlines(keepends=True)
    return "".join(lines[: max(2, min(len(lines) - 1, WANTED_STEPS + 1))]), seats


async def sleep(database: str, games: Sequence[str], batch: int, batches: int) -> Slept:
    """Wake tables and let them sleep, batch after batch: memory must not grow with their number."""
    async with servers(database, 1, **IDLE) as [server], _House(server) as house:
        texts = [journal(game, 3, seed, 100) for game in games for seed in range(4)]
        tables = await together(
            [_adding(house, texts[number % len(texts)]) for number in range(batch * batches)]
        )
        await house.until_all_sleep()
        steps = sum(text.count("\n") - 1 for text in texts) / len(texts)
        found = Slept(batch=batch, steps=steps, memory=[memory(*server.pids)], memory_awake=0)
        for number in range(batches):
            for table_id in tables[number * batch : (number + 1) * batch]:
                await house.look(table_id)
            found.memory_awake = found.memory_awake or memory(*server.pids)
            await house.until_all_sleep()
            found.memory.append(memory(*server.pids))
        return found


def _adding(house: "_House", text: str) -> Callable[[], "asyncio.Future[str]"]:
    return lambda: asyncio.ensure_future(house.add(text))


class _House:
    """A server on which one person looks at its tables now and then."""

    def __init__(self, server: Server) -> None:
        self._api = Api([server.url])
        self._http = httpx.AsyncClient(base_url=server.url, timeout=60)
        self._cookie = ""

    async def __aenter__(self) -> "_House":
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
