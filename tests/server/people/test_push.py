"""Push messages: a device that has no page open is told that it is its player's turn."""

from typing import Any

import pytest
from sqlalchemy import select

from polis.client import Client, Refused
from polis.server.people.push import push_key
from polis.server.store import push as subscriptions
from polis.server.store import schema
from tests.server.people.push_device import Device, claims_of, push_service
from tests.server.people.test_reminders import until_nothing_is_due
from tests.server.serving import Serving, in_loop, persons, serving, settings_for, table_of
from tests.waiting import until_found

MANY = subscriptions.MOST_DEVICES + 3


async def post(client: Client, path: str, body: dict[str, str]) -> dict[str, Any]:
    answer = await client.http.post(path, json=body)
    found: dict[str, Any] = answer.json()
    if answer.status_code != 200:
        raise Refused(found["code"], found["args"])
    return found


async def devices(server: Serving, client: Client) -> list[str]:
    me = (await client.http.get("/api/me")).json()
    rows = await subscriptions.devices_of(server.services.database, me["player"])
    return sorted(row.endpoint for row in rows)


@in_loop
async def test_a_device_can_read_that_it_is_its_players_turn(database: str) -> None:
    settings = settings_for(
        database, notify_seconds=0, private_webhooks=True, mail_from="host@example.org"
    )
    async with (
        push_service() as (device, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        await ana.be("Ana", language="es")
        assert await post(ana, "/api/push", device.subscription()) == {"subscribed": True}
        table_id = await table_of([ana, bo], "peaks", title="Sunday")
        message = await heard.get()
        told = {"text": "Te toca jugar: Sunday", "path": f"/table/{table_id}"}
        assert device.decrypted(message.body) == told  # and nothing else, so nothing secret
        assert message.headers["content-encoding"] == "aes128gcm"
        assert message.headers["topic"] == table_id
        assert int(message.headers["ttl"]) > 0
        key = (await ana.http.get("/api/push")).json()["key"]
        claims = claims_of(message.headers["authorization"], key)
        assert claims["sub"] == "mailto:host@example.org"
        assert device.endpoint.startswith(claims["aud"])


@in_loop
async def test_the_keys_are_made_once_and_stored(database: str) -> None:
    settings = settings_for(database)
    async with serving(settings) as server:
        first = server.services.push.key
        assert len(first) == 87  # an uncompressed point, as browsers expect
        assert await push_key(server.services.database) == await push_key(server.services.database)
    async with serving(settings) as server:
        assert server.services.push.key == first
        query = select(schema.meta.c.value).where(schema.meta.c.key == "vapid")
        async with server.services.database.reading() as connection:
            assert "PRIVATE KEY" in str((await connection.execute(query)).scalar_one())


@in_loop
@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
async def test_a_subscription_that_has_ended_is_removed(database: str, status: str) -> None:
    settings = settings_for(database, notify_seconds=0, private_webhooks=True)
    async with (
        push_service(status) as (gone, heard),
        push_service("500 Internal Server Error") as (ill, heard_ill),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        for device in (gone, ill):
            await post(ana, "/api/push", device.subscription())
        await table_of([ana, bo], "peaks")
        await heard.get()
        await heard_ill.get()

        async def is_removed() -> bool:
            return await devices(server, ana) == [ill.endpoint]

        await until_found(is_removed)


@in_loop
async def test_a_device_that_unsubscribes_is_told_nothing(database: str) -> None:
    settings = settings_for(database, notify_seconds=0, private_webhooks=True)
    async with (
        push_service() as (device, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        await post(ana, "/api/push", device.subscription())
        await post(bo, "/api/push/end", {"endpoint": device.endpoint})  # it is not Bo's
        assert await devices(server, ana) == [device.endpoint]
        ended = await post(ana, "/api/push/end", {"endpoint": device.endpoint})
        assert ended == {"subscribed": False}
        await table_of([ana, bo], "peaks")
        await until_nothing_is_due(server)
        assert heard.empty()


@in_loop
async def test_a_device_belongs_to_the_person_who_subscribed_last(sqlite: str) -> None:
    settings = settings_for(sqlite, private_webhooks=True)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as (ana, bo):
        device = Device("https://push.example.org/1")
        for client in (ana, bo, bo):
            await post(client, "/api/push", device.subscription())
        assert await devices(server, ana) == []
        assert await devices(server, bo) == [device.endpoint]


@in_loop
async def test_a_person_has_so_many_devices(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        for number in range(MANY):
            device = Device(f"https://push.example.org/{number}")
            await post(ana, "/api/push", device.subscription())
        assert len(await devices(server, ana)) == subscriptions.MOST_DEVICES


@in_loop
async def test_messages_do_not_reach_into_the_own_network(sqlite: str) -> None:
    settings = settings_for(sqlite, notify_seconds=0)
    async with (
        push_service() as (device, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        with pytest.raises(Refused, match="bad-message"):
            await post(ana, "/api/push", device.subscription())  # http
        device.endpoint = device.endpoint.replace("http:", "https:")
        await post(ana, "/api/push", device.subscription())
        await table_of([ana, bo], "peaks")
        await until_nothing_is_due(server)
        assert heard.empty()


@in_loop
async def test_a_subscription_is_checked(sqlite: str) -> None:
    good = Device("https://push.example.org/1").subscription()
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        for wrong in (
            {"endpoint": "ftp://push.example.org/1"},
            {"endpoint": "https://push.example.org/ 1"},
            {"p256dh": good["p256dh"][:-8]},
            {"p256dh": "A" * 87},  # no point of the curve
            {"auth": "A" * 30},
        ):
            with pytest.raises(Refused, match="bad-message"):
                await post(ana, "/api/push", good | wrong)
        assert await devices(server, ana) == []
