"""The pulse of the house: when any process last lived; no clock runs while none does.

Every process beats every few seconds. A beat that comes late says that nobody could move meanwhile,
because the server, its machine or its database was away: that time is given back to all clocks.
With several processes one that lives is enough, since all beat in the same place.
"""

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from polis.server.store import schema
from polis.server.store.database import Database

KEY = "alive"
BEAT_MS = 2_000
LATE_MS = 2 * BEAT_MS  # a beat after this is no longer an ordinary one


async def beat(database: Database, moment: int, is_first: bool = False) -> int:
    """Say that the house lives; how many milliseconds it was away, which no clock counts.

    The first beat of a process knows more on SQLite: there was no other, so every gap was one.
    """
    shortest = 0 if is_first and database.is_sqlite else LATE_MS
    try:
        async with database.writing() as connection:
            return await connection.run_sync(_beat, moment, shortest)
    except IntegrityError:
        return 0  # another process gave this house its first beat


def _beat(connection: Connection, moment: int, shortest: int) -> int:
    meta = schema.meta
    query = select(meta.c.value).where(meta.c.key == KEY).with_for_update()
    found = connection.execute(query).scalar()
    if found is None:
        connection.execute(insert(meta).values(key=KEY, value=str(moment)))
        return 0
    away = moment - int(found)
    if away <= 0:
        return 0  # the clock of another machine is ahead
    connection.execute(update(meta).where(meta.c.key == KEY).values(value=str(moment)))
    if away <= shortest:
        return 0
    _give_back(connection, away)
    return away


def _give_back(connection: Connection, away: int) -> None:
    """Let all clocks that run end later; who has such a table awake reads it again."""
    table, seat, job = schema.table, schema.seat, schema.job
    running = seat.c.ends.is_not(None)
    connection.execute(
        update(table)
        .where(table.c.id.in_(select(seat.c.table_id).where(running)))
        .values(revision=table.c.revision + 1)
    )
    connection.execute(update(seat).where(running).values(ends=seat.c.ends + away))
    connection.execute(update(job).where(job.c.kind == "clock").values(due=job.c.due + away))
