"""The session of a socket: check and handle hello, commands and pings in order."""

import asyncio
from collections.abc import Callable
from functools import partial

import structlog
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from polis.kernel.errors import PolisError
from polis.server.codec import encode, read_message
from polis.server.errors import (
    BadMessage,
    NoIdentity,
    NoTable,
    NotYourSeat,
    TooFast,
    TooMany,
    Unavailable,
    WrongProtocol,
)
from polis.server.http.security import address_of, check_origin
from polis.server.live.connection import SEAT_LOST, Connection, TokenBucket
from polis.server.live.transport import KEY, Transport
from polis.server.ops import clock
from polis.server.people.identity import COOKIE
from polis.server.services import Services
from polis.server.store import people
from polis.server.store.rows import PersonRow, now
from polis.server.tables import commands
from polis.server.tables.actor import LiveTable
from polis.table import info
from polis.table.records import Audience
from polis.wire.fields import WireMessage
from polis.wire.protocol import (
    PROTOCOL,
    Answer,
    Command,
    FromClient,
    Hello,
    Ping,
    Pong,
    Reason,
    Refusal,
    Welcome,
    Why,
)

PATH = "/api/live"
PING = b'{"type":"ping"'  # the start of the most frequent message
HELLO_COST = 5  # it may build a table and a long answer
STEPS_OF_A_MESSAGE = 50  # steps of a match that cost as much to play again as a message
MOST_UNANSWERED = 20  # commands of one socket that run at the same time
log = structlog.get_logger()


class LiveSockets:
    """Handle sockets before the routes do: every message would pass through their layers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif scope["path"] == PATH:
            await serve_socket(scope["app"].state.services, scope, receive, send)
        else:
            await WebSocket(scope, receive, send).close()


async def serve_socket(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket until it is closed."""
    websocket = WebSocket(scope, receive, send)
    transport: Transport = scope["state"].pop(KEY)
    address, limits = address_of(websocket.scope), services.hub.rate_limits
    own = TokenBucket(services.settings.limits.frames, services.settings.limits.frame_rate)
    key = services.identity.key_of(websocket.cookies.get(COOKIE))
    transport.may_send = lambda cost: own.take(cost) and limits.may_send(key, address, cost)
    transport.pace, transport.address = services.hub.pace, address
    try:
        check_origin(websocket.headers, services.settings.public_url)
        if not limits.may_open(key, address):
            services.hub.floods.note("reconnecting", address, key)
            raise Unavailable("too many sockets in a short time")
        person = await services.identity.find(websocket.cookies.get(COOKIE))
        services.hub.bans.check(None if person is None else person.id, address)
        muted = set() if person is None else await _muted_by(services, person.id)
    except PolisError as error:
        await websocket.close(1008 if not isinstance(error, Unavailable) else 1013, error.code)
        return
    player = None if person is None else person.id
    transport.may_send = lambda cost: own.take(cost) and limits.may_send(player, address, cost)
    if services.hub.is_draining or _is_crowded(services, address):
        await websocket.close(1013)
        return
    await websocket.accept()
    connection = Connection(transport, person, address, muted=muted)
    await _Session(services, receive, connection, key).run()


async def _muted_by(services: Services, person: str) -> set[str]:
    """The players whom a player mutes. Later changes are sent to this process."""
    await services.hub.peers.follow_person(person)
    return await people.muted_by(services.database, person)


def _is_crowded(services: Services, address: str) -> bool:
    return services.hub.num_sockets_of(address) >= services.settings.limits.sockets_per_address


