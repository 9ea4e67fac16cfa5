"""Append an entry to a journal in one transaction, or detect that its number is taken."""

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial

import asyncpg
from sqlalchemy import (
    ARRAY,
    CTE,
    BindParameter,
    Column,
    ColumnElement,
    String,
    Text,
    and_,
    bindparam,
    case,
    column,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.sql import ClauseElement, ColumnCollection
from sqlalchemy.sql.dml import Delete, Insert, Update

from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.drivers import POSTGRESQL, SQLITE, Statement
from polis.server.store.journal import job_values, step_values
from polis.server.store.rows import Columns, JobRow
from polis.table.records import SeatRecord, StoredStep

MOST_TOGETHER = 50  # entries in one commit
GATHER_TURNS = 6  # loop iterations to wait for more entries; microseconds when idle
# An entry exists already, or its table is locked: then the entries are tried one by one.
IN_THE_WAY = (
    asyncpg.UniqueViolationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.LockNotAvailableError,
)


class Conflict(Exception):
    """Another process changed the table meanwhile: read it again."""


@dataclass(frozen=True, slots=True)
class Append:
    """One entry and everything that changes with it."""

    table_id: str
    version: int  # the last seq that was read
    revision: int
    step: StoredStep
    waiting: int
    bots_waiting: bool
    finished: bool
    seats: list[SeatRecord] = field(default_factory=list)  # those whose clocks change
    jobs: list[JobRow] = field(default_factory=list)
    dropped_jobs: list[str] = field(default_factory=list)
    proposal_over: bool = False


class Appender:
    """Save entries.

    Entries that arrive together, or while a commit runs, share the next commit, because the disk is
    the bottleneck. Each still succeeds or fails on its own.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pending: list[tuple[Append, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, entry: Append) -> None:
        """Save an entry. Raises Conflict, and then nothing has changed."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((entry, future))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="appender")
        await future

    async def _run(self) -> None:
        while self._pending:
            await self._gather()
            batch, self._pending = self._pending[:MOST_TOGETHER], self._pending[MOST_TOGETHER:]
            await self._save_batch(batch)
        self._task = None

    async def _gather(self) -> None:
        for _ in range(GATHER_TURNS):
            if len(self._pending) < MOST_TOGETHER:
                await asyncio.sleep(0)

    async def _save_batch(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            lost = await self._save([entry for entry, _ in batch])
        except Exception as error:  # noqa: BLE001 - every waiting caller gets the error
            for _, future in batch:
                if not future.cancelled():
                    future.set_exception(error)
            return
        for number, (_, future) in enumerate(batch):
            if future.cancelled():
                continue
            if number in lost:
                future.set_exception(Conflict())
            else:
                future.set_result(None)

    async def _save(self, entries: list[Append]) -> set[int]:
        """Save the entries that are not too late; return the indices of the others."""
        if self._database.is_sqlite:
            return await self._database.write_at_once(partial(_append_all, entries))
        try:
            async with self._database.writing_directly() as connection:
                return await _append_together(connection, entries)
        except IN_THE_WAY:
            if len(entries) == 1:
                return {0}
        each = [await self._save([entry]) for entry in entries]
        return {number for number, lost in enumerate(each) if lost}


# -- statements -----------------------------------------------------------------------------------


# The values of an entry by name: parameters, or the columns of a table of entries.
Given = Mapping[str, BindParameter[object]] | ColumnCollection[str, ColumnElement[object]]


def _columns() -> dict[str, Column[object]]:
    """The values of an entry, with the columns that have their types."""
    table = schema.table
    return {
        "table_id": table.c.id,
        "version": table.c.version,
        "revision": table.c.revision,
        "new_version": table.c.version,
        "waiting": table.c.waiting,
        "bots_waiting": table.c.bots_waiting,
        "moved": table.c.moved,
        "phase": table.c.phase,
        "ended": table.c.ended,
        "proposal_over": table.c.bots_waiting,
        **{f"step_{one.name}": one for one in schema.step.c},
    }


def _of(name: str, typed: Column[object]) -> BindParameter[object]:
    return bindparam(name, type_=typed.type)


def _one() -> dict[str, BindParameter[object]]:
    return {name: _of(name, typed) for name, typed in _columns().items()}


def _many() -> CTE:
    """The values of many entries: a row for each, from a list for every column."""
    # An array of varchar(n) would cut off long texts instead of refusing them.
    types = {
        name: Text() if isinstance(typed.type, String) else typed.type
        for name, typed in _columns().items()
    }
    lists = (bindparam(name, type_=ARRAY(kind)) for name, kind in types.items())
    rows = func.unnest(*lists).table_valued(*(column(name, kind) for name, kind in types.items()))
    return select(rows.render_derived()).cte("given")


def _moving(given: Given) -> Update:
    """Take the next number of the journal, if it is still free."""
    table = schema.table
    return (
        update(table)
        .where(
            table.c.id == given["table_id"],
            table.c.version == given["version"],
            table.c.revision == given["revision"],
            # The match runs. An index on the phase would be slower here.
            table.c.started.is_not(None),
            table.c.ended.is_(None),
        )
        .values(
            version=given["new_version"],
            waiting=given["waiting"],
            bots_waiting=given["bots_waiting"],
            moved=given["moved"],
            phase=given["phase"],
            ended=given["ended"],
            proposal=case((given["proposal_over"], None), else_=table.c.proposal),
        )
    )


def _adding(given: Given) -> Insert:
    step = schema.step
    return insert(step).values({one: given[f"step_{one.name}"] for one in step.c})


def _moving_and_adding() -> ClauseElement:
    """Move and add many entries in one statement; each is added only if its number was free."""
    given, step, table = _many(), schema.step, schema.table
    moved = _moving(given.c).returning(table.c.id, table.c.version).cte("moved")
    is_its_own = and_(moved.c.id == given.c.table_id, moved.c.version == given.c.new_version)
    values = select(*(given.c[f"step_{one.name}"] for one in step.c)).join(moved, is_its_own)
    return (
        insert(step)
        .from_select([one.name for one in step.c], values)
        .returning(step.c.table_id, step.c.seq)
    )


def _all_beside() -> tuple[Update, Delete, Insert]:
    """Clocks, jobs that are no longer due, jobs that are due."""
    seat, job = schema.seat, schema.job
    clock = (
        update(seat)
        .where(
            seat.c.table_id == _of("table", seat.c.table_id), seat.c.seat == _of("at", seat.c.seat)
        )
        .values(bank=_of("bank", seat.c.bank), ends=_of("ends", seat.c.ends))
    )
    drop = delete(job).where(job.c.key == _of("key", job.c.key))
    return clock, drop, insert(job).values({one: _of(one.name, one) for one in job.c})


_MOVE = Statement(_moving(_one()), SQLITE)
_ADD = Statement(_adding(_one()), SQLITE)
_MOVE_AND_ADD = Statement(_moving_and_adding(), POSTGRESQL)
_SQLITE_BESIDE = [Statement(clause, SQLITE) for clause in _all_beside()]
_POSTGRESQL_BESIDE = [Statement(clause, POSTGRESQL) for clause in _all_beside()]


def _values(entry: Append) -> Columns:
    step = step_values(entry.table_id, entry.step)
    return {
        "table_id": entry.table_id,
        "version": entry.version,
        "revision": entry.revision,
        "new_version": entry.version + 1,
        "waiting": entry.waiting,
        "bots_waiting": entry.bots_waiting,
        "moved": entry.step.at,
        "phase": "finished" if entry.finished else "running",
        "ended": entry.step.at if entry.finished else None,
        "proposal_over": entry.proposal_over,
        **{f"step_{name}": value for name, value in step.items()},
    }


def _beside(
    entries: Iterable[Append], statements: list[Statement]
) -> list[tuple[Statement, list[Columns]]]:
    """The rows to change beside the entries. A key has one job."""
    clocks: list[Columns] = []
    gone: list[Columns] = []
    due: list[Columns] = []
    for entry in entries:
        clocks += (
            {"table": entry.table_id, "at": seat.seat, "bank": seat.bank, "ends": seat.ends}
            for seat in entry.seats
        )
        gone += ({"key": key} for key in (*entry.dropped_jobs, *(job.key for job in entry.jobs)))
        due += map(job_values, entry.jobs)
    return [(statement, rows) for statement, rows in zip(statements, (clocks, gone, due)) if rows]


def _append_all(entries: list[Append], connection: sqlite3.Connection) -> set[int]:
    """Save the entries that are not too late; return the indices of the others."""
    lost = set()
    for number, entry in enumerate(entries):
        connection.execute("SAVEPOINT entry")
        try:
            _append(connection, entry)
        except (Conflict, sqlite3.IntegrityError):
            connection.execute("ROLLBACK TO entry")
            lost.add(number)
        connection.execute("RELEASE entry")
    return lost


def _append(connection: sqlite3.Connection, entry: Append) -> None:
    values = _values(entry)
    if connection.execute(_MOVE.text, _MOVE.values(values)).rowcount != 1:
        raise Conflict
    connection.execute(_ADD.text, _ADD.values(values))
    for statement, rows in _beside([entry], _SQLITE_BESIDE):
        for row in rows:
            connection.execute(statement.text, statement.values(row))


async def _append_together(connection: asyncpg.Connection, entries: list[Append]) -> set[int]:
    """Append on PostgreSQL.

    One statement is one round trip and one transaction; changes beside the entries need an explicit
    transaction.
    """
    if not any(entry.seats or entry.jobs or entry.dropped_jobs for entry in entries):
        return _lost(entries, await _move_and_add(connection, entries))
    async with connection.transaction():
        lost = _lost(entries, await _move_and_add(connection, entries))
        saved = [entry for number, entry in enumerate(entries) if number not in lost]
        for statement, rows in _beside(saved, _POSTGRESQL_BESIDE):
            await connection.executemany(statement.text, [statement.values(row) for row in rows])
    return lost


async def _move_and_add(
    connection: asyncpg.Connection, entries: list[Append]
) -> set[tuple[str, int]]:
    """Return the saved entries.

    All processes lock tables in the same order, so that they cannot deadlock.
    """
    rows = [_values(entry) for entry in sorted(entries, key=lambda entry: entry.table_id)]
    lists = {name: [row[name] for row in rows] for name in rows[0]}
    saved = await connection.fetch(_MOVE_AND_ADD.text, *_MOVE_AND_ADD.values(lists))
    return {(table_id, seq) for table_id, seq in saved}


def _lost(entries: list[Append], saved: set[tuple[str, int]]) -> set[int]:
    return {
        number
        for number, entry in enumerate(entries)
        if (entry.table_id, entry.step.seq) not in saved
    }
