"""Write moves to the database without SQLAlchemy.

Statements are built from the columns of the schema, but compiled to text once, at the start.
Running each of them through SQLAlchemy would cost more than the database itself.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

import asyncpg
from sqlalchemy import Dialect
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg as postgresql
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

CONNECTIONS = 6  # per process, for moves; more would wait for the same disk
POOL_SECONDS = 10
CLOSE_SECONDS = 2
LOCK_MS = 5000  # to wait for a lock of another process on a row
BY_KEY = (
    "enable_seqscan",
    "enable_hashjoin",
    "enable_mergejoin",
)  # plans to avoid
BUSY_MS = 5000  # to wait for a lock of another process on the file
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON")
SQLITE: Dialect = sqlite.dialect()
POSTGRESQL: Dialect = postgresql.dialect()  # type: ignore[no-untyped-call]

T = TypeVar("T")


class Statement:
    """A compiled statement for one database, with the order of its values."""

    def __init__(self, clause: ClauseElement, dialect: Dialect) -> None:
        compiled = clause.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self.text = str(compiled)
        self._names: list[str] = list(compiled.positiontup or ())

    def values(self, given: Mapping[str, object]) -> list[object]:
        return [given[name] for name in self._names]


class SqliteWriter:
    """One SQLite connection.

    A thread waits for the lock and the disk. The statements between take microseconds and run in
    the event loop's thread: in another thread each would wait milliseconds for the interpreter when
    the loop is busy.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._is_done: Callable[[], bool] = lambda: True  # whether the thread is free

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run work in a transaction, and commit it."""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "writer")
        connection = self._connection
        if connection is None or self._is_working or not _begin_at_once(connection):
            connection = await self._in_thread(self._thread, self._begin)
        try:
            outcome = work(connection)
        except BaseException:
            connection.rollback()
            raise
        await self._in_thread(self._thread, lambda: _commit(connection))
        return outcome

    async def _in_thread(self, thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        future = thread.submit(work)
        self._is_done = future.done
        return await asyncio.wrap_future(future)

    @property
    def _is_working(self) -> bool:
        """Whether the thread is still busy with work whose caller was cancelled."""
        return not self._is_done()

    def _begin(self) -> sqlite3.Connection:
        """Begin a transaction in the thread, and open the connection first if needed."""
        connection = self._connection = self._connection or self._open()
        _begin(connection)
        return connection

    def _open(self) -> sqlite3.Connection:
        # Transactions begin explicitly, not at the first write.
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def close(self) -> None:
        if self._thread is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._close)
            self._thread.shutdown()
            self._thread = None

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _begin(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:  # the caller that began it was cancelled
        connection.rollback()
    connection.execute("BEGIN IMMEDIATE")


def _begin_at_once(connection: sqlite3.Connection) -> bool:
    """Begin without waiting, which nearly always succeeds; return whether it did."""
    connection.execute("PRAGMA busy_timeout=0")
    try:
        _begin(connection)
    except sqlite3.OperationalError:
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    return True


def _commit(connection: sqlite3.Connection) -> None:
    with connection:  # rolls back if the commit fails
        pass


class PostgresWriter:
    """A few PostgreSQL connections. After an error a connection is closed, not reused."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool | None = None

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[asyncpg.Connection]:
        if self._pool is None:
            self._pool = self._make_pool()
        await self._pool  # opens it, once
        async with self._pool.acquire(timeout=POOL_SECONDS) as connection:
            try:
                yield connection
            except asyncpg.UniqueViolationError:
                raise
            except BaseException:
                connection.terminate()
                raise

    def _make_pool(self) -> asyncpg.Pool:
        return asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=5,
            command_timeout=30,
            server_settings={"lock_timeout": f"{LOCK_MS}ms", **dict.fromkeys(BY_KEY, "off")},
            reset=_keep_settings,
        )

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await pool.close()
        except TimeoutError:  # the database no longer answers
            pool.terminate()


async def _keep_settings(_connection: asyncpg.Connection) -> None:
    """Spare the round trip of the usual reset: no writer changes its connection's settings."""
