"""Everything that is stored about a person: collect it, or remove it."""

from typing import Final

from sqlalchemy import RowMapping, Table, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.store import schema
from polis.server.store.database import Database

# Rows that belong to a person alone, by the names that the exported file gives them.
OWN: Final[dict[str, Table]] = {
    "notes": schema.note,
    "results": schema.result,
    "ratings": schema.rating,
    "mutes": schema.mute,
    "push": schema.push,
    "passkeys": schema.passkey,
    "invitations": schema.guest,
    "removals": schema.sent_away,
}
SHARED: Final[dict[str, Table]] = {
    "seats": schema.seat,
    "chat": schema.chat,
    "reports": schema.report,
}
HIDDEN: Final = ("person", "endpoint_hash", "id_hash", "p256dh", "auth")  # the obvious, and keys
NAMED: Final = ("id", "game", "options", "title", "phase", "created", "started", "ended")


async def collect(database: Database, person: str) -> dict[str, list[dict[str, object]]]:
    """The rows about a person, by kind."""
    table, seat = schema.table, schema.seat
    mine = select(seat.c.table_id).where(seat.c.person == person)
    query = select(*(table.c[name] for name in NAMED)).where(
        or_(table.c.id.in_(mine), table.c.host == person)
    )
    async with database.reading() as connection:
        found: dict[str, list[dict[str, object]]] = {
            "tables": [_shown(row._mapping) for row in await connection.execute(query)]
        }
        for name, kind in (OWN | SHARED).items():
            rows = await connection.execute(select(kind).where(kind.c.person == person))
            found[name] = [_shown(row._mapping) for row in rows]
    return found


def _shown(row: RowMapping) -> dict[str, object]:
    return {str(name): value for name, value in row.items() if name not in HIDDEN}


async def unfinished_of(database: Database, person: str) -> list[str]:
    """The unfinished tables where a person sits or is the host."""
    table, seat = schema.table, schema.seat
    mine = select(seat.c.table_id).where(seat.c.person == person)
    query = select(table.c.id).where(
        table.c.phase.in_(("open", "running")), or_(table.c.id.in_(mine), table.c.host == person)
    )
    async with database.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def erase(database: Database, person: str) -> list[str]:
    """Remove a person and all that is theirs; return the tables where they sat.

    Their seats stay, without a person and a name, so that the matches stay whole for the others.
    """
    async with database.writing() as connection:
        # First, since it locks the person: results that are stored at the same time wait for it.
        await connection.execute(delete(schema.person).where(schema.person.c.id == person))
        changed = await _leave_seats(connection, person)
        await _erase_chat(connection, person)
        for kind in (*OWN.values(), schema.device, schema.link, schema.silence):
            await connection.execute(delete(kind).where(kind.c.person == person))
        await connection.execute(delete(schema.mute).where(schema.mute.c.muted == person))
    return changed


async def _leave_seats(connection: AsyncConnection, person: str) -> list[str]:
    table, seat = schema.table, schema.seat
    mine = select(seat.c.table_id).where(seat.c.person == person)
    is_theirs = or_(table.c.id.in_(mine), table.c.host == person)
    changed = list((await connection.execute(select(table.c.id).where(is_theirs))).scalars())
    await connection.execute(update(table).where(is_theirs).values(revision=table.c.revision + 1))
    others = select(seat.c.person).where(seat.c.table_id == table.c.id, seat.c.person != person)
    heir = others.order_by(seat.c.seat).limit(1).scalar_subquery()
    await connection.execute(update(table).where(table.c.host == person).values(host=heir))
    await connection.execute(
        update(seat).where(seat.c.person == person).values(person=None, name="", left_at=None)
    )
    return changed


async def _erase_chat(connection: AsyncConnection, person: str) -> None:
    """Reported lines stay for the operator, without a name."""
    chat, report = schema.chat, schema.report
    is_reported = chat.c.id.in_(select(report.c.line))
    await connection.execute(delete(chat).where(chat.c.person == person, ~is_reported))
    await connection.execute(update(chat).where(chat.c.person == person).values(name=""))
