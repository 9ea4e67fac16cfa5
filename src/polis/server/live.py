"""The socket: hello, commands, pings; what comes in is checked, what goes out is queued."""

import asyncio
import contextlib
import time
from http.cookies import CookieError, SimpleCookie

import msgspec
import structlog
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from polis.kernel.errors import PolisError
from polis.server import commands, info
from polis.server.connection import Connection, TokenBucket
from polis.server.errors import (
    BadMessage,
    NoIdentity,
    NoTable,
    NotYourSeat,
    TooMany,
    Unavailable,
    WrongProtocol,
)
from polis.server.guard import address_of, check_origin
from polis.server.house import House
from polis.server.identity import COOKIE
from polis.server.playing import Audience
from polis.server.protocol import (
    PROTOCOL,
    Answer,
    Command,
    Hello,
    Ping,
    Pong,
    Refusal,
    Welcome,
    encode,
    read_message,
)
from polis.server.store import people
from polis.server.store.rows import PersonRow, now
from polis.server.table import LiveTable

PATH = "/api/live"
GONE = (OSError, RuntimeError)  # what the web server raises when the other side is not there
STUCK_SECONDS = 10.0  # for one message to leave; then nobody reads at the other end
MOST_UNANSWERED = 20  # commands of one socket that are being carried out
log = structlog.get_logger()


class LiveSockets:
    """Takes the sockets before the routes do: every message would pass through their layers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif scope["path"] == PATH:
            await serve_socket(scope["app"].state.house, scope, receive, send)
        else:
            await WebSocket(scope, receive, send).close()


async def serve_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket from its first byte to its last."""
    websocket = WebSocket(scope, receive, send)
    try:
        check_origin(websocket.headers, house.settings.public_url)
        person = await house.identity.find(_cookie(websocket))
        muted = set() if person is None else await people.muted_by(house.database, person.id)
    except PolisError as error:
        await websocket.close(1008 if not isinstance(error, Unavailable) else 1013, error.code)
        return
    address = address_of(websocket.scope)
    if house.hub.is_draining or _is_crowded(house, address):
        await websocket.close(1013)
        return
    await websocket.accept()
    connection = Connection(person, address, muted=muted)
    await _Session(house, receive, send, connection).run()


def _cookie(websocket: WebSocket) -> str | None:
    try:
        cookies = SimpleCookie(websocket.headers.get("cookie", ""))
    except CookieError:
        return None
    return cookies[COOKIE].value if COOKIE in cookies else None


def _is_crowded(house: House, address: str) -> bool:
    return house.hub.num_sockets_of(address) >= house.settings.limits.sockets_per_address


