"""Append: one transaction that takes the next number of a journal, or finds that it is gone."""

import asyncio
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import asyncpg
from sqlalchemy import (
    Column,
    Connection,
    bindparam,
    case,
    delete,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.sql.dml import Update

from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.direct import POSTGRESQL, SQLITE, Statement
from polis.server.store.rows import JobRow, SeatRow, StepRow, text_of, told_text

MOST_TOGETHER = 50  # entries in one commit


class Conflict(Exception):
    """Somebody else moved the table on, or changed who sits there: read it again."""


@dataclass(frozen=True, slots=True)
class Append:
    """One entry and all that changes with it."""

    table_id: str
    version: int  # the last seq that was read
    revision: int
    step: StepRow
    waiting: int
    bots_waiting: bool
    finished: bool
    seats: list[SeatRow] = field(default_factory=list)  # those whose clocks change
    jobs: list[JobRow] = field(default_factory=list)
    dropped_jobs: list[str] = field(default_factory=list)
    proposal_over: bool = False


class Appender:
    """Saves entries. On SQLite those that come while the disk is busy share the next commit: a
    commit waits for the disk, whatever it holds. Each still succeeds or fails by itself."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pending: list[tuple[Append, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, entry: Append) -> None:
        """Save an entry. Raises Conflict, and then nothing has changed."""
        if not self._database.is_sqlite:
            await self._save(entry)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((entry, future))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="appender")
        await future

    async def _run(self) -> None:
        while self._pending:
            batch, self._pending = self._pending[:MOST_TOGETHER], self._pending[MOST_TOGETHER:]
            await self._save_batch(batch)
        self._task = None

    async def _save_batch(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            entries = [entry for entry, _ in batch]
            lost = await self._database.write_at_once(partial(_append_all, entries))
        except Exception as error:  # noqa: BLE001 - it belongs to those who wait
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

    async def _save(self, entry: Append) -> None:
        try:
            async with self._database.writing_directly() as connection:
                is_saved = await _append_directly(connection, entry)
        except asyncpg.UniqueViolationError as error:
            raise Conflict from error
        if not is_saved:
            raise Conflict


# -- statements -----------------------------------------------------------------------------------


def _of(name: str, column: Column[Any]) -> Any:
    return bindparam(name, type_=column.type)


def _moving() -> Update:
    """Take the next number, if nobody else has."""
    table = schema.table
    return (
        update(table)
        .where(
            table.c.id == _of("table_id", table.c.id),
            table.c.version == _of("version", table.c.version),
            table.c.revision == _of("revision", table.c.revision),
            table.c.phase == literal_column("'running'"),
        )
        .values(
            version=_of("new_version", table.c.version),
            waiting=_of("waiting", table.c.waiting),
            bots_waiting=_of("bots_waiting", table.c.bots_waiting),
            moved=_of("moved", table.c.moved),
            phase=_of("phase", table.c.phase),
            ended=_of("ended", table.c.ended),
            proposal=case(
                (_of("proposal_over", table.c.bots_waiting), None), else_=table.c.proposal
            ),
        )
    )


def _moving_and_adding() -> Any:
    """The same and the entry, in one statement: the entry goes in only if the number was free."""
    step = schema.step
    moved = _moving().returning(schema.table.c.id).cte("moved")
    values = select(*(_of(f"step_{column.name}", column) for column in step.c)).select_from(moved)
    return insert(step).from_select([column.name for column in step.c], values)


def _adding() -> Any:
    step = schema.step
    return insert(step).values({column: _of(f"step_{column.name}", column) for column in step.c})


def _all_beside() -> tuple[Any, Any, Any]:
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
    return clock, drop, insert(job).values({column: _of(column.name, column) for column in job.c})


_MOVE = Statement(_moving(), SQLITE)
_ADD = Statement(_adding(), SQLITE)
_MOVE_AND_ADD = Statement(_moving_and_adding(), POSTGRESQL)
_SQLITE_BESIDE = [Statement(clause, SQLITE) for clause in _all_beside()]
_POSTGRESQL_BESIDE = [Statement(clause, POSTGRESQL) for clause in _all_beside()]


def _values(entry: Append) -> dict[str, Any]:
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


def _beside(entry: Append, statements: list[Statement]) -> list[tuple[Statement, list[Any]]]:
    """What changes with an entry beside it; a key has one job."""
    clocks: list[dict[str, Any]] = [
        {"table": entry.table_id, "at": seat.seat, "bank": seat.bank, "ends": seat.ends}
        for seat in entry.seats
    ]
    gone = [{"key": key} for key in (*entry.dropped_jobs, *(job.key for job in entry.jobs))]
    due = [job_values(job) for job in entry.jobs]
    all_rows = [clocks, gone, due]
    return [(statement, rows) for statement, rows in zip(statements, all_rows) if rows]


def _append_all(entries: list[Append], connection: sqlite3.Connection) -> set[int]:
    """Save what can be saved; the places of those that came too late."""
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
    for statement, rows in _beside(entry, _SQLITE_BESIDE):
        for row in rows:
            connection.execute(statement.text, statement.values(row))


async def _append_directly(connection: Any, entry: Append) -> bool:
    """One statement is one trip and one transaction; what changes beside it needs a larger one."""
    if not (entry.seats or entry.jobs or entry.dropped_jobs):
        return await _append_alone(connection, entry)
    try:
        async with connection.transaction():
            if not await _append_alone(connection, entry):
                raise Conflict
            for statement, rows in _beside(entry, _POSTGRESQL_BESIDE):
                await connection.executemany(statement.text, [statement.values(r) for r in rows])
    except Conflict:
        return False
    return True


async def _append_alone(connection: Any, entry: Append) -> bool:
    done = await connection.execute(_MOVE_AND_ADD.text, *_MOVE_AND_ADD.values(_values(entry)))
    return bool(done == "INSERT 0 1")


# -- inside other transactions --------------------------------------------------------------------


def step_values(table_id: str, step: StepRow) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": step.seq,
        "cmd": step.cmd,
        "line": step.line,
        "told": told_text(step.told),
        "at": step.at,
    }


def set_clocks(connection: Connection, table_id: str, seats: list[SeatRow]) -> None:
    seat = schema.seat
    for row in seats:
        connection.execute(
            update(seat)
            .where(seat.c.table_id == table_id, seat.c.seat == row.seat)
            .values(bank=row.bank, ends=row.ends)
        )


def set_jobs(connection: Connection, jobs: list[JobRow], dropped: list[str]) -> None:
    """Replace what is due: a key has one job."""
    gone = [*dropped, *(job.key for job in jobs)]
    if gone:
        connection.execute(delete(schema.job).where(schema.job.c.key.in_(gone)))
    for job in jobs:
        connection.execute(insert(schema.job).values(job_values(job)))


def job_values(job: JobRow) -> dict[str, Any]:
    return {
        "key": job.key,
        "kind": job.kind,
        "table_id": job.table_id,
        "seat": job.seat,
        "data": text_of(job.data),
        "due": job.due,
        "claimed": 0,
    }


async def steps_after(database: Database, table_id: str, seq: int) -> list[StepRow]:
    """The entries of a journal after a number, in order."""
    step = schema.step
    query = _STEPS.where(step.c.table_id == table_id, step.c.seq > seq).order_by(step.c.seq)
    async with database.reading() as connection:
        return _steps(await connection.execute(query))


def read_steps(connection: Connection, table_id: str) -> list[StepRow]:
    """All entries of a journal, inside a transaction."""
    step = schema.step
    query = _STEPS.where(step.c.table_id == table_id).order_by(step.c.seq)
    return _steps(connection.execute(query))


_STEPS = select(*(schema.step.c[name] for name in ("seq", "cmd", "line", "told", "at")))


def _steps(rows: Iterable[Any]) -> list[StepRow]:
    """Waking a table is mostly this and the rules, so it is spelled out."""
    return [
        StepRow(seq, cmd, line, tuple(map(int, told.split(","))), at)
        for seq, cmd, line, told, at in rows
    ]
