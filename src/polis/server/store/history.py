"""What stays with a person: notes at tables, results, the people it has played with."""

from typing import Any

from sqlalchemy import case, delete, distinct, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.store import ratings, schema
from polis.server.store.database import Database

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


async def keep_results(
    database: Database, table_id: str, rows: list[dict[str, Any]], is_rated: bool
) -> None:
    """The results of a match, and what they say about its players: all of it or nothing, once."""
    places = {row["person"]: row["place"] for row in rows}
    async with database.writing() as connection:
        await _lock(connection, sorted(places))
        if not rows or await _is_kept(connection, table_id):
            return
        await connection.execute(insert(schema.result), rows)
        if is_rated and len(places) > 1:
            await ratings.rate(connection, rows[0]["game"], places)


async def _lock(connection: AsyncConnection, persons: list[str]) -> None:
    """Matches of one person, and reports of one match, wait for each other until the transaction
    ends; always in the same order, so that no two wait for each other."""
    person = schema.person
    those = select(person.c.id).where(person.c.id.in_(persons)).order_by(person.c.id)
    await connection.execute(those.with_for_update())


async def _is_kept(connection: AsyncConnection, table_id: str) -> bool:
    result = schema.result
    query = select(result.c.seat).where(result.c.table_id == table_id).limit(1)
    return (await connection.execute(query)).first() is not None


async def statistics_of(database: Database, person: str) -> list[dict[str, Any]]:
    """How often somebody has played and won, by game and number of seats."""
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
        return [dict(row._mapping) for row in await connection.execute(query)]


async def places_of(database: Database, person: str, table_ids: list[str]) -> dict[str, int]:
    """How somebody has done in these matches, as far as they count."""
    result = schema.result
    query = select(result.c.table_id, result.c.place).where(
        result.c.person == person, result.c.table_id.in_(table_ids)
    )
    async with database.reading() as connection:
        return {row.table_id: row.place for row in await connection.execute(query)}


# -- people ---------------------------------------------------------------------------------------


async def companions_of(database: Database, person: str, limit: int) -> list[dict[str, Any]]:
    """Those with whom somebody has sat at a table that began, the latest first."""
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
        return [dict(row._mapping) for row in await connection.execute(query)]


async def is_companion(database: Database, person: str, player: str) -> bool:
    """Whether two have sat at one table that began; to sit down with strangers is not enough."""
    seat, table = schema.seat, schema.table
    mine = select(seat.c.table_id).where(seat.c.person == person)
    query = (
        select(seat.c.table_id)
        .join(table, table.c.id == seat.c.table_id)
        .where(seat.c.person == player, seat.c.table_id.in_(mine), table.c.started.is_not(None))
    )
    async with database.reading() as connection:
        return (await connection.execute(query.limit(1))).first() is not None
