"""A damaged database, and sockets that close while the database is away: clear answers."""

import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from bench.load.socket import handshake
from polis.server.errors import Unavailable
from polis.server.live.transport import Transport
from polis.server.store import tables
from polis.server.store.database import Database
from polis.wire.protocol import PROTOCOL
from tests.server.floods.raw import TEXT, frame, raw_connection, raw_socket
from tests.server.serving import in_loop, persons, serving, settings_for


def damaged_file(folder: Path) -> Path:
    """A SQLite file whose first table is overwritten."""
    path = folder / "damaged.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE things (name TEXT)")
        connection.executemany("INSERT INTO things VALUES (?)", [("x" * 3_000,)] * 20)
    connection.close()
    data = bytearray(path.read_bytes())
    data[4096:8192] = b"\xff" * 4096
    path.write_bytes(data)
    return path


async def read_damaged(folder: Path) -> None:
    database = Database(f"sqlite:///{damaged_file(folder)}")
    try:
        async with database.reading() as connection:
            await connection.execute(text("SELECT * FROM things"))
    finally:
        await database.close()


@in_loop
async def test_a_damaged_file_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await read_damaged(tmp_path)


@in_loop
@pytest.mark.parametrize("is_known", [True, False], ids=["damage", "another fault"])
async def test_a_socket_gets_an_answer_if_the_table_cannot_be_read(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_known: bool
) -> None:
    async def load(*_: object) -> object:
        if is_known:
            await read_damaged(tmp_path)
        raise RuntimeError("another fault")

    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        table_id = (await ana.create("peaks", ["me", "open"])).table.id
        server.services.hub.tables.pop(table_id).stop()
        monkeypatch.setattr(tables, "load", load)
        async with raw_socket(server.url, cookie=ana.http.cookies["polis"]) as raw:
            hello = {"type": "hello", "protocol": PROTOCOL, "table": table_id}
            await raw.send(frame(TEXT, json.dumps(hello).encode()))
            assert b'"code":"unavailable"' in await raw.receive()
            await raw.send(frame(TEXT, b'{"type":"ping","id":1}'))
            assert b'"pong"' in await raw.receive()  # the socket lives on


@in_loop
async def test_the_server_can_stop_while_it_refuses_a_socket(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_stopped = False
    answer = Transport.send_500_response

    def answer_and_stop(transport: Transport) -> None:
        nonlocal is_stopped
        answer(transport)
        transport.shutdown()  # an assertion failed here
        is_stopped = True

    async def fail(_: object) -> None:
        raise RuntimeError("the database is gone")

    async with serving(settings_for(sqlite)) as server, raw_connection(server.url) as raw:
        monkeypatch.setattr(Transport, "send_500_response", answer_and_stop)
        monkeypatch.setattr(server.services.identity, "find", fail)
        await raw.send(handshake(server.url, "", ""))
        assert b" 500 " in await raw.until_closed()
    assert is_stopped
