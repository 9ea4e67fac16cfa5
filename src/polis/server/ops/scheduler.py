"""Run jobs that are due: clocks, reminders, results. Each runs once, in the first process that
claims it.

Before any job runs, the process writes a heartbeat (see `store.heartbeat`). Jobs that fell into an
outage are postponed first, so no player loses on time because the server was down.
"""

import asyncio
import contextlib
from dataclasses import replace

import structlog

from polis.kernel.errors import PolisError
from polis.server.errors import TooMany
from polis.server.ops.rules import Rules
from polis.server.ops.startup_errors import cause_of
from polis.server.people.mail import Reason
from polis.server.people.reminders import Reminders
from polis.server.store import heartbeat, jobs, people, tables
from polis.server.store.rows import JobRow, PersonRow, now
from polis.server.tables import proposals, results
from polis.server.tables.registry import Hub
from polis.table.info import seats_of
from polis.table.records import TableRecord

LONGEST_PAUSE = heartbeat.BEAT_MS / 1000  # seconds; other processes may have set earlier jobs
MOST_AT_ONCE = 20
MOST_LATE_MS = 5 * heartbeat.BEAT_MS  # since the last heartbeat of a process that is ready
log = structlog.get_logger()


class DueJobs:
    """One loop per process."""

    def __init__(self, hub: Hub, reminders: Reminders) -> None:
        self._hub = hub
        self._reminders = reminders
        self.rules = Rules(hub)
        self._task: asyncio.Task[None] | None = None
        self._beaten = 0  # the moment of the last heartbeat

    async def first_beat(self) -> None:
        """Write the first heartbeat before sockets are accepted: clocks stood while the server was
        down.
        """
        await self._beat(is_first=True)
        await self.rules.read()

    @property
    def is_beating(self) -> bool:
        """Whether this process could write to the database lately; a full disk prevents it."""
        return now() - self._beaten < MOST_LATE_MS

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="jobs")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        with contextlib.suppress(PolisError):  # so that the next start knows the moment exactly
            await self._beat()

    async def _beat(self, is_first: bool = False) -> int:
        away = await heartbeat.beat(self._hub.database, now(), is_first)
        self._beaten = now()
        if away > heartbeat.LATE_MS:
            log.info("clocks stood during an outage", seconds=away // 1000)
        return away

    async def _run(self) -> None:
        while True:
            pause = LONGEST_PAUSE
            self._hub.jobs_changed.clear()
            try:
                if now() - self._beaten >= heartbeat.BEAT_MS:
                    if await self._beat():
                        self._hub.background(self._hub.peers.check_all())
                    await self.rules.read()
                pause = await self._start_due()
            except PolisError as error:
                self._hub.metrics.database_failures.inc()
                log.warning("jobs postponed", code=error.code, cause=cause_of(error))
            except Exception:
                log.exception("jobs failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(pause, 0.05)):
                    await self._hub.jobs_changed.wait()

    async def _start_due(self) -> float:
        """Start the jobs that are due; return the seconds until the next check."""
        due = await jobs.next_due(self._hub.database)
        if due is None:
            return LONGEST_PAUSE
        if due > now():
            return min(LONGEST_PAUSE, (due - now()) / 1000)
        claimed = await jobs.claim(self._hub.database, now(), MOST_AT_ONCE)
        for job in claimed:
            if job.kind != "notify":
                self._hub.background(self._do(job))
        if reminders := [job for job in claimed if job.kind == "notify"]:
            self._hub.background(self._remind(reminders))
        return 0.0 if len(claimed) == MOST_AT_ONCE else LONGEST_PAUSE

    async def _do(self, job: JobRow) -> None:
        if job.kind == "clock":
            live = self._hub.table(job.table_id)
            await live.submit(lambda: proposals.time_out(live, job.seat))
        elif job.kind == "result":
            await results.keep(self._hub, job.table_id)
        elif job.kind == "invited":
            await self._invite(job)
        await jobs.finish(self._hub.database, job)

    # -- reminders --------------------------------------------------------------------------------

    async def _remind(self, due: list[JobRow]) -> None:
        """Send one reminder to each person, about all tables that wait, also those due soon."""
        database = self._hub.database
        waiting: dict[str, list[TableRecord]] = {}
        for job in due:
            await self._note(job, waiting)
        for person_id in list(waiting):
            for job in await jobs.take_reminders(database, person_id):
                await self._note(job, waiting)
        # At the same time: one slow webhook must not delay the others.
        await asyncio.gather(*(self._tell(person_id, waiting[person_id]) for person_id in waiting))
        for job in due:
            await jobs.finish(database, job)

    async def _tell(self, person_id: str, tables_waiting: list[TableRecord]) -> None:
        person = await people.find(self._hub.database, person_id)
        if person is not None:
            await self._reach(person, "your-turn", tables_waiting)

    async def _reach(self, person: PersonRow, what: Reason, about: list[TableRecord]) -> None:
        """Remind a person. A mailbox gets a limited number of letters a day."""
        limits = self._hub.settings.limits
        if person.email_ok and self._hub.settings.smtp:
            try:
                await people.count_letter(self._hub.database, person.email, limits.letters_per_day)
            except TooMany:
                person = replace(person, email_ok=False)
        await self._reminders.tell(person, what, about)

    async def _invite(self, job: JobRow) -> None:
        """Notify a person of an invitation, if a seat is still free and they do not look at the
        table.
        """
        database = self._hub.database
        table, seats = await tables.load(database, job.table_id)
        person = await people.find(database, job.data["person"])
        if person is None or table.phase != "open" or self._looks(person.id, table.id):
            return
        is_free = any(seat.kind == "open" for seat in seats) and not seats_of(seats, person.id)
        if is_free and table.host not in await people.muted_by(database, person.id):
            await self._reach(person, "invited", [table])

    async def _note(self, job: JobRow, waiting: dict[str, list[TableRecord]]) -> None:
        """Note a table for its player, unless they look at it or have moved meanwhile."""
        table, seats = await tables.load(self._hub.database, job.table_id)
        person = seats[job.seat].person
        is_asked = table.phase == "running" and table.waiting >> job.seat & 1
        if person is None or not is_asked or self._looks(person, table.id):
            return
        noted = waiting.setdefault(person, [])
        if table.id not in [other.id for other in noted]:
            noted.append(table)

    def _looks(self, person: str, table_id: str) -> bool:
        """Whether a person looks at the table, here or on another process."""
        live = self._hub.tables.get(table_id)
        if live is not None:
            return person in live.audiences.present()
        return person in self._hub.peers.presence.persons(table_id)
