"""What a socket is told besides entries: scenes after beats, reasons, names."""

import asyncio
from typing import Any

import pytest

from polis.server.store.append import Append
from tests.server.serving import in_loop, persons, seated, serving, settings_for


@in_loop
async def test_an_update_has_the_scene_after_every_beat_but_the_last(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (_, (ana, bo)),
    ):
        for live in (ana, bo):
            position = await live.until_asked()
            await live.act(position.choices[0].action)
        await ana.until(lambda: ana.number == 3)
        assert [beat.side for beat in ana.entries[-1].beats] == [1, -1]
        assert ana.position is not None
        (scene,) = ana.scenes
        assert scene.view["has_bid"] == [True, True]
        assert ana.position.view["has_bid"] == [False, False]
        assert [standing.side for standing in scene.standings] == [0, 1]


@in_loop
async def test_a_socket_is_told_which_rule_forbids_a_part(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (_, (ana, _)),
    ):
        position = await ana.until_asked()
        own = {choice.parts[0] for choice in position.choices}
        foreign = next(f"card:{n}" for n in range(1, 30) if f"card:{n}" not in own)
        reason = await ana.why(foreign)
        assert reason is not None
        assert reason["id"] == "why-not-yours"
        assert await ana.why(next(iter(own))) is None
        for nonsense in ("card:999", "seat:x", "nothing", ":"):
            assert await ana.why(nonsense) is None


@in_loop
async def test_a_reason_waits_until_a_move_is_stored(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, (ana, _)),
    ):
        position = await ana.until_asked()
        appender = server.services.hub.appender
        append = appender.append

        async def held(entry: Append) -> Any:
            begun.set()
            await go_on.wait()
            return await append(entry)

        monkeypatch.setattr(appender, "append", held)
        choice = position.choices[0]
        moving = asyncio.create_task(ana.act(choice.action))
        await begun.wait()
        asking = asyncio.create_task(ana.why(choice.parts[1]))
        await clients[0].http.get("/api/health")  # an answer that waits for no table
        assert not asking.done()
        go_on.set()
        await moving
        reason = await asking
        assert reason is not None  # the space is taken, and that is on the disk


@in_loop
async def test_usual_names_are_not_sent(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, _),
    ):
        assert (await ana.sync(table_id)).names == {}
