"""What an operator relies on: one process per file, migrations, backup, health, quiet logs."""

import asyncio
import gc
import json
import logging
import socket
import sqlite3
import subprocess
import sys
import tracemalloc
import weakref
from pathlib import Path
from typing import Any

import pytest
import structlog
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text

from polis.client import Refused
from polis.client.bot import play
from polis.server.errors import NoTable
from polis.server.main import address, serve
from polis.server.ops.admin import backup, export_table, restore
from polis.server.ops.garbage import GarbageCollector
from polis.server.ops.logs import set_up_logs
from polis.server.ops.settings import from_environment
from polis.server.ops.startup_errors import BadSetting, OneProcess
from polis.server.store import backup as backups
from polis.server.store import migrate, schema
from polis.server.store.backup import BadBackup
from polis.server.store.database import Database
from polis.server.store.journal import step_values
from polis.server.store.opening import opened
from polis.server.tables import actor
from polis.table.records import StoredStep
from tests.server.conftest import PostgresServer
from tests.server.serving import in_loop, persons, seated, serving, settings_for
from tests.waiting import until

PHASES = ("running", "finished")
GOLDEN = Path(__file__).parents[1] / "golden"  # see tests/server/record.py
BACKUPS = sorted(GOLDEN.glob("*/backup.txt"))
SCHEMAS = sorted(GOLDEN.rglob("*.sql"))


def test_several_workers_are_refused_with_what_to_do_instead(sqlite: str) -> None:
    with pytest.raises(OneProcess, match="see deploy/"):
        serve(database=sqlite, workers=2, port=0)


@pytest.mark.filterwarnings("ignore:.*expression-based index")  # compared on PostgreSQL
@in_loop
async def test_r15_the_migrations_lead_to_the_schema_that_the_code_uses(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    store = Database(database)
    await store.open()
    async with store.writing() as connection:
        assert await connection.run_sync(differences) == []
        await connection.run_sync(migrate.migrate)  # again: nothing to do
    await store.close()


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: f"{path.parent.name}-{path.stem}")
@in_loop
async def test_r15_the_data_of_every_schema_is_brought_forward(tmp_path: Path, path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "polis.db")
    connection.executescript(path.read_text("utf-8"))
    connection.close()
    settings = settings_for(f"sqlite:///{tmp_path / 'polis.db'}")
    async with serving(settings) as server, persons(server.url, "Cy") as (cy,):
        finished = (await cy.tables(phase="finished")).tables
        assert {row.game for row in finished} >= {"peaks", "sealed_bids"}
        for row in (*finished, *(await cy.tables(phase="running")).tables):
            async with cy.live(row.id, watch=True) as guest:
                assert guest.entries
                assert guest.position is not None


@pytest.mark.parametrize("path", BACKUPS, ids=lambda path: path.parent.name)
@in_loop
async def test_r15_the_backup_of_every_release_can_be_restored_into_either_database(
    database: str, path: Path
) -> None:
    rows = await asyncio.to_thread(restore, path, database)
    assert rows == len(path.read_text("utf-8").splitlines()) - 2
    async with serving(settings_for(database)) as server, persons(server.url, "Cy") as (cy,):
        tables = [row for phase in PHASES for row in (await cy.tables(phase=phase)).tables]
        assert {row.game for row in tables} >= {"peaks", "sealed_bids"}
        for row in tables:
            async with cy.live(row.id, watch=True) as guest:
                assert guest.entries
        made = await cy.create("peaks", ["me", "bot:random"])  # and it is a database to go on with
        async with cy.live(made.table.id) as live:
            await live.say("hello")
            await play(live)


@in_loop
async def test_r15_a_newer_schema_is_refused(database: str) -> None:
    store = Database(database)
    await store.open()
    async with store.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(migrate.NewerSchema, match="newer"):
        await store.open()
    await store.close()


