"""R5, R6, R14: no gap and no repetition, dead sockets are noticed, floods hurt no other player."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from polis.client import Client, Live, live
from polis.client.bot import play
from polis.server.http.rate_limits import GUEST_PINGS
from polis.server.ops.settings import Settings
from tests.server.fake_clock import FakeClock
from tests.server.serving import (
    Serving,
    in_loop,
    persons,
    seated,
    serving,
    settings_for,
    table_of,
    with_limits,
)
from tests.server.streams import close, stream_server
from tests.waiting import loop_rounds


@pytest.mark.parametrize("game", ["sealed_bids", "peaks"])
@in_loop
async def test_r5_a_socket_that_is_cut_at_random_misses_nothing_and_hears_nothing_twice(
    database: str, game: str
) -> None:
    async with (
        serving(settings_for(database)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, game) as (table_id, lives),
        clients[0].live(table_id) as steady,
        clients[1].live(table_id, watch=True) as guest,
        clients[0].live(table_id, watch=True) as steady_guest,
    ):
        cutter = asyncio.create_task(_cut([*lives, guest]))
        await asyncio.gather(*(play(live) for live in lives))
        cutter.cancel()
        for cut, whole in ((lives[0], steady), (guest, steady_guest)):
            await cut.until_over()
            await whole.until_over()
            assert cut.entries == whole.entries
            assert [entry.number for entry in cut.entries] == list(range(1, len(cut.entries) + 1))


async def _cut(lives: list[Live]) -> None:
    while True:
        await loop_rounds(random.randint(20, 120))
        await random.choice(lives).cut()


@in_loop
async def test_r5_two_processes_tell_the_same_story(shared_database: str) -> None:
    settings = settings_for(shared_database)
    async with (
        serving(settings) as one,
        serving(settings) as two,
        persons([one.url, two.url], "Ana", "Bo") as clients,
        seated(clients, "sealed_bids", visibility="public") as (table_id, lives),
        clients[0].live(table_id, watch=True) as first,
        clients[1].live(table_id, watch=True) as second,
    ):
        await asyncio.gather(*(play(live) for live in lives))
        for guest in (first, second):
            await guest.until_over()
        assert first.entries == second.entries


# -- dead sockets ---------------------------------------------------------------------------------


class StallingProxy:
    """Passes bytes on until it is told to stall: then the socket is open and nothing arrives."""

    def __init__(self, port: int) -> None:
        self._target = port
        self.port = 0
        self._may_pass = asyncio.Event()
        self._may_pass.set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async with stream_server(self._serve) as self.port:
            yield

    def stall(self) -> None:
        self._may_pass.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        is_stalled = self._may_pass  # the connections that exist now
        other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self._target)
        try:
            await asyncio.gather(
                self._pass(reader, other_writer, is_stalled),
                self._pass(other_reader, writer, is_stalled),
            )
        finally:
            await close(other_writer)

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, may_pass: asyncio.Event
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await may_pass.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def heal(self) -> None:
        """New connections pass; the old ones stay dead."""
        self._may_pass = asyncio.Event()
        self._may_pass.set()


def test_r6_a_client_replaces_a_half_open_socket_within_15_seconds() -> None:
    """By its own settings: it waits so long for a sign of life, and then it connects again."""
    assert live.PING_SECONDS < live.DEAD_SECONDS
    assert live.DEAD_SECONDS + 1.5 * live.FIRST_PAUSE < 15


@in_loop
async def test_r6_a_client_replaces_a_half_open_socket(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PING_SECONDS", 0.3)
    monkeypatch.setattr(live, "DEAD_SECONDS", 1.0)
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (table_id, lives),
    ):
        proxy = StallingProxy(int(server.url.rpartition(":")[2]))
        async with proxy.running():
            bo = clients[1].live(table_id)
            bo._url = f"ws://127.0.0.1:{proxy.port}/api/live"
            async with bo:
                proxy.stall()
                proxy.heal()
                assert lives[0].position is not None
                await lives[0].act(lives[0].position.choices[0].action)
                await bo.until(lambda: bo.number == 2)


@asynccontextmanager
async def silent(server: Serving, client: Client, table_id: str) -> AsyncIterator[ClientConnection]:
    """A page that says hello and then nothing more, because its network is gone."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    url = "ws" + server.url.removeprefix("http") + "/api/live"
    async with connect(url, additional_headers={"Cookie": cookies}) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "table": table_id}))
        yield socket


