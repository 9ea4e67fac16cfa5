"""Scheduled jobs: one process claims a job, and another may claim it if that process dies."""

from sqlalchemy import delete, func, select, update

from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.rows import JobRow, job_record

CLAIM_MS = 30_000


async def claim(database: Database, moment: int, limit: int) -> list[JobRow]:
    """Claim jobs that are due, for half a minute."""
    job = schema.job
    due = (
        select(job.c.key)
        .where(job.c.due <= moment, job.c.claimed <= moment)
        .order_by(job.c.due)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    taken = (
        update(job)
        .where(job.c.key.in_(due.scalar_subquery()))
        .values(claimed=moment + CLAIM_MS)
        .returning(*job.c)
    )
    async with database.writing() as connection:
        return [job_record(row) for row in await connection.execute(taken)]


async def take_reminders(database: Database, person: str) -> list[JobRow]:
    """Take the reminders of a person that are due later, to send them with one that is due."""
    job, seat = schema.job, schema.seat
    is_of = (seat.c.table_id == job.c.table_id) & (seat.c.seat == job.c.seat)
    query = (
        select(job)
        .join(seat, is_of)
        .where(job.c.kind == "notify", job.c.claimed == 0, seat.c.person == person)
    )
    async with database.writing() as connection:
        found = [job_record(row) for row in await connection.execute(query)]
        keys = [row.key for row in found]
        await connection.execute(delete(job).where(job.c.key.in_(keys), job.c.claimed == 0))
    return found


async def finish(database: Database, row: JobRow) -> None:
    """Delete a finished job, unless it has been scheduled again meanwhile."""
    job = schema.job
    async with database.writing() as connection:
        await connection.execute(delete(job).where(job.c.key == row.key, job.c.due == row.due))


async def next_due(database: Database) -> int | None:
    """The moment of the earliest job."""
    async with database.reading() as connection:
        found = (await connection.execute(select(func.min(schema.job.c.due)))).scalar()
    return None if found is None else int(found)
