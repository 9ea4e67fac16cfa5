"""Between processes: what is lost on the way, comes late, or is too much."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from polis.server.store.database import Database
from polis.server.store.notify import MOST_KEPT, Notices
from tests.server.serving import Serving, in_loop, persons, seated, serving, settings_for, until
from tests.server.test_seats import open_table


@asynccontextmanager
async def talking(database: str) -> AsyncIterator[tuple[Notices, list[str]]]:
    """Who tells, not started yet, and what another process has heard of it."""
    store, heard, is_listening = Database(database), list[str](), asyncio.Event()
    speaker = Notices(store, lambda _: None, lambda: None)
    listener = Notices(store, heard.append, is_listening.set)
    listener.start()
    await is_listening.wait()
    yield speaker, heard
    await speaker.stop()
    await listener.stop()
    await store.close()


def make_deaf(server: Serving) -> None:
    """From now on the notices of other processes are lost on their way to this one."""
    server.house.hub.neighbours.notices._on_notice = lambda _: None


@in_loop
async def test_notices_do_not_pile_up_and_one_that_is_too_long_stops_no_other(
    shared_database: str,
) -> None:
    async with talking(shared_database) as (speaker, heard):
        for number in range(MOST_KEPT + 500):  # as if nobody took them for a long time
            speaker.tell(str(number))
        for text in ("x" * 8000, "the last"):
            speaker.tell(text)
        speaker.start()
        await until(lambda: "the last" in heard)
        assert heard == [*map(str, range(501, MOST_KEPT + 500)), "the last"]


@in_loop
async def test_notices_of_any_length_arrive_whole_and_in_order(shared_database: str) -> None:
    texts = [f"{length} " + "ű" * length for length in (1, 3990, 3980, 5, 2000, 1999, 2000, 0, 7)]
    async with talking(shared_database) as (speaker, heard):
        for text in texts:
            speaker.tell(text)
        speaker.start()
        await until(lambda: len(heard) == len(texts))
        assert heard == texts


@in_loop
async def test_what_is_repeated_anyway_pushes_out_no_notice_while_nobody_takes_them(
    shared_database: str,
) -> None:
    async with talking(shared_database) as (speaker, heard):
        speaker.tell("said once")
        for _ in range(MOST_KEPT):
            speaker.repeat("again")
        speaker.start()
        await until(lambda: bool(heard))
        assert heard == ["said once"]
        speaker.repeat("again")
        await until(lambda: heard == ["said once", "again"])


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
        await ana.until(lambda: bool(ana.chat), seconds=20)
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
        await ana.until(lambda: bool(ana.chat), seconds=20)


@in_loop
async def test_who_is_sent_away_on_another_process_is_not_let_in_at_that_moment(
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

        monkeypatch.setattr(server.house.lobby, "may_see", may_see)
        entering = asyncio.create_task(bo.live(table_id, watch=True).__aenter__())
        await until(lambda: bool(asked))
        assert bo.person is not None
        server.house.hub.neighbours.hear(f"a|{bo.person.player}|{table_id}")
        go_on.set()
        await until(lambda: len(asked) > 1)  # it has been closed, and asks again
        live = await entering
        await live.__aexit__(None, None, None)


@in_loop
async def test_a_table_that_nobody_looks_at_here_does_not_follow_what_happens_elsewhere(
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
        elsewhere = other.house.hub.tables[table_id]
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
