"""Between processes: notices that are lost, late or too many."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from polis.server.peers.channel import ALL, MOST_KEPT, Channels
from polis.server.store.database import Database
from tests.server.conftest import PostgresServer
from tests.server.lobby.test_seats import open_table
from tests.server.serving import Serving, in_loop, persons, seated, serving, settings_for
from tests.waiting import until


@asynccontextmanager
async def talking(database: str) -> AsyncIterator[tuple[Channels, list[str]]]:
    """A speaker, not started yet, and what another process receives from it."""
    store, heard, is_listening = Database(database), list[str](), asyncio.Event()
    speaker = Channels(store, lambda _: None, lambda: None)
    listener = Channels(store, heard.append, is_listening.set)
    listener.start()
    await is_listening.wait()
    yield speaker, heard
    await speaker.stop()
    await listener.stop()
    await store.close()


def make_deaf(server: Serving) -> None:
    """Lose all notices of other processes on their way to this one."""
    server.services.hub.peers.channels._on_notice = lambda _: None


@in_loop
async def test_notices_do_not_pile_up_and_one_that_is_too_long_stops_no_other(
    shared_database: str,
) -> None:
    async with talking(shared_database) as (speaker, heard):
        for number in range(MOST_KEPT + 500):  # as after a long time without a connection
            speaker.tell(ALL, str(number))
        for text in ("x" * 8000, "the last"):
            speaker.tell(ALL, text)
        speaker.start()
        await until(lambda: "the last" in heard)
        assert heard == [*map(str, range(501, MOST_KEPT + 500)), "the last"]


@in_loop
async def test_notices_of_any_length_arrive_whole_and_in_order(shared_database: str) -> None:
    texts = [f"{length} " + "ű" * length for length in (1, 3990, 3980, 5, 2000, 1999, 2000, 0, 7)]
    async with talking(shared_database) as (speaker, heard):
        for text in texts:
            speaker.tell(ALL, text)
        speaker.start()
        await until(lambda: len(heard) == len(texts))
        assert heard == texts


@in_loop
async def test_repeated_news_do_not_displace_notices_while_the_connection_is_down(
    shared_database: str,
) -> None:
    async with talking(shared_database) as (speaker, heard):
        speaker.tell(ALL, "said once")
        for _ in range(MOST_KEPT):
            speaker.repeat(ALL, "again")
        speaker.start()
        await until(lambda: bool(heard))
        assert heard == ["said once"]
        speaker.repeat(ALL, "again")
        await until(lambda: heard == ["said once", "again"])


@in_loop
async def test_a_channel_is_heard_from_the_moment_at_which_following_it_returns(
    shared_database: str,
) -> None:
    async with talking(shared_database) as (speaker, _), talking(shared_database) as (other, _):
        heard = list[str]()
        other._on_notice = heard.append
        for channels in (speaker, other):
            channels.start()
            await until(lambda channels=channels: channels.is_connected)  # type: ignore[misc]
        for number in range(20):
            await other.follow(f"channel {number}")
            speaker.tell(f"channel {number}", str(number))
        await until(lambda: len(heard) == 20)
        assert heard == [*map(str, range(20))]


@in_loop
async def test_channels_are_followed_again_after_the_connection_was_lost(
    shared_database: str, postgres: PostgresServer
) -> None:
    async with talking(shared_database) as (speaker, _), talking(shared_database) as (other, _):
        heard, gaps = list[str](), list[int]()
        other._on_notice, other._on_gap = heard.append, lambda: gaps.append(1)
        await other.follow("early")  # before there is a connection at all
        other.start()
        await until(lambda: len(gaps) == 1)
        await other.follow("late")
        postgres.inside.psql(f"SELECT pg_terminate_backend({other._pid});")
        await until(lambda: len(gaps) == 2)
        speaker.start()
        for channel in ("early", "late"):
            speaker.tell(channel, channel)
        await until(lambda: heard == ["early", "late"])


@in_loop
async def test_a_line_that_a_newcomer_is_shown_reaches_those_who_were_there_before(
    shared_database: str,
) -> None:
    settings = settings_for(shared_database)
    async with (
        serving(settings) as one,
        serving(settings) as other,
        persons([one.url, other.url], "Ana", "Bo") as clients,
        seated(clients, visibility="public") as (table_id, (ana, bo)),
    ):
        make_deaf(one)
        await bo.say("hello")
        async with clients[0].live(table_id, watch=True) as newcomer:
            assert [line.text for line in newcomer.chat] == ["hello"]
        await ana.until(lambda: bool(ana.chat))
        await ana.say("hello to you")
        await ana.until(lambda: len(ana.chat) > 1)
        assert [line.text for line in ana.chat] == ["hello", "hello to you"]


@in_loop
async def test_a_line_of_chat_whose_notice_was_lost_is_found_by_the_next_sweep(
    shared_database: str,
) -> None:
    settings = settings_for(shared_database)
    async with (
        serving(settings) as one,
        serving(settings) as other,
        persons([one.url, other.url], "Ana", "Bo") as clients,
        seated(clients) as (_, (ana, bo)),
    ):
        make_deaf(one)
        await bo.say("hello")
        await ana.until(lambda: bool(ana.chat))


@in_loop
async def test_a_player_removed_on_another_process_is_refused_at_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        table_id, _ = await open_table(ana, bo)
        asked, go_on = list[int](), asyncio.Event()

        async def may_see(*_: object) -> bool:
            asked.append(1)
            await go_on.wait()
            return True

        monkeypatch.setattr(server.services.lobby, "may_see", may_see)
        entering = asyncio.create_task(bo.live(table_id, watch=True).__aenter__())
        await until(lambda: bool(asked))
        assert bo.person is not None
        server.services.hub.peers.hear(f"a|{bo.person.player}|{table_id}")
        go_on.set()
        await until(lambda: len(asked) > 1)  # it has been closed, and asks again
        live = await entering
        await live.__aexit__(None, None, None)


@in_loop
async def test_a_table_without_sockets_here_does_not_follow_other_processes(
    shared_database: str,
) -> None:
    settings = settings_for(shared_database)
    async with (
        serving(settings) as one,
        serving(settings) as other,
        persons(one.url, "Ana", "Bo") as clients,
        seated(clients, "peaks", visibility="public") as (table_id, lives),
        persons(other.url, "Cy") as (watcher,),
    ):
        await watcher.table(table_id)
        elsewhere = other.services.hub.tables[table_id]
        assert elsewhere.is_loaded
        mover = next(live for live in lives if live.position and live.position.choices)
        assert mover.position is not None
        await mover.act(mover.position.choices[0].action)
        await until(lambda: not elsewhere.is_loaded)
        assert elsewhere.playing is None
        async with watcher.live(table_id, watch=True) as guest:
            assert guest.number == lives[0].number
            await lives[0].say("welcome")
            await guest.until(lambda: bool(guest.chat))
