"""R5, R6, R14: no gap and no repetition, dead sockets are noticed, floods hurt nobody else."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from polis.client import Client, Live
from polis.client.bot import play
from polis.server.settings import Settings
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
        await asyncio.sleep(random.uniform(0.005, 0.03))
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
    """Passes bytes on until it is told to stall: then the socket is open and nothing comes."""

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


@pytest.mark.slow
@in_loop
async def test_r6_a_client_notices_a_half_open_socket_within_15_seconds(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (table_id, lives),
    ):
        proxy = StallingProxy(int(server.url.rpartition(":")[2]))
        async with proxy.running():
            live = clients[1].live(table_id)
            live._url = f"ws://127.0.0.1:{proxy.port}/api/live"
            async with live:
                proxy.stall()
                proxy.heal()
                began = time.monotonic()
                assert lives[0].position is not None
                await lives[0].act(lives[0].position.choices[0].action)
                await live.until(lambda: live.number == 2, 15)
                assert time.monotonic() - began < 15


@asynccontextmanager
async def silent(server: Serving, client: Client, table_id: str) -> AsyncIterator[ClientConnection]:
    """A page that says hello and then nothing more, as one does whose network is gone."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    url = "ws" + server.url.removeprefix("http") + "/api/live"
    async with connect(url, additional_headers={"Cookie": cookies}) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "table": table_id}))
        yield socket


async def presence(live: Live, is_there: bool, seconds: float) -> None:
    await live.until(lambda: bool(live.table and live.table.seats[1].present == is_there), seconds)


@in_loop
async def test_r6_a_page_that_falls_silent_is_shown_as_away_until_it_speaks(database: str) -> None:
    settings = settings_for(database, gone_seconds=0.6, sweep_seconds=0.1)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as clients:
        table_id = await table_of(clients, "peaks")
        async with (
            clients[0].live(table_id) as ana,
            silent(server, clients[1], table_id) as socket,
        ):
            await presence(ana, True, 5)
            await presence(ana, False, 5)
            await socket.send(json.dumps({"type": "ping", "id": 1}))
            await presence(ana, True, 5)


def test_r6_a_half_open_socket_is_shown_within_15_seconds() -> None:
    """By the server's own settings: so long it waits, and then it looks."""
    assert Settings().gone_seconds + Settings().sweep_seconds < 15


@in_loop
async def test_r6_the_server_closes_a_socket_that_stays_silent(sqlite: str) -> None:
    settings = settings_for(sqlite, silent_seconds=0.5)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as clients:
        table_id = await table_of(clients, "peaks")
        async with silent(server, clients[1], table_id) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(until_closed(socket), 15)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001


async def until_closed(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


# -- floods ---------------------------------------------------------------------------------------


@in_loop
async def test_r14_a_flood_is_cut_off_and_others_play_on(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), burst=100, rate=5.0)
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, lives),
    ):
        calm = [await _seconds_to_act(lives[number % 2]) for number in range(2)]
        flood = asyncio.create_task(_flood(server.url))
        flooded = [await _seconds_to_act(lives[number % 2]) for number in range(4)]
        assert set(await flood) == {1008}
        assert max(flooded) < max(2.0, 20 * max(calm))  # the machine may be slow by itself


async def _seconds_to_act(live: Live) -> float:
    position = await live.until_asked()
    began = time.monotonic()
    await live.act(position.choices[0].action)
    return time.monotonic() - began


async def _flood(url: str) -> list[int]:
    """The codes with which sockets are closed that send as fast as they can."""
    codes = []
    for _ in range(5):
        async with connect("ws" + url.removeprefix("http") + "/api/live") as socket:
            try:
                for number in range(5_000):
                    await socket.send(json.dumps({"type": "ping", "id": number}))
                await until_closed(socket)
            except ConnectionClosed as closed:
                codes.append(closed.rcvd.code if closed.rcvd is not None else 0)
    return codes


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
