"""Between processes: who changed what, by LISTEN and NOTIFY of PostgreSQL.

What a notice says of a table stands in the store as well, or is said again soon: a lost one costs a
delay, and `on_gap` says that some may have been lost. What is meant for persons is told once. If it
is lost, a page misses a notice, or goes on as before until it connects anew (whom it mutes, that it
is sent away); and a process that did not hear of somebody's address writes to it after its own next
start. One connection of its own does it, outside transactions (NOTIFY inside them would make all
commits wait for each other), and is looked after, since a dead one would stay silent forever.
"""

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import asyncpg
import structlog

from polis.server.store.database import Database

CHANNEL = "polis"
ALIVE_SECONDS = 5.0
LONGEST = 7_999  # bytes that PostgreSQL takes; it would refuse all that is sent with a longer one
GATHER_SECONDS = 0.01  # between two sendings: what comes in a busy moment travels together
MOST_TOGETHER = 1_000  # notices in one statement, which must not take long
MOST_KEPT = 10_000  # while nobody takes them; the newest ones
TROUBLE = (  # a connection that breaks in the middle of a statement can raise any of them
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)

log = structlog.get_logger()


class Notices:
    """Tells the other processes, and hears them. On SQLite there are none."""

    def __init__(
        self, database: Database, on_notice: Callable[[str], None], on_gap: Callable[[], None]
    ) -> None:
        self.process = secrets.token_urlsafe(6)
        self._room = LONGEST - len(f"{self.process}|")
        self.is_shared = not database.is_sqlite
        self._url = database.url.set(drivername="postgresql").render_as_string(False)
        self._on_notice = on_notice
        self._on_gap = on_gap
        self._outgoing: deque[str] = deque(maxlen=MOST_KEPT)
        self._has_outgoing = asyncio.Event()
        self.is_heard = False  # whether there is a connection
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.is_shared:
            self._task = asyncio.create_task(self._run(), name="notices")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def tell(self, text: str) -> None:
        """Tell the other processes, soon."""
        if self.is_shared and len(text.encode()) <= self._room:
            self._outgoing.append(text)
            self._has_outgoing.set()

    def repeat(self, text: str) -> None:
        """Tell them what they will be told again before long: while there is no connection it would
        only push out what is said once."""
        if self.is_heard:
            self.tell(text)

    async def _run(self) -> None:
        pause = 0.1
        while True:
            try:
                connection = await asyncpg.connect(self._url, timeout=5)
                try:
                    await connection.add_listener(CHANNEL, self._hear)
                    self.is_heard = True
                    self._on_gap()
                    pause = 0.1
                    await self._serve(connection)
                finally:
                    self.is_heard = False
                    connection.terminate()
            except TROUBLE as error:
                log.warning("notices lost", error=type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(pause * 2, 2.0)

    async def _serve(self, connection: Any) -> None:
        """Send what is to be sent; look from time to time whether anybody listens."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ALIVE_SECONDS):
                    await self._has_outgoing.wait()
            await self._send(connection)
            await asyncio.sleep(GATHER_SECONDS)

    async def _send(self, connection: Any) -> None:
        batch = [self._outgoing.popleft() for _ in range(min(len(self._outgoing), MOST_TOGETHER))]
        try:
            await connection.execute(
                "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload",
                CHANNEL,
                [f"{self.process}|{lines}" for lines in packed(batch, self._room)],
                timeout=5,
            )
        except BaseException:
            self._outgoing = deque([*batch, *self._outgoing], MOST_KEPT)
            raise
        if not self._outgoing:
            self._has_outgoing.clear()

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        process, _, lines = str(payload).partition("|")
        if process != self.process:
            for text in lines.split("\n"):
                self._on_notice(text)


def packed(texts: Iterable[str], longest: int) -> Iterator[str]:
    """Texts of one line each, joined to few of at most so many bytes: to send one more costs the
    database and every process more than what is in it."""
    lines: list[str] = []
    size = 0
    for text in texts:
        length = len(text.encode()) + 1
        if lines and size + length - 1 > longest:
            yield "\n".join(lines)
            lines, size = [], 0
        lines.append(text)
        size += length
    if lines:
        yield "\n".join(lines)
