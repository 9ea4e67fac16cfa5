"""Adaptive bots: the level is chosen when a match begins, and the seat keeps it."""

from polis.server.store import history
from polis.server.store.history import ResultRow
from tests.server.lobby.test_lobby import refusal_of
from tests.server.serving import Serving, in_loop, persons, serving, settings_for

GAME = "sealed_bids"


async def has_won(server: Serving, person: str, table_id: str, ended: int) -> None:
    row = ResultRow(table_id, 0, person, GAME, 3, 1, 50, ended)
    await history.keep_results(server.services.database, table_id, [row], {})


@in_loop
async def test_a_newcomer_gets_the_gentlest_and_a_winner_a_stronger_one(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        first = await ana.create(GAME, ["me", "bot:adaptive", "bot:random"])
        assert first.table.seats[1].bot == "adaptive:1"
        me = first.table.seats[0].player
        assert me is not None
        await has_won(server, me, first.table.id, ended=1)
        second = await ana.create(GAME, ["me", "bot:adaptive", "bot:random"])
        assert second.table.seats[1].bot == "adaptive:2"


@in_loop
async def test_a_public_table_refuses_an_adaptive_bot(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        wished = ana.create(GAME, ["me", "bot:adaptive", "open"], visibility="public")
        assert await refusal_of(wished) == "bad-message"


@in_loop
async def test_the_level_is_chosen_when_the_last_seat_is_filled(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        made = await ana.create(GAME, ["me", "bot:adaptive", "open"])
        assert made.table.seats[1].bot == "adaptive"
        full = await ana.set_seat(made.table.id, 2, "bot:random")
        assert full.table.seats[1].bot == "adaptive:1"