@in_loop
async def test_r15_a_backup_of_one_database_is_restored_into_the_other(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    addresses = [f"sqlite:///{tmp_path / 'a.db'}", postgres.fresh_database()]
    cookies: Any = None
    table_id = ""
    for number, (source, target) in enumerate((addresses, addresses[::-1])):
        if number:
            target = f"sqlite:///{tmp_path / 'b.db'}"
        file = tmp_path / f"{number}.jsonl"
        async with serving(settings_for(source)) as server, persons(server.url, "Ana") as (ana,):
            if number == 0:
                async with seated([ana], "sealed_bids", ["random"]) as (table_id, lives):
                    await lives[0].say("hello")
                    await play(lives[0])
                cookies = ana.http.cookies
            rows = await asyncio.to_thread(backup, file, source)  # while the server runs
        assert await asyncio.to_thread(restore, file, target) == rows
        with pytest.raises(BadBackup, match="not empty"):
            await asyncio.to_thread(restore, file, target)
        async with serving(settings_for(target)) as server, persons(server.url, "Bo") as (client,):
            client.http.cookies = cookies
            assert (await client.table(table_id)).phase == "finished"
            async with client.live(table_id) as live:
                assert [line.text for line in live.chat] == ["hello", "again"][: number + 1]
                await live.say("again")


@in_loop
async def test_a_backup_does_not_hold_the_whole_database_in_memory(
    database: str, tmp_path: Path
) -> None:
    length, count = 2_000, 5_000
    store = await opened(database)
    rows = [step_values("long", StoredStep(n, None, "x" * length, (1,), 1)) for n in range(count)]
    async with store.writing() as connection:
        await connection.execute(insert(schema.step), rows)
    del rows
    tracemalloc.start()
    written = await backups.backup(store, tmp_path / "backup.jsonl")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    await store.close()
    assert written >= count
    assert most < length * count / 2


@in_loop
async def test_a_torn_backup_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path / 'a.db'}"
    async with serving(settings_for(source)) as server, persons(server.url, "Ana") as (ana,):
        await ana.create("peaks", ["me", "open"])
        await asyncio.to_thread(backup, tmp_path / "whole.jsonl", source)
    lines = (tmp_path / "whole.jsonl").read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "torn.jsonl").write_text("".join(lines[:-1]), "utf-8")
    target = f"sqlite:///{tmp_path / 'b.db'}"
    with pytest.raises(BadBackup, match="torn"):
        await asyncio.to_thread(restore, tmp_path / "torn.jsonl", target)
    whole = tmp_path / "whole.jsonl"
    assert await asyncio.to_thread(restore, whole, target) == len(lines) - 2


@in_loop
async def test_health_readiness_and_metrics(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients, "peaks") as (_, lives),
    ):
        assert lives[0].position is not None
        await lives[0].act(lives[0].position.choices[0].action)
        with pytest.raises(Refused):
            await lives[0].act(0)
        http = clients[0].http
        assert (await http.get("/api/health")).json() == {"status": "ok"}
        assert (await http.get("/api/ready")).json() == {"status": "ok"}
        for path in ("/api/health", "/api/ready"):  # some who watch it want no more than that
            assert (await http.head(path)).status_code == 200
        assert (await http.get("/api/tables/nonenonenone")).status_code == 404
        page = (await http.get("/metrics")).text
        assert "polis_steps_total 1.0" in page
        assert "polis_sockets 2.0" in page
        assert 'polis_refused_total{code="not-waiting-for-you"} 1.0' in page
        assert 'polis_refused_total{code="no-table"} 1.0' in page


@in_loop
async def test_the_logs_hold_no_secret_of_a_match(
    sqlite: str, capfd: pytest.CaptureFixture[str]
) -> None:
    set_up_logs("debug")
    async with (
        serving(settings_for(sqlite)) as server,
        persons(server.url, "Ana", "Bo") as clients,
        seated(clients) as (table_id, lives),
    ):
        seed = server.services.hub.tables[table_id].row.seed
        await lives[0].say("a private word")
        structlog.get_logger().error("broken", exc_info=ValueError(f"the seed is {seed}"))
        await asyncio.gather(*(play(live) for live in lives))
    structlog.reset_defaults()
    logged = capfd.readouterr().err
    assert "broken" in logged
    for secret in (str(seed), "private word", clients[0].http.cookies["polis"], '"view"'):
        assert secret not in logged


def test_library_messages_are_logged_in_the_same_form_without_their_arguments(
    capfd: pytest.CaptureFixture[str],
) -> None:
    set_up_logs("info")
    logger = logging.getLogger("uvicorn.error")
    try:
        raise ValueError("card:R7")
    except ValueError:
        logger.exception("Exception in %s\ncard:R7", "card:R7")
    logging.getLogger("asyncio").info("nobody needs this")
    structlog.reset_defaults()
    (line,) = capfd.readouterr().err.splitlines()
    assert "R7" not in line
    said = json.loads(line)
    assert (said["event"], said["by"]) == ("Exception in %s", "uvicorn.error")
    assert (said["level"], said["error"]) == ("error", "ValueError")


@pytest.mark.skipif(sys.platform == "win32", reason="nobody counts files there")
def test_a_server_takes_as_many_files_as_it_may_have() -> None:
    """In a process of its own, since what is taken stays taken."""
    few = (
        "import resource; from polis.server.ops.open_files import allow_many;"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (100, 200)); print(allow_many())"
    )
    done = subprocess.run([sys.executable, "-c", few], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "200"


def test_the_address_that_is_shown_can_be_opened() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        shown = {
            host: address(settings_for("", host=host), listener)
            for host in ("::1", "::", "0.0.0.0", "localhost")
        }
    hosts = ("[::1]", "127.0.0.1", "127.0.0.1", "localhost")
    assert list(shown.values()) == [f"http://{host}:{port}" for host in hosts]


def test_only_their_owner_can_read_files_with_secrets(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'new' / 'polis.db'}"
    asyncio.run(_opened_once(database))
    backup(tmp_path / "all.jsonl", database)
    assert (tmp_path / "all.jsonl").stat().st_mode & 0o077 == 0
    for path in (tmp_path / "new", tmp_path / "new/polis.db"):
        assert path.stat().st_mode & 0o077 == 0


async def _opened_once(database: str) -> None:
    await (await opened(database)).close()


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "PORT": "99",
        "METRICS": "off",
        "LIMIT_RATE": "2.5",
        "GAMES": "a:B",
    }.items():
        monkeypatch.setenv(f"POLIS_{name}", value)
    settings = from_environment(host="::1", port=None)
    assert (settings.port, settings.metrics, settings.host) == (99, False, "::1")
    assert settings.limits.rate == 2.5
    assert settings.games == ("a:B",)
    assert settings.database.startswith("sqlite:///")


