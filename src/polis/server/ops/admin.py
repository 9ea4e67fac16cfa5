"""Commands of an operator that use the database without a server: backup, restore, export."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from polis.kernel.errors import DamagedJournal
from polis.server.errors import Unavailable
from polis.server.lobby import forks
from polis.server.lobby.lobby import Lobby
from polis.server.ops.operator import Operator
from polis.server.ops.settings import Settings, from_environment
from polis.server.ops.startup_errors import NoDatabase, cause_of
from polis.server.people.identity import new_id, new_secret
from polis.server.store import backup as backups
from polis.server.store import migrate, people, reports
from polis.server.store.database import Database
from polis.server.store.opening import known, opened, shown
from polis.server.store.reports import ReportedLine
from polis.server.store.rows import PersonRow, now
from polis.server.tables.registry import Hub
from polis.wire.admin import SilenceBody
from polis.wire.resources import ImportBody

DAY_MS = 86_400_000


def backup(path: Path, database: str | None = None) -> int:
    """Write a backup to a new file and return the number of rows. A server may be running."""

    async def work() -> int:
        async with _known(_address(database), must_exist=True) as store:
            rows = await backups.backup(store, path)
            await Operator(store).note("backup", path.name, f"{rows} rows")
            return rows

    return asyncio.run(work())


def restore(path: Path, database: str | None = None) -> int:
    """Fill an empty database from a backup; return the number of rows."""

    async def work() -> int:
        async with _known(_address(database)) as store:
            return await backups.restore(path, store)

    return asyncio.run(work())


def export_table(table_id: str, database: str | None = None) -> str:
    """The journal of a table as text, with its secrets, even if the match is running."""

    async def work() -> str:
        settings = from_environment(database=database)
        async with _known(settings.database, must_exist=True) as store:
            return await forks.export_text(Lobby(Hub(settings, store)), table_id)

    return asyncio.run(work())


def import_journal(path: Path, database: str | None = None) -> tuple[str, str]:
    """Make a table from a journal; return its id, and a token that makes a device its owner."""
    try:
        body = ImportBody(journal=path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise DamagedJournal("the file is not text") from error
    return asyncio.run(_imported(body, from_environment(database=database)))


async def _imported(body: ImportBody, settings: Settings) -> tuple[str, str]:
    store = await opened(settings.database)
    hub = Hub(settings, store)
    try:
        owner = PersonRow(new_id(), "import", "", "", "en")
        await people.create(store, owner, new_secret())
        table_id = await forks.import_text(Lobby(hub), owner, body)
        token = new_secret()
        await people.add_device_link(store, token, owner.id)
        return table_id, token
    finally:
        await hub.drain()
        await store.close()


def reported(days: float, database: str | None = None) -> list[ReportedLine]:
    """The lines of chat that were reported in the last days. A server may be running."""

    async def work() -> list[ReportedLine]:
        async with current(_address(database)) as store:
            return await reports.latest(store, now() - int(days * DAY_MS))

    return asyncio.run(work())


def silence(player: str, hours: float, database: str | None = None) -> str:
    """Mute a player for the given hours; return their name. Raises NoSuch."""

    async def work() -> str:
        async with current(_address(database)) as store:
            return await Operator(store).silence(SilenceBody(player=player, hours=hours))

    return asyncio.run(work())


def _address(database: str | None) -> str:
    return from_environment(database=database).database


@asynccontextmanager
async def _known(address: str, must_exist: bool = False) -> AsyncIterator[Database]:
    """A database in its present schema. Raises NoDatabase."""
    store = known(address, must_exist)
    try:
        yield store
    except (Unavailable, SQLAlchemyError) as error:
        raise NoDatabase(shown(address), cause_of(error)) from error
    finally:
        await store.close()


@asynccontextmanager
async def current(address: str) -> AsyncIterator[Database]:
    """A database with the newest schema. Raises NoDatabase."""
    async with _known(address, must_exist=True) as store:
        async with store.reading() as connection:
            found = await connection.run_sync(migrate.current)
        if found != migrate.head():
            why = "it has another schema: start the server once, then try again"
            raise NoDatabase(shown(address), why)
        yield store
