"""Append: one transaction that takes the next number of a journal, or finds that it is gone."""

import asyncio
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.rows import JobRow, SeatRow, StepRow, record, text_of, told_text

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
            lost = await self._database.write_in_thread(partial(_append_all, entries))
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
            async with self._database.writing() as connection:
                await connection.run_sync(_append, entry)
        except IntegrityError as error:
            raise Conflict from error


def _append_all(entries: list[Append], connection: Connection) -> set[int]:
    """Save what can be saved; the places of those that came too late."""
    lost = set()
    for number, entry in enumerate(entries):
        try:
            with connection.begin_nested():
                _append(connection, entry)
        except (Conflict, IntegrityError):
            lost.add(number)
    return lost


def _append(connection: Connection, entry: Append) -> None:
    """In one go: every statement is one trip to the database, and no other task runs between."""
    table = schema.table
    changes: dict[str, Any] = {
        "version": entry.version + 1,
        "waiting": entry.waiting,
        "bots_waiting": entry.bots_waiting,
        "moved": entry.step.at,
    }
    if entry.finished:
        changes |= {"phase": "finished", "ended": entry.step.at}
    if entry.proposal_over:
        changes["proposal"] = None
    updated = connection.execute(
        update(table)
        .where(
            table.c.id == entry.table_id,
            table.c.version == entry.version,
            table.c.revision == entry.revision,
            table.c.phase == "running",
        )
        .values(changes)
    )
    if updated.rowcount != 1:
        raise Conflict
    connection.execute(insert(schema.step).values(step_values(entry.table_id, entry.step)))
    set_clocks(connection, entry.table_id, entry.seats)
    set_jobs(connection, entry.jobs, entry.dropped_jobs)


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
    query = select(step).where(step.c.table_id == table_id, step.c.seq > seq).order_by(step.c.seq)
    async with database.reading() as connection:
        rows = await connection.execute(query)
        return [record(StepRow, row) for row in rows]


def read_steps(connection: Connection, table_id: str) -> list[StepRow]:
    """All entries of a journal, inside a transaction."""
    step = schema.step
    rows = connection.execute(select(step).where(step.c.table_id == table_id).order_by(step.c.seq))
    return [record(StepRow, row) for row in rows]
