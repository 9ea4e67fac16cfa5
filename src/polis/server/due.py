"""Does what is due: clocks that run down, reminders. Each once, by whichever process is first."""

import asyncio
import contextlib

import structlog

from polis.kernel.errors import PolisError
from polis.server import consent
from polis.server.hub import Hub
from polis.server.reminders import Reminders
from polis.server.store import jobs, people, tables
from polis.server.store.rows import JobRow, now

LONGEST_PAUSE = 2.0  # seconds; other processes may have set earlier jobs
log = structlog.get_logger()


class DueJobs:
    """One loop per process."""

    def __init__(self, hub: Hub, reminders: Reminders) -> None:
        self._hub = hub
        self._reminders = reminders
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="jobs")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            pause = LONGEST_PAUSE
            try:
                due = await jobs.next_due(self._hub.database)
                if due is not None and due <= now():
                    for job in await jobs.claim(self._hub.database, now()):
                        self._hub.background(self._do(job))
                elif due is not None:
                    pause = min(pause, (due - now()) / 1000)
            except PolisError as error:
                log.warning("jobs wait", code=error.code)
            except Exception:
                log.exception("jobs failed")
            self._hub.jobs_changed.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(pause, 0.05)):
                    await self._hub.jobs_changed.wait()

    async def _do(self, job: JobRow) -> None:
        if job.kind == "clock":
            live = self._hub.table(job.table_id)
            await live.submit(lambda: consent.time_out(live, job.seat))
        elif job.kind == "notify":
            await self._remind(job)
        await jobs.finish(self._hub.database, job)

    async def _remind(self, job: JobRow) -> None:
        table, seats = await tables.load(self._hub.database, job.table_id)
        seat = seats[job.seat]
        if table.phase != "running" or not table.waiting >> job.seat & 1 or seat.person is None:
            return
        live = self._hub.tables.get(table.id)
        if live is not None and live.audiences.is_watched_by(seat.person, job.seat):
            return
        person = await people.find(self._hub.database, seat.person)
        if person is not None:
            await self._reminders.your_turn(person, table)
