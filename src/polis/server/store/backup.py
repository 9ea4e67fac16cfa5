"""Backup and restore: all rows as text, one JSON object per line, the same from either database.

So a backup of SQLite can be restored into PostgreSQL and back. It is one consistent moment, also
while a server writes. It holds secrets (seeds, the key that signs cookies): keep it as such.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, func, insert, select, text

from polis.kernel.errors import PolisError
from polis.server.store import migrate, schema
from polis.server.store.database import Database

BATCH = 500


class BadBackup(PolisError):
    """The file is no backup, or does not fit here."""

    code = "bad-backup"


async def backup(address: str, path: Path) -> int:
    """Write everything to a new file; how many rows."""
    database = Database(address)
    try:
        async with database.reading() as connection:
            if not database.is_sqlite:
                await connection.execute(
                    text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                )
            with path.open("x", encoding="utf-8", newline="\n") as file:
                return await connection.run_sync(_write, file)
    finally:
        await database.close()


def _write(connection: Connection, file: TextIO) -> int:
    found = migrate.current(connection)
    if found != migrate.head():
        raise BadBackup("the database has another schema: start the server once, then try again")
    _write_line(file, {"polis": "backup", "schema": found})
    count = 0
    for table in schema.metadata.sorted_tables:
        for row in connection.execute(select(table)):
            _write_line(file, {"table": table.name, "row": dict(row._mapping)})
            count += 1
    _write_line(file, {"rows": count})
    return count


def _write_line(file: TextIO, data: dict[str, Any]) -> None:
    file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


async def restore(path: Path, address: str) -> int:
    """Fill an empty database from a file, in one transaction; how many rows."""
    database = Database(address)
    try:
        await database.open()
        async with database.writing() as connection:
            with path.open(encoding="utf-8") as file:
                return await connection.run_sync(_read, file)
    finally:
        await database.close()


def _read(connection: Connection, file: TextIO) -> int:
    for table in schema.metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise BadBackup("the database is not empty: restore into a new one")
    lines = _lines(file)
    head = next(lines, {})
    if head.get("polis") != "backup":
        raise BadBackup("this is not a backup of polis")
    if head.get("schema") != migrate.head():
        raise BadBackup(f"the backup has the schema {head.get('schema')}, not {migrate.head()}")
    pending: dict[str, list[dict[str, Any]]] = {}
    for count, data in enumerate(lines):
        if "rows" in data:
            _flush(connection, pending)
            _set_counters(connection)
            if data["rows"] != count:
                break
            return count
        pending.setdefault(data["table"], []).append(data["row"])
        if count % BATCH == 0:
            _flush(connection, pending)
    raise BadBackup("the backup is torn")


def _lines(file: TextIO) -> Iterator[dict[str, Any]]:
    for line in file:
        try:
            data = json.loads(line)
        except ValueError as error:
            raise BadBackup("the backup is torn") from error
        yield data


def _flush(connection: Connection, pending: dict[str, list[dict[str, Any]]]) -> None:
    for name, rows in pending.items():
        if rows:
            connection.execute(insert(schema.metadata.tables[name]), rows)
    pending.clear()


def _set_counters(connection: Connection) -> None:
    """PostgreSQL numbers new lines of chat by a counter of its own."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text(
                "SELECT setval(pg_get_serial_sequence('chat', 'id'), "
                "GREATEST((SELECT max(id) FROM chat), 1))"
            )
        )
