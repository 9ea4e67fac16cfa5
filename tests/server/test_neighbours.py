"""Between processes: where nobody listens nothing is told, and nobody misses anything."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from polis.client import Client, Live
from polis.server.presence import Presence, Said
from tests.server.serving import Serving, in_loop, persons, seated, serving, settings_for, until


@dataclass
class Two:
    """Two processes that have heard of each other, and will not repeat it for a long time."""

    one: Serving
    other: Serving
    heard: list[str]  # by the other one


@asynccontextmanager
async def two(database: str) -> AsyncIterator[Two]:
    settings = settings_for(database, sweep_seconds=1000.0)
    async with serving(settings) as one, serving(settings) as other:
        yield Two(one, other, [])


@asynccontextmanager
async def playing(database: str) -> AsyncIterator[tuple[Two, str, list[Live]]]:
    """Two people at a table, both through the first process."""
    async with (
        two(database) as both,
        persons(both.one.url, "Ana", "Bo") as clients,
        seated(clients, "peaks", visibility="public") as (table_id, lives),
    ):
        yield both, table_id, lives


@asynccontextmanager
async def watched(database: str) -> AsyncIterator[tuple[Two, str, list[Live], Client]]:
    """And somebody who may look at their table through the other process."""
    async with (
        playing(database) as (both, table_id, lives),
        persons(both.other.url, "Cy") as (watcher,),
    ):
        yield both, table_id, lives, watcher


async def be_sure(both: Two) -> None:
    """As if two sweeps had passed, and listen to what the other one is told from now on."""
    for process in (both.one, both.other):
        process.house.hub.neighbours.presence._sure_from = 0.0
    notices = both.other.house.hub.neighbours.notices
    on_notice = notices._on_notice

    def note(text: str) -> None:
        both.heard.append(text)
        on_notice(text)

    notices._on_notice = note
    await all_has_arrived(both)


async def move(lives: list[Live]) -> None:
    mover = next(live for live in lives if live.position and live.position.choices)
    assert mover.position is not None
    await mover.act(mover.position.choices[0].action)


async def all_has_arrived(both: Two) -> set[str]:
    """The kinds of notices that the other one has heard since the last time. They come in order."""
    both.one.house.hub.neighbours.tell_reachable("the last")
    await until(lambda: "r|the last" in both.heard)
    kinds = {text.partition("|")[0] for text in both.heard} - {"r"}
    both.heard.clear()
    return kinds


@in_loop
async def test_moves_and_turns_are_not_told_to_a_process_that_has_no_socket_for_them(
    shared_database: str,
) -> None:
    async with playing(shared_database) as (both, _, lives):
        await be_sure(both)
        await move(lives)
        await move(lives)
        assert await all_has_arrived(both) == set()


@in_loop
async def test_a_process_that_has_just_begun_tells_everything_until_it_has_heard_the_others(
    shared_database: str,
) -> None:
    async with playing(shared_database) as (both, _, lives):
        await be_sure(both)
        both.one.house.hub.neighbours.presence.doubt()
        await move(lives)
        assert await all_has_arrived(both) == {"t", "p"}


@in_loop
async def test_who_looks_at_a_table_on_another_process_is_told_every_move(
    shared_database: str,
) -> None:
    async with watched(shared_database) as (both, table_id, lives, watcher):
        await be_sure(both)
        async with watcher.live(table_id, watch=True) as guest:
            await move(lives)
            await guest.until(lambda: guest.number == lives[0].number)
        await until(lambda: not both.one.house.hub.neighbours.presence.watchers(table_id))
        await all_has_arrived(both)
        await move(lives)
        assert await all_has_arrived(both) == set()


@in_loop
async def test_a_move_that_was_stored_before_its_process_knew_of_the_guest_reaches_him(
    shared_database: str,
) -> None:
    async with watched(shared_database) as (both, table_id, lives, watcher):
        await be_sure(both)
        notices, on_its_way = both.one.house.hub.neighbours.notices, list[str]()
        notices._on_notice, hear = on_its_way.append, notices._on_notice
        async with watcher.live(table_id, watch=True) as guest:
            await until(lambda: any(text.startswith("s|") for text in on_its_way))
            await move(lives)
            assert await all_has_arrived(both) == set()
            assert guest.number != lives[0].number
            for text in on_its_way:
                hear(text)
            await guest.until(lambda: guest.number == lives[0].number)


@in_loop
async def test_a_table_that_nobody_was_told_of_is_read_before_anybody_sees_it(
    shared_database: str,
) -> None:
    async with watched(shared_database) as (both, table_id, lives, watcher):
        await watcher.table(table_id)  # there it is awake now, and looks up to date
        await be_sure(both)
        await move(lives)
        assert (await watcher.sync(table_id)).number == lives[0].number
        await move(lives)
        async with watcher.live(table_id, watch=True) as guest:
            assert guest.number == lives[0].number


@in_loop
async def test_a_page_on_another_process_is_told_that_it_is_its_persons_turn(
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
        bo = clients[1].person
        assert bo is not None
        await be_sure(both)
        async with elsewhere.live(another, watch=True) as page:
            presence = both.one.house.hub.neighbours.presence
            await until(lambda: presence.may_be_elsewhere(bo.player))
            await move(lives)
            await page.until(lambda: bool(page.notices))
            assert [notice.table for notice in page.notices] == [table_id]


def test_what_a_process_said_fades_unless_it_says_it_again() -> None:
    presence = Presence(seconds=10.0, sure_after=0.0)
    presence.doubt()
    long_ago = Said(sockets=1, persons=frozenset({"ana"}), watchers=0, at=-1e9)
    assert presence.hear("table", "process", long_ago)
    assert not presence.may_be_followed("table")
    assert presence.hear("table", "process", Said(1, frozenset({"ana"}), 0))
    assert not presence.hear("table", "process", Said(1, frozenset({"ana"}), 0))
    assert presence.may_be_followed("table")
    assert presence.persons("table") == {"ana"}
    presence.hear("table", "process", Said(0, frozenset(), 0))
    assert not presence.may_be_followed("table")


def test_nobody_is_elsewhere_of_whom_nothing_was_said_however_young_the_machine_is() -> None:
    presence = Presence(seconds=1e9, sure_after=0.0)  # the clock begins when the machine does
    presence.doubt()
    assert not presence.may_be_elsewhere("ana")
    presence.hear_persons(["ana"])
    assert presence.may_be_elsewhere("ana")


def test_nothing_is_known_before_all_have_had_the_time_to_speak() -> None:
    presence = Presence(seconds=10.0, sure_after=1000.0)
    assert presence.may_be_followed("table")
    presence.doubt()
    assert presence.may_be_followed("table")
    assert presence.may_be_elsewhere("ana")
