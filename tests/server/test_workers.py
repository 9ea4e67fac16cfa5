"""`polis serve --workers 2`: several processes behind one address, each replaced when it dies."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from polis.client.bot import play
from tests.server.serving import ServerProcess, in_loop, persons, seated

pytestmark = pytest.mark.slow


def children(pid: int) -> list[int]:
    """The server processes below the one that looks after them."""
    found = []
    for path in Path(f"/proc/{pid}/task/{pid}").glob("children"):
        for child in map(int, path.read_text().split()):
            command = Path(f"/proc/{child}/cmdline").read_bytes()
            if b"spawn_main" in command:
                found.append(child)
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
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
