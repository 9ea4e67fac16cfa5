"""What is due: claimed by one process, and claimed again if that process dies over it."""

from sqlalchemy import delete, func, select, update

from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.rows import JobRow, record

CLAIM_MS = 30_000


async def claim(database: Database, moment: int, limit: int) -> list[JobRow]:
    """Take jobs that are due, for half a minute."""
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
        return [record(JobRow, row) for row in await connection.execute(taken)]


async def take_reminders(database: Database, person: str) -> list[JobRow]:
    """The reminders of somebody that are not due yet: they are told with one that is."""
    job, seat = schema.job, schema.seat
    is_of = (seat.c.table_id == job.c.table_id) & (seat.c.seat == job.c.seat)
    query = (
        select(job)
        .join(seat, is_of)
        .where(job.c.kind == "notify", job.c.claimed == 0, seat.c.person == person)
    )
    async with database.writing() as connection:
        found = [record(JobRow, row) for row in await connection.execute(query)]
        keys = [row.key for row in found]
        await connection.execute(delete(job).where(job.c.key.in_(keys), job.c.claimed == 0))
    return found


async def finish(database: Database, row: JobRow) -> None:
    """Forget a job that is done, unless it has been set anew meanwhile."""
    job = schema.job
    async with database.writing() as connection:
        await connection.execute(delete(job).where(job.c.key == row.key, job.c.due == row.due))


async def next_due(database: Database) -> int | None:
    """The moment of the earliest job."""
    async with database.reading() as connection:
        found = (await connection.execute(select(func.min(schema.job.c.due)))).scalar()
    return None if found is None else int(found)
