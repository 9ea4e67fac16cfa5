"""`polis serve --workers 2`: several processes behind one address, each replaced when it dies."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from polis.client.bot import play
from tests.server.serving import ServerProcess, in_loop, persons, seated

ESTABLISHED = "01"

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


def connections(pid: int, port: int) -> int:
    """How many people are connected with a port through a process."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    here = f":{port:04X}"
    inodes = {row[9] for row in rows if row[1].endswith(here) and row[3] == ESTABLISHED}
    files = [str(path.readlink()) for path in Path(f"/proc/{pid}/fd").iterdir()]
    return sum(f"socket:[{inode}]" in files for inode in inodes)


@in_loop
async def test_a_match_goes_on_while_one_of_two_workers_is_killed(shared_database: str) -> None:
    server = ServerProcess(shared_database, None, POLIS_WORKERS="2")
    await server.start()
    try:
        pid = server.pid
        assert len(children(pid)) == 2
        async with (
            persons(server.url, "Ana", "Bo") as clients,
            seated(clients, "sealed_bids", ["random"]) as (_, lives),
        ):
            playing = asyncio.gather(*(play(live) for live in lives))
            before = children(pid)
            os.kill(before[0], signal.SIGKILL)
            scores = await playing
            assert scores[0] == scores[1]
            while len(children(pid)) < 2:
                await asyncio.sleep(0.1)
            assert before[0] not in children(pid)
    finally:
        await server.stop()


@in_loop
async def test_all_who_look_at_a_table_are_passed_on_to_the_same_worker(
    shared_database: str,
) -> None:
    server = ServerProcess(shared_database, None, POLIS_WORKERS="2")
    await server.start()
    try:
        workers = children(server.pid)
        async with (
            persons(server.url, "Ana", "Bo") as clients,
            seated(clients, visibility="public") as (table_id, _),
            AsyncExitStack() as guests,
        ):
            before = [connections(pid, server.port) for pid in workers]
            for _ in range(12):
                await guests.enter_async_context(clients[0].live(table_id, watch=True))
            after = [connections(pid, server.port) for pid in workers]
            assert sorted(new - old for old, new in zip(before, after)) == [0, 12]
    finally:
        await server.stop()
