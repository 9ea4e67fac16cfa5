"""The server process: the application in its web server, from start to end."""

import socket
from collections.abc import Callable
from dataclasses import replace

import uvicorn
from starlette.datastructures import State

from polis.kernel.errors import PolisError
from polis.server.http.app import create_app
from polis.server.http.connections import Connections, HttpConnection, shown_cookie
from polis.server.http.forwarded import TrustedProxies
from polis.server.live.transport import Transport
from polis.server.ops.garbage import GarbageCollector
from polis.server.ops.logs import set_up_logs
from polis.server.ops.open_files import most_connections
from polis.server.ops.settings import Settings
from polis.server.people.identity import COOKIE
from polis.server.services import Services, open_services

BACKLOG = 64  # connections that are accepted in one turn of the event loop
TICKS_TO_FORGET = 600  # ten ticks are a second


class Config(uvicorn.Config):
    """Holds the application's state for `Server`, and all connections."""

    state: State
    connections: Connections


class Server(uvicorn.Server):
    """Opens the database before it accepts connections, and warns all sockets before it stops."""

    config: Config

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.trouble: PolisError | None = None  # why it did not start
        self.on_start: Callable[[], None] | None = None
        self._garbage = GarbageCollector()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            self.config.state.services = await open_services(self.config.state.settings)
        except PolisError as error:
            self.trouble, self.should_exit = error, True
            return
        await super().startup(sockets)
        self._garbage.start()
        if self.on_start is not None:
            self.on_start()

    async def on_tick(self, counter: int) -> bool:
        self._garbage.collect_if_due()
        if counter % TICKS_TO_FORGET == 0:
            self.config.connections.forget_quiet()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services = getattr(self.config.state, "services", None)
        if services is not None:
            await services.hub.drain()
        await super().shutdown(sockets)
        self._garbage.stop()


def run_process(
    settings: Settings, listener: socket.socket, on_start: Callable[[], None] | None = None
) -> None:
    """Serve until a signal ends it. Raises why it cannot start."""
    set_up_logs(settings.log_level)
    server = Server(config_of(settings))
    server.on_start = on_start
    server.run(sockets=[listener])
    if server.trouble is not None:
        raise server.trouble


def config_of(settings: Settings) -> Config:
    """The application in its web server."""
    settings = replace(settings, limits=replace(settings.limits))  # operators may change them
    app = create_app(settings)
    config = Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `Forwarded` reads them
        http=HttpConnection,
        ws=Transport,
        ws_max_size=settings.limits.frame,
        ws_ping_interval=None,  # pages send pings themselves; silent sockets are closed
        ws_per_message_deflate=False,  # it would hold 50 KB for every socket
        timeout_graceful_shutdown=int(settings.drain_seconds) + 1,
        timeout_keep_alive=30,
        backlog=BACKLOG,
    )
    config.state = app.state
    config.state.settings = settings
    config.connections = _connections(config.state, settings)
    return config


def _connections(state: State, settings: Settings) -> Connections:
    def services() -> Services:
        opened: Services = state.services
        return opened

    def note(kind: str, address: str) -> None:
        services().hub.floods.note(kind, address)

    def is_blocked(address: str) -> bool:
        return services().hub.floods.is_blocked(address)

    def is_welcome(data: bytes) -> bool:
        return services().is_welcome(shown_cookie(data, COOKIE))

    most = most_connections(settings.limits.connections)
    proxies = TrustedProxies(settings.trusted_proxies)
    return Connections(settings.limits, proxies, most, note, is_blocked, is_welcome)
