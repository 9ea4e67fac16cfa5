"""Proposals whose voters leave: they block no vote, and no player decides alone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import update

from polis.client import Client, Live
from polis.server.services import Services
from polis.server.store import schema, tables
from polis.server.store.rows import now
from polis.server.tables import proposals
from polis.wire.table_info import Proposal
from tests.server.fake_clock import FakeClock
from tests.server.serving import (
    Serving,
    in_loop,
    persons,
    seated,
    serving,
    settings_for,
    table_of,
)

CLOCK = {"kind": "live", "bank": 1000, "increment": 0}


def proposal_of(live: Live) -> Proposal | None:
    assert live.table is not None
    return live.table.proposal


async def wait_for_last_voter(ana: Live, bo: Live) -> None:
    """Ana wants to take a move back, and Bo agrees."""
    await ana.act(choice_of(ana))
    await ana.propose_rewind(2)
    await bo.vote(1)


@asynccontextmanager
async def one_vote_missing(
    server: Serving, clients: list[Client], **more: Any
) -> AsyncIterator[tuple[str, Live]]:
    """Ana wants a bot to play for Dan, who is away, and Bo agrees; Cy still has to."""
    table_id = await table_of(clients, **more)
    async with (
        clients[0].live(table_id) as ana,
        clients[1].live(table_id) as bo,
        clients[2].live(table_id) as cy,
    ):
        await ana.propose_replace(3)
        await bo.vote(1)
        await cy.until(lambda: bool((p := proposal_of(cy)) and p.agreed == [0, 1]))
        yield table_id, ana


def is_replaced(live: Live, seat: int) -> bool:
    return live.table is not None and live.table.seats[seat].replaced_by is not None


@asynccontextmanager
async def last_voter_run_down(database: str) -> AsyncIterator[tuple[Services, str, Live]]:
    """Only Cy still has to agree with Ana, and Cy's clock has run out."""
    async with (
        serving(settings_for(database, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo", "Cy", "Dan") as clients,
        one_vote_missing(server, clients, clock=CLOCK) as (table_id, ana),
    ):
        await run_down(server.services, table_id, 2)
        yield server.services, table_id, ana


async def begin_to_vacate(services: Services, table_id: str, seat: int) -> proposals.Then:
    """Store that a player has left; return what must follow."""
    async with tables.changing(services.database, table_id) as change:
        return await proposals.vacate(services.hub.table(table_id), change, seat)


async def run_down(services: Services, table_id: str, number: int) -> None:
    seat = schema.seat
    its = (seat.c.table_id == table_id) & (seat.c.seat == number)
    async with services.database.writing() as connection:
        await connection.execute(update(seat).where(its).values(ends=now() - 1))


async def make_jobs_due(services: Services) -> None:
    async with services.database.writing() as connection:
        await connection.execute(update(schema.job).values(due=now()))
    services.hub.jobs_changed.set()


def choice_of(live: Live) -> int:
    assert live.position is not None
    return live.position.choices[0].action


@in_loop
async def test_a_proposal_is_carried_out_when_only_a_leavers_consent_was_missing(
    database: str,
) -> None:
    async with (
        serving(settings_for(database, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo", "Cy", "Dan") as clients,
        one_vote_missing(server, clients) as (table_id, ana),
    ):
        await clients[2].leave(table_id)
        await ana.until(lambda: proposal_of(ana) is None)
        assert is_replaced(ana, 3)


@in_loop
async def test_a_leaver_must_agree_before_their_match_is_taken_back(database: str) -> None:
    async with (
        serving(settings_for(database, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (table_id, (ana, bo, cy)),
    ):
        await wait_for_last_voter(ana, bo)
        await cy.until(lambda: bool((p := proposal_of(cy)) and p.agreed == [0, 1]))
        await clients[2].leave(table_id)
        await ana.until(lambda: is_replaced(ana, 2))
        assert (found := proposal_of(ana)) is not None
        assert found.needed == [0, 1, 2]
        await cy.vote(1)  # from where they are
        await ana.until(lambda: proposal_of(ana) is None)
        assert ana.entries[-1].undone == [2]


@in_loop
async def test_a_replaced_player_must_agree_to_a_later_rewind_past_their_leaving(
    database: str,
) -> None:
    async with (
        serving(settings_for(database, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (table_id, (ana, bo)),
    ):
        await ana.act(choice_of(ana))
        await bo.until_asked()
        await bo.act(choice_of(bo))
        await ana.until_asked()
        await clients[1].leave(table_id)
        await ana.until(lambda: is_replaced(ana, 1))
        await ana.propose_rewind(2)
        await ana.until(lambda: proposal_of(ana) is not None)
        await bo.vote(1, agree=False)
        await ana.until(lambda: proposal_of(ana) is None)
        assert not any(entry.undone for entry in ana.entries)
        await ana.act(
            choice_of(ana)
        )  # what was played without the leaver needs no consent of theirs
        last = ana.number or 0
        await ana.propose_rewind(last)
        await ana.until(lambda: bool(ana.entries[-1].undone))


@in_loop
async def test_the_target_of_a_replacement_is_asked_when_only_one_voter_is_left(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
    ):
        table_id = await table_of(clients)
        async with clients[0].live(table_id) as ana:  # Cy looks elsewhere
            await ana.propose_replace(2)
            await ana.until(lambda: bool((p := proposal_of(ana)) and p.needed == [0, 1]))
            await clients[1].leave(table_id)
            await ana.until(lambda: bool((p := proposal_of(ana)) and p.needed == [0, 2]))
            assert ana.table is not None
            assert ana.table.seats[2].replaced_by is None


@in_loop
async def test_a_present_player_who_delays_no_one_must_agree_to_be_replaced(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (_, (ana, bo, cy)),
    ):
        await ana.propose_replace(2)
        await bo.until(lambda: bool((p := proposal_of(bo)) and p.needed == [0, 1, 2]))
        await bo.vote(1)
        await cy.until(lambda: bool((p := proposal_of(cy)) and p.agreed == [0, 1]))
        await cy.vote(1, agree=False)
        await ana.until(lambda: proposal_of(ana) is None)
        assert ana.table is not None
        assert ana.table.seats[2].replaced_by is None


@in_loop
async def test_for_whom_all_others_wait_is_replaced_if_they_agree_though_its_page_is_open(
    database: str,
) -> None:
    async with (
        serving(settings_for(database, absent_seconds=0, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (_, (ana, bo, _)),
    ):
        await ana.act(choice_of(ana))
        await ana.propose_replace(2)
        await bo.until(lambda: bool((p := proposal_of(bo)) and p.needed == [0, 1, 2]))
        await bo.act(choice_of(bo))  # now only Cy is to choose
        await bo.vote(1)
        await ana.until(lambda: bool(ana.table and ana.table.seats[2].replaced_by))


@in_loop
async def test_a_player_proposed_too_early_is_replaced_once_they_count_as_absent(
    database: str, clock: FakeClock
) -> None:
    settings = settings_for(database, bot_pause=60)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo", "Cy") as clients:
        two, three = await table_of(clients[:2]), await table_of(clients)
        async with clients[1].live(two) as bo, clients[0].live(three) as ana:
            await bo.propose_replace(0)  # who would decide alone
            await ana.propose_replace(1)  # the host, and Cy does not come to vote
            assert proposal_of(bo) is not None
            assert proposal_of(ana) is not None
            clock.advance(settings.absent_seconds + 1)
            await bo.until(lambda: bool(bo.table and bo.table.seats[0].replaced_by))
            await ana.until(lambda: bool(ana.table and ana.table.seats[1].replaced_by))


@in_loop
async def test_a_player_is_not_replaced_because_the_proposer_has_left(database: str) -> None:
    async with (
        serving(settings_for(database, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo") as clients,
    ):
        table_id = await table_of(clients)
        async with clients[0].live(table_id) as ana:
            await ana.propose_replace(1)
            await clients[0].leave(table_id)
            await ana.until(lambda: bool(ana.table and ana.table.seats[0].replaced_by))
        table = await clients[1].table(table_id)
        assert (table.proposal, table.seats[1].replaced_by) == (None, None)


@in_loop
async def test_a_proposal_ends_when_the_player_it_is_about_leaves(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (table_id, (ana, *_)),
    ):
        await ana.propose_replace(2)
        await ana.until(lambda: proposal_of(ana) is not None)
        await clients[2].leave(table_id)
        await ana.until(lambda: proposal_of(ana) is None)


@in_loop
async def test_a_proposal_is_carried_out_when_the_clock_of_its_last_voter_has_run_down(
    database: str,
) -> None:
    async with last_voter_run_down(database) as (services, _, ana):
        await make_jobs_due(services)
        await ana.until(lambda: proposal_of(ana) is None)
        assert is_replaced(ana, 3)


@in_loop
async def test_the_effect_of_one_proposal_is_not_repeated_for_the_next(database: str) -> None:
    async with (
        serving(settings_for(database, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (table_id, (ana, bo, _)),
    ):
        await wait_for_last_voter(ana, bo)
        then = await begin_to_vacate(server.services, table_id, 2)
        await bo.vote(1, False)
        await ana.propose_rewind(2)
        await server.services.hub.table(table_id).submit(then)
        table, _ = await tables.load(server.services.database, table_id)
        assert table.proposal is not None
        assert (table.proposal.id, table.proposal.agreed) == (2, (0,))


@in_loop
async def test_a_proposal_ends_when_its_last_voter_leaves(database: str) -> None:
    async with (
        serving(settings_for(database, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo", "Eve") as (ana, bo, eve),
        seated([ana, bo], visibility="public") as (table_id, (anas, _)),
        eve.live(table_id) as eyes,
    ):
        await anas.act(choice_of(anas))
        await anas.propose_rewind(2)
        await ana.leave(table_id)
        table, _ = await tables.load(server.services.database, table_id)
        assert table.proposal is not None
        assert not table.proposal.asks_target  # no player is to be replaced
        await bo.leave(table_id)
        await eyes.until(lambda: proposal_of(eyes) is None)
        assert not any(entry.undone for entry in eyes.entries)
