"""The socket of a table: it reconnects by itself, misses no entry, and executes commands once.

A command that gets no answer in time, or whose socket breaks, is sent again with the same id.
The numbers of the stream have no gaps. A gap is a fault of the server and raises `Gap`.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from types import TracebackType
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from polis.client.codec import BadMessage, encode, read_message
from polis.client.errors import Refused
from polis.wire.fields import WireMessage
from polis.wire.position import Entry, Position, Scene
from polis.wire.protocol import (
    PROTOCOL,
    Ack,
    Act,
    Chat,
    ChatLine,
    Command,
    Hello,
    Notice,
    Ping,
    Pong,
    Propose,
    Reason,
    Redo,
    Refusal,
    Return,
    Sync,
    TableChanged,
    TakeBack,
    ToClient,
    Update,
    Vote,
    Why,
)
from polis.wire.table_info import TableInfo

RESEND_SECONDS = 2.5
PING_SECONDS = 2.5
DEAD_SECONDS = 9.0
FIRST_PAUSE = 0.05  # seconds before the first attempt to connect again; then twice as long
LONGEST_PAUSE = 2.0


class Gap(AssertionError):
    """The server skipped or repeated a number."""


class Live:
    """A table as one audience sees it. `position` is None until the match starts."""

    def __init__(
        self,
        url: str,
        cookies: str,
        table_id: str,
        seat: int | None = None,
        watch: bool = False,
        since: int | None = 0,
    ) -> None:
        self._url = f"ws{url.removeprefix('http')}/api/live?table={table_id}"
        self._headers = {"Cookie": cookies} if cookies else {}
        self._hello = Hello(protocol=PROTOCOL, table=table_id, seat=seat, watch=watch)
        self.number = since
        self.seat: int | None = seat
        self.position: Position | None = None
        self._shown: Position | None = None
        self.table: TableInfo | None = None
        self.entries: list[Entry] = []
        self.chat: list[ChatLine] = []
        self.notices: list[Notice] = []
        self.scenes: list[Scene] = []  # after the beats of the last update but the last one
        self.reasons: dict[int, Reason] = {}  # answers to `why`, by the number of the request
        self._whys = 0
        self.received: list[bytes] = []  # every frame, if `keep` is set
        self.keep = False
        self._waiting: dict[str, tuple[Command, asyncio.Future[Ack]]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._error: BaseException | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        try:
            await self.until(lambda: self.table is not None)
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    # -- what one does with it --------------------------------------------------------------------

    async def until(self, is_so: Callable[[], bool], seconds: float | None = 60) -> None:
        """Wait until a condition on the received messages holds; None: without a time limit."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: self._error is not None or is_so())
        if self._error is not None:
            raise self._error

    async def until_asked(self, seconds: float = 60) -> Position:
        """Wait for a question and return the position with it."""
        await self.until(lambda: bool(self.position and self.position.decision), seconds)
        assert self.position is not None
        return self.position

    async def until_over(self, seconds: float = 60) -> Position:
        """Wait for the end of the match and return the position with the scores."""
        await self.until(lambda: bool(self.position and self.position.over), seconds)
        assert self.position is not None
        return self.position

    async def positions(self) -> AsyncIterator[Position]:
        """Yield the position now and after every change, until the match is over."""
        self._shown = None
        while True:
            await self.until(lambda: self.position is not self._shown, seconds=None)
            self._shown = self.position
            if self._shown is not None:
                yield self._shown
                if self._shown.over:
                    return

    async def act(self, action: int, decision: int | None = None, cmd: str | None = None) -> Ack:
        """Answer the open question. Raises Refused."""
        if decision is None:
            decision = (self.position and self.position.decision) or 0
        return await self.send(Act(cmd=cmd or new_cmd(), decision=decision, action=action))

    async def take_back(self) -> Ack:
        return await self.send(TakeBack(cmd=new_cmd()))

    async def redo(self) -> Ack:
        return await self.send(Redo(cmd=new_cmd()))

    async def take_seat_back(self) -> Ack:
        return await self.send(Return(cmd=new_cmd()))

    async def say(self, text: str) -> Ack:
        return await self.send(Chat(cmd=new_cmd(), text=text))

    async def propose_rewind(self, number: int) -> Ack:
        return await self.send(Propose(cmd=new_cmd(), what="rewind", number=number))

    async def propose_replace(self, target: int) -> Ack:
        return await self.send(Propose(cmd=new_cmd(), what="replace", target=target))

    async def vote(self, proposal: int, agree: bool = True) -> Ack:
        return await self.send(Vote(cmd=new_cmd(), proposal=proposal, agree=agree))

    async def send(self, command: Command) -> Ack:
        """Send a command until it is answered."""
        future: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()
        self._waiting[command.cmd] = (command, future)
        try:
            while True:
                await self._try_send(command)
                done, _ = await asyncio.wait({future}, timeout=RESEND_SECONDS)
                if done:
                    return future.result()
                if self._error is not None:
                    raise self._error
        finally:
            self._waiting.pop(command.cmd, None)

    async def why(self, part: str) -> WireMessage | None:
        """Ask which rule keeps this audience from choosing a part now; None: no rule does."""
        self._whys += 1
        number = self._whys
        await self._try_send(Why(id=number, part=part))
        await self.until(lambda: number in self.reasons)
        return self.reasons.pop(number).message

    async def cut(self) -> None:
        """Break the socket, as a bad network does; it reconnects by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    # -- inside -----------------------------------------------------------------------------------

    async def _try_send(self, message: object) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(encode(message).decode())

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with connect(
                    self._url,
                    additional_headers=self._headers,
                    max_size=2**22,
                    ping_interval=None,
                    close_timeout=1,
                    open_timeout=DEAD_SECONDS,
                ) as socket:
                    self._socket = socket
                    hello = replace(
                        self._hello,
                        since=self.number,
                        chat_since=self.chat[-1].id if self.chat else None,
                    )
                    await socket.send(encode(hello).decode())
                    pause = FIRST_PAUSE
                    await self._listen(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                pass
            except (Refused, Gap, BadMessage) as error:
                if not self._was_too_quick(error):
                    await self._fail(error)
                    return
                pause = 5.0
            finally:
                self._socket = None
            await asyncio.sleep(pause * (0.5 + random.random()))
            pause = min(pause * 2, LONGEST_PAUSE)

    def _was_too_quick(self, error: Exception) -> bool:
        """Whether the server refuses only for now because of a rate limit; otherwise give up."""
        return isinstance(error, Refused) and error.code == "too-many" and self.table is not None

    async def _fail(self, error: BaseException) -> None:
        self._error = error
        async with self._changed:
            self._changed.notify_all()

    async def _listen(self, socket: ClientConnection) -> None:
        pinger = asyncio.create_task(self._ping(socket))
        try:
            while True:
                async with asyncio.timeout(DEAD_SECONDS):
                    frame = await socket.recv()
                data = frame if isinstance(frame, bytes) else frame.encode()
                if self.keep:
                    self.received.append(data)
                await self._take(read_message(data))
        finally:
            pinger.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        number = 0
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING_SECONDS)
                number += 1
                await socket.send(encode(Ping(id=number)).decode())

    async def _take(self, message: ToClient) -> None:
        if isinstance(message, Pong):
            return
        if isinstance(message, Ack):
            self._settle(message)
        elif isinstance(message, Refusal):
            self._refused(message)
        async with self._changed:
            self._note(message)
            self._changed.notify_all()
        if isinstance(message, Sync):
            for command, _ in list(self._waiting.values()):
                await self._try_send(command)

    def _note(self, message: ToClient) -> None:
        if isinstance(message, Sync):
            self._synced(message)
        elif isinstance(message, Update):
            self._follow(message.entry)
            self.scenes = message.scenes
            self.position = message.position
        elif isinstance(message, Reason):
            self.reasons[message.id] = message
        elif isinstance(message, TableChanged):
            self.table = message.table
        elif isinstance(message, ChatLine):
            self.chat.append(message)
        elif isinstance(message, Notice):
            self.notices.append(message)

    def _synced(self, sync: Sync) -> None:
        for entry in sync.missed or ():
            self._follow(entry)
        if sync.missed is not None and sync.number != (self.number or 0) and sync.missed:
            raise Gap(f"synced to {sync.number}, told up to {self.number}")
        self.number = sync.number
        self.seat = sync.seat
        self.table = sync.table
        self.position = sync.position
        self.chat += sync.chat

    def _follow(self, entry: Entry) -> None:
        if self.number is not None and entry.number != self.number + 1:
            raise Gap(f"entry {entry.number} after {self.number}")
        self.number = entry.number
        self.entries.append(entry)

    def _settle(self, ack: Ack) -> None:
        waiting = self._waiting.get(ack.cmd)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(ack)

    def _refused(self, refusal: Refusal) -> None:
        waiting = self._waiting.get(refusal.cmd or "")
        error = Refused(refusal.code, refusal.args)
        if waiting is None:
            if refusal.cmd is None and refusal.code != "unavailable":
                raise error
        elif refusal.code == "unavailable":
            return  # resend it: the server executes a command once
        elif not waiting[1].done():
            waiting[1].set_exception(error)


def new_cmd() -> str:
    """A new id for a command."""
    return secrets.token_urlsafe(9)
