"""The audit log: what operators have done, by page or by command."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.rows import now, record
from polis.wire.admin import AuditEntry

MOST_SHOWN = 200


async def note(
    connection: AsyncConnection, by: str, action: str, target: str = "", details: str = ""
) -> None:
    """Note an action in the transaction that carries it out."""
    values = {"at": now(), "by": by, "action": action, "target": target, "details": details}
    await connection.execute(insert(schema.audit).values(values))


async def latest(database: Database, limit: int = MOST_SHOWN) -> list[AuditEntry]:
    """The last actions, the latest first."""
    query = select(schema.audit).order_by(schema.audit.c.id.desc()).limit(limit)
    async with database.reading() as connection:
        return [record(AuditEntry, row) for row in await connection.execute(query)]
