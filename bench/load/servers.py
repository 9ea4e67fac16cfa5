"""The servers that are loaded, each in its own process."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx

from bench.revision import Checkout

# One address and one host stand for a thousand households. The names are those of the environment:
# the server can be of another revision.
NO_LIMITS = {
    "POLIS_LIMIT_BURST": "100000",
    "POLIS_LIMIT_RATE": "10000",
    "POLIS_LIMIT_REQUESTS": "100000",
    "POLIS_LIMIT_REQUEST_RATE": "10000",
    "POLIS_LIMIT_LOOKS": "100000",
    "POLIS_LIMIT_LOOK_RATE": "10000",
    "POLIS_LIMIT_PERSONS_PER_HOUR": "1000000",
    "POLIS_LIMIT_TABLES_PER_HOUR": "1000000",
    "POLIS_LIMIT_LINKS_PER_HOUR": "1000000",
    "POLIS_LIMIT_OPEN_TABLES": "1000000",
    "POLIS_LIMIT_SOCKETS_PER_ADDRESS": "1000000",
}


def environment_of(version: Checkout) -> dict[str, str]:
    """The environment in which a program of this version finds its modules."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*version.path, str(version.root)])}


class Server:
    """One process of the server, of any version."""

    def __init__(self, database: str, version: Checkout, /, **settings: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = {"database": database, "port": self.port, "log_level": "warning", **settings}
        self._version = version
        self._environment = {
            **environment_of(version),
            **NO_LIMITS,
            **{f"POLIS_{name.upper()}": str(value) for name, value in given.items()},
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        command = [sys.executable, "-m", "polis.server"]
        self._process = subprocess.Popen(command, env=self._environment, cwd=self._version.root)
        async with httpx.AsyncClient() as http:
            while not await self._is_ready(http):
                if self._process.poll() is not None:
                    raise RuntimeError("the server ended at once")
                await asyncio.sleep(0.05)

    async def _is_ready(self, http: httpx.AsyncClient) -> bool:
        try:
            return (await http.get(f"{self.url}/api/ready")).status_code == 200
        except httpx.HTTPError:
            return False

    async def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(self._process.wait)
            self._process = None


@asynccontextmanager
async def servers(
    database: str, count: int, version: Checkout, /, **settings: object
) -> AsyncIterator[list[Server]]:
    """So many servers on one database."""
    async with AsyncExitStack() as stack:
        running = []
        for _ in range(count):
            server = Server(database, version, **settings)
            await server.start()
            stack.push_async_callback(server.stop)
            running.append(server)
        yield running


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])
