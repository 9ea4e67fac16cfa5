"""Open the database of an operator's address, or say in one line why not."""

import asyncio
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from polis.kernel.errors import PolisError
from polis.server.errors import Unavailable
from polis.server.ops.startup_errors import NoDatabase, NoDatabaseFile, cause_of
from polis.server.store.database import Database

BACKENDS = ("sqlite", "postgresql")


async def opened(address: str) -> Database:
    """An opened and migrated database. Raises NoDatabase, AnotherProcess, NewerSchema."""
    database = known(address)
    try:
        await database.open()
    except BaseException as error:
        await database.close()
        raise _translated(address, error) from error
    return database


def known(address: str, must_exist: bool = False) -> Database:
    """A database that is not migrated. Raises NoDatabase."""
    try:
        url = make_url(address)
        if url.get_backend_name() not in BACKENDS:
            raise NoDatabase(shown(address), "it must begin with sqlite:/// or postgresql://")
        if url.get_backend_name() == "sqlite":
            _check_file(address, url.database, must_exist)
        return Database(address)
    except (ArgumentError, ValueError) as error:
        text = "it must begin with sqlite:/// or postgresql://"
        raise NoDatabase(shown(address), text) from error
    except OSError as error:
        raise NoDatabaseFile(shown(address), cause_of(error)) from error


def _check_file(address: str, name: str | None, must_exist: bool) -> None:
    if not name or name == ":memory:":  # each connection would have a database of its own
        raise NoDatabase(shown(address), "it must name a file: sqlite:///polis.db")
    if must_exist and not Path(name).is_file():
        raise NoDatabase(shown(address), "there is no such file")


def _translated(address: str, error: BaseException) -> BaseException:
    is_ours = isinstance(error, PolisError) and not isinstance(error, Unavailable)
    if is_ours or isinstance(error, asyncio.CancelledError | KeyboardInterrupt):
        return error
    if isinstance(error, OSError) and address.startswith("sqlite"):
        return NoDatabaseFile(shown(address), cause_of(error))
    if isinstance(error, Unavailable | OSError | SQLAlchemyError) or _is_postgres(error):
        return NoDatabase(shown(address), cause_of(error))
    return error


def _is_postgres(error: BaseException) -> bool:
    """Check the login; PostgreSQL's message about a wrong name or password is passed on."""
    return type(error).__module__.startswith("asyncpg")


def shown(address: str) -> str:
    """An address without its password."""
    try:
        return make_url(address).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return address.rpartition("@")[2]
