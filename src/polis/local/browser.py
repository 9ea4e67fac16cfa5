"""Run the host in a web worker: the store and the sockets are functions of JavaScript.

Texts cross the border, no objects, so that neither side keeps a reference to the other's data. The
worker in `web/src/net/local/` calls `start`.
"""

import json
import time
from typing import Any

from polis.bots.weights import forget_models
from polis.local.host import LocalHost
from polis.local.requests import answer
from polis.local.store import Changes, Conflict, StoreFailed


class BrowserStore:
    """IndexedDB and the locks of the browser. For what is not stored they give an empty text."""

    def __init__(self, functions: Any) -> None:
        self._functions = functions

    async def value(self, name: str) -> str | None:
        return str(await self._functions.value(name)) or None

    async def table(self, table: str) -> str | None:
        return str(await self._functions.table(table)) or None

    async def tables(self) -> list[str]:
        return list(json.loads(await self._functions.tables()))

    async def steps(self, table: str, after: int) -> list[str]:
        return list(json.loads(await self._functions.steps(table, after)))

    async def write(self, changes: Changes) -> None:
        given = {"tables": changes.tables, "steps": changes.steps, "values": changes.values}
        outcome = await self._functions.write(json.dumps(given, ensure_ascii=False))
        if outcome == "conflict":
            raise Conflict("another tab was faster")
        if outcome != "written":
            raise StoreFailed(str(outcome))

    async def claim(self, table: str) -> bool:
        return bool(await self._functions.claim(table))

    def release(self, table: str) -> None:
        self._functions.release(table)


class Browser:
    """What the worker calls."""

    def __init__(self, host: LocalHost) -> None:
        self._host = host

    async def receive(self, socket: int, text: str) -> None:
        await self._host.receive(socket, text)

    async def answer(self, method: str, address: str, body: str) -> str:
        return await answer(self._host, method, address, body)

    def close(self, socket: int) -> None:
        self._host.close(socket)

    async def changed(self, table: str) -> None:
        await self._host.changed(table)

    async def granted(self, table: str) -> None:
        await self._host.granted(table)

    def learned(self) -> None:
        """The weights of the bots have arrived."""
        forget_models()


async def start(functions: Any) -> Browser:
    """The host of a worker; `functions` are those of a store, `send` and `weights`."""
    store, clock = BrowserStore(functions), lambda: time.time_ns() // 1_000_000
    host = LocalHost(store, functions.send, clock, functions.weights)
    await host.open()
    return Browser(host)
