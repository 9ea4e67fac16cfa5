"""Access to the database: what is read, when, and over which connection."""

import asyncio
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import Pool, event, exc, func, insert, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from polis.server.errors import Unavailable
from polis.server.store import schema
from polis.server.store.database import Database, _translated
from polis.server.store.drivers import CONNECTIONS
from polis.server.store.lock import AnotherProcess
from tests.server.serving import in_loop
from tests.waiting import until

COUNT = select(func.count()).select_from(schema.mute)


async def mutes(store: Database) -> int:
    async with store.reading() as connection:
        return int((await connection.execute(COUNT)).scalar_one())


async def add_mute(store: Database, muted: str) -> None:
    async with store.writing() as connection:
        await connection.execute(insert(schema.mute).values(person="ana", muted=muted))


@in_loop
async def test_a_connection_that_the_database_has_ended_is_replaced_unnoticed(
    shared_database: str,
) -> None:
    opened: list[asyncpg.Connection] = []

    def note(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
        opened.append(connection.driver_connection)

    event.listen(Pool, "connect", note)
    store = Database(shared_database)
    await store.open()
    await asyncio.gather(*(mutes(store) for _ in range(5)))
    event.remove(Pool, "connect", note)
    await end_other_connections(shared_database)
    await until(lambda: all(each.is_closed() for each in opened))
    assert await asyncio.gather(*(mutes(store) for _ in range(5))) == [0] * 5
    await add_mute(store, "bo")
    assert await mutes(store) == 1
    await store.close()


async def end_other_connections(address: str) -> None:
    operator = await asyncpg.connect(address)
    ended = await operator.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    assert len(ended) >= 1
    await operator.close()


def test_a_connection_that_ends_during_a_statement_counts_as_unavailable() -> None:
    driver = asyncpg.InternalClientError("cannot switch to state 12")
    wrapped = Exception("cannot switch to state 12")
    wrapped.__cause__ = driver
    with pytest.raises(Unavailable), _translated():
        raise exc.InternalError("SELECT 1", {}, wrapped)


@in_loop
async def test_a_snapshot_stays_as_it_was_while_others_write(database: str) -> None:
    store = Database(database)
    await store.open()
    await add_mute(store, "bo")
    async with store.snapshot() as connection:
        assert (await connection.execute(COUNT)).scalar_one() == 1
        await add_mute(store, "cy")
        assert (await connection.execute(COUNT)).scalar_one() == 1
    assert await mutes(store) == 2
    await store.close()


@in_loop
async def test_a_read_sees_the_present_data(database: str) -> None:
    store = Database(database)
    await store.open()
    for number in range(3):
        assert await mutes(store) == number
        await add_mute(store, f"player {number}")
    await store.close()


@in_loop
async def test_a_second_process_on_one_sqlite_file_is_refused_and_told_of_postgresql(
    sqlite: str,
) -> None:
    first, second = Database(sqlite), Database(sqlite)
    await first.open()
    with pytest.raises(AnotherProcess, match="PostgreSQL"):
        await second.open()
    await first.close()
    await second.open()
    await second.close()


@in_loop
async def test_a_link_to_the_file_is_the_same_file(sqlite: str, tmp_path: Path) -> None:
    first = Database(sqlite)
    await first.open()
    link = tmp_path / "link.db"
    link.symlink_to(sqlite.removeprefix("sqlite:///"))
    second = Database(f"sqlite:///{link}")
    with pytest.raises(AnotherProcess):
        await second.open()
    await second.close()
    await first.close()


@in_loop
async def test_writers_that_come_at_once_share_a_few_connections(shared_database: str) -> None:
    store = Database(shared_database)
    await store.open()

    async def backend() -> int:
        async with store.writing_directly() as connection:
            return int(await connection.fetchval("SELECT pg_backend_pid()"))

    backends = await asyncio.gather(*(backend() for _ in range(4 * CONNECTIONS)))
    assert len(backends) == 4 * CONNECTIONS
    assert len(set(backends)) <= CONNECTIONS
    await store.close()
