"""`polis serve --workers 2`: several processes behind one address, each replaced when it dies."""

import asyncio
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from zlib import crc32

import pytest
import structlog

from polis.client.bot import play
from polis.server.doors import HANGING_SECONDS
from polis.server.settings import Settings
from polis.server.workers import HUNG_SECONDS, Workers
from tests.server.serving import ServerProcess, in_loop, persons, seated

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc"),
]


def children(pid: int) -> list[int]:
    """The server processes below the one that looks after them."""
    found = []
    for path in Path(f"/proc/{pid}/task/{pid}").glob("children"):
        for child in map(int, path.read_text().split()):
            command = Path(f"/proc/{child}/cmdline").read_bytes()
            if b"spawn_main" in command:
                found.append(child)
    return found


def bots(pid: int) -> list[int]:
    """The processes in which the bots of a worker think."""
    started = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return [one for one in started if b"bot_worker" in Path(f"/proc/{one}/cmdline").read_bytes()]


def connections(pid: int, port: int) -> int:
    """How many people are connected with a port through a process; it may listen there as well."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inodes = {row[9] for row in rows if row[1].endswith(f":{port:04X}")}
    files = [str(path.readlink()) for path in Path(f"/proc/{pid}/fd").iterdir()]
    return sum(f"socket:[{inode}]" in files for inode in inodes)


@asynccontextmanager
async def two_workers(database: str) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(database, None, POLIS_WORKERS="2")
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


def home(server: ServerProcess, table_id: str) -> int:
    """The process where a table is at home."""
    return children(server.pid)[crc32(table_id.encode()) % 2]


@in_loop
async def test_a_match_goes_on_while_the_worker_of_its_table_is_killed(
    shared_database: str,
) -> None:
    async with (
        two_workers(shared_database) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "sealed_bids", ["random"]) as (table_id, lives),
    ):
        assert len(children(server.pid)) == 2
        playing = asyncio.gather(*(play(live) for live in lives))
        killed = home(server, table_id)
        os.kill(killed, signal.SIGKILL)
        scores = await playing
        assert scores[0] == scores[1]
        while len(children(server.pid)) < 2:
            await asyncio.sleep(0.1)
        assert killed not in children(server.pid)


@in_loop
async def test_all_who_look_at_a_table_are_passed_on_to_the_same_worker(
    shared_database: str,
) -> None:
    async with (
        two_workers(shared_database) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, visibility="public") as (table_id, _),
        AsyncExitStack() as guests,
    ):
        workers = children(server.pid)
        before = [connections(pid, server.port) for pid in workers]
        for _ in range(12):
            await guests.enter_async_context(clients[0].live(table_id, watch=True))
        after = [connections(pid, server.port) for pid in workers]
        assert sorted(new - old for old, new in zip(before, after)) == [0, 12]


@in_loop
async def test_bots_hold_no_connection_of_people_open(shared_database: str) -> None:
    async with (
        two_workers(shared_database) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "sealed_bids", ["random"]) as (table_id, lives),
    ):
        await asyncio.gather(*(play(live) for live in lives))
        thinking = bots(home(server, table_id))
        assert thinking
        assert [connections(pid, server.port) for pid in thinking] == [0] * len(thinking)


@in_loop
async def test_the_tables_of_a_worker_that_hangs_are_served_by_another_one(
    shared_database: str,
) -> None:
    async with two_workers(shared_database) as server:
        stopped = children(server.pid)[0]
        os.kill(stopped, signal.SIGSTOP)
        try:
            await asyncio.sleep(HANGING_SECONDS)
            async with asyncio.timeout(30):
                for name in map(str, range(12)):
                    assert (await answer(server, f"/api/live?table={name}")).startswith("HTTP/1.1")
        finally:
            os.kill(stopped, signal.SIGCONT)


def test_a_worker_that_hangs_for_long_is_ended_and_the_log_says_so() -> None:
    listener = socket.socket()
    workers = Workers(Settings(workers=2), listener)
    assert workers._doors is not None
    sleeping = multiprocessing.get_context("spawn").Process(target=time.sleep, args=[600])
    sleeping.start()
    workers._processes[1] = sleeping
    workers._doors.seen[1] = time.monotonic() - HUNG_SECONDS / 2
    workers._end_hanging()
    workers._doors.seen[1] = time.monotonic() - HUNG_SECONDS - 1
    workers._looked -= HUNG_SECONDS  # as if all of them had been stopped
    workers._end_hanging()
    assert sleeping.is_alive()
    with structlog.testing.capture_logs() as lines:
        workers._end_hanging()
        workers._bury()
    assert [line["event"] for line in lines] == ["a worker hangs and is ended", "a worker died"]
    assert workers._due[1] > time.monotonic()
    workers.close()
    listener.close()


async def answer(server: ServerProcess, path: str) -> str:
    """To somebody who has a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    text = await reader.read()
    writer.close()
    return text.decode()


def test_nobody_stays_behind_when_the_one_who_looks_after_workers_breaks(
    shared_database: str,
) -> None:
    code = (
        "from polis.server.main import serve; serve(port=0, workers=2, on_address=lambda _: 1 / 0)"
    )
    environment = {**os.environ, "POLIS_DATABASE": shared_database}
    ended = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, timeout=60, check=False
    )
    assert ended.returncode == 1
    assert b"ZeroDivisionError" in ended.stderr
