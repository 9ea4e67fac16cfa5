"""R1, R12, R13: what was acknowledged is there, after a kill, a restart, a lost database."""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from polis.client import Client, Live, Refused
from polis.server.errors import Unavailable
from polis.server.peers import broadcast
from polis.server.store import journal
from polis.table.records import StoredStep
from polis.wire.protocol import Act
from tests.server.conftest import PostgresServer
from tests.server.serving import (
    ServerProcess,
    in_loop,
    persons,
    seated,
    server_process,
    serving,
    settings_for,
)
from tests.waiting import HANG_SECONDS

pytestmark = pytest.mark.slow


@dataclass(slots=True)
class Crowd:
    """Players at several tables, and every move that was acknowledged to them."""

    lives: list[tuple[str, Client, Live]] = field(default_factory=list)
    acked: list[tuple[Client, str, Act, int]] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def until_acked(self, count: int) -> None:
        """Wait until so many moves have been acknowledged."""
        while len(self.acked) < count:
            self.news.clear()
            await self.news.wait()

    async def play(self, moves: int) -> None:
        await asyncio.gather(*(self._play(*seat, moves) for seat in self.lives))

    async def _play(self, table_id: str, client: Client, live: Live, moves: int) -> None:
        done = 0
        async for position in live.positions():
            if position.decision is None:
                continue
            cmd = f"{live.seat}-{position.decision}-{random.getrandbits(40):x}"
            action = random.choice(position.choices).action
            act = Act(cmd=cmd, decision=position.decision, action=action)
            try:
                ack = await live.send(act)
            except Refused as refusal:
                if refusal.code not in ("stale-decision", "not-waiting-for-you"):
                    raise
                continue
            self.acked.append((client, table_id, act, ack.number))
            self.news.set()
            done += 1
            if done == moves:
                return

    async def check(self) -> None:
        """Every acknowledged move is stored: sent again, it gets the same answer."""
        for client, table_id, act, number in self.acked:
            assert (await client.command(table_id, act)).number == number


@asynccontextmanager
async def crowd(urls: Sequence[str], tables: int) -> AsyncIterator[Crowd]:
    async with AsyncExitStack() as stack:
        people = Crowd()
        for number in range(tables):
            clients = await stack.enter_async_context(persons(urls, f"a{number}", f"b{number}"))
            game = ("sealed_bids", "peaks")[number % 2]
            table_id, lives = await stack.enter_async_context(seated(clients, game))
            people.lives += [(table_id, *pair) for pair in zip(clients, lives)]
        yield people


async def again(server: ServerProcess, *, kill: bool) -> None:
    if kill:
        await server.kill()
    else:
        await server.stop()
    await server.start()


@in_loop
async def test_r1_every_acknowledged_move_is_there_after_a_kill(database: str) -> None:
    async with server_process(database) as server, crowd([server.url], 4) as people:
        playing = asyncio.create_task(people.play(100))
        for count in (random.randint(1, 8), random.randint(9, 16)):  # at a random moment
            await people.until_acked(count)
            await again(server, kill=True)
        await playing
        assert len(people.acked) > 20
        await people.check()


@in_loop
async def test_r12_a_rolling_restart_under_load_loses_nothing(shared_database: str) -> None:
    async with (
        server_process(shared_database) as one,
        server_process(shared_database) as two,
        crowd([one.url, two.url], 4) as people,
    ):
        playing = asyncio.create_task(people.play(100))
        await people.until_acked(5)
        await again(one, kill=False)
        await again(two, kill=False)
        await playing
        await people.check()


@in_loop
async def test_r13_the_database_goes_away_and_comes_back() -> None:
    with tempfile.TemporaryDirectory(prefix="polis-postgres-", ignore_cleanup_errors=True) as name:
        postgres = PostgresServer(Path(name) / "data")
        try:
            await _outage(postgres)
        finally:
            postgres.inside.cleanup()


async def _outage(postgres: PostgresServer) -> None:
    database = postgres.fresh_database()
    settings = settings_for(database)
    async with (
        serving(settings) as one,
        serving(settings) as two,
        crowd([one.url, two.url], 3) as people,
    ):
        playing = asyncio.create_task(people.play(100))
        await people.until_acked(5)
        await asyncio.to_thread(postgres.inside.stop)
        client, table_id, act, _ = people.acked[0]
        with pytest.raises(Refused, match="unavailable"):
            await client.table(table_id)
        with pytest.raises(Refused, match="unavailable"):
            await client.command(table_id, act)
        await asyncio.to_thread(postgres.inside.start)
        await playing
        await people.check()


@in_loop
async def test_r13_a_table_whose_reading_was_cut_short_reads_on_by_itself(
    shared_database: str,
) -> None:
    settings = settings_for(shared_database)
    async with (
        serving(settings) as one,
        serving(settings) as two,
        persons([one.url, two.url], "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, (ana, bo)),
    ):
        assert ana.position is not None
        with pytest.MonkeyPatch.context() as patch:
            cut_off = _away_once(patch)  # Bo's process hears of the move, and cannot read it
            await ana.act(ana.position.choices[0].action)
            await asyncio.wait_for(cut_off.wait(), HANG_SECONDS)
        await bo.until(lambda: bo.number == ana.number)


def _away_once(patch: pytest.MonkeyPatch) -> asyncio.Event:
    read, happened = journal.steps_after, asyncio.Event()

    async def steps_after(*wanted: Any) -> list[StoredStep]:
        if happened.is_set():
            return await read(*wanted)
        happened.set()
        raise Unavailable("the database is away")

    patch.setattr(journal, "steps_after", steps_after)
    patch.setattr(broadcast, "LONGEST_ENTRY", 0)  # notices carry no entry, so processes read it
    return happened
