"""Create, read, change and list tables with their seats."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Select, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.errors import NoTable
from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.journal import step_values
from polis.server.store.rows import Columns, now, seat_record, table_columns, table_record
from polis.table.records import SeatRecord, StoredStep, TableRecord


@dataclass(slots=True)
class Change:
    """A table that its transaction has locked. Every set value is saved at once."""

    connection: AsyncConnection
    table: TableRecord
    seats: list[SeatRecord]

    async def set_table(self, **values: Any) -> None:
        self.table = replace(self.table, **values)
        await self.connection.execute(
            update(schema.table)
            .where(schema.table.c.id == self.table.id)
            .values(table_columns(values))
        )

    async def set_seat(self, seat: int, **values: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **values)
        await self.connection.execute(
            update(schema.seat)
            .where(schema.seat.c.table_id == self.table.id, schema.seat.c.seat == seat)
            .values(values)
        )


@asynccontextmanager
async def creating(
    database: Database,
    table: TableRecord,
    seats: Sequence[SeatRecord],
    steps: Sequence[StoredStep] = (),
) -> AsyncIterator[Change]:
    """Create a table in a transaction of its own; with entries if it continues another match."""
    async with database.writing() as connection:
        yield await create(connection, table, seats, steps)


async def create(
    connection: AsyncConnection,
    table: TableRecord,
    seats: Sequence[SeatRecord],
    steps: Sequence[StoredStep] = (),
) -> Change:
    """Create a table inside a transaction."""
    values: Columns = {name: getattr(table, name) for name in TableRecord.__slots__}
    await connection.execute(insert(schema.table).values(table_columns(values)))
    for seat in seats:
        fields = {name: getattr(seat, name) for name in SeatRecord.__slots__}
        await connection.execute(insert(schema.seat).values(table_id=table.id, **fields))
    if steps:
        rows = [step_values(table.id, step) for step in steps]
        await connection.execute(insert(schema.step), rows)
    return Change(connection, table, list(seats))


async def load(database: Database, table_id: str) -> tuple[TableRecord, list[SeatRecord]]:
    """A table and its seats. Raises NoTable."""
    async with database.reading() as connection:
        return await _load(connection, table_id)


async def _load(connection: AsyncConnection, table_id: str) -> tuple[TableRecord, list[SeatRecord]]:
    found = (
        await connection.execute(select(schema.table).where(schema.table.c.id == table_id))
    ).first()
    if found is None:
        raise NoTable("there is no such table")
    rows = await connection.execute(
        select(schema.seat).where(schema.seat.c.table_id == table_id).order_by(schema.seat.c.seat)
    )
    return table_record(found), [seat_record(row) for row in rows]


@asynccontextmanager
async def changing(database: Database, table_id: str) -> AsyncIterator[Change]:
    """Lock a table and change it beside its journal.

    A second writer waits, then sees the change.
    """
    async with database.writing() as connection:
        await connection.execute(
            update(schema.table)
            .where(schema.table.c.id == table_id)
            .values(revision=schema.table.c.revision + 1)
        )
        table, seats = await _load(connection, table_id)
        yield Change(connection, table, seats)


async def versions(database: Database, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """The version and revision of tables."""
    table = schema.table
    query = select(table.c.id, table.c.version, table.c.revision).where(table.c.id.in_(table_ids))
    async with database.reading() as connection:
        return {row[0]: (row[1], row[2]) for row in await connection.execute(query)}


async def with_idle_bots(database: Database, before: int, limit: int) -> list[str]:
    """Running tables whose bots are overdue: their process may have died."""
    table = schema.table
    query = (
        select(table.c.id)
        .where(table.c.bots_waiting, table.c.moved < before, table.c.phase == "running")
        .order_by(table.c.moved)
        .limit(limit)
    )
    async with database.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def rest_bots(database: Database, table_id: str) -> None:
    """Stop asking the bots of an outdated match until a socket opens the table again."""
    async with changing(database, table_id) as change:
        await change.set_table(bots_waiting=False)


async def count(database: Database, phase: str, host: str | None = None) -> int:
    table = schema.table
    query = select(func.count()).select_from(table).where(table.c.phase == phase)
    if host is not None:
        query = query.where(table.c.host == host)
    async with database.reading() as connection:
        return int((await connection.execute(query)).scalar_one())


async def count_hosted(connection: AsyncConnection, host: str) -> int:
    """The open and running tables of a host. Others who count them at the same time wait."""
    table, person = schema.table, schema.person
    await connection.execute(select(person.c.id).where(person.c.id == host).with_for_update())
    query = select(func.count()).select_from(table)
    found = query.where(table.c.phase.in_(("open", "running")), table.c.host == host)
    return int((await connection.execute(found)).scalar_one())


async def unfinished_of(database: Database, person: str, name: str) -> list[str]:
    """The unfinished tables where a person sits under a name."""
    table, seat = schema.table, schema.seat
    query = (
        select(table.c.id)
        .join(seat, seat.c.table_id == table.c.id)
        .where(seat.c.person == person, seat.c.name == name)
        .where(table.c.phase.in_(("open", "running")))
        .distinct()
    )
    async with database.reading() as connection:
        return list((await connection.execute(query)).scalars())


# -- lists ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Filter:
    """A filter for lists of tables.

    A person's tables are ordered by their last move, public ones by the start of their phase.
    `before` is the place of the last table on the previous page.
    """

    game: str | None = None
    phases: tuple[str, ...] = ("open", "running")
    person: str | None = None  # whose tables; None: the public ones
    has_open_seat: bool = False
    before: tuple[int, str] | None = None
    limit: int = 50

    def place_of(self, table: TableRecord) -> tuple[int, str]:
        return table.since if self.person is None else table.moved, table.id


async def listed(database: Database, wanted: Filter) -> list[tuple[TableRecord, list[SeatRecord]]]:
    async with database.reading() as connection:
        found = [table_record(row) for row in await connection.execute(_listing(wanted))]
        ids = [table.id for table in found]
        seats: dict[str, list[SeatRecord]] = {table_id: [] for table_id in ids}
        query = select(schema.seat).where(schema.seat.c.table_id.in_(ids))
        for row in await connection.execute(query.order_by(schema.seat.c.seat)):
            seats[row.table_id].append(seat_record(row))
    return [(table, seats[table.id]) for table in found]


def _listing(wanted: Filter) -> Select[Any]:
    table, seat = schema.table, schema.seat
    is_begun = or_(table.c.phase != "abandoned", table.c.started.is_not(None))
    query = select(table).where(table.c.phase.in_(wanted.phases), is_begun)
    if wanted.person is None:
        query = query.where(table.c.visibility == "public")
    else:
        mine = select(seat.c.table_id).where(seat.c.person == wanted.person)
        guest = schema.guest
        invited = select(guest.c.table_id).where(guest.c.person == wanted.person)
        is_open = and_(table.c.phase == "open", table.c.id.in_(invited))
        query = query.where(or_(table.c.id.in_(mine), table.c.host == wanted.person, is_open))
    if wanted.game is not None:
        query = query.where(table.c.game == wanted.game)
    if wanted.has_open_seat:
        free = select(seat.c.table_id).where(seat.c.kind == "open")
        query = query.where(table.c.id.in_(free))
    moment = schema.since if wanted.person is None else table.c.moved
    if wanted.before is not None:
        before, last = wanted.before
        query = query.where(or_(moment < before, and_(moment == before, table.c.id < last)))
    return query.order_by(moment.desc(), table.c.id.desc()).limit(wanted.limit)


def fresh(table: TableRecord, **values: Any) -> TableRecord:
    """A new table with the settings of another one."""
    moment = now()
    base: dict[str, Any] = {
        "version": 0,
        "revision": 0,
        "waiting": 0,
        "bots_waiting": False,
        "proposal": None,
        "num_proposals": 0,
        "successor": None,
        "is_void": False,
        "is_known_deal": False,
        "created": moment,
        "started": None,
        "moved": moment,
        "ended": None,
        "phase": "open",
    }
    return replace(table, **(base | values))