def test_a_setting_that_is_nearly_ours_is_refused_without_its_value(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("POLIS_PORT_8200_TCP", "POLIS_DB_PORT", "POLIS_DB_HOST", "POLIS_NAME"):
        monkeypatch.setenv(name, "tcp://10.0.0.1:8200")  # from the services around a container
    from_environment()
    monkeypatch.setenv("POLIS_SECRETS", "s3cret")
    with pytest.raises(BadSetting, match=r"POLIS_SECRET$") as caught:
        from_environment()
    assert "s3cret" not in str(caught.value)


def test_a_service_that_is_called_like_us_does_not_move_the_port(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    service = "POLIS_SERVICE_HOST=10.0.0.1 POLIS_SERVICE_PORT=80 POLIS_SERVICE_PORT_HTTP=80"
    port = "PORT=tcp://10.0.0.1:80 PORT_80_TCP=tcp://10.0.0.1:80 PORT_80_TCP_PROTO=tcp"
    more = "PORT_80_TCP_PORT=80 PORT_80_TCP_ADDR=10.0.0.1"
    for line in (*service.split(), *(f"POLIS_{line}" for line in f"{port} {more}".split())):
        monkeypatch.setenv(*line.split("=", 1))
    assert from_environment().port == 8200
    assert from_environment(port=99).port == 99
    monkeypatch.setenv("POLIS_PORT", "10.0.0.1:80")
    with pytest.raises(BadSetting, match="POLIS_PORT"):
        from_environment()


def test_exporting_needs_an_existing_table(sqlite: str) -> None:
    async def make() -> None:
        store = Database(sqlite)
        await store.open()
        await store.close()

    asyncio.run(make())
    with pytest.raises(NoTable):
        export_table("nothing_here", sqlite)


@in_loop
async def test_a_table_that_sleeps_leaves_nothing_behind_that_must_be_searched_for(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(sqlite, idle_seconds=0.1, sweep_seconds=0.05)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as clients:
        async with seated(clients, "peaks") as (table_id, lives):
            assert lives[0].position is not None
            await lives[0].act(lives[0].position.choices[0].action)
            gone = weakref.ref(server.services.hub.tables[table_id])
        gc.disable()
        monkeypatch.setattr(GarbageCollector, "collect_if_due", lambda _: None)
        try:
            await until(lambda: not server.services.hub.tables)
            await until(lambda: gone() is None)
        finally:
            gc.enable()


@in_loop
async def test_a_table_without_sockets_sleeps_and_wakes_in_the_same_position(sqlite: str) -> None:
    settings = settings_for(sqlite, idle_seconds=0.1, sweep_seconds=0.05)
    async with serving(settings) as server, persons(server.url, "Ana", "Bo") as clients:
        async with seated(clients, "peaks") as (table_id, lives):
            assert lives[0].position is not None
            await lives[0].act(lives[0].position.choices[0].action)
            assert table_id in server.services.hub.tables
        await until(lambda: not server.services.hub.tables)
        async with clients[1].live(table_id) as bo:
            assert bo.number == 2
            assert bo.position is not None
            await bo.act(bo.position.choices[0].action)


@in_loop
async def test_visiting_many_tables_keeps_only_some_of_them_awake(sqlite: str) -> None:
    settings = settings_for(sqlite, idle_tables=2, sweep_seconds=0.05)
    async with serving(settings) as server, persons(server.url, "Ana") as (ana,):
        made = [await ana.create("peaks", ["me", "here:Bo"]) for _ in range(5)]
        hub = server.services.hub
        async with ana.live(made[0].table.id, seat=0) as eyes:
            for one in made[1:]:
                await ana.sync(one.table.id)
            await until(lambda: len(hub.tables) <= 3)
            assert set(hub.tables) == {one.table.id for one in (made[0], *made[-2:])}
            assert eyes.position is not None
            await eyes.act(eyes.position.choices[0].action)


@in_loop
async def test_a_long_match_counts_as_several_idle_tables(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actor, "STEPS_OF_A_TABLE", 1)
    settings = settings_for(sqlite, idle_tables=3, sweep_seconds=0.05)
    async with serving(settings) as server, persons(server.url, "Ana") as (ana,):
        first = (await ana.create("peaks", ["me", "here:Bo"])).table.id
        async with ana.live(first, seat=0) as live:
            assert live.position is not None
            await live.act(live.position.choices[0].action)
        made = [(await ana.create("peaks", ["me", "here:Bo"])).table.id for _ in range(2)]
        for table_id in made:
            await ana.sync(table_id)
        await until(lambda: set(server.services.hub.tables) == set(made))