class _Session:
    def __init__(
        self, services: Services, receive: Receive, connection: Connection, key: str | None
    ) -> None:
        self._key = key  # of the device
        self._services = services
        self._hub = services.hub
        self._receive = receive
        self._connection = connection
        self._working: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        self._hub.connect(self._connection)
        self._connection.transport.answer = self._answer
        self._connection.transport.on_flood = partial(self._note_flood, "frames")
        try:
            await self._read()
        finally:
            self._connection.transport.answer = None
            self._connection.transport.on_flood = None
            self._connection.is_closing = True
            self._hub.disconnect(self._connection)
            self._detach()

    def _answer(self, text: bytes) -> bytes | None:
        """Answer a ping at once. Everything else waits in the queue, a broken ping too."""
        if not text.startswith(PING):
            return None
        try:
            ping = read_message(text)
        except BadMessage:
            return None
        self._connection.heard = clock.monotonic()
        return encode(self._pong(ping)) if isinstance(ping, Ping) else None

    def _note_flood(self, kind: str) -> None:
        self._hub.floods.note(kind, self._connection.address, self._key)

    def _pong(self, ping: Ping) -> Pong:
        self._see(ping.visible)
        return Pong(id=ping.id, now=now())

    async def _read(self) -> None:
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return None
            self._connection.heard = clock.monotonic()
            try:
                message = _decoded(event.get("text"))
                self._count(message)
                await self._handle(message)
            except PolisError as error:
                self._refuse(None, error)
                if isinstance(error, BadMessage | WrongProtocol | TooFast):
                    self._connection.close(1008)
                    return await self._silence()
                if isinstance(error, NotYourSeat):
                    self._connection.close(SEAT_LOST)
            except Exception:  # the client must not wait for an answer that never comes
                log.exception("a message failed", table=self._connection.table_id)
                self._refuse(None, Unavailable("the message failed"))

    def _count(self, message: FromClient) -> None:
        """Count a message of this person, or of all guests at this address. Raises TooFast.

        Pings count only as frames.
        """
        if isinstance(message, Ping):
            return
        connection = self._connection
        cost = HELLO_COST if isinstance(message, Hello) and message.table is not None else 1
        if not self._hub.rate_limits.may_say(connection.player, connection.address, cost):
            self._note_flood("messages")
            raise TooFast("too many messages", seconds=5)

    def _charge(self, cost: int) -> None:
        """Count work that turned out to be long: the next messages pay for it."""
        connection = self._connection
        self._hub.rate_limits.charge_post(connection.player, connection.address, cost)

    async def _silence(self) -> None:
        """Ignore everything until the socket is closed."""
        while (await self._receive())["type"] != "websocket.disconnect":
            pass

    def _refuse(self, cmd: str | None, error: PolisError) -> None:
        self._hub.metrics.refused.labels(error.code).inc()
        self._send(Refusal(cmd=cmd, code=error.code, args=dict(error.args_by_name)))

    def _send(self, message: object) -> None:
        self._connection.send(encode(message))

    async def _handle(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            self._send(self._pong(message))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Why):
            await self._explain(message)
        elif len(self._working) >= MOST_UNANSWERED:
            self._refuse(message.cmd, TooMany("too many commands at once", seconds=1))
        else:
            at, eyes = self._connection.table_id, self._connection.audience  # as they are now
            task = asyncio.create_task(self._command(message, at, eyes))
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def _explain(self, why: Why) -> None:
        """Say which rule forbids a part, to the audience that this socket belongs to.

        It runs in the table's actor, so the reason never tells of a move that is not stored.
        """
        live = self._hub.tables.get(self._connection.table_id or "")

        async def look() -> WireMessage | None:
            playing = None if live is None else live.playing
            return None if playing is None else playing.why(self._connection.audience, why.part)

        reason = None if live is None else await live.submit(look)
        self._send(Reason(id=why.id, part=why.part, message=reason))

    # -- hello ------------------------------------------------------------------------------------

    async def _hello(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise WrongProtocol("reload: this client speaks another version", protocol=PROTOCOL)
        self._detach()
        if hello.table is None:
            you = info.you(self._connection.person, None, ())
            self._send(Welcome(protocol=PROTOCOL, now=now(), you=you))
            return
        await self._hub.peers.follow_table(hello.table)
        live = self._hub.table(hello.table)
        was_loaded = live.is_loaded
        await live.submit(lambda: self._attach(live, hello))
        if not was_loaded and live.playing is not None:
            self._charge(live.playing.seq // STEPS_OF_A_MESSAGE)
        self._hub.tell_presence(live)

    async def _attach(self, live: LiveTable, hello: Hello) -> None:
        """Add the socket to the table, in its actor, so that no update falls between sync and
        updates.
        """
        connection = self._connection
        if not await self._services.lobby.may_see(live.row, live.seats, connection.person):
            raise NoTable("there is no such table")
        audience = audience_of(live, connection.person, hello)
        if (
            audience is None
            and live.audiences.num_guests >= self._services.settings.limits.watchers
        ):
            raise TooMany("too many people look at this table", seconds=60)
        sync = await live.audiences.sync(connection.person, connection.muted, audience, hello)
        if connection.is_closing or connection not in self._hub.connections:
            return
        live.audiences.add(connection, audience)
        self._send(sync)
        if not live.row.bots_waiting:
            live.bot_turns.start()  # the bots could not move once; try again

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
        """Carry out a command for the audience that the socket had when it came; a hello may
        follow.
        """
        person = self._connection.person
        try:
            if person is None:
                raise NoIdentity("say who you are first")
            if table_id is None:
                raise NoTable("say hello to a table first")
            await carry_out(self._services, table_id, person, audience, command, self._tell)
        except PolisError as error:
            self._refuse(command.cmd, error)
        except Exception:  # the client must not wait for an answer that never comes
            log.exception("a command failed", table=table_id)
            self._refuse(command.cmd, Unavailable("the command failed"))

    def _tell(self, answer: Answer) -> None:
        if isinstance(answer, Refusal):
            self._hub.metrics.refused.labels(answer.code).inc()
        self._send(answer)


def audience_of(table: LiveTable, person: PersonRow | None, hello: Hello) -> Audience:
    """The audience of a person who says hello. Raises NotYourSeat."""
    mine = info.seats_of(table.seats, None if person is None else person.id)
    if hello.watch:
        return None
    if hello.seat is None:
        return info.default_audience(mine)
    if hello.seat not in mine:
        raise NotYourSeat("that seat is not yours")
    return hello.seat


async def carry_out(
    services: Services,
    table_id: str,
    person: PersonRow,
    audience: Audience,
    command: Command,
    tell: Callable[[Answer], None] = lambda _: None,
) -> Answer:
    """Have a table carry out a command, from a socket or by post.

    The answer is sent inside the table's actor, together with what the command has changed.
    """
    live = services.hub.table(table_id)

    async def work() -> Answer:
        answer = await commands.carry_out(live, person, audience, command)
        tell(answer)
        return answer

    with services.hub.metrics.command_seconds.time():
        return await live.submit(work)


def _decoded(text: object) -> FromClient:
    if not isinstance(text, str):
        raise BadMessage("a message is text")
    return read_message(text)
