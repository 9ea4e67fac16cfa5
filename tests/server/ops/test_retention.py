"""Old tables: by default none is deleted; an operator can set periods. Open tables expire."""

from sqlalchemy import func, select

from polis.client import Client
from polis.client.bot import play
from polis.server.ops.operator import Operator
from polis.server.store import passkeys, schema
from polis.server.store.passkeys import PasskeyRow
from polis.server.store.retention import OF_TABLE
from polis.wire.admin import Retention
from tests.server.fake_clock import FakeClock
from tests.server.lobby.test_lobby import refusal_of
from tests.server.serving import Serving, in_loop, persons, serving, settings_for, table_of
from tests.waiting import until

DAY = 86_400


async def finished_table(clients: list[Client]) -> str:
    """A match that is over and has been talked at."""
    table_id = await table_of(clients[:1], "peaks", ["random"])
    async with clients[0].live(table_id) as live:
        await live.say("hello")
        await play(live)
    return table_id


async def tidy(server: Serving) -> None:
    hub = server.services.hub
    await until(lambda: all(live.is_idle for live in hub.tables.values()))
    await server.services.housekeeping.tidy()


async def rows_of(server: Serving, table_id: str) -> int:
    """The rows that still belong to a table, of any kind."""
    async with server.services.database.reading() as connection:
        counts = [
            (
                await connection.execute(
                    select(func.count()).select_from(kind).where(kind.c.table_id == table_id)
                )
            ).scalar_one()
            for kind in (*OF_TABLE, schema.chat)
        ]
    return sum(counts)


@in_loop
async def test_by_default_nothing_is_deleted(sqlite: str, clock: FakeClock) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as clients,
    ):
        finished = await finished_table(clients)
        running = await table_of(clients, "peaks", ["random"])
        clock.advance(10_000 * DAY)
        await tidy(server)
        for table_id in (finished, running):
            assert (await clients[0].table(table_id)).id == table_id


@in_loop
async def test_old_tables_are_deleted_with_everything_of_theirs(
    database: str, clock: FakeClock
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        periods = Retention(abandoned=3, finished=10)
        await Operator(server.services.database).keep_for(periods)
        finished = await finished_table([ana])
        stuck = await table_of([ana, bo], "sealed_bids")
        clock.advance(2 * DAY)
        fresh = await table_of([ana, bo], "sealed_bids")
        clock.advance(2 * DAY)
        await tidy(server)
        assert await refusal_of(ana.table(stuck)) == "no-table"
        assert await rows_of(server, stuck) == 0
        assert (await ana.table(fresh)).id == fresh
        assert (await ana.table(finished)).phase == "finished"
        matches = await ana.statistics()
        clock.advance(7 * DAY)
        await tidy(server)
        assert await refusal_of(ana.table(finished)) == "no-table"
        assert await rows_of(server, finished) == 0
        assert await ana.statistics() == matches  # results belong to their players


@in_loop
async def test_a_table_in_use_stays(sqlite: str, clock: FakeClock) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        await Operator(server.services.database).keep_for(Retention(abandoned=1, finished=0))
        used = await table_of([ana, bo], "sealed_bids")
        async with ana.live(used):
            clock.advance(2 * DAY)
            await server.services.housekeeping.tidy()
            assert (await bo.table(used)).phase == "running"


@in_loop
async def test_a_player_with_a_passkey_keeps_their_matches(sqlite: str, clock: FakeClock) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as clients,
    ):
        store = server.services.database
        await Operator(store).keep_for(Retention(abandoned=0, finished=1))
        finished = await finished_table(clients)
        assert clients[0].person is not None
        await passkeys.add(store, PasskeyRow("id", clients[0].person.player, "key", 0), "phone")
        clock.advance(2 * DAY)
        await tidy(server)
        assert (await clients[0].table(finished)).phase == "finished"


@in_loop
async def test_an_open_public_table_expires_unless_its_players_wait_there(
    database: str, clock: FakeClock
) -> None:
    async with (
        serving(settings_for(database, open_hours=2.0)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as (ana, bo, cy),
    ):
        left = (await ana.create("peaks", ["me", "open"], visibility="public")).table.id
        private = (await ana.create("peaks", ["me", "open"])).table.id
        awaited = (await bo.create("peaks", ["me", "open"], visibility="public")).table.id
        async with bo.live(awaited):
            clock.advance(3 * 3_600)
            await server.services.housekeeping.tidy()
            assert [row.id for row in (await cy.tables()).tables] == [awaited]
        assert (await ana.table(left)).phase == "abandoned"
        assert (await ana.table(private)).phase == "open"
        assert await refusal_of(cy.join(left)) == "not-open"
