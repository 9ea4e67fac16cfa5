"""`polis serve`: run the server in this process."""

import errno
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

from polis.server.http.client_files import has_client
from polis.server.ops.process import run_process
from polis.server.ops.settings import Settings, from_environment
from polis.server.ops.settings_check import check
from polis.server.ops.startup_errors import NoAddress, NoClient, PortTaken


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int | None = None,
    open_browser: bool = False,
    on_address: Callable[[str], None] | None = None,
    needs_client: bool = False,
    **more: object,
) -> None:
    """Serve until a signal ends it. Raises the startup errors, AnotherProcess, NewerSchema.

    `on_address` gets the address once the server listens; `more` are other settings. Without the
    web client, programs can still use the server, unless the caller `needs_client`.
    """
    settings = from_environment(host=host, port=port, database=database, workers=workers, **more)
    check(settings)
    if (needs_client or open_browser) and not has_client(settings):
        raise NoClient
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

    run_process(settings, listener, on_start=announce)


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
        kind = PortTaken if error.errno == errno.EADDRINUSE else NoAddress
        raise kind(settings.host, settings.port, error.strerror or str(error)) from error
    return listener
