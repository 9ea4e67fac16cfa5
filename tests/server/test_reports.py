"""Lines of chat that people report, and whom the operator silences; while the server runs."""

import asyncio

import pytest

from polis.cli.app import run
from polis.client import Refused
from polis.server.tools import reported, silence
from tests.server.serving import (
    in_loop,
    persons,
    seated,
    serving,
    settings_for,
    table_of,
    with_limits,
)
from tests.server.test_playing import refusal_of


@in_loop
async def test_the_operator_reads_what_people_report(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy", "Eve") as (ana, bo, cy, eve),
        seated([ana, bo, cy]) as (table_id, (anas, *_)),
    ):
        for text in ("hello", "something rude"):
            await anas.say(text)
        await anas.until(lambda: len(anas.chat) == 2)
        rude = anas.chat[1].id
        for witness in (bo, bo, cy):
            await witness.report(table_id, rude)
        elsewhere = await table_of([ana, bo])
        assert await refusal_of(ana.report(table_id, rude)) == "no-such"  # one's own
        assert await refusal_of(bo.report(table_id, rude + 1)) == "no-such"
        assert await refusal_of(bo.report(elsewhere, rude)) == "no-such"
        assert await refusal_of(eve.report(table_id, rude)) == "no-table"
        (line,) = await asyncio.to_thread(reported, 1, database)
        assert ana.person is not None
        assert (line.table_id, line.person, line.times) == (table_id, ana.person.player, 2)
        assert (line.name, line.text) == ("Ana", "something rude")
        assert await asyncio.to_thread(reported, 0, database) == []


@in_loop
async def test_who_is_silenced_plays_on_but_does_not_talk(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (_, (anas, bos)),
    ):
        assert ana.person is not None
        player = ana.person.player
        assert await asyncio.to_thread(silence, player, 1, database) == "Ana"
        with pytest.raises(Refused, match="silenced") as refused:
            await anas.say("hello")
        assert 3590 <= int(refused.value.arguments["seconds"]) <= 3601
        assert anas.position is not None
        await anas.act(anas.position.choices[0].action)
        await bos.say("where are you?")
        await asyncio.to_thread(silence, player, 0, database)
        await anas.say("here")


@in_loop
async def test_somebody_may_report_so_much(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), reports_per_hour=1)
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, (anas, _)),
    ):
        await anas.say("hello")
        await anas.until(lambda: bool(anas.chat))
        await bo.report(table_id, anas.chat[0].id)
        assert await refusal_of(bo.report(table_id, anas.chat[0].id)) == "too-many"


@in_loop
async def test_reports_and_silence_are_commands(
    sqlite: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")

    async def said(*tokens: str) -> str:
        await asyncio.to_thread(run, [*tokens, "--database", sqlite])
        captured = capsys.readouterr()
        return captured.out + captured.err

    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, (anas, _)),
    ):
        assert "Nobody has reported" in await said("reports")
        await anas.say("something rude")
        await anas.until(lambda: bool(anas.chat))
        await bo.report(table_id, anas.chat[0].id)
        assert ana.person is not None
        player = ana.person.player
        assert f"1x  {table_id}  {player}  Ana: something rude\n" in await said("reports")
        assert "Ana cannot write" in await said("silence", player, "--hours", "2")
        assert "Ana can write" in await said("silence", player, "--hours", "0")
        assert "no player nobody" in await said("silence", "nobody")
