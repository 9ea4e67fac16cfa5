"""The actor of a table: one task, one inbox, one message at a time.

It is a cache of the journal, never the truth: it wakes from the store on the first message, sleeps
when nobody looks, and is thrown away and read again whenever a save did not go through. Save, then
tell. What commands do is in `commands`; who listens is in `Audiences`.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from polis.kernel.journal import Header, Takeback
from polis.server import clocks, results
from polis.server.audiences import Audiences
from polis.server.errors import NoTable, Unavailable
from polis.server.playing import Playing
from polis.server.reminders import turn_jobs
from polis.server.store import journal, tables
from polis.server.store.append import Append, Conflict
from polis.server.store.rows import SeatRow, StepRow, TableRow
from polis.server.thinking import Thinking

if TYPE_CHECKING:
    from polis.server.hub import Hub

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]

log = structlog.get_logger()


class LiveTable:
    """A table that is awake. Everything that touches it goes through `submit`."""

    row: TableRow  # set by the first load
    seats: list[SeatRow]

    def __init__(self, hub: "Hub", table_id: str) -> None:
        self.hub = hub
        self.id = table_id
        self.playing: Playing | None = None
        self.audiences = Audiences(self)
        self.thinking = Thinking(self)
        self.is_loaded = False
        self._is_current = False  # did the present work begin with reading the store?
        self.used = hub.clock()
        self._told: int | None = None  # the last entry that the audiences were told
        self._is_busy = False
        self._is_stopped = False
        self._inbox: asyncio.Queue[tuple[Work, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {table_id}")

    # -- the inbox --------------------------------------------------------------------------------

    async def submit(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done when its turn comes, and wait for the outcome."""
        if self._is_stopped:
            raise Unavailable("the server is stopping")
        self.used = self.hub.clock()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, future))
        return await future

    def post(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Have something done, without waiting; a failure is logged."""
        self.hub.background(self.submit(work))

    def catch_up(self, work: Work) -> None:
        """Others have done something: follow them where somebody looks. Else whoever looks next
        reads the store, and many moves of others cost nothing meanwhile."""
        if not self.is_idle:
            self.post(work)
        elif self.is_loaded:
            self.is_loaded = False
            self.playing = self._told = None

    @property
    def is_idle(self) -> bool:
        is_watched = self.audiences.connections or self.thinking.is_busy
        return self._inbox.empty() and not self._is_busy and not is_watched

    def stop(self) -> None:
        """No more work; what is in the inbox is done first."""
        self._is_stopped = True
        self._inbox.put_nowait(None)
        self.thinking.stop()

    async def stopped(self) -> None:
        await self._task

    async def _run(self) -> None:
        await self._work()
        self.playing = None  # what sleeps holds no memory, even if somebody still holds it

    async def _work(self) -> None:
        while (item := await self._inbox.get()) is not None:
            work, future = item
            self._is_busy = True
            error = await self._do(work, future)
            self._is_busy = False
            if isinstance(error, NoTable) and self.is_idle:
                self._is_stopped = True
                self.hub.tables.pop(self.id, None)
                return

    async def _do(self, work: Work, future: asyncio.Future[Any]) -> Exception | None:
        try:
            await self._prepare()
            outcome = await work()
        except Exception as error:  # noqa: BLE001 - it belongs to whoever submitted the work
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
        """Before any work. Nobody tells a table without sockets what others have stored."""
        is_told = bool(self.audiences.connections) or not self.hub.is_shared
        self._is_current = not (is_told and self.is_loaded)
        if not self.is_loaded:
            await self._load()
        elif not is_told:
            await self.refresh()

    async def be_current(self) -> None:
        """Know what was stored before the present work began."""
        if not self._is_current:
            await self.refresh()

    async def _load(self) -> None:
        row, seats = await tables.load(self.hub.database, self.id)
        rows = await journal.steps_after(self.hub.database, self.id, 0) if row.is_begun else []
        self._take(row, seats)
        self.playing = self._playing(rows) if row.is_begun else None
        self._tell_untold()
        self.is_loaded = True
        self.hub.metrics.woken.inc()

    def _take(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row, self.seats = row, seats
        self.audiences.check_seats()

    def _tell_untold(self) -> None:
        """After reading all again: tell what others, or we without knowing it, have stored."""
        if self.playing is None:
            return
        if self._told is not None:
            for seq in range(self._told + 1, self.playing.seq + 1):
                self.audiences.tell_entry(seq)
        self._told = self.playing.seq

    def _playing(self, rows: list[StepRow]) -> Playing:
        row = self.row
        names = tuple(seat.bot or seat.name for seat in self.seats)
        header = Header(row.game, row.rules, row.options, row.seed, names)
        game = self.hub.games.find(row.game)
        return Playing(game, header, rows[: row.version], row.started or 0)

    async def refresh(self) -> None:
        """Catch up with what another process, or the lobby, has stored."""
        before = None if self.playing is None else self.playing.seq
        was = self.row
        row, seats = await tables.load(self.hub.database, self.id)
        if before is None and row.is_begun:
            await self._load()
            self.audiences.sync_all()
            return
        # All is read before anything changes: a table that knows of a version which it has not
        # followed would look up to date, and nobody would ever tell its players.
        rows = await self._unseen(row, before)
        self._take(row, seats)
        self._follow(rows)
        if before is None or rows or was.revision != row.revision:
            self.audiences.tell_table()

    async def _unseen(self, row: TableRow, before: int | None) -> list[StepRow]:
        if before is None or row.version <= before:
            return []
        rows = await journal.steps_after(self.hub.database, self.id, before)
        return [step for step in rows if step.seq <= row.version]

    def _follow(self, rows: list[StepRow]) -> None:
        for row in rows:
            assert self.playing is not None
            self.playing.follow(row)
            self.audiences.tell_entry(row.seq)
            self._told = row.seq

    async def hear(self, entry: Append) -> None:
        """Another process has stored an entry: go on by it, or read what is there."""
        if not self._is_next(entry):
            if entry.step.seq > self.row.version or entry.revision > self.row.revision:
                await self.refresh()
            return
        self._follow([entry.step])
        self._note(entry)
        self._tell_table(entry)

    def _is_next(self, entry: Append) -> bool:
        """Whether nothing but this entry has happened since we looked."""
        if self.playing is None or self.is_outdated:
            return False
        here = (self.row.version, self.row.revision, self.playing.seq)
        return here == (entry.version, entry.revision, entry.version)

    def is_behind(self, version: int, revision: int) -> bool:
        """Whether the store has more than the audiences have been told."""
        return not self.is_loaded or (self.row.version, self.row.revision) != (version, revision)

    def is_ahead_of(self, version: int, revision: int) -> bool:
        """Whether somebody who was told up to there has missed something."""
        return self.row.version > version or self.row.revision > revision

    @property
    def is_outdated(self) -> bool:
        """Whether the match was played by other rules: then it can only be looked at."""
        return self.playing is not None and self.playing.outdated is not None

    async def wake_bots(self) -> None:
        """They should have moved by now. Where nobody can, they are not asked again."""
        if self.is_outdated:
            await tables.rest_bots(self.hub.database, self.id)
            await self.refresh()
        else:
            self.thinking.start()

    def forget(self) -> None:
        """The store knows better: read all again before the next work."""
        self.is_loaded = False

    # -- writing ----------------------------------------------------------------------------------

    async def save(self, row: StepRow, proposal_over: bool = False) -> None:
        """Store the entry that `playing` has just made. Raises Conflict or Unavailable; then the
        table has been thrown away, and what stands must be read again."""
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

    def _append(self, row: StepRow, proposal_over: bool) -> Append:
        assert self.playing is not None
        waiting = self.playing.match.state.waiting
        is_takeback = isinstance(self.playing.match.journal.entries[-1], Takeback)
        changed = clocks.after(self.row.clock, self.seats, waiting, row.at, is_takeback)
        due, dropped = clocks.jobs(self.id, changed)
        notify, quiet = turn_jobs(
            self.row, self.seats, self.hub.reachable, waiting, self.hub.reminder_due(row.at)
        )
        ended = [results.job(self.id, row.at)] if self.playing.is_over else []
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
        """Tell everybody what is now stored for good."""
        asked_before = self.row.waiting
        self._note(entry)
        self.hub.metrics.steps.inc()
        self.audiences.tell_entry(entry.step.seq)
        self._told = entry.step.seq
        self._tell_table(entry)
        self.hub.neighbours.tell_entry(entry)
        if entry.jobs:
            self.hub.jobs_changed.set()
        self._tell_persons(asked_before, entry)
        self.thinking.start()

    def _tell_table(self, entry: Append) -> None:
        """Most entries change nothing that people see of a table from outside."""
        if entry.seats or entry.finished or entry.proposal_over:
            self.audiences.tell_table()

    def _note(self, entry: Append) -> None:
        """The row and the seats as they are with an entry."""
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
