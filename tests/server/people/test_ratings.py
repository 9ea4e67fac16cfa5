"""Ratings: what a match says about its players, which matches count, and that each counts once."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import DBAPIError

from polis.client import Client, Refused
from polis.client.bot import play
from polis.server.errors import Unavailable
from polis.server.people.skill import Skill, after
from polis.server.store import history, people, schema
from polis.server.store.database import Database
from polis.server.store.rows import PersonRow
from polis.server.tables.results import LEAST_MATCHES, MOST_LEADERS
from polis.wire.protocol import Propose
from polis.wire.resources import Leaders
from tests.server.lobby.test_lobby import refusal_of
from tests.server.serving import (
    in_loop,
    persons,
    seated,
    server_process,
    serving,
    settings_for,
)
from tests.waiting import until_found

GAME = "sealed_bids"


# -- what a match says ----------------------------------------------------------------------------


def test_between_equals_the_winner_rises_as_much_as_the_loser_falls() -> None:
    winner, loser = after([Skill(), Skill()], [1, 2])
    assert winner.mu > Skill().mu > loser.mu
    assert winner.mu - Skill().mu == pytest.approx(Skill().mu - loser.mu)
    assert winner.sigma < Skill().sigma  # one knows more than before


def test_a_shared_place_leaves_equals_where_they_were() -> None:
    first, second = after([Skill(), Skill()], [1, 1])
    assert first.mu == second.mu == pytest.approx(Skill().mu)


def test_places_decide_and_not_seats() -> None:
    skills = [Skill(30, 3), Skill(20, 5), Skill(25, 4), Skill()]
    expected = dict(zip(skills, after(skills, [3, 1, 2, 3])))
    for order in itertools.permutations(range(4)):
        found = after([skills[i] for i in order], [[3, 1, 2, 3][i] for i in order])
        for index, skill in zip(order, found):
            assert skill.mu == pytest.approx(expected[skills[index]].mu)
            assert skill.sigma == pytest.approx(expected[skills[index]].sigma)


def test_a_victory_over_a_stronger_player_brings_more() -> None:
    me = Skill(25, 4)
    strong, _ = after([me, Skill(35, 4)], [1, 2])
    weak, _ = after([me, Skill(15, 4)], [1, 2])
    assert strong.mu > weak.mu > me.mu


def test_the_shown_rating_begins_at_1000_and_is_never_negative() -> None:
    assert Skill().shown == 1000
    assert Skill(25, 2).shown > Skill(25, 4).shown  # the same guess, surer
    assert Skill(-60, 4).shown == 0


# -- which matches count --------------------------------------------------------------------------


async def match(clients: list[Client], **more: Any) -> str:
    """A whole match; at a public table unless it is said otherwise."""
    async with seated(clients, GAME, **({"visibility": "public"} | more)) as (table_id, lives):
        await asyncio.gather(*(play(live) for live in lives))
    return table_id


async def until_counted(client: Client, matches: int) -> int | None:
    """The rating of a player, once so many matches are in their statistics."""

    async def are_counted() -> bool:
        return sum(game.matches for game in await client.statistics()) == matches

    await until_found(are_counted)
    return (await client.statistics())[0].rating


async def rated_matches(client: Client) -> int:
    you = (await client.leaders(GAME)).you
    return 0 if you is None else you.matches


@in_loop
async def test_public_matches_between_people_are_rated_and_enough_of_them_are_listed(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "<b>Ana</b>", "Bo", "Cy") as (ana, bo, cy),
    ):
        assert await ana.leaders(GAME) == Leaders(
            game=GAME, least=LEAST_MATCHES, leaders=[], you=None
        )
        await match([ana, bo])
        mine = await until_counted(ana, 1)
        you = (await ana.leaders(GAME)).you
        assert you is not None
        assert (you.place, you.rating, you.matches) == (None, mine, 1)
        assert (await ana.leaders(GAME)).leaders == []  # not enough yet
        for number in range(2, LEAST_MATCHES + 1):
            await match([ana, bo])
            mine = await until_counted(ana, number)
        theirs = await until_counted(bo, LEAST_MATCHES)
        board = await cy.leaders(GAME)
        assert board.you is None
        assert {leader.name for leader in board.leaders} == {"<b>Ana</b>", "Bo"}
        assert {leader.rating for leader in board.leaders} == {mine, theirs}
        first, second = board.leaders
        assert first.place == 1
        assert second.place == (1 if first.rating == second.rating else 2)
        assert first.matches == second.matches == LEAST_MATCHES
        you = (await ana.leaders(GAME)).you
        assert you is not None
        assert you.place in [leader.place for leader in board.leaders if leader.rating == mine]


@in_loop
async def test_everything_else_changes_no_rating(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        private = await match([ana, bo], visibility="private")
        await match([ana], bots=["random"])
        assert await until_counted(ana, 2) is None
        seats = ["me", "here:Guest"]  # several seats of one person
        hot = (await ana.create(GAME, seats, visibility="public")).table.id
        async with ana.live(hot, seat=0) as one, ana.live(hot, seat=1) as other:
            await asyncio.gather(play(one), play(other))
        body = {"seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"}
        again = await ana.http.post(f"/api/tables/{private}/fork", json=body)  # a known deal
        known = again.json()["table"]["id"]
        await bo.join(known)
        async with ana.live(known) as one, bo.live(known) as other:
            await asyncio.gather(play(one), play(other))
        assert await rated_matches(ana) == await rated_matches(bo) == 0
        await match([ana, bo])
        assert await until_counted(ana, 3) is not None


@in_loop
async def test_people_are_rated_among_themselves_where_bots_play_too(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        await match([ana, bo], bots=["random"])
        assert await until_counted(ana, 1) is not None
        assert await rated_matches(ana) == await rated_matches(bo) == 1
        with pytest.raises(Refused, match="unknown-game"):
            await ana.leaders("chess")


@in_loop
async def test_a_player_who_leaves_loses_and_those_who_stay_are_rated_among_themselves(
    sqlite: str,
) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as (ana, bo, cy),
    ):
        async with seated([ana, bo, cy], GAME, visibility="public") as (left, lives):
            await cy.leave(left)
            await asyncio.gather(play(lives[0]), play(lives[1]))
        await until_counted(ana, 1)
        assert [await rated_matches(one) for one in (ana, bo, cy)] == [1, 1, 1]
        found = await ratings(server.services.database)
        means = [found[one.person.player][0] for one in (ana, bo, cy) if one.person is not None]
        assert means[2] < min(means[:2])


@in_loop
async def test_those_who_stay_can_declare_the_match_void(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as (ana, bo, cy),
    ):
        async with seated([ana, bo, cy], GAME, visibility="public") as (left, lives):
            void = Propose(cmd="v", what="void")
            assert await refusal_of(lives[0].send(void)) == "no-such"  # all are here
            await cy.leave(left)
            await lives[0].send(replace(void, cmd="v2"))
            await lives[1].vote(1)
            await asyncio.gather(play(lives[0]), play(lives[1]))
        assert await until_counted(ana, 1) is None
        assert [await rated_matches(one) for one in (ana, bo, cy)] == [0, 0, 0]


@in_loop
async def test_a_player_who_returns_is_rated_by_their_place(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo], GAME, visibility="public") as (left, lives),
    ):
        await bo.leave(left)
        await lives[1].until(lambda: any(entry.seat == 1 for entry in lives[1].entries))
        await lives[1].take_seat_back()
        await asyncio.gather(play(lives[0]), play(lives[1]))
        await until_counted(ana, 1)
        assert [await rated_matches(one) for one in (ana, bo)] == [1, 1]


# -- each once ------------------------------------------------------------------------------------


@asynccontextmanager
async def opened(address: str, processes: int = 1) -> AsyncIterator[list[Database]]:
    """Databases at one address, as several processes have them; one on SQLite."""
    stores = [Database(address)]
    if not stores[0].is_sqlite:
        stores += [Database(address) for _ in range(1, processes)]
    try:
        for store in stores:
            await store.open()
        yield stores
    finally:
        for store in stores:
            await store.close()


async def add_people(store: Database, *names: str) -> None:
    for name in names:
        await people.create(store, PersonRow(name, name, "", "", "en"), f"key of {name}")


def outcome(table_id: str, *placed: str) -> list[history.ResultRow]:
    """The rows of a match by its persons, best first."""
    return [
        history.ResultRow(table_id, seat, person, GAME, len(placed), seat + 1, points=0, ended=0)
        for seat, person in enumerate(placed)
    ]


def places(rows: list[history.ResultRow]) -> dict[str, int]:
    return {row.person: row.place for row in rows}


async def ratings(store: Database) -> dict[str, tuple[float, int]]:
    async with store.reading() as connection:
        rows = list(await connection.execute(select(schema.rating)))
    return {row.person: (row.mu, row.matches) for row in rows}


@in_loop
async def test_a_match_that_is_reported_again_or_twice_at_once_counts_once(database: str) -> None:
    async with opened(database, processes=2) as stores:
        await add_people(stores[0], "ana", "bo")
        rows = outcome("table", "ana", "bo")
        reports = [history.keep_results(store, "table", rows, places(rows)) for store in stores * 4]
        await asyncio.gather(*reports)
        await history.keep_results(stores[0], "table", rows, places(rows))
        expected = [skill.mu for skill in after([Skill(), Skill()], [1, 2])]
        assert await ratings(stores[0]) == {"ana": (expected[0], 1), "bo": (expected[1], 1)}
        assert [row.matches for row in await history.statistics_of(stores[0], "ana")] == [1]


@in_loop
async def test_matches_that_end_at_the_same_time_lose_nothing(database: str) -> None:
    names = ["ana", "bo", "cy", "di"]
    pairs = list(itertools.permutations(names, 2)) * 3  # all against all, both ways
    async with opened(database, processes=2) as stores:
        await add_people(stores[0], *names)
        await asyncio.gather(
            *(
                history.keep_results(
                    stores[number % len(stores)],
                    f"t{number}",
                    rows := outcome(f"t{number}", *pair),
                    places(rows),
                )
                for number, pair in enumerate(pairs)
            )
        )
        counts = {person: matches for person, (_, matches) in (await ratings(stores[0])).items()}
        assert counts == dict.fromkeys(names, 18)


@in_loop
async def test_a_match_whose_rating_fails_is_kept_as_a_whole_later(database: str) -> None:
    async with opened(database) as (store,):
        await add_people(store, "ana", "bo")
        rows = outcome("table", "ana", "bo")
        await run(store, "ALTER TABLE rating RENAME TO away")
        with pytest.raises((Unavailable, DBAPIError)):
            await history.keep_results(store, "table", rows, places(rows))
        await run(store, "ALTER TABLE away RENAME TO rating")
        assert await history.statistics_of(store, "ana") == []
        await history.keep_results(store, "table", rows, places(rows))
        assert [matches for _, matches in (await ratings(store)).values()] == [1, 1]


async def run(store: Database, statement: str) -> None:
    async with store.writing() as connection:
        await connection.execute(text(statement))


@pytest.mark.slow
@in_loop
async def test_matches_over_two_processes_count_once_though_one_is_killed(
    shared_database: str,
) -> None:
    async with (
        server_process(shared_database) as first,
        server_process(shared_database) as second,
        persons([first.url, second.url], "Ana", "Bo") as (ana, bo),
    ):
        for _ in range(3):
            await match([ana, bo])
        await (
            first.kill()
        )  # perhaps over the last result: then the other does it half a minute later
        await until_counted(bo, 3)
        assert await rated_matches(bo) == 3


# -- the list -------------------------------------------------------------------------------------


@in_loop
async def test_the_list_is_short_and_ones_own_place_stands_beside_it(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        assert ana.person is not None
        assert bo.person is not None
        store = server.services.database
        crowd = [f"p{number:03}" for number in range(MOST_LEADERS + 20)]
        await add_people(store, *crowd)
        shown = {person: 2000 - number // 2 * 2 for number, person in enumerate(crowd)}
        shown |= {ana.person.player: 1500, bo.person.player: 2500}
        rows = [
            {"person": person, "game": GAME, "mu": 0, "sigma": 0, "shown": points, "matches": 9}
            for person, points in shown.items()
        ]
        rows[-1]["matches"] = LEAST_MATCHES - 1  # the best one, but on too little evidence
        async with store.writing() as connection:
            await connection.execute(insert(schema.rating), rows)
        board = await ana.leaders(GAME)
        assert len(board.leaders) == MOST_LEADERS
        assert [leader.place for leader in board.leaders[:5]] == [1, 1, 3, 3, 5]
        assert [leader.name for leader in board.leaders[:3]] == crowd[:3]
        assert board.you is not None
        assert (board.you.place, board.you.rating) == (len(crowd) + 1, 1500)
        bos = (await bo.leaders(GAME)).you
        assert bos is not None
        assert (bos.place, bos.rating, bos.matches) == (None, 2500, LEAST_MATCHES - 1)
        assert (await ana.leaders("peaks")).leaders == []
