"""Notices between processes, through LISTEN and NOTIFY of PostgreSQL.

A process listens to the channels of the tables and players that it has sockets for, so the database
decides which process gets a notice. A notice can be lost. What it says about a table is also
stored, or sent again soon. So a loss costs a delay, and `on_gap` reports that some may be lost.
A notice to a player is sent once: if it is lost, their page misses it until it reconnects.

One connection does all of it, outside of transactions: NOTIFY inside of them would make all commits
wait for each other. It is checked every few seconds, since a dead one would stay silent.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Set

import asyncpg
import structlog

from polis.server.store.database import Database

ALL = "polis"  # the channel that every process listens to
ALIVE_SECONDS = 5.0
ANSWER_SECONDS = 5.0  # a statement that takes longer means that the connection is dead
LONGEST = 7_999  # bytes that PostgreSQL accepts; it would refuse the whole statement otherwise
GATHER_SECONDS = 0.02  # between two statements: each costs more than the notices in it
MOST_TOGETHER = 1_000  # notices in one statement, which must not take long
MOST_KEPT = 10_000  # without a connection; the newest ones
TROUBLE = (  # a connection that breaks in the middle of a statement can raise any of them
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)

log = structlog.get_logger()


class Channels:
    """Sends notices to other processes and receives theirs. On SQLite there are none."""

    def __init__(
        self, database: Database, on_notice: Callable[[str], None], on_gap: Callable[[], None]
    ) -> None:
        self.is_shared = not database.is_sqlite
        self.is_connected = False
        self._url = database.url.set(drivername="postgresql").render_as_string(False)
        self._on_notice = on_notice
        self._on_gap = on_gap
        self._outgoing: deque[tuple[str, str]] = deque(maxlen=MOST_KEPT)  # channel and text
        self._has_work = asyncio.Event()
        self._followed: set[str] = {ALL}  # also across connections
        self._starting: dict[str, asyncio.Future[None]] = {}  # channels to listen to, soon
        self._ending: set[str] = set()  # channels not to listen to any more, soon
        self._unused: set[str] = set()  # channels that the last `keep` did not name
        self._pid = 0  # of the connection, in the database
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.is_shared:
            self._task = asyncio.create_task(self._run(), name="notices")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    # -- sending ----------------------------------------------------------------------------------

    def tell(self, channel: str, text: str) -> None:
        """Send a notice to the other processes that listen to a channel, soon."""
        if self.is_shared and len(text.encode()) <= LONGEST:
            self._outgoing.append((channel, text))
            self._has_work.set()

    def repeat(self, channel: str, text: str) -> None:
        """Send what is sent again before long. Without a connection it is dropped: it would only
        push out notices that are sent once."""
        if self.is_connected:
            self.tell(channel, text)

    # -- listening --------------------------------------------------------------------------------

    async def follow(self, channel: str) -> None:
        """Listen to a channel. What is read from the store after this misses no notice.

        Without a connection it returns at once; `on_gap` follows when there is one.
        """
        self._unused.discard(channel)
        self._ending.discard(channel)
        if not self.is_shared or channel in self._followed:
            return
        if not self.is_connected:
            self._followed.add(channel)
            return
        future = self._starting.get(channel)
        if future is None:
            future = self._starting[channel] = asyncio.get_running_loop().create_future()
            self._has_work.set()
        await asyncio.shield(future)

    def keep(self, needed: Set[str]) -> None:
        """Stop listening to channels that two calls in a row did not need. A channel that is new to
        the process is not needed yet when its socket is still opening."""
        unused = self._followed - needed - {ALL}
        self._ending |= unused & self._unused
        self._unused = unused - self._ending
        if self._ending:
            self._has_work.set()

    # -- the connection ---------------------------------------------------------------------------

    async def _run(self) -> None:
        pause = 0.1
        while True:
            try:
                connection = await asyncpg.connect(self._url, timeout=ANSWER_SECONDS)
                try:
                    await self._begin(connection)
                    pause = 0.1
                    await self._serve(connection)
                finally:
                    self._give_up()
                    connection.terminate()
            except TROUBLE as error:
                log.warning("notices lost", error=type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(pause * 2, 2.0)

    async def _begin(self, connection: asyncpg.Connection) -> None:
        self._pid = connection.get_server_pid()
        self.is_connected = True  # from here on `follow` waits for its own LISTEN
        for channel in list(self._followed):
            await self._listen(connection, channel)
        self._on_gap()

    def _give_up(self) -> None:
        """Release all waiters; the next connection listens to what they wanted."""
        self.is_connected = False
        self._followed |= self._starting.keys()
        for future in self._starting.values():
            future.set_result(None)
        self._starting.clear()

    async def _serve(self, connection: asyncpg.Connection) -> None:
        """Do what there is to do; check from time to time whether the connection lives."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ALIVE_SECONDS):
                    await self._has_work.wait()
            self._has_work.clear()
            await self._change_channels(connection)
            await self._send(connection)
            await asyncio.sleep(GATHER_SECONDS)

    async def _change_channels(self, connection: asyncpg.Connection) -> None:
        for channel, future in list(self._starting.items()):
            await self._listen(connection, channel)
            self._followed.add(channel)
            del self._starting[channel]
            future.set_result(None)
        while self._ending:
            channel = self._ending.pop()
            self._followed.discard(channel)
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.remove_listener(channel, self._receive)

    async def _listen(self, connection: asyncpg.Connection, channel: str) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            await connection.add_listener(channel, self._receive)

    async def _send(self, connection: asyncpg.Connection) -> None:
        batch = [self._outgoing.popleft() for _ in range(min(len(self._outgoing), MOST_TOGETHER))]
        payloads = list(packed(batch, LONGEST))
        try:
            await connection.execute(
                "SELECT pg_notify(channel, payload)"
                " FROM unnest($1::text[], $2::text[]) AS notice(channel, payload)",
                [channel for channel, _ in payloads],
                [payload for _, payload in payloads],
                timeout=ANSWER_SECONDS,
            )
        except BaseException:
            self._outgoing = deque([*batch, *self._outgoing], MOST_KEPT)
            raise
        if self._outgoing:
            self._has_work.set()

    def _receive(
        self, _connection: asyncpg.Connection, pid: int, _channel: str, payload: str
    ) -> None:
        if pid != self._pid:  # PostgreSQL sends a process its own notices, too
            for text in payload.split("\n"):
                self._on_notice(text)


def packed(notices: Iterable[tuple[str, str]], longest: int) -> Iterator[tuple[str, str]]:
    """Join the notices of each channel to few payloads, one notice per line.

    One more payload costs the database and every process more than its content.
    """
    texts: dict[str, list[str]] = {}
    for channel, text in notices:
        texts.setdefault(channel, []).append(text)
    for channel, lines in texts.items():
        for payload in _joined(lines, longest):
            yield channel, payload


def _joined(texts: Iterable[str], longest: int) -> Iterator[str]:
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
