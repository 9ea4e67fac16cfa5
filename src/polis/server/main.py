"""`polis serve`: runs the server, in one process or in several that share a PostgreSQL."""

import asyncio
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Any

from polis.server.checking import check
from polis.server.process import run_process
from polis.server.settings import Settings, from_environment
from polis.server.store.opening import opened
from polis.server.trouble import NoAddress
from polis.server.workers import Workers

BACKLOG = 2048


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
        run_process(settings, listener, on_start=announce)
        return
    asyncio.run(_look_at(settings.database))
    listener.listen(BACKLOG)  # who comes before the first process is up waits for it
    Workers(settings, listener).run(announce)


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
    return listener
