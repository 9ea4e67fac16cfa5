"""A device in memory: a store that can fail, sockets that remember, and a clock of its own."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from copy import deepcopy
from typing import Any

from polis.local.host import LocalHost
from polis.local.requests import answer
from polis.local.store import Changes, Conflict, StoreFailed


class Storage:
    """What several tabs share: the stored texts, and which tab plays at which table."""

    def __init__(self) -> None:
        self.saved = Changes()
        self.owners: dict[str, MemoryStore] = {}

    def copy(self) -> "Storage":
        """The storage as a browser finds it after a crash: no tab plays."""
        fresh = Storage()
        fresh.saved = deepcopy(self.saved)
        return fresh


class MemoryStore:
    """The store of one tab."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.is_full = False

    async def value(self, name: str) -> str | None:
        return self.storage.saved.values.get(name)

    async def table(self, table: str) -> str | None:
        return self.storage.saved.tables.get(table)

    async def tables(self) -> list[str]:
        return [*self.storage.saved.tables.values()]

    async def steps(self, table: str, after: int) -> list[str]:
        found = [step for step in self.storage.saved.steps if step[0] == table and step[1] > after]
        return [text for _, _, text in sorted(found)]

    async def write(self, changes: Changes) -> None:
        if self.is_full:
            raise StoreFailed("the storage is full")
        saved = self.storage.saved
        if {step[:2] for step in saved.steps} & {step[:2] for step in changes.steps}:
            raise Conflict("another tab was faster")
        saved.tables |= changes.tables
        saved.steps += changes.steps
        saved.values |= changes.values

    async def claim(self, table: str) -> bool:
        return self.storage.owners.setdefault(table, self) is self

    def release(self, table: str) -> None:
        if self.storage.owners.get(table) is self:
            del self.storage.owners[table]


class Tab:
    """A tab of a browser: a host, and what its sockets were sent."""

    def __init__(self, storage: Storage) -> None:
        self.store = MemoryStore(storage)
        self.sent: list[tuple[int, dict[str, Any]]] = []
        self.moment = 1_000
        self.host = LocalHost(self.store, self._send, self._clock)

    def _send(self, socket: int, text: str) -> None:
        self.sent.append((socket, json.loads(text)))

    def _clock(self) -> int:
        self.moment += 1
        return self.moment

    def heard(self, kind: str, socket: int = 1) -> list[dict[str, Any]]:
        """The messages of a kind that a socket was sent."""
        return [message for to, message in self.sent if to == socket and message["type"] == kind]

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request; a refusal as its code."""
        found = json.loads(await answer(self.host, method, path, json.dumps(body or {})))
        return found["data"] if "data" in found else found["code"]

    async def say(self, kind: str, socket: int = 1, **fields: object) -> None:
        await self.host.receive(socket, json.dumps({"type": kind, **fields}))
        await self.host.settle()

    async def hello(self, table: str, socket: int = 1, **fields: object) -> dict[str, Any]:
        await self.say("hello", socket, protocol=1, table=table, **fields)
        return self.heard("sync", socket)[-1]

    def position(self, socket: int = 1) -> dict[str, Any]:
        """The last position that a socket was sent."""
        known = [
            message["position"]
            for to, message in self.sent
            if to == socket and message["type"] in ("sync", "update")
        ]
        found: dict[str, Any] = known[-1]
        return found

    async def act(self, cmd: str, socket: int = 1, index: int = 0, **fields: object) -> None:
        """Answer the open question with one of its choices."""
        position = self.position(socket)
        action = position["choices"][index]["action"]
        await self.say(
            "act", socket, cmd=cmd, decision=position["decision"], action=action, **fields
        )


def run(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """Run a test in an event loop."""

    def wrapped() -> None:
        asyncio.run(_awaited(test))

    wrapped.__name__, wrapped.__doc__ = test.__name__, test.__doc__
    return wrapped


async def _awaited(test: Callable[[], Awaitable[None]]) -> None:
    await test()
