"""A person's devices and data: listed, ended, exported, deleted."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from polis.client import Client, Refused
from polis.client.bot import play
from polis.server.people.device_name import device_name
from polis.server.store import schema
from polis.server.store.database import Database
from polis.server.store.history import ResultRow, keep_results
from polis.wire.account import Account, Deleted, PersonalData
from polis.wire.push import PushState
from polis.wire.resources import Person
from tests.server.fake_clock import FakeClock
from tests.server.lobby.test_lobby import refusal_of
from tests.server.people.push_device import Device
from tests.server.serving import in_loop, persons, seated, serving, settings_for
from tests.waiting import until

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def id_of(client: Client) -> str:
    assert client.person is not None
    return client.person.player


async def account(client: Client) -> Account:
    return await client.get("/api/me/account", Account)


async def delete(client: Client) -> None:
    await client.post("/api/me/delete", Deleted, {"player": id_of(client)})


def test_devices_are_named_by_browser_and_system() -> None:
    iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"
    edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"
    names = [device_name(agent) for agent in (FIREFOX, iphone, edge, "curl/8.1", "")]
    assert names == ["Firefox, Linux", "Safari, iPhone", "Edge, Windows", "", ""]


@in_loop
async def test_a_person_sees_their_devices_and_ends_one(database: str, clock: FakeClock) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, phone),
    ):
        clock.advance(7200)
        phone.http.headers["user-agent"] = FIREFOX
        await phone.claim((await ana.device_link()).token)
        latest, first = (await account(ana)).devices
        assert (latest.name, latest.here) == ("Firefox, Linux", False)
        assert first.here
        assert latest.seen == first.seen + 7_200_000
        await ana.get("/api/me", Person)  # a visit
        assert {device.seen for device in (await account(ana)).devices} == {latest.seen}
        await ana.post("/api/push", PushState, Device("https://push.example.org/a").subscription())
        left = await ana.post("/api/me/devices/end", Account, {"id": latest.id})
        assert [device.id for device in left.devices] == [first.id]
        assert await refusal_of(phone.get("/api/me", Person)) == "no-identity"
        assert (await ana.get("/api/me", Person)).name == "Ana"
        assert (await ana.get("/api/me/export", PersonalData)).data["push"] == []


@in_loop
async def test_devices_of_others_cannot_be_ended(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        (device,) = (await account(ana)).devices
        asked = bo.post("/api/me/devices/end", Account, {"id": device.id})
        assert await refusal_of(asked) == "no-such"
        assert (await ana.get("/api/me", Person)).name == "Ana"


@in_loop
async def test_logging_out_ends_the_cookie_and_the_seat_of_the_socket(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (_, (_anas, bos)),
    ):
        hub = server.services.hub
        assert {id_of(ana), id_of(bo)} == set(hub.persons_here())
        (device,) = (await account(ana)).devices
        await ana.post("/api/me/devices/end", Account, {"id": device.id})
        assert "polis" not in ana.http.cookies
        await until(lambda: hub.persons_here() == [id_of(bo)])
        assert await refusal_of(ana.get("/api/me", Person)) == "no-identity"
        assert bos.table is not None


@in_loop
async def test_ending_a_device_reaches_sockets_at_other_processes(shared_database: str) -> None:
    settings = settings_for(shared_database)
    async with (
        serving(settings) as one,
        serving(settings) as other,
        persons(one.url, "Ana", "Bo") as (ana, bo),
    ):
        await bo.claim((await ana.device_link()).token)
        here = next(device for device in (await account(bo)).devices if device.here)
        table = (await ana.create("peaks", ["me", "bot:random"], visibility="public")).table.id
        bo.url = other.url
        async with bo.live(table):
            assert other.services.hub.persons_here() == [id_of(ana)]
            await ana.post("/api/me/devices/end", Account, {"id": here.id})
            await until(lambda: other.services.hub.persons_here() == [])


@in_loop
async def test_my_data_come_as_one_file(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, (anas, bos)),
    ):
        await anas.say("hello")
        await bos.say("not yours")
        await ana.set_note(table_id, "a plan")
        await ana.mute(id_of(bo))
        answer = await ana.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        mine = await ana.get("/api/me/export", PersonalData)
        assert (mine.person.name, len(mine.devices)) == ("Ana", 1)
        assert [table["id"] for table in mine.data["tables"]] == [table_id]
        assert [line["text"] for line in mine.data["chat"]] == ["hello"]
        assert mine.data["notes"] == [{"table_id": table_id, "text": "a plan"}]
        assert mine.data["mutes"] == [{"muted": id_of(bo)}]
        assert "seed" not in answer.text


async def traces(database: Database, person: str) -> list[str]:
    """The tables of the database that still contain a person's id."""
    found = []
    async with database.reading() as connection:
        for table in schema.metadata.sorted_tables:
            rows: list[Any] = [tuple(row) for row in await connection.execute(select(table))]
            found += [table.name for row in rows if person in row]
    return sorted(set(found))


