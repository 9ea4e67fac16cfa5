"""The actor of a table: one task, one inbox, one piece of work at a time.

It is a cache of the journal. It loads from the store with the first work, and is unloaded when no
socket needs it. If a save fails, it is discarded and read again. An entry is saved first, then
sent. `commands` carries out commands; `Audiences` holds the sockets.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

import structlog

from polis.kernel.journal import Header, Takeback
from polis.server.codec import JSON
from polis.server.errors import NoTable, Unavailable
from polis.server.people.reminders import turn_jobs
from polis.server.store import journal, tables
from polis.server.store.append import Append, Conflict
from polis.server.tables.audiences import Audiences
from polis.server.tables.bot_turns import BotTurns
from polis.server.tables.jobs import clock_jobs, result_job
from polis.server.tables.ports import Process
from polis.table import clocks
from polis.table.match import TableMatch
from polis.table.names import own_names
from polis.table.records import SeatRecord, StoredStep, TableRecord

T = TypeVar("T")
STEPS_OF_A_TABLE = 100  # steps of a match that need as much memory as another table
Work = Callable[[], Awaitable[object]]

log = structlog.get_logger()


class LiveTable:
    """A table that is awake. Everything that touches it goes through `submit`."""

    row: TableRecord  # set by the first load
    seats: list[SeatRecord]

    def __init__(self, hub: Process, table_id: str) -> None:
        self.hub = hub
        self.id = table_id
        self.playing: TableMatch | None = None
        self.audiences = Audiences(self)
        self.bot_turns = BotTurns(self)
        self.is_loaded = False
        self._is_current = False  # whether the present work began with reading the store
        self.used = hub.clock()
        self._told: int | None = None  # the last entry that was sent to the audiences
        self._is_busy = False
        self._is_stopped = False
        self._inbox: asyncio.Queue[tuple[Work, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {table_id}")

    # -- the inbox --------------------------------------------------------------------------------

    async def submit(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run work when its turn comes, and return its outcome."""
        if self._is_stopped:
            raise Unavailable("the server is stopping")
        self.used = self.hub.clock()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, future))
        return await future

    def post(self, work: Work) -> None:
        """Run work without waiting for it; a failure is logged."""
        self.hub.background(self.submit(work))

    def catch_up(self, work: Work) -> None:
        """Follow another process if sockets are here.

        Otherwise forget the cache, so that moves elsewhere cost nothing.
        """
        if not self.is_idle:
            self.post(work)
        elif self.is_loaded:
            self.is_loaded = False
            self.playing = self._told = None

    @property
    def weight(self) -> int:
        """How many short tables need as much memory."""
        return 1 if self.playing is None else 1 + self.playing.seq // STEPS_OF_A_TABLE

    @property
    def is_idle(self) -> bool:
        is_watched = self.audiences.connections or self.bot_turns.is_busy
        return self._inbox.empty() and not self._is_busy and not is_watched

    def stop(self) -> None:
        """Stop after the work that is in the inbox."""
        self._is_stopped = True
        self._inbox.put_nowait(None)
        self.bot_turns.stop()

    async def stopped(self) -> None:
        await self._task

    async def _run(self) -> None:
        await self._work()
        self.playing = None  # free the memory, even if the object is still referenced

    async def _work(self) -> None:
        while (item := await self._inbox.get()) is not None:
            work, future = item
            self._is_busy = True
            error = await self._do(work, future)
            self._is_busy = False
            if isinstance(error, NoTable) and self.is_idle:
                self._is_stopped = True
                self.hub.forget_table(self.id)
                return

    async def _do(self, work: Work, future: asyncio.Future[Any]) -> Exception | None:
        try:
            await self._prepare()
            outcome = await work()
        except Exception as error:  # noqa: BLE001 - the submitter gets the error
            if future.cancelled():
                log.warning("work failed after its client left", table=self.id)
            else:
                future.set_exception(error)
            return error
        if not future.cancelled():
            future.set_result(outcome)
        return None

    # -- reading the store ------------------------------------------------------------------------

    async def _prepare(self) -> None:
        """Load or refresh before any work.

        A table without sockets gets no notices of other processes.
        """
        is_told = bool(self.audiences.connections) or not self.hub.is_shared
        self._is_current = not (is_told and self.is_loaded)
        if not self.is_loaded:
            await self._load()
        elif not is_told:
            await self.refresh()

    async def be_current(self) -> None:
        """Make sure that everything stored before the present work is known."""
        if not self._is_current:
            await self.refresh()

    async def _load(self) -> None:
        row, seats = await tables.load(self.hub.database, self.id)
        rows = await journal.steps_after(self.hub.database, self.id, 0) if row.is_begun else []
        self._take(row, seats)
        self.playing = self._playing(rows) if row.is_begun else None
        if self.playing is not None:  # cached from now on
            await asyncio.to_thread(own_names, self.playing)
        self._tell_untold()
        self.is_loaded = True
        self.hub.metrics.woken.inc()

    def _take(self, row: TableRecord, seats: list[SeatRecord]) -> None:
        self.row, self.seats = row, seats
        self.audiences.check_seats()

    def _tell_untold(self) -> None:
        """Send entries that were stored by others, or by a save whose answer was lost."""
        if self.playing is None:
            return
        if self._told is not None:
            for seq in range(self._told + 1, self.playing.seq + 1):
                self.audiences.tell_entry(seq)
        self._told = self.playing.seq

    def _playing(self, rows: list[StoredStep]) -> TableMatch:
        row = self.row
        names = tuple(seat.bot or seat.name for seat in self.seats)
        header = Header(row.game, row.rules, row.options, row.seed, names)
        game = self.hub.games.find(row.game)
        return TableMatch(game, header, rows[: row.version], row.started or 0, JSON)

    async def refresh(self) -> None:
        """Catch up with what another process, or the lobby, has stored."""
        before = None if self.playing is None else self.playing.seq
        was = self.row
        row, seats = await tables.load(self.hub.database, self.id)
        if before is None and row.is_begun:
            await self._load()
            self.audiences.sync_all()
            return
        # Read everything before anything changes: a table with a newer version number but without
        # its entries would look current, and its players would never get them.
        rows = await self._unseen(row, before)
        self._take(row, seats)
        self._follow(rows)
        if before is None or rows or was.revision != row.revision:
            self.audiences.tell_table()

    async def _unseen(self, row: TableRecord, before: int | None) -> list[StoredStep]:
        if before is None or row.version <= before:
            return []
        rows = await journal.steps_after(self.hub.database, self.id, before)
        return [step for step in rows if step.seq <= row.version]

    def _follow(self, rows: list[StoredStep]) -> None:
        for row in rows:
            assert self.playing is not None
            self.playing.follow(row)
            self.audiences.tell_entry(row.seq)
            self._told = row.seq

    async def hear(self, entry: Append) -> None:
        """Follow an entry of another process, or read the store if others are missing."""
        if not self._is_next(entry):
            if entry.step.seq > self.row.version or entry.revision > self.row.revision:
                await self.refresh()
            return
        self._follow([entry.step])
        self._note(entry)
        self._tell_table(entry)

    def _is_next(self, entry: Append) -> bool:
        """Whether this entry is the only change since the last read."""
        if self.playing is None or self.is_outdated:
            return False
        here = (self.row.version, self.row.revision, self.playing.seq)
        return here == (entry.version, entry.revision, entry.version)

    def is_behind(self, version: int, revision: int) -> bool:
        """Whether the store has more than the audiences have been told."""
        return not self.is_loaded or (self.row.version, self.row.revision) != (version, revision)

    @property
    def is_outdated(self) -> bool:
        """Whether the match was played by other rules, so that it can only be viewed."""
        return self.playing is not None and self.playing.outdated is not None

    async def wake_bots(self) -> None:
        """Ask overdue bots again. At an outdated match they are not asked any more."""
        if self.is_outdated:
            await tables.rest_bots(self.hub.database, self.id)
            await self.refresh()
        else:
            self.bot_turns.start()

    def forget(self) -> None:
        """Discard the cache before the next work."""
        self.is_loaded = False

    # -- writing ----------------------------------------------------------------------------------

    async def save(self, row: StoredStep, proposal_over: bool = False) -> None:
        """Save the entry that `playing` has just made.

        Raises Conflict or Unavailable; the cache is then discarded or read again.
        """
        entry = self._append(row, proposal_over)
        try:
            await self.hub.appender.append(entry)
        except Conflict:
            self.forget()
            await self._load()
            raise
        except BaseException as error:
            self.forget()
            if not isinstance(error, Unavailable | asyncio.CancelledError):
                log.error("a save failed", table=self.id, exc_info=error)
            if isinstance(error, Exception):
                raise Unavailable("the move could not be stored") from error
            raise
        self._saved(entry)

    def _append(self, row: StoredStep, proposal_over: bool) -> Append:
        assert self.playing is not None
        waiting = self.playing.match.state.waiting
        is_takeback = isinstance(self.playing.match.journal.entries[-1], Takeback)
        changed = clocks.after(self.row.clock, self.seats, waiting, row.at, is_takeback)
        due, dropped = clock_jobs(self.id, changed)
        notify, quiet = turn_jobs(
            self.row, self.seats, self.hub.reachable, waiting, self.hub.reminder_due(row.at)
        )
        ended = [result_job(self.id, row.at)] if self.playing.is_over else []
        return Append(
            table_id=self.id,
            version=row.seq - 1,
            revision=self.row.revision,
            step=row,
            waiting=waiting,
            bots_waiting=self.bots_waiting(waiting),
            finished=self.playing.is_over,
            seats=changed,
            jobs=due + notify + ended,
            dropped_jobs=dropped + quiet,
            proposal_over=proposal_over or self.playing.is_over,
        )

    def bots_waiting(self, waiting: int) -> bool:
        return any(waiting >> seat.seat & 1 and seat.player_bot for seat in self.seats)

    def _saved(self, entry: Append) -> None:
        """Send what is now stored, and start what follows from it."""
        asked_before = self.row.waiting
        self._note(entry)
        self.hub.metrics.steps.inc()
        self.audiences.tell_entry(entry.step.seq)
        self._told = entry.step.seq
        self._tell_table(entry)
        self.hub.peers.tell_entry(entry)
        if entry.jobs:
            self.hub.jobs_changed.set()
        self._tell_persons(asked_before, entry)
        self.bot_turns.start()

    def _tell_table(self, entry: Append) -> None:
        """Send the table info if an entry changed it; most do not."""
        if entry.seats or entry.finished or entry.proposal_over:
            self.audiences.tell_table()

    def _note(self, entry: Append) -> None:
        """Update the row and the seats by an entry."""
        values: dict[str, Any] = {
            "version": entry.step.seq,
            "waiting": entry.waiting,
            "bots_waiting": entry.bots_waiting,
            "moved": entry.step.at,
        }
        if entry.finished:
            values |= {"phase": "finished", "ended": entry.step.at}
        if entry.proposal_over:
            values["proposal"] = None
        self.row = replace(self.row, **values)
        for seat in entry.seats:
            self.seats[seat.seat] = seat

    def _tell_persons(self, asked_before: int, entry: Append) -> None:
        for seat in self.seats:
            if seat.person is None or seat.replaced_by is not None:
                continue
            if entry.finished:
                self.hub.notify(seat.person, self.row, "over", seat.seat)
            elif entry.waiting >> seat.seat & 1 and not asked_before >> seat.seat & 1:
                self.hub.notify(seat.person, self.row, "your-turn", seat.seat)
