"""Every limit holds, says so, and leaves other players alone."""

import asyncio
import contextlib
import gzip
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bench.load.socket import handshake
from polis.client import Client, Refused
from polis.server.codec import encode
from polis.server.http.rate_limits import MOST_IMPORTS
from polis.server.http.security import SECURITY_HEADERS
from polis.server.live import transport, websocket
from polis.server.lobby import forks
from polis.server.ops.settings import Settings
from polis.server.tables import replays
from polis.wire.protocol import Chat
from polis.wire.resources import ReplayAnswer
from tests.server.fake_clock import FakeClock
from tests.server.serving import (
    in_loop,
    persons,
    seated,
    serving,
    settings_for,
    table_of,
    with_limits,
)
from tests.waiting import HANG_SECONDS, loop_rounds, rest, until


def limited(database: str, **limits: Any) -> Settings:
    return with_limits(settings_for(database), **limits)


def too_many() -> Any:
    return pytest.raises(Refused, match="too-many")


@in_loop
async def test_a_host_has_so_many_tables_at_once(database: str) -> None:
    settings = limited(database, open_tables=2)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as (ana, bo):
        first = await ana.create("peaks", ["me", "open"])
        await ana.create("peaks", ["me", "bot:random"])
        with too_many():
            await ana.create("peaks", ["me", "open"])
        await bo.create("peaks", ["me", "open"])
        await ana.leave(first.table.id)  # given up: there is room again
        await ana.create("peaks", ["me", "open"])


@in_loop
async def test_a_table_has_room_for_so_many_guests_and_always_for_its_players(sqlite: str) -> None:
    settings = limited(sqlite, watchers=1)
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        Client(server.url) as guest,
    ):
        table_id = await table_of(clients, "peaks", visibility="public")
        async with guest.live(table_id):
            for too_late in (guest.live(table_id), clients[0].live(table_id, watch=True)):
                with too_many():
                    async with too_late:
                        pass
            async with clients[0].live(table_id) as ana, clients[1].live(table_id):
                assert ana.seat == 0


@in_loop
async def test_an_address_has_so_many_sockets(sqlite: str) -> None:
    settings = limited(sqlite, sockets_per_address=2)
    async with serving(settings) as server, AsyncExitStack() as stack:
        url = "ws" + server.url.removeprefix("http") + "/api/live"
        for _ in range(2):
            await stack.enter_async_context(connect(url))
        with pytest.raises(InvalidStatus):
            await stack.enter_async_context(connect(url))
        await stack.aclose()
        async with connect(url):  # those that are closed do not count
            pass


@in_loop
async def test_a_player_may_write_so_many_lines_in_a_minute(
    database: str, clock: FakeClock
) -> None:
    settings = limited(database, chat_per_minute=2)
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (_, (ana, bo)),
    ):
        for _ in range(2):
            await ana.say("buy my book")
        with too_many():
            await ana.say("buy my book")
        await bo.say("no")
        clock.advance(60)
        await ana.say("buy my book")


@in_loop
async def test_commands_by_post_have_the_limit_of_a_socket(sqlite: str, clock: FakeClock) -> None:
    settings = limited(sqlite, burst=4, rate=1.0)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as (ana, bo):
        table_id = await table_of([ana, bo])  # a post of either
        for number in range(3):
            await ana.command(table_id, Chat(cmd=f"c{number}", text="hello"))
        with too_many() as refused:
            await ana.command(table_id, Chat(cmd="more", text="hello"))
        assert refused.value.status == 429
        await bo.command(table_id, Chat(cmd="c0", text="hello"))
        clock.advance(1)
        await ana.command(table_id, Chat(cmd="more", text="hello"))


@in_loop
@pytest.mark.usefixtures("clock")
async def test_every_post_has_the_limit_of_a_socket(sqlite: str) -> None:
    settings = limited(sqlite, burst=3, rate=1.0)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as (ana, bo):
        table_id = (await ana.create("peaks", ["me", "open"], visibility="public")).table.id
        for _ in range(2):
            await ana.be("Anna")
        for post in (ana.be("Ann"), ana.leave(table_id), ana.import_journal("x")):
            with too_many():
                await post
        for _ in range(3):
            with pytest.raises(Refused, match="bad-link"):
                await bo.claim("x" * 40)
        for post in (bo.claim("x" * 40), bo.invitation(table_id, "x" * 40)):
            with too_many():  # from this address
                await post
        await bo.join(table_id)


