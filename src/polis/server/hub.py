"""All tables that are awake in this process, all its sockets, and the news from other processes.

Nothing here is the truth: a process may die at any moment and another one goes on from the store.
"""

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import structlog

from polis.kernel.errors import PolisError
from polis.server.askers import Askers
from polis.server.audiences import NoticeKind
from polis.server.bot_pool import BotPool
from polis.server.connection import SEAT_LOST, Connection
from polis.server.consent import Then, nothing
from polis.server.games import Games
from polis.server.metrics import Metrics
from polis.server.presence import Presence
from polis.server.protocol import Notice, Restarting, encode
from polis.server.settings import Settings
from polis.server.store import people, tables
from polis.server.store.append import Appender
from polis.server.store.database import Database
from polis.server.store.notify import Notices
from polis.server.store.rows import TableRow, now
from polis.server.table import LiveTable, read_notice

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
        self.presence = Presence(settings.sweep_seconds * 3)
        self.notices = Notices(database, self._hear, self.check_all_soon)
        self.tables: dict[str, LiveTable] = {}
        self.connections: set[Connection] = set()
        self._by_person: dict[str, set[Connection]] = {}
        self._by_address: Counter[str] = Counter()
        self.askers = Askers(settings.limits)
        self.reachable: set[str] = set()  # persons with a webhook or an address
        self.jobs_changed = asyncio.Event()
        self.is_draining = False
        self.opened = self.clock()
        self._background: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._presence_told: set[str] = set()

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
        self.notices.tell(f"t|{table_id}")
        self.jobs_changed.set()
        live = self.table(table_id)

        async def catch_up() -> None:
            await live.refresh()
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
        self._notify_here(person, table.id, text)
        self.notices.tell(f"p|{person}|{table.id}|{text.decode()}")

    def _notify_here(self, person: str, table_id: str, text: bytes) -> None:
        for connection in self._by_person.get(person, ()):
            is_seen = connection.visible and connection.table_id == table_id
            if not is_seen:
                connection.send(text)

    def reminder_due(self, moment: int) -> int:
        """When to remind somebody outside the page of what is so since a moment."""
        return moment + self.settings.notify_seconds * 1000

    async def mutes_changed(self, person: str) -> None:
        """Somebody mutes others than before: in all its pages, here and on other processes."""
        await self._read_mutes(person)
        self.notices.tell(f"m|{person}")

    async def _read_mutes(self, person: str) -> None:
        muted = await people.muted_by(self.database, person)
        for connection in self._by_person.get(person, ()):
            connection.muted = muted

    def send_away(self, person: str, table_id: str) -> None:
        """All pages of a person must ask anew whether they may look at a table; here and on other
        processes."""
        self._send_away_here(person, table_id)
        self.notices.tell(f"a|{person}|{table_id}")

    def _send_away_here(self, person: str, table_id: str) -> None:
        for connection in [*self._by_person.get(person, ())]:
            if connection.table_id == table_id:
                connection.close(SEAT_LOST)

    def connect(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._by_address[connection.address] += 1
        if connection.player is not None:
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

    def num_sockets_of(self, address: str) -> int:
        return self._by_address[address]

    # -- other processes --------------------------------------------------------------------------

    def _hear(self, text: str) -> None:
        kind, _, rest = text.partition("|")
        if kind == "p":
            person, table_id, notice = rest.split("|", 2)
            self._notify_here(person, table_id, notice.encode())
        elif kind == "s":
            self._hear_presence(rest)
        elif kind == "r":
            self.reachable.add(rest)
        elif kind == "m":
            self.background(self._read_mutes(rest))
        elif kind == "a":
            self._hear_sent_away(*rest.split("|", 1))
        else:
            table_id, _, entry = rest.partition("|")
            if (live := self.tables.get(table_id)) is not None:
                live.catch_up(_news(live, kind, entry))

    def _hear_sent_away(self, person: str, table_id: str) -> None:
        """At once, and after what the table is doing: it may just be letting that person in."""

        async def send_away() -> None:
            self._send_away_here(person, table_id)

        self._send_away_here(person, table_id)
        if (live := self.tables.get(table_id)) is not None:
            live.post(send_away)

    def _hear_presence(self, text: str) -> None:
        data = json.loads(text)
        table_id = data["table"]
        self.presence.hear(table_id, data["process"], frozenset(data["here"]), data["watchers"])
        if (live := self.tables.get(table_id)) is not None and live.is_loaded:
            live.audiences.tell_table()

    def tell_presence(self, live: LiveTable) -> None:
        """Tell players, here and on other processes, who looks at a table."""
        if live.is_loaded:
            live.audiences.tell_table()
        if not self.notices.is_shared:
            return
        connections = live.audiences.connections
        here = sorted({c.player for c in connections if c.player is not None and c.visible})
        watchers = live.audiences.num_guests
        if here or watchers or live.id in self._presence_told:
            data = {
                "table": live.id,
                "process": self.notices.process,
                "here": here,
                "watchers": watchers,
            }
            self.notices.repeat("s|" + json.dumps(data))
            if here or watchers:
                self._presence_told.add(live.id)
            else:
                self._presence_told.discard(live.id)

    def check_all_soon(self) -> None:
        """Notices may have been lost: look what has happened at the tables that are awake."""
        self.background(self._check_all())

    async def _check_all(self) -> None:
        """Look whether any table that is awake has moved on, or has lines that nobody was told."""
        ids = list(self.tables)
        for start in range(0, len(ids), 500):
            await self._check_some(ids[start : start + 500])

    async def _check_some(self, ids: list[str]) -> None:
        versions = await tables.versions(self.database, ids)
        lines = await people.last_lines(self.database, ids)
        for live in [self.tables[table_id] for table_id in ids if table_id in self.tables]:
            if live.id in versions and live.is_behind(*versions[live.id]):
                live.catch_up(live.refresh)
            if live.audiences.misses_chat(lines.get(live.id, 0)):
                live.catch_up(live.audiences.pull_chat)

    # -- sweeping ---------------------------------------------------------------------------------

    def start(self) -> None:
        self.notices.start()
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
        await self._repeat_presence()
        before = now() - (0 if is_first else IDLE_BOTS_MS)
        for table_id in await tables.with_idle_bots(self.database, before, 500):
            self.background(self._wake_bots(table_id))
        if self.notices.is_shared:
            await self._check_all()

    def _check_silence(self, connection: Connection, seconds: float) -> None:
        """A page that is seen says so every few seconds: a silent one is half-open, or asleep."""
        if seconds > self.settings.silent_seconds:
            connection.close(1001)
        elif seconds > self.settings.gone_seconds and connection.visible:
            connection.visible = False  # until it speaks again
            live = self.tables.get(connection.table_id or "")
            if live is not None:
                self.tell_presence(live)

    async def _repeat_presence(self) -> None:
        """What is said to other processes fades; and what they said may have faded."""
        if not self.notices.is_shared:
            return
        self.presence.forget_old()
        for number, live in enumerate(list(self.tables.values())):
            if live.audiences.connections:
                self.tell_presence(live)
            if number % 50 == 49:
                await asyncio.sleep(0)  # others are waiting

    async def _wake_bots(self, table_id: str) -> None:
        async def start() -> None:
            live.thinking.start()

        live = self.table(table_id)
        await live.submit(start)

    def _put_to_sleep(self, moment: float) -> None:
        idle = sorted((t for t in self.tables.values() if t.is_idle), key=lambda live: live.used)
        too_many = idle[: max(0, len(idle) - self.settings.idle_tables)]
        old = [live for live in idle if moment - live.used > self.settings.idle_seconds]
        for live in max(too_many, old, key=len):  # both are those that were left alone for longest
            del self.tables[live.id]
            live.stop()
        self.metrics.tables.set(len(self.tables))

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
        text = encode(Restarting(after=500))
        for connection in list(self.connections):
            connection.send(text)
            connection.close(1012)
        for live in list(self.tables.values()):
            live.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.drain_seconds):
                await asyncio.gather(*(live.stopped() for live in self.tables.values()))
        for task in list(self._background):
            task.cancel()
        await self.notices.stop()
        await self.pool.close()


def _news(live: LiveTable, kind: str, entry: str) -> Callable[[], Awaitable[None]]:
    """What a table does when it hears from another process."""
    if kind == "c":
        return live.audiences.pull_chat
    return partial(live.hear, read_notice(entry)) if entry else live.refresh
