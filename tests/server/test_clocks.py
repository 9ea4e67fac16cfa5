"""Clocks: whose time runs, what happens when it is over, and that restarts change nothing."""

import asyncio

from polis.server import clocks
from polis.server.store.rows import SeatRow
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
    assert (stopped.bank, stopped.ends) == (None, None)


@in_loop
async def test_when_the_time_is_over_a_bot_takes_the_seat_also_after_a_restart(
    database: str,
) -> None:
    clock = {"kind": "live", "bank": 10, "increment": 0}
    settings = settings_for(database)
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks", clock=clock) as (table_id, lives),
    ):
        await lives[0].until(lambda: lives[0].table is not None)
        assert lives[0].table is not None
        ends = lives[0].table.seats[0].clock.ends
        assert ends is not None
        assert lives[0].table.seats[1].clock.left == 10_000
        cookies = [client.http.cookies for client in clients]
    async with serving(settings) as server, persons(server.url, "Cy") as (client,):
        client.http.cookies = cookies[1]
        async with client.live(table_id) as bo:
            assert bo.table is not None
            assert bo.table.seats[0].clock.ends == ends
            await bo.until(lambda: bo.table is not None and bool(bo.table.seats[0].replaced_by), 30)
            await bo.until(lambda: bool(bo.position and bo.position.decision), 30)
            await asyncio.sleep(0)
