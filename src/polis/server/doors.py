"""Several processes behind one address: every table has a home among them, and who opens a socket
for it is passed on to there, connection and all.

The system gives a new connection to any process that listens. With the seats of a table in several
of them each would have to follow all of its moves, and two processes would carry less than one. It
is a matter of cost alone: any process can serve any table, and does if the other is not there.
"""

import asyncio
import contextlib
import os
import re
import socket
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from multiprocessing.context import SpawnContext
from typing import Any
from zlib import crc32

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from polis.server.live import PATH

REQUEST = f"GET {PATH}?table=".encode()  # how browsers ask for the socket of a table
TABLE_END = re.compile(rb"[ &]")
LONGEST_REQUEST = 65_536  # bytes of what has come with it; a longer one is served where it is
MOST_AT_ONCE = 100  # connections that are let in before anything else is done
OTHERS_SECONDS = 5.0  # for the other processes to come up
HANGING_SECONDS = 2.0  # a process that did not come to its door for so long is not there
FULL_SECONDS = 5.0  # for which a process is not there that has no file left for whoever comes
CAN_PASS_ON = sys.platform == "linux"  # elsewhere a file may be lost that is closed on its way
log = structlog.get_logger()


@dataclass(frozen=True)
class Way:
    """Into a process: what goes in outside comes out inside."""

    outside: socket.socket
    inside: socket.socket

    @staticmethod
    def made() -> "Way":
        way = Way(*socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM))
        way.outside.setblocking(False)
        way.inside.setblocking(False)
        return way

    def taken(self) -> Iterator[tuple[socket.socket | None, bytes]]:
        """The connections that wait inside, and what has come on them. None: there was no file left
        for one, and the system has closed it."""
        while True:
            try:
                data, files, _, _ = socket.recv_fds(self.inside, LONGEST_REQUEST, 1)
            except BlockingIOError:
                return
            for file in files:
                os.set_inheritable(file, False)  # or it would stay open in the processes of bots
            yield socket.socket(fileno=files[0]) if files else None, data


@dataclass(frozen=True)
class Doors:
    """A way into every process, and who takes what comes. All of them have it, in shared memory."""

    ways: list[Way]
    are_ready: Any  # to be opened, or open
    seen: Any  # when somebody was last at the door; 0: it is shut

    @staticmethod
    def made(count: int, context: SpawnContext) -> "Doors":
        ways = [Way.made() for _ in range(count)]
        return Doors(ways, context.RawArray("b", count), context.RawArray("d", count))

    def shut(self, number: int) -> None:
        """The process is gone: who was on the way to it is sent away, and comes again."""
        self.are_ready[number] = False
        self.seen[number] = 0.0
        for connection, _ in self.ways[number].taken():
            if connection is not None:
                connection.close()

    def close(self) -> None:
        for way in self.ways:
            way.inside.close()
            way.outside.close()

    def unseen(self, number: int) -> float:
        """For how many seconds nobody has been at a door that is not shut."""
        seen: float = self.seen[number]
        return time.monotonic() - seen if seen else 0.0

    def are_open(self) -> list[bool]:
        numbers = range(len(self.ways))
        return [self.seen[n] > 0.0 and self.unseen(n) < HANGING_SECONDS for n in numbers]

    def home(self, table: bytes) -> int | None:
        """Where a table is served, if anybody is there. All processes agree."""
        count = len(self.ways)
        first = crc32(table) % count
        are_open = self.are_open()
        numbers = ((first + step) % count for step in range(count))
        return next((number for number in numbers if are_open[number]), None)


class Door:
    """The door of one process."""

    def __init__(self, doors: Doors, number: int) -> None:
        self._doors = doors
        self._number = number
        self._way = doors.ways[number]
        self._seen_open: list[bool] = []
        self._full_until = 0.0

    async def unlock(self) -> None:
        """Before it is opened: where nobody is served yet, wait a while for the others to be ready
        too. Who came first would take all tables."""
        self._doors.are_ready[self._number] = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(OTHERS_SECONDS):
                while not all(self._doors.are_ready) and not any(self._doors.are_open()):
                    await asyncio.sleep(0.02)

    def open(self, let_in: Callable[[socket.socket, bytes], None]) -> None:
        """Let in who is passed on to here, with what came on the connection."""

        def take() -> None:
            for connection, data in islice(self._way.taken(), MOST_AT_ONCE):
                if connection is None:
                    self._be_full()
                else:
                    let_in(connection, data)

        asyncio.get_running_loop().add_reader(self._way.inside, take)
        self.attend()
        self._seen_open = self._doors.are_open()

    def attend(self) -> None:
        """To be called again and again: somebody is there."""
        moment = time.monotonic()
        self._doors.seen[self._number] = moment if moment >= self._full_until else 0.0

    def _be_full(self) -> None:
        """Others have room perhaps; who is sent away comes again, and is not passed on to here."""
        if not self._full_until or time.monotonic() > self._full_until:
            log.warning("no more files: who is passed on to here is lost", process=self._number)
        self._full_until = time.monotonic() + FULL_SECONDS
        self.attend()

    def has_another_opened(self) -> bool:
        """Since the last look."""
        before, self._seen_open = self._seen_open, self._doors.are_open()
        return any(now and not then for then, now in zip(before, self._seen_open, strict=True))

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._way.inside)
        self._doors.shut(self._number)

    def is_home_of(self, table_id: str) -> bool:
        """Whether there is no better place for a table."""
        return self._doors.home(table_id.encode()) in (self._number, None)

    def pass_on(self, file: int, data: bytes) -> bool:
        """Give an open file to where the table is at home that is asked for, unless that is here.
        Whether it was taken."""
        if not data.startswith(REQUEST) or len(data) > LONGEST_REQUEST:
            return False
        home = self._doors.home(TABLE_END.split(data[len(REQUEST) :], 1)[0])
        if home in (self._number, None):
            return False
        try:
            socket.send_fds(self._doors.ways[home].outside, [data], [file])
        except OSError:  # too much is on its way there, or too long
            return False
        return True


class Entrance(HttpToolsProtocol):
    """A connection, from its first request on."""

    def __init__(self, door: Door | None = None, first: bytes = b"", **of_server: Any) -> None:
        super().__init__(**of_server)
        self._door = door
        self._first = first  # what has come on it in another process
        self._is_request_begun = bool(first)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._first:
            self.data_received(self._first)

    def data_received(self, data: bytes) -> None:
        if self._is_between_requests and self._is_passed_on(data):
            return
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._is_request_begun = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._is_request_begun = False
        super().on_message_complete()

    @property
    def _is_between_requests(self) -> bool:
        """Whether what comes next begins a request. What belongs to one that has come in part, or
        to a body that nobody waited for, could be made to look like it."""
        cycle: Any = self.cycle  # None before the first one
        return not self._is_request_begun and (cycle is None or cycle.response_complete)

    def _is_passed_on(self, data: bytes) -> bool:
        if self._door is None or self.transport.get_write_buffer_size():
            return False
        file: int = self.transport.get_extra_info("socket").fileno()
        if not self._door.pass_on(file, data):
            return False
        self.transport.abort()  # closes it here; the other process has it
        return True
