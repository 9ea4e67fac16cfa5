"""Seats that change hands before the start, and links that are withdrawn."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest

from polis.client import Client, Live, Refused
from tests.server.serving import in_loop, persons, serving, settings_for
from tests.server.test_lobby import refusal_of


async def open_table(host: Client, *others: Client, visibility: str = "private") -> tuple[str, str]:
    """A table for three with the host and the others on it, and a link to it."""
    made = await host.create("sealed_bids", ["me", "open", "open"], visibility=visibility)
    assert made.invitation is not None
    for other in others:
        await other.join(made.table.id, made.invitation.token)
    return made.table.id, made.invitation.token


@asynccontextmanager
async def ever_again(work: Callable[[], Awaitable[None]], many: int) -> AsyncIterator[None]:
    """Something is done again and again, by so many at once, before, during and after the block."""
    is_over = False

    async def repeat() -> None:
        while not is_over:
            await work()

    repeating = [asyncio.create_task(repeat()) for _ in range(many)]
    await asyncio.sleep(0.1)
    yield
    await asyncio.sleep(0.1)
    is_over = True
    await asyncio.gather(*repeating)


async def until_shut_out(eyes: Live) -> None:
    """Until a socket that was closed is not let in again."""
    with pytest.raises(Refused, match="no-table"):
        await eyes.until(lambda: False, seconds=20)


@in_loop
async def test_a_socket_is_not_shown_the_hand_of_who_sits_on_its_former_seat(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy", "Di") as (ana, bo, cy, di),
    ):
        table_id, token = await open_table(ana, bo, visibility="public")
        async with bo.live(table_id) as eyes:
            seats = [eyes.seat]
            await bo.leave(table_id)
            await cy.join(table_id, token)
            await di.join(table_id, token)
            await eyes.until(lambda: eyes.position is not None)
            assert [*seats, eyes.seat] == [1, None]
            async with cy.live(table_id) as cys, ana.live(table_id, watch=True) as guests:
                assert cys.seat == 1
                assert cys.position is not None
                assert guests.position is not None
                assert eyes.position is not None
                assert eyes.position.view == guests.position.view
                assert eyes.position.view != cys.position.view


@in_loop
async def test_who_is_sent_away_from_a_private_table_sees_no_more_of_it(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as (ana, bo, cy),
    ):
        table_id, token = await open_table(ana, bo)
        async with bo.live(table_id) as eyes:
            await ana.set_seat(table_id, 1, "open")
            await until_shut_out(eyes)
        assert await refusal_of(bo.join(table_id, token)) == "bad-link"
        assert await refusal_of(bo.join(table_id)) == "no-table"
        again = await ana.invite(table_id)
        await cy.join(table_id, again.token)


@in_loop
async def test_nobody_slips_back_by_a_link_while_it_ends(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        table_id, token = await open_table(ana, bo)

        async def insist() -> None:
            with contextlib.suppress(Refused):
                await bo.join(table_id, token)

        async with ever_again(insist, 3):
            await ana.set_seat(table_id, 1, "open")
        assert [seat.name for seat in (await ana.table(table_id)).seats] == ["Ana", "", ""]


@in_loop
async def test_a_page_that_only_watches_is_sent_away_with_its_person(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        table_id, _ = await open_table(ana, bo)
        async with bo.live(table_id, watch=True) as eyes:
            await ana.set_seat(table_id, 1, "open")
            await until_shut_out(eyes)


@in_loop
async def test_a_stranger_is_not_shown_a_seat_while_the_match_begins(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy", "Eve") as (ana, bo, cy, eve),
    ):
        for _ in range(5):
            table_id, token = await open_table(ana, bo, visibility="public")
            answers: set[str] = set()
            peep = partial(_peep, eve, table_id, answers)
            async with ever_again(peep, 4):
                await cy.join(table_id, token)
            assert answers == {"not-your-seat"}


async def _peep(stranger: Client, table_id: str, answers: set[str]) -> None:
    answers.add(await refusal_of(stranger.sync(table_id, seat=1)))


@in_loop
async def test_a_link_stays_when_its_successor_cannot_be_made(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        table_id, token = await open_table(ana)
        assert await refusal_of(ana.invite(table_id, player="x" * 12, renew=True)) == "no-such"
        await bo.join(table_id, token)


@in_loop
async def test_a_new_link_can_end_all_earlier_ones(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as (ana, bo, cy),
    ):
        table_id, first = await open_table(ana)
        second = await ana.invite(table_id)
        await bo.join(table_id, first)
        third = await ana.invite(table_id, renew=True)
        for dead in (first, second.token):
            assert await refusal_of(cy.invitation(table_id, dead)) == "bad-link"
            assert await refusal_of(cy.join(table_id, dead)) == "bad-link"
        await cy.join(table_id, third.token)
        assert (await bo.table(table_id)).phase == "running"


@in_loop
async def test_a_stranger_is_not_told_that_a_private_table_has_a_host(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Eve") as (ana, bo, eve),
    ):
        table_id, _ = await open_table(ana, bo)
        for stranger, said in ((eve, "no-table"), (bo, "not-host")):
            assert await refusal_of(stranger.start(table_id)) == said
            assert await refusal_of(stranger.set_seat(table_id, 2, "bot:random")) == said
            assert await refusal_of(stranger.invite(table_id)) == said
