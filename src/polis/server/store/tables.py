"""Tables and seats: making them, reading them, changing them one at a time."""

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
from polis.server.store.rows import SeatRow, StepRow, TableRow, now, record, text_of


@dataclass(slots=True)
class Change:
    """A table that is locked while its transaction lasts; what is set here is saved at its end."""

    connection: AsyncConnection
    table: TableRow
    seats: list[SeatRow]

    async def set_table(self, **values: Any) -> None:
        self.table = replace(self.table, **values)
        await self.connection.execute(
            update(schema.table).where(schema.table.c.id == self.table.id).values(_texts(values))
        )

    async def set_seat(self, seat: int, **values: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **values)
        await self.connection.execute(
            update(schema.seat)
            .where(schema.seat.c.table_id == self.table.id, schema.seat.c.seat == seat)
            .values(values)
        )


def _texts(values: dict[str, Any]) -> dict[str, Any]:
    def plain(name: str, value: Any) -> Any:
        if name in ("options", "clock", "proposal") and value is not None:
            return text_of(value)
        return str(value) if name == "seed" else value

    return {name: plain(name, value) for name, value in values.items()}


@asynccontextmanager
async def creating(
    database: Database, table: TableRow, seats: Sequence[SeatRow], steps: Sequence[StepRow] = ()
) -> AsyncIterator[Change]:
    """A new table, and what is done to it at once; with a journal if it goes on from another."""
    async with database.writing() as connection:
        yield await create(connection, table, seats, steps)


async def create(
    connection: AsyncConnection,
    table: TableRow,
    seats: Sequence[SeatRow],
    steps: Sequence[StepRow] = (),
) -> Change:
    """A new table inside a transaction."""
    values = {name: getattr(table, name) for name in TableRow.__slots__}
    await connection.execute(insert(schema.table).values(_texts(values)))
    for seat in seats:
        fields = {name: getattr(seat, name) for name in SeatRow.__slots__}
        await connection.execute(insert(schema.seat).values(table_id=table.id, **fields))
    if steps:
        rows = [step_values(table.id, step) for step in steps]
        await connection.execute(insert(schema.step), rows)
    return Change(connection, table, list(seats))


async def load(database: Database, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    """A table and its seats. Raises NoTable."""
    async with database.reading() as connection:
        return await _load(connection, table_id)


async def _load(connection: AsyncConnection, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    found = (
        await connection.execute(select(schema.table).where(schema.table.c.id == table_id))
    ).first()
    if found is None:
        raise NoTable("there is no such table")
    rows = await connection.execute(
        select(schema.seat).where(schema.seat.c.table_id == table_id).order_by(schema.seat.c.seat)
    )
    return record(TableRow, found), [record(SeatRow, row) for row in rows]


@asynccontextmanager
async def changing(database: Database, table_id: str) -> AsyncIterator[Change]:
    """Change a table beside its journal; whoever comes second waits, and then sees the change."""
    async with database.writing() as connection:
        await connection.execute(
            update(schema.table)
            .where(schema.table.c.id == table_id)
            .values(revision=schema.table.c.revision + 1)
        )
        table, seats = await _load(connection, table_id)
        yield Change(connection, table, seats)


async def versions(database: Database, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Where tables stand: version and revision."""
    table = schema.table
    query = select(table.c.id, table.c.version, table.c.revision).where(table.c.id.in_(table_ids))
    async with database.reading() as connection:
        return {row[0]: (row[1], row[2]) for row in await connection.execute(query)}


async def with_idle_bots(database: Database, before: int, limit: int) -> list[str]:
    """Running tables whose bots should have moved by now: their process may have died."""
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
    """Nobody can go on at a running table: its bots are asked again only when somebody looks."""
    async with changing(database, table_id) as change:
        await change.set_table(bots_waiting=False)


async def count(database: Database, phase: str, host: str | None = None) -> int:
    table = schema.table
    query = select(func.count()).select_from(table).where(table.c.phase == phase)
    if host is not None:
        query = query.where(table.c.host == host)
    async with database.reading() as connection:
        return int((await connection.execute(query)).scalar_one())


async def unfinished_of(database: Database, person: str, name: str) -> list[str]:
    """The tables, not over, where somebody sits by a name."""
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
    """Which tables to list. One's own come by their last move, the public ones by when they were
    opened, begun or finished. `before` is the place of the last one of the page before."""

    game: str | None = None
    phases: tuple[str, ...] = ("open", "running")
    person: str | None = None  # whose tables; None: the public ones
    has_open_seat: bool = False
    before: tuple[int, str] | None = None
    limit: int = 50

    def place_of(self, table: TableRow) -> tuple[int, str]:
        return table.since if self.person is None else table.moved, table.id


async def listed(database: Database, wanted: Filter) -> list[tuple[TableRow, list[SeatRow]]]:
    async with database.reading() as connection:
        found = [record(TableRow, row) for row in await connection.execute(_listing(wanted))]
        ids = [table.id for table in found]
        seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
        query = select(schema.seat).where(schema.seat.c.table_id.in_(ids))
        for row in await connection.execute(query.order_by(schema.seat.c.seat)):
            seats[row.table_id].append(record(SeatRow, row))
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


def fresh(table: TableRow, **values: Any) -> TableRow:
    """The row of a new table that resembles another one."""
    moment = now()
    base: dict[str, Any] = {
        "version": 0,
        "revision": 0,
        "waiting": 0,
        "bots_waiting": False,
        "proposal": None,
        "num_proposals": 0,
        "successor": None,
        "created": moment,
        "started": None,
        "moved": moment,
        "ended": None,
        "phase": "open",
    }
    return replace(table, **(base | values))
