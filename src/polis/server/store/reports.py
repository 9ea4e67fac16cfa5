"""Reports of chat lines for the operator, and players whom the operator has muted."""

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from polis.server.errors import NoSuch
from polis.server.store import people, schema
from polis.server.store.database import Database
from polis.server.store.rows import now, record


@dataclass(frozen=True, slots=True)
class ReportedLine:
    """A line of chat, and how many people have reported it."""

    table_id: str
    person: str
    name: str
    text: str
    at: int
    times: int


async def add(database: Database, table_id: str, line: int, person: str) -> bool:
    """Store a report of a line of another player; return whether it is new. Raises NoSuch."""
    chat = schema.chat
    whose = select(chat.c.person).where(chat.c.table_id == table_id, chat.c.id == line)
    try:
        async with database.writing() as connection:
            if (await connection.execute(whose)).scalar() in (None, person):
                raise NoSuch("there is no such line by another player")
            values = {"line": line, "person": person, "at": now()}
            await connection.execute(insert(schema.report).values(values))
    except IntegrityError:  # it is a repetition
        return False
    return True


async def latest(database: Database, since: int) -> list[ReportedLine]:
    """The lines that were reported since a moment, the latest report first."""
    chat, report = schema.chat, schema.report
    query = (
        select(chat, func.count().label("times"))
        .join(report, report.c.line == chat.c.id)
        .where(report.c.at >= since)
        .group_by(*chat.c)
        .order_by(func.max(report.c.at).desc())
    )
    async with database.reading() as connection:
        return [record(ReportedLine, row) for row in await connection.execute(query)]


async def silence(database: Database, person: str, ends: int) -> str:
    """Mute a player until a moment; return their name. Raises NoSuch."""
    found = await people.find(database, person)
    if found is None:
        raise NoSuch(f"there is no player {person}")
    async with database.writing() as connection:
        await connection.execute(delete(schema.silence).where(schema.silence.c.person == person))
        await connection.execute(insert(schema.silence).values(person=person, ends=ends))
    return found.name


async def silent_until(database: Database, person: str) -> int:
    """The moment until which a player is muted."""
    query = select(schema.silence.c.ends).where(schema.silence.c.person == person)
    async with database.reading() as connection:
        return (await connection.execute(query)).scalar() or 0
