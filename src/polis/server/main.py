"""`polis serve`: runs the server, in one process or in several that share a PostgreSQL."""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any

import uvicorn

from polis.kernel.errors import PolisError
from polis.server.app import create_app
from polis.server.checking import check
from polis.server.files import allow_many
from polis.server.house import open_house
from polis.server.line import Line
from polis.server.logs import set_up_logs
from polis.server.settings import Settings, from_environment
from polis.server.store.opening import opened
from polis.server.tidying import Tidying
from polis.server.trouble import NoAddress

BACKLOG = 2048
LONGEST_PAUSE = 10.0  # seconds before a process is started again that will not live


class Server(uvicorn.Server):
    """Opens the house before anybody is let in, and tells everybody before it goes down."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.trouble: PolisError | None = None  # why it did not start
        self.on_start: Callable[[], None] | None = None
        self._tidying = Tidying()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        assert isinstance(self.config, Config)
        try:
            self.config.state.house = await open_house(self.config.state.settings)
        except PolisError as error:
            self.trouble, self.should_exit = error, True
            return
        await super().startup(sockets)
        self._tidying.start()
        if self.on_start is not None:
            self.on_start()

    async def on_tick(self, counter: int) -> bool:
        self._tidying.tidy()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        assert isinstance(self.config, Config)
        house = getattr(self.config.state, "house", None)
        if house is not None:
            await house.hub.drain()
        await super().shutdown(sockets)
        self._tidying.stop()


class Config(uvicorn.Config):
    """Keeps hold of the application's state for `Server`."""

    state: Any = None


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int | None = None,
    open_browser: bool = False,
    on_address: Callable[[str], None] | None = None,
    **more: Any,
) -> None:
    """Serve until a signal ends it. Raises what `trouble` has, AnotherProcess, NewerSchema.

    `on_address` is told where to find it once it is there; `more` are other settings.
    """
    settings = from_environment(host=host, port=port, database=database, workers=workers, **more)
    check(settings)
    with _bind(settings) as listener:
        _serve(settings, listener, open_browser, on_address)


def _serve(
    settings: Settings,
    listener: socket.socket,
    open_browser: bool,
    on_address: Callable[[str], None] | None,
) -> None:
    def announce() -> None:
        if on_address is not None:
            on_address(address(settings, listener))
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[address(settings, listener)]).start()

    if settings.workers == 1:
        run_process(settings, listener, announce)
        return
    asyncio.run(_look_at(settings.database))
    listener.listen(BACKLOG)  # who comes before the first process is up waits for it
    _supervise(settings, listener, announce)


async def _look_at(database: str) -> None:
    """Before several processes open it: once, where somebody reads what is wrong with it."""
    await (await opened(database)).close()


def address(settings: Settings, listener: socket.socket) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listener.getsockname()[1]}"


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise NoAddress(settings.host, settings.port, error.strerror or str(error)) from error
    listener.set_inheritable(True)
    return listener


def run_process(
    settings: Settings, listener: socket.socket, on_start: Callable[[], None] | None = None
) -> None:
    """One process of the server. Raises why it cannot start."""
    set_up_logs(settings.log_level)
    allow_many()
    server = Server(config_of(settings))
    server.on_start = on_start
    server.run(sockets=[listener])
    if server.trouble is not None:
        raise server.trouble


def _run_child(settings: Settings, listener: socket.socket) -> None:
    """A process that does not outlive the one that looks after it."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    try:
        run_process(settings, listener)
    except PolisError as error:
        sys.exit(error.reason)


def config_of(settings: Settings) -> Config:
    """The application in its web server."""
    app = create_app(settings)
    config = Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Line,
        ws_max_size=settings.limits.frame,
        ws_ping_interval=None,  # pages say that they are there; who says nothing is closed
        ws_per_message_deflate=False,  # it would hold 50 KB for every socket
        timeout_graceful_shutdown=int(settings.drain_seconds) + 1,
        timeout_keep_alive=30,
    )
    config.state = app.state
    config.state.settings = settings
    return config


def _supervise(settings: Settings, listener: socket.socket, on_start: Callable[[], None]) -> None:
    """Keep so many processes alive; a signal ends them."""
    context = multiprocessing.get_context("spawn")
    is_ending = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: is_ending.set())

    def start() -> BaseProcess:
        process = context.Process(target=_run_child, args=(settings, listener))
        process.start()
        return process

    processes = [start() for _ in range(settings.workers)]
    on_start()
    pause = 0.5
    while not is_ending.wait(pause):
        dead = [process for process in processes if not process.is_alive()]
        pause = min(2 * pause, LONGEST_PAUSE) if dead else 0.5
        processes = [start() if process in dead else process for process in processes]
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
