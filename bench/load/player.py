"""One player at one table: plays random choices through a socket and notices what goes wrong."""

import asyncio
import json
import random
from time import perf_counter
from typing import TYPE_CHECKING

from bench.load.messages import Ack, Entry, Position, Refused, Sync, Update, read
from bench.load.socket import Socket, connect, handshake

if TYPE_CHECKING:
    from bench.load.driver import Driver, Table

PROTOCOL = 1
PAUSES = (0.05, 0.5)  # seconds before a player reconnects


class Player:
    """A player whose socket reconnects by itself, with the last number they have."""

    def __init__(self, driver: "Driver", url: str, cookie: str, seat: int) -> None:
        self.driver = driver
        self.cookie = cookie
        self.seat = seat
        self.table: Table | None = None
        self.url = url
        self.is_here = False  # whether they are connected and up to date
        self.number: int | None = None
        self.acked = self.received = 0  # own moves of this game: acknowledged, and received
        self.question: tuple[int, list[int]] | None = None  # its number, and the possible answers
        self._answered: int | None = None
        self._command: tuple[str, bytes] | None = None  # what is not acknowledged yet
        self._sent: float | None = None  # when, until the move is received
        self._cut: float | None = None  # when the socket was lost
        self._socket: Socket | None = None
        self._num_commands = 0

    # -- the socket -------------------------------------------------------------------------------

    def sit(self, table: "Table") -> None:
        """Go to a table. From a finished one, go to the next with a new socket, as a page does."""
        self.table = table
        self.number = self.question = self._answered = self._command = self._sent = None
        self.acked = self.received = 0
        self.is_here = False
        if self._socket is not None:
            self._socket.leave()
            self.driver.start(self._connect_or_retry())

    async def connect(self) -> None:
        assert self.table is not None
        request = handshake(self.url, self.cookie, self.table.id)
        socket = Socket(request, self._hello, self._receive, self._lost)
        self._socket = socket
        await connect(self.url, socket)

    def cut(self) -> None:
        if self._socket is not None and self.is_here:
            self.driver.tally.cuts += 1
            self._socket.cut()

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.cut()

    def ping(self, number: int) -> None:
        if self._socket is not None and self.is_here:
            self._socket.send(b'{"type":"ping","id":%d,"visible":true}' % number)

    def _hello(self) -> None:
        assert self.table is not None
        assert self._socket is not None
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "table": self.table.id,
            "seat": self.seat,
            "since": self.number,
        }
        self._socket.send(json.dumps(hello).encode())

    def _lost(self) -> None:
        self.is_here = False
        self._socket = None
        if not self.driver.is_closing:
            self._cut = self._cut or perf_counter()
            self.driver.start(self._reconnect_later())

    async def _reconnect_later(self) -> None:
        await asyncio.sleep(random.uniform(*PAUSES))
        await self._connect_or_retry()

    async def _connect_or_retry(self) -> None:
        try:
            await self.connect()
        except OSError:
            self.driver.start(self._reconnect_later())

    # -- what is received -------------------------------------------------------------------------

    def _receive(self, text: bytes) -> None:
        moment = perf_counter()
        message = read(text)
        if isinstance(message, Update):
            if self.is_here:  # otherwise it is an update of the previous table
                self._follow(message.entry, moment, is_late=False)
                self._look(message.position)
        elif isinstance(message, Ack):
            self._settle(message.cmd)
        elif isinstance(message, Sync):
            self._synced(message, moment)
        elif isinstance(message, Refused):
            self._refused(message)

    def _synced(self, sync: Sync, moment: float) -> None:
        assert self.table is not None
        if sync.table.id != self.table.id:
            return  # the answer to a hello from before the rematch
        for entry in sync.missed or ():
            self._follow(entry, moment, is_late=True)
        if self.number is not None and self.number != sync.number:
            self.driver.tally.gaps += 1
        self.number = sync.number
        self.is_here = True
        if self._cut is not None:
            self.driver.tally.returns.append(moment - self._cut)
            self._cut = None
        if self._command is not None and self._socket is not None:
            self._socket.send(self._command[1])  # again; the server carries it out once
        if sync.position is not None:
            self._look(sync.position)

    def _follow(self, entry: Entry, moment: float, is_late: bool) -> None:
        assert self.table is not None
        if self.number is not None and entry.number != self.number + 1:
            self.driver.tally.gaps += 1
        self.number = entry.number
        if entry.seat is None:
            return
        self.table.note((entry.seat, entry.at), moment, is_late)
        if entry.seat == self.seat:
            self.received += 1
            if self._sent is not None:
                self.table.move((entry.seat, entry.at), self._sent)
                self._sent = None

    def _look(self, position: Position) -> None:
        assert self.table is not None
        if position.over:
            self.question = None
            self.table.is_over_for(self)
        elif position.decision is None:
            self.question = None
        elif position.decision != self._answered:
            self.question = (position.decision, [choice.action for choice in position.choices])
            self.driver.is_asked(self)

    def _settle(self, cmd: str) -> None:
        if self._command is not None and self._command[0] == cmd:
            self._command = None
            self.acked += 1
            if self.question is not None:
                self.driver.is_asked(self)

    def _refused(self, refusal: Refused) -> None:
        self.driver.tally.refused[refusal.code] += 1
        if self._command is not None and self._command[0] == refusal.cmd:
            self._command = self._sent = self._answered = None
            if refusal.position is not None:
                self._look(refusal.position)

    # -- what is sent -----------------------------------------------------------------------------

    def act(self) -> bool:
        """Answer the open question, if there still is one and the player is connected."""
        if self.question is None or not self.is_here or self._command is not None:
            return False
        assert self._socket is not None
        decision, actions = self.question
        self.question, self._answered = None, decision
        self._num_commands += 1
        cmd = f"{self._num_commands}"
        action = random.choice(actions)
        text = b'{"type":"act","cmd":"%s","decision":%d,"action":%d}'
        command = text % (cmd.encode(), decision, action)
        self._command = (cmd, command)
        self._sent = perf_counter()
        self._socket.send(command)
        return True

    @property
    def is_settled(self) -> bool:
        """Whether all their moves are acknowledged and were received."""
        return self._command is None and self.acked == self.received
