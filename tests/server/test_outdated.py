"""R9: a match whose stored steps these rules would play differently can still be looked at."""

import asyncio
import json

import pytest
from sqlalchemy import select, update

from polis.client import Refused
from polis.client.bot import play
from polis.server.house import House
from polis.server.store import schema
from tests.server.serving import in_loop, persons, seated, serving, settings_for


async def change_rules(house: House, table_id: str, seq: int) -> None:
    """As if the rules led elsewhere from a step on."""
    step = schema.step
    this = (step.c.table_id == table_id) & (step.c.seq == seq)
    async with house.database.writing() as connection:
        line = (await connection.execute(select(step.c.line).where(this))).scalar_one()
        other = json.dumps(json.loads(line) | {"digest": "00000000"}) + "\n"
        await connection.execute(update(step).where(this).values(line=other))


@in_loop
async def test_nobody_plays_on_from_a_moment_that_the_rules_no_longer_lead_to(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (table_id, lives),
    ):
        await asyncio.gather(*(play(live) for live in lives))
        await change_rules(server.house, table_id, 3)
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
        await change_rules(server.house, table_id, 2)
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
