"""The history of a person: notes at tables, results, the players they have met."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from sqlalchemy import case, delete, distinct, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.store import ratings, schema
from polis.server.store.database import Database
from polis.server.store.rows import AnyRow, record
from polis.wire.resources import Companion, GameStatistics

MOST_BOTS = 60  # seats of bots that are looked at to judge a person

# -- notes ----------------------------------------------------------------------------------------


async def note_of(database: Database, table_id: str, person: str) -> str:
    note = schema.note
    query = select(note.c.text).where(note.c.table_id == table_id, note.c.person == person)
    async with database.reading() as connection:
        return (await connection.execute(query)).scalar() or ""


async def set_note(database: Database, table_id: str, person: str, text: str) -> None:
    note = schema.note
    this = (note.c.table_id == table_id) & (note.c.person == person)
    async with database.writing() as connection:
        await connection.execute(delete(note).where(this))
        if text:
            values = {"table_id": table_id, "person": person, "text": text}
            await connection.execute(insert(note).values(values))


# -- results --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of one player in a finished match."""

    table_id: str
    seat: int
    person: str
    game: str
    seats: int
    place: int
    points: int
    ended: int


async def keep_results(
    database: Database, table_id: str, rows: list[ResultRow], rated: Mapping[str, int]
) -> None:
    """Store the results of a match and update the ratings of its players, once and as a whole.

    `rated` has the places that change ratings; those of players who left too. Nothing is stored of
    players who have deleted themselves meanwhile.
    """
    async with database.writing() as connection:
        known = await _lock(connection, sorted({*rated, *(row.person for row in rows)}))
        rows = [row for row in rows if row.person in known]
        rated = {person: place for person, place in rated.items() if person in known}
        if not rows or await _is_kept(connection, table_id):
            return
        await connection.execute(insert(schema.result), [asdict(row) for row in rows])
        if len(rated) > 1:
            await ratings.rate(connection, rows[0].game, rated)


async def _lock(connection: AsyncConnection, persons: list[str]) -> set[str]:
    """Lock persons in a fixed order, so that concurrent results wait for each other without
    deadlock; return those who exist.
    """
    person = schema.person
    those = select(person.c.id).where(person.c.id.in_(persons)).order_by(person.c.id)
    return set((await connection.execute(those.with_for_update())).scalars())


async def _is_kept(connection: AsyncConnection, table_id: str) -> bool:
    result = schema.result
    query = select(result.c.seat).where(result.c.table_id == table_id).limit(1)
    return (await connection.execute(query)).first() is not None


@dataclass(frozen=True, slots=True)
class BotMatch:
    """A result of a person against bots, in a game."""

    place: int
    seats: int
    bots: tuple[str, ...]


async def bot_matches(connection: AsyncConnection, person: str, game: str) -> list[BotMatch]:
    """The last matches of a person against bots, oldest first."""
    result, seat = schema.result, schema.seat
    query = (
        select(result.c.table_id, result.c.place, result.c.seats, seat.c.bot)
        .join(seat, seat.c.table_id == result.c.table_id)
        .where(result.c.person == person, result.c.game == game, seat.c.bot.is_not(None))
        .order_by(result.c.ended.desc(), result.c.table_id, seat.c.seat)
        .limit(MOST_BOTS)
    )
    found: dict[str, BotMatch] = {}
    for row in await connection.execute(query):
        known = found.get(row.table_id)
        bots = (row.bot,) if known is None else (*known.bots, row.bot)
        found[row.table_id] = BotMatch(row.place, row.seats, bots)
    return [*found.values()][::-1]


async def statistics_of(database: Database, person: str) -> list[GameStatistics]:
    """The results of a person, by game and number of seats."""
    result, rating = schema.result, schema.rating
    is_of = (rating.c.person == result.c.person) & (rating.c.game == result.c.game)
    query = (
        select(
            result.c.game,
            result.c.seats,
            rating.c.shown.label("rating"),
            func.count().label("matches"),
            func.sum(case((result.c.place == 1, 1), else_=0)).label("won"),
            func.max(result.c.points).label("best"),
            func.sum(result.c.points).label("points"),
            func.sum(result.c.place).label("places"),
        )
        .outerjoin_from(result, rating, is_of)
        .where(result.c.person == person)
        .group_by(result.c.game, result.c.seats, rating.c.shown)
        .order_by(result.c.game, result.c.seats)
    )
    async with database.reading() as connection:
        return [_statistics(row) for row in await connection.execute(query)]


def _statistics(row: AnyRow) -> GameStatistics:
    """Convert sums, which come in the database's own number type."""
    return GameStatistics(
        game=row.game,
        seats=row.seats,
        matches=row.matches,
        won=int(row.won),
        best=row.best,
        points=int(row.points),
        places=int(row.places),
        rating=row.rating,
    )


async def places_of(database: Database, person: str, table_ids: list[str]) -> dict[str, int]:
    """The places of a person in these matches, as far as they count."""
    result = schema.result
    query = select(result.c.table_id, result.c.place).where(
        result.c.person == person, result.c.table_id.in_(table_ids)
    )
    async with database.reading() as connection:
        return {row.table_id: row.place for row in await connection.execute(query)}


# -- people ---------------------------------------------------------------------------------------


async def companions_of(database: Database, person: str, limit: int) -> list[Companion]:
    """The players who shared a started table with a person, the latest first."""
    seat, table, other = schema.seat, schema.table, schema.person
    mine = select(seat.c.table_id).where(seat.c.person == person)
    query = (
        select(
            other.c.id.label("player"),
            other.c.name,
            func.count(distinct(table.c.id)).label("tables"),
            func.max(table.c.moved).label("last"),
        )
        .select_from(seat)
        .join(table, table.c.id == seat.c.table_id)
        .join(other, other.c.id == seat.c.person)
        .where(seat.c.table_id.in_(mine), seat.c.person != person, table.c.started.is_not(None))
        .group_by(other.c.id, other.c.name)
        .order_by(func.max(table.c.moved).desc())
        .limit(limit)
    )
    async with database.reading() as connection:
        return [record(Companion, row) for row in await connection.execute(query)]


async def is_companion(database: Database, person: str, player: str) -> bool:
    """Whether two players have shared a started table; sitting down together is not enough."""
    seat, table = schema.seat, schema.table
    mine = select(seat.c.table_id).where(seat.c.person == person)
    query = (
        select(seat.c.table_id)
        .join(table, table.c.id == seat.c.table_id)
        .where(seat.c.person == player, seat.c.table_id.in_(mine), table.c.started.is_not(None))
    )
    async with database.reading() as connection:
        return (await connection.execute(query.limit(1))).first() is not None
