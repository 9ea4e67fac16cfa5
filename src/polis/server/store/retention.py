"""Delete tables that an operator does not want to keep. By default none is deleted.

Results and ratings of their players stay: they belong to the players.
"""

from typing import Final

from sqlalchemy import Select, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.store import schema
from polis.server.store.database import Database

OF_TABLE: Final = (
    *(schema.step, schema.command, schema.seat, schema.guest, schema.sent_away),
    *(schema.note, schema.job, schema.link),
)


async def abandoned(connection: AsyncConnection, before: int, limit: int) -> list[str]:
    """Tables that ended without a result, or where nothing has happened since a moment."""
    table = schema.table
    is_over = table.c.phase == "finished"
    return await _first(
        connection, select(table.c.id).where(~is_over, table.c.moved < before), limit
    )


async def finished(connection: AsyncConnection, before: int, limit: int) -> list[str]:
    """Finished tables of players who could not come back after the loss of their devices.

    A table stays if one of its players has a passkey: such a player keeps their matches.
    """
    table, seat, passkey = schema.table, schema.seat, schema.passkey
    kept = select(seat.c.table_id).join(passkey, passkey.c.person == seat.c.person)
    is_over = (table.c.phase == "finished") & (table.c.ended < before)
    return await _first(
        connection, select(table.c.id).where(is_over, table.c.id.not_in(kept)), limit
    )


async def _first(connection: AsyncConnection, query: Select[str], limit: int) -> list[str]:
    """The first tables of a query, locked: no move can be stored until they are deleted."""
    found = query.order_by(schema.table.c.id).limit(limit).with_for_update(skip_locked=True)
    return list((await connection.execute(found)).scalars())


async def delete_tables(connection: AsyncConnection, ids: list[str]) -> int:
    """Delete tables with everything that belongs to them; return how many there were."""
    chat, report, table = schema.chat, schema.report, schema.table
    said = select(chat.c.id).where(chat.c.table_id.in_(ids))
    await connection.execute(delete(report).where(report.c.line.in_(said)))
    await connection.execute(delete(chat).where(chat.c.table_id.in_(ids)))
    for kind in OF_TABLE:
        await connection.execute(delete(kind).where(kind.c.table_id.in_(ids)))
    return (await connection.execute(delete(table).where(table.c.id.in_(ids)))).rowcount


async def waiting_in_vain(database: Database, before: int, limit: int) -> list[str]:
    """Open public tables that have waited for players since before a moment."""
    table = schema.table
    is_open = (table.c.phase == "open") & (table.c.visibility == "public")
    query = select(table.c.id).where(is_open, table.c.created < before)
    async with database.reading() as connection:
        return list((await connection.execute(query.limit(limit))).scalars())
