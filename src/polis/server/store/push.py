"""Push subscriptions: one per device, of a person."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, insert, select

from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.people import hashed
from polis.server.store.rows import now, record

MOST_DEVICES = 20  # of one person; a new one replaces the oldest


@dataclass(frozen=True, slots=True)
class PushRow:
    """Where to send messages of a device, and the keys that encrypt them."""

    endpoint: str
    person: str
    p256dh: str
    auth: str


async def subscribe(database: Database, row: PushRow) -> None:
    """Store a subscription. It replaces the one that the device had, even of another person."""
    push = schema.push
    values = {"endpoint": row.endpoint, "person": row.person, "p256dh": row.p256dh}
    more = {"auth": row.auth, "endpoint_hash": hashed(row.endpoint), "created": now()}
    async with database.writing() as connection:
        await connection.execute(delete(push).where(_is(row.endpoint)))
        await connection.execute(insert(push).values(values | more))
        newest = (
            select(push.c.endpoint_hash)
            .where(push.c.person == row.person)
            .order_by(push.c.created.desc(), push.c.endpoint_hash)
            .offset(MOST_DEVICES)
        )
        old = list((await connection.execute(newest)).scalars())
        await connection.execute(delete(push).where(push.c.endpoint_hash.in_(old)))


async def unsubscribe(database: Database, endpoint: str, person: str | None = None) -> None:
    """Remove a subscription; with a person only if it is theirs."""
    found = _is(endpoint)
    if person is not None:
        found &= schema.push.c.person == person
    async with database.writing() as connection:
        await connection.execute(delete(schema.push).where(found))


async def devices_of(database: Database, person: str) -> list[PushRow]:
    query = select(schema.push).where(schema.push.c.person == person)
    async with database.reading() as connection:
        return [record(PushRow, row) for row in await connection.execute(query)]


def _is(endpoint: str) -> ColumnElement[bool]:
    return schema.push.c.endpoint_hash == hashed(endpoint)
