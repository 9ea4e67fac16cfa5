"""Remind players outside the page: by push messages, by a webhook, and by mail if SMTP is set."""

import asyncio
import json
from collections.abc import Awaitable, Collection, Sequence

import structlog

from polis.server.ops.settings import Settings
from polis.server.people.mail import Mail, Reason, voice_of
from polis.server.people.outgoing import post
from polis.server.people.push import Note, Push
from polis.server.store.rows import JobRow, PersonRow
from polis.table.records import SeatRecord, TableRecord
from polis.text.voice import Voice

SECONDS = 20  # for a whole reminder; its job is claimed for longer
log = structlog.get_logger()


class Reminders:
    """Send reminders to players who are not looking at their tables."""

    def __init__(
        self, settings: Settings, push: Push | None = None, mail: Mail | None = None
    ) -> None:
        self._settings = settings
        self._push = push
        self._mail = mail

    async def tell(self, person: PersonRow, what: Reason, tables: Sequence[TableRecord]) -> None:
        """Tell devices and webhook about every table, and send one mail about all of them."""
        calls = await self._pushes(person, what, tables)
        calls += [self._call(person.webhook, what, table) for table in tables if person.webhook]
        await asyncio.gather(*map(self._try, calls))
        if person.email_ok and self._settings.smtp and tables and self._mail is not None:
            await self._try(self._mail.remind(person, what, tables))

    def _link(self, table: TableRecord) -> str:
        return f"{self._settings.public_url.rstrip('/')}/#/table/{table.id}"

    async def _try(self, work: Awaitable[None]) -> None:
        """Limit the time of a reminder, and log its failure."""
        try:
            async with asyncio.timeout(SECONDS):
                await work
        except Exception as error:  # noqa: BLE001 - one failing server must not stop the other reminders
            log.warning("a reminder failed", error=type(error).__name__)

    async def _call(self, url: str, what: Reason, table: TableRecord) -> None:
        data = {"what": what, "table": table.id, "title": table.title}
        more = {"link": self._link(table), "game": table.game}
        body = json.dumps(data | more, ensure_ascii=False).encode()
        headers = {"Content-Type": "application/json"}
        await post(url, headers, body, self._settings.private_webhooks)

    async def _pushes(
        self, person: PersonRow, what: Reason, tables: Sequence[TableRecord]
    ) -> list[Awaitable[None]]:
        """One message to every device for every table."""
        if self._push is None:
            return []
        voice = voice_of(person.language)
        notes = [
            Note(_subject(voice, what, table.title or table.game), f"/table/{table.id}", table.id)
            for table in tables
        ]
        devices = await self._push.devices(person.id)
        return [self._push.send(device, note) for device in devices for note in notes]


def _subject(voice: Voice, what: Reason, title: str) -> str:
    if what == "invited":
        return voice.tell("mail-invited", title=title)
    return voice.tell("mail-your-turn", title=title)


# -- when -----------------------------------------------------------------------------------------


def turn_jobs(
    table: TableRecord,
    seats: Sequence[SeatRecord],
    reachable: Collection[str],
    waiting: int,
    due: int,
) -> tuple[list[JobRow], list[str]]:
    """The reminders to schedule once a table waits for other players, and the keys to drop."""
    planned: list[JobRow] = []
    dropped: list[str] = []
    for seat in seats:
        if seat.person not in reachable:
            continue
        is_asked, was_asked = waiting >> seat.seat & 1, table.waiting >> seat.seat & 1
        key = f"notify:{table.id}:{seat.seat}"
        if is_asked and not was_asked and seat.replaced_by is None:
            planned.append(JobRow(key, "notify", table.id, seat.seat, {}, due))
        elif was_asked and not is_asked:
            dropped.append(key)
    return planned, dropped


def invitation_job(table: TableRecord, person: str, due: int) -> JobRow:
    return JobRow(f"invited:{table.id}:{person}", "invited", table.id, 0, {"person": person}, due)
