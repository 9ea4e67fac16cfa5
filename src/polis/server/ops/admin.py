"""What `polis backup`, `restore` and the other commands of an operator call: the database without
a server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from polis.kernel.errors import DamagedJournal
from polis.server import succession
from polis.server.errors import Unavailable
from polis.server.hub import Hub
from polis.server.identity import new_id, new_secret
from polis.server.lobby import Lobby
from polis.server.resources import ImportBody
from polis.server.settings import Settings, from_environment
from polis.server.store import backup as backups
from polis.server.store import migrate, people, reports
from polis.server.store.database import Database
from polis.server.store.opening import known, opened, shown
from polis.server.store.reports import ReportedLine
from polis.server.store.rows import PersonRow, now
from polis.server.trouble import NoDatabase, cause_of

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


def backup(path: Path, database: str | None = None) -> int:
    """Write everything to a new file, also while a server runs; how many rows."""

    async def work() -> int:
        async with _known(_address(database), must_exist=True) as store:
            return await backups.backup(store, path)

    return asyncio.run(work())


def restore(path: Path, database: str | None = None) -> int:
    """Fill an empty database from a backup; how many rows."""

    async def work() -> int:
        async with _known(_address(database)) as store:
            return await backups.restore(path, store)

    return asyncio.run(work())


def export_table(table_id: str, database: str | None = None) -> str:
    """The journal of a table as text, secrets included, also of a match that still runs."""

    async def work() -> str:
        settings = from_environment(database=database)
        async with _known(settings.database, must_exist=True) as store:
            return await succession.export_text(Lobby(Hub(settings, store)), table_id)

    return asyncio.run(work())


def import_journal(path: Path, database: str | None = None) -> tuple[str, str]:
    """A journal becomes a table; its id, and a token that makes a device its owner."""
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
        table_id = await succession.import_text(Lobby(hub), owner, body)
        token = new_secret()
        await people.add_device_link(store, token, owner.id)
        return table_id, token
    finally:
        await hub.drain()
        await store.close()


def reported(days: float, database: str | None = None) -> list[ReportedLine]:
    """The lines of chat that were reported in the last days, also while a server runs."""

    async def work() -> list[ReportedLine]:
        async with _current(_address(database)) as store:
            return await reports.latest(store, now() - int(days * DAY_MS))

    return asyncio.run(work())


def silence(player: str, hours: float, database: str | None = None) -> str:
    """Somebody may not talk for so long, from now on; its name. Raises NoSuch."""

    async def work() -> str:
        async with _current(_address(database)) as store:
            return await reports.silence(store, player, now() + int(hours * HOUR_MS))

    return asyncio.run(work())


def _address(database: str | None) -> str:
    return from_environment(database=database).database


@asynccontextmanager
async def _known(address: str, must_exist: bool = False) -> AsyncIterator[Database]:
    """A database that is used as it is. Raises NoDatabase."""
    store = known(address, must_exist)
    try:
        yield store
    except (Unavailable, SQLAlchemyError) as error:
        raise NoDatabase(shown(address), cause_of(error)) from error
    finally:
        await store.close()


@asynccontextmanager
async def _current(address: str) -> AsyncIterator[Database]:
    """A database with all that this version knows. Raises NoDatabase."""
    async with _known(address, must_exist=True) as store:
        async with store.reading() as connection:
            found = await connection.run_sync(migrate.current)
        if found != migrate.head():
            why = "it has another schema: start the server once, then try again"
            raise NoDatabase(shown(address), why)
        yield store