async def presence(eyes: Live, is_there: bool) -> None:
    await eyes.until(lambda: bool(eyes.table and eyes.table.seats[1].present == is_there))


@in_loop
async def test_r6_a_page_that_falls_silent_is_shown_as_away_until_it_speaks(
    database: str, clock: FakeClock
) -> None:
    settings = settings_for(database)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as clients:
        table_id = await table_of(clients, "peaks")
        async with (
            clients[0].live(table_id) as ana,
            silent(server, clients[1], table_id) as socket,
        ):
            await presence(ana, True)
            clock.advance(settings.gone_seconds - 1)
            await server.services.hub._sweep(is_first=False)
            assert all(connection.visible for connection in server.services.hub.connections)
            clock.advance(1 + 15 - settings.gone_seconds - Settings().sweep_seconds)
            await presence(ana, False)
            await socket.send(json.dumps({"type": "ping", "id": 1}))
            await presence(ana, True)


def test_r6_a_half_open_socket_is_shown_within_15_seconds() -> None:
    """By the server's own settings: it waits so long, and then it looks."""
    assert Settings().gone_seconds + Settings().sweep_seconds < 15


@in_loop
async def test_r6_the_server_closes_a_socket_that_stays_silent(
    sqlite: str, clock: FakeClock
) -> None:
    settings = settings_for(sqlite)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as clients:
        table_id = await table_of(clients, "peaks")
        async with silent(server, clients[1], table_id) as socket:
            await socket.recv()  # the server knows the socket
            clock.advance(settings.silent_seconds + 1)
            with pytest.raises(ConnectionClosed) as closed:
                await until_closed(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001


async def until_closed(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


# -- floods ---------------------------------------------------------------------------------------


BURST = 100  # frames that a person may send at once
CUT_OFF = (1008, 1006, 403)  # closed; cut off while sending, so no reason arrives; not even opened


@in_loop
@pytest.mark.usefixtures("clock")
async def test_r14_a_flood_is_cut_off_and_others_play_on(sqlite: str) -> None:
    """The clock stands still, so the guests of an address get one burst, however they reconnect."""
    answered = 0
    async with (
        serving(with_limits(settings_for(sqlite), frames=BURST)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, lives),
    ):
        for number in range(4):
            position = await lives[number % 2].until_asked()
            floods = [asyncio.create_task(_flood(server.url)) for _ in range(2)]
            await lives[number % 2].act(position.choices[0].action)
            for answers, code in await asyncio.gather(*floods):
                assert code in CUT_OFF
                answered += answers
    assert 0 < answered <= GUEST_PINGS * BURST


async def _flood(url: str) -> tuple[int, int]:
    """Send as fast as the socket allows; how many pings are answered, and the closing code."""
    try:
        return await _flood_socket(url)
    except InvalidStatus as refused:
        return 0, refused.response.status_code


async def _flood_socket(url: str) -> tuple[int, int]:
    answers = code = 0
    async with connect("ws" + url.removeprefix("http") + "/api/live") as socket:
        sending = asyncio.create_task(_send_pings(socket, 20 * BURST))
        try:
            while True:
                answers += json.loads(await socket.recv())["type"] == "pong"
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 1006
        await asyncio.gather(sending, return_exceptions=True)
    return answers, code


async def _send_pings(socket: ClientConnection, number: int) -> None:
    for ping in range(number):
        await socket.send(f'{{"type":"ping","id":{ping}}}')


@in_loop
async def test_r14_messages_that_are_too_large_or_broken_close_the_socket(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server:
        url = "ws" + server.url.removeprefix("http") + "/api/live"
        for text, code in (("x" * 10_000, 1009), ("{", 1008), ('{"type":"ping"}', 1008)):
            async with connect(url) as socket:
                await socket.send(text)
                with pytest.raises(ConnectionClosed) as closed:
                    await until_closed(socket)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == code
