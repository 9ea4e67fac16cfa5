"""What an operator can get wrong: each ends with one clear line, and leaves nothing behind."""

import asyncio
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from polis.cli.app import run
from polis.server.ops.admin import backup, restore
from polis.server.store.database import Database
from tests.server.conftest import PostgresServer
from tests.server.serving import in_loop, persons, serving, settings_for

GOLDEN = Path(__file__).parents[1] / "golden"
PORT = ("--port", "0")


@pytest.fixture(autouse=True)
def _as_a_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In English, and with logs that end with the test."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("LANGUAGE", "en")
    handlers = logging.root.handlers[:]
    yield
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def complaint(capsys: pytest.CaptureFixture[str], *tokens: object) -> str:
    """The one line that a command ends with."""
    capsys.readouterr()
    assert run([str(token) for token in tokens]) in (1, 2)
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    return line


@pytest.mark.parametrize(
    "address, reason",
    [
        ("nonsense", "must begin with"),
        ("mysql://ana:secret@host/polis", "must begin with"),
        ("postgresql://ana:secret@127.0.0.1:1/polis", "refused|failed"),
        ("postgresql://ana:secret@no.such.host.invalid/polis", "127.0|known|resolution"),
        ("sqlite:////dev/null/polis.db", "Not a directory|File exists"),
        ("sqlite://", "must name a file"),
        ("sqlite:///:memory:", "must name a file"),
    ],
)
def test_a_database_that_cannot_be_used(
    capsys: pytest.CaptureFixture[str], address: str, reason: str
) -> None:
    line = complaint(capsys, "serve", *PORT, "--database", address)
    assert line.startswith("The database ")
    assert any(part in line for part in reason.split("|")), line
    assert "secret" not in line


def test_a_file_that_is_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("remember the milk " * 20)
    address = f"sqlite:///{tmp_path / 'notes.txt'}"
    assert "not a database" in complaint(capsys, "serve", *PORT, "--database", address)


def test_a_folder_in_which_nothing_can_be_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Path.open

    def refuse(path: Path, *args: Any, **more: Any) -> Any:
        if path.suffix == ".lock":
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, *args, **more)

    monkeypatch.setattr(Path, "open", refuse)  # tests may run as root, who may write anywhere
    address = f"sqlite:///{tmp_path / 'polis.db'}"
    line = complaint(capsys, "serve", *PORT, "--database", address)
    assert address in line
    assert "Permission denied" in line


def test_a_database_that_postgresql_does_not_have(
    capsys: pytest.CaptureFixture[str], postgres: PostgresServer
) -> None:
    address = postgres.fresh_database().replace("/polis_", "/nowhere_")
    line = complaint(capsys, "serve", *PORT, "--database", address)
    assert "does not exist" in line


def test_a_port_that_is_taken(
    capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path, busy_port: int
) -> None:
    line = complaint(capsys, "serve", "--port", busy_port, "--database", sqlite)
    assert f"127.0.0.1:{busy_port}" in line
    assert "in use" in line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "tokens, reason",
    [
        (("--host", "no.such.host.invalid"), "no.such.host.invalid"),
        (("--port", "99999"), "65535"),
        (("--workers", "0"), "at least 1"),
        (("--workers", "2"), "deploy/"),
    ],
)
def test_an_option_that_cannot_be_meant(
    capsys: pytest.CaptureFixture[str], sqlite: str, tokens: tuple[str, str], reason: str
) -> None:
    assert reason in complaint(capsys, "serve", *tokens, "--database", sqlite)


