"""Between processes: each gets the notices that its sockets need, and no others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from polis.client import Client, Live
from polis.client.bot import play
from polis.server.peers.presence import Presence, Said
from tests.server.serving import (
    Serving,
    in_loop,
    persons,
    seated,
    serving,
    settings_for,
    table_of,
)
from tests.waiting import until


@dataclass
class Two:
    """Two processes on one database, which do not sweep while the test lasts."""

    one: Serving
    other: Serving
    heard: list[str] = field(default_factory=list)  # by the other one

    @property
    def urls(self) -> list[str]:
        return [self.one.url, self.other.url]


@asynccontextmanager
async def two(database: str) -> AsyncIterator[Two]:
    settings = settings_for(database, sweep_seconds=1000.0)
    async with serving(settings) as one, serving(settings) as other:
        both = Two(one, other)
        channels = other.services.hub.peers.channels
        await until(lambda: channels.is_connected)
        on_notice = channels._on_notice

        def note(text: str) -> None:
            both.heard.append(text)
            on_notice(text)

        channels._on_notice = note
        yield both


@asynccontextmanager
async def playing(database: str) -> AsyncIterator[tuple[Two, str, list[Live]]]:
    """Two players at a table, both through the first process."""
    async with (
        two(database) as both,
        persons(both.one.url, "Ana", "Bo") as clients,
        seated(clients, "peaks", visibility="public") as (table_id, lives),
    ):
        yield both, table_id, lives


@asynccontextmanager
async def watched(database: str) -> AsyncIterator[tuple[Two, str, list[Live], Client]]:
    """And a guest who can look at their table through the other process."""
    async with (
        playing(database) as (both, table_id, lives),
        persons(both.other.url, "Cy") as (watcher,),
    ):
        yield both, table_id, lives, watcher


async def move(lives: list[Live]) -> None:
    """Let the player whose turn it is act, as soon as their socket has been told so."""
    await until(lambda: any(live.position and live.position.choices for live in lives))
    mover = next(live for live in lives if live.position and live.position.choices)
    assert mover.position is not None
    await mover.act(mover.position.choices[0].action)


async def all_has_arrived(both: Two) -> set[str]:
    """The kinds of notices that the other process got since the last call. They come in order."""
    both.one.services.hub.peers.tell_reachable("the last")
    await until(lambda: "r|the last" in both.heard)
    kinds = {text.partition("|")[0] for text in both.heard} - {"r"}
    both.heard.clear()
    return kinds


@in_loop
async def test_a_process_without_sockets_at_a_table_gets_none_of_its_moves_and_turns(
    shared_database: str,
) -> None:
    async with playing(shared_database) as (both, _, lives):
        await all_has_arrived(both)
        await move(lives)
        await move(lives)
        await lives[0].say("hello")
        assert await all_has_arrived(both) == set()


@in_loop
async def test_a_guest_on_another_process_sees_every_move(shared_database: str) -> None:
    async with watched(shared_database) as (both, table_id, lives, watcher):
        async with watcher.live(table_id, watch=True) as guest:
            await move(lives)
            await guest.until(lambda: guest.number == lives[0].number)
        await until(lambda: not both.one.services.hub.peers.presence.watchers(table_id))
        for _ in range(2):
            await both.other.services.hub.peers.repeat()
        await until(lambda: not both.other.services.hub.peers.channels._ending)
        await all_has_arrived(both)
        await move(lives)
        assert await all_has_arrived(both) == set()


@in_loop
async def test_a_channel_that_is_unused_for_one_sweep_is_kept(shared_database: str) -> None:
    """The socket that needs it may just be opening."""
    async with watched(shared_database) as (both, table_id, lives, watcher):
        await both.other.services.hub.peers.follow_table(table_id)
        await both.other.services.hub.peers.repeat()
        async with watcher.live(table_id, watch=True) as guest:
            await both.other.services.hub.peers.repeat()
            await move(lives)
            await guest.until(lambda: guest.number == lives[0].number)


@in_loop
async def test_a_move_that_is_stored_while_a_guest_is_admitted_reaches_them(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(shared_database) as (both, table_id, lives, watcher):
        is_asked, go_on = asyncio.Event(), asyncio.Event()

        async def may_see(*_: object) -> bool:
            is_asked.set()
            await go_on.wait()
            return True

        monkeypatch.setattr(both.other.services.lobby, "may_see", may_see)
        entering = asyncio.create_task(watcher.live(table_id, watch=True).__aenter__())
        await is_asked.wait()  # the other process has read the table
        await move(lives)
        go_on.set()
        guest = await entering
        await guest.until(lambda: guest.number == lives[0].number)
        await guest.__aexit__(None, None, None)


@in_loop
async def test_a_table_without_sockets_is_read_before_it_is_shown(shared_database: str) -> None:
    async with watched(shared_database) as (_, table_id, lives, watcher):
        await watcher.table(table_id)  # the table is awake there now, and looks up to date
        await move(lives)
        assert (await watcher.sync(table_id)).number == lives[0].number
        await move(lives)
        async with watcher.live(table_id, watch=True) as guest:
            assert guest.number == lives[0].number


@in_loop
async def test_a_page_on_another_process_learns_that_it_is_its_players_turn(
    shared_database: str,
) -> None:
    async with (
        two(shared_database) as both,
        persons(both.one.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (table_id, lives),
        seated(clients, "peaks", visibility="public") as (another, _),
        Client(both.other.url) as elsewhere,
    ):
        await elsewhere.claim((await clients[1].device_link()).token)
        async with elsewhere.live(another, watch=True) as page:
            await move(lives)
            await page.until(lambda: bool(page.notices))
            assert [notice.table for notice in page.notices] == [table_id]


@in_loop
async def test_players_on_different_processes_play_a_whole_match(shared_database: str) -> None:
    async with (
        two(shared_database) as both,
        persons(both.urls, "Ana", "Bo", "Cy") as clients,
        seated(clients, "sealed_bids") as (_, lives),
    ):
        scores = await asyncio.gather(*(play(live) for live in lives))
        assert scores[0] == scores[1] == scores[2]


@in_loop
async def test_players_on_different_processes_see_and_hear_each_other(
    shared_database: str,
) -> None:
    async with (
        two(shared_database) as both,
        persons(both.urls, "Ana", "Bo") as clients,
        seated(clients) as (_, (ana, bo)),
    ):
        for live in (ana, bo):
            await live.until(lambda live=live: are_here(live) == [True, True])  # type: ignore[misc]
        await ana.say("hello")
        await bo.until(lambda: [line.text for line in bo.chat] == ["hello"])
        await bo.__aexit__(None, None, None)
        await ana.until(lambda: are_here(ana) == [True, False])


def are_here(live: Live) -> list[bool]:
    assert live.table is not None
    return [seat.present for seat in live.table.seats]


@in_loop
async def test_a_muted_player_on_another_process_is_not_heard(shared_database: str) -> None:
    async with (
        two(shared_database) as both,
        persons(both.urls, "Ana", "Bo") as (ana, bo),
        Client(both.other.url) as elsewhere,
        seated([ana, bo]) as (table_id, (_, page)),
    ):
        await elsewhere.claim((await ana.device_link()).token)
        async with elsewhere.live(table_id) as other_page:
            assert bo.person is not None
            await ana.mute(bo.person.player)
            (connection,) = (
                one
                for one in both.other.services.hub.connections
                if ana.person and one.player == ana.person.player
            )
            await until(lambda: bool(connection.muted))
            await page.say("hello")
            await page.until(lambda: bool(page.chat))
            assert other_page.chat == []


@in_loop
async def test_a_new_name_reaches_a_table_on_another_process(shared_database: str) -> None:
    async with (
        two(shared_database) as both,
        persons(both.urls, "Ana", "Bo") as clients,
        seated(clients) as (_, (ana, _bo)),
    ):
        await clients[1].be("Bea")
        await ana.until(lambda: ana.table is not None and ana.table.seats[1].name == "Bea")


@in_loop
async def test_a_seat_that_is_taken_on_another_process_is_seen_at_once(
    shared_database: str,
) -> None:
    async with (
        two(shared_database) as both,
        persons(both.urls, "Ana", "Bo") as (ana, bo),
    ):
        made = await ana.create("sealed_bids", ["me", "open"])
        assert made.invitation is not None
        async with ana.live(made.table.id) as live:
            await bo.join(made.table.id, made.invitation.token)
            await live.until(lambda: live.table is not None and live.table.phase == "running")


@in_loop
async def test_an_id_that_cannot_be_one_becomes_no_channel(shared_database: str) -> None:
    async with two(shared_database) as both, persons(both.urls, "Ana", "Bo") as clients:
        peers = both.other.services.hub.peers
        before = set(peers.channels._followed)
        for text in ("", "a\0b", 'x"; DROP TABLE person', "x" * 64, "é"):
            await peers.follow_table(text)
        assert peers.channels._followed == before
        async with clients[1].live(await table_of(clients)) as live:
            await live.say("still connected")


def test_the_presence_of_a_process_expires_unless_it_is_repeated() -> None:
    presence = Presence(seconds=10.0)
    presence.hear("table", "process", Said(1, frozenset({"ana"}), 2, at=-1e9))
    assert (presence.persons("table"), presence.watchers("table")) == (set(), 0)
    presence.hear("table", "process", Said(1, frozenset({"ana"}), 2))
    assert (presence.persons("table"), presence.watchers("table")) == ({"ana"}, 2)
    presence.hear("table", "process", Said(0, frozenset(), 0))
    assert presence.persons("table") == set()
