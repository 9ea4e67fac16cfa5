"""The Python client: what the author of a bot relies on."""

import asyncio

import pytest

from polis.client import Client, Live
from polis.client.bot import play
from polis.server.live.websocket import HELLO_COST
from tests.server.fake_clock import FakeClock
from tests.server.serving import in_loop, persons, serving, settings_for, with_limits
from tests.server.streams import stream_server
from tests.waiting import loop_rounds, until_found


@in_loop
async def test_a_bot_waits_for_people_as_long_as_they_need(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "a bot", "Ana") as (bot, ana),
    ):
        made = await bot.create("peaks", ["me", "open"], visibility="public")
        async with bot.live(made.table.id) as table:
            monkeypatch.setattr(Live.until, "__defaults__", (0.0,))  # instead of a minute
            playing = asyncio.create_task(play(table))
            await loop_rounds(100)
            assert not playing.done()
            monkeypatch.undo()
            await ana.join(made.table.id)
            async with ana.live(made.table.id) as other:
                assert await play(other) == await playing


@in_loop
async def test_a_socket_names_its_table_so_that_a_balancer_can_keep_them_together() -> None:
    asked: asyncio.Queue[bytes] = asyncio.Queue()

    async def serve(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        asked.put_nowait(await reader.readline())

    async with stream_server(serve) as port, Client(f"http://127.0.0.1:{port}") as client:
        opening = asyncio.create_task(client.live("TABLETABLE").__aenter__())
        assert (await asked.get()).split()[1] == b"/api/live?table=TABLETABLE"
        opening.cancel()


@pytest.mark.slow
@in_loop
async def test_a_bot_that_is_too_quick_pauses_and_goes_on(sqlite: str, clock: FakeClock) -> None:
    settings = with_limits(settings_for(sqlite), burst=4 + HELLO_COST, rate=0.5)
    async with (
        serving(settings) as server,
        persons(server.url, "a bot") as (bot,),
    ):
        made = await bot.create("sealed_bids", ["me", "bot:random"])
        async with bot.live(made.table.id) as table:
            talking = asyncio.create_task(_talk(table, 6))
            await until_found(lambda: _is_flooded(bot))
            assert len(table.chat) < 6
            clock.advance(60)
            await talking
            await table.until(lambda: len(table.chat) == 6)


async def _talk(table: Live, lines: int) -> None:
    for number in range(lines):
        await table.say(str(number))


async def _is_flooded(client: Client) -> bool:
    return "polis_flooded_total{" in (await client.http.get("/metrics")).text
