"""Lines of chat that people report, and whom the operator silences; while the server runs."""

import asyncio
from pathlib import Path

import pytest

from polis.cli.app import FAILED, MISUSED, run
from polis.client import Refused
from polis.server.ops.admin import reported, silence
from tests.server.fake_clock import FakeClock
from tests.server.lobby.test_lobby import refusal_of
from tests.server.serving import (
    in_loop,
    persons,
    seated,
    serving,
    settings_for,
    table_of,
    with_limits,
)


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
        assert b"polis_reports_total 2.0" in server.services.hub.metrics.page()
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
async def test_a_silenced_player_plays_on_but_does_not_talk(
    database: str, clock: FakeClock
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (_, (anas, bos)),
    ):
        assert ana.person is not None
        player = ana.person.player
        assert await asyncio.to_thread(silence, player, 1, database) == "Ana"
        clock.advance(1)
        with pytest.raises(Refused, match="silenced") as refused:
            await anas.say("hello")
        assert refused.value.arguments["seconds"] == 3600
        assert refused.value.arguments["minutes"] == 60
        assert anas.position is not None
        await anas.act(anas.position.choices[0].action)
        await bos.say("where are you?")
        clock.advance(3598)
        with pytest.raises(Refused, match="silenced"):
            await anas.say("hello")
        await asyncio.to_thread(silence, player, 0, database)
        await anas.say("here")


@in_loop
async def test_the_number_of_reports_is_limited(sqlite: str) -> None:
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
        assert "There are no reports" in await said("reports")
        await anas.say("something rude")
        await anas.until(lambda: bool(anas.chat))
        await bo.report(table_id, anas.chat[0].id)
        assert ana.person is not None
        player = ana.person.player
        assert f"1x  {table_id}  {player}  Ana: something rude\n" in await said("reports")
        assert "any chat for 1 hour." in await said("silence", player, "--hours", "1")
        assert "any chat for 1.5 hours." in await said("silence", player, "--hours", "1.5")
        assert "Ana can write" in await said("silence", player, "--hours", "0")
        for unknown in ("nobody", "-nobody", "--nobody"):  # ids begin with anything
            assert f"no player {unknown}" in await said("silence", unknown)


@pytest.mark.parametrize("number", ["inf", "nan", "1e300", "-1"])
@pytest.mark.parametrize("command", [["reports", "--days"], ["silence", "somebody", "--hours"]])
def test_an_absurd_number_of_hours_is_refused(
    command: list[str], number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*command[:-1], f"{command[-1]}={number}"]) == MISUSED
    assert f"{command[-1]} must be a number from 0 to " in capsys.readouterr().err


@pytest.mark.parametrize("command", [["reports"], ["silence", "somebody"]])
def test_a_database_that_is_not_brought_forward_is_named_as_such(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "polis.db").touch()
    assert run([*command, "--database", f"sqlite:///{tmp_path / 'polis.db'}"]) == FAILED
    assert "start the server once, then try again" in capsys.readouterr().err
