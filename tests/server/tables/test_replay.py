"""Looking back, export and import; what may be seen while a match runs and when it is over."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from polis.client import Refused
from polis.client.bot import play
from polis.kernel.journal import load
from polis.kernel.match import replay
from polis.server.errors import Unavailable
from polis.server.protocol import Act
from polis.server.store import journal
from polis.server.store.append import Append
from polis.server.store.database import Database
from polis.server.store.rows import StepRow
from tests.server.serving import ever_again, in_loop, persons, seated, serving, settings_for
from tests.toys import sealed_bids


@in_loop
async def test_a_finished_match_is_replayed_from_any_seat_or_open(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (table_id, lives),
    ):
        await asyncio.gather(*(play(live) for live in lives))
        ana, live = clients[0], lives[0]
        for entry in live.entries:
            then = await ana.replay(table_id, seat=0, number=entry.number)
            assert then.frames[0].entry == entry
        synced = await ana.sync(table_id)  # as a hello would say it, not as a guest sees it
        assert (synced.seat, synced.number, synced.position) == (0, live.number, live.position)
        other = await ana.replay(table_id, seat=1, number=2)
        assert other.seat == 1
        opened = await ana.replay(table_id, open=True, number=1)
        assert len(opened.views) == 2
        (frame,) = opened.frames
        assert frame.entry is not None
        assert frame.entry.events
        with pytest.raises(Refused, match="no-such"):
            await ana.replay(table_id, open=True, number=999)


@in_loop
async def test_nobody_reads_of_a_move_that_is_not_stored(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_entry: Append) -> None:
        await asyncio.sleep(0.01)
        raise Unavailable("the disk is full")

    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (table_id, (ana, _)),
    ):
        ana_client, bo = clients
        seen: set[int] = set()

        async def read() -> None:
            seen.add(len((await bo.log(table_id)).entries))
            seen.add((await bo.replay(table_id)).last)

        assert ana.position is not None
        assert ana.position.decision is not None
        monkeypatch.setattr(server.house.hub.appender, "append", fail)
        async with ever_again(read, 4):
            for number in range(40):
                move = Act(cmd=f"c{number}", decision=1, action=ana.position.choices[0].action)
                with pytest.raises(Refused, match="unavailable"):
                    await ana_client.command(table_id, move)
        assert seen == {1}  # the start


@in_loop
async def test_nobody_waits_while_a_moment_that_is_past_is_rebuilt(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_reading, go_on = asyncio.Event(), asyncio.Event()
    steps_after = journal.steps_after

    async def read_slowly(database: Database, table_id: str, seq: int) -> list[StepRow]:
        is_reading.set()
        await go_on.wait()
        return await steps_after(database, table_id, seq)

    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo], "peaks") as (table_id, (anas, _)),
    ):
        assert anas.position is not None
        await anas.act(anas.position.choices[0].action)
        monkeypatch.setattr(journal, "steps_after", read_slowly)
        looking = asyncio.create_task(bo.replay(table_id, number=1))
        await is_reading.wait()
        assert (await ana.table(table_id)).phase == "running"
        go_on.set()
        assert (await looking).frames[0].entry is not None


@in_loop
async def test_while_a_match_runs_everybody_sees_only_the_own_past(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients[:2], visibility="public") as (table_id, lives),
    ):
        assert lives[0].position is not None
        await lives[0].act(lives[0].position.choices[0].action)
        own = await clients[0].replay(table_id, number=2)
        assert own.seat == 0
        assert (await clients[0].log(table_id)).entries[-1].number == 2
        for client, wanted in ((clients[0], {"seat": 1}), (clients[2], {"seat": 0})):
            with pytest.raises(Refused, match="not-your-seat"):
                await client.replay(table_id, **wanted)
        with pytest.raises(Refused, match="not-finished"):
            await clients[0].replay(table_id, open=True)
        with pytest.raises(Refused, match="not-finished"):
            await clients[0].export(table_id)
        with pytest.raises(Refused, match="not-finished"):
            await clients[0].fork(table_id, ["me", "bot:random"])
        assert (await clients[0].table(table_id)).seed is None


@pytest.mark.parametrize("version", ["-1", "1" + "0" * 40])
@in_loop
async def test_a_journal_of_rules_that_cannot_be_is_damaged(database: str, version: str) -> None:
    head = '{"polis":"journal","game":"peaks","version":%s,"options":{},"seed":7,"players":[]}\n'
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        with pytest.raises(Refused, match="damaged-journal"):
            await ana.import_journal(head % version)


@in_loop
async def test_an_exported_match_is_a_journal_that_replays(sqlite: str, tmp_path: Path) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (table_id, lives),
    ):
        await asyncio.gather(*(play(live) for live in lives))
        text = await clients[0].export(table_id)
        match = replay(sealed_bids.GAME, load(sealed_bids.GAME, text.splitlines(keepends=True)))
        assert match.is_over
        torn = text[: len(text) // 2].rpartition("\n")[0] + "\n"
        going_on = await clients[1].import_journal(torn)
        assert going_on.table.phase == "running"
        with pytest.raises(Refused, match="damaged-journal"):
            await clients[1].import_journal("{}")


@pytest.mark.slow
@in_loop
async def test_the_terminal_replays_an_exported_match_of_a_real_game(
    sqlite: str, tmp_path: Path
) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
        seated([ana], "ginkgopolis", ["random", "random"]) as (table_id, lives),
    ):
        await play(lives[0])
        path = tmp_path / "match.jsonl"
        path.write_text(await ana.export(table_id), "utf-8")
        command = [
            sys.executable,
            "-m",
            "polis.cli",
            "replay",
            str(path),
            "--plain",
            "--lang",
            "en",
        ]
        done = await asyncio.to_thread(subprocess.run, command, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()
        assert "Ana" in done.stdout.decode()
