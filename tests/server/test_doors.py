"""Several processes behind one address: the sockets of a table meet in the same one."""

import asyncio
import multiprocessing
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from zlib import crc32

import httpx
import pytest
from websockets.asyncio.client import connect

from polis.client.bot import play
from polis.server import process
from polis.server.doors import CAN_PASS_ON, HANGING_SECONDS, MOST_AT_ONCE, Door, Doors
from tests.server.serving import (
    Serving,
    in_loop,
    persons,
    seated,
    serving,
    settings_for,
    table_of,
    until,
)

pytestmark = pytest.mark.skipif(not CAN_PASS_ON, reason="needs sockets that can be passed on")


@contextmanager
def two_doors() -> Iterator[tuple[Doors, list[Door]]]:
    doors = Doors.made(2, multiprocessing.get_context("spawn"))
    try:
        yield doors, [Door(doors, number) for number in range(2)]
    finally:
        doors.close()


@asynccontextmanager
async def two(database: str) -> AsyncIterator[tuple[Doors, list[Serving]]]:
    settings = settings_for(database)
    with two_doors() as (doors, (first, second)):
        doors.are_ready[1] = True  # the first one need not wait for it
        async with serving(settings, first) as one, serving(settings, second) as other:
            yield doors, [one, other]


def home(doors: Doors, table_id: str) -> int | None:
    return doors.home(table_id.encode())


def be_away(server: Serving, until: float = float("inf")) -> None:
    """As if nobody was at the door of a process."""
    assert server.server.config.door is not None
    server.server.config.door._full_until = until


def open_both(doors: Doors) -> None:
    doors.seen[:] = [time.monotonic()] * 2


def at_home(doors: Doors, number: int) -> str:
    """The name of a table that is at home there."""
    return next(name for name in map(str, range(99)) if home(doors, name) == number)


def sockets(servers: list[Serving]) -> list[int]:
    return [len(server.house.hub.connections) for server in servers]


@in_loop
async def test_the_sockets_of_a_table_meet_in_its_home_whichever_process_they_came_to(
    shared_database: str,
) -> None:
    async with (
        two(shared_database) as (doors, servers),
        persons([server.url for server in servers], "Ana", "Bo") as clients,
    ):
        homes = set()
        for _ in range(6):
            async with seated(clients, "sealed_bids") as (table_id, lives):
                there = home(doors, table_id)
                homes.add(there)
                assert sockets(servers) == [2 * (there == 0), 2 * (there == 1)]
                scores = await asyncio.gather(*(play(live) for live in lives))
                assert scores[0] == scores[1]
            await until(lambda: sockets(servers) == [0, 0])
        assert homes == {0, 1}


@in_loop
async def test_a_table_whose_home_is_not_there_is_served_where_one_comes(
    shared_database: str,
) -> None:
    async with (
        two(shared_database) as (doors, servers),
        persons([server.url for server in servers], "Ana", "Bo") as clients,
    ):
        for server in servers:
            be_away(server)
        await until(lambda: doors.are_open() == [False, False])
        async with seated(clients, "sealed_bids") as (_, lives):
            assert sockets(servers) == [1, 1]
            await asyncio.gather(*(play(live) for live in lives))


@in_loop
async def test_a_connection_that_has_asked_for_other_things_before_is_passed_on_too(
    shared_database: str,
) -> None:
    """A proxy keeps its connections and uses them again."""
    async with two(shared_database) as (doors, servers):
        table_id = at_home(doors, 1)
        reader, writer = await connected(servers[0])
        for path in ("/api/health", "/api/ready"):
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            await reader.readexactly(size)
        async with connect(f"ws://x/api/live?table={table_id}", sock=connection_of(writer)):
            assert sockets(servers) == [0, 1]


async def connected(server: Serving) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", int(server.url.rsplit(":", 1)[1]))


def connection_of(writer: asyncio.StreamWriter) -> socket.socket:
    """The connection, taken out of a stream that has read all that came."""
    connection: socket.socket = writer.get_extra_info("socket")
    taken = connection.dup()
    writer.transport.abort()
    return taken


@in_loop
async def test_what_is_no_socket_and_what_cannot_be_passed_on_is_answered_where_it_comes(
    shared_database: str,
) -> None:
    async with two(shared_database) as (doors, servers), httpx.AsyncClient() as http:
        ids = [at_home(doors, number) for number in (0, 1)]
        for server in servers:
            for table_id in ids:
                answer = await http.get(f"{server.url}/api/live?table={table_id}")
                assert answer.status_code == 404
            answer = await http.get(f"{server.url}/api/live?table={'x' * 40_000}")
            assert answer.status_code >= 400


