"""Several processes behind one address: every table has a home among them, and who opens a socket
for it is passed on to there, connection and all.

The system gives a new connection to any process that listens. With the seats of a table in several
of them each would have to follow all of its moves, and two processes would carry less than one. It
is a matter of cost alone: any process can serve any table, and does if the other is not there.
"""

import asyncio
import contextlib
import re
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from typing import Any
from zlib import crc32

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from polis.server.live import PATH

REQUEST = f"GET {PATH}?table=".encode()  # how browsers ask for the socket of a table
TABLE_END = re.compile(rb"[ &]")
LONGEST_REQUEST = 65_536  # bytes of what has come with it; a longer one is served where it is
MOST_AT_ONCE = 100  # connections that are let in before anything else is done
OTHERS_SECONDS = 5.0  # for the other processes to come up
CAN_PASS_ON = sys.platform != "win32"


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

    def taken(self) -> Iterator[tuple[socket.socket, bytes]]:
        """The connections that wait inside, and what has come on them."""
        for _ in range(MOST_AT_ONCE):
            try:
                data, files, _, _ = socket.recv_fds(self.inside, LONGEST_REQUEST, 1)
            except BlockingIOError:
                return
            for file in files:
                yield socket.socket(fileno=file), data


@dataclass(frozen=True)
class Doors:
    """A way into every process, and whether somebody takes what comes. All of them have it."""

    ways: list[Way]
    are_open: Any  # shared memory

    @staticmethod
    def made(count: int, context: SpawnContext) -> "Doors":
        return Doors([Way.made() for _ in range(count)], context.RawArray("b", count))

    def shut(self, number: int) -> None:
        """The process is gone: who was on the way to it is sent away, and comes again."""
        self.are_open[number] = False
        for connection, _ in self.ways[number].taken():
            connection.close()

    def home(self, table: bytes) -> int:
        """Where a table is served, or would be if anybody was there. All processes agree."""
        count = len(self.ways)
        first = crc32(table) % count
        numbers = ((first + step) % count for step in range(count))
        return next((number for number in numbers if self.are_open[number]), first)


class Door:
    """The door of one process."""

    def __init__(self, doors: Doors, number: int) -> None:
        self._doors = doors
        self._number = number
        self._way = doors.ways[number]
        self._seen_open: list[int] = []

    async def unlock(self) -> None:
        """Others may pass on to here. Wait a while for them to do the same: who came first would
        take all tables."""
        self._doors.are_open[self._number] = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(OTHERS_SECONDS):
                while not all(self._doors.are_open):
                    await asyncio.sleep(0.02)

    def open(self, let_in: Callable[[socket.socket, bytes], None]) -> None:
        """Let in who is passed on to here, with what came on the connection."""

        def take() -> None:
            for connection, data in self._way.taken():
                let_in(connection, data)

        asyncio.get_running_loop().add_reader(self._way.inside, take)
        self._seen_open = list(self._doors.are_open)

    def has_another_opened(self) -> bool:
        """Since the last look."""
        before, self._seen_open = self._seen_open, list(self._doors.are_open)
        return any(now and not then for then, now in zip(before, self._seen_open, strict=True))

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._way.inside)
        self._doors.shut(self._number)

    def is_home_of(self, table_id: str) -> bool:
        """Whether there is no better place for a table."""
        home = self._doors.home(table_id.encode())
        return home == self._number or not self._doors.are_open[home]

    def pass_on(self, file: int, data: bytes) -> bool:
        """Give an open file to where the table is at home that is asked for, unless that is here.
        Whether it was taken."""
        if not data.startswith(REQUEST) or len(data) > LONGEST_REQUEST:
            return False
        home = self._doors.home(TABLE_END.split(data[len(REQUEST) :], 1)[0])
        if home == self._number or not self._doors.are_open[home]:
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
        self._is_between_requests = not first

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._first:
            self.data_received(self._first)

    def data_received(self, data: bytes) -> None:
        if self._is_between_requests and self._is_passed_on(data):
            return
        self._is_between_requests = False
        super().data_received(data)

    def on_response_complete(self) -> None:
        """What comes next is a request, unless another one has come already, or the rest of a body
        that nobody waited for: it could be made to look like one."""
        super().on_response_complete()
        self._is_between_requests = self.cycle.response_complete and not self.cycle.more_body

    def _is_passed_on(self, data: bytes) -> bool:
        if self._door is None or self.transport.get_write_buffer_size():
            return False
        file: int = self.transport.get_extra_info("socket").fileno()
        if not self._door.pass_on(file, data):
            return False
        self.transport.abort()  # closes it here; the other process has it
        return True
