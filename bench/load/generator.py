"""The process that plays: `python -m bench.load.generator JOB`, the job as JSON.

It says on its standard output, one JSON object per line, where it is (`ready`, `begin`, `end`) so
that whoever started it can look at the server at the right moments, and at last what it found.
"""

import asyncio
import gc
import sys
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

    urls: list[str]  # the processes of the server
    games: list[str]
    tables: int
    seconds: float
    seats: int = 3
    is_together: bool = False  # all seats of a table at one process; else spread over them
    rate: float | None = None  # moves per second; None: as fast as it goes
    warm_up: float = 3.0
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
        await _play(job, room)
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
            Player(room, _process(job, index, seat), cookie, seat)
            for seat, cookie in enumerate(mine)
        ]
        room.add(Table(room, table_id, players))
        for player in players:
            await player.connect()

    room.keep_pinging()
    await together([partial(table, index) for index in range(job.tables)])
    while not all(player.is_here for player in room.players):
        await asyncio.sleep(0.05)


def _process(job: Job, table: int, seat: int) -> str:
    return job.urls[(table if job.is_together else table + seat) % len(job.urls)]


async def _play(job: Job, room: Room) -> None:
    say("ready", sockets=len(room.players))
    gc.freeze()  # or its own pauses would count as the server's
    room.play()
    await asyncio.sleep(job.warm_up)
    room.measure()
    say("begin")
    used, begin = process_time(), perf_counter()
    await asyncio.sleep(job.seconds)
    moves, seconds = room.tally.moves, perf_counter() - begin
    used = process_time() - used
    say("end", sockets=sum(player.is_here for player in room.players))
    await room.settle(SETTLE_SECONDS)
    tell(room.tally, moves=moves, seconds=seconds, cpu=used)


def tell(tally: Tally, **measured: float) -> None:
    """What was found; moves are those of the time that is measured."""
    say("result", **(msgspec.to_builtins(tally) | measured))


def main() -> None:
    job = msgspec.json.decode(sys.argv[1].encode(), type=Job)
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(job))
    else:
        uvloop.run(run(job))


if __name__ == "__main__":
    main()
