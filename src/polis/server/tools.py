"""What `polis backup`, `restore`, `export` and `import` call: the database without a server."""

import asyncio
from pathlib import Path

from polis.kernel.errors import DamagedJournal
from polis.server import succession
from polis.server.hub import Hub
from polis.server.identity import new_id, new_secret
from polis.server.lobby import Lobby
from polis.server.resources import ImportBody
from polis.server.settings import from_environment
from polis.server.store import backup as backups
from polis.server.store import people
from polis.server.store.database import Database
from polis.server.store.rows import PersonRow


def backup(path: Path, database: str | None = None) -> int:
    """Write everything to a new file, also while a server runs; how many rows."""
    return asyncio.run(backups.backup(from_environment(database=database).database, path))


def restore(path: Path, database: str | None = None) -> int:
    """Fill an empty database from a backup; how many rows."""
    return asyncio.run(backups.restore(path, from_environment(database=database).database))


def export_table(table_id: str, database: str | None = None) -> str:
    """The journal of a table as text, secrets included, also of a match that still runs."""

    async def work() -> str:
        settings = from_environment(database=database)
        store = Database(settings.database)
        try:
            return await succession.export_text(Lobby(Hub(settings, store)), table_id)
        finally:
            await store.close()

    return asyncio.run(work())


def import_journal(path: Path, database: str | None = None) -> tuple[str, str]:
    """A journal becomes a table; its id, and a token that makes a device its owner."""

    async def work() -> tuple[str, str]:
        settings = from_environment(database=database)
        store = Database(settings.database)
        await store.open()
        try:
            owner = PersonRow(new_id(), "import", "", "", "en")
            await people.create(store, owner, new_secret())
            body = ImportBody(journal=path.read_text(encoding="utf-8"))
            hub = Hub(settings, store)
            table_id = await succession.import_text(Lobby(hub), owner, body)
            token = new_secret()
            await people.add_link(store, token, "device", person=owner.id)
            await hub.drain()
            return table_id, token
        finally:
            await store.close()

    try:
        return asyncio.run(work())
    except UnicodeDecodeError as error:
        raise DamagedJournal("the file is not text") from error
