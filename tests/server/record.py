"""Records what a release leaves behind, so that every later one can prove that it still opens it.

    python -m tests.server.record

plays through a real server and writes `tests/server/golden/<version>/`: journals of whole matches
as people export them, their results, and a backup of a database. Do it once for every release, just
before it, and add the folder; never touch the folder of a release that is out. Until then, a change
of the rules or of the schema is a reason to record again.
"""

import asyncio
import json
import random
import shutil
import sys
import tempfile
from pathlib import Path

from polis.client import Client, Live
from polis.client.bot import play
from polis.server.http.routing import VERSION
from polis.server.ops.admin import backup
from polis.wire.position import Position, Score
from tests.server.serving import persons, seated, serving, settings_for, table_of

GOLDEN = Path(__file__).parent / "golden"
SMALL = [("sealed_bids", 2, 1), ("peaks", 2, 0)]  # game, people, bots
REAL = [("ginkgopolis", 2, 0), ("ginkgopolis", 3, 2), ("cities", 2, 1), ("cities", 4, 0)]


async def record(folder: Path, database: str) -> None:
    """Play; write journals and results, and a backup while the matches are still few."""
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy", "Di") as clients,
    ):
        results = [await play_one(folder, clients, *match) for match in SMALL]
        await leave_running(clients)
        await asyncio.to_thread(backup, folder / "backup.txt", database)
        results += [await play_one(folder, clients, *match) for match in REAL]
    (folder / "results.json").write_text(json.dumps(dict(results), indent=1) + "\n", "utf-8")


async def play_one(
    folder: Path, clients: list[Client], game: str, people: int, bots: int
) -> tuple[str, list[list[int]]]:
    """A whole match; the name of its journal, and its results by seat."""
    seats = seated(clients[:people], game, ["greedy:1"] * bots, visibility="public")
    async with seats as (table_id, lives):
        await lives[0].say("hello")
        scores = await asyncio.gather(*(wavering(live) for live in lives))
    name = f"{game}-{people + bots}.jsonl"
    (folder / name).write_text(await clients[0].export(table_id), "utf-8")
    return name, [score.result for score in scores[0]]


async def wavering(live: Live) -> list[Score]:
    """Play by chance, and now and then take a step back and play it again."""
    chance = random.Random(live.seat)

    def choose(position: Position) -> int:
        return chance.choice(position.choices).action

    async def waver() -> None:
        while True:
            await live.until(lambda: bool(live.position and live.position.can_take_back))
            await live.take_back()
            number = (live.number or 0) + 5
            await live.until(lambda: (live.number or 0) >= number)  # noqa: B023 - awaited at once

    wavers = asyncio.create_task(waver())
    try:
        return await play(live, choose)
    finally:
        wavers.cancel()
        await asyncio.gather(wavers, return_exceptions=True)


async def leave_running(clients: list[Client]) -> None:
    """Tables in the middle of something: a sealed choice, a clock, a proposal, an open seat."""
    clock = {"kind": "days", "days": 3}
    for game in ("sealed_bids", "peaks", "ginkgopolis", "cities"):
        table_id = await table_of(clients[:3], game, visibility="public", clock=clock)
        async with clients[0].live(table_id) as live:
            if live.position is not None and live.position.decision is not None:
                await live.act(live.position.choices[0].action)
            await live.propose_replace(1)
        await clients[0].set_note(table_id, "not to be forgotten")
    await clients[0].create("peaks", ["me", "open"], visibility="public")


def main() -> None:
    folder = GOLDEN / VERSION
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(record(folder, f"sqlite:///{Path(name) / 'polis.db'}"))
    for path in sorted(folder.iterdir()):
        sys.stdout.write(f"{path.stat().st_size:>9} {path}\n")


if __name__ == "__main__":
    main()
