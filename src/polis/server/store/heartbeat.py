"""The heartbeat of the server: when a process last ran. Clocks stand while none runs.

Every process writes it every few seconds. A late heartbeat means that no player could move, because
the server, its machine or its database was down. That time is added to all clocks. With several
processes one is enough, since all write the same row.
"""

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from polis.server.store import schema
from polis.server.store.database import Database

KEY = "alive"
BEAT_MS = 2_000
LATE_MS = 2 * BEAT_MS  # a later heartbeat means an outage


async def beat(database: Database, moment: int, is_first: bool = False) -> int:
    """Write the heartbeat; return the milliseconds of the outage before it, which no clock counts.

    On SQLite the first heartbeat of a process counts every gap, because there was no other process.
    If the system's clock was set back meanwhile, the ends of all clocks are set back with it.
    """
    shortest = 0 if is_first and database.is_sqlite else LATE_MS
    try:
        async with database.writing() as connection:
            return await connection.run_sync(_beat, moment, shortest)
    except IntegrityError:
        return 0  # another process wrote the first heartbeat


def _beat(connection: Connection, moment: int, shortest: int) -> int:
    meta = schema.meta
    query = select(meta.c.value).where(meta.c.key == KEY).with_for_update()
    found = connection.execute(query).scalar()
    if found is None:
        connection.execute(insert(meta).values(key=KEY, value=str(moment)))
        return 0
    away = moment - int(found)
    is_set_back = away < -LATE_MS and shortest == 0
    if away <= 0 and not is_set_back:
        return 0  # the clock of another machine is ahead
    connection.execute(update(meta).where(meta.c.key == KEY).values(value=str(moment)))
    if 0 <= away <= shortest:
        return 0
    _give_back(connection, away)
    return max(0, away)


def _give_back(connection: Connection, away: int) -> None:
    """Postpone the end of all running clocks; processes with such tables read them again."""
    table, seat, job = schema.table, schema.seat, schema.job
    running = seat.c.ends.is_not(None)
    connection.execute(
        update(table)
        .where(table.c.id.in_(select(seat.c.table_id).where(running)))
        .values(revision=table.c.revision + 1)
    )
    connection.execute(update(seat).where(running).values(ends=seat.c.ends + away))
    connection.execute(update(job).where(job.c.kind == "clock").values(due=job.c.due + away))
