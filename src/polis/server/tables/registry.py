"""All tables that are awake in this process, and all its sockets.

Nothing here is the truth: a process may die at any moment and another one goes on from the store.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Coroutine
from functools import partial
from typing import Any

import structlog

from polis.kernel.errors import PolisError, UnknownGame
from polis.server import consent
from polis.server.askers import Askers
from polis.server.audiences import NoticeKind
from polis.server.bot_pool import BotPool
from polis.server.connection import SEAT_LOST, Connection
from polis.server.consent import Then, nothing
from polis.server.games import Games
from polis.server.metrics import Metrics
from polis.server.neighbours import Neighbours
from polis.server.protocol import Notice, Restarting, encode
from polis.server.settings import Settings
from polis.server.store import people, tables
from polis.server.store.append import Appender
from polis.server.store.database import Database
from polis.server.store.rows import TableRow, now
from polis.server.table import LiveTable

IDLE_BOTS_MS = 4_000  # after that the bots of a table are asked again
log = structlog.get_logger()


class Hub:
    """The inside of one process."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.appender = Appender(database)
        self.games = Games(settings.games)
        self.pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self.metrics = Metrics()
        self.tables: dict[str, LiveTable] = {}
        self.connections: set[Connection] = set()
        self._by_person: dict[str, set[Connection]] = {}
        self._by_address: Counter[str] = Counter()
        self.askers = Askers(settings.limits)
        self.reachable: set[str] = set()  # persons with a webhook or an address
        self.neighbours = Neighbours(self, settings.sweep_seconds)
        self.jobs_changed = asyncio.Event()
        self.is_draining = False
        self.opened = self.clock()
        self._background: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    def clock(self) -> float:
        return time.monotonic()

    # -- tables -----------------------------------------------------------------------------------

    def table(self, table_id: str) -> LiveTable:
        """The table, awake. Whether it exists shows when it is asked for something."""
        live = self.tables.get(table_id)
        if live is None:
            live = self.tables[table_id] = LiveTable(self, table_id)
            self.metrics.tables.set(len(self.tables))
        return live

    async def changed(self, table_id: str, then: Then = nothing) -> None:
        """The lobby has changed a table: tell those who look at it, here and elsewhere, and do what
        follows before the table does anything else."""
        self.neighbours.tell_table(table_id)
        self.jobs_changed.set()
        live = self.table(table_id)

        async def catch_up() -> None:
            await live.be_current()
            live.thinking.start()
            await then()

        await live.submit(catch_up)

    def background(self, work: Coroutine[Any, Any, Any] | Awaitable[Any]) -> None:
        """Run something that nobody waits for."""
        task = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, PolisError):
            log.error("work in the background failed", exc_info=error)

    # -- persons ----------------------------------------------------------------------------------

    def notify(self, person: str, table: TableRow, what: NoticeKind, seat: int | None) -> None:
        """Tell a person something in all its pages, here and on other processes."""
        notice = Notice(what=what, table=table.id, title=table.title, game=table.game, seat=seat)
        text = encode(notice)
        self.notify_here(person, table.id, text)
        self.neighbours.tell_person(person, table.id, text)

    def notify_here(self, person: str, table_id: str, text: bytes) -> None:
        for connection in self._by_person.get(person, ()):
            is_seen = connection.visible and connection.table_id == table_id
            if not is_seen:
                connection.send(text)

    def reminder_due(self, moment: int) -> int:
        """When to remind somebody outside the page of what is so since a moment."""
        return moment + self.settings.notify_seconds * 1000

    async def mutes_changed(self, person: str) -> None:
        """Somebody mutes others than before: in all its pages, here and on other processes."""
        await self.read_mutes(person)
        self.neighbours.tell_mutes(person)

    async def read_mutes(self, person: str) -> None:
        muted = await people.muted_by(self.database, person)
        for connection in self._by_person.get(person, ()):
            connection.muted = muted

    def send_away(self, person: str, table_id: str) -> None:
        """All pages of a person must ask anew whether they may look at a table; here and on other
        processes."""
        self.send_away_here(person, table_id)
        self.neighbours.tell_sent_away(person, table_id)

    def send_away_here(self, person: str, table_id: str) -> None:
        for connection in [*self._by_person.get(person, ())]:
            if connection.table_id == table_id:
                connection.close(SEAT_LOST)

    def connect(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._by_address[connection.address] += 1
        if connection.player is not None:
            if connection.player not in self._by_person:
                self.neighbours.tell_persons([connection.player])
            self._by_person.setdefault(connection.player, set()).add(connection)
        self.metrics.sockets.set(len(self.connections))

    def disconnect(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._by_address[connection.address] -= 1
        if not self._by_address[connection.address]:
            del self._by_address[connection.address]
        if connection.player is not None:
            same = self._by_person.get(connection.player, set())
            same.discard(connection)
            if not same:
                self._by_person.pop(connection.player, None)
        self.metrics.sockets.set(len(self.connections))

    def persons_here(self) -> list[str]:
        """Those who have a socket in this process."""
        return list(self._by_person)

    def num_sockets_of(self, address: str) -> int:
        return self._by_address[address]

    # -- other processes --------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change what is in the store."""
        return not self.database.is_sqlite

    def tell_presence(self, live: LiveTable) -> None:
        """Tell players, here and on other processes, who looks at a table."""
        if live.is_loaded:
            live.audiences.tell_table()
        self.neighbours.tell_looking(live)

    # -- sweeping ---------------------------------------------------------------------------------

    def start(self) -> None:
        self.neighbours.notices.start()
        self._sweeper = asyncio.create_task(self._sweep_forever(), name="sweeper")

    async def _sweep_forever(self) -> None:
        is_first = True
        while True:
            try:
                await self._sweep(is_first)
                is_first = False
            except PolisError as error:
                log.warning("sweep failed", code=error.code)
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _sweep(self, is_first: bool) -> None:
        moment = self.clock()
        for connection in list(self.connections):
            self._check_silence(connection, moment - connection.heard)
        self._put_to_sleep(moment)
        self.askers.forget_quiet()
        await self.neighbours.repeat()
        for live in list(self.tables.values()):
            if live.is_loaded and live.audiences.connections and consent.is_ripe(live):
                live.post(partial(consent.look_again, live))
        before = now() - (0 if is_first else IDLE_BOTS_MS)
        for table_id in await tables.with_idle_bots(self.database, before, 500):
            self.background(self._wake_bots(table_id))
        if self.is_shared:
            await self.neighbours.check_all()

    def _check_silence(self, connection: Connection, seconds: float) -> None:
        """A page that is seen says so every few seconds: a silent one is half-open, or asleep."""
        if seconds > self.settings.silent_seconds:
            connection.close(1001)
        elif seconds > self.settings.gone_seconds and connection.visible:
            connection.visible = False  # until it speaks again
            live = self.tables.get(connection.table_id or "")
            if live is not None:
                self.tell_presence(live)

    async def _wake_bots(self, table_id: str) -> None:
        live = self.table(table_id)
        try:
            await live.submit(live.wake_bots)
        except UnknownGame:  # it is not installed any more
            await tables.rest_bots(self.database, table_id)

    def _put_to_sleep(self, moment: float) -> None:
        idle = sorted((t for t in self.tables.values() if t.is_idle), key=lambda live: live.used)
        too_many = idle[: max(0, len(idle) - self.settings.idle_tables)]
        old = [live for live in idle if moment - live.used > self.settings.idle_seconds]
        for live in max(too_many, old, key=len):  # both are those that were left alone for longest
            del self.tables[live.id]
            live.stop()
        self.metrics.tables.set(len(self.tables))

    def send_back(self, connections: list[Connection]) -> None:
        """Have them come again in a moment, to whoever is there then."""
        text = encode(Restarting(after=500))
        for connection in connections:
            connection.send(text)
            connection.close(1012)

    # -- the end ----------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Stop: finish what was begun, tell everybody to come back, close."""
        if self.is_draining:
            return
        self.is_draining = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        self.send_back(list(self.connections))
        for live in list(self.tables.values()):
            live.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.drain_seconds):
                await asyncio.gather(*(live.stopped() for live in self.tables.values()))
        for task in list(self._background):
            task.cancel()
        await self.neighbours.notices.stop()
        await self.pool.close()
