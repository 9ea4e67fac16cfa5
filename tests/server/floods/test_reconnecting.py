"""Limits belong to persons and addresses: reconnecting, or a crowd of persons, gains nothing."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from polis.client import Client
from polis.server.http.rate_limits import POOL, STEADY
from polis.server.live import websocket
from polis.server.people.identity import COOKIE
from polis.wire.protocol import PROTOCOL, Hello
from tests.server.floods.test_frames import metric
from tests.server.serving import (
    Serving,
    in_loop,
    persons,
    serving,
    settings_for,
    table_of,
    with_limits,
)

BURST = 20


@pytest.fixture
def handled(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What sessions have handled, as the server sees it."""
    found: list[object] = []
    handle = websocket._Session._handle

    async def noting(session: websocket._Session, message: Any) -> None:
        found.append(message)
        await handle(session, message)

    monkeypatch.setattr(websocket._Session, "_handle", noting)
    return found


@asynccontextmanager
async def socket_of(server: Serving, client: Client | None) -> AsyncIterator[ClientConnection]:
    url = "ws" + server.url.removeprefix("http") + websocket.PATH
    cookie = "" if client is None else f"{COOKIE}={client.http.cookies[COOKIE]}"
    async with connect(url, additional_headers={"cookie": cookie}) as wire:
        yield wire


async def flood(server: Serving, client: Client | None, messages: list[str]) -> None:
    """Send messages until the server closes the socket."""
    with suppress(ConnectionClosed, InvalidStatus):
        async with socket_of(server, client) as wire:
            for message in messages:
                await wire.send(message)
            while True:
                await wire.recv()


def hello(table_id: str | None) -> str:
    return json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table_id})


WHY = [json.dumps({"type": "why", "id": n, "part": "seat:0"}) for n in range(60)]


@in_loop
@pytest.mark.usefixtures("clock")
async def test_a_person_who_reconnects_may_not_send_more(
    sqlite: str, handled: list[object]
) -> None:
    settings = with_limits(settings_for(sqlite), burst=BURST, rate=1.0)
    async with serving(settings) as server, persons(server.url, "Mal") as (mal,):
        for _ in range(5):
            await flood(server, mal, WHY)
        assert 0 < len(handled) <= BURST
        assert metric(server, "messages") == 5


@in_loop
@pytest.mark.usefixtures("clock")
async def test_hellos_to_a_table_cost_more_than_other_messages(
    sqlite: str, handled: list[object]
) -> None:
    settings = with_limits(settings_for(sqlite), burst=BURST, rate=1.0)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as clients:
        table_id = await table_of(clients)
        await flood(server, clients[0], [hello(table_id)] * 60)
        hellos = [message for message in handled if isinstance(message, Hello)]
        assert 0 < len(hellos) <= BURST // websocket.HELLO_COST


@in_loop
@pytest.mark.usefixtures("clock")
async def test_a_person_may_open_so_many_sockets(sqlite: str) -> None:
    settings = with_limits(settings_for(sqlite), openings=3, opening_rate=1.0)
    async with serving(settings) as server, persons(server.url, "Mal", "Ana") as (mal, ana):
        for _ in range(3):
            async with socket_of(server, mal):
                pass
        for _ in range(5):
            with pytest.raises(InvalidStatus):
                async with socket_of(server, mal):
                    pass
        assert metric(server, "reconnecting") == 5
        async with socket_of(server, ana), socket_of(server, None):  # same address, other people
            pass


@in_loop
@pytest.mark.usefixtures("clock")
async def test_a_crowd_shares_a_pool_and_an_honest_player_gets_through(
    sqlite: str, handled: list[object]
) -> None:
    """Many persons of one address send at once; their messages are limited together."""
    settings = with_limits(settings_for(sqlite), burst=100, rate=1.0)
    names = [f"Mal {number}" for number in range(20)]
    async with (
        serving(settings) as server,
        persons(server.url, "Ana", *names) as (ana, *crowd),
    ):
        await asyncio.gather(*(flood(server, one, WHY * 2) for one in crowd))
        assert len(handled) <= len(crowd) * 100 // STEADY + 100 * POOL
        assert len(handled) < len(crowd) * 100
        table_id = (await ana.create("peaks", ["me", "bot:random:1"])).table.id
        async with ana.live(table_id) as live:
            assert live.seat == 0
