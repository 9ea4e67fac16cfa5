"""Servers and players for tests: real sockets and databases, in this process or in another.

Load tests use this module too, so nothing here depends on pytest.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import asdict, dataclass, replace
from functools import wraps
from pathlib import Path
from typing import IO, Any, ParamSpec

import httpx

from polis.client import Client, Live
from polis.server.ops.process import Server, config_of
from polis.server.ops.settings import Limits, Settings
from polis.server.services import Services
from tests.waiting import MATCH_SECONDS, until, until_found

ROOT = Path(__file__).resolve().parents[2]
TOYS = ("tests.toys.sealed_bids:GAME", "tests.toys.peaks:GAME")
GENEROUS = Limits(
    frames=100_000_000,
    frame_rate=10_000_000.0,
    burst=100_000,
    rate=10_000.0,
    openings=100_000,
    opening_rate=10_000.0,
    requests=100_000,
    request_rate=100_000.0,
    looks=100_000,
    look_rate=10_000.0,
    persons_per_hour=100_000,
    tables_per_hour=100_000,
    links_per_hour=100_000,
    chat_per_minute=10_000,
    open_tables=100_000,
    sockets_per_address=100_000,
    connections_per_address=100_000,
    arrivals=100_000,
    arrival_rate=100_000.0,
)

P = ParamSpec("P")


def in_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Turn an async test into one that pytest can call."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(MATCH_SECONDS):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


@asynccontextmanager
async def ever_again(work: Callable[[], Awaitable[None]], many: int) -> AsyncIterator[None]:
    """Repeat some work in so many tasks, before, during and after the block."""
    is_over = False
    times = 0

    async def repeat() -> None:
        nonlocal times
        while not is_over:
            await work()
            times += 1

    repeating = [asyncio.create_task(repeat()) for _ in range(many)]
    await until(lambda: times >= many)
    yield
    so_far = times
    await until(lambda: times >= so_far + many)
    is_over = True
    await asyncio.gather(*repeating)


def settings_for(database: str, **more: Any) -> Settings:
    """Settings for tests: toys beside the installed games, no pauses, generous limits."""
    usual: dict[str, Any] = {"games": TOYS, "limits": GENEROUS, "port": 0, "sweep_seconds": 0.3}
    return Settings(database=database, **(usual | more))


# -- in this process ------------------------------------------------------------------------------


@dataclass(slots=True)
class Serving:
    """A server that runs in the test's own loop, with its inside to look at."""

    url: str
    services: Services
    server: Server


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Serving]:
    listener = socket.socket()
    listener.bind((settings.host, settings.port))
    config = config_of(settings)
    server = Server(config)
    server.capture_signals = _no_signals  # type: ignore[method-assign]
    task = asyncio.create_task(server.serve(sockets=[listener]))
    await until(lambda: server.started or task.done())
    if task.done():
        task.result()
        raise RuntimeError("the server did not start")
    url = f"http://{settings.host}:{listener.getsockname()[1]}"
    try:
        yield Serving(url, config.state.services, server)
    finally:
        server.should_exit = True
        await task


def _no_signals() -> Any:
    return nullcontext()


# -- in a process to kill -------------------------------------------------------------------------


class ServerProcess:
    """A server of its own, to be stopped or killed and started again on the same port."""

    def __init__(self, database: str, port: int | None = None, **environment: str) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._environment = {
            **os.environ,
            "POLIS_DATABASE": database,
            "POLIS_PORT": str(self.port),
            "POLIS_GAMES": ",".join(TOYS),
            "POLIS_SWEEP_SECONDS": "0.5",
            **{f"POLIS_LIMIT_{n.upper()}": str(v) for n, v in asdict(GENEROUS).items()},
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
            **environment,
        }
        self._process: subprocess.Popen[bytes] | None = None
        self.log: IO[bytes] | None = None  # where it writes its log, if not to the test's

    async def start(self) -> None:
        self._process = subprocess.Popen(
            self.command(), env=self._environment, cwd=ROOT, stderr=self.log
        )
        await self.until_ready()

    def command(self) -> list[str]:
        return [sys.executable, "-m", "polis.server"]

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def until_ready(self) -> None:
        async with httpx.AsyncClient() as http:
            await until_found(lambda: self._is_ready(http))

    async def _is_ready(self, http: httpx.AsyncClient) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the server ended"
        try:
            return (await http.get(f"{self.url}/api/ready")).status_code == 200
        except httpx.HTTPError:
            return False

    async def kill(self) -> None:
        """As a power cut does."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """As an operator does."""
        await self._end(signal.SIGTERM)

    async def _end(self, number: int) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            await asyncio.to_thread(self._process.wait)
            self._process = None


@asynccontextmanager
async def server_process(database: str, **environment: str) -> AsyncIterator[ServerProcess]:
    process = ServerProcess(database, None, **environment)
    await process.start()
    try:
        yield process
    finally:
        await process.kill()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


# -- sitting down ---------------------------------------------------------------------------------


@asynccontextmanager
async def persons(url: str | Sequence[str], *names: str) -> AsyncIterator[list[Client]]:
    """Clients with names; spread over several servers if there are several."""
    urls = [url] if isinstance(url, str) else list(url)
    async with AsyncExitStack() as stack:
        clients = []
        for number, name in enumerate(names):
            client = Client(urls[number % len(urls)])
            await stack.enter_async_context(client)
            await client.be(name)
            clients.append(client)
        yield clients


@asynccontextmanager
async def seated(
    clients: Sequence[Client], game: str = "sealed_bids", bots: Sequence[str] = (), **more: Any
) -> AsyncIterator[tuple[str, list[Live]]]:
    """All clients at one table that has started, each with a socket."""
    table_id = await table_of(clients, game, bots, **more)
    async with AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(client.live(table_id)) for client in clients]
        yield table_id, lives


async def table_of(
    clients: Sequence[Client], game: str = "sealed_bids", bots: Sequence[str] = (), **more: Any
) -> str:
    """A table that has started, with all clients on it."""
    seats = ["me", *["open"] * (len(clients) - 1), *(f"bot:{bot}" for bot in bots)]
    made = await clients[0].create(game, seats, **more)
    token = made.invitation.token if made.invitation is not None else None
    for client in clients[1:]:
        await client.join(made.table.id, token)
    return made.table.id


def with_limits(settings: Settings, **limits: Any) -> Settings:
    return replace(settings, limits=replace(settings.limits, **limits))
