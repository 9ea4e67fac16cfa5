"""Hostile or late proposals: none blocks the table, and every voter is asked."""

import asyncio
from typing import Any

from polis.client import Client, Live
from polis.client.bot import play
from polis.table.match import MOST_TAKEBACKS
from polis.wire.protocol import Ack, Propose, Vote
from tests.server.fake_clock import FakeClock
from tests.server.lobby.test_lobby import refusal_of
from tests.server.serving import in_loop, persons, seated, serving, settings_for
from tests.server.tables.test_proposal_voters import choice_of, proposal_of


async def propose(live: Live, **wanted: Any) -> Ack:
    return await live.send(Propose(cmd="p", **wanted))


async def play_on(*lives: Live) -> None:
    """All seats to the end, with bots that pick the first choice."""
    await asyncio.gather(
        *(play(live, lambda position: position.choices[0].action) for live in lives)
    )


@in_loop
async def test_a_rewind_that_names_a_seat_needs_every_vote(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, (ana, bo)),
    ):
        await ana.act(choice_of(ana))
        await bo.until_asked()
        await propose(ana, what="rewind", number=2, target=1)
        await bo.until(lambda: proposal_of(bo) is not None)
        found = proposal_of(bo)
        assert found is not None
        assert (found.needed, found.target) == ([0, 1], None)


@in_loop
async def test_a_replacement_that_names_a_step_rewinds_nothing(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (table_id, (ana, *_)),
    ):
        await propose(ana, what="replace", target=1, number=99_999)
        found = (await clients[2].table(table_id)).proposal
        assert found is not None
        assert (found.target, found.number) == (1, None)


@in_loop
async def test_a_player_who_left_neither_proposes_nor_votes_until_they_return(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (table_id, (ana, bo, cy)),
    ):
        await clients[0].leave(table_id)
        assert await refusal_of(propose(ana, what="replace", target=1)) == "not-waiting-for-you"
        await bo.act(choice_of(bo))
        await bo.propose_rewind(2)  # only what was played since
        assert await refusal_of(ana.vote(1, agree=False)) == "not-waiting-for-you"
        await cy.vote(1)
        await bo.until(lambda: bool(bo.entries[-1].undone))


@in_loop
async def test_a_player_whose_proposals_are_refused_must_wait(
    sqlite: str, clock: FakeClock
) -> None:
    """Mal keeps the only place for proposals occupied, so that no one can replace them."""
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Mal", "Bo", "Cy") as clients,
        seated(clients) as (_, (mal, bo, _cy)),
    ):
        await mal.act(choice_of(mal))
        for number in (1, 2):
            await mal.propose_rewind(2)
            await bo.vote(number, agree=False)
        assert await refusal_of(mal.propose_rewind(2)) == "too-many"
        await bo.propose_replace(0)  # there is time for it now
        await bo.vote(3, agree=False)
        clock.advance(16)
        await mal.propose_rewind(2)
        await bo.vote(4, agree=False)
        clock.advance(16)
        assert await refusal_of(mal.propose_rewind(2)) == "too-many"  # longer each time


@in_loop
async def test_a_proposal_to_replace_a_player_goes_before_others(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Mal", "Bo", "Cy") as clients,
        seated(clients) as (_, (mal, bo, cy)),
    ):
        await mal.act(choice_of(mal))
        await mal.propose_rewind(2)
        await bo.propose_replace(0)
        await cy.until(lambda: bool((p := proposal_of(cy)) and p.what == "replace"))
        assert await refusal_of(mal.propose_rewind(2)) == "proposal-open"
        assert await refusal_of(cy.propose_replace(1)) == "proposal-open"


@in_loop
async def test_a_player_who_left_can_withdraw_their_proposal(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (table_id, (ana, bo, _)),
    ):
        await ana.propose_replace(1)
        await clients[0].leave(table_id)
        await ana.vote(1, agree=False)
        await bo.until(lambda: proposal_of(bo) is None)


@in_loop
async def test_a_person_with_several_seats_does_not_decide_alone_either(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        table_id = await hot_seats(ana, bo)
        async with ana.live(table_id) as anas, bo.live(table_id) as bos:
            await anas.send(Propose(cmd="p", what="replace", target=2, seat=0))
            await anas.send(Vote(cmd="v", proposal=1, agree=True, seat=1))
            await bos.until(lambda: bool((p := proposal_of(bos)) and p.agreed == [0, 1]))
            found = proposal_of(bos)
            assert found is not None
            assert found.needed == [0, 1, 2]
            assert bos.table is not None
            assert bos.table.seats[2].replaced_by is None


async def hot_seats(ana: Client, bo: Client) -> str:
    """A table at which Ana has two seats, and Bo one."""
    made = await ana.create("sealed_bids", ["me", "here:Al", "open"])
    assert made.invitation is not None
    await bo.join(made.table.id, made.invitation.token)
    return made.table.id


@in_loop
async def test_a_takeback_ends_the_proposal_to_rewind_the_same_step(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (_, (ana, bo)),
    ):
        await ana.act(choice_of(ana))
        await ana.propose_rewind(2)
        await ana.take_back()
        await bo.vote(1)
        await ana.until(lambda: proposal_of(ana) is None)
        assert await refusal_of(ana.propose_rewind(3)) == "no-such"  # only the taking back


@in_loop
async def test_a_match_that_ends_ends_what_was_proposed(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (table_id, lives),
    ):
        ana, bo, _ = lives
        await ana.propose_replace(2)
        await play_on(*lives)
        await bo.until(lambda: proposal_of(bo) is None)
        assert await refusal_of(bo.vote(1)) == "no-proposal"
        assert (await clients[0].table(table_id)).proposal is None


@in_loop
async def test_a_player_cannot_return_to_a_match_that_is_over(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (table_id, (ana, bo)),
    ):
        await clients[1].leave(table_id)
        await play_on(ana)
        assert await refusal_of(bo.take_seat_back()) == "not-running"
        assert (await clients[0].table(table_id)).seats[1].replaced_by is not None


@in_loop
async def test_a_command_may_have_any_id_without_being_taken_for_a_bots_or_a_votes(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (table_id, (ana, bo)),
    ):
        await ana.act(choice_of(ana), cmd="rewind-1")
        await ana.propose_rewind(2)
        await bo.vote(1)
        await ana.until(lambda: proposal_of(ana) is None)
        for asked in range(3, 9):  # whatever question the bot will be asked
            await ana.until_asked()
            await ana.act(choice_of(ana), cmd=f"bot-{asked}")
            await ana.take_back()
        await clients[0].leave(table_id)
        await play_on(bo)


@in_loop
async def test_one_who_plays_alone_cannot_blow_a_journal_up(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as clients,
        seated(clients, "peaks", ["random:1"]) as (table_id, (ana,)),
    ):
        playing = server.services.hub.tables[table_id].playing
        assert playing is not None
        await ana.act(choice_of(ana))
        playing.max_steps = -MOST_TAKEBACKS  # so that little is enough
        assert await refusal_of(ana.take_back()) == "takeback-barred"
        assert await refusal_of(ana.propose_rewind(2)) == "takeback-barred"
