"""Commands at a running table: once each, refused for good reasons, taken back where fair."""

import asyncio

import pytest

from polis.client import Client, Live, Refused
from polis.client.bot import play
from polis.client.codec import decode
from polis.wire.protocol import Act, Chat, Refusal
from tests.server.lobby.test_lobby import refusal_of
from tests.server.serving import in_loop, persons, seated, serving, settings_for, table_of
from tests.waiting import loop_rounds, until


def first(live: Live) -> int:
    assert live.position is not None
    return live.position.choices[0].action


@in_loop
async def test_a_repeated_command_gets_the_same_answer_and_changes_nothing(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (table_id, lives),
    ):
        act = Act(cmd="once", decision=1, action=first(lives[0]))
        acks = [await lives[0].send(act) for _ in range(3)]
        acks += [await clients[0].command(table_id, act) for _ in range(3)]
        assert len({ack.number for ack in acks}) == 1
        assert server.services.hub.tables[table_id].row.version == 1


@in_loop
async def test_an_answer_to_a_closed_question_is_refused_with_the_present_position(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, lives),
    ):
        await lives[0].act(first(lives[0]), 1)
        assert await refusal_of(lives[0].act(0, 1)) in ("stale-decision", "not-waiting-for-you")
        await lives[1].until(lambda: bool(lives[1].position and lives[1].position.decision))
        assert await refusal_of(lives[1].act(99_999)) == "illegal-action"
        assert await refusal_of(lives[1].act(first(lives[1]), 1)) == "stale-decision"


@in_loop
async def test_a_person_cannot_act_for_a_seat_that_is_not_theirs(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients[:2], visibility="public") as (table_id, lives),
    ):
        act = Act(cmd="x", decision=1, action=first(lives[1]), seat=1)
        assert await refusal_of(lives[0].send(act)) == "not-your-seat"
        assert await refusal_of(clients[0].command(table_id, act)) == "not-your-seat"
        assert await refusal_of(clients[2].command(table_id, act)) == "not-your-seat"
        with pytest.raises(Refused, match="not-your-seat"):
            async with clients[2].live(table_id, seat=1):
                pass


@in_loop
async def test_a_sealed_choice_can_be_taken_back_and_played_again(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (_, lives),
    ):
        ana, bo = lives
        await ana.act(first(ana))
        await ana.until(lambda: bool(ana.position and ana.position.can_take_back))
        await bo.until(lambda: bo.number == 2)
        await ana.take_back()
        await bo.until(lambda: bo.number == 3)
        assert bo.entries[-1].undone == [2]
        assert ana.position is not None
        assert ana.position.decision == 3
        assert ana.position.can_redo
        await ana.redo()
        await bo.until_asked()
        await bo.act(first(bo))
        assert await refusal_of(ana.take_back()) == "takeback-barred"


@in_loop
async def test_beyond_what_is_fair_all_must_agree(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, lives),
    ):
        ana, bo = lives
        for live in (ana, bo, ana):
            await live.until_asked()
            await live.act(first(live))
        await bo.until(lambda: bo.number == 4)
        await bo.propose_rewind(2)
        await ana.until(lambda: bool(ana.table and ana.table.proposal))
        assert ana.table is not None
        assert ana.table.proposal is not None
        assert ana.table.proposal.needed == [0, 1]
        assert await refusal_of(ana.propose_rewind(2)) == "proposal-open"
        await ana.vote(ana.table.proposal.id)
        await bo.until(lambda: bo.number == 5)
        assert bo.entries[-1].undone == [2, 3, 4]
        assert ana.position is not None
        assert ana.position.waiting == [0]
        await ana.until(lambda: ana.table is not None and ana.table.proposal is None)


@in_loop
async def test_one_no_ends_a_proposal(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, lives),
    ):
        await lives[0].act(first(lives[0]))
        await lives[0].propose_rewind(2)
        await lives[1].vote(1, agree=False)
        await lives[0].until(lambda: lives[0].table is not None and lives[0].table.proposal is None)
        assert await refusal_of(lives[1].vote(1)) == "no-proposal"
        assert await refusal_of(lives[0].propose_rewind(1)) == "no-such"


