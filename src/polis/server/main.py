"""`polis serve`: runs the server, in one process or in several that share a PostgreSQL."""

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
from polis.server.logs import set_up_logs
from polis.server.settings import Settings, from_environment


class NeedsPostgres(PolisError):
    """Several processes cannot share a SQLite file."""

    code = "needs-postgres"


class Server(uvicorn.Server):
    """Tells everybody that it goes down before it does."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        assert isinstance(self.config, Config)
        house = getattr(self.config.state, "house", None)
        if house is not None:
            await house.hub.drain()
        await super().shutdown(sockets)


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
    """Serve until a signal ends it. Raises NeedsPostgres, AnotherProcess, OSError.

    `on_address` is told where to find it, for people to read; `more` are other settings.
    """
    settings = from_environment(host=host, port=port, database=database, workers=workers, **more)
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise NeedsPostgres(
            "one SQLite file serves one process; for several use --database postgresql://..."
        )
    listener = _bind(settings)
    if on_address is not None:
        on_address(address(settings, listener))
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address(settings, listener)]).start()
    if settings.workers == 1:
        run_process(settings, listener)
    else:
        _supervise(settings, listener)


def address(settings: Settings, listener: socket.socket) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{host}:{listener.getsockname()[1]}"


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((settings.host, settings.port))
    listener.set_inheritable(True)
    return listener


def run_process(settings: Settings, listener: socket.socket) -> None:
    """One process of the server."""
    set_up_logs(settings.log_level)
    Server(config_of(settings)).run(sockets=[listener])


def _run_child(settings: Settings, listener: socket.socket) -> None:
    """A process that does not outlive the one that looks after it."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    run_process(settings, listener)


def config_of(settings: Settings) -> Config:
    """The application in its web server."""
    app = create_app(settings)
    config = Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.frame,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=int(settings.drain_seconds) + 1,
        timeout_keep_alive=30,
    )
    config.state = app.state
    return config


def _supervise(settings: Settings, listener: socket.socket) -> None:
    """Keep so many processes alive; a signal ends them one after the other."""
    context = multiprocessing.get_context("spawn")
    is_ending = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: is_ending.set())

    def start() -> BaseProcess:
        process = context.Process(target=_run_child, args=(settings, listener))
        process.start()
        return process

    processes = [start() for _ in range(settings.workers)]
    while not is_ending.wait(0.5):
        processes = [process if process.is_alive() else start() for process in processes]
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
