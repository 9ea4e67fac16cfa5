"""Passkeys: only their owner comes back, only here, and each challenge is answered once."""

from typing import Any

from polis.client import Client
from polis.wire.account import Account, PasskeyOptions, PersonalData
from polis.wire.resources import Person
from tests.server.fake_clock import FakeClock
from tests.server.lobby.test_lobby import refusal_of
from tests.server.people.passkey_device import PasskeyDevice
from tests.server.serving import in_loop, persons, serving, settings_for


async def asked(client: Client, path: str) -> dict[str, Any]:
    return (await client.post(path, PasskeyOptions)).options


async def added(client: Client, device: PasskeyDevice) -> Account:
    made = device.create(await asked(client, "/api/me/passkeys/options"))
    return await client.post("/api/me/passkeys", Account, {"credential": made})


async def logged_in(client: Client, device: PasskeyDevice) -> Person:
    answer = device.get(await asked(client, "/api/login/options"))
    return await client.post("/api/login", Person, {"credential": answer})


@in_loop
async def test_a_person_comes_back_on_a_new_device_with_their_passkey(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana") as (ana,),
        Client(server.url) as new,
    ):
        device = PasskeyDevice(server.url)
        (shown,) = (await added(ana, device)).passkeys
        assert (await logged_in(new, device)).name == "Ana"
        account = await new.get("/api/me/account", Account)
        assert len(account.devices) == 2
        assert [passkey.id for passkey in account.passkeys] == [shown.id]
        mine = await new.get("/api/me/export", PersonalData)
        assert len(mine.data["passkeys"]) == 1
        await new.post("/api/me/passkeys/end", Account, {"id": shown.id})
        assert await refusal_of(logged_in(new, device)) == "bad-passkey"


@in_loop
async def test_a_challenge_is_answered_once_and_soon(sqlite: str, clock: FakeClock) -> None:
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        device = PasskeyDevice(server.url)
        await added(ana, device)
        async with Client(server.url) as new:
            answer = device.get(await asked(new, "/api/login/options"))
            late = device.get(await asked(new, "/api/login/options"))
            await new.post("/api/login", Person, {"credential": answer})
            again = new.post("/api/login", Person, {"credential": answer})
            assert await refusal_of(again) == "bad-passkey"
            clock.advance(301)
            assert await refusal_of(new.post("/api/login", Person, {"credential": late})) == (
                "bad-passkey"
            )
            invented = device.get({"challenge": "A" * 43})
            asked_for = new.post("/api/login", Person, {"credential": invented})
            assert await refusal_of(asked_for) == "bad-passkey"


@in_loop
async def test_a_passkey_of_another_site_or_key_is_refused(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        device, thief = PasskeyDevice(server.url), PasskeyDevice(server.url)
        await added(ana, device)
        async with Client(server.url) as new:
            assert await refusal_of(logged_in(new, thief)) == "bad-passkey"  # unknown
            thief._id = device._id
            assert await refusal_of(logged_in(new, thief)) == "bad-passkey"  # not the key
            device.origin = "https://evil.example"
            assert await refusal_of(logged_in(new, device)) == "bad-passkey"
            assert await refusal_of(added(ana, PasskeyDevice("https://evil.example"))) == (
                "bad-passkey"
            )
            assert await refusal_of(new.get("/api/me", Person)) == "no-identity"


@in_loop
async def test_a_passkey_cannot_be_slipped_to_another_person(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Eve") as (ana, eve),
    ):
        device = PasskeyDevice(server.url)
        made = device.create(await asked(eve, "/api/me/passkeys/options"))
        slipped = ana.post("/api/me/passkeys", Account, {"credential": made})
        assert await refusal_of(slipped) == "bad-passkey"
        await added(ana, device)
        assert await refusal_of(added(eve, device)) == "bad-passkey"  # it is Ana's
        for odd in ({}, {"response": 1}, {"response": {"clientDataJSON": "%"}}, made | {"id": 7}):
            refused = ana.post("/api/login", Person, {"credential": odd})
            assert await refusal_of(refused) == "bad-passkey"


@in_loop
async def test_passkeys_belong_to_the_public_address(sqlite: str) -> None:
    settings = settings_for(sqlite, public_url="https://play.example.org/")
    async with serving(settings) as server, persons(server.url, "Ana") as (ana,):
        options = await asked(ana, "/api/me/passkeys/options")
        assert options["rp"]["id"] == "play.example.org"
        await added(ana, PasskeyDevice("https://play.example.org"))
        assert await refusal_of(added(ana, PasskeyDevice(server.url))) == "bad-passkey"