@in_loop
async def test_a_body_that_looks_like_a_request_is_not_taken_for_one(shared_database: str) -> None:
    """Behind a proxy that uses connections again, the next request would be read as its headers."""
    async with two(shared_database) as (doors, servers):
        body = f"GET /api/live?table={at_home(doors, 1)} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        reader, writer = await connected(servers[0])
        head = f"GET /api/health HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.05)
        writer.write(body)
        writer.write(b"GET /api/ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        rest = await reader.read()
        writer.close()
        assert rest.count(b"HTTP/1.1 ") == rest.count(b"HTTP/1.1 200 OK") == 1


@in_loop
async def test_a_header_that_looks_like_a_request_is_not_taken_for_one(
    shared_database: str,
) -> None:
    """The request before it is answered while the rest of this one is on its way."""
    async with two(shared_database) as (doors, servers):
        reader, writer = await connected(servers[0])
        first = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
        writer.write(first + b"GET /api/ready HTTP/1.1\r\nHost: x\r\nX-Header: ")
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.05)
        value = f"GET /api/live?table={at_home(doors, 1)} HTTP/1.1"
        writer.write(f"{value}\r\nConnection: close\r\n\r\n".encode())
        rest = await reader.read()
        writer.close()
        assert rest.count(b"HTTP/1.1 ") == rest.count(b"HTTP/1.1 200 OK") == 1


@in_loop
async def test_who_came_while_a_home_was_not_there_is_sent_to_it_later(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "SEND_HOME_TICKS", 3)
    async with (
        two(shared_database) as (doors, servers),
        persons([server.url for server in servers], "Ana", "Bo") as clients,
    ):
        be_away(servers[1])
        await until(lambda: doors.are_open() == [True, False])
        while is_at_home_in_the_first(table_id := await table_of(clients, "peaks")):
            pass
        async with clients[1].live(table_id) as live:
            assert sockets(servers) == [1, 0]
            be_away(servers[1], until=0.0)
            await until(lambda: sockets(servers) == [0, 1])
            await live.say("here again")
            await live.until(lambda: bool(live.chat))


@in_loop
async def test_who_says_only_on_the_socket_which_table_he_means_is_left_alone(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He can not be passed on, so he would be sent away for ever. Once a home opens he may be asked
    to come again, as all are who may have come in its absence."""
    monkeypatch.setattr(process, "SEND_HOME_TICKS", 1)
    async with (
        two(shared_database) as (_, servers),
        persons(servers[0].url, "Ana", "Bo") as clients,
    ):
        await asyncio.sleep(0.5)  # both have seen that the other one is there
        while is_at_home_in_the_first(table_id := await table_of(clients, "peaks")):
            pass
        live = clients[0].live(table_id)
        live._url = live._url.partition("?")[0]
        async with live:
            (before,) = servers[0].house.hub.connections
            await asyncio.sleep(1)
            assert servers[0].house.hub.connections == {before}


def is_at_home_in_the_first(table_id: str) -> bool:
    """Of two processes that are there."""
    return crc32(table_id.encode()) % 2 == 0


def test_who_waits_at_the_door_of_a_dead_process_is_sent_away_at_once() -> None:
    with two_doors() as (doors, (first, _)):
        open_both(doors)
        callers = wait_at_the_second(doors, first)
        assert len(callers) > MOST_AT_ONCE
        doors.shut(1)
        for caller in callers:
            caller.settimeout(5)
            assert caller.recv(1) == b""
            caller.close()


def wait_at_the_second(doors: Doors, first: Door, most: int = 1000) -> list[socket.socket]:
    """People who are passed on by the first process and not taken by the second."""
    data = f"GET /api/live?table={at_home(doors, 1)} HTTP/1.1\r\n".encode()
    callers, is_taken = list[socket.socket](), True
    while is_taken and len(callers) < most:
        caller, accepted = socket.socketpair()
        is_taken = first.pass_on(accepted.fileno(), data)
        accepted.close()
        callers.append(caller)
    return callers


def test_who_comes_through_a_door_is_not_handed_on_to_the_bots() -> None:
    with two_doors() as (doors, (first, _)):
        open_both(doors)
        (caller,) = wait_at_the_second(doors, first, 1)
        ((connection, _),) = doors.ways[1].taken()
        assert connection is not None
        assert not connection.get_inheritable()
        connection.close()
        caller.close()


@in_loop
async def test_a_process_without_room_is_passed_over_for_a_while() -> None:
    with two_doors() as (doors, (first, second)):
        open_both(doors)
        name = at_home(doors, 1)
        let_in = list[socket.socket]()
        second.open(lambda connection, _: let_in.append(connection))
        callers = wait_at_the_second(doors, first, 1)
        with no_more_files():
            while home(doors, name) == 1:
                await asyncio.sleep(0)
        assert let_in == []
        assert callers[0].recv(1) == b""
        second._full_until = 0.0
        second.attend()
        assert home(doors, name) == 1
        second.close()
        callers[0].close()


@contextmanager
def no_more_files() -> Iterator[None]:
    import resource  # not on every system

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_table_whose_home_is_not_there_has_another_one_on_which_all_agree() -> None:
    with two_doors() as (doors, (first, second)):
        open_both(doors)
        name = at_home(doors, 1)
        assert (first.is_home_of(name), second.is_home_of(name)) == (False, True)
        doors.shut(1)
        assert home(doors, name) == 0
        assert first.is_home_of(name)


def test_a_process_that_hangs_is_not_there() -> None:
    with two_doors() as (doors, _):
        open_both(doors)
        name = at_home(doors, 1)
        doors.seen[1] -= HANGING_SECONDS
        assert home(doors, name) == 0
        doors.seen[0] -= HANGING_SECONDS
        assert home(doors, name) is None