class _Session:
    def __init__(self, house: House, receive: Receive, send: Send, connection: Connection) -> None:
        self._house = house
        self._hub = house.hub
        self._receive = receive
        self._send_out = send
        self._connection = connection
        limits = house.settings.limits
        self._bucket = TokenBucket(limits.burst, limits.rate)
        self._working: set[asyncio.Task[None]] = set()
        self._reading = asyncio.current_task()
        self._is_stuck = False

    async def run(self) -> None:
        self._hub.connect(self._connection)
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        except asyncio.CancelledError:
            if not self._is_stuck:
                raise
        finally:
            self._hub.disconnect(self._connection)
            self._detach()
            self._connection.is_closing = True
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer

    async def _write(self) -> None:
        with contextlib.suppress(*GONE):
            is_open = True
            while is_open:
                item = await self._connection.outgoing.get()
                try:
                    async with asyncio.timeout(STUCK_SECONDS):
                        is_open = await self._write_one(item)
                except TimeoutError:
                    self._give_up()

    async def _write_one(self, item: str | int) -> bool:
        """Send a message, or the code that closes the socket; whether it is still open."""
        if isinstance(item, int):
            await self._send_out({"type": "websocket.close", "code": item})
            return False
        await self._send_out({"type": "websocket.send", "text": item})
        return True

    def _give_up(self) -> None:
        """What waits for a reader who reads nothing would wait for ever, closing included."""
        self._is_stuck = True
        if self._reading is not None:
            self._reading.cancel()

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return None
            self._connection.heard = time.monotonic()
            text = message.get("text")
            if not self._bucket.take():
                self._hub.metrics.flooded.inc()
                self._refuse(None, TooMany("too many messages", seconds=5))
                self._connection.close(1008)
                return await self._silence()
            try:
                await self._handle(_decoded(text))
            except PolisError as error:
                self._refuse(None, error)
                if isinstance(error, BadMessage | WrongProtocol):
                    self._connection.close(1008)
                    return await self._silence()
                if isinstance(error, NotYourSeat):
                    self._connection.close(4401)

    async def _silence(self) -> None:
        """Wait until the refusal is out and the socket is closed; hear nothing more."""
        with contextlib.suppress(TimeoutError, *GONE):
            async with asyncio.timeout(2):
                while (await self._receive())["type"] != "websocket.disconnect":
                    pass

    def _refuse(self, cmd: str | None, error: PolisError) -> None:
        self._hub.metrics.refused.labels(error.code).inc()
        self._send(Refusal(cmd=cmd, code=error.code, args=dict(error.args_by_name)))

    def _send(self, message: object) -> None:
        self._connection.send(encode(message).decode())

    async def _handle(self, message: Hello | Ping | Command) -> None:
        if isinstance(message, Ping):
            self._send(Pong(id=message.id, now=now()))
            self._see(message.visible)
        elif isinstance(message, Hello):
            await self._hello(message)
        elif len(self._working) >= MOST_UNANSWERED:
            self._refuse(message.cmd, TooMany("too many commands at once", seconds=1))
        else:
            task = asyncio.create_task(self._command(message))
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    # -- hello ------------------------------------------------------------------------------------

    async def _hello(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise WrongProtocol("reload: this client speaks another version", protocol=PROTOCOL)
        self._detach()
        if hello.table is None:
            you = info.you(self._connection.person, None, ())
            self._send(Welcome(protocol=PROTOCOL, now=now(), you=you))
            return
        live = self._hub.table(hello.table)
        await live.submit(lambda: self._attach(live, hello))
        self._hub.tell_presence(live)

    async def _attach(self, live: LiveTable, hello: Hello) -> None:
        """Runs in the table's actor: nothing can be told between the sync and what follows it."""
        connection = self._connection
        if not await self._house.lobby.may_see(live.row, live.seats, connection.person):
            raise NoTable("there is no such table")
        if len(live.audiences.connections) >= self._house.settings.limits.watchers:
            raise TooMany("too many people look at this table", seconds=60)
        audience = self._audience(live, hello)
        sync = await live.audiences.sync(connection, audience, hello)
        if connection.is_closing or connection not in self._hub.connections:
            return
        live.audiences.add(connection, audience)
        self._send(sync)

    def _audience(self, live: LiveTable, hello: Hello) -> Audience:
        mine = info.seats_of(live.seats, self._connection.player)
        if hello.watch:
            return None
        if hello.seat is None:
            return mine[0] if mine else None
        if hello.seat not in mine:
            raise NotYourSeat("that seat is not yours")
        return hello.seat

    def _detach(self) -> None:
        table_id = self._connection.table_id
        self._connection.table_id = None
        live = self._hub.tables.get(table_id) if table_id is not None else None
        if live is not None:
            live.audiences.remove(self._connection)
            live.used = self._hub.clock()
            self._hub.tell_presence(live)

    def _see(self, visible: bool) -> None:
        if visible == self._connection.visible:
            return
        self._connection.visible = visible
        live = self._hub.tables.get(self._connection.table_id or "")
        if live is not None:
            self._hub.tell_presence(live)

    # -- commands ---------------------------------------------------------------------------------

    async def _command(self, command: Command) -> None:
        connection = self._connection
        try:
            if connection.person is None:
                raise NoIdentity("say who you are first")
            if connection.table_id is None:
                raise NoTable("say hello to a table first")
            answer = await carry_out(
                self._house, connection.table_id, connection.person, connection.audience, command
            )
        except PolisError as error:
            self._refuse(command.cmd, error)
            return
        if isinstance(answer, Refusal):
            self._hub.metrics.refused.labels(answer.code).inc()
        self._send(answer)


async def carry_out(
    house: House, table_id: str, person: PersonRow, audience: Audience, command: Command
) -> Answer:
    """Have a table carry a command out; on a socket and by post it is the same."""
    live = house.hub.table(table_id)
    with house.hub.metrics.command_seconds.time():
        return await live.submit(lambda: commands.carry_out(live, person, audience, command))


def _decoded(text: object) -> Hello | Ping | Command:
    if not isinstance(text, str):
        raise BadMessage("a message is text")
    try:
        return read_message(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error
