"""Persons, their devices and links, whom they mute, what they said; and how much they may make."""

import hashlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.errors import BadLink, TooMany
from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.rows import ChatRow, PersonRow, now, record


def hashed(secret: str) -> str:
    """What is stored of a secret. Secrets have 256 bits of chance, so nothing slower is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


async def create(database: Database, person: PersonRow, key: str) -> None:
    """A new person with its first device."""
    moment = now()
    values = {name: getattr(person, name) for name in PersonRow.__slots__}
    async with database.writing() as connection:
        await connection.execute(insert(schema.person).values(created=moment, **values))
        await connection.execute(
            insert(schema.device).values(key_hash=hashed(key), person=person.id, created=moment)
        )


async def of_device(database: Database, key: str) -> PersonRow | None:
    """The person that a device belongs to."""
    person, device = schema.person, schema.device
    query = (
        select(person)
        .join(device, device.c.person == person.c.id)
        .where(device.c.key_hash == hashed(key))
    )
    async with database.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else record(PersonRow, row)


async def find(database: Database, person_id: str) -> PersonRow | None:
    query = select(schema.person).where(schema.person.c.id == person_id)
    async with database.reading() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else record(PersonRow, row)


async def change(database: Database, person_id: str, values: dict[str, str]) -> None:
    async with database.writing() as connection:
        await connection.execute(
            update(schema.person).where(schema.person.c.id == person_id).values(values)
        )


# -- links ----------------------------------------------------------------------------------------


async def add_device_link(
    database: Database, token: str, person: str, expires: int | None = None
) -> None:
    """A link that makes another device the same person."""
    values = {"token_hash": hashed(token), "kind": "device", "person": person, "expires": expires}
    async with database.writing() as connection:
        await connection.execute(insert(schema.link).values(values))


async def add_table_link(
    database: Database, token: str, table_id: str, seat: int | None, renew: bool
) -> None:
    """Another link to a table; a renewed one ends all earlier ones."""
    values = {"token_hash": hashed(token), "kind": "table", "table_id": table_id, "seat": seat}
    async with database.writing() as connection:
        if renew:
            await end_links(connection, table_id)
        await connection.execute(insert(schema.link).values(values))


async def find_link(connection: AsyncConnection, token: str, kind: str) -> dict[str, Any]:
    """What a link is for. Raises BadLink if it is unknown or expired."""
    query = select(schema.link).where(
        schema.link.c.token_hash == hashed(token), schema.link.c.kind == kind
    )
    row = (await connection.execute(query)).first()
    if row is None or (row.expires is not None and row.expires < now()):
        raise BadLink("the link is unknown, used up or expired")
    return dict(row._mapping)


async def end_links(connection: AsyncConnection, table_id: str) -> None:
    """No link to a table holds any more."""
    await connection.execute(delete(schema.link).where(schema.link.c.table_id == table_id))


async def use_device_link(database: Database, token: str, key: str) -> str:
    """A new device, with its key, for the link's person, once. Raises BadLink."""
    async with database.writing() as connection:
        found = await find_link(connection, token, "device")
        gone = await connection.execute(
            delete(schema.link).where(schema.link.c.token_hash == hashed(token))
        )
        if gone.rowcount != 1:
            raise BadLink("the link is used up")
        await connection.execute(
            insert(schema.device).values(
                key_hash=hashed(key), person=found["person"], created=now()
            )
        )
    return str(found["person"])


# -- chat -----------------------------------------------------------------------------------------


async def set_mute(database: Database, person: str, muted: str, is_muted: bool) -> None:
    mute = schema.mute
    async with database.writing() as connection:
        await connection.execute(delete(mute).where(mute.c.person == person, mute.c.muted == muted))
        if is_muted:
            await connection.execute(insert(mute).values(person=person, muted=muted))


async def muted_by(database: Database, person: str) -> set[str]:
    query = select(schema.mute.c.muted).where(schema.mute.c.person == person)
    async with database.reading() as connection:
        return set((await connection.execute(query)).scalars())


async def chat_after(database: Database, table_id: str, last: int, limit: int) -> list[ChatRow]:
    """The last lines of a table's chat after a number, in order."""
    chat = schema.chat
    query = (
        select(chat)
        .where(chat.c.table_id == table_id, chat.c.id > last)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    async with database.reading() as connection:
        rows = [record(ChatRow, row) for row in await connection.execute(query)]
    return rows[::-1]


async def last_lines(database: Database, table_ids: Sequence[str]) -> dict[str, int]:
    """The number of the last line that was said at each of some tables."""
    chat = schema.chat
    query = (
        select(chat.c.table_id, func.max(chat.c.id))
        .where(chat.c.table_id.in_(table_ids))
        .group_by(chat.c.table_id)
    )
    async with database.reading() as connection:
        return {row[0]: row[1] for row in await connection.execute(query)}


# -- quotas ---------------------------------------------------------------------------------------


async def count_up(database: Database, key: str, seconds: int, most: int) -> None:
    """Count something against a limit per window of time. Raises TooMany."""
    quota = schema.quota
    moment = now()
    begins = moment - moment % (seconds * 1000)
    this = (quota.c.key == key) & (quota.c.begins == begins)
    async with database.writing() as connection:
        await connection.execute(delete(quota).where(quota.c.key == key, quota.c.begins < begins))
        hit = await connection.execute(update(quota).where(this).values(count=quota.c.count + 1))
        if hit.rowcount == 0:
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(quota).values(key=key, begins=begins, count=1))
            except IntegrityError:
                await connection.execute(update(quota).where(this).values(count=quota.c.count + 1))
        count = (await connection.execute(select(quota.c.count).where(this))).scalar_one()
    if count > most:
        left = (begins + seconds * 1000 - moment) // 1000 + 1
        raise TooMany("too many of these for now", seconds=left)
