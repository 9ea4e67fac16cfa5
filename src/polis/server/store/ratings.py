"""Ratings of persons by game: updated by matches one after the other, listed best first."""

from collections.abc import Mapping, Sequence

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.people.skill import Skill, after
from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.rows import record
from polis.wire.resources import Leader, OwnRank

Ratings = dict[str, tuple[Skill, int]]  # by person, with the number of matches


async def rate(connection: AsyncConnection, game: str, places: Mapping[str, int]) -> None:
    """Update the ratings of a match's players, whom the caller's transaction has locked."""
    persons = list(places)
    before = await _read(connection, game, persons)
    known = [before.get(person, (Skill(), 0)) for person in persons]
    skills = after([skill for skill, _ in known], [places[person] for person in persons])
    counts = [matches + 1 for _, matches in known]
    await _write(connection, game, dict(zip(persons, zip(skills, counts))))


async def _read(connection: AsyncConnection, game: str, persons: Sequence[str]) -> Ratings:
    rating = schema.rating
    query = select(rating).where(rating.c.game == game, rating.c.person.in_(persons))
    rows = await connection.execute(query)
    return {row.person: (Skill(row.mu, row.sigma), row.matches) for row in rows}


async def _write(connection: AsyncConnection, game: str, ratings: Ratings) -> None:
    rating = schema.rating
    await connection.execute(
        delete(rating).where(rating.c.game == game, rating.c.person.in_(list(ratings)))
    )
    rows = [
        {
            "person": person,
            "game": game,
            "mu": skill.mu,
            "sigma": skill.sigma,
            "shown": skill.shown,
            "matches": matches,
        }
        for person, (skill, matches) in ratings.items()
    ]
    await connection.execute(insert(rating), rows)


async def leaders(database: Database, game: str, least: int, limit: int) -> list[Leader]:
    """The best players with enough matches; equal ratings share a place."""
    rating, person = schema.rating, schema.person
    query = (
        select(
            func.rank().over(order_by=rating.c.shown.desc()).label("place"),
            person.c.id.label("player"),
            person.c.name,
            rating.c.shown.label("rating"),
            rating.c.matches,
        )
        .join(person, person.c.id == rating.c.person)
        .where(rating.c.game == game, rating.c.matches >= least)
        .order_by(rating.c.shown.desc(), person.c.id)
        .limit(limit)
    )
    async with database.reading() as connection:
        return [record(Leader, row) for row in await connection.execute(query)]


async def standing(database: Database, game: str, person: str, least: int) -> OwnRank | None:
    """The rank of a person: no place with too few matches, None without any."""
    rating = schema.rating
    mine = select(rating).where(rating.c.game == game, rating.c.person == person)
    async with database.reading() as connection:
        row = (await connection.execute(mine)).first()
        if row is None:
            return None
        better = (
            select(func.count())
            .select_from(rating)
            .where(rating.c.game == game, rating.c.matches >= least, rating.c.shown > row.shown)
        )
        ahead = (await connection.execute(better)).scalar_one()
    place = ahead + 1 if row.matches >= least else None
    return OwnRank(place=place, rating=row.shown, matches=row.matches)
