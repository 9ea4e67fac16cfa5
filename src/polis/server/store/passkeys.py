"""Passkeys of persons, and the challenges that browsers sign with them."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, func, insert, select, update

from polis.server.errors import BadPasskey, NoSuch, TooMany
from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.devices import ID_LENGTH
from polis.server.store.people import device_values, find_link, hashed
from polis.server.store.rows import now, record
from polis.wire.account import PasskeyInfo

CHALLENGE_MS = 5 * 60_000
MOST_PASSKEYS = 20  # of one person


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    """A passkey: its id and public key in base64url, and how often it was used."""

    credential: str
    person: str
    public_key: str
    uses: int


async def add_challenge(database: Database, challenge: str, kind: str, person: str | None) -> None:
    """Store a challenge, to be answered once and soon; remove those that were never answered."""
    link, moment = schema.link, now()
    values = {"token_hash": hashed(challenge), "kind": kind, "person": person}
    async with database.writing() as connection:
        await connection.execute(delete(link).where(link.c.kind == kind, link.c.expires < moment))
        await connection.execute(insert(link).values(values | {"expires": moment + CHALLENGE_MS}))


async def use_challenge(database: Database, challenge: str, kind: str, person: str | None) -> None:
    """Use up a challenge. Raises BadLink, BadPasskey."""
    async with database.writing() as connection:
        found = await find_link(connection, challenge, kind)
        is_it = schema.link.c.token_hash == hashed(challenge)
        gone = await connection.execute(delete(schema.link).where(is_it))
    if gone.rowcount != 1 or found.person != person:
        raise BadPasskey("the challenge is not for you")


async def add(database: Database, row: PasskeyRow, name: str) -> None:
    """Store a new passkey. Raises TooMany."""
    passkey, moment = schema.passkey, now()
    values = {"credential": row.credential, "person": row.person, "public_key": row.public_key}
    more = {"uses": row.uses, "name": name, "created": moment, "seen": moment}
    mine = select(func.count()).select_from(passkey).where(passkey.c.person == row.person)
    async with database.writing() as connection:
        if (await connection.execute(mine)).scalar_one() >= MOST_PASSKEYS:
            raise TooMany("remove a passkey first", seconds=1)
        id_hash = hashed(row.credential)
        await connection.execute(insert(passkey).values(values | more | {"id_hash": id_hash}))


async def find(database: Database, credential: str) -> PasskeyRow:
    """A passkey by its id. Raises BadPasskey."""
    async with database.reading() as connection:
        row = (await connection.execute(select(schema.passkey).where(_is(credential)))).first()
    if row is None:
        raise BadPasskey("there is no such passkey")
    return record(PasskeyRow, row)


async def log_in(database: Database, row: PasskeyRow, key: str, device: str) -> None:
    """Note the use of a passkey, and add a device with its key to the person."""
    used = update(schema.passkey).where(_is(row.credential)).values(uses=row.uses, seen=now())
    async with database.writing() as connection:
        if (await connection.execute(used)).rowcount != 1:
            raise BadPasskey("the passkey was removed")
        values = device_values(row.person, key, device)
        await connection.execute(insert(schema.device).values(values))


async def passkeys_of(database: Database, person: str) -> list[PasskeyInfo]:
    """The passkeys of a person, the latest used first."""
    passkey = schema.passkey
    query = select(passkey).where(passkey.c.person == person)
    async with database.reading() as connection:
        rows = await connection.execute(query.order_by(passkey.c.seen.desc(), passkey.c.id_hash))
        return [
            PasskeyInfo(
                id=row.id_hash[:ID_LENGTH], name=row.name, created=row.created, seen=row.seen
            )
            for row in rows
        ]


async def credentials_of(database: Database, person: str) -> list[str]:
    query = select(schema.passkey.c.credential).where(schema.passkey.c.person == person)
    async with database.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def end(database: Database, person: str, passkey_id: str) -> None:
    """Remove a passkey of a person. Raises NoSuch."""
    passkey = schema.passkey
    is_it = passkey.c.id_hash.startswith(passkey_id, autoescape=True)
    async with database.writing() as connection:
        gone = delete(passkey).where(passkey.c.person == person, is_it)
        if (await connection.execute(gone)).rowcount == 0:
            raise NoSuch("you have no such passkey")


def _is(credential: str) -> ColumnElement[bool]:
    return schema.passkey.c.id_hash == hashed(credential)
