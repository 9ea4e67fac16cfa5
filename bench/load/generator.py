"""The load generator, in its own process: `python -m bench.load.generator JOB`, the job as JSON.

When all players sit at their tables, it reads commands from its standard input, one word per line:
`play`, `measure` (the moves from now on), `rest`, `end`. It answers each with one JSON object per
line: what was counted so far, and after `end` all that was found. So its caller can read the
server's CPU time at the same moments.

`--against` runs the generators of two revisions, so this name, the fields of `Job` and the answers
stay the same.
"""

import asyncio
import gc
import os
import sys
from collections.abc import AsyncIterator
from functools import partial
from time import perf_counter, process_time
from typing import Any

import msgspec

from bench.load.driver import Driver, Table, Tally
from bench.load.player import Player
from bench.load.table_setup import Api, Lobby, together

SETTLE_SECONDS = 20.0


class Job(msgspec.Struct):
    """What to play."""

    urls: list[str]  # of the servers; the seats of a table are spread over them
    games: list[str]
    tables: int
    seats: int = 3
    rate: float | None = None  # moves per second; None: as fast as possible
    cut_seconds: float = 600.0  # how long a socket lives on average
    is_begun: bool = True  # whether tables start in the middle of a game


def say(what: str, **more: Any) -> None:
    sys.stdout.write(msgspec.json.encode({"what": what, **more}).decode() + "\n")
    sys.stdout.flush()


async def run(job: Job) -> None:
    api = Api(job.urls)

    async def rematch(table: Table) -> str:
        cookie = table.players[0].cookie
        made = await api.post(f"/api/tables/{table.id}/rematch", cookie, {})
        return str(made["table"]["id"])

    driver = Driver(rematch, job.rate, job.cut_seconds)
    try:
        await _sit_down(job, api, driver)
        await _obey(driver)
    finally:
        driver.close()
        await api.close()


async def _sit_down(job: Job, api: Api, driver: Driver) -> None:
    lobby = Lobby(api, job.games, job.seats)
    await lobby.open(job.is_begun)
    cookies = await lobby.persons(job.tables * job.seats)

    async def table(index: int) -> None:
        mine = cookies[index * job.seats : (index + 1) * job.seats]
        table_id = await lobby.table(index, mine)
        players = [
            Player(driver, job.urls[(index + seat) % len(job.urls)], cookie, seat)
            for seat, cookie in enumerate(mine)
        ]
        driver.add(Table(driver, table_id, players))
        for player in players:
            await player.connect()

    driver.keep_pinging()
    await together([partial(table, index) for index in range(job.tables)])
    while not all(player.is_here for player in driver.players):
        await asyncio.sleep(0.05)


async def _obey(driver: Driver) -> None:
    gc.freeze()  # otherwise its own pauses would count as the server's
    say("ready")
    async for word in _words():
        if word == "end":
            break
        {"play": driver.play, "measure": driver.measure, "rest": driver.rest}[word]()
        sockets = sum(player.is_here for player in driver.players)
        say(word, moves=driver.tally.moves, cpu=process_time(), at=perf_counter(), sockets=sockets)
    await driver.settle(SETTLE_SECONDS)
    tell(driver.tally)


async def _words() -> AsyncIterator[str]:
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
    async for line in reader:
        yield line.decode().strip()


def tell(tally: Tally) -> None:
    """Report what was found."""
    say("result", **msgspec.to_builtins(tally))


def main() -> None:
    job = msgspec.json.decode(sys.argv[1].encode(), type=Job)
    if hasattr(os, "SCHED_BATCH"):  # a message to a player must not interrupt the server
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(job))
    else:
        uvloop.run(run(job))


if __name__ == "__main__":
    main()
