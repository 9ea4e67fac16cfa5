"""One door to either database: transactions for reading and for writing, and what goes wrong.

SQLite has one writing connection: writers queue in this process instead of meeting as "database is
locked". Whatever says that the database is away becomes `Unavailable`; nothing is half-done then.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from polis.server.errors import Unavailable
from polis.server.store.lock import ProcessLock
from polis.server.store.migrate import migrate

POOL_SECONDS = 10

T = TypeVar("T")


class Database:
    """Engines for an address such as `sqlite:///polis.db` or `postgresql://host/polis`."""

    def __init__(self, address: str, pool: int = 10) -> None:
        url = make_url(address)
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.lock: ProcessLock | None = None
        if self.is_sqlite:
            path = Path(url.database or "polis.db")
            path.parent.mkdir(parents=True, exist_ok=True)
            self.lock = ProcessLock(path)
            async_url = url.set(drivername="sqlite+aiosqlite", database=str(path))
            self._writer = _sqlite_engine(async_url, 1, "BEGIN IMMEDIATE")
            self._reader = _sqlite_engine(async_url, 4, "BEGIN")
            self._plain = create_engine(async_url.set(drivername="sqlite"), poolclass=StaticPool)
            _set_up_sqlite(self._plain, "BEGIN IMMEDIATE")
        else:
            async_url = url.set(drivername="postgresql+asyncpg")
            self._writer = self._reader = create_async_engine(
                async_url,
                pool_size=pool,
                max_overflow=0,
                pool_timeout=POOL_SECONDS,
                pool_pre_ping=True,
                connect_args={"timeout": 5, "command_timeout": 30},
            )
        self.url = async_url
        self._gate: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )
        self._thread: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        """Bring the schema forward. A second process on one SQLite file is refused."""
        if self.lock is not None:
            self.lock.acquire()
        async with self.writing() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._plain.dispose)
            self._thread.shutdown()
            self._thread = None
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

    async def write_in_thread(self, work: Callable[[Connection], T]) -> T:
        """SQLite: a whole transaction in one thread. Passing every statement to a thread and back,
        as the asynchronous driver does, costs more than the statements."""

        def transaction() -> T:
            with self._plain.begin() as connection:
                return work(connection)

        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "writer")
        with _translated():
            async with self._gate:
                return await asyncio.get_running_loop().run_in_executor(self._thread, transaction)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with _translated():
            async with self._reader.connect() as connection:
                yield connection


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except (OperationalError, InterfaceError, PoolTimeout, OSError) as error:
        raise Unavailable("the database is away") from error
    except DBAPIError as error:
        if error.connection_invalidated or _is_shutdown(error):
            raise Unavailable("the database is away") from error
        raise


def _is_shutdown(error: DBAPIError) -> bool:
    """Class 57 of PostgreSQL: it shuts down or starts up; class 08: no connection."""
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return state.startswith(("57", "08", "53"))


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
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "busy_timeout=5000",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
