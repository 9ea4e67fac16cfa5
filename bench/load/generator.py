"""The process that plays: `python -m bench.load.generator JOB`, the job as JSON.

When everybody sits, it does as it is told, a word per line on its standard input: `play`, `measure`
(what is sent from now on), `rest`, `end`. It answers each with one JSON object per line, what was
counted so far, and at the end with all it found. So whoever started it can look at the server at
the same moments.
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

from bench.load.lobby import Api, Lobby, together
from bench.load.player import Player
from bench.load.room import Room, Table, Tally

SETTLE_SECONDS = 20.0


class Job(msgspec.Struct):
    """What is to be played."""

    urls: list[str]  # of the servers; the seats of a table are spread over them
    games: list[str]
    tables: int
    seats: int = 3
    rate: float | None = None  # moves per second; None: as fast as it goes
    cut_seconds: float = 600.0  # how long a socket holds on the average
    is_begun: bool = True  # tables are somewhere in the middle of a game, not at its beginning


def say(what: str, **more: Any) -> None:
    sys.stdout.write(msgspec.json.encode({"what": what, **more}).decode() + "\n")
    sys.stdout.flush()


async def run(job: Job) -> None:
    api = Api(job.urls)

    async def rematch(table: Table) -> str:
        cookie = table.players[0].cookie
        made = await api.post(f"/api/tables/{table.id}/rematch", cookie, {})
        return str(made["table"]["id"])

    room = Room(rematch, job.rate, job.cut_seconds)
    try:
        await _sit_down(job, api, room)
        await _obey(room)
    finally:
        room.close()
        await api.close()


async def _sit_down(job: Job, api: Api, room: Room) -> None:
    lobby = Lobby(api, job.games, job.seats)
    await lobby.open(job.is_begun)
    cookies = await lobby.persons(job.tables * job.seats)

    async def table(index: int) -> None:
        mine = cookies[index * job.seats : (index + 1) * job.seats]
        table_id = await lobby.table(index, mine)
        players = [
            Player(room, job.urls[(index + seat) % len(job.urls)], cookie, seat)
            for seat, cookie in enumerate(mine)
        ]
        room.add(Table(room, table_id, players))
        for player in players:
            await player.connect()

    room.keep_pinging()
    await together([partial(table, index) for index in range(job.tables)])
    while not all(player.is_here for player in room.players):
        await asyncio.sleep(0.05)


async def _obey(room: Room) -> None:
    gc.freeze()  # or its own pauses would count as the server's
    say("ready")
    async for word in _words():
        if word == "end":
            break
        {"play": room.play, "measure": room.measure, "rest": room.rest}[word]()
        sockets = sum(player.is_here for player in room.players)
        say(word, moves=room.tally.moves, cpu=process_time(), at=perf_counter(), sockets=sockets)
    await room.settle(SETTLE_SECONDS)
    tell(room.tally)


async def _words() -> AsyncIterator[str]:
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
    async for line in reader:
        yield line.decode().strip()


def tell(tally: Tally) -> None:
    """What was found."""
    say("result", **msgspec.to_builtins(tally))


def main() -> None:
    job = msgspec.json.decode(sys.argv[1].encode(), type=Job)
    if hasattr(os, "SCHED_BATCH"):  # whoever hears something does not push the server aside for it
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(job))
    else:
        uvloop.run(run(job))


if __name__ == "__main__":
    main()
