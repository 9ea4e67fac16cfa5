"""One process of the server: the application in its web server, from its start to its end."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn

from polis.kernel.errors import PolisError
from polis.server.app import create_app
from polis.server.connection import Connection
from polis.server.doors import Door, Entrance
from polis.server.files import allow_many
from polis.server.house import open_house
from polis.server.hub import Hub
from polis.server.line import Line
from polis.server.logs import set_up_logs
from polis.server.settings import Settings
from polis.server.tidying import Tidying

SEND_HOME_TICKS = 50  # a tick of the web server is a tenth of a second
MOST_SENT_HOME = 50  # at a time, or all of them would come back at once


class Config(uvicorn.Config):
    """Keeps hold of the application's state for `Server`, and of the door to other processes."""

    state: Any = None
    door: Door | None = None


class Server(uvicorn.Server):
    """Opens the house before anybody is let in, and tells everybody before it goes down."""

    config: Config

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.trouble: PolisError | None = None  # why it did not start
        self.on_start: Callable[[], None] | None = None
        self._tidying = Tidying()
        self._coming: set[asyncio.Task[None]] = set()
        self._strangers: list[Connection] = []  # whose table is at home elsewhere

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            self.config.state.house = await open_house(self.config.state.settings)
        except PolisError as error:
            self.trouble, self.should_exit = error, True
            return
        if self.config.door is not None:
            await self.config.door.unlock()
        await super().startup(sockets)
        self._tidying.start()
        if self.config.door is not None:
            self.config.door.open(self._let_in)
        if self.on_start is not None:
            self.on_start()

    def _let_in(self, connection: socket.socket, first: bytes) -> None:
        task = asyncio.create_task(self._enter(connection, first))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _enter(self, connection: socket.socket, first: bytes) -> None:
        """Somebody has come through the door of another process, and said this so far."""
        entrance = partial(
            Entrance,
            self.config.door,
            first,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        with contextlib.suppress(OSError):  # it is gone already
            await asyncio.get_running_loop().connect_accepted_socket(entrance, connection)

    async def on_tick(self, counter: int) -> bool:
        self._tidying.tidy()
        if (door := self.config.door) is not None:
            door.attend()
            if door.has_another_opened():
                self._note_strangers(door)
            if counter % SEND_HOME_TICKS == 0:
                self._send_home()
        return await super().on_tick(counter)

    @property
    def _hub(self) -> Hub:
        hub: Hub = self.config.state.house.hub
        return hub

    def _note_strangers(self, door: Door) -> None:
        """Those who came while their table's home was not there, once it is. Whoever is elsewhere
        for another reason stays: he would come back to here for ever."""
        self._strangers = [
            one
            for one in self._hub.connections
            if one.table_id is not None and not door.is_home_of(one.table_id)
        ]

    def _send_home(self) -> None:
        going = self._strangers[:MOST_SENT_HOME]
        del self._strangers[:MOST_SENT_HOME]
        self._hub.send_back([one for one in going if one in self._hub.connections])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.config.door is not None:
            self.config.door.close()
        house = getattr(self.config.state, "house", None)
        if house is not None:
            await house.hub.drain()
        await super().shutdown(sockets)
        self._tidying.stop()


def run_process(
    settings: Settings,
    listener: socket.socket,
    door: Door | None = None,
    on_start: Callable[[], None] | None = None,
) -> None:
    """Serve until a signal ends it. Raises why it cannot start."""
    set_up_logs(settings.log_level)
    allow_many()
    server = Server(config_of(settings, door))
    server.on_start = on_start
    server.run(sockets=[listener])
    if server.trouble is not None:
        raise server.trouble


def config_of(settings: Settings, door: Door | None = None) -> Config:
    """The application in its web server."""
    app = create_app(settings)
    config = Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=partial(Entrance, door),  # type: ignore[arg-type]  # called as a class is
        ws=Line,
        ws_max_size=settings.limits.frame,
        ws_ping_interval=None,  # pages say that they are there; who says nothing is closed
        ws_per_message_deflate=False,  # it would hold 50 KB for every socket
        timeout_graceful_shutdown=int(settings.drain_seconds) + 1,
        timeout_keep_alive=30,
    )
    config.state = app.state
    config.state.settings = settings
    config.door = door
    return config
