"""The Python client: what somebody who writes a bot relies on."""

import asyncio

import pytest

from polis.client import Client, Live
from polis.client.bot import play
from tests.server.serving import in_loop, persons, serving, settings_for, with_limits
from tests.server.streams import stream_server


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
            monkeypatch.setattr(Live.until, "__defaults__", (0.1,))  # instead of a minute
            playing = asyncio.create_task(play(table))
            await asyncio.sleep(0.5)
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
async def test_a_bot_that_is_too_quick_pauses_and_goes_on(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), burst=4, rate=0.5)
    async with (
        serving(settings) as server,
        persons(server.url, "a bot") as (bot,),
    ):
        made = await bot.create("sealed_bids", ["me", "bot:random"])
        async with bot.live(made.table.id) as table:
            for number in range(6):
                await table.say(str(number))
            await table.until(lambda: len(table.chat) == 6)
        assert "polis_flooded_total 0.0" not in (await bot.http.get("/metrics")).text
