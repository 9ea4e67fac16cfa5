"""Reminders outside the page: a webhook per person, mail, and where they must not go."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from polis.client import Client, Refused
from polis.client.bot import play
from polis.server import reminders
from polis.server.errors import BadMessage
from polis.server.reminders import Reminders, check_webhook, checked_address
from polis.server.settings import Settings
from polis.server.store import jobs
from polis.server.store.rows import PersonRow
from tests.server.serving import (
    in_loop,
    persons,
    seated,
    serving,
    settings_for,
    table_of,
    with_limits,
)
from tests.server.streams import stream_server

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


async def body_of(heard: asyncio.Queue[bytes]) -> dict[str, str]:
    data = b""
    while b"}" not in data:
        data += await heard.get()
    found: dict[str, str] = json.loads(data[data.index(b"{") :])
    return found


@in_loop
async def test_a_webhook_is_told_when_it_is_ones_turn_and_one_does_not_look(database: str) -> None:
    settings = settings_for(database, notify_seconds=0, private_webhooks=True)
    async with (
        listening([b"", b"", ANSWER]) as (port, heard),
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
        listening([b"", b"", ANSWER]) as (port, heard),
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
        listening([b"", b"", ANSWER]) as (port, heard),
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
        while await jobs.next_due(server.house.database) is not None:
            await asyncio.sleep(0.02)
        rest = b"".join(heard.get_nowait() for _ in range(heard.qsize()))
        assert b"POST" not in rest


@in_loop
async def test_who_has_sat_down_is_not_reminded_of_the_invitation(database: str) -> None:
    settings = settings_for(database, notify_seconds=1, private_webhooks=True)
    async with (
        listening([b""]) as (port, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as (ana, bo),
    ):
        player = await companion(ana, bo)
        await bo.be("Bo", webhook=f"http://127.0.0.1:{port}/hook")
        made = await ana.create("peaks", ["me", "open", "open"])
        await ana.invite(made.table.id, player=player)
        await bo.join(made.table.id)
        while await jobs.next_due(server.house.database) is not None:
            await asyncio.sleep(0.05)
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
async def test_a_webhook_that_answers_nonsense_or_nothing_costs_nobody_else_anything(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminders, "SECONDS", 0.5)
    settings = settings_for(sqlite, notify_seconds=0, private_webhooks=True)
    async with (
        listening([b"", b"nonsense" * 20_000]) as (nonsense, _),
        listening([b"", b"", b""]) as (silent, _),
        listening([b"", b"", ANSWER]) as (port, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo", "Cy", "Di") as clients,
    ):
        for client, number in zip(clients, (nonsense, silent, port)):
            await client.be("x", webhook=f"http://127.0.0.1:{number}/hook")
        table_id = await table_of(clients, "sealed_bids")
        assert (await body_of(heard))["table"] == table_id
        async with asyncio.timeout(10):
            while await jobs.next_due(server.house.database) is not None:
                await asyncio.sleep(0.05)


@in_loop
async def test_an_address_gets_so_many_letters_a_day(sqlite: str) -> None:
    async with listening(POST_OFFICE) as (port, heard):
        settings = with_limits(
            settings_for(
                sqlite, notify_seconds=0, smtp=f"smtp://127.0.0.1:{port}", mail_from="p@x.org"
            ),
            letters_per_day=1,
        )
        async with (
            serving(settings) as server,
            persons(server.url, "Ana", "Bo") as (ana, bo),
        ):
            for client, email in ((ana, "eve@x.org"), (bo, "Eve@x.org")):
                await client.be("x", email=email)
                await client.create("sealed_bids", ["me", "bot:random"])
                while await jobs.next_due(server.house.database) is not None:
                    await asyncio.sleep(0.02)
    said = b"".join([heard.get_nowait() for _ in range(heard.qsize())])
    assert said.count(b"\r\n.\r\n") == 1


POST_OFFICE = [b"220 x\r\n", *[b"250 x\r\n"] * 3, b"354 x\r\n", b"250 x\r\n", b"221 x\r\n"]


@in_loop
async def test_one_letter_tells_of_all_tables_that_wait(database: str) -> None:
    async with listening(POST_OFFICE) as (port, heard):
        settings = settings_for(
            database,
            notify_seconds=1,
            smtp=f"smtp://127.0.0.1:{port}",
            mail_from="polis@example.org",
            public_url="https://x",
        )
        async with serving(settings) as server, persons(server.url, "Ana", "Bo") as clients:
            await clients[1].be("Bo", email="bo@example.org", language="es")
            tables = [
                await table_of(clients, "peaks", title=title) for title in ("Sunday", "Monday")
            ]
            for table_id in tables:
                async with clients[0].live(table_id) as ana:
                    await ana.act((await ana.until_asked()).choices[0].action)
            said = b""
            while b"\r\n.\r\n" not in said:
                said += await heard.get()
    assert b"To: bo@example.org" in said
    assert b"Te toca jugar: Sunday, Monday" in said or b"Te toca jugar: Monday, Sunday" in said
    for table_id in tables:
        assert f"https://x/#/table/{table_id}".encode() in said


@in_loop
async def test_who_looks_at_the_table_gets_no_reminder(database: str) -> None:
    settings = settings_for(database, notify_seconds=0, private_webhooks=True)
    async with (
        listening([b""]) as (port, heard),
        serving(settings) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, (ana, bo)),
    ):
        await clients[1].be("Bo", webhook=f"http://127.0.0.1:{port}/hook")
        await ana.act((await ana.until_asked()).choices[0].action)
        await bo.until_asked()
        while await jobs.next_due(server.house.database) is not None:
            await asyncio.sleep(0.02)
        assert heard.empty()


@in_loop
async def test_mail_is_sent_where_the_operator_has_set_it_up(sqlite: str) -> None:
    async with listening(POST_OFFICE) as (port, heard):
        settings = Settings(
            smtp=f"smtp://127.0.0.1:{port}", mail_from="polis@example.org", public_url="https://x"
        )
        async with (
            serving(settings_for(sqlite)) as server,
            persons(server.url, "Ana") as (ana,),
        ):
            made = await ana.create("peaks", ["me", "open"], title="Sunday")
            row = server.house.hub.tables[made.table.id].row
            person = PersonRow("p", "Ana", "", "ana@example.org", "en")
            await Reminders(settings).tell(person, "your-turn", [row])
            with pytest.raises(Refused, match="bad-message"):
                await ana.be("Ana", email="ana@a@b")
    said = b"".join([heard.get_nowait() for _ in range(heard.qsize())])
    assert b"ana@example.org" in said
    assert b"\r\nDate: " in said
    assert b"@example.org>" in said  # the letter's own name
    assert f"https://x/#/table/{row.id}".encode() in said
