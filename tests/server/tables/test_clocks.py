"""Clocks: which players' time runs, what happens when it is over, what restarts change."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import httpx
import pytest
from sqlalchemy import update

from polis.client import Client
from polis.server.ops.settings import Settings
from polis.server.store import jobs, schema, tables
from polis.server.store.database import Database
from polis.server.tables.jobs import FORGIVEN_MS
from polis.table import clocks
from polis.table.records import SeatRecord
from polis.wire.table_info import Clock
from tests.server.fake_clock import FakeClock, let_pass
from tests.server.serving import in_loop, persons, seated, serving, settings_for

LIVE = Clock(kind="live", bank=100, increment=5)
DAYS = Clock(kind="days", days=2)


def person(seat: int, bank: int | None = 100_000, ends: int | None = None) -> SeatRecord:
    return SeatRecord(seat, "person", f"p{seat}", "", None, None, bank, ends)


def test_a_clock_runs_while_its_seat_owes_a_decision() -> None:
    seats = [person(0), person(1)]
    (started,) = clocks.after(LIVE, seats, 0b01, 1_000)
    assert started.ends == 101_000
    (stopped,) = clocks.after(LIVE, [started, seats[1]], 0b00, 31_000)
    assert stopped.ends is None
    assert stopped.bank == 75_000


def test_a_clock_goes_on_through_the_small_steps_of_a_turn() -> None:
    seats = [person(0, ends=101_000), person(1)]
    assert clocks.after(LIVE, seats, 0b01, 5_000) == []


def test_no_clock_runs_for_a_bot() -> None:
    bot = SeatRecord(0, "bot", None, "", "random:1", None, 100_000, None)
    away = SeatRecord(1, "person", "p", "", None, "greedy:2", 100_000, None)
    assert clocks.after(LIVE, [bot, away], 0b11, 1_000) == []


def test_every_turn_gets_its_full_number_of_days() -> None:
    (started,) = clocks.after(DAYS, [person(0, None)], 0b1, 1_000)
    assert started.ends == 1_000 + 2 * clocks.DAY
    (stopped,) = clocks.after(DAYS, [started], 0b0, 2_000)
    assert stopped.ends is None
    (again,) = clocks.after(DAYS, [stopped], 0b1, 3_000)
    assert again.ends == 3_000 + 2 * clocks.DAY


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_a_player_gains_no_time_by_taking_back_and_playing_again(clock: Clock) -> None:
    seats = [person(0, clocks.first_bank(clock))]
    moment = 1_000
    seats = clocks.after(clock, seats, 0b1, moment)
    ends = seats[0].ends
    for _ in range(10):
        moment += 1_000
        seats = clocks.after(clock, seats, 0b0, moment)
        seats = clocks.after(clock, seats, 0b1, moment, is_takeback=True)
        assert seats[0].ends == ends


def test_a_last_second_answer_gains_no_time_by_a_takeback() -> None:
    (stopped,) = clocks.after(LIVE, [person(0, ends=9_000)], 0b0, 10_000)
    (again,) = clocks.after(LIVE, [stopped], 0b1, 10_000, is_takeback=True)
    assert again.ends == 10_000


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_a_returning_player_has_the_time_that_was_left(clock: Clock) -> None:
    left = clocks.vacated(clock, person(0, ends=101_000), "greedy:2", 31_000)
    assert left.ends is None
    back = clocks.returned(clock, left, 0b1, 50_000)
    assert (back.replaced_by, back.ends) == (None, 120_000)


def test_returning_in_the_turn_of_others_changes_no_time() -> None:
    left = clocks.vacated(LIVE, person(0, bank=42_000), "greedy:2", 31_000)
    back = clocks.returned(LIVE, left, 0b0, 50_000)
    assert (back.bank, back.ends) == (42_000, None)


def test_a_player_who_returns_after_their_time_had_run_out_has_the_increment_alone() -> None:
    for increment, bank, given in ((5, 100, 5_000), (0, 100, 0), (20, 10, 10_000)):
        clock = replace(LIVE, bank=bank, increment=increment)
        gone = clocks.vacated(clock, person(0, ends=30_000), "greedy:2", 31_000)
        assert clocks.returned(clock, gone, 0b1, 50_000).ends == 50_000 + given


def test_returning_after_a_bot_has_finished_the_turn_gives_full_days_again() -> None:
    left = clocks.vacated(DAYS, person(0, None, ends=101_000), "greedy:2", 31_000)
    assert clocks.after(DAYS, [left], 0b1, 32_000) == []  # the bot has begun
    (played,) = clocks.after(DAYS, [left], 0b0, 33_000)
    assert clocks.returned(DAYS, played, 0b1, 50_000).ends == 50_000 + 2 * clocks.DAY


@in_loop
async def test_a_player_who_leaves_twice_has_the_time_that_was_left(
    sqlite: str, clock: FakeClock
) -> None:
    async with (
        serving(settings_for(sqlite, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, clock={"kind": "days", "days": 2}) as (table_id, (ana, _)),
    ):
        async with server.services.database.writing() as connection:
            await connection.execute(update(schema.seat).values(ends=clock.now() + 60_000))
        await server.services.hub.changed(table_id)
        for _ in range(2):
            await clients[0].leave(table_id)
        await ana.take_seat_back()
        ends = (await clients[0].table(table_id)).seats[0].clock.ends
        assert ends == clock.now() + 60_000


@in_loop
async def test_a_sealed_choice_that_is_taken_back_costs_and_brings_no_time(
    database: str, clock: FakeClock
) -> None:
    bank = {"kind": "live", "bank": 100, "increment": 50}
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, clock=bank) as (table_id, (ana, _)),
    ):
        for _ in range(3):
            assert ana.position is not None
            await ana.act(ana.position.choices[0].action)
            await ana.take_back()
        ends = (await clients[0].table(table_id)).seats[0].clock.ends
        assert ends == clock.now() + 100_000


@in_loop
async def test_a_bot_takes_the_seat_when_its_time_is_over_also_after_a_restart(
    database: str, clock: FakeClock
) -> None:
    settings = settings_for(database)
    async with at_a_table(settings, bank=10) as (table_id, cookies):
        pass
    async with (
        serving(settings) as server,
        returned(server.url, cookies) as client,
        client.live(table_id) as bo,
    ):
        assert bo.table is not None
        assert bo.table.seats[0].clock.ends == clock.now() + 10_000
        assert bo.table.seats[1].clock.left == 10_000
        await let_pass(clock, server.services, 10)
        assert bo.table.seats[0].replaced_by is None  # a little more time is forgiven
        await let_pass(clock, server.services, FORGIVEN_MS / 1000)
        await bo.until(lambda: bool(bo.table and bo.table.seats[0].replaced_by))
        await bo.until(lambda: bool(bo.position and bo.position.decision))


HOUR = 3_600


@in_loop
async def test_an_outage_costs_no_player_time(database: str, clock: FakeClock) -> None:
    settings = settings_for(database)
    async with at_a_table(settings, bank=100) as (table_id, cookies):
        pass
    clock.advance(HOUR)  # longer than the player's clock
    async with (
        serving(settings) as server,
        returned(server.url, cookies) as client,
        client.live(table_id) as bo,
    ):
        assert bo.table is not None
        assert bo.table.seats[0].replaced_by is None
        assert bo.table.seats[0].clock.ends == clock.now() + 100_000
        due = await jobs.next_due(server.services.database)
        assert due == clock.now() + 100_000 + FORGIVEN_MS


@in_loop
async def test_clocks_go_on_while_another_process_runs(shared_database: str) -> None:
    settings = settings_for(shared_database)
    async with at_a_table(settings, bank=100) as (table_id, cookies):
        store = Database(shared_database)
        before, _ = await ends_of(store, table_id)
        async with serving(settings) as second, returned(second.url, cookies) as client:
            assert (await client.table(table_id)).seats[0].clock.ends == before
        assert (await ends_of(store, table_id))[0] == before
        await store.close()


@in_loop
async def test_while_the_database_is_away_no_clock_runs_and_players_see_it(
    database: str, clock: FakeClock
) -> None:
    settings = settings_for(database)
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks", clock={"kind": "live", "bank": 100}) as (_, lives),
    ):
        ana = lives[0]
        assert ana.table is not None
        ends = ana.table.seats[0].clock.ends
        assert ends == clock.now() + 100_000
        clock.advance(HOUR)  # no beat came through for an hour
        await ana.until(lambda: bool(ana.table and ana.table.seats[0].clock.ends != ends))
        assert ana.table.seats[0].clock.ends == clock.now() + 100_000
        assert ana.position is not None
        await ana.act(ana.position.choices[0].action)
        assert ana.table.seats[0].replaced_by is None


@asynccontextmanager
async def at_a_table(settings: Settings, bank: int) -> AsyncIterator[tuple[str, httpx.Cookies]]:
    """A table at which Ana's clock runs, and Bo's cookies."""
    clock = {"kind": "live", "bank": bank, "increment": 0}
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks", clock=clock) as (table_id, _),
    ):
        yield table_id, clients[1].http.cookies


@asynccontextmanager
async def returned(url: str, cookies: httpx.Cookies) -> AsyncIterator[Client]:
    async with Client(url) as client:
        client.http.cookies = cookies
        yield client


async def ends_of(store: Database, table_id: str) -> list[int | None]:
    _, seats = await tables.load(store, table_id)
    return [seat.ends for seat in seats]
