"""Read the entries of a journal, and write clocks and jobs in other transactions.

`append` adds entries.
"""

from collections.abc import Iterable

from sqlalchemy import Connection, Row, delete, insert, select, update

from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.rows import Columns, JobRow, text_of, told_text
from polis.table.records import SeatRecord, StoredStep


def step_values(table_id: str, step: StoredStep) -> Columns:
    return {
        "table_id": table_id,
        "seq": step.seq,
        "cmd": step.cmd,
        "line": step.line,
        "told": told_text(step.told),
        "at": step.at,
    }


# -- inside other transactions --------------------------------------------------------------------


def set_clocks(connection: Connection, table_id: str, seats: list[SeatRecord]) -> None:
    seat = schema.seat
    for row in seats:
        connection.execute(
            update(seat)
            .where(seat.c.table_id == table_id, seat.c.seat == row.seat)
            .values(bank=row.bank, ends=row.ends)
        )


def set_jobs(connection: Connection, jobs: list[JobRow], dropped: list[str]) -> None:
    """Replace jobs: a key has one job."""
    gone = [*dropped, *(job.key for job in jobs)]
    if gone:
        connection.execute(delete(schema.job).where(schema.job.c.key.in_(gone)))
    for job in jobs:
        connection.execute(insert(schema.job).values(job_values(job)))


def job_values(job: JobRow) -> Columns:
    return {
        "key": job.key,
        "kind": job.kind,
        "table_id": job.table_id,
        "seat": job.seat,
        "data": text_of(job.data),
        "due": job.due,
        "claimed": 0,
    }


async def steps_after(database: Database, table_id: str, seq: int) -> list[StoredStep]:
    """The entries of a journal after a number, in order."""
    step = schema.step
    query = _STEPS.where(step.c.table_id == table_id, step.c.seq > seq).order_by(step.c.seq)
    async with database.reading() as connection:
        return _steps(await connection.execute(query))


def read_steps(connection: Connection, table_id: str) -> list[StoredStep]:
    """All entries of a journal, inside a transaction."""
    step = schema.step
    query = _STEPS.where(step.c.table_id == table_id).order_by(step.c.seq)
    return _steps(connection.execute(query))


_STEPS = select(*(schema.step.c[name] for name in ("seq", "cmd", "line", "told", "at")))


def _steps(rows: Iterable[Row[int, str | None, str, str, int]]) -> list[StoredStep]:
    """Convert rows, spelled out for speed: loading a table is mostly this and the rules."""
    return [
        StoredStep(seq, cmd, line, tuple(map(int, told.split(","))), at)
        for seq, cmd, line, told, at in rows
    ]
