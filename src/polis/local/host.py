"""The host of the tables on one device. It answers the messages that a server's socket answers.

A change is stored first, then sent. If it cannot be stored, the table is read again and the player
is told why. One piece of work runs at a time; the bots of a table think between two pieces.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import fields, replace
from typing import Any, Final, TypeVar, get_args

from polis.bots.asking import table_answer
from polis.bots.turn import turn_in
from polis.kernel.errors import PolisError, Refused
from polis.kernel.game import Seat
from polis.kernel.registry import find_game
from polis.local.statistics import level_for, result_of, statistics_of
from polis.local.store import (
    Changes,
    Conflict,
    Store,
    message_text,
    read_step,
    read_table,
    step_text,
    table_text,
)
from polis.local.table import LocalTable, Send
from polis.server.errors import BadMessage, NoProposal, NoSuch, NoTable, NotReplaced, NotYourSeat
from polis.table import info
from polis.table.records import Audience, StoredStep
from polis.wire import protocol
from polis.wire.protocol import PROTOCOL, Ack, Act, Command, Redo, Refusal, TakeBack
from polis.wire.resources import Person
from polis.wire.table_info import You

T = TypeVar("T")
ME: Final = "me"  # the value under which the person is stored
STATISTICS: Final = "statistics"
PLAYER: Final = "device"  # the id of the person of a device
BOT_SECONDS: Final = 1.5  # a bot that can think for a time thinks no longer
KINDS: Final = {
    str(fields(kind)[0].default): kind
    for member in get_args(protocol.FromClient)
    for kind in get_args(member) or (member,)
}  # by their `type`


class LocalHost:
    """All tables of a device, for the pages of one tab."""

    def __init__(
        self,
        store: Store,
        send: Send,
        clock: Callable[[], int],
        ready: Callable[[], Awaitable[object]] | None = None,
    ) -> None:
        """`ready` waits a limited time for what the bots have learned."""
        self.store = store
        self._ready = ready
        self.send = send
        self.clock = clock
        self.person = Person(player=PLAYER, name="?", webhook="", email="", language="en", muted=[])
        self._tables: dict[str, LocalTable] = {}
        self._at: dict[int, str] = {}  # the table of every socket
        self._lock = asyncio.Lock()
        self._thinking: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Read what is stored about the person."""
        text = await self.store.value(ME)
        if text is not None:
            self.person = Person(**json.loads(text))

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run work when no other work runs."""
        async with self._lock:
            return await work()

    # -- tables -----------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LocalTable:
        """A table: the one that sockets look at, or read from the store. Raises NoTable."""
        if table_id in self._tables:
            return self._tables[table_id]
        text = await self.store.table(table_id)
        if text is None:
            raise NoTable("there is no such table")
        saved = read_table(text)
        steps = [read_step(step) for step in await self.store.steps(table_id, 0)]
        return LocalTable(find_game(saved.row.game), saved, steps, self.send)

    async def _again(self, table: LocalTable) -> LocalTable:
        """Read a table again, after another tab has changed it or a save has failed."""
        self._tables.pop(table.row.id, None)
        fresh = await self.table(table.row.id)
        fresh.sockets, fresh.is_mine = table.sockets, table.is_mine
        self._tables[table.row.id] = fresh
        return fresh

    async def save(self, table: LocalTable) -> None:
        """Store a table whose journal has not changed."""
        await self.store.write(Changes(tables={table.row.id: self.text_of(table)}))

    def text_of(self, table: LocalTable) -> str:
        return table_text(table.saved, table.listed(self.person.player))

    async def _keep(self, table: LocalTable, step: StoredStep) -> None:
        """Store the entry that the match has just made, then send it."""
        is_over, row = table.match.is_over, table.row
        table.row = table.noted(step)
        table.result = result_of(table, self.person.player) if is_over else None
        changes = Changes(
            tables={row.id: self.text_of(table)}, steps=[(row.id, step.seq, step_text(step))]
        )
        if is_over:
            changes.values[STATISTICS] = await self._statistics(table)
        try:
            await self.store.write(changes)
        except PolisError:
            await self._again(table)
            raise
        table.steps.append(step)
        table.tell_entry(step.seq)
        if table.row.phase != row.phase:
            table.tell_table(self.clock())

    async def _statistics(self, table: LocalTable) -> str:
        saved = {one.row.id: one for one in map(read_table, await self.store.tables())}
        saved[table.row.id] = table.saved
        results = [one.result for one in saved.values() if one.result is not None]
        return message_text(statistics_of(results))

    async def level(self, game: str) -> int:
        """The level of adaptive bots in the next match of a game."""
        return level_for(map(read_table, await self.store.tables()), game)

    # -- sockets ----------------------------------------------------------------------------------

    async def receive(self, socket: int, text: str) -> None:
        """Answer a message of a socket."""
        try:
            message = read_message(text)
            await self.run(lambda: self._handle(socket, message))
        except PolisError as error:
            args = dict(error.args_by_name)
            self._say(socket, Refusal(cmd=None, code=error.code, args=args))

    def close(self, socket: int) -> None:
        """Forget a socket; other tabs may play at its table if it was the last one there."""
        table_id = self._at.pop(socket, None)
        table = self._tables.get(table_id or "")
        if table is None:
            return
        table.sockets.pop(socket, None)
        if not table.sockets:
            self._tables.pop(table.row.id)
            self.store.release(table.row.id)

    async def _handle(self, socket: int, message: Any) -> None:
        if isinstance(message, protocol.Ping):
            self._say(socket, protocol.Pong(id=message.id, now=self.clock()))
        elif isinstance(message, protocol.Hello):
            await self._hello(socket, message)
        elif isinstance(message, protocol.Why):
            await self._why(socket, message)
        else:
            await self._command(socket, message)

    def _say(self, socket: int, message: object) -> None:
        self.send(socket, message_text(message))

    async def _hello(self, socket: int, hello: protocol.Hello) -> None:
        if hello.table is None:
            you = You(player=PLAYER, name=self.person.name, seats=[], host=False)
            self._say(socket, protocol.Welcome(protocol=PROTOCOL, now=self.clock(), you=you))
            return
        if self._at.get(socket) not in (None, hello.table):
            self.close(socket)
        table = self._tables[hello.table] = await self.table(hello.table)
        table.is_mine = await self.store.claim(hello.table)
        audience = table.audience_of(self.person, hello)
        table.sockets[socket] = audience
        self._at[socket] = hello.table
        self._say(socket, table.sync(self.person, audience, hello.since, self.clock()))
        if not table.is_mine:
            self._say(socket, Refusal(cmd=None, code=Conflict.code, args={}))
        self.wake_bots(table)

    async def _why(self, socket: int, why: protocol.Why) -> None:
        table = self._tables.get(self._at.get(socket, ""))
        reason = None if table is None else table.match.why(table.sockets[socket], why.part)
        self._say(socket, protocol.Reason(id=why.id, part=why.part, message=reason))

    # -- commands ---------------------------------------------------------------------------------

    async def _command(self, socket: int, command: Command) -> None:
        table = self._tables.get(self._at.get(socket, ""))
        if table is None:
            raise NoTable("say hello to a table first")
        audience = table.sockets[socket]
        try:
            number = await self._carry_out(table, self._seat(table, audience, command), command)
            self._say(socket, Ack(cmd=command.cmd, number=number))
        except PolisError as error:
            self._say(socket, self._refusal(table.row.id, audience, command.cmd, error))

    def _refusal(self, table_id: str, audience: Audience, cmd: str, error: PolisError) -> Refusal:
        refusal = Refusal(cmd=cmd, code=error.code, args=dict(error.args_by_name))
        table = self._tables.get(table_id)
        if table is None or not isinstance(error, Refused):
            return refusal
        number, position = table.match.number(audience), table.position(audience)
        return replace(refusal, number=number, position=position)

    def _seat(self, table: LocalTable, audience: Audience, command: Command) -> Seat:
        mine = info.seats_of(table.seats, self.person.player)
        wanted = command.seat if command.seat is not None else audience
        if wanted is None and len(mine) == 1:
            return mine[0]
        if wanted is None or wanted not in mine:
            raise NotYourSeat("that seat is not yours")
        return wanted

    async def _carry_out(self, table: LocalTable, seat: Seat, command: Command) -> int:
        """Carry out a command once. The number in the stream of the seat that it led to."""
        if not table.is_mine:
            raise Conflict("another tab plays this match")
        key = f"{seat}:{command.cmd}"
        done = table.match.commands.get(key)
        if done is not None:
            return table.match.number_at(done, seat)
        if isinstance(command, Act | TakeBack | Redo):
            await self._keep(table, _played(table, seat, command, key, self.clock()))
        else:
            await self._beside(table, seat, command, key)
        self.wake_bots(table)
        return table.match.number(seat)

    async def _beside(self, table: LocalTable, seat: Seat, command: Command, key: str) -> None:
        """Carry out what needs the consent of others on a server: here they sit together."""
        if isinstance(command, protocol.Propose) and command.what == "rewind":
            seq = None if command.number is None else table.match.seq_of(seat, command.number)
            if seq is None or not table.match.can_rewind(seq):
                raise NoSuch("there is no such entry")
            table.match.check_takebacks()
            await self._keep(table, table.match.rewind(seat, seq, key, self.clock()))
        elif isinstance(command, protocol.Return):
            await self._return(table, seat)
        elif isinstance(command, protocol.Vote):
            raise NoProposal("that proposal is no longer open")
        else:
            raise NoSuch("this is not possible at a table on one device")

    async def _return(self, table: LocalTable, seat: Seat) -> None:
        if table.seats[seat].replaced_by is None:
            raise NotReplaced("you play yourself")
        table.seats[seat] = replace(table.seats[seat], replaced_by=None)
        await self.save(table)
        table.tell_table(self.clock())

    # -- bots -------------------------------------------------------------------------------------

    def wake_bots(self, table: LocalTable) -> None:
        """Let the bots of a table answer, one after the other."""
        table_id = table.row.id
        if table_id not in self._thinking and table.bots_waiting():
            self._thinking[table_id] = asyncio.ensure_future(self._think(table_id))

    async def _think(self, table_id: str) -> None:
        try:
            if self._ready is not None:
                await self._ready()
            while await self.run(lambda: self._think_once(table_id)):
                await asyncio.sleep(0)  # messages of the player come in between
        except PolisError as error:  # not stored; the next hello asks the bot again
            table = self._tables.get(table_id)
            for socket in [] if table is None else table.sockets:
                self._say(socket, Refusal(cmd=None, code=error.code, args={}))
        finally:
            del self._thinking[table_id]

    async def _think_once(self, table_id: str) -> bool:
        table = self._tables.get(table_id)
        asked = [] if table is None else table.bots_waiting()
        if table is None or not asked:
            return False
        seat, bot = asked[0]
        turn = replace(turn_in(table.match.match, seat), budget=BOT_SECONDS)
        action, _failure = table_answer(bot, turn)  # it logs a failure
        key = f"{seat}:bot:{table.match.match.decision(seat)}"
        await self._keep(table, table.match.play(seat, None, action, key, self.clock()))
        return True

    async def settle(self) -> None:
        """Wait until no bot has anything to decide."""
        while self._thinking:
            await asyncio.gather(*self._thinking.values())

    # -- other tabs -------------------------------------------------------------------------------

    async def changed(self, table_id: str) -> None:
        """Another tab has stored something at a table: follow it."""
        await self.run(lambda: self._follow(table_id))

    async def _follow(self, table_id: str) -> None:
        table = self._tables.get(table_id)
        if table is None or table.is_mine:
            return
        for text in await self.store.steps(table_id, table.match.seq):
            step = read_step(text)
            table.match.follow(step)
            table.steps.append(step)
            table.tell_entry(step.seq)
        text_now = await self.store.table(table_id)
        if text_now is not None:
            saved = read_table(text_now)
            table.row, table.seats, table.result = saved.row, [*saved.seats], saved.result
            table.tell_table(self.clock())

    async def granted(self, table_id: str) -> None:
        """The other tab has left a table: play here from now on."""
        await self.run(lambda: self._take_over(table_id))

    async def _take_over(self, table_id: str) -> None:
        table = self._tables.get(table_id)
        if table is None or table.is_mine:
            return
        table = await self._again(table)
        table.is_mine = True
        for socket, audience in table.sockets.items():
            self._say(socket, table.sync(self.person, audience, 0, self.clock()))
        self.wake_bots(table)


def _played(
    table: LocalTable, seat: Seat, command: Act | TakeBack | Redo, key: str, now: int
) -> StoredStep:
    match = table.match
    if isinstance(command, Act):
        return match.play(seat, command.decision, command.action, key, now)
    if isinstance(command, TakeBack):
        match.check_takebacks()
        return match.take_back(seat, key, now)
    return match.redo(seat, key, now)


def read_message(text: str) -> Any:
    """A message of a client. Raises BadMessage."""
    try:
        data = json.loads(text)
        return KINDS[data["type"]](**data)
    except (ValueError, KeyError, TypeError) as error:
        raise BadMessage(str(error)) from error
