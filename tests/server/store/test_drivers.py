"""Writing moves to SQLite: writers wait only for a lock, and nothing is half-done."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from polis.server.store import drivers
from polis.server.store.drivers import SqliteWriter
from tests.server.serving import in_loop
from tests.waiting import loop_rounds


@pytest.fixture
def path(tmp_path: Path) -> str:
    path = str(tmp_path / "notes.db")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE note (text)")
    return path


@pytest.fixture
def other(path: str) -> Iterator[sqlite3.Connection]:
    """Another process at the same file, as an operator with a tool."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def note(text: str, connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO note VALUES (?)", [text])


def notes(path: str) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [text for (text,) in connection.execute("SELECT text FROM note")]


@in_loop
async def test_a_writer_waits_for_the_process_that_has_the_lock(
    path: str, other: sqlite3.Connection
) -> None:
    writer = SqliteWriter(path)
    await writer.run(lambda connection: note("first", connection))
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(writer.run(lambda connection: note("second", connection)))
    await loop_rounds(100)
    assert not waiting.done()
    other.execute("COMMIT")
    await waiting
    await writer.close()
    assert notes(path) == ["first", "second"]


def patience_in_this_thread(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The milliseconds that transactions begun in the loop's thread wait for the lock."""
    found: list[int] = []
    begin, here = drivers._begin, threading.get_ident()

    def begin_and_note(connection: sqlite3.Connection) -> None:
        if threading.get_ident() == here:
            found.append(connection.execute("PRAGMA busy_timeout").fetchone()[0])
        begin(connection)

    monkeypatch.setattr(drivers, "_begin", begin_and_note)
    return found


@in_loop
async def test_a_writer_that_waits_in_vain_is_told_and_does_not_block_the_loop(
    path: str, other: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drivers, "BUSY_MS", 2000)
    patience = patience_in_this_thread(monkeypatch)
    writer = SqliteWriter(path)
    await writer.run(lambda connection: note("first", connection))
    other.execute("BEGIN IMMEDIATE")
    for _ in range(2):
        waiting = asyncio.create_task(writer.run(lambda connection: note("lost", connection)))
        await loop_rounds(100)
        assert not waiting.done()
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await waiting
    other.execute("COMMIT")
    await writer.run(lambda connection: note("second", connection))
    await writer.close()
    assert set(patience) == {0}
    assert notes(path) == ["first", "second"]


@in_loop
async def test_a_commit_that_is_cancelled_leaves_the_writer_usable(path: str) -> None:
    writer = SqliteWriter(path)
    for number in range(20):
        task = asyncio.create_task(writer.run(lambda connection: note("called off", connection)))
        for _ in range(number % 4):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await writer.run(lambda connection: note("kept", connection))
    await writer.close()
    assert notes(path).count("kept") == 20


@in_loop
async def test_a_failure_in_the_middle_is_rolled_back(path: str) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        note("half", connection)
        raise ZeroDivisionError

    writer = SqliteWriter(path)
    with pytest.raises(ZeroDivisionError):
        await writer.run(fail)
    await writer.run(lambda connection: note("whole", connection))
    await writer.close()
    assert notes(path) == ["whole"]
