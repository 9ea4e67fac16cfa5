"""The other processes on the same database: what they are told, and what is done when they speak.

A move is told only while one of them has a socket at its table, a notice to a person only while one
of them has a socket of that person: processes that share nothing cost each other next to nothing.
Whoever begins to follow a table says from which version, and is told if others are ahead of it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog

from polis.server.presence import Presence, Said
from polis.server.store import people, tables
from polis.server.store.append import Append
from polis.server.store.notify import Notices

if TYPE_CHECKING:
    from polis.server.hub import Hub
    from polis.server.table import LiveTable

LONGEST_ENTRY = 7_500  # bytes; PostgreSQL takes 8,000
PERSONS_TOGETHER = 200
MOST_SHOWN = 200  # persons who look at a table; a notice can be too long
CHECKED_TOGETHER = 500
log = structlog.get_logger()


class Looking(msgspec.Struct):
    """The sockets that a process has at a table: who is seen there, and what all were told."""

    table: str
    process: str
    sockets: int
    here: list[str]
    watchers: int
    version: int
    revision: int


class Neighbours:
    """All other processes. On SQLite there are none."""

    def __init__(self, hub: "Hub", sweep_seconds: float) -> None:
        self._hub = hub
        self.presence = Presence(3 * sweep_seconds, sure_after=2 * sweep_seconds)
        self.notices = Notices(hub.database, self.hear, self._missed_some)
        self._shown: set[str] = set()  # tables at which others know us
        self._kinds: dict[str, Callable[[str], None]] = {
            "a": self._hear_sent_away,
            "c": self._hear_chat,
            "m": self._hear_mutes,
            "o": self._hear_persons,
            "p": self._hear_person_told,
            "r": hub.reachable.add,
            "s": self._hear_looking,
            "t": self._hear_table,
        }

    # -- what they are told -----------------------------------------------------------------------

    def tell_entry(self, entry: Append) -> None:
        """An entry was stored: those who follow its table go on by it."""
        if not self.notices.is_shared:
            return
        if not self.notices.is_heard or self.presence.may_be_followed(entry.table_id):
            self.notices.tell(_entry_notice(entry))

    def tell_table(self, table_id: str) -> None:
        """Something of a table is stored that they must read."""
        self.notices.tell(f"t|{table_id}")

    def tell_chat(self, table_id: str) -> None:
        self.notices.tell(f"c|{table_id}")

    def tell_person(self, person: str, table_id: str, notice: bytes) -> None:
        """A notice for all pages of a person that do not show the table."""
        if not self.notices.is_heard or self.presence.may_be_elsewhere(person):
            self.notices.tell(f"p|{person}|{table_id}|{notice.decode()}")

    def tell_mutes(self, person: str) -> None:
        self.notices.tell(f"m|{person}")

    def tell_sent_away(self, person: str, table_id: str) -> None:
        self.notices.tell(f"a|{person}|{table_id}")

    def tell_reachable(self, person: str) -> None:
        """Somebody has an address outside of the page."""
        self.notices.tell(f"r|{person}")

    def tell_persons(self, persons: list[str]) -> None:
        """These have sockets here."""
        for start in range(0, len(persons), PERSONS_TOGETHER):
            self.notices.repeat("o|" + ",".join(persons[start : start + PERSONS_TOGETHER]))

    def tell_looking(self, live: "LiveTable") -> None:
        """Who looks at a table here; and once, that nobody does any more."""
        sockets = len(live.audiences.connections)
        if not self.notices.is_shared or not (sockets or live.id in self._shown):
            return
        said = Looking(
            table=live.id,
            process=self.notices.process,
            sockets=sockets,
            here=live.audiences.present_here(MOST_SHOWN),
            watchers=live.audiences.num_guests,
            version=live.row.version if live.is_loaded else 0,
            revision=live.row.revision if live.is_loaded else 0,
        )
        self.notices.repeat("s|" + msgspec.json.encode(said).decode())
        if sockets:
            self._shown.add(live.id)
        else:
            self._shown.discard(live.id)

    async def repeat(self) -> None:
        """What is said of sockets fades; and what others said may have faded."""
        if not self.notices.is_shared:
            return
        self.presence.forget_old()
        self.tell_persons(self._hub.persons_here())
        for number, live in enumerate(list(self._hub.tables.values())):
            if live.audiences.connections:
                self._hub.tell_presence(live)
            if number % 50 == 49:
                await asyncio.sleep(0)  # others are waiting

    # -- what they say ----------------------------------------------------------------------------

    def hear(self, text: str) -> None:
        """One that cannot be read, of another version perhaps, keeps no other from being heard."""
        kind, _, rest = text.partition("|")
        try:
            self._kinds[kind](rest)
        except (KeyError, ValueError) as error:
            log.warning("notice not understood", kind=kind, error=type(error).__name__)

    def _hear_table(self, text: str) -> None:
        table_id, _, entry = text.partition("|")
        if (live := self._hub.tables.get(table_id)) is not None:
            live.catch_up(_news(live, entry))

    def _hear_chat(self, table_id: str) -> None:
        if (live := self._hub.tables.get(table_id)) is not None:
            live.catch_up(live.audiences.pull_chat)

    def _hear_person_told(self, text: str) -> None:
        person, table_id, notice = text.split("|", 2)
        self._hub.notify_here(person, table_id, notice.encode())

    def _hear_mutes(self, person: str) -> None:
        self._hub.background(self._hub.read_mutes(person))

    def _hear_sent_away(self, text: str) -> None:
        """At once, and after what the table is doing: it may just be letting that person in."""
        person, table_id = text.split("|", 1)

        async def send_away() -> None:
            self._hub.send_away_here(person, table_id)

        self._hub.send_away_here(person, table_id)
        if (live := self._hub.tables.get(table_id)) is not None:
            live.post(send_away)

    def _hear_persons(self, text: str) -> None:
        self.presence.hear_persons(text.split(","))

    def _hear_looking(self, text: str) -> None:
        looking = _looking.decode(text)
        said = Said(looking.sockets, frozenset(looking.here), looking.watchers)
        is_new = self.presence.hear(looking.table, looking.process, said)
        live = self._hub.tables.get(looking.table)
        if live is None or not live.is_loaded:
            return
        live.audiences.tell_table()
        if is_new and live.is_ahead_of(looking.version, looking.revision):
            self.tell_table(live.id)  # which was stored before we knew that somebody follows it

    # -- what may have been lost ------------------------------------------------------------------

    def _missed_some(self) -> None:
        """There was no connection for a while, or none so far."""
        self.presence.doubt()
        self._hub.background(self._speak_again())

    async def _speak_again(self) -> None:
        await self.check_all()
        await self.repeat()

    async def check_all(self) -> None:
        """Look whether any table that is awake has moved on, or has lines that nobody was told."""
        ids = list(self._hub.tables)
        for start in range(0, len(ids), CHECKED_TOGETHER):
            await self._check(ids[start : start + CHECKED_TOGETHER])

    async def _check(self, ids: list[str]) -> None:
        versions = await tables.versions(self._hub.database, ids)
        lines = await people.last_lines(self._hub.database, ids)
        awake = self._hub.tables
        for live in [awake[table_id] for table_id in ids if table_id in awake]:
            if live.id in versions and live.is_behind(*versions[live.id]):
                live.catch_up(live.refresh)
            if live.audiences.misses_chat(lines.get(live.id, 0)):
                live.catch_up(live.audiences.pull_chat)


def _entry_notice(entry: Append) -> str:
    """The entry, or where it is too long that there is one."""
    data = msgspec.json.encode(replace(entry, jobs=[], dropped_jobs=[]))
    if len(data) > LONGEST_ENTRY:
        return f"t|{entry.table_id}"
    return f"t|{entry.table_id}|{data.decode()}"


def _news(live: "LiveTable", entry: str) -> Callable[[], Awaitable[None]]:
    """What a table does when it hears from another process."""
    return partial(live.hear, _entries.decode(entry)) if entry else live.refresh


_entries = msgspec.json.Decoder(Append)
_looking = msgspec.json.Decoder(Looking)
