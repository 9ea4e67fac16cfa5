"""Backup and restore: all rows as JSON lines, the same for both databases.

A backup of SQLite can be restored into PostgreSQL and back. It is one consistent snapshot, even
while a server writes. It contains secrets (seeds, the key that signs cookies).
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
COUNTED = ("chat", "audit")  # tables that number their rows
Data = dict[str, Any]  # the object of a line


class BadBackup(PolisError):
    """The file is not a backup, or cannot be restored here."""

    code = "bad-backup"


async def backup(database: Database, path: Path) -> int:
    """Write a backup to a new file; return the number of rows. An unfinished file is removed."""
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


def _write_line(file: TextIO, data: Data) -> None:
    file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


async def restore(path: Path, database: Database) -> int:
    """Fill an empty database from a file, in one transaction; return the number of rows.

    The backup may be of an older version. It is read into its own schema, which is then migrated.
    """
    with path.open(encoding="utf-8") as file:
        lines = _lines(file)
        found = _schema_of(next(lines, {}))
        if database.lock is not None:
            database.lock.acquire()
        async with database.writing() as connection:
            return await connection.run_sync(_read, found, lines)


def _schema_of(head: Data) -> str:
    found = head.get("schema")
    if head.get("polis") != "backup" or not isinstance(found, str):
        raise BadBackup("this is not a backup of polis")
    if found not in migrate.revisions():
        raise BadBackup(f"it has the schema {found}, of a newer version of polis")
    return found


def _read(connection: Connection, found: str, lines: Iterator[Data]) -> int:
    _make_room(connection)
    migrate.migrate(connection, found)
    count = _fill(connection, _tables(connection), lines)
    migrate.migrate(connection)
    _set_counters(connection)
    return count


def _make_room(connection: Connection) -> None:
    """Drop empty tables of any schema. Raises BadBackup if one has rows."""
    there = _tables(connection)
    for table in there.sorted_tables:
        if table.name != "alembic_version" and connection.execute(select(table).limit(1)).first():
            raise BadBackup("the database is not empty: restore into a new one")
    there.drop_all(connection)


def _tables(connection: Connection) -> MetaData:
    """The tables of the database, with the columns that rows need."""
    there = MetaData()
    inspector = inspect(connection)
    for name in inspector.get_table_names():
        columns = inspector.get_columns(name)
        Table(name, there, *(Column(column["name"], column["type"]) for column in columns))
    return there


def _fill(connection: Connection, tables: MetaData, lines: Iterator[Data]) -> int:
    pending: dict[str, list[Data]] = {}
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


def _lines(file: TextIO) -> Iterator[Data]:
    try:
        for line in file:
            data = json.loads(line)
            yield data if isinstance(data, dict) else {}
    except ValueError as error:  # also for bytes that are not text
        raise BadBackup("the file is torn or damaged") from error


def _flush(connection: Connection, tables: MetaData, pending: dict[str, list[Data]]) -> None:
    for name, rows in pending.items():
        connection.execute(insert(tables.tables[name]), rows)
    pending.clear()


def _set_counters(connection: Connection) -> None:
    """Set PostgreSQL's counters of chat lines and audit entries behind the restored ones."""
    if connection.dialect.name == "postgresql":
        for name in COUNTED:
            connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), "
                    f"GREATEST((SELECT max(id) FROM {name}), 1))"
                )
            )