@in_loop
async def test_a_leavers_seat_is_played_by_a_bot_and_can_be_taken_back(database: str) -> None:
    async with (
        serving(settings_for(database, bot_pause=0.05)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (table_id, lives),
    ):
        ana, bo = lives
        await clients[1].leave(table_id)
        await ana.until(lambda: ana.table is not None and bool(ana.table.seats[1].replaced_by))
        assert await refusal_of(bo.act(first(bo))) in ("not-waiting-for-you", "stale-decision")
        await ana.act(first(ana))
        await ana.until(lambda: (ana.number or 0) >= 3)  # the bot has bid too
        await bo.take_seat_back()
        assert await refusal_of(bo.take_seat_back()) == "not-replaced"
        scores = await asyncio.gather(play(ana), play(bo))
        assert len(scores[0]) == 2


@in_loop
async def test_the_others_can_vote_a_seat_to_a_bot(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
    ):
        table_id = await table_of(clients)
        async with clients[0].live(table_id) as ana, clients[1].live(table_id) as bo:
            await bo.propose_replace(2)  # who is not there
            await ana.vote(1)
            await ana.until(lambda: bool(ana.table and ana.table.seats[2].replaced_by))


@in_loop
async def test_one_player_alone_cannot_replace_a_present_player_by_a_bot(
    database: str,
) -> None:
    async with (
        serving(settings_for(database, absent_seconds=0)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (_, lives),
    ):
        ana, bo = lives
        await bo.propose_replace(0)
        await ana.until(lambda: bool(ana.table and ana.table.proposal))
        assert ana.table is not None
        assert ana.table.proposal is not None
        assert ana.table.proposal.needed == [0, 1]
        await ana.vote(1, agree=False)
        await ana.__aexit__(None, None, None)
        await bo.until(lambda: bool(bo.table and not bo.table.seats[0].present))
        await bo.propose_replace(0)
        await bo.until(lambda: bool(bo.table and bo.table.seats[0].replaced_by))


@in_loop
async def test_a_proposal_names_the_step_as_each_one_counts_it(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "ginkgopolis") as (table_id, lives),
    ):
        playing = server.services.hub.tables[table_id].playing
        assert playing is not None
        while playing.number(0) == playing.number(1):  # until one has done something in secret
            assert not playing.is_over
            for live in lives:
                if (position := live.position) is not None and position.choices:
                    await live.act(position.choices[0].action)
            await loop_rounds(10)  # what an answer changes is on its way
        numbers = [playing.number(0), playing.number(1)]
        by = numbers.index(max(numbers))
        await lives[by].propose_rewind(numbers[by])
        assert [await proposed_step(live) for live in lives] == numbers


async def proposed_step(live: Live) -> int | None:
    await live.until(lambda: bool(live.table and live.table.proposal))
    assert live.table is not None
    assert live.table.proposal is not None
    return live.table.proposal.number


@in_loop
async def test_a_refusal_by_post_shows_the_position_of_the_own_seat(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (table_id, lives),
    ):
        act = {"type": "act", "cmd": "late", "decision": 9, "action": 0}
        answer = await clients[1].http.post(f"/api/tables/{table_id}/commands", json=act)
        refused = decode(answer.content, Refusal)
        assert (refused.code, refused.number) == ("stale-decision", lives[1].number)
        assert refused.position == lives[1].position
        assert lives[1].position is not None
        assert lives[1].position.choices


@in_loop
async def test_chat_reaches_all_players_except_those_who_mute(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (table_id, lives),
    ):
        assert clients[0].person is not None
        await clients[2].mute(clients[0].person.player)
        await lives[0].say("<b>hello</b>\n\x07 there")
        chat = Chat(cmd="hi", text="hi")
        for _ in range(3):
            await clients[1].command(table_id, chat)
        await lives[1].until(lambda: len(lives[1].chat) == 2)
        await lives[2].until(lambda: len(lives[2].chat) == 1)
        assert [line.text for line in lives[1].chat] == ["<b>hello</b> there", "hi"]
        assert [line.name for line in lives[2].chat] == ["Bo"]
        async with clients[2].live(table_id) as again:
            assert [line.text for line in again.chat] == ["hi"]
        assert [line.text for line in (await clients[2].sync(table_id)).chat] == ["hi"]


@pytest.mark.slow
@in_loop
async def test_a_mute_holds_across_processes(shared_database: str) -> None:
    settings = settings_for(shared_database)
    async with (
        serving(settings) as one,
        serving(settings) as other,
        persons(one.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (_, lives),
        Client(other.url) as elsewhere,
    ):
        assert ana.person is not None
        await elsewhere.claim((await bo.device_link()).token)
        await elsewhere.mute(ana.person.player)
        await until(lambda: any(socket.muted for socket in one.services.hub.connections))
        await lives[0].say("hello")
        await lives[1].say("what did you say?")
        await lives[1].until(lambda: bool(lives[1].chat))
        assert [line.name for line in lives[1].chat] == ["Bo"]


@in_loop
async def test_presence_is_shown_while_a_player_looks(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients[:2], visibility="public") as (table_id, lives),
    ):
        ana = lives[0]
        await ana.until(lambda: ana.table is not None and ana.table.seats[1].present)
        async with clients[2].live(table_id, watch=True):
            await ana.until(lambda: ana.table is not None and ana.table.watchers == 1)
        await lives[1].__aexit__(None, None, None)
        await ana.until(lambda: ana.table is not None and not ana.table.seats[1].present)


@in_loop
async def test_a_person_is_told_of_its_turn_at_another_table(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks", title="one") as (_, lives),
        seated(clients, "peaks", title="two") as (other, others),
    ):
        await others[0].act(first(others[0]))
        await lives[1].until(lambda: bool(lives[1].notices))
        assert lives[1].notices[0].what == "your-turn"
        assert lives[1].notices[0].table == other
        assert others[1].notices == []  # who looks at the table sees it there
        waiting = (await clients[1].my_tables()).tables
        assert [row.your_turn for row in waiting] == [True, False]


@in_loop
async def test_a_person_who_is_elsewhere_is_told_that_a_match_begins_with_its_turn(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo], "peaks") as (_, (elsewhere, bos)),
    ):
        new = (await ana.create("peaks", ["me", "open"], visibility="public")).table.id
        await bo.join(new)
        await elsewhere.until(lambda: bool(elsewhere.notices))
        (notice,) = elsewhere.notices
        assert (notice.what, notice.table, notice.seat) == ("your-turn", new, 0)
        assert bos.notices == []


@in_loop
async def test_the_host_may_replace_an_absent_player_without_a_vote(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite, absent_seconds=0)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
        seated(clients) as (_, lives),
    ):
        host = lives[0]
        await lives[2].__aexit__(None, None, None)
        await host.until(lambda: host.table is not None and not host.table.seats[2].present)
        await host.propose_replace(1)  # who is there: that needs a vote
        assert host.table is not None
        await host.until(lambda: host.table is not None and host.table.proposal is not None)
        await host.vote(1, agree=False)
        await host.propose_replace(2)
        await host.until(lambda: bool(host.table and host.table.seats[2].replaced_by))
