"""Proposals whose voters go away: nobody waits for who is gone, and nobody decides alone."""

from polis.client import Live
from polis.server.protocol import Proposal
from tests.server.serving import in_loop, persons, seated, serving, settings_for


def proposal_of(live: Live) -> Proposal | None:
    assert live.table is not None
    return live.table.proposal


@in_loop
async def test_a_proposal_is_carried_out_when_only_a_leavers_consent_was_missing(
    database: str,
) -> None:
    async with (
        serving(settings_for(database, bot_pause=60)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (table_id, (ana, bo, cy)),
    ):
        await ana.act(choice_of(ana))
        await ana.propose_rewind(2)
        await bo.vote(1)
        await cy.until(lambda: bool((p := proposal_of(cy)) and p.agreed == [0, 1]))
        await clients[2].leave(table_id)
        await ana.until(lambda: proposal_of(ana) is None)
        assert ana.entries[-1].undone == [2]


@in_loop
async def test_who_is_to_be_replaced_is_asked_when_a_leaver_leaves_one_to_decide(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (table_id, (ana, bo, cy)),
    ):
        await ana.propose_replace(2)
        await cy.until(lambda: bool((p := proposal_of(cy)) and p.needed == [0, 1]))
        await clients[1].leave(table_id)
        await cy.until(lambda: bool((p := proposal_of(cy)) and p.needed == [0, 2]))
        assert bo.table is not None
        assert cy.table is not None
        assert cy.table.seats[2].replaced_by is None


@in_loop
async def test_a_proposal_about_somebody_who_leaves_is_over(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (table_id, (ana, *_)),
    ):
        await ana.propose_replace(2)
        await ana.until(lambda: proposal_of(ana) is not None)
        await clients[2].leave(table_id)
        await ana.until(lambda: proposal_of(ana) is None)


def choice_of(live: Live) -> int:
    assert live.position is not None
    return live.position.choices[0].action
