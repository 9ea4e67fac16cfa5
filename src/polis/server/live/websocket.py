"""The socket: hello, commands, pings. What comes in is checked and done, in its order."""

import asyncio
import time
from collections.abc import Callable

import msgspec
import structlog
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from polis.kernel.errors import PolisError
from polis.server import commands, info
from polis.server.connection import SEAT_LOST, Connection, TokenBucket
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
from polis.server.line import KEY, Line
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
PING = b'{"type":"ping"'  # how the most frequent message begins
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
    line: Line = scope["state"].pop(KEY)
    try:
        check_origin(websocket.headers, house.settings.public_url)
        person = await house.identity.find(websocket.cookies.get(COOKIE))
        muted = set() if person is None else await people.muted_by(house.database, person.id)
    except PolisError as error:
        await websocket.close(1008 if not isinstance(error, Unavailable) else 1013, error.code)
        return
    address = address_of(websocket.scope)
    if house.hub.is_draining or _is_crowded(house, address):
        await websocket.close(1013)
        return
    await websocket.accept()
    connection = Connection(line, person, address, muted=muted)
    await _Session(house, receive, connection).run()


def _is_crowded(house: House, address: str) -> bool:
    return house.hub.num_sockets_of(address) >= house.settings.limits.sockets_per_address


class _Session:
    def __init__(self, house: House, receive: Receive, connection: Connection) -> None:
        self._house = house
        self._hub = house.hub
        self._receive = receive
        self._connection = connection
        limits = house.settings.limits
        self._bucket = TokenBucket(limits.burst, limits.rate)
        self._working: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        self._hub.connect(self._connection)
        self._connection.line.answer = self._answer
        try:
            await self._read()
        finally:
            self._connection.line.answer = None
            self._connection.is_closing = True
            self._hub.disconnect(self._connection)
            self._detach()

    def _answer(self, text: bytes) -> bytes | None:
        """What is said to a ping. Everything else takes its turn, a broken ping too."""
        if not text.startswith(PING) or not self._bucket.take():
            return None
        try:
            ping = read_message(text)
        except (msgspec.DecodeError, UnicodeError):
            return None
        self._connection.heard = time.monotonic()
        return encode(self._pong(ping)) if isinstance(ping, Ping) else None

    def _pong(self, ping: Ping) -> Pong:
        self._see(ping.visible)
        return Pong(id=ping.id, now=now())

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
                    self._connection.close(SEAT_LOST)

    async def _silence(self) -> None:
        """Hear nothing more until the socket is closed."""
        while (await self._receive())["type"] != "websocket.disconnect":
            pass

    def _refuse(self, cmd: str | None, error: PolisError) -> None:
        self._hub.metrics.refused.labels(error.code).inc()
        self._send(Refusal(cmd=cmd, code=error.code, args=dict(error.args_by_name)))

    def _send(self, message: object) -> None:
        self._connection.send(encode(message))

    async def _handle(self, message: Hello | Ping | Command) -> None:
        if isinstance(message, Ping):
            self._send(self._pong(message))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif len(self._working) >= MOST_UNANSWERED:
            self._refuse(message.cmd, TooMany("too many commands at once", seconds=1))
        else:
            at, eyes = self._connection.table_id, self._connection.audience  # as it is now
            task = asyncio.create_task(self._command(message, at, eyes))
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
        audience = audience_of(live, connection.person, hello)
        if audience is None and live.audiences.num_guests >= self._house.settings.limits.watchers:
            raise TooMany("too many people look at this table", seconds=60)
        sync = await live.audiences.sync(connection.person, connection.muted, audience, hello)
        if connection.is_closing or connection not in self._hub.connections:
            return
        live.audiences.add(connection, audience)
        self._send(sync)
        if not live.row.bots_waiting:
            live.thinking.start()  # nobody could go on here once, and it may be different now

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

    async def _command(self, command: Command, table_id: str | None, audience: Audience) -> None:
        """A command, for the eyes that the socket had when it came: a hello may follow at once."""
        person = self._connection.person
        try:
            if person is None:
                raise NoIdentity("say who you are first")
            if table_id is None:
                raise NoTable("say hello to a table first")
            await carry_out(self._house, table_id, person, audience, command, self._tell)
        except PolisError as error:
            self._refuse(command.cmd, error)

    def _tell(self, answer: Answer) -> None:
        if isinstance(answer, Refusal):
            self._hub.metrics.refused.labels(answer.code).inc()
        self._send(answer)


def audience_of(table: LiveTable, person: PersonRow | None, hello: Hello) -> Audience:
    """Through whose eyes somebody sees a table who says hello. Raises NotYourSeat."""
    mine = info.seats_of(table.seats, None if person is None else person.id)
    if hello.watch:
        return None
    if hello.seat is None:
        return mine[0] if mine else None
    if hello.seat not in mine:
        raise NotYourSeat("that seat is not yours")
    return hello.seat


async def carry_out(
    house: House,
    table_id: str,
    person: PersonRow,
    audience: Audience,
    command: Command,
    tell: Callable[[Answer], None] = lambda _: None,
) -> Answer:
    """Have a table carry a command out; on a socket and by post it is the same. The answer is told
    inside the table's actor: so it leaves together with what the command has changed."""
    live = house.hub.table(table_id)

    async def work() -> Answer:
        answer = await commands.carry_out(live, person, audience, command)
        tell(answer)
        return answer

    with house.hub.metrics.command_seconds.time():
        return await live.submit(work)


def _decoded(text: object) -> Hello | Ping | Command:
    if not isinstance(text, str):
        raise BadMessage("a message is text")
    try:
        return read_message(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error
