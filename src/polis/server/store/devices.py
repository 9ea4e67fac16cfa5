"""The devices of a person: list them, note their use, end them."""

from sqlalchemy import delete, select, update

from polis.server.errors import NoSuch
from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.people import hashed
from polis.server.store.rows import now
from polis.wire.account import DeviceInfo

ID_LENGTH = 16  # letters of the key's hash: enough to tell the devices of a person apart
SEEN_MS = 3_600_000  # a device that is used all the time is noted this often


async def devices_of(database: Database, person: str, key: str = "") -> list[DeviceInfo]:
    """The devices of a person, the latest used first; `key` is the asking device's."""
    device = schema.device
    query = select(device).where(device.c.person == person)
    async with database.reading() as connection:
        rows = await connection.execute(query.order_by(device.c.seen.desc(), device.c.key_hash))
        return [
            DeviceInfo(
                id=row.key_hash[:ID_LENGTH],
                name=row.name,
                created=row.created,
                seen=row.seen,
                here=row.key_hash == hashed(key),
            )
            for row in rows
        ]


async def note_use(database: Database, key: str, name: str) -> None:
    """Note that a device is used now, at most once an hour."""
    device, moment = schema.device, now()
    is_it = device.c.key_hash == hashed(key)
    async with database.reading() as connection:
        seen = (await connection.execute(select(device.c.seen).where(is_it))).scalar()
    if seen is not None and seen < moment - SEEN_MS:
        async with database.writing() as connection:
            await connection.execute(update(device).where(is_it).values(seen=moment, name=name))


async def end(database: Database, person: str, device_id: str) -> None:
    """End a device of a person: its cookie is worth nothing any more. Raises NoSuch.

    Push messages must not reach it either. It is not known which subscription is its own, so all of
    them end; the other devices subscribe again at their next visit.
    """
    device = schema.device
    is_it = (device.c.person == person) & device.c.key_hash.startswith(device_id, autoescape=True)
    async with database.writing() as connection:
        if (await connection.execute(delete(device).where(is_it))).rowcount == 0:
            raise NoSuch("you have no such device")
        await connection.execute(delete(schema.push).where(schema.push.c.person == person))
