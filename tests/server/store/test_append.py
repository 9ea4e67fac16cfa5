"""The way of entries into the database: together in one commit, and each for itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import select

from polis.server.store import append, drivers, schema, tables
from polis.server.store.append import Append, Appender, Conflict, _values
from polis.server.store.database import Database
from polis.server.store.journal import steps_after
from polis.server.store.rows import JobRow
from polis.table.clocks import NO_CLOCK
from polis.table.records import SeatRecord, StoredStep, TableRecord
from tests.server.serving import in_loop

NAMES = ("alder", "beech", "cedar", "maple")


def entry_at(table_id: str, seq: int = 1, cmd: str | None = None) -> Append:
    return Append(
        table_id=table_id,
        version=seq - 1,
        revision=0,
        step=StoredStep(
            seq, cmd or f"0:{seq}", f"line {seq} of {table_id}", (seq, seq), 1000 + seq
        ),
        waiting=1,
        bots_waiting=False,
        finished=False,
    )


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    """A database with some tables that run."""
    database = Database(address)
    await database.open()
    seats = [SeatRecord(0, "person", "ana", "Ana", None, None, None, None)]
    for name in NAMES:
        row = TableRecord(
            name,
            "peaks",
            1,
            {},
            7,
            "running",
            "private",
            "",
            None,
            NO_CLOCK,
            False,
            1,
            1,
            started=1,
        )
        async with tables.creating(database, replace(row, started=1), seats):
            pass
    try:
        yield database
    finally:
        await database.close()


async def append_all(database: Database, entries: list[Append]) -> list[bool]:
    """All at the same moment; which of them were saved."""
    appender = Appender(database)
    found = await asyncio.gather(*map(appender.append, entries), return_exceptions=True)
    assert all(one is None or isinstance(one, Conflict) for one in found), found
    return [one is None for one in found]


async def lines(database: Database, table_id: str) -> list[str]:
    return [step.line for step in await steps_after(database, table_id, 0)]


@in_loop
async def test_entries_of_many_tables_are_saved_together(database: str) -> None:
    async with opened(database) as store:
        assert await append_all(store, [entry_at(name) for name in NAMES]) == [True] * 4
        assert await append_all(store, [entry_at(name, 2) for name in NAMES]) == [True] * 4
        for name in NAMES:
            assert await lines(store, name) == [f"line 1 of {name}", f"line 2 of {name}"]
            row, _ = await tables.load(store, name)
            assert (row.version, row.waiting, row.moved) == (2, 1, 1002)


@in_loop
async def test_entries_that_are_about_to_come_share_the_commit_of_the_first(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as store:
        appender, together = Appender(store), list[int]()
        save = appender._save

        async def note(entries: list[Append]) -> set[int]:
            together.append(len(entries))
            return await save(entries)

        monkeypatch.setattr(appender, "_save", note)
        saving = []
        for name in NAMES:
            saving.append(asyncio.create_task(appender.append(entry_at(name))))
            await asyncio.sleep(
                0
            )  # the loop goes on, as it does between the messages of two people
        await asyncio.gather(*saving)
        assert together == [len(NAMES)]


@in_loop
async def test_an_entry_that_comes_too_late_does_not_delay_others(database: str) -> None:
    async with opened(database) as store:
        await append_all(store, [entry_at("beech")])
        other = replace(entry_at("cedar"), revision=3)
        entries = [entry_at("alder"), entry_at("beech"), other, entry_at("maple")]
        assert await append_all(store, entries) == [True, False, False, True]
        assert await lines(store, "beech") == ["line 1 of beech"]
        assert await lines(store, "cedar") == []


@in_loop
async def test_of_two_entries_with_one_number_one_is_saved(database: str) -> None:
    async with opened(database) as store:
        entries = [entry_at("alder", cmd="0:a"), entry_at("beech"), entry_at("alder", cmd="1:b")]
        saved = await append_all(store, entries)
        assert sorted((saved[0], saved[2])) == [False, True]
        assert saved[1]
        assert len(await lines(store, "alder")) == 1


@in_loop
async def test_an_entry_is_never_saved_before_the_one_it_follows(database: str) -> None:
    async with opened(database) as store:
        await append_all(store, [entry_at("alder", 2), entry_at("alder", 1)])
        assert (await lines(store, "alder"))[0] == "line 1 of alder"


@in_loop
async def test_a_command_is_carried_out_once(database: str) -> None:
    async with opened(database) as store:
        await append_all(store, [entry_at("alder", 1, cmd="0:c")])
        again = [entry_at("alder", 2, cmd="0:c"), entry_at("beech")]
        assert await append_all(store, again) == [False, True]
        row, _ = await tables.load(store, "alder")
        assert row.version == 1


@in_loop
async def test_clocks_and_what_is_due_go_with_what_is_saved(database: str) -> None:
    def with_clock(entry: Append) -> Append:
        seat = SeatRecord(0, "person", "ana", "Ana", None, None, 5, 99)
        job = JobRow(f"clock:{entry.table_id}", "clock", entry.table_id, 0, {}, 99)
        return replace(entry, seats=[seat], jobs=[job])

    async with opened(database) as store:
        late = replace(with_clock(entry_at("beech")), revision=3)
        entries = [with_clock(entry_at("alder")), late, entry_at("cedar")]
        assert await append_all(store, entries) == [True, False, True]
        assert (await tables.load(store, "alder"))[1][0].bank == 5
        assert (await tables.load(store, "beech"))[1][0].bank is None
        async with store.reading() as connection:
            keys = (await connection.execute(select(schema.job.c.key))).scalars().all()
        assert keys == ["clock:alder"]


@pytest.mark.slow
@in_loop
async def test_a_locked_table_delays_only_itself(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drivers, "LOCK_MS", 200)
    async with opened(shared_database) as store:
        async with tables.changing(store, "beech"):
            saved = await append_all(store, [entry_at("alder"), entry_at("beech")])
        assert saved == [True, False]


@pytest.mark.slow
@in_loop
async def test_a_burst_on_postgresql_is_few_commits(shared_database: str) -> None:
    async with opened(shared_database) as store:
        await append_all(store, [entry_at(name) for name in NAMES])
        async with store.reading() as connection:  # a row knows the transaction that wrote it
            query = "SELECT count(*) AS entries, count(DISTINCT xmin::text) AS commits FROM step"
            written = (await connection.exec_driver_sql(query)).mappings().one()
        assert written["entries"] >= len(NAMES)
        assert written["commits"] == 1


@pytest.mark.slow
@in_loop
async def test_a_move_on_postgresql_touches_no_index_of_tables(shared_database: str) -> None:
    async with opened(shared_database) as store:
        for seq in range(1, 101):
            assert all(await append_all(store, [entry_at(name, seq) for name in NAMES]))
        async with store.writing_directly() as connection:
            await connection.execute("SELECT pg_stat_force_next_flush()")
            query = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = $1"
            updated, in_place = await connection.fetchrow(query, "game_table")
        assert updated >= 400
        assert in_place > 0.9 * updated


@pytest.mark.slow
@in_loop
async def test_entries_find_their_tables_by_key_however_few_there_are(shared_database: str) -> None:
    async with (
        opened(shared_database) as store,
        store.writing_directly() as connection,
    ):
        await connection.execute("SET plan_cache_mode = force_generic_plan")
        statement = append._MOVE_AND_ADD
        values = [_values(entry_at(name)) for name in NAMES]
        lists = {name: [row[name] for row in values] for name in values[0]}
        plan = await connection.fetch(f"EXPLAIN {statement.text}", *statement.values(lists))
        assert any("Index Scan using game_table_pkey" in line for (line,) in plan), plan
