"""Whole matches through the public interface, on both databases."""

import asyncio

import pytest

from polis.client import bot as example
from polis.client.bot import play
from tests.server.serving import in_loop, persons, seated, serving, settings_for


@pytest.mark.parametrize("game", ["sealed_bids", "peaks"])
@in_loop
async def test_two_people_and_a_bot_finish_a_match(database: str, game: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, game, ["greedy:1"]) as (table_id, lives),
    ):
        scores = await asyncio.gather(*(play(live) for live in lives))
        assert scores[0] == scores[1]
        assert sorted(score.seat for score in scores[0]) == [0, 1, 2]
        assert (await clients[0].table(table_id)).phase == "finished"


@pytest.mark.slow
@pytest.mark.parametrize("people, bots", [(4, 1), (3, 2)])
@in_loop
async def test_people_and_bots_finish_a_real_game(database: str, people: int, bots: int) -> None:
    names = ["Ana", "Bo", "Cy", "Di"][:people]
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, *names) as clients,
        seated(clients, "ginkgopolis", ["greedy:1"] * bots) as (table_id, lives),
    ):
        scores = await asyncio.gather(*(play(live) for live in lives))
        assert all(score == scores[0] for score in scores)
        assert len(scores[0]) == people + bots
        assert min(score.place for score in scores[0]) == 1
        assert all(
            sum(line.points for line in score.sheet) == score.result[0] for score in scores[0]
        )
        assert (await clients[0].table(table_id)).seed is not None


@in_loop
async def test_the_example_bot_of_the_documentation_plays(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        made = await ana.create("sealed_bids", ["me", "open"])
        assert made.invitation is not None
        async with ana.live(made.table.id) as live:
            await asyncio.gather(
                example.main(server.url, made.table.id, made.invitation.token), play(live)
            )
