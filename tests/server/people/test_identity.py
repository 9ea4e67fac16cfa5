"""Who may do what: cookies that cannot be forged, links that work once, our own pages only."""

import asyncio
import json
from collections.abc import AsyncIterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from polis.client import Client, Refused
from polis.client.bot import play
from polis.server.codec import encode
from polis.server.people.identity import COOKIE_SECONDS, new_id
from polis.server.store import people
from polis.wire.protocol import PROTOCOL, Hello
from polis.wire.resources import Person
from tests.server.fake_clock import FakeClock
from tests.server.serving import in_loop, persons, seated, serving, settings_for, with_limits


@in_loop
async def test_the_cookie_is_signed_and_out_of_reach_for_scripts_and_other_sites(
    sqlite: str,
) -> None:
    async with serving(settings_for(sqlite)) as server, httpx.AsyncClient() as http:
        answer = await http.post(f"{server.url}/api/me", json={"name": "Ana"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        key, _, signature = http.cookies["polis"].rpartition(".")
        for forged in (f"{key}.{signature[::-1]}", key, f"x{key}.{signature}", "nonsense", ""):
            http.cookies = httpx.Cookies({"polis": forged})
            assert (await http.get(f"{server.url}/api/me")).status_code == 401


@pytest.mark.parametrize("other", ['prefs={"a": 1}', "a[b]=1", "alone", "t=a b c", 'q="open'])
@in_loop
async def test_cookies_of_other_programs_do_not_hide_the_identity(sqlite: str, other: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        cookies = {"cookie": f"{other}; polis={ana.http.cookies['polis']}"}
        url = f"ws{server.url.removeprefix('http')}/api/live"
        async with connect(url, additional_headers=cookies) as socket:
            await socket.send(encode(Hello(protocol=PROTOCOL, table=None)), text=True)
            assert json.loads(await socket.recv())["you"]["name"] == "Ana"
        async with httpx.AsyncClient() as http:
            answer = await http.get(f"{server.url}/api/me", headers=cookies)
            assert answer.json()["name"] == "Ana"


@in_loop
async def test_a_returning_person_gets_the_cookie_for_the_full_time_again(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        answer = await ana.http.get("/api/me")
        assert answer.cookies["polis"] == ana.http.cookies["polis"]
        assert f"Max-Age={COOKIE_SECONDS}" in answer.headers["set-cookie"]
        assert "HttpOnly" in answer.headers["set-cookie"]


def test_no_id_looks_like_an_option_in_a_terminal() -> None:
    assert not any(new_id().startswith("-") for _ in range(2_000))


@in_loop
async def test_the_secret_of_a_device_is_stored_as_a_hash_only(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        key = ana.http.cookies["polis"].rpartition(".")[0]
        assert await people.of_device(server.services.database, key) is not None
        assert await people.of_device(server.services.database, people.hashed(key)) is None


@in_loop
async def test_a_one_time_link_moves_a_person_to_another_device_once(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo", "Cy") as (ana, phone, thief),
    ):
        link = await ana.device_link()
        assert link.path == f"/#/device/{link.token}"
        moved = await phone.claim(link.token)
        assert ana.person is not None
        assert moved.player == ana.person.player
        assert (await phone.get("/api/me", Person)).name == "Ana"
        with pytest.raises(Refused, match="bad-link"):
            await thief.claim(link.token)


@in_loop
async def test_an_expired_link_is_refused(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        assert ana.person is not None
        token = "t" * 43
        database = server.services.database
        await people.add_device_link(database, token, ana.person.player, expires=1)
        with pytest.raises(Refused, match="bad-link"):
            await bo.claim(token)


async def in_pieces() -> AsyncIterator[bytes]:
    """A body without a declared length."""
    yield b'{"name":"x"}'


@in_loop
async def test_a_new_name_is_seen_at_all_tables_that_are_not_over(database: str) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (table_id, (ana, bo)),
    ):
        shared = (await clients[0].create("peaks", ["me", "here:Guest"])).table.id
        await clients[0].be("Anna")
        await bo.until(lambda: bool(bo.table and bo.table.seats[0].name == "Anna"))
        names = [seat.name for seat in (await clients[0].table(shared)).seats]
        assert names == ["Anna", "Guest"]
        await asyncio.gather(play(ana), play(bo))
        await clients[1].be("Bob")
        assert [seat.name for seat in (await clients[0].table(table_id)).seats] == ["Anna", "Bo"]


@in_loop
async def test_another_site_cannot_act_for_a_person(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        body = {"name": "Mallory"}
        foreign = {"origin": "https://evil.example"}
        for headers in (foreign, {"origin": "http://[::1"}, {"origin": "null"}):
            answer = await ana.http.post("/api/me", json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        own = {"origin": server.url}
        assert (await ana.http.post("/api/me", json={}, headers=own)).status_code == 200
        plain = {"content-type": "text/plain"}
        answer = await ana.http.post("/api/me", content=b'{"name":"x"}', headers=plain)
        assert answer.status_code == 400
        answer = await ana.http.post("/api/me", content=in_pieces(), headers=plain)
        assert answer.status_code == 400
        url = "ws" + server.url.removeprefix("http") + "/api/live"
        with pytest.raises(InvalidStatus):
            async with connect(url, additional_headers=foreign):
                pass


@in_loop
async def test_every_answer_has_the_security_headers(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, httpx.AsyncClient() as http:
        for path in ("/api/health", "/api/tables", "/nowhere"):
            headers = (await http.get(server.url + path)).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


@in_loop
async def test_creating_things_has_limits(sqlite: str, clock: FakeClock) -> None:
    settings = with_limits(
        settings_for(sqlite), tables_per_hour=2, persons_per_hour=2, links_per_hour=1, body=500
    )
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as (ana, _):
        for _ in range(2):
            await ana.create("peaks", ["me", "open"])
        with pytest.raises(Refused, match="too-many") as refused:
            await ana.create("peaks", ["me", "open"])
        assert refused.value.status == 429
        assert int(refused.value.arguments["seconds"]) > 0
        await ana.device_link()
        with pytest.raises(Refused, match="too-many"):
            await ana.device_link()
        with pytest.raises(Refused, match="too-many"):
            async with Client(server.url) as third:
                await third.be("Cy")
        with pytest.raises(Refused, match="too-large"):
            await ana.be("x" * 600)
        clock.advance(3600)
        await ana.create("peaks", ["me", "open"])


@in_loop
async def test_names_are_text_in_one_line(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana") as (ana,),
    ):
        assert (await ana.be(" A\u202ena\n\x00<i> ")).name == "Ana <i>"
        for bad in ("\u200b", "\x00", " ", "\u200d", "\u3164", "\u0301"):
            with pytest.raises(Refused, match="bad-message"):
                await ana.be(bad)
        for webhook in ("ftp://x", "javascript:alert(1)", "http://"):
            with pytest.raises(Refused, match="bad-message"):
                await ana.be("Ana", webhook=webhook)
