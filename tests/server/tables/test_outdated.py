"""R9: a match whose stored steps these rules would play differently can still be looked at."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import select, update

from polis.client import Client, Refused
from polis.client.bot import play
from polis.server.services import Services
from polis.server.store import schema
from polis.server.store.rows import now
from polis.server.store.tables import rest_bots, with_idle_bots
from tests.server.serving import Serving, in_loop, persons, seated, serving, settings_for


async def change_rules(services: Services, table_id: str, seq: int) -> None:
    """As if the rules led elsewhere from a step on."""
    step = schema.step
    this = (step.c.table_id == table_id) & (step.c.seq == seq)
    async with services.database.writing() as connection:
        line = (await connection.execute(select(step.c.line).where(this))).scalar_one()
        other = json.dumps(json.loads(line) | {"digest": "00000000"}) + "\n"
        await connection.execute(update(step).where(this).values(line=other))


@in_loop
async def test_a_position_that_the_rules_no_longer_reach_cannot_be_continued(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (table_id, lives),
    ):
        await asyncio.gather(*(play(live) for live in lives))
        await change_rules(server.services, table_id, 3)
        seats = ["me", "here:Bo"]
        with pytest.raises(Refused, match="rules-differ"):
            await clients[0].fork(table_id, seats, number=4)
        assert (await clients[0].fork(table_id, seats, number=3)).table.phase == "running"


@in_loop
async def test_a_match_of_other_rules_shows_its_stored_events_and_takes_no_moves(
    sqlite: str,
) -> None:
    settings = settings_for(sqlite)
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (table_id, lives),
    ):
        for live in (*lives, lives[0]):
            await live.act((await live.until_asked()).choices[0].action)
        story = lives[0].entries
        await change_rules(server.services, table_id, 2)
        cookies = clients[0].http.cookies
    async with serving(settings) as server, persons(server.url, "Cy") as (client,):
        client.http.cookies = cookies
        async with client.live(table_id) as live:
            assert live.entries == story
            assert live.position is not None
            assert live.position.decision is None
            with pytest.raises(Refused, match="rules-differ"):
                await live.act(0, 1)
            await asyncio.sleep(0)


@asynccontextmanager
async def outdated(database: str) -> AsyncIterator[tuple[Serving, list[Client], str]]:
    """A running match of Ana and Bo whose rules have changed while the server was down."""
    settings = settings_for(database)
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (table_id, lives),
    ):
        for live in lives:
            await live.act((await live.until_asked()).choices[0].action)
        await change_rules(server.services, table_id, 1)
        cookies = [client.http.cookies for client in clients]
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as clients:
        for client, cookie in zip(clients, cookies):
            client.http.cookies = cookie
        yield server, clients, table_id


@in_loop
async def test_a_match_of_other_rules_says_so(sqlite: str) -> None:
    async with outdated(sqlite) as (_, (ana, _), table_id), ana.live(table_id) as live:
        assert live.position is not None
        assert live.position.outdated
        assert live.position.waiting == []


@in_loop
async def test_leaving_a_match_of_other_rules_ends_it_without_a_result(
    sqlite: str,
) -> None:
    async with outdated(sqlite) as (_, (ana, bo), table_id), bo.live(table_id) as live:
        await ana.leave(table_id)
        await live.until(lambda: live.table is not None and live.table.phase == "abandoned")
        assert live.table is not None
        assert live.table.seed is None
        assert [row.id for row in (await bo.my_tables()).tables] == []
        assert [row.phase for row in (await bo.my_tables(finished=True)).tables] == ["abandoned"]
        async with bo.live(table_id) as again:  # it can still be looked at
            assert again.entries == live.entries
            assert again.position is not None


@in_loop
async def test_a_stranger_ends_nothing(sqlite: str) -> None:
    async with outdated(sqlite) as (server, (ana, _), table_id), persons(server.url, "Cy") as (cy,):
        with pytest.raises(Refused, match="no-table"):
            await cy.leave(table_id)
        assert (await ana.table(table_id)).phase == "running"


@in_loop
async def test_bots_are_asked_once_and_no_more_in_a_match_of_other_rules(sqlite: str) -> None:
    async with outdated(sqlite) as (server, _, table_id):
        hub = server.services.hub
        async with hub.database.writing() as connection:
            await connection.execute(update(schema.table).values(bots_waiting=True))
        assert table_id in await with_idle_bots(hub.database, now() + 1, 10)
        await hub._wake_bots(table_id)
        assert table_id not in await with_idle_bots(hub.database, now() + 1, 10)


@in_loop
async def test_bots_that_were_no_longer_asked_continue_when_a_player_comes(sqlite: str) -> None:
    settings = settings_for(sqlite)
    slow = replace(settings, bot_pause=600.0)
    async with serving(slow) as server, persons(server.url, "Ana") as (ana,):
        table_id = (await ana.create("peaks", ["bot:random", "me"])).table.id
        await rest_bots(server.services.database, table_id)
        cookies = ana.http.cookies
    async with serving(settings) as server, persons(server.url, "Ana") as (ana,):
        ana.http.cookies = cookies
        async with ana.live(table_id) as live:
            await live.until_asked()
