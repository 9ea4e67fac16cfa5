"""R2, R3, R4: a move counts once, races have one winner, sealed choices do not collide."""

import asyncio
import itertools

import pytest

from polis.client import Client, Refused, new_cmd
from polis.wire.protocol import Ack, Act
from tests.server.serving import (
    ServerProcess,
    in_loop,
    persons,
    seated,
    server_process,
    serving,
    settings_for,
)

SEALED = (
    '{"polis":"journal","game":"sealed_bids","version":1,"options":{"seats":3},'
    '"seed":7,"players":["a","b","c"]}\n'
)


def same_person(client: Client, url: str) -> Client:
    """The same device as it talks to another process."""
    twin = Client(url)
    twin.http.cookies.update(client.http.cookies)
    twin.person = client.person
    return twin


@in_loop
async def test_r2_a_move_sent_ten_times_through_two_processes_is_applied_once(
    shared_database: str,
) -> None:
    settings = settings_for(shared_database)
    async with (
        serving(settings) as one,
        serving(settings) as two,
        persons(one.url, "Ana", "Bo") as clients,
        seated(clients) as (table_id, lives),
        same_person(clients[0], two.url) as twin,
    ):
        assert lives[0].position is not None
        act = Act(cmd="again", decision=1, action=lives[0].position.choices[0].action)
        senders = [clients[0], twin] * 5
        acks = await asyncio.gather(*(sender.command(table_id, act) for sender in senders))
        assert {ack.number for ack in acks} == {2}
        assert (await twin.sync(table_id)).number == 2


@in_loop
async def test_r3_of_many_answers_to_one_question_exactly_one_wins(shared_database: str) -> None:
    settings = settings_for(shared_database)
    async with (
        serving(settings) as one,
        serving(settings) as two,
        serving(settings) as three,
        persons(one.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (table_id, lives),
        same_person(clients[0], two.url) as second,
        same_person(clients[0], three.url) as third,
    ):
        position = lives[0].position
        assert position is not None
        racers = list(itertools.islice(itertools.cycle([clients[0], second, third]), 24))
        acts = [
            Act(
                cmd=new_cmd(), decision=1, action=position.choices[n % len(position.choices)].action
            )
            for n in range(len(racers))
        ]
        answers = await asyncio.gather(
            *(racer.command(table_id, act) for racer, act in zip(racers, acts)),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, Ack) for answer in answers) == 1
        codes = {answer.code for answer in answers if isinstance(answer, Refused)}
        assert codes <= {"stale-decision", "not-waiting-for-you"}
        numbers = [(await client.sync(table_id, seat=0)).number for client in racers[:3]]
        assert numbers == [2, 2, 2]
        await lives[1].until(lambda: lives[1].number == 2)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
@in_loop
async def test_r4_sealed_choices_do_not_depend_on_their_order_of_arrival(
    shared_database: str, order: tuple[int, ...]
) -> None:
    settings = settings_for(shared_database)
    async with (
        serving(settings) as one,
        serving(settings) as two,
        persons(one.url, "Ana") as (ana,),
        same_person(ana, two.url) as twin,
    ):
        tables = [(await ana.import_journal(SEALED)).table.id for _ in range(2)]
        for table_id, seats in zip(tables, (order, range(3))):
            lives = [ana if seat % 2 else twin for seat in seats]
            await asyncio.gather(*(_bid(live, table_id, s) for live, s in zip(lives, seats)))
        views = [
            [(await ana.sync(table_id, seat=seat)).position for seat in range(3)]
            for table_id in tables
        ]
        assert [p and p.view for p in views[0]] == [p and p.view for p in views[1]]


async def _bid(client: Client, table_id: str, seat: int) -> None:
    """Bid the first card of the hand, whatever the others do meanwhile."""
    position = (await client.sync(table_id, seat=seat)).position
    assert position is not None
    bid = next(choice for choice in position.choices if choice.kind == "bid")
    act = Act(cmd=f"bid{seat}", decision=position.decision or 0, action=bid.action, seat=seat)
    await client.command(table_id, act)


@pytest.mark.slow
@in_loop
async def test_r4_sealed_choices_survive_a_kill_between_any_two_of_them(database: str) -> None:
    async with (
        server_process(database) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        table_id = (await ana.import_journal(SEALED)).table.id
        for seat in range(2):
            await _bid(ana, table_id, seat)
            await _kill_and_start(server)
            position = (await ana.sync(table_id, seat=seat)).position
            assert position is not None
            assert position.decision is None
            assert position.can_take_back
        path = f"/api/tables/{table_id}/commands"
        await ana.post(path, Ack, {"type": "take_back", "cmd": "back", "seat": 0})
        await _kill_and_start(server)
        position = (await ana.sync(table_id, seat=0)).position
        assert position is not None
        assert position.decision is not None
        await ana.post(path, Ack, {"type": "redo", "cmd": "redo", "seat": 0})
        await _bid(ana, table_id, 2)
        revealed = (await ana.sync(table_id, seat=0, since=0)).missed
        assert revealed is not None
        kinds = [told.event["kind"] for entry in revealed for told in entry.events]
        assert "BidsRevealed" in kinds


async def _kill_and_start(server: ServerProcess) -> None:
    await server.kill()
    await server.start()
