"""Tell the other processes on the same database what happened here, and act on what they tell.

Notices about a table go to the processes that have sockets at it, notices to a player to those that
have their sockets; `Channels` sees to that. Only who looks at a table is told to all processes:
each may have to know, for a reminder or a vote.
"""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import msgspec
import structlog

from polis.server.peers.channel import ALL, Channels
from polis.server.peers.ports import FollowedTable, ThisProcess
from polis.server.peers.presence import Presence, Said
from polis.server.store import people, tables
from polis.server.store.append import Append

LONGEST_ENTRY = 7_500  # bytes; PostgreSQL accepts 8,000
MOST_SHOWN = 200  # persons who look at a table: PostgreSQL limits the length of a notice
CHECKED_TOGETHER = 500
IDENTIFIER = re.compile(r"[A-Za-z0-9_-]{1,40}")  # PostgreSQL takes 63 bytes for a channel
log = structlog.get_logger()


class Looking(msgspec.Struct):
    """The sockets that a process has at a table."""

    table: str
    process: str
    sockets: int
    here: list[str]
    watchers: int


class Peers:
    """All other processes. On SQLite there are none."""

    def __init__(self, hub: ThisProcess, sweep_seconds: float) -> None:
        self._hub = hub
        self._process = secrets.token_urlsafe(6)
        self.presence = Presence(3 * sweep_seconds)
        self.channels = Channels(hub.database, self.hear, self._missed_some)
        self._shown: set[str] = set()  # tables at which others know us
        self._kinds: dict[str, Callable[[str], None]] = {
            "a": self._hear_sent_away,
            "c": self._hear_chat,
            "i": hub.reconnect_here,
            "m": self._hear_mutes,
            "p": self._hear_person_told,
            "r": hub.reachable.add,
            "s": self._hear_looking,
            "t": self._hear_table,
        }

    # -- what this process wants to hear ----------------------------------------------------------

    async def follow_table(self, table_id: str) -> None:
        """Hear what happens at a table. What is read afterwards misses nothing.

        A browser can send anything as an id: only what can be one becomes a channel.
        """
        if IDENTIFIER.fullmatch(table_id):
            await self.channels.follow(_table_channel(table_id))

    async def follow_person(self, person: str) -> None:
        """Hear what is told to a player."""
        await self.channels.follow(_person_channel(person))

    def _keep_channels(self) -> None:
        followed = [live.id for live in self._hub.tables.values() if live.audiences.connections]
        needed = {_table_channel(table_id) for table_id in followed}
        self.channels.keep(needed | {_person_channel(p) for p in self._hub.persons_here()})

    # -- what the others are told -----------------------------------------------------------------

    def tell_entry(self, entry: Append) -> None:
        """Send a stored entry to the processes with sockets at its table."""
        if self.channels.is_shared:
            self.channels.tell(_table_channel(entry.table_id), _entry_notice(entry))

    def tell_table(self, table_id: str) -> None:
        """Something of a table is stored that they must read."""
        self.channels.tell(_table_channel(table_id), f"t|{table_id}")

    def tell_chat(self, table_id: str) -> None:
        self.channels.tell(_table_channel(table_id), f"c|{table_id}")

    def tell_person(self, person: str, table_id: str, notice: bytes) -> None:
        """A notice for all pages of a player that do not show the table."""
        self.channels.tell(_person_channel(person), f"p|{person}|{table_id}|{notice.decode()}")

    def tell_mutes(self, person: str) -> None:
        self.channels.tell(_person_channel(person), f"m|{person}")

    def tell_sent_away(self, person: str, table_id: str) -> None:
        self.channels.tell(_person_channel(person), f"a|{person}|{table_id}")

    def tell_reconnect(self, person: str) -> None:
        """The devices of a player have changed."""
        self.channels.tell(_person_channel(person), f"i|{person}")

    def tell_reachable(self, person: str) -> None:
        """A player has a webhook or a mail address now."""
        self.channels.tell(ALL, f"r|{person}")

    def tell_looking(self, live: FollowedTable) -> None:
        """Tell who looks at a table here and, once, that all have left."""
        sockets = len(live.audiences.connections)
        if not self.channels.is_shared or not (sockets or live.id in self._shown):
            return
        said = Looking(
            table=live.id,
            process=self._process,
            sockets=sockets,
            here=live.audiences.present_here(MOST_SHOWN),
            watchers=live.audiences.num_guests,
        )
        self.channels.repeat(ALL, "s|" + msgspec.json.encode(said).decode())
        if sockets:
            self._shown.add(live.id)
        else:
            self._shown.discard(live.id)

    async def repeat(self) -> None:
        """Say again who looks at the tables here, since it expires elsewhere."""
        if not self.channels.is_shared:
            return
        self.presence.forget_old()
        self._keep_channels()
        for number, live in enumerate(list(self._hub.tables.values())):
            if live.audiences.connections:
                self._hub.tell_presence(live)
            if number % 50 == 49:
                await asyncio.sleep(0)  # let other work run

    # -- what they tell ---------------------------------------------------------------------------

    def hear(self, text: str) -> None:
        """Act on a notice. One that cannot be read, perhaps of another version, is skipped."""
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
        """Close their sockets now, and again after the table's present work: it may admit one."""
        person, table_id = text.split("|", 1)

        async def send_away() -> None:
            self._hub.send_away_here(person, table_id)

        self._hub.send_away_here(person, table_id)
        if (live := self._hub.tables.get(table_id)) is not None:
            live.post(send_away)

    def _hear_looking(self, text: str) -> None:
        looking = _looking.decode(text)
        said = Said(looking.sockets, frozenset(looking.here), looking.watchers)
        self.presence.hear(looking.table, looking.process, said)
        live = self._hub.tables.get(looking.table)
        if live is not None and live.is_loaded:
            live.audiences.tell_table()

    # -- what may have been lost ------------------------------------------------------------------

    def _missed_some(self) -> None:
        """There was no connection for a while, or none so far."""
        self._hub.background(self._speak_again())

    async def _speak_again(self) -> None:
        await self.check_all()
        await self.repeat()

    async def check_all(self) -> None:
        """Find tables whose store has moved on, or has chat lines that were not sent."""
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


def _table_channel(table_id: str) -> str:
    return f"polis_table_{table_id}"


def _person_channel(person: str) -> str:
    return f"polis_person_{person}"


def _entry_notice(entry: Append) -> str:
    """The entry; if it is too long, that there is one."""
    data = msgspec.json.encode(replace(entry, jobs=[], dropped_jobs=[]))
    if len(data) > LONGEST_ENTRY:
        return f"t|{entry.table_id}"
    return f"t|{entry.table_id}|{data.decode()}"


def _news(live: FollowedTable, entry: str) -> Callable[[], Awaitable[None]]:
    """What a table does when another process has stored something."""
    return partial(live.hear, _entries.decode(entry)) if entry else live.refresh


_entries = msgspec.json.Decoder(Append)
_looking = msgspec.json.Decoder(Looking)