@in_loop
async def test_a_deleted_player_is_a_former_player_in_old_matches(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo], visibility="public") as (table_id, (anas, bos)),
    ):
        await anas.say("my address is secret")
        await bos.say("hello")
        await ana.set_note(table_id, "a plan")
        await bo.mute(id_of(ana))
        await asyncio.gather(play(anas), play(bos))
        store = server.services.database
        await until(lambda: bos.table is not None and bos.table.phase == "finished")
        before = await bo.replay(table_id, open=True)
        await delete(ana)
        assert await traces(store, id_of(ana)) == []
        assert await refusal_of(ana.get("/api/me", Person)) == "no-identity"
        former, other = (await bo.table(table_id)).seats
        assert (former.kind, former.name, former.player) == ("person", "", None)
        assert (other.name, other.player) == ("Bo", id_of(bo))
        assert (await bo.table(table_id)).host == id_of(bo)
        assert await bo.replay(table_id, open=True) == before
        assert [line.text for line in (await bo.sync(table_id)).chat] == ["hello"]
        again = await bo.rematch(table_id)
        assert [seat.kind for seat in again.table.seats] == ["open", "person"]


@in_loop
async def test_a_bot_plays_on_for_a_deleted_player(database: str) -> None:
    async with (
        serving(settings_for(database, leaver_bot="random")) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, (_, bos)),
    ):
        waiting = (await ana.create("peaks", ["me", "open"], visibility="public")).table.id
        await delete(ana)
        await bos.until(lambda: bool(bos.table and bos.table.seats[0].name == ""))
        assert bos.table is not None
        assert bos.table.seats[0].replaced_by is not None
        await play(bos)
        await bos.until_over()
        assert (await bo.table(table_id)).phase == "finished"
        assert (await bo.table(waiting)).phase == "abandoned"


@in_loop
async def test_the_operator_still_reads_reported_lines_of_a_deleted_player(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
        seated([ana, bo]) as (table_id, (anas, bos)),
    ):
        for text in ("something rude", "something else"):
            await anas.say(text)
        await bos.until(lambda: len(bos.chat) == 2)
        await bo.report(table_id, bos.chat[0].id)
        await delete(ana)
        chat = (await bo.sync(table_id)).chat
        assert [(line.name, line.text) for line in chat] == [("", "something rude")]


@in_loop
async def test_a_person_is_deleted_only_by_their_own_id(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        with pytest.raises(Refused, match="bad-message"):
            await ana.post("/api/me/delete", Deleted, {"player": id_of(bo)})
        assert (await bo.get("/api/me", Person)).name == "Bo"
        assert (await ana.get("/api/me", Person)).name == "Ana"


@in_loop
async def test_no_result_is_stored_of_a_player_who_is_deleted_meanwhile(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        store = server.services.database
        rows = [
            ResultRow("table-of-two", seat, id_of(client), "peaks", 2, seat + 1, 10, 1)
            for seat, client in enumerate((ana, bo))
        ]
        await delete(ana)
        await keep_results(store, "table-of-two", rows, {row.person: row.place for row in rows})
        assert await traces(store, id_of(ana)) == []
        assert "result" in await traces(store, id_of(bo))
