"""R9: a match whose stored steps these rules would play differently can still be looked at."""

import asyncio
import json

import pytest
from sqlalchemy import select, update

from polis.client import Refused
from polis.server.store import schema
from tests.server.serving import in_loop, persons, seated, serving, settings_for


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
        step = schema.step
        this = (step.c.table_id == table_id) & (step.c.seq == 2)
        async with server.house.database.writing() as connection:
            line = (await connection.execute(select(step.c.line).where(this))).scalar_one()
            other = json.dumps(json.loads(line) | {"digest": "00000000"}) + "\n"
            await connection.execute(update(step).where(this).values(line=other))
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
