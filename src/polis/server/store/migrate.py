"""Migrate the schema to the newest version; one process at a time."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from polis.kernel.errors import PolisError

ADVISORY_LOCK = 7_654_320  # any number, the same for all processes


class NewerSchema(PolisError):
    """The database was written by a newer version of polis."""

    code = "newer-schema"


def migrate(connection: Connection, to: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ADVISORY_LOCK})
    config = configuration()
    found = current(connection)
    if found is not None and found not in revisions():
        raise NewerSchema(
            f"the database has the schema {found}, which this version of polis does not know: "
            "it was written by a newer one"
        )
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def revisions() -> set[str]:
    """All schemas that this version knows."""
    scripts = ScriptDirectory.from_config(configuration())
    return {script.revision for script in scripts.walk_revisions()}


def head() -> str:
    return ScriptDirectory.from_config(configuration()).get_current_head() or ""


def current(connection: Connection) -> str | None:
    """The revision of a database; None if it is new."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