@in_loop
@pytest.mark.usefixtures("clock")
async def test_a_player_may_look_at_so_much(sqlite: str) -> None:
    settings = limited(sqlite, looks=3, look_rate=1.0)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as (ana, bo):
        table_id = await table_of([ana, bo])
        for _ in range(3):
            await ana.sync(table_id)
        for look in (ana.sync(table_id), ana.replay(table_id), ana.tables(), ana.export(table_id)):
            with too_many() as refused:
                await look
            assert refused.value.status == 429
        await ana.command(table_id, Chat(cmd="c", text="but I can play on"))
        await bo.replay(table_id)
        for _ in range(5):  # monitoring is always answered
            assert (await ana.http.get("/api/ready")).status_code == 200


EMPTY = ReplayAnswer(table="", seat=None, open=False, start=0, total=0, frames=[], scores=[])


@in_loop
async def test_requests_of_one_player_are_answered_one_after_the_other(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking: list[int] = []
    most: list[int] = []

    async def replay(*_: object) -> bytes:
        looking.append(1)
        most.append(len(looking))
        await loop_rounds(50)  # the others have asked by now
        looking.pop()
        return gzip.compress(encode(EMPTY))  # the client accepts it

    monkeypatch.setattr(replays, "replay", replay)
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as clients:
        async with seated(clients, "peaks", ["random:1"]) as (table_id, (ana,)):
            position = await ana.until_asked()
            await ana.act(position.choices[0].action)
            await ana.until(lambda: (ana.number or 0) > 1)
        await asyncio.gather(*(clients[0].replay(table_id) for _ in range(10)))
    assert (len(most), max(most)) == (10, 1)


@in_loop
async def test_journals_that_are_imported_at_once_are_checked_one_after_the_other(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To replay a long match takes all of a core: others would wait for several at once."""
    journal = (Path(__file__).parents[1] / "golden/peaks-1.jsonl").read_text("utf-8")
    checking: list[int] = []
    most: list[int] = []
    check = forks._replayed

    def checked(*given: Any) -> Any:
        checking.append(1)
        most.append(len(checking))
        rest()
        found = check(*given)
        checking.pop()
        return found

    monkeypatch.setattr(forks, "_replayed", checked)
    names = [f"Player {number}" for number in range(MOST_IMPORTS)]
    async with serving(settings_for(sqlite)) as server, persons(server.url, *names) as people:
        await asyncio.gather(*(person.import_journal(journal) for person in people))
    assert (len(most), max(most)) == (MOST_IMPORTS, 1)


@in_loop
async def test_an_import_may_be_longer_than_a_message_but_not_endless(sqlite: str) -> None:
    settings = limited(sqlite, body=200, import_body=2_000)
    async with serving(settings) as server, persons(server.url, "Ana") as (ana,):
        with pytest.raises(Refused, match="damaged-journal"):
            await ana.import_journal(" " * 1_000)
        with pytest.raises(Refused, match="too-large"):
            await ana.import_journal(" " * 3_000)
        with pytest.raises(Refused, match="too-large"):
            await ana.create("peaks", ["me", "open"], title="x" * 300)


@in_loop
async def test_a_body_without_a_length_is_cut_off_where_it_gets_too_long(sqlite: str) -> None:
    async def endless() -> Any:
        for _ in range(1_000):
            yield b" " * 1_000

    settings = limited(sqlite, body=5_000)
    async with serving(settings) as server, httpx.AsyncClient(base_url=server.url) as http:
        headers = {"content-type": "application/json"}
        answer = await http.post("/api/me", content=endless(), headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@in_loop
async def test_a_client_that_was_away_too_long_gets_the_position_instead_of_the_log(
    sqlite: str,
) -> None:
    settings = limited(sqlite, catch_up=2)
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (table_id, lives),
    ):
        for live in (*lives, lives[0]):
            await live.act((await live.until_asked()).choices[0].action)
        late = await clients[0].sync(table_id, since=0)
        assert (late.number, late.missed) == (4, None)
        assert late.position is not None
        recent = (await clients[0].sync(table_id, since=2)).missed
        assert recent is not None
        assert [entry.number for entry in recent] == [3, 4]


# -- behind a proxy -------------------------------------------------------------------------------

PROXIED = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}


@in_loop
async def test_behind_tls_cookies_are_secure_and_browsers_stay_there(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, httpx.AsyncClient() as http:
        url = f"{server.url}/api/me"
        answer = await http.post(url, json={"name": "Ana"}, headers=PROXIED)
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]
        plain = await http.post(url, json={"name": "Ana"})
        assert "strict-transport-security" not in plain.headers
        assert answer.headers["cache-control"] == "no-store"
        assert {name: answer.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS


CLIENTS = [
    ("203.0.113.1", 200),
    ("203.0.113.1", 429),
    ("203.0.113.2", 200),
    ("2001:db8::1", 200),
    ("2001:db8::ffff:2", 429),  # the same network, from which one may take any address
    ("2001:db8:0:1::1", 200),
    ("::ffff:203.0.113.3", 200),
    ("::ffff:203.0.113.4", 200),
]


@in_loop
@pytest.mark.usefixtures("clock")
async def test_limits_are_those_of_the_client_and_not_of_the_proxy(sqlite: str) -> None:
    settings = limited(sqlite, persons_per_hour=1)
    async with serving(settings) as server, httpx.AsyncClient() as http:
        url = f"{server.url}/api/me"
        for client, status in CLIENTS:
            http.cookies.clear()
            headers = {"x-forwarded-for": client}
            answer = await http.post(url, json={"name": "Ana"}, headers=headers)
            assert answer.status_code == status


@in_loop
async def test_a_request_that_a_browser_marks_as_foreign_is_refused(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, httpx.AsyncClient() as http:
        headers = {"origin": server.url, "sec-fetch-site": "cross-site"}
        answer = await http.post(f"{server.url}/api/me", json={"name": "x"}, headers=headers)
        assert answer.json()["code"] == "bad-origin"


# -- who reads nothing ----------------------------------------------------------------------------

PING = b"\x89\xfd" + bytes(4) + bytes(125)  # a ping of the socket's own, masked with noughts


@asynccontextmanager
async def deaf(url: str) -> AsyncIterator[tuple[socket.socket, asyncio.AbstractEventLoop]]:
    """A socket that is open and never read."""
    loop = asyncio.get_running_loop()
    address = urlsplit(url)
    with socket.socket() as raw:
        raw.setblocking(False)
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await loop.sock_connect(raw, (address.hostname, address.port))
        await loop.sock_sendall(raw, handshake(url, "", ""))
        await loop.sock_recv(raw, 4096)
        yield raw, loop


@in_loop
async def test_a_silent_socket_that_reads_nothing_is_given_up(
    sqlite: str, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "STUCK_SECONDS", 0.3)
    settings = settings_for(sqlite, sweep_seconds=0.1)
    async with serving(settings) as server, deaf(server.url) as (raw, loop):
        connections = server.services.hub.connections
        await until(lambda: bool(connections))
        with contextlib.suppress(ConnectionError):  # the server may be quicker and give up already
            for _ in range(30):  # fills the buffers of both sides, so that closing must wait
                await loop.sock_sendall(raw, PING * 1000)
        clock.advance(settings.silent_seconds + 1)
        await until(lambda: not connections)


@in_loop
async def test_pings_of_a_socket_that_reads_nothing_are_not_answered_for_ever(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, deaf(server.url) as (raw, loop):

        async def ping_for_ever() -> None:
            while True:
                await loop.sock_sendall(raw, PING * 1000)

        with pytest.raises(ConnectionError):
            await asyncio.wait_for(ping_for_ever(), HANG_SECONDS)


@in_loop
async def test_a_ping_is_answered_without_waiting_for_its_turn(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken_in_turn: list[object] = []
    handle = websocket._Session._handle

    async def noting(session: websocket._Session, message: Any) -> None:
        taken_in_turn.append(message)
        await handle(session, message)

    monkeypatch.setattr(websocket._Session, "_handle", noting)
    async with (
        serving(settings_for(sqlite)) as server,
        connect("ws" + server.url.removeprefix("http") + websocket.PATH) as wire,
    ):
        await wire.send('{"type":"ping","id":7}')
        assert json.loads(await wire.recv())["id"] == 7
        assert taken_in_turn == []
        await wire.send('{"type": "ping", "id": 8}')  # written by hand: it takes its turn
        assert json.loads(await wire.recv())["id"] == 8
        assert len(taken_in_turn) == 1


@in_loop
async def test_a_socket_to_nowhere_is_refused(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server:
        with pytest.raises(InvalidStatus):
            await connect(server.url.replace("http", "ws") + "/somewhere")
