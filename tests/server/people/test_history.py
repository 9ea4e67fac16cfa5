"""What a person keeps: private notes, statistics, and the people they played with."""

import asyncio
from typing import Any

import pytest

from polis.client import Client, Refused
from polis.client.bot import play
from polis.server.ops.admin import export_table
from polis.server.tables import results
from polis.wire.resources import GameStatistics
from polis.wire.serialise import final_scores
from tests.server.serving import in_loop, persons, seated, serving, settings_for, table_of
from tests.waiting import until_found


@in_loop
async def test_a_note_is_shown_only_to_its_writer(database: str) -> None:
    settings = settings_for(database)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo", "Cy") as clients:
        ana, bo, cy = clients
        table_id = await table_of([ana, bo])
        assert await ana.note(table_id) == ""
        await ana.set_note(table_id, "Bo bids high\n\x07second <b>line</b>  \n")
        assert await ana.note(table_id) == "Bo bids high\nsecond <b>line</b>"
        await ana.set_note(table_id, "Bo bluffs")
        assert await bo.note(table_id) == ""
        async with bo.live(table_id) as live:
            live.keep = True
            await live.say("hello")
            assert b"bluffs" not in b"".join(live.received)
        with pytest.raises(Refused, match="no-table"):
            await cy.note(table_id)
        with pytest.raises(Refused, match="bad-message"):
            await ana.set_note(table_id, "x" * 4001)
    async with serving(settings) as server, Client(server.url) as again:
        again.http.cookies = ana.http.cookies
        assert await again.note(table_id) == "Bo bluffs"
        await again.set_note(table_id, "")
        assert await again.note(table_id) == ""


async def counted(client: Client, matches: int) -> GameStatistics:
    """The statistics of the only game, once so many matches have been counted."""

    async def are_counted() -> bool:
        return sum(game.matches for game in await client.statistics()) == matches

    await until_found(are_counted)
    return (await client.statistics())[0]


@in_loop
async def test_matches_that_one_played_to_the_end_are_counted(database: str) -> None:
    async with serving(settings_for(database)) as server, persons(server.url, "Ana", "Bo") as two:
        ana, bo = two
        tables, points = [], []
        for _ in range(2):
            async with seated(two, "sealed_bids") as (table_id, lives):
                scores = await asyncio.gather(*(play(live) for live in lives))
                tables.append(table_id)
            points.append([score.result[0] for score in scores[0]])
        mine = await counted(ana, 2)
        assert (mine.game, mine.seats) == ("sealed_bids", 2)
        assert mine.best == max(first for first, _ in points)
        assert mine.points == sum(first for first, _ in points)
        assert mine.places == sum(1 if first >= second else 2 for first, second in points)
        assert mine.won == sum(first >= second for first, second in points)
        listed = {row.id: row.place for row in (await ana.my_tables(finished=True)).tables}
        places = [1 if first >= second else 2 for first, second in points]
        assert [listed[table] for table in tables] == places
        fork = await ana.fork(tables[0], ["me", "bot:random"])  # a deal that is known
        async with ana.live(fork.table.id) as live:
            await play(live)
        hot = await ana.create("sealed_bids", ["me", "here:Guest"])  # several seats of one person
        async with ana.live(hot.table.id, seat=0) as one, ana.live(hot.table.id, seat=1) as other:
            await asyncio.gather(play(one), play(other))
        async with seated(two, "sealed_bids") as (left, lives):
            await bo.leave(left)  # a bot finishes for him
            await play(lives[0])
        assert (await counted(ana, 3)).matches == 3
        assert (await counted(bo, 2)).matches == 2


@in_loop
async def test_the_stored_place_of_a_solo_match_is_the_place_that_is_shown(sqlite: str) -> None:
    """Equal scores are a draw (G13.19): both sides share the first place."""
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        table_id = (await ana.create("ginkgopolis", ["me"])).table.id
        async with ana.live(table_id) as live:
            await play(live)
            playing = server.services.hub.tables[table_id].playing
            assert playing is not None
            state: Any = playing.match.state
            found = []
            for lead in (3, 0, -3):
                state.sides[0].points += lead - playing.game.result(state)[0][0]
                (row,) = await results._rows(server.services.hub.tables[table_id])
                shown = final_scores(playing.game, state, seats=1)
                found.append((row.place, *(score.place for score in shown)))
    assert found == [(1, 1, 2), (1, 1, 1), (2, 2, 1)]


@in_loop
async def test_alone_a_players_own_points_are_counted_not_the_lead(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        table_id = (await ana.create("ginkgopolis", ["me"])).table.id
        async with ana.live(table_id) as live:
            score, _ = await play(live)
            assert live.position is not None
            own, hal = (standing.total for standing in live.position.standings)
        assert own is not None
        assert hal is not None
        assert score.result == [own - hal]
        assert (await counted(ana, 1)).best == own


@in_loop
async def test_an_imported_solo_deal_does_not_count(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        table_id = (await ana.create("ginkgopolis", ["me"])).table.id
        journal = await asyncio.to_thread(export_table, table_id, sqlite)
        again = await ana.import_journal(journal)
        assert again.table.phase == "running"
        async with ana.live(again.table.id) as live:
            await play(live)
        await results.keep(server.services.hub, again.table.id)
        assert await ana.statistics() == []


@in_loop
async def test_a_former_opponent_can_be_invited_without_a_link(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as (ana, bo, cy),
    ):
        first = await table_of([ana, bo])
        (companion,) = await ana.companions()
        assert (companion.name, companion.tables) == ("Bo", 1)
        made = await ana.create("peaks", ["me", "open"], title="again")
        async with bo.live(first) as bos_page:
            await ana.invite(made.table.id, player=companion.player)
            await bos_page.until(lambda: bool(bos_page.notices))
            (notice,) = bos_page.notices
            assert (notice.what, notice.table, notice.title) == ("invited", made.table.id, "again")
        assert made.table.id in [row.id for row in (await bo.my_tables()).tables]
        assert (await bo.join(made.table.id)).table.phase == "running"
        assert cy.person is not None
        assert ana.person is not None
        for stranger in (cy.person.player, "nobody", ana.person.player):
            with pytest.raises(Refused, match="no-such"):
                await ana.invite(made.table.id, player=stranger)


@in_loop
async def test_sitting_at_the_same_table_does_not_count_as_having_played(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Eve") as (ana, eve),
    ):
        seats = ["me", "open", "open"]
        table_id = (await ana.create("sealed_bids", seats, visibility="public")).table.id
        await eve.join(table_id)
        assert ana.person is not None
        mine = (await eve.create("peaks", ["me", "open"])).table.id
        with pytest.raises(Refused, match="no-such"):
            await eve.invite(mine, player=ana.person.player)


@in_loop
async def test_a_muted_player_sends_no_invitations(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        await table_of([ana, bo])
        assert ana.person is not None
        assert bo.person is not None
        await bo.mute(ana.person.player)
        made = await ana.create("peaks", ["me", "open"])
        await ana.invite(made.table.id, player=bo.person.player)
        assert made.table.id not in [row.id for row in (await bo.my_tables()).tables]
        with pytest.raises(Refused, match="no-table"):
            await bo.join(made.table.id)
