"""All tables that are awake in this process, and all its sockets.

Everything here is a cache: a process may die at any moment, and another one continues from the
store.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial

import structlog

from polis.kernel.errors import PolisError, UnknownGame
from polis.server.bots.pool import BotPool
from polis.server.codec import encode
from polis.server.games import Games
from polis.server.http.rate_limits import RateLimits
from polis.server.live.connection import BANNED, SEAT_LOST, Connection
from polis.server.ops import clock
from polis.server.ops.floods import Floods
from polis.server.ops.metrics import Metrics
from polis.server.ops.pace import Pace
from polis.server.ops.settings import Settings
from polis.server.peers.broadcast import Peers
from polis.server.peers.ports import FollowedTable
from polis.server.people.bans import BanList
from polis.server.store import people, tables
from polis.server.store.append import Appender
from polis.server.store.database import Database
from polis.server.store.rows import now
from polis.server.tables import proposals
from polis.server.tables.actor import LiveTable
from polis.server.tables.proposals import Then, nothing
from polis.table.records import TableRecord
from polis.wire.fields import NoticeKind
from polis.wire.protocol import Notice, Restarting

IDLE_BOTS_MS = 4_000  # then the bots of a table are asked again
log = structlog.get_logger()


class Hub:
    """The tables and sockets of one process."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.appender = Appender(database)
        self.games = Games(settings.games)
        self.pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self.metrics = Metrics()
        self.floods = Floods(self.metrics.flooded)
        self.pace = Pace()
        self.tables: dict[str, LiveTable] = {}
        self.connections: set[Connection] = set()
        self._by_person: dict[str, set[Connection]] = {}
        self._by_address: Counter[str] = Counter()
        self.rate_limits = RateLimits(settings.limits)
        self.bans = BanList()
        self.reachable: set[str] = set()  # persons with a webhook or an address
        self.peers = Peers(self, settings.sweep_seconds)
        self.on_presence: Callable[[LiveTable], None] = lambda _: None
        self.jobs_changed = asyncio.Event()
        self.is_draining = False
        self.opened = self.clock()
        self._background: set[asyncio.Task[object]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    def clock(self) -> float:
        return clock.monotonic()

    # -- tables -----------------------------------------------------------------------------------

    def table(self, table_id: str) -> LiveTable:
        """The actor of a table. It is not known yet whether the table exists."""
        live = self.tables.get(table_id)
        if live is None:
            live = self.tables[table_id] = LiveTable(self, table_id)
            self.metrics.tables.set(len(self.tables))
        return live

    def forget_table(self, table_id: str) -> None:
        self.tables.pop(table_id, None)

    def drop_table(self, table_id: str) -> None:
        """Forget a table that was deleted, and close its sockets."""
        live = self.tables.pop(table_id, None)
        if live is not None:
            for connection in list(live.audiences.connections):
                connection.close(SEAT_LOST)
            live.stop()
        self.peers.tell_table(table_id)

    async def changed(self, table_id: str, then: Then = nothing) -> None:
        """Tell the sockets at a table, here and elsewhere, of a change by the lobby.

        `then` runs before the table does anything else.
        """
        self.peers.tell_table(table_id)
        self.jobs_changed.set()
        live = self.table(table_id)

        async def catch_up() -> None:
            await live.be_current()
            live.bot_turns.start()
            await then()

        await live.submit(catch_up)

    def background(self, work: Coroutine[object, object, object]) -> None:
        """Run a task in the background; errors are logged."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._background.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, PolisError):
            log.error("work in the background failed", exc_info=error)

    # -- persons ----------------------------------------------------------------------------------

    def notify(self, person: str, table: TableRecord, what: NoticeKind, seat: int | None) -> None:
        """Send a notice to all pages of a person, here and on other processes."""
        notice = Notice(what=what, table=table.id, title=table.title, game=table.game, seat=seat)
        text = encode(notice)
        self.notify_here(person, table.id, text)
        self.peers.tell_person(person, table.id, text)

    def notify_here(self, person: str, table_id: str, text: bytes) -> None:
        for connection in self._by_person.get(person, ()):
            is_seen = connection.visible and connection.table_id == table_id
            if not is_seen:
                connection.send(text)

    def reminder_due(self, moment: int) -> int:
        """The moment of a reminder about something that began at a moment."""
        return moment + self.settings.notify_seconds * 1000

    async def mutes_changed(self, person: str) -> None:
        """Apply changed mutes to all pages of a person, here and on other processes."""
        await self.read_mutes(person)
        self.peers.tell_mutes(person)

    async def read_mutes(self, person: str) -> None:
        muted = await people.muted_by(self.database, person)
        for connection in self._by_person.get(person, ()):
            connection.muted = muted

    def send_away(self, person: str, table_id: str) -> None:
        """Close all sockets of a person at a table, here and on other processes."""
        self.send_away_here(person, table_id)
        self.peers.tell_sent_away(person, table_id)

    def send_away_here(self, person: str, table_id: str) -> None:
        for connection in [*self._by_person.get(person, ())]:
            if connection.table_id == table_id:
                connection.close(SEAT_LOST)

    def reconnect(self, person: str) -> None:
        """Have all pages of a person connect again: their devices have changed."""
        self.reconnect_here(person)
        self.peers.tell_reconnect(person)

    def reconnect_here(self, person: str) -> None:
        self.send_back([*self._by_person.get(person, ())])

    def close_banned(self) -> None:
        """Close the sockets of all who are banned."""
        for connection in list(self.connections):
            if self.bans.bars(connection.player, connection.address):
                connection.close(BANNED)

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

    def persons_here(self) -> list[str]:
        """The persons with a socket in this process."""
        return list(self._by_person)

    def num_sockets_of(self, address: str) -> int:
        return self._by_address[address]

    # -- other processes --------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change what is in the store."""
        return not self.database.is_sqlite

    def tell_presence(self, live: FollowedTable) -> None:
        """Tell players, here and on other processes, which people look at a table."""
        if live.is_loaded:
            live.audiences.tell_table()
        self.peers.tell_looking(live)
        self._look_who_is_there(live.id)

    def present(self, table_id: str) -> set[str]:
        """The persons who look at a table, on any process."""
        live = self.tables.get(table_id)
        return set() if live is None else live.audiences.present()

    def _look_who_is_there(self, table_id: str) -> None:
        live = self.tables.get(table_id)
        if live is not None and live.is_loaded and live.audiences.connections:
            self.on_presence(live)

    # -- sweeping ---------------------------------------------------------------------------------

    def start(self) -> None:
        self.peers.channels.start()
        self._sweeper = asyncio.create_task(self._sweep_forever(), name="sweeper")

    async def _sweep_forever(self) -> None:
        is_first = True
        while True:
            try:
                await self._sweep(is_first)
                is_first = False
            except PolisError as error:
                self.metrics.database_failures.inc()
                log.warning("sweep failed", code=error.code)
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _sweep(self, is_first: bool) -> None:
        moment = self.clock()
        for connection in list(self.connections):
            self._check_silence(connection, moment - connection.heard)
        self._put_to_sleep(moment)
        self.rate_limits.forget_quiet()
        self.floods.forget_quiet()
        await self.peers.repeat()
        for live in list(self.tables.values()):
            self._look_who_is_there(live.id)  # players may come through another process
            if live.is_loaded and live.audiences.connections and proposals.is_ripe(live):
                live.post(partial(proposals.look_again, live))
        before = now() - (0 if is_first else IDLE_BOTS_MS)
        for table_id in await tables.with_idle_bots(self.database, before, 500):
            self.background(self._wake_bots(table_id))
        if self.is_shared:
            await self.peers.check_all()

    def _check_silence(self, connection: Connection, seconds: float) -> None:
        """Close silent sockets: a visible page sends pings, so a silent one is half-open."""
        if seconds > self.settings.silent_seconds:
            connection.close(1001)
        elif seconds > self.settings.gone_seconds and connection.visible:
            connection.visible = False  # until it sends something again
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
        room, too_many = self.settings.idle_tables, list(idle)
        while too_many and (room := room - too_many[-1].weight) >= 0:
            too_many.pop()
        old = [live for live in idle if moment - live.used > self.settings.idle_seconds]
        for live in max(too_many, old, key=len):  # both start with the least recently used
            del self.tables[live.id]
            live.stop()
        self.metrics.tables.set(len(self.tables))

    def send_back(self, connections: list[Connection]) -> None:
        """Ask clients to reconnect in a moment."""
        text = encode(Restarting(after=500))
        for connection in connections:
            connection.send(text)
            connection.close(1012)

    # -- the end ----------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Stop: finish the running work, ask all clients to reconnect, close."""
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
        await self.peers.channels.stop()
        await self.pool.close()
