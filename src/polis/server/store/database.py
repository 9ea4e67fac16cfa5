"""One door to either database: transactions for reading and for writing, and what goes wrong.

SQLite has one writing connection: writers queue in this process instead of meeting as "database is
locked". Whatever says that the database is away becomes `Unavailable`; nothing is half-done then.
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, event, make_url
from sqlalchemy.exc import (
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from polis.server.errors import Unavailable
from polis.server.store.direct import POOL_SECONDS, PRAGMAS, PostgresWriter, SqliteWriter
from polis.server.store.lock import ProcessLock
from polis.server.store.migrate import migrate

T = TypeVar("T")


class Database:
    """Engines for an address such as `sqlite:///polis.db` or `postgresql://host/polis`."""

    def __init__(self, address: str, pool: int = 10) -> None:
        url = make_url(address)
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.lock: ProcessLock | None = None
        if self.is_sqlite:
            path = Path(url.database or "")
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds secrets
            self.lock = ProcessLock(path)
            async_url = url.set(drivername="sqlite+aiosqlite", database=str(path))
            self._writer = _sqlite_engine(async_url, 1, "BEGIN IMMEDIATE")
            self._reader = self._snapshots = _sqlite_engine(async_url, 4, "BEGIN")
            self._direct: SqliteWriter | PostgresWriter = SqliteWriter(str(path))
        else:
            async_url = url.set(drivername="postgresql+asyncpg")
            self._writer = _postgres_engine(async_url, pool)
            # To begin and end something takes two trips, and each statement sees what there is when
            # it runs, whether or not a transaction is around it.
            self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")
            self._snapshots = self._writer.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
            plain_url = url.set(drivername="postgresql")
            self._direct = PostgresWriter(plain_url.render_as_string(hide_password=False))
        self.url = async_url
        self._gate: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )

    async def open(self) -> None:
        """Bring the schema forward. A second process on one SQLite file is refused."""
        if self.lock is not None:
            self.lock.acquire()
            _make_private(Path(self.url.database or "").resolve())
        async with self.writing() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self._direct.close()
        await self._writer.dispose()
        await self._reader.dispose()
        if self.lock is not None:
            self.lock.release()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end of the block, or not at all."""
        with _translated():
            async with self._gate, self._writer.begin() as connection:
                yield connection

    async def write_at_once(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """SQLite: a whole transaction without a pause inside. Passing every statement to a thread
        and back, as the asynchronous driver does, costs more than the statements."""
        assert isinstance(self._direct, SqliteWriter)
        with _translated():
            async with self._gate:
                return await self._direct.run(work)

    @asynccontextmanager
    async def writing_directly(self) -> AsyncIterator[Any]:
        """PostgreSQL: a connection of the driver, for statements that are ready. Each is a
        transaction, unless the block begins one."""
        assert isinstance(self._direct, PostgresWriter)
        with _translated():
            async with self._direct.connection() as connection:
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with _translated():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Everything as it was at one moment, however long it takes to read it."""
        with _translated():
            async with self._snapshots.connect() as connection:
                yield connection


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except AWAY as error:
        raise Unavailable("the database is away") from error
    except DBAPIError as error:
        if error.connection_invalidated or _is_shutdown(error.orig):
            raise Unavailable("the database is away") from error
        raise
    except asyncpg.PostgresError as error:
        if _is_shutdown(error):
            raise Unavailable("the database is away") from error
        raise


AWAY = (
    OperationalError,
    InterfaceError,
    PoolTimeout,
    OSError,
    sqlite3.OperationalError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


def _is_shutdown(error: BaseException | None) -> bool:
    """Class 57 of PostgreSQL: it shuts down or starts up; class 08: no connection."""
    state = str(getattr(error, "sqlstate", None) or "")
    return state.startswith(("57", "08", "53"))


def _postgres_engine(url: Any, size: int) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
        connect_args={"timeout": 5, "command_timeout": 30},
    )

    @event.listens_for(engine.sync_engine, "checkout")
    def look(connection: Any, _record: Any, _proxy: Any) -> None:
        """A connection that has ended is replaced. The driver knows: to ask the database each time,
        as `pool_pre_ping` does, takes longer than most of what is read then."""
        if connection.driver_connection.is_closed():
            raise DisconnectionError

    return engine


def _sqlite_engine(url: Any, size: int, begin: str) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=size, max_overflow=0, pool_timeout=POOL_SECONDS, pool_reset_on_return=None
    )

    _set_up_sqlite(engine.sync_engine, begin)
    return engine


def _set_up_sqlite(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, not at the first write
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _make_private(path: Path) -> None:
    """A file for its owner alone, unless there is one: it holds seeds, and the key of cookies."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
