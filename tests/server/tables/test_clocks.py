"""Clocks: whose time runs, what happens when it is over, and that restarts change nothing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from polis.client import Client
from polis.server import clocks
from polis.server.house import House
from polis.server.settings import Settings
from polis.server.store import jobs, pulse, schema, tables
from polis.server.store.database import Database
from polis.server.store.rows import SeatRow, now
from tests.server.serving import in_loop, persons, seated, serving, settings_for

LIVE = {"kind": "live", "bank": 100, "increment": 5, "days": 2}
DAYS = {"kind": "days", "bank": 600, "increment": 15, "days": 2}


def person(seat: int, bank: int | None = 100_000, ends: int | None = None) -> SeatRow:
    return SeatRow(seat, "person", f"p{seat}", "", None, None, bank, ends)


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
    bot = SeatRow(0, "bot", None, "", "random:1", None, 100_000, None)
    away = SeatRow(1, "person", "p", "", None, "greedy:2", 100_000, None)
    assert clocks.after(LIVE, [bot, away], 0b11, 1_000) == []


def test_days_are_given_anew_for_every_turn() -> None:
    (started,) = clocks.after(DAYS, [person(0, None)], 0b1, 1_000)
    assert started.ends == 1_000 + 2 * clocks.DAY
    (stopped,) = clocks.after(DAYS, [started], 0b0, 2_000)
    assert stopped.ends is None
    (again,) = clocks.after(DAYS, [stopped], 0b1, 3_000)
    assert again.ends == 3_000 + 2 * clocks.DAY


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_nobody_gains_time_by_taking_back_and_playing_again(clock: dict[str, Any]) -> None:
    seats = [person(0, clocks.first_bank(clock))]
    moment = 1_000
    seats = clocks.after(clock, seats, 0b1, moment)
    ends = seats[0].ends
    for _ in range(10):
        moment += 1_000
        seats = clocks.after(clock, seats, 0b0, moment)
        seats = clocks.after(clock, seats, 0b1, moment, is_takeback=True)
        assert seats[0].ends == ends


def test_who_answers_at_the_last_moment_gains_nothing_by_taking_back() -> None:
    (stopped,) = clocks.after(LIVE, [person(0, ends=9_000)], 0b0, 10_000)
    (again,) = clocks.after(LIVE, [stopped], 0b1, 10_000, is_takeback=True)
    assert again.ends == 10_000


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_who_leaves_and_returns_goes_on_with_the_time_that_was_left(clock: dict[str, Any]) -> None:
    left = clocks.vacated(clock, person(0, ends=101_000), "greedy:2", 31_000)
    assert left.ends is None
    back = clocks.returned(clock, left, 0b1, 50_000)
    assert (back.replaced_by, back.ends) == (None, 120_000)


def test_who_returns_in_the_turn_of_others_has_what_it_had() -> None:
    left = clocks.vacated(LIVE, person(0, bank=42_000), "greedy:2", 31_000)
    back = clocks.returned(LIVE, left, 0b0, 50_000)
    assert (back.bank, back.ends) == (42_000, None)


def test_who_returns_after_its_time_had_run_out_has_a_minute_and_not_more_than_at_the_start() -> (
    None
):
    for bank, given in ((100, 60_000), (10, 10_000)):
        clock = LIVE | {"bank": bank}
        gone = clocks.vacated(clock, person(0, ends=30_000), "greedy:2", 31_000)
        assert clocks.returned(clock, gone, 0b1, 50_000).ends == 50_000 + given


def test_who_returns_after_a_bot_has_finished_its_turn_has_days_again() -> None:
    left = clocks.vacated(DAYS, person(0, None, ends=101_000), "greedy:2", 31_000)
    assert clocks.after(DAYS, [left], 0b1, 32_000) == []  # the bot has begun
    (played,) = clocks.after(DAYS, [left], 0b0, 33_000)
    assert clocks.returned(DAYS, played, 0b1, 50_000).ends == 50_000 + 2 * clocks.DAY


@in_loop
async def test_who_leaves_twice_has_no_more_time_than_was_left(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, clock={"kind": "days", "days": 2}) as (table_id, (ana, _)),
    ):
        async with server.house.database.writing() as connection:
            await connection.execute(update(schema.seat).values(ends=now() + 60_000))
        await server.house.hub.changed(table_id)
        for _ in range(2):
            await clients[0].leave(table_id)
        await ana.take_seat_back()
        ends = (await clients[0].table(table_id)).seats[0].clock.ends
        assert ends is not None
        assert ends - now() <= 60_000


@in_loop
async def test_a_sealed_choice_that_is_taken_back_costs_and_brings_no_time(database: str) -> None:
    clock = {"kind": "live", "bank": 100, "increment": 50}
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, clock=clock) as (table_id, (ana, _)),
    ):
        for _ in range(3):
            assert ana.position is not None
            await ana.act(ana.position.choices[0].action)
            await ana.take_back()
        ends = (await clients[0].table(table_id)).seats[0].clock.ends
        assert ends is not None
        assert ends - now() <= 100_000


@in_loop
async def test_when_the_time_is_over_a_bot_takes_the_seat_also_after_a_restart(
    database: str,
) -> None:
    settings = settings_for(database)
    async with at_a_table(settings, bank=10) as (table_id, cookies, left):
        assert 5_000 < left <= 10_000  # a busy machine takes its time
    async with serving(settings) as server, returned(server.url, cookies) as bo_client:
        began = now()
        async with bo_client.live(table_id) as bo:
            assert bo.table is not None
            assert 0 < (bo.table.seats[0].clock.ends or 0) - began <= left
            assert bo.table.seats[1].clock.left == 10_000
            await bo.until(lambda: bool(bo.table and bo.table.seats[0].replaced_by), 30)
            await bo.until(lambda: bool(bo.position and bo.position.decision), 30)
            assert now() - began >= left - 1_000  # all the time that was left was given


HOUR = 3_600_000


@in_loop
async def test_an_outage_costs_nobody_time(database: str) -> None:
    settings = settings_for(database)
    async with at_a_table(settings, bank=100) as (table_id, cookies, left):
        pass
    await let_pass(database, HOUR)  # longer than the clock
    async with serving(settings) as server, returned(server.url, cookies) as client:
        began = now()
        async with client.live(table_id) as bo:
            assert bo.table is not None
            assert bo.table.seats[0].replaced_by is None
            assert abs((bo.table.seats[0].clock.ends or 0) - began - left) < 5_000
            await _next_job(server.house, left)


@in_loop
async def test_a_house_that_lives_on_in_another_process_lets_no_clock_stand(
    shared_database: str,
) -> None:
    settings = settings_for(shared_database)
    async with at_a_table(settings, bank=100) as (table_id, cookies, _):
        store = Database(shared_database)
        before, _ = await ends_of(store, table_id)
        async with serving(settings) as second, returned(second.url, cookies) as client:
            assert (await client.table(table_id)).seats[0].clock.ends == before
        assert (await ends_of(store, table_id))[0] == before
        await store.close()


@in_loop
async def test_while_the_database_is_away_no_clock_runs_and_players_see_it(database: str) -> None:
    settings = settings_for(database)
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks", clock={"kind": "live", "bank": 100}) as (_, lives),
    ):
        ana = lives[0]
        assert ana.table is not None
        ends = ana.table.seats[0].clock.ends
        assert ends is not None
        await let_pass(database, HOUR)  # no beat came through for an hour
        await ana.until(lambda: bool(ana.table and ana.table.seats[0].clock.ends != ends))
        assert 0 < (ana.table.seats[0].clock.ends or 0) - ends < 10_000
        assert ana.position is not None
        await ana.act(ana.position.choices[0].action)
        assert ana.table.seats[0].replaced_by is None


@asynccontextmanager
async def at_a_table(
    settings: Settings, bank: int
) -> AsyncIterator[tuple[str, httpx.Cookies, int]]:
    """Ana's clock runs: the table, Bo's cookies, the milliseconds that are left."""
    clock = {"kind": "live", "bank": bank, "increment": 0}
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks", clock=clock) as (table_id, lives),
    ):
        assert lives[0].table is not None
        ends = lives[0].table.seats[0].clock.ends
        assert ends is not None
        yield table_id, clients[1].http.cookies, ends - now()


@asynccontextmanager
async def returned(url: str, cookies: httpx.Cookies) -> AsyncIterator[Client]:
    async with Client(url) as client:
        client.http.cookies = cookies
        yield client


async def let_pass(address: str, milliseconds: int) -> None:
    """As if so much time had gone by since the house last lived."""
    store = Database(address)
    seat, job, meta = schema.seat, schema.job, schema.meta
    async with store.writing() as connection:
        alive = select(meta.c.value).where(meta.c.key == pulse.KEY)
        moment = int((await connection.execute(alive)).scalar_one()) - milliseconds
        await connection.execute(
            update(meta).where(meta.c.key == pulse.KEY).values(value=str(moment))
        )
        ran = seat.c.ends.is_not(None)
        await connection.execute(update(seat).where(ran).values(ends=seat.c.ends - milliseconds))
        await connection.execute(update(job).values(due=job.c.due - milliseconds))
    await store.close()


async def ends_of(store: Database, table_id: str) -> list[int | None]:
    _, seats = await tables.load(store, table_id)
    return [seat.ends for seat in seats]


async def _next_job(house: House, left: int) -> None:
    """The consequence of the clock is put off as the clock is."""
    due = await jobs.next_due(house.database)
    assert due is not None
    assert abs(due - clocks.FORGIVEN - now() - left) < 5_000
