"""Access to either database: transactions for reading and writing, and their errors.

SQLite has one writing connection, so writers queue in this process instead of failing with
"database is locked". Connection errors become `Unavailable`; nothing is half-done then.
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import TypeVar

import asyncpg
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    PoolProxiedConnection,
    event,
    make_url,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from polis.server.errors import Unavailable
from polis.server.store.drivers import POOL_SECONDS, PRAGMAS, PostgresWriter, SqliteWriter
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
            # BEGIN and COMMIT take two round trips, and each statement sees the present state
            # with or without a transaction around it.
            self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")
            self._snapshots = self._writer.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
            plain_url = url.set(drivername="postgresql")
            self._direct = PostgresWriter(plain_url.render_as_string(hide_password=False))
        self.url = async_url
        self._gate: AbstractAsyncContextManager[object] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )

    async def open(self) -> None:
        """Migrate the schema. A second process on one SQLite file is refused."""
        if self.lock is not None:
            _make_private(Path(self.url.database or "").resolve())  # before the lock opens it
            self.lock.acquire()
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
        """Run a whole SQLite transaction without a pause.

        The asynchronous driver passes every statement to a thread and back, which costs more than
        the statements.
        """
        assert isinstance(self._direct, SqliteWriter)
        with _translated():
            async with self._gate:
                return await self._direct.run(work)

    @asynccontextmanager
    async def writing_directly(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection of the PostgreSQL driver, for prepared statements.

        Each statement is a transaction, unless the block begins one.
        """
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
        """A consistent snapshot, however long reading takes."""
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
        raise Unavailable("the database is unavailable") from error
    except DBAPIError as error:
        if error.connection_invalidated or _is_lost(error.orig) or _is_damaged(error.orig):
            raise Unavailable("the database is unavailable") from error
        raise
    except sqlite3.DatabaseError as error:
        if _is_damaged(error):
            raise Unavailable("the database is unavailable") from error
        raise
    except asyncpg.PostgresError as error:
        if _is_shutdown(error):
            raise Unavailable("the database is unavailable") from error
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


DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _is_lost(error: BaseException | None) -> bool:
    """Whether SQLAlchemy wraps an error that means that the connection ended under it."""
    return _is_shutdown(error) or isinstance(
        getattr(error, "__cause__", None), asyncpg.InternalClientError
    )


def _is_damaged(error: BaseException | None) -> bool:
    """Whether the SQLite file is no sound database any more."""
    return getattr(error, "sqlite_errorcode", None) in DAMAGED


def _is_shutdown(error: BaseException | None) -> bool:
    """Whether PostgreSQL shuts down or starts up (57), is unreachable (08) or overloaded (53)."""
    state = str(getattr(error, "sqlstate", None) or "")
    return state.startswith(("57", "08", "53"))


def _postgres_engine(url: URL, size: int) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
        connect_args={"timeout": 5, "command_timeout": 30},
    )

    @event.listens_for(engine.sync_engine, "checkout")
    def look(
        connection: DBAPIConnection, _record: ConnectionPoolEntry, _proxy: PoolProxiedConnection
    ) -> None:
        """Replace a closed connection.

        The driver knows its state; `pool_pre_ping` would ask the database each time, which takes
        longer than most queries.
        """
        if connection.driver_connection.is_closed():
            raise DisconnectionError

    return engine


def _sqlite_engine(url: URL, size: int, begin: str) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=size, max_overflow=0, pool_timeout=POOL_SECONDS, pool_reset_on_return=None
    )

    _set_up_sqlite(engine.sync_engine, begin)
    return engine


def _set_up_sqlite(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin explicitly, not at the first write
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _make_private(path: Path) -> None:
    """Create the file for its owner alone: it holds seeds, and the key that signs cookies."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
