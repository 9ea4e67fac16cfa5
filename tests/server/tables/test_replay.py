"""Looking back, export and import; what may be seen while a match runs and when it is over."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from polis.client import Live, Refused
from polis.client.bot import play
from polis.kernel.journal import load
from polis.kernel.match import replay
from polis.server.errors import Unavailable
from polis.server.store.append import Append
from polis.server.tables import replays
from polis.table.replays import play_back
from polis.wire.protocol import Act
from tests.server.serving import ever_again, in_loop, persons, seated, serving, settings_for
from tests.toys import sealed_bids
from tests.waiting import loop_rounds


@in_loop
async def test_a_finished_match_is_replayed_from_any_seat_or_open(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (table_id, lives),
    ):
        await asyncio.gather(*(play(live) for live in lives))
        ana, live = clients[0], lives[0]
        own = await ana.replay(table_id, seat=0)
        told = [told for entry in live.entries for told in entry.events]
        assert [one for frame in own.frames for one in frame.events] == told
        assert live.position is not None
        assert own.frames[-1].view == live.position.view
        assert (own.frames[-1].over, own.scores) == (True, live.position.scores)
        synced = await ana.sync(table_id)  # as a hello would say it, not as a guest sees it
        assert (synced.seat, synced.number, synced.position) == (0, live.number, live.position)
        assert (await ana.replay(table_id, seat=1)).seat == 1
        opened = await ana.replay(table_id, open=True)
        kinds = {one.event["kind"] for frame in opened.frames for one in frame.events}
        assert "BidSealed" in kinds  # what every seat did in secret


@in_loop
async def test_a_replay_can_be_read_in_pieces(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, lives),
    ):
        await asyncio.gather(*(play(live) for live in lives))
        whole = await ana.replay(table_id)
        pieces = [await ana.replay(table_id, start=n, limit=5) for n in range(0, whole.total, 5)]
        assert [frame for piece in pieces for frame in piece.frames] == whole.frames
        assert {piece.total for piece in pieces} == {whole.total}
        assert (await ana.replay(table_id, start=whole.total)).frames == []


@in_loop
async def test_a_replay_is_compressed_for_clients_that_can_read_it(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, lives),
    ):
        await asyncio.gather(*(play(live) for live in lives))
        sizes = {}
        for coding in ("gzip", "identity"):
            headers = {"accept-encoding": coding}
            answer = await ana.http.get(f"/api/tables/{table_id}/replay", headers=headers)
            assert answer.headers.get("content-encoding") == (coding if coding == "gzip" else None)
            sizes[coding] = answer.num_bytes_downloaded
        assert sizes["gzip"] * 4 < sizes["identity"]


@in_loop
async def test_a_replay_hides_what_was_taken_back(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, (anas, _)),
    ):
        assert anas.position is not None
        first, second = anas.position.choices[:2]
        await anas.act(first.action)
        await anas.take_back()
        await anas.act(second.action)
        replay = await ana.replay(table_id, seat=0)
        assert [frame.number for frame in replay.frames] == [1, 4]
        assert len((await ana.log(table_id)).entries) == 4


@in_loop
async def test_the_frames_of_an_entry_are_its_beats(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, lives),
    ):
        for live in lives:
            position = await live.until_asked()
            await live.act(position.choices[0].action)
        await lives[0].until(lambda: (lives[0].number or 0) == 3)
        last = lives[0].entries[-1]
        frames = [f for f in (await ana.replay(table_id, seat=0)).frames if f.number == last.number]
        assert [(f.side, len(f.events)) for f in frames] == [(b.side, b.events) for b in last.beats]
        assert [frame.side for frame in frames] == [1, -1]


@in_loop
async def test_a_replay_shows_no_move_before_it_is_stored(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_entry: Append) -> None:
        await loop_rounds(20)  # time to read a move that is not stored
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
            seen.add((await bo.replay(table_id)).total)

        assert ana.position is not None
        assert ana.position.decision is not None
        monkeypatch.setattr(server.services.hub.appender, "append", fail)
        async with ever_again(read, 4):
            for number in range(40):
                move = Act(cmd=f"c{number}", decision=1, action=ana.position.choices[0].action)
                with pytest.raises(Refused, match="unavailable"):
                    await ana_client.command(table_id, move)
        assert seen == {1}  # the start


@in_loop
async def test_a_replay_is_made_once_until_the_match_goes_on(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def counted(*wanted: Any) -> Any:
        made.append(1)
        return play_back(*wanted)

    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo], "peaks") as (table_id, (anas, _)),
    ):
        monkeypatch.setattr(replays, "play_back", counted)
        first = await bo.replay(table_id)
        assert await bo.replay(table_id) == first
        assert len(made) == 1
        await ana.replay(table_id)  # of another seat
        assert len(made) == 2
        assert anas.position is not None
        await anas.act(anas.position.choices[0].action)
        assert (await bo.replay(table_id)).total == 2
        assert len(made) == 3


def test_the_cache_of_replays_drops_what_was_not_asked_for_the_longest() -> None:
    cache = replays.ReplayCache(most=10)
    cache.keep("a", b"1234")
    cache.keep("b", b"1234")
    assert cache.find("a") is not None
    cache.keep("c", b"1234")
    assert [cache.find(key) for key in "abc"] == [b"1234", None, b"1234"]
    cache.keep("d", b"more than ten")
    assert (cache.find("d"), cache.size) == (None, 0)


@in_loop
async def test_components_in_the_standings_have_names(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        table_id = (await ana.create("cities", ["me", "here:Bo"])).table.id
        assert any(part.startswith("achievement:") for part in await ana.names(table_id, seat=0))


@in_loop
async def test_a_replay_says_where_rounds_begin(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, lives),
    ):
        await asyncio.gather(*(play(live) for live in lives))
        frames = (await ana.replay(table_id, seat=0)).frames
        begins = [frame for frame in frames if frame.round is not None]
        lots = [f for f in frames for told in f.events if told.event["kind"] == "LotTurnedUp"]
        assert begins == lots
        assert len(begins) > 1
        assert begins[0].round in [told.message for told in begins[0].events]


@in_loop
async def test_the_event_loop_does_not_wait_for_a_replay(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slowly(*wanted: Any) -> Any:
        begun.set()
        assert go_on.wait(60)
        return play_back(*wanted)

    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo], "peaks") as (table_id, (anas, _)),
    ):
        monkeypatch.setattr(replays, "play_back", slowly)
        looking = asyncio.create_task(bo.replay(table_id))
        assert await asyncio.to_thread(begun.wait, 60)
        assert anas.position is not None
        await anas.act(anas.position.choices[0].action)
        go_on.set()
        assert (await looking).total == 1  # as the match stood when it was asked for


@in_loop
async def test_while_a_match_runs_each_player_sees_only_their_own_past(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients[:2], visibility="public") as (table_id, lives),
    ):
        assert lives[0].position is not None
        await lives[0].act(lives[0].position.choices[0].action)
        own = await clients[0].replay(table_id)
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


def _has_bid(live: Live, seat: int) -> bool:
    return live.position is not None and live.position.view["has_bid"][seat]


@in_loop
async def test_bots_play_on_in_an_imported_match(sqlite: str) -> None:
    header = '{"polis":"journal","game":"sealed_bids","version":%d,"options":{"seats":2},"seed":1,'
    between = header % sealed_bids.GAME.version + '"players":[%s]}\n'
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        table = (await ana.import_journal(between % '"Bo","random:1"')).table
        assert [(seat.kind, seat.bot) for seat in table.seats] == [
            ("person", None),
            ("bot", "random:1"),
        ]
        async with ana.live(table.id) as live:
            await live.until(lambda: _has_bid(live, seat=1))
        table = (await ana.import_journal(between % '"random:1","random:1"')).table
        assert [seat.kind for seat in table.seats] == ["person", "person"], (
            "no table without people"
        )


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
