"""What the operator looks up: tables, people, reports, jobs, and how much there is of each."""

from collections.abc import Sequence

from sqlalchemy import (
    Column,
    ColumnElement,
    ScalarSelect,
    Select,
    Table,
    func,
    or_,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.rows import AnyRow, now
from polis.wire.admin import (
    JobCount,
    OperatorPerson,
    OperatorTable,
    ReportInfo,
    SaidLine,
)

MOST_FOUND = 50
AROUND = 5  # lines of chat before and after a reported one


async def tables(database: Database, words: str) -> list[OperatorTable]:
    """The tables with an id, title, game or player that fits, the latest moved first."""
    table, seat = schema.table, schema.seat
    seated = select(seat.c.table_id).where(
        or_(seat.c.person == words, _contains(seat.c.name, words))
    )
    fits = or_(
        table.c.id == words,
        table.c.host == words,
        table.c.game == words,
        table.c.phase == words,
        _contains(table.c.title, words),
        table.c.id.in_(seated),
    )
    query = select(table).order_by(table.c.moved.desc(), table.c.id).limit(MOST_FOUND)
    async with database.reading() as connection:
        rows = list(await connection.execute(query.where(fits) if words else query))
        players = await _players(connection, [row.id for row in rows])
    return [_table(row, players.get(row.id, [])) for row in rows]


def _contains(column: Column[str], words: str) -> ColumnElement[bool]:
    return func.lower(column).contains(words.lower(), autoescape=True)


async def _players(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[str]]:
    seat = schema.seat
    query = select(seat).where(seat.c.table_id.in_(ids)).order_by(seat.c.table_id, seat.c.seat)
    found: dict[str, list[str]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.table_id, []).append(row.bot or row.name)
    return found


def _table(row: AnyRow, players: list[str]) -> OperatorTable:
    return OperatorTable(
        id=row.id,
        game=row.game,
        title=row.title,
        phase=row.phase,
        visibility=row.visibility,
        players=players,
        created=row.created,
        moved=row.moved,
        entries=row.version,
    )


async def people(database: Database, words: str) -> list[OperatorPerson]:
    """The persons with an id or a name that fits, the latest seen first."""
    person, device = schema.person, schema.device
    seen = select(func.max(device.c.seen)).where(device.c.person == person.c.id).scalar_subquery()
    moment = func.coalesce(seen, person.c.created).label("seen")
    query = select(
        person.c.id,
        person.c.name,
        person.c.created,
        moment,
        _num_tables().label("tables"),
        _num_reported().label("reported"),
        _ends(schema.silence).label("muted"),
        _ban_ends().label("banned"),
    ).order_by(moment.desc(), person.c.id)
    if words:
        query = query.where(or_(person.c.id == words, _contains(person.c.name, words)))
    async with database.reading() as connection:
        rows = await connection.execute(query.limit(MOST_FOUND))
        return [_person(row) for row in rows]


def _num_tables() -> ScalarSelect[int]:
    seat = schema.seat
    query = select(func.count(seat.c.table_id.distinct()))
    return query.where(seat.c.person == schema.person.c.id).scalar_subquery()


def _num_reported() -> ScalarSelect[int]:
    chat, report = schema.chat, schema.report
    query = select(func.count(chat.c.id.distinct())).join(report, report.c.line == chat.c.id)
    return query.where(chat.c.person == schema.person.c.id).scalar_subquery()


def _ends(kind: Table) -> ScalarSelect[int]:
    return select(kind.c.ends).where(kind.c.person == schema.person.c.id).scalar_subquery()


def _ban_ends() -> ScalarSelect[int]:
    ban = schema.ban
    return select(ban.c.ends).where(ban.c.target == schema.person.c.id).scalar_subquery()


def _person(row: AnyRow) -> OperatorPerson:
    return OperatorPerson(
        player=row.id,
        name=row.name,
        created=row.created,
        seen=row.seen,
        tables=row.tables,
        reported=row.reported,
        muted=_lasting(row.muted),
        banned=_lasting(row.banned),
    )


def _lasting(ends: int | None) -> int:
    return ends if ends is not None and ends > now() else 0


# -- reports --------------------------------------------------------------------------------------


async def reports(database: Database, since: int) -> list[ReportInfo]:
    """The lines that were reported since a moment, each with the lines around it."""
    chat, report = schema.chat, schema.report
    query = (
        select(chat, func.count().label("times"), func.max(report.c.at).label("told"))
        .join(report, report.c.line == chat.c.id)
        .where(report.c.at >= since)
        .group_by(*chat.c)
        .order_by(func.max(report.c.at).desc())
        .limit(MOST_FOUND)
    )
    async with database.reading() as connection:
        rows = list(await connection.execute(query))
        return [await _report(connection, row) for row in rows]


async def _report(connection: AsyncConnection, row: AnyRow) -> ReportInfo:
    silence, ban = schema.silence, schema.ban
    muted = select(silence.c.ends).where(silence.c.person == row.person)
    banned = select(ban.c.ends).where(ban.c.target == row.person)
    return ReportInfo(
        line=row.id,
        table=row.table_id,
        player=row.person,
        name=row.name,
        times=row.times,
        at=row.told,
        muted=_lasting((await connection.execute(muted)).scalar()),
        banned=_lasting((await connection.execute(banned)).scalar()),
        context=await _context(connection, row.table_id, row.id),
    )


async def _context(connection: AsyncConnection, table_id: str, line: int) -> list[SaidLine]:
    chat = schema.chat
    here: Select[tuple[object, ...]] = select(chat).where(chat.c.table_id == table_id)
    before = here.where(chat.c.id <= line).order_by(chat.c.id.desc()).limit(AROUND + 1)
    after = here.where(chat.c.id > line).order_by(chat.c.id).limit(AROUND)
    rows = [*reversed(list(await connection.execute(before))), *await connection.execute(after)]
    return [
        SaidLine(line=row.id, player=row.person, name=row.name, text=row.text, at=row.at)
        for row in rows
    ]


# -- how much -------------------------------------------------------------------------------------


async def job_counts(database: Database) -> list[JobCount]:
    """The scheduled jobs by kind."""
    job, moment = schema.job, now()
    overdue = func.count().filter(job.c.due < moment)
    query = select(
        job.c.kind, func.count().label("num"), overdue.label("late"), func.min(job.c.due).label("n")
    )
    async with database.reading() as connection:
        rows = await connection.execute(query.group_by(job.c.kind).order_by(job.c.kind))
        return [
            JobCount(kind=row.kind, waiting=row.num, overdue=row.late, next=row.n) for row in rows
        ]


async def phases(database: Database) -> dict[str, int]:
    """The number of tables in each phase."""
    table = schema.table
    query = select(table.c.phase, func.count()).group_by(table.c.phase).order_by(table.c.phase)
    async with database.reading() as connection:
        return {row[0]: row[1] for row in await connection.execute(query)}


async def num_people(database: Database) -> int:
    query = select(func.count()).select_from(schema.person)
    async with database.reading() as connection:
        return int((await connection.execute(query)).scalar_one())


async def size(database: Database) -> int:
    """The bytes that the database takes on its disk."""
    if database.is_sqlite:
        query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    else:
        query = "SELECT pg_database_size(current_database())"
    async with database.reading() as connection:
        return int((await connection.execute(text(query))).scalar_one())
