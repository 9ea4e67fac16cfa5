"""Prepare a run by HTTP: players, and tables in the middle of a game."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, TypeVar

import httpx

from polis.kernel.journal import Header, dump
from polis.kernel.match import Match
from polis.kernel.playout import first_waiting
from polis.kernel.registry import find_game

TOGETHER = 6  # requests at a time
DEALS = 8  # different journals of a game from which tables continue
T = TypeVar("T")


class Api:
    """The few routes that a run needs, spread over all addresses."""

    def __init__(self, urls: Sequence[str]) -> None:
        self._urls = urls
        self._https = [
            httpx.AsyncClient(base_url=url, timeout=60, cookies=_forgetful()) for url in urls
        ]
        self._turn = 0

    async def close(self) -> None:
        for http in self._https:
            await http.aclose()

    async def post(self, path: str, cookie: str, body: dict[str, Any]) -> Any:
        self._turn += 1
        http = self._https[self._turn % len(self._https)]
        answer = await http.post(path, json=body, headers={"Cookie": f"polis={cookie}"})
        answer.raise_for_status()
        return answer.json()

    async def get(self, path: str, cookie: str) -> Any:
        answer = await self._https[0].get(path, headers={"Cookie": f"polis={cookie}"})
        answer.raise_for_status()
        return answer.json()

    async def person(self, name: str) -> str:
        """A new person's cookie."""
        self._turn += 1
        http = self._https[self._turn % len(self._https)]
        answer = await http.post("/api/me", json={"name": name})
        answer.raise_for_status()
        return answer.cookies["polis"]


def _forgetful() -> CookieJar:
    """A cookie jar that stores nothing: each request names its player."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))


class Lobby:
    """Creates players and tables."""

    def __init__(self, api: Api, games: Sequence[str], seats: int) -> None:
        self._api = api
        self._games = games
        self._seats = seats
        self._host = ""
        self._deals: dict[str, list[tuple[str, int]]] = {}  # finished tables and their lengths

    async def open(self, is_begun: bool) -> None:
        """Prepare. If `is_begun`, the tables are somewhere in the middle of a game."""
        self._host = await self._api.person("host")
        for game in self._games if is_begun else ():
            self._deals[game] = [await self._deal(game, seed) for seed in range(DEALS)]

    async def _deal(self, game: str, seed: int) -> tuple[str, int]:
        text = journal(game, self._seats, seed)
        made = await self._api.post("/api/import", self._host, {"journal": text})
        table_id = made["table"]["id"]
        seen = await self._api.get(f"/api/tables/{table_id}/log?limit=1000", self._host)
        return table_id, seen["entries"][-1]["number"]

    async def persons(self, count: int) -> list[str]:
        work = [partial(self._api.person, f"player {number}") for number in range(count)]
        return await together(work)

    async def table(self, index: int, cookies: Sequence[str]) -> str:
        """A running table with a player in every seat."""
        game = self._games[index % len(self._games)]
        body: dict[str, Any] = {"seats": [{"kind": "open"}] * self._seats}
        path = "/api/tables"
        if self._deals:
            deal, length = random.choice(self._deals[game])
            body["number"] = random.randrange(1, max(2, length * 9 // 10))
            path = f"/api/tables/{deal}/fork"
        else:
            body["game"] = game
        made = await self._api.post(path, self._host, body)
        table_id, token = made["table"]["id"], made["invitation"]["token"]
        for seat, cookie in enumerate(cookies):
            await self._api.post(
                f"/api/tables/{table_id}/join", cookie, {"seat": seat, "token": token}
            )
        return str(table_id)


async def together(work: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
    """Do all of it, a few at a time. The results are in order."""
    results: list[Any] = [None] * len(work)
    numbers = iter(range(len(work)))

    async def some() -> None:
        for number in numbers:
            results[number] = await work[number]()

    async with asyncio.TaskGroup() as group:
        for _ in range(TOGETHER):
            group.create_task(some())
    return results


def journal(name: str, seats: int, seed: int, steps: int | None = None) -> str:
    """The journal of a random match, complete or with so many steps."""
    game = find_game(name)
    rng = random.Random(seed)
    match = Match(game, Header(name, game.version, {"seats": seats}, seed))
    while not match.is_over and (steps is None or match.seq < steps):
        seat = first_waiting(match.state)
        match.play(seat, rng.choice(match.legal_actions(seat)))
    return dump(match.journal)
