"""Persons and address ranges that the operator keeps out for a while."""

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.errors import BadMessage, NoSuch
from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.rows import now, record
from polis.wire.admin import BanInfo, BanKind

Network = IPv4Network | IPv6Network
WIDEST = {4: 8, 6: 16}  # a shorter prefix would keep almost everyone out


@dataclass(frozen=True, slots=True)
class BanRow:
    target: str
    kind: BanKind
    ends: int
    reason: str
    at: int


def read_target(text: str) -> tuple[BanKind, str]:
    """The target of a ban: a network in its usual form, or else a person. Raises BadMessage."""
    if "\0" in text:
        raise BadMessage("that is no player")
    try:
        network: Network = ip_network(text.strip(), strict=False)
    except ValueError:
        return "person", text
    if network.prefixlen < WIDEST[network.version]:
        raise BadMessage("that range is too wide")
    return "address", str(network)


async def set_ban(connection: AsyncConnection, row: BanRow) -> str:
    """Store or, if it has ended, lift a ban; return the name of the person. Raises NoSuch."""
    person, ban = schema.person, schema.ban
    name = ""
    if row.kind == "person":
        query = select(person.c.name).where(person.c.id == row.target)
        found = (await connection.execute(query)).scalar()
        if found is None:
            raise NoSuch(f"there is no player {row.target}")
        name = str(found)
    await connection.execute(delete(ban).where(ban.c.target == row.target))
    if row.ends > row.at:
        values = {field: getattr(row, field) for field in BanRow.__slots__}
        await connection.execute(insert(ban).values(values))
    return name


async def lasting(database: Database) -> list[BanInfo]:
    """All bans that have not ended, the latest first."""
    ban, person = schema.ban, schema.person
    query = (
        select(ban, person.c.name)
        .outerjoin(person, person.c.id == ban.c.target)
        .where(ban.c.ends > now())
        .order_by(ban.c.at.desc(), ban.c.target)
    )
    async with database.reading() as connection:
        rows = list(await connection.execute(query))
    return [_info(record(BanRow, row), row.name) for row in rows]


def _info(row: BanRow, name: str | None) -> BanInfo:
    values = {field: getattr(row, field) for field in BanRow.__slots__}
    return BanInfo(name=name or "", **values)
