"""Seats that change hands before the start, and links that are withdrawn."""

import contextlib
from functools import partial

import pytest

from polis.client import Client, Live, Refused
from polis.wire.table_info import TableInfo
from tests.server.lobby.test_lobby import refusal_of
from tests.server.serving import ever_again, in_loop, persons, serving, settings_for, table_of


async def open_table(host: Client, *others: Client, visibility: str = "private") -> tuple[str, str]:
    """A table for three with the host and the others on it, and a link to it."""
    made = await host.create("sealed_bids", ["me", "open", "open"], visibility=visibility)
    assert made.invitation is not None
    for other in others:
        await other.join(made.table.id, made.invitation.token)
    return made.table.id, made.invitation.token


async def until_shut_out(eyes: Live) -> None:
    """Until a socket that was closed is not let in again."""
    with pytest.raises(Refused, match="no-table"):
        await eyes.until(lambda: False)


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
async def test_a_player_removed_from_a_private_table_sees_no_more_of_it(database: str) -> None:
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
async def test_a_removed_player_cannot_return_by_a_link_that_is_ending(database: str) -> None:
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
        assert names_of(await ana.table(table_id)) == ["Ana", "", ""]


# -- sent away from a public table ----------------------------------------------------------------


@in_loop
async def test_a_player_removed_from_a_public_table_needs_an_invitation_to_sit_down(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as (ana, bo, cy),
    ):
        table_id, _ = await open_table(ana, visibility="public")
        await bo.join(table_id)
        await ana.set_seat(table_id, 1, "open")
        assert await refusal_of(bo.join(table_id)) == "sent-away"
        assert await refusal_of(bo.join(table_id, seat=2)) == "sent-away"
        assert (await bo.table(table_id)).phase == "open"  # every person may look there
        await cy.join(table_id)
        assert names_of(await ana.table(table_id)) == ["Ana", "Cy", ""]


@in_loop
async def test_a_new_link_of_the_host_lets_who_was_sent_away_sit_down_until_the_next_time(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        table_id, _ = await open_table(ana, bo, visibility="public")
        for _ in range(2):
            await ana.set_seat(table_id, 1, "open")
            link = await ana.invite(table_id)
            assert await refusal_of(bo.join(table_id)) == "sent-away"
            await bo.join(table_id, link.token)
        assert names_of(await ana.table(table_id)) == ["Ana", "Bo", ""]


@in_loop
async def test_an_invitation_by_name_or_to_watch_lifts_a_removal(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        await table_of([ana, bo])
        assert bo.person is not None
        for visibility in ("public", "private"):
            table_id, _ = await open_table(ana, bo, visibility=visibility)
            await ana.set_seat(table_id, 1, "open")
            await ana.invite(table_id, player=bo.person.player)
            await bo.join(table_id)
            await ana.set_seat(table_id, 1, "open")
            link = await ana.invite(table_id)
            await bo.watch(table_id, link.token)
            await bo.join(table_id)


@in_loop
async def test_a_person_with_several_seats_is_removed_from_each(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        seats = ["open", "me", "here:Al", "here:Ann"]
        table_id = (
            await ana.create("sealed_bids", seats, visibility="public", start=False)
        ).table.id
        await bo.join(table_id)
        await ana.leave(table_id, 1)  # Bo is the host now
        for seat in (2, 3):
            await bo.set_seat(table_id, seat, "open")
        assert await refusal_of(ana.join(table_id)) == "sent-away"


@in_loop
async def test_a_player_cannot_sit_down_through_another_process_while_being_removed(
    shared_database: str,
) -> None:
    settings = settings_for(shared_database)
    async with (
        serving(settings) as one,
        serving(settings) as other,
        persons([one.url, other.url], "Ana", "Bo") as (ana, bo),
    ):
        for _ in range(3):
            table_id, _ = await open_table(ana, visibility="public")
            await bo.join(table_id)
            answers: set[str] = set()

            async def insist(table: str = table_id, said: set[str] = answers) -> None:
                try:
                    await bo.join(table)
                except Refused as refusal:
                    said.add(refusal.code)

            async with ever_again(insist, 3):
                await ana.set_seat(table_id, 1, "open")
            assert answers == {"sent-away"}
            assert names_of(await ana.table(table_id)) == ["Ana", "", ""]


def names_of(table: TableInfo) -> list[str]:
    return [seat.name for seat in table.seats]


# -- links ----------------------------------------------------------------------------------------


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
