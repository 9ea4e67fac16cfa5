"""Backup and restore: all rows as text, one JSON object per line, the same from either database.

So a backup of SQLite can be restored into PostgreSQL and back. It is one consistent moment, also
while a server writes. It holds secrets (seeds, the key that signs cookies): keep it as such.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Column, Connection, MetaData, Table, insert, inspect, select, text

from polis.kernel.errors import PolisError
from polis.server.store import migrate, schema
from polis.server.store.database import Database

BATCH = 500


class BadBackup(PolisError):
    """The file is no backup, or does not fit here."""

    code = "bad-backup"


async def backup(database: Database, path: Path) -> int:
    """Write everything to a new file; how many rows. A file that cannot be finished is removed."""
    with open(path, "x", encoding="utf-8", newline="\n", opener=_for_us_alone) as file:
        try:
            async with database.snapshot() as connection:
                return await connection.run_sync(_write, file)
        except BaseException:
            path.unlink()
            raise


def _for_us_alone(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _write(connection: Connection, file: TextIO) -> int:
    found = migrate.current(connection)
    if found != migrate.head():
        raise BadBackup("the database has another schema: start the server once, then try again")
    _write_line(file, {"polis": "backup", "schema": found})
    count = 0
    for table in schema.metadata.sorted_tables:
        for row in connection.execute(select(table).execution_options(yield_per=BATCH)):
            _write_line(file, {"table": table.name, "row": dict(row._mapping)})
            count += 1
    _write_line(file, {"rows": count})
    return count


def _write_line(file: TextIO, data: dict[str, Any]) -> None:
    file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


async def restore(path: Path, database: Database) -> int:
    """Fill an empty database from a file, in one transaction; how many rows.

    The backup may be of an older version: it is read into the schema it was written from, and that
    is brought forward.
    """
    with path.open(encoding="utf-8") as file:
        lines = _lines(file)
        found = _schema_of(next(lines, {}))
        if database.lock is not None:
            database.lock.acquire()
        async with database.writing() as connection:
            return await connection.run_sync(_read, found, lines)


def _schema_of(head: dict[str, Any]) -> str:
    found = head.get("schema")
    if head.get("polis") != "backup" or not isinstance(found, str):
        raise BadBackup("this is not a backup of polis")
    if found not in migrate.revisions():
        raise BadBackup(f"it has the schema {found}, of a newer version of polis")
    return found


def _read(connection: Connection, found: str, lines: Iterator[dict[str, Any]]) -> int:
    _make_room(connection)
    migrate.migrate(connection, found)
    count = _fill(connection, _tables(connection), lines)
    migrate.migrate(connection)
    _set_counters(connection)
    return count


def _make_room(connection: Connection) -> None:
    """Tables without a row are in nobody's way, whatever schema they are of."""
    there = _tables(connection)
    for table in there.sorted_tables:
        if table.name != "alembic_version" and connection.execute(select(table).limit(1)).first():
            raise BadBackup("the database is not empty: restore into a new one")
    there.drop_all(connection)


def _tables(connection: Connection) -> MetaData:
    """The tables that are there, as far as rows need them."""
    there = MetaData()
    inspector = inspect(connection)
    for name in inspector.get_table_names():
        columns = inspector.get_columns(name)
        Table(name, there, *(Column(column["name"], column["type"]) for column in columns))
    return there


def _fill(connection: Connection, tables: MetaData, lines: Iterator[dict[str, Any]]) -> int:
    pending: dict[str, list[dict[str, Any]]] = {}
    for count, data in enumerate(lines):
        if "rows" in data:
            _flush(connection, tables, pending)
            if data["rows"] != count:
                break
            return count
        if data.get("table") not in tables.tables or not isinstance(data.get("row"), dict):
            break
        pending.setdefault(data["table"], []).append(data["row"])
        if count % BATCH == 0:
            _flush(connection, tables, pending)
    raise BadBackup("the file is torn or damaged")


def _lines(file: TextIO) -> Iterator[dict[str, Any]]:
    try:
        for line in file:
            data = json.loads(line)
            yield data if isinstance(data, dict) else {}
    except ValueError as error:  # also of bytes that are no text
        raise BadBackup("the file is torn or damaged") from error


def _flush(
    connection: Connection, tables: MetaData, pending: dict[str, list[dict[str, Any]]]
) -> None:
    for name, rows in pending.items():
        connection.execute(insert(tables.tables[name]), rows)
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