def test_a_setting_of_the_environment_that_is_no_number(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLIS_LIMIT_RATE", "fast")
    assert "POLIS_LIMIT_RATE=fast" in complaint(capsys, "serve", *PORT)


@pytest.mark.parametrize(
    "name, value, reason",
    [
        ("LOG_LEVEL", "chatty", "debug, info"),
        ("BOT_PROCESSES", "0", "at least 1"),
        ("METRICS", "enabled", "on or off"),
        ("SWEEP_SECONDS", "0", "more than 0"),
        ("SWEEP_SECONDS", "nan", "not negative"),
        ("DRAIN_SECONDS", "inf", "not negative"),
        ("NOTIFY_SECONDS", "-1", "not negative"),
        ("LIMIT_RATE", "0", "more than 0"),
        ("LIMIT_REQUEST_RATE", "0", "more than 0"),
        ("LEAVER_BOT", "nobody", "There is no player nobody"),
        ("GAMES", "no.such.module:GAME", "no.such.module"),
        ("PUBLIC_URL", "play.example.org", "http(s)://"),
        ("SMTP", "ana:secret@mail.example.org", "smtp(s)://"),
        ("SMTP", "smtp://ana:secret@mail.example.org:x", "smtp(s)://"),
        ("SMTP", "smtp://ana:secret@mail.example.org", "mail_from"),
    ],
)
def test_a_setting_that_cannot_be_meant(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    sqlite: str,
    name: str,
    value: str,
    reason: str,
) -> None:
    monkeypatch.setenv(f"POLIS_{name}", value)
    line = complaint(capsys, "serve", *PORT, "--database", sqlite)
    assert reason in line
    assert "secret" not in line


def test_a_database_file_that_is_not_there_is_not_made(
    capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.jsonl"
    for tokens in (("backup", file), ("export", "tabletable")):
        assert "no such file" in complaint(capsys, *tokens, "--database", sqlite)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_does_not_write_over_a_file(
    capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path
) -> None:
    make(sqlite)
    file = tmp_path / "letters.txt"
    file.write_text("dear Ana")
    assert "File exists" in complaint(capsys, "backup", file, "--database", sqlite)
    assert file.read_text() == "dear Ana"
    nowhere = tmp_path / "none" / "backup.jsonl"
    assert "No such file" in complaint(capsys, "backup", nowhere, "--database", sqlite)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]\n",
        "\x00\x01\n",
        '{"polis":"backup","schema":"9999"}\n',
        '{"polis":"backup","schema":"0001"}\n{"table":"nothing","row":{}}\n{"rows":1}\n',
        '{"polis":"backup","schema":"0001"}\n{"rows":7}\n',
        '{"polis":"backup","schema":"0001"}\n',
    ],
)
def test_a_damaged_backup_leaves_nothing(
    capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "backup.jsonl"
    file.write_text(text)
    line = complaint(capsys, "restore", file, "--database", sqlite)
    assert line.startswith("This is not a usable backup")
    whole = tmp_path / "whole.jsonl"
    other = f"sqlite:///{tmp_path / 'other.db'}"
    make(other)
    rows = backup(whole, other)
    assert restore(whole, sqlite) == rows  # the database is as empty as before


def test_tables_and_journals_that_are_not_there(
    capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path
) -> None:
    make(sqlite)
    assert complaint(capsys, "export", "no_such_table", "--database", sqlite)
    damaged = tmp_path / "match.jsonl"
    damaged.write_bytes(b"\xff\xfe\x00")
    assert "not text" in complaint(capsys, "import", damaged, "--database", sqlite)
    damaged.write_text('{"polis":"journal"}\n')
    assert complaint(capsys, "import", damaged, "--database", sqlite)
    assert "No such file" in complaint(capsys, "import", tmp_path / "none", "--database", sqlite)


@in_loop
async def test_a_running_server_keeps_its_file_and_can_be_backed_up(
    capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.jsonl"
    async with serving(settings_for(sqlite)) as server, persons(server.url, "Ana") as (ana,):
        made = await ana.create("peaks", ["me", "open"])
        for tokens in (("serve", *PORT), ("restore", file), ("import", GOLDEN / "peaks-1.jsonl")):
            if tokens[0] == "restore":
                assert await asyncio.to_thread(backup, file, sqlite) > 0
            line = await asyncio.to_thread(complaint, capsys, *tokens, "--database", sqlite)
            assert line.startswith("Another process already uses this database file")
        assert (await ana.table(made.table.id)).phase == "open"


def make(address: str) -> None:
    """An empty database of the present schema."""

    async def work() -> None:
        store = Database(address)
        await store.open()
        await store.close()

    asyncio.run(work())
