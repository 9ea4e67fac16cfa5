"""Close open tables that no player joins, and delete old tables if the operator wants it.

Every process does it; tables that are in use anywhere stay.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.kernel.errors import PolisError
from polis.server.lobby.lobby import Lobby
from polis.server.store import audit, operators, retention
from polis.server.store.rows import now

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
MOST_AT_ONCE = 100
BY = "retention"  # who acts, in the audit log
Old = Callable[[AsyncConnection, int, int], Awaitable[list[str]]]
log = structlog.get_logger()


class Housekeeping:
    """One loop per process."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._hub = lobby.hub
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="housekeeping")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._hub.settings.tidy_seconds)
            try:
                await self.tidy()
            except PolisError as error:
                log.warning("housekeeping postponed", code=error.code)
            except Exception:
                log.exception("housekeeping failed")

    async def tidy(self) -> None:
        """Do everything that is due."""
        await self._expire()
        periods = await operators.retention(self._hub.database)
        if periods.abandoned:
            await self._delete("abandoned", retention.abandoned, periods.abandoned)
        if periods.finished:
            await self._delete("finished", retention.finished, periods.finished)

    async def _expire(self) -> None:
        hours = self._hub.settings.open_hours
        if not hours:
            return
        before = now() - int(hours * HOUR_MS)
        for table_id in await retention.waiting_in_vain(self._hub.database, before, MOST_AT_ONCE):
            if not self._is_used(table_id):
                await self._lobby.expire(table_id)
                self._hub.metrics.expired.inc()

    async def _delete(self, what: str, old: Old, days: int) -> None:
        before = now() - days * DAY_MS
        async with self._hub.database.writing() as connection:
            found = await old(connection, before, MOST_AT_ONCE)
            gone = [table_id for table_id in found if not self._is_used(table_id)]
            if not gone:
                return
            await retention.delete_tables(connection, gone)
            await audit.note(connection, BY, "delete", what, f"{len(gone)} tables")
        for table_id in gone:
            self._hub.drop_table(table_id)
        self._hub.metrics.deleted.inc(len(gone))
        log.info("old tables deleted", kind=what, tables=len(gone))

    def _is_used(self, table_id: str) -> bool:
        """Whether a socket is at a table, here or at another process."""
        live = self._hub.tables.get(table_id)
        is_here = live is not None and not live.is_idle
        presence = self._hub.peers.presence
        return is_here or bool(presence.persons(table_id) or presence.watchers(table_id))
