"""The secrets that unlock the operator's page, and settings that operators change."""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.errors import BadLink
from polis.server.store import people, schema
from polis.server.store.database import Database
from polis.server.store.rows import now, text_of
from polis.wire.admin import Retention

SECRET, PAGE = "admin", "operator"  # kinds of links
NEVER = Retention(abandoned=0, finished=0)


async def add_secret(connection: AsyncConnection, secret: str, kind: str, expires: int) -> None:
    """Store a secret that unlocks a page, or the key of an unlocked page."""
    values = {"token_hash": people.hashed(secret), "kind": kind, "expires": expires}
    await connection.execute(insert(schema.link).values(values))


async def use_secret(connection: AsyncConnection, secret: str, key: str) -> int:
    """Exchange a secret for the key of a page; return when that ends. Raises BadLink."""
    found = await people.find_link(connection, secret, SECRET)
    link = schema.link
    gone = await connection.execute(delete(link).where(link.c.token_hash == people.hashed(secret)))
    if gone.rowcount != 1:
        raise BadLink("the secret is used up")
    expires = found.expires or 0
    await add_secret(connection, key, PAGE, expires)
    return expires


async def close_all(connection: AsyncConnection) -> int:
    """End all secrets and unlocked pages; return how many."""
    link = schema.link
    gone = await connection.execute(delete(link).where(link.c.kind.in_((SECRET, PAGE))))
    return gone.rowcount


async def page_until(database: Database, key: str) -> int | None:
    """When the unlocked page of a key ends; None if the key is worth nothing."""
    link = schema.link
    query = select(link.c.expires).where(
        link.c.token_hash == people.hashed(key), link.c.kind == PAGE
    )
    async with database.reading() as connection:
        found = (await connection.execute(query)).scalar()
    return int(found) if found is not None and found > now() else None


# -- settings -------------------------------------------------------------------------------------


async def limits(database: Database) -> dict[str, float]:
    """The limits that operators have changed."""
    found: dict[str, float] = await _setting(database, "limits")
    return found


async def retention(database: Database) -> Retention:
    found = await _setting(database, "retention")
    return Retention(**found) if found else NEVER


async def _setting(database: Database, key: str) -> dict[str, Any]:
    query = select(schema.meta.c.value).where(schema.meta.c.key == key)
    async with database.reading() as connection:
        found = (await connection.execute(query)).scalar()
    values: dict[str, Any] = {} if found is None else json.loads(found)
    return values


async def set_setting(connection: AsyncConnection, key: str, values: Mapping[str, object]) -> None:
    meta = schema.meta
    await connection.execute(delete(meta).where(meta.c.key == key))
    if values:
        await connection.execute(insert(meta).values(key=key, value=text_of(values)))
