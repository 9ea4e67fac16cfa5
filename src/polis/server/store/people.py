"""Persons, their devices, links, mutes and chat, and their quotas."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.errors import BadLink, TooMany
from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.rows import ChatRow, PersonRow, now, record

DAY = 86_400


def hashed(secret: str) -> str:
    """The stored hash of a secret. Secrets have 256 random bits, so a fast hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def device_values(person: str, key: str, name: str) -> dict[str, str | int]:
    """The row of a new device."""
    moment = now()
    values = {"key_hash": hashed(key), "person": person, "name": name}
    return values | {"created": moment, "seen": moment}


async def create(database: Database, person: PersonRow, key: str, device: str = "") -> None:
    """Create a person with their first device, which has a name."""
    moment = now()
    values = {name: getattr(person, name) for name in PersonRow.__slots__}
    async with database.writing() as connection:
        await connection.execute(insert(schema.person).values(created=moment, **values))
        await connection.execute(
            insert(schema.device).values(device_values(person.id, key, device))
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


async def answer_mail(database: Database, person_id: str, mailbox: str, is_ok: bool) -> bool:
    """Confirm a mailbox of a person, or remove it; whether it is still theirs."""
    person = schema.person
    is_theirs = (person.c.id == person_id) & (person.c.email == mailbox)
    values = {"email_ok": True} if is_ok else {"email_ok": False, "email": ""}
    async with database.writing() as connection:
        done = await connection.execute(update(person).where(is_theirs).values(values))
    return done.rowcount == 1


async def change(database: Database, person_id: str, values: Mapping[str, str | bool]) -> None:
    async with database.writing() as connection:
        await connection.execute(
            update(schema.person).where(schema.person.c.id == person_id).values(values)
        )


# -- links ----------------------------------------------------------------------------------------


async def add_device_link(
    database: Database, token: str, person: str, expires: int | None = None
) -> None:
    """Store a link that makes another device the same person."""
    values = {"token_hash": hashed(token), "kind": "device", "person": person, "expires": expires}
    async with database.writing() as connection:
        await connection.execute(insert(schema.link).values(values))


async def add_table_link(
    database: Database, token: str, table_id: str, seat: int | None, renew: bool
) -> None:
    """Store a link to a table; `renew` ends all earlier ones."""
    values = {"token_hash": hashed(token), "kind": "table", "table_id": table_id, "seat": seat}
    async with database.writing() as connection:
        if renew:
            await end_links(connection, table_id)
        await connection.execute(insert(schema.link).values(values))


@dataclass(frozen=True, slots=True)
class LinkRow:
    """What a link is for: a table, a seat of it, or a person's next device."""

    kind: str
    person: str | None
    table_id: str | None
    seat: int | None
    expires: int | None


async def find_link(connection: AsyncConnection, token: str, kind: str) -> LinkRow:
    """The row of a link. Raises BadLink if it is unknown or expired."""
    query = select(schema.link).where(
        schema.link.c.token_hash == hashed(token), schema.link.c.kind == kind
    )
    row = (await connection.execute(query)).first()
    if row is None or (row.expires is not None and row.expires < now()):
        raise BadLink("the link is unknown, used up or expired")
    return record(LinkRow, row)


async def end_links(connection: AsyncConnection, table_id: str) -> None:
    """End all links to a table."""
    await connection.execute(delete(schema.link).where(schema.link.c.table_id == table_id))


async def use_device_link(database: Database, token: str, key: str, device: str = "") -> str:
    """Use a device link once: add a device with its key to the person. Raises BadLink."""
    async with database.writing() as connection:
        found = await find_link(connection, token, "device")
        gone = await connection.execute(
            delete(schema.link).where(schema.link.c.token_hash == hashed(token))
        )
        if gone.rowcount != 1:
            raise BadLink("the link is used up")
        await connection.execute(
            insert(schema.device).values(device_values(str(found.person), key, device))
        )
    return str(found.person)


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
    """The number of the last chat line at each of these tables."""
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


async def count_letter(database: Database, mailbox: str, most: int) -> None:
    """Count a letter to a mailbox against its limit a day. Raises TooMany."""
    await count_up(database, f"letter:{hashed(mailbox.lower())}", DAY, most)
