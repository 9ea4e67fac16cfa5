"""Does what is due: clocks, reminders, results. Each once, by whichever process is first.

Before anything is due the house says that it lives (see `store.pulse`): what fell into an outage is
put off first, so nobody loses on time because the server was down.
"""

import asyncio
import contextlib
from dataclasses import replace

import structlog

from polis.kernel.errors import PolisError
from polis.server import consent, results
from polis.server.errors import TooMany
from polis.server.hub import Hub
from polis.server.info import seats_of
from polis.server.reminders import Reason, Reminders
from polis.server.store import jobs, people, pulse, tables
from polis.server.store.rows import JobRow, PersonRow, TableRow, now

LONGEST_PAUSE = pulse.BEAT_MS / 1000  # seconds; other processes may have set earlier jobs
MOST_AT_ONCE = 20
DAY = 86_400
log = structlog.get_logger()


class DueJobs:
    """One loop per process."""

    def __init__(self, hub: Hub, reminders: Reminders) -> None:
        self._hub = hub
        self._reminders = reminders
        self._task: asyncio.Task[None] | None = None
        self._beaten = 0  # the moment of the last beat

    async def first_beat(self) -> None:
        """Before anybody is let in: the clocks stood while the house was down."""
        await self._beat(is_first=True)

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
        away = await pulse.beat(self._hub.database, now(), is_first)
        self._beaten = now()
        if away > pulse.LATE_MS:
            log.info("clocks stood while nobody could move", seconds=away // 1000)
        return away

    async def _run(self) -> None:
        while True:
            pause = LONGEST_PAUSE
            self._hub.jobs_changed.clear()
            try:
                if now() - self._beaten >= pulse.BEAT_MS and await self._beat():
                    self._hub.background(self._hub.neighbours.check_all())
                pause = await self._start_due()
            except PolisError as error:
                log.warning("jobs wait", code=error.code)
            except Exception:
                log.exception("jobs failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(pause, 0.05)):
                    await self._hub.jobs_changed.wait()

    async def _start_due(self) -> float:
        """Begin with what is due; the seconds until more may be."""
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
            await live.submit(lambda: consent.time_out(live, job.seat))
        elif job.kind == "result":
            await results.keep(self._hub, job.table_id)
        elif job.kind == "invited":
            await self._invite(job)
        await jobs.finish(self._hub.database, job)

    # -- reminders --------------------------------------------------------------------------------

    async def _remind(self, due: list[JobRow]) -> None:
        """One letter for each person, about all tables that wait: also those soon to be told of."""
        database = self._hub.database
        waiting: dict[str, list[TableRow]] = {}
        for job in due:
            await self._note(job, waiting)
        for person_id in list(waiting):
            for job in await jobs.take_reminders(database, person_id):
                await self._note(job, waiting)
        # All at once: one whose webhook hangs must not keep the others waiting.
        await asyncio.gather(*(self._tell(person_id, waiting[person_id]) for person_id in waiting))
        for job in due:
            await jobs.finish(database, job)

    async def _tell(self, person_id: str, tables_waiting: list[TableRow]) -> None:
        person = await people.find(self._hub.database, person_id)
        if person is not None:
            await self._reach(person, "your-turn", tables_waiting)

    async def _reach(self, person: PersonRow, what: Reason, about: list[TableRow]) -> None:
        """Nobody has proved that a mail address is one's own: each gets so many letters a day."""
        limits = self._hub.settings.limits
        if person.email and self._hub.settings.smtp:
            key = f"letter:{people.hashed(person.email.lower())}"
            try:
                await people.count_up(self._hub.database, key, DAY, limits.letters_per_day)
            except TooMany:
                person = replace(person, email="")
        await self._reminders.tell(person, what, about)

    async def _invite(self, job: JobRow) -> None:
        """Tell somebody of an invitation, if there is still a seat for it that it does not see."""
        database = self._hub.database
        table, seats = await tables.load(database, job.table_id)
        person = await people.find(database, job.data["person"])
        if person is None or table.phase != "open" or self._looks(person.id, table.id):
            return
        is_free = any(seat.kind == "open" for seat in seats) and not seats_of(seats, person.id)
        if is_free and table.host not in await people.muted_by(database, person.id):
            await self._reach(person, "invited", [table])

    async def _note(self, job: JobRow, waiting: dict[str, list[TableRow]]) -> None:
        """Note a table for whom it waits, unless that one looks at it or has moved meanwhile."""
        table, seats = await tables.load(self._hub.database, job.table_id)
        person = seats[job.seat].person
        is_asked = table.phase == "running" and table.waiting >> job.seat & 1
        if person is None or not is_asked or self._looks(person, table.id):
            return
        noted = waiting.setdefault(person, [])
        if table.id not in [other.id for other in noted]:
            noted.append(table)

    def _looks(self, person: str, table_id: str) -> bool:
        """Whether a person has the table before its eyes, here or on another process."""
        live = self._hub.tables.get(table_id)
        if live is not None:
            return person in live.audiences.present()
        return person in self._hub.neighbours.presence.persons(table_id)
