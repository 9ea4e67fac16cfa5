"""Reminders outside the page: a webhook per person, mail, and where they must not go."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from polis.client import Client
from polis.client.bot import play
from polis.server.errors import BadMessage
from polis.server.people import reminders
from polis.server.people.outgoing import check_webhook, checked_address
from polis.server.store import jobs
from tests.server.fake_clock import FakeClock
from tests.server.serving import (
    Serving,
    in_loop,
    persons,
    seated,
    serving,
    settings_for,
    table_of,
)
from tests.server.streams import stream_server
from tests.waiting import until_found

ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


@asynccontextmanager
async def listening(answers: list[bytes]) -> AsyncIterator[tuple[int, asyncio.Queue[bytes]]]:
    """A server that gives fixed answers, one per line (or block) that it hears."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for answer in answers:
            writer.write(answer)
            data = await reader.read(65536)
            heard.put_nowait(data)
            if not data:
                break

    async with stream_server(serve) as port:
        yield port, heard


@asynccontextmanager
async def webhook(answer: bytes = ANSWER) -> AsyncIterator[tuple[int, asyncio.Queue[bytes]]]:
    """A server that answers a whole request, however many packets it comes in."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.put_nowait(await reader.readuntil(b"}"))
        writer.write(answer)

    async with stream_server(serve) as port:
        yield port, heard


async def body_of(heard: asyncio.Queue[bytes]) -> dict[str, str]:
    data = await heard.get()
    found: dict[str, str] = json.loads(data[data.index(b"{") :])
    return found


@in_loop
async def test_a_webhook_is_told_when_it_is_ones_turn_and_one_does_not_look(database: str) -> None:
    settings = settings_for(database, notify_seconds=0, private_webhooks=True)
    async with (
        webhook() as (port, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks", title="Sunday") as (table_id, lives),
    ):
        await clients[1].be("Bo", webhook=f"http://127.0.0.1:{port}/hook")
        await lives[1].__aexit__(None, None, None)
        await lives[0].until(lambda: bool(lives[0].table and not lives[0].table.seats[1].present))
        assert lives[0].position is not None
        await lives[0].act(lives[0].position.choices[0].action)
        body = await body_of(heard)
        assert (body["what"], body["table"], body["title"]) == ("your-turn", table_id, "Sunday")


@in_loop
async def test_a_webhook_is_told_when_a_match_begins_with_ones_turn(database: str) -> None:
    settings = settings_for(database, notify_seconds=0, private_webhooks=True)
    async with (
        webhook() as (port, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        await ana.be("Ana", webhook=f"http://127.0.0.1:{port}/hook")
        table_id = await table_of([ana, bo], "peaks")
        body = await body_of(heard)
        assert (body["what"], body["table"]) == ("your-turn", table_id)


async def companion(one: Client, other: Client) -> str:
    """Have two people play a match; whom the first can invite then."""
    async with seated([one, other], "sealed_bids") as (_, lives):
        await asyncio.gather(*(play(live) for live in lives))
    (found,) = await one.companions()
    return found.player


@in_loop
async def test_a_webhook_is_told_of_an_invitation_once(database: str) -> None:
    settings = settings_for(database, notify_seconds=0, private_webhooks=True)
    async with (
        webhook() as (port, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        player = await companion(ana, bo)
        await bo.be("Bo", webhook=f"http://127.0.0.1:{port}/hook")
        made = await ana.create("peaks", ["me", "open"], title="again")
        await asyncio.gather(*(ana.invite(made.table.id, player=player) for _ in range(3)))
        body = await body_of(heard)
        assert (body["what"], body["table"], body["title"]) == (
            "invited",
            made.table.id,
            "again",
        )
        await until_nothing_is_due(server)
        assert heard.empty()


async def until_nothing_is_due(server: Serving) -> None:
    """Wait until the server has sent, or dropped, every reminder that is due."""

    async def is_done() -> bool:
        return await jobs.next_due(server.services.database) is None

    server.services.hub.jobs_changed.set()
    await until_found(is_done)


@in_loop
async def test_a_player_who_has_joined_is_not_reminded_of_the_invitation(
    database: str, clock: FakeClock
) -> None:
    settings = settings_for(database, notify_seconds=60, private_webhooks=True)
    async with (
        webhook() as (port, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        player = await companion(ana, bo)
        await bo.be("Bo", webhook=f"http://127.0.0.1:{port}/hook")
        made = await ana.create("peaks", ["me", "open", "open"])
        await ana.invite(made.table.id, player=player)
        await bo.join(made.table.id)
        assert await jobs.next_due(server.services.database) is not None
        clock.advance(60)
        await until_nothing_is_due(server)
        assert heard.empty()


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "::1", "::ffff:10.1.2.3"),
        *("64:ff9b::10.1.2.3", "2002:a01:203::1"),  # through a gateway
    ],
)
def test_a_webhook_does_not_reach_into_the_own_network(host: str) -> None:
    with pytest.raises(BadMessage, match="own network"):
        checked_address(host, 80, private_allowed=False)


@pytest.mark.parametrize(
    "url",
    [
        "http://[::1",
        "http://host:port/",
        "http://host:99999/",
        "https://",
        "ftp://host/",
        "//host/",
        "http://host/a b",
        "http://host/\r\nX: y",
        "http://höst/",
    ],
)
def test_a_webhook_is_an_address(url: str) -> None:
    with pytest.raises(BadMessage, match="http or https"):
        check_webhook(url)


@in_loop
async def test_a_webhook_that_answers_nonsense_or_nothing_holds_up_no_other_player(
    sqlite: str,
) -> None:
    settings = settings_for(sqlite, notify_seconds=0, private_webhooks=True)
    async with (
        webhook(b"nonsense" * 20_000) as (nonsense, _),
        listening([b""] * 99) as (silent, _),
        webhook() as (port, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo", "Cy", "Di") as clients,
    ):
        for client, number in zip(clients, (nonsense, silent, port)):
            await client.be("x", webhook=f"http://127.0.0.1:{number}/hook")
        table_id = await table_of(clients, "sealed_bids")
        assert (await body_of(heard))["table"] == table_id  # while the silent one still waits


@in_loop
async def test_a_webhook_that_never_answers_is_given_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminders, "SECONDS", 0.1)
    settings = settings_for(sqlite, notify_seconds=0, private_webhooks=True)
    async with (
        listening([b""] * 99) as (silent, _),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
    ):
        await clients[0].be("Ana", webhook=f"http://127.0.0.1:{silent}/hook")
        await table_of(clients, "peaks")
        await until_nothing_is_due(server)


@in_loop
async def test_a_player_who_looks_at_the_table_gets_no_reminder(database: str) -> None:
    settings = settings_for(database, notify_seconds=0, private_webhooks=True)
    async with (
        webhook() as (port, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, (ana, bo)),
    ):
        await clients[1].be("Bo", webhook=f"http://127.0.0.1:{port}/hook")
        await ana.act((await ana.until_asked()).choices[0].action)
        await bo.until_asked()
        await until_nothing_is_due(server)
        assert heard.empty()
