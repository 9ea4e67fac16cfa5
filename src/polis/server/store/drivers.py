"""The way of every move into the database, without SQLAlchemy between.

Statements are still written with the columns of the schema; but they become text once, at the
start, and the driver gets them as they are. To have SQLAlchemy carry out every one of them costs
more than the database itself.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Dialect
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg as postgresql
from sqlalchemy.sql import ClauseElement

CONNECTIONS = 6  # of one process, for moves; more of them would wait for the same disk
POOL_SECONDS = 10
LOCK_MS = 5000  # for another process to let go of a row
BY_KEY = ("enable_seqscan", "enable_hashjoin", "enable_mergejoin")  # what is not wanted for moves
BUSY_MS = 5000  # for another process to let go of the file
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON")
SQLITE: Dialect = sqlite.dialect()
POSTGRESQL: Dialect = postgresql.dialect()  # type: ignore[no-untyped-call]

T = TypeVar("T")


class Statement:
    """A statement as text for one database, and the order in which it wants its values."""

    def __init__(self, clause: ClauseElement, dialect: Dialect) -> None:
        compiled: Any = clause.compile(dialect=dialect)
        self.text = str(compiled)
        self._names: list[str] = list(compiled.positiontup)

    def values(self, given: Mapping[str, Any]) -> list[Any]:
        return [given[name] for name in self._names]


class SqliteWriter:
    """One connection. A thread waits for what may take long, the lock and the disk; the statements
    between take microseconds and run where they are. In the thread each of them would have to wait
    for its turn to run Python whenever the loop is busy, and that for milliseconds."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._working: Future[Any] | None = None  # in the thread

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have something done in a transaction, which is committed then."""
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
        self._working = future = thread.submit(work)
        return await asyncio.wrap_future(future)

    @property
    def _is_working(self) -> bool:
        """Whether the thread still works for somebody who was called off while he waited."""
        return self._working is not None and not self._working.done()

    def _begin(self) -> sqlite3.Connection:
        """Open it, or wait for whoever has the lock."""
        connection = self._connection = self._connection or self._open()
        _begin(connection)
        return connection

    def _open(self) -> sqlite3.Connection:
        # Transactions begin where we say, not at the first write.
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
    if connection.in_transaction:  # whoever began it was called off while he waited
        connection.rollback()
    connection.execute("BEGIN IMMEDIATE")


def _begin_at_once(connection: sqlite3.Connection) -> bool:
    """Nearly always nobody else writes, and then there is nothing to wait for."""
    connection.execute("PRAGMA busy_timeout=0")
    try:
        _begin(connection)
    except sqlite3.OperationalError:
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    return True


def _commit(connection: sqlite3.Connection) -> None:
    with connection:  # takes all back if the disk does not
        pass


class PostgresWriter:
    """A few connections; one that had any trouble is not used again."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._free: list[Any] = []
        self._places = asyncio.Semaphore(CONNECTIONS)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        async with asyncio.timeout(POOL_SECONDS):
            await self._places.acquire()
        try:
            connection = await self._take()
            try:
                yield connection
            except asyncpg.UniqueViolationError:
                self._free.append(connection)
                raise
            except BaseException:
                connection.terminate()
                raise
            self._free.append(connection)
        finally:
            self._places.release()

    async def _take(self) -> Any:
        while self._free:
            connection = self._free.pop()
            if not connection.is_closed():
                return connection
        return await asyncpg.connect(
            self._url,
            timeout=5,
            command_timeout=30,
            server_settings={"lock_timeout": f"{LOCK_MS}ms", **dict.fromkeys(BY_KEY, "off")},
        )

    async def close(self) -> None:
        while self._free:
            await self._free.pop().close(timeout=2)
