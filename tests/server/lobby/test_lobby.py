"""Before and around a match: sitting down, lists, rematch, playing on from a moment."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from polis.client import Client, Refused
from polis.client.bot import play
from polis.server.codec import encode
from polis.wire.protocol import PROTOCOL, Act, Chat, Hello, TakeBack
from polis.wire.resources import TableAnswer
from tests.server.serving import in_loop, persons, seated, serving, settings_for, table_of


async def refusal_of(work: Awaitable[object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.code


@in_loop
async def test_a_private_table_needs_an_invitation(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as (ana, bo, cy),
    ):
        made = await ana.create("peaks", ["me", "open", "open"])
        table_id = made.table.id
        assert made.invitation is not None
        assert made.invitation.path.startswith("/#/join/")
        assert await refusal_of(bo.join(table_id)) == "no-table"
        assert await refusal_of(bo.table(table_id)) == "no-table"
        assert await refusal_of(bo.join(table_id, "x" * 43)) == "bad-link"
        await bo.join(table_id, made.invitation.token)
        certain = await ana.invite(table_id, seat=2)
        assert await refusal_of(bo.invite(table_id)) == "not-host"
        joined = await cy.join(table_id, certain.token)
        assert joined.you is not None
        assert joined.you.seats == [2]
        assert joined.table.phase == "running"
        assert await refusal_of(bo.join(table_id, made.invitation.token)) == "not-open"


@in_loop
async def test_an_invitation_shows_its_table_before_the_visitor_has_an_identity(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        Client(server.url) as stranger,
    ):
        made = await ana.create("peaks", ["me", "open"])
        table_id = made.table.id
        assert made.invitation is not None
        shown = await stranger.invitation(table_id, made.invitation.token)
        assert [seat.name for seat in shown.table.seats] == ["Ana", ""]
        assert shown.you is None
        assert await refusal_of(stranger.table(table_id)) == "no-table"
        assert await refusal_of(stranger.invitation(table_id, "x" * 43)) == "bad-link"
        other = await bo.create("peaks", ["me", "open"])
        assert await refusal_of(bo.invitation(other.table.id, made.invitation.token)) == "no-table"
        await bo.join(table_id, made.invitation.token)
        again = await bo.invitation(table_id, made.invitation.token)
        assert again.you is not None
        assert again.you.seats == [1]


@in_loop
async def test_a_stranger_cannot_leave_a_private_table_and_learns_nothing_of_it(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Eve") as (ana, bo, eve),
    ):
        made = await ana.create("peaks", ["me", "open", "open"])
        assert made.invitation is not None
        await bo.join(made.table.id, made.invitation.token)
        assert await refusal_of(eve.leave(made.table.id)) == "no-table"
        left = await bo.leave(made.table.id)
        assert [seat.name for seat in left.table.seats] == ["Ana", "", ""]
        assert await refusal_of(bo.leave(made.table.id)) == "no-table"


@in_loop
async def test_of_many_who_want_the_last_seat_one_gets_it(database: str) -> None:
    names = [f"p{number}" for number in range(8)]
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, *names) as clients,
    ):
        made = await clients[0].create("peaks", ["me", "open"], visibility="public")
        joins = [client.join(made.table.id) for client in clients[1:]]
        answers = await asyncio.gather(*joins, return_exceptions=True)
        assert sum(isinstance(answer, TableAnswer) for answer in answers) == 1
        refused = {answer.code for answer in answers if isinstance(answer, Refused)}
        assert refused <= {"seat-taken", "not-open"}


@in_loop
async def test_the_host_can_change_seats_and_start(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        made = await ana.create("peaks", ["me", "open"], visibility="public", start=False)
        path = f"/api/tables/{made.table.id}"
        assert await refusal_of(ana.start(made.table.id)) == "seats-open"
        seat = {"kind": "bot", "bot": "random"}
        assert await refusal_of(bo.post(f"{path}/seats/1", TableAnswer, seat)) == "not-host"
        assert (await ana.post(f"{path}/seats/1", TableAnswer, seat)).table.phase == "open"
        bad = {"kind": "bot", "bot": "oracle"}
        assert await refusal_of(ana.post(f"{path}/seats/1", TableAnswer, bad)) == "unknown-bot"
        assert (await ana.start(made.table.id)).table.phase == "running"
        assert await refusal_of(ana.start(made.table.id)) == "not-open"


@in_loop
async def test_an_open_table_without_people_is_given_up(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        made = await ana.create("peaks", ["me", "open", "open"], visibility="public")
        await bo.join(made.table.id)
        left = await ana.leave(made.table.id)
        assert bo.person is not None
        assert left.table.host == bo.person.player
        assert (await bo.leave(made.table.id)).table.phase == "abandoned"


@in_loop
async def test_lists_have_filters_and_pages(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        made = [await ana.create("peaks", ["me", "open"], visibility="public") for _ in range(3)]
        await ana.create("sealed_bids", ["me", "bot:random"], visibility="public")
        await ana.create("peaks", ["me", "open"])  # private: in no list
        assert len((await bo.tables()).tables) == 4
        assert len((await bo.tables(game="peaks")).tables) == 3
        assert len((await bo.tables(open_seats=True)).tables) == 3
        assert len((await bo.tables(phase="running")).tables) == 1
        page = await bo.tables(limit=3)
        rest = await bo.tables(limit=3, before=page.next)
        ids = [row.id for row in page.tables + rest.tables]
        assert len(set(ids)) == 4
        assert {answer.table.id for answer in made} <= set(ids)
        assert len((await ana.my_tables()).tables) == 5
        mine = await ana.my_tables(limit=3)
        older = await ana.my_tables(limit=3, before=mine.next)
        assert len({row.id for row in mine.tables + older.tables}) == 5
        assert older.next is None


@in_loop
async def test_public_tables_come_by_when_they_began_and_stay_there_while_they_are_played(
    database: str,
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks", visibility="public") as (first, lives),
    ):
        second = await table_of(clients, "peaks", visibility="public")
        mover = next(live for live in lives if live.position and live.position.choices)
        assert mover.position is not None
        await mover.act(mover.position.choices[0].action)
        page = await clients[0].tables(limit=1)
        rest = await clients[0].tables(limit=1, before=page.next)
        assert [row.id for row in page.tables + rest.tables] == [second, first]
        mine = await clients[0].my_tables()
        assert {row.id for row in mine.tables} == {first, second}


async def finished(clients: list[Client], game: str = "sealed_bids", **more: Any) -> str:
    async with seated(clients, game, **more) as (table_id, lives):
        await asyncio.gather(*(play(live) for live in lives))
    return table_id


@in_loop
async def test_a_rematch_seats_the_same_people_once(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
    ):
        running = await table_of(clients[:2])
        assert await refusal_of(clients[0].rematch(running)) == "not-finished"
        table_id = await finished(clients[:2])
        first = await clients[0].rematch(table_id, rotate=True)
        second = await clients[1].rematch(table_id)
        assert first.table.id == second.table.id
        assert [seat.name for seat in first.table.seats] == ["Bo", "Ana"]
        assert first.table.phase == "running"
        assert (await clients[0].table(table_id)).successor == first.table.id
        assert await refusal_of(clients[2].rematch(table_id)) == "no-table"


@in_loop
async def test_all_who_ask_for_a_rematch_at_once_get_the_same_running_table(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
    ):
        for _ in range(5):
            table_id = await finished(clients)
            answers = await asyncio.gather(
                *(clients[number % 2].rematch(table_id) for number in range(6))
            )
            assert len({answer.table.id for answer in answers}) == 1
            assert {answer.table.phase for answer in answers} == {"running"}


CLOCK = {"kind": "live", "bank": 600, "increment": 5}


@in_loop
async def test_a_rematch_with_a_live_clock_starts_when_all_are_there(database: str) -> None:
    """No clock runs while a player does not know of the match."""
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        again = (await ana.rematch(await finished([ana, bo], clock=CLOCK))).table
        assert (again.phase, again.waits_for_all) == ("open", True)
        async with ana.live(again.id) as anas:
            assert await refusal_of(ana.start(again.id)) == "seats-open"
            assert (await ana.table(again.id)).phase == "open"
            async with bo.live(again.id):
                await anas.until_asked()
        started = await ana.table(again.id)
        assert (started.phase, started.waits_for_all) == ("running", False)
        assert {seat.clock.ends is not None for seat in started.seats} == {True}


@in_loop
async def test_a_rematch_starts_without_a_player_whose_seat_the_host_gives_to_a_bot(
    sqlite: str,
) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        again = (await ana.rematch(await finished([ana, bo], clock=CLOCK))).table
        async with ana.live(again.id) as anas:
            await ana.set_seat(again.id, 1, "bot:random:1")
            await anas.until_asked()


@in_loop
async def test_a_match_can_be_played_on_from_any_step_or_dealt_again(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
    ):
        ana = clients[0]
        table_id = await finished(clients)
        again = await ana.fork(table_id, ["me", "here:Bo"])  # a bot could have moved already
        start = await ana.replay(table_id, seat=0, limit=1)
        position = (await ana.sync(again.table.id, seat=0)).position
        assert position is not None
        assert position.view == start.frames[0].view
        on = await ana.fork(table_id, ["me", "here:Bo"], number=4)
        whole = await ana.replay(table_id)
        assert whole.seat is None
        then = [frame for frame in whole.frames if frame.number == 4][-1]
        assert (await ana.replay(on.table.id, seat=0)).total >= 2
        async with ana.live(on.table.id, watch=True) as guest:
            assert guest.position is not None
            assert guest.position.view == then.view
            assert guest.number == 4
        opened = (await ana.replay(table_id, open=True)).frames
        middle = opened[len(opened) // 2].number
        moment = [frame for frame in opened if frame.number == middle][-1]
        from_open = await ana.fork(table_id, ["me", "here:Bo"], number=moment.number, open=True)
        async with ana.live(from_open.table.id, watch=True) as guest:
            assert guest.position is not None
            assert guest.position.view == moment.view
        with pytest.raises(Refused, match="no-such"):
            await ana.fork(table_id, ["me", "here:Bo"], number=opened[-1].number, open=True)


@in_loop
async def test_once_a_match_has_begun_every_player_can_let_others_watch(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as clients,
    ):
        ana, bo, cy = clients
        made = await ana.create("sealed_bids", ["me", "open"])
        assert made.invitation is not None
        await cy.watch(made.table.id, made.invitation.token)
        with pytest.raises(Refused, match="not-host"):
            await cy.invite(made.table.id)
        await bo.join(made.table.id, made.invitation.token)
        link = await bo.invite(made.table.id)  # a player, not the host
        with pytest.raises(Refused, match="not-host"):
            await bo.invite(made.table.id, renew=True)
        with pytest.raises(Refused, match="not-host"):
            await cy.invite(made.table.id)  # a guest
        async with Client(server.url) as di:
            await di.be("Di")
            with pytest.raises(Refused, match="no-table"):
                await di.replay(made.table.id)
            await di.watch(made.table.id, link.token)
            assert (await di.replay(made.table.id)).total == 1


@in_loop
async def test_hot_seat_players_share_a_device(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        made = await ana.create("sealed_bids", ["me", "here:Bo"])
        assert [seat.name for seat in made.table.seats] == ["Ana", "Bo"]
        async with ana.live(made.table.id, seat=0) as one, ana.live(made.table.id, seat=1) as two:
            await asyncio.gather(play(one), play(two))
            assert one.seat == 0
            assert two.seat == 1


@in_loop
async def test_a_person_with_several_seats_must_name_the_seat(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        table_id = (await ana.create("sealed_bids", ["me", "here:Bo"])).table.id
        assert await refusal_of(ana.command(table_id, TakeBack(cmd="t"))) == "bad-message"
        assert await refusal_of(ana.command(table_id, TakeBack(cmd="t", seat=2))) == "not-your-seat"
        await ana.command(table_id, Chat(cmd="c", text="to all"))


@in_loop
async def test_a_command_is_for_the_seat_that_was_shown_when_it_came(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        table_id = (await ana.create("sealed_bids", ["me", "here:Bo"])).table.id
        position = (await ana.sync(table_id, seat=0)).position
        assert position is not None
        cookie = {"cookie": f"polis={ana.http.cookies['polis']}"}
        url = f"ws{server.url.removeprefix('http')}/api/live"
        async with connect(url, additional_headers=cookie) as socket:
            hellos = [Hello(protocol=PROTOCOL, table=table_id, seat=seat) for seat in (0, 1)]
            await socket.send(encode(hellos[0]), text=True)
            await socket.recv()
            act = Act(cmd="a", decision=1, action=position.choices[0].action)
            for message in (act, hellos[1]):
                socket.protocol.send_text(encode(message))
            socket.send_data()  # both at once
            while (answer := msgspec.json.decode(await socket.recv()))["type"] != "ack":
                assert answer["type"] != "refused"


@in_loop
async def test_bad_tables_are_refused_with_their_reason(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        assert await refusal_of(ana.create("chess", ["me"])) == "unknown-game"
        assert await refusal_of(ana.create("peaks", ["me"] + ["bot:random"] * 9)) == "bad-config"
        assert await refusal_of(ana.create("peaks", ["me", "me"])) == "bad-message"
        assert await refusal_of(ana.create("peaks", ["me", "bot:oracle"])) == "unknown-bot"
        options = {"colour": 1}
        assert (
            await refusal_of(ana.create("peaks", ["me", "open"], options=options)) == "bad-config"
        )
        assert await refusal_of(ana.create("peaks", ["me", "open"], what=1)) == "bad-message"


@in_loop
async def test_an_option_that_names_a_folder_of_the_machine_is_not_for_strangers(
    sqlite: str,
) -> None:
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        work = ana.create("cities", ["me", "bot:random"], options={"content": "/"})
        assert await refusal_of(work) == "bad-config"
