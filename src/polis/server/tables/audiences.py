"""The sockets at a table, and what each audience is sent; bytes are encoded once per audience."""

from collections import defaultdict
from collections.abc import Iterable, Set
from weakref import proxy

from polis.server.codec import encode
from polis.server.live.connection import SEAT_LOST, Connection
from polis.server.store import people
from polis.server.store.rows import ChatRow, PersonRow, now
from polis.server.tables.ports import Table
from polis.table import info, names
from polis.table.records import Audience
from polis.wire.position import Entry
from polis.wire.protocol import PROTOCOL, ChatLine, Hello, Sync, TableChanged, Update
from polis.wire.table_info import TableInfo

CHAT_LINES = 100  # in a sync
CHAT_OVERLAP = 20  # lines may be committed in another order than they are numbered


class Audiences:
    """The sockets at one table."""

    def __init__(self, table: Table) -> None:
        self._table: Table = proxy(table)  # no reference cycle: a table is freed at once
        self.connections: dict[Connection, None] = {}
        self._told_info: bytes = b""
        self._chat_seen: set[int] = set()
        self._last_chat = 0

    # -- coming and going -------------------------------------------------------------------------

    def add(self, connection: Connection, audience: Audience) -> None:
        connection.table_id = self._table.id
        connection.audience = audience
        self.connections[connection] = None

    def remove(self, connection: Connection) -> None:
        self.connections.pop(connection, None)

    def check_seats(self) -> None:
        """Disconnect sockets whose seat was reassigned."""
        for connection in [*self.connections]:
            seat = connection.audience
            if seat is not None and self._table.seats[seat].person != connection.player:
                self.remove(connection)
                connection.close(SEAT_LOST)

    def present(self) -> set[str]:
        """The persons who look at the table, on any process."""
        here = {c.player for c in self.connections if c.player is not None and c.visible}
        return here | self._table.hub.peers.presence.persons(self._table.id)

    def present_here(self, most: int) -> list[str]:
        """At most `most` persons who look at the table on this process, players first."""
        seen = [c for c in self.connections if c.player is not None and c.visible]
        seen.sort(key=lambda connection: (connection.audience is None, connection.player))
        return list(dict.fromkeys(str(connection.player) for connection in seen))[:most]

    @property
    def num_guests(self) -> int:
        """Sockets of guests in this process. Players who share a device are no guests."""
        players = {seat.person for seat in self._table.seats if seat.person is not None}
        return sum(
            connection.audience is None and connection.player not in players
            for connection in self.connections
        )

    def watchers(self) -> int:
        return self.num_guests + self._table.hub.peers.presence.watchers(self._table.id)

    # -- what is sent -----------------------------------------------------------------------------

    async def sync(
        self, person: PersonRow | None, muted: Set[str], audience: Audience, hello: Hello
    ) -> Sync:
        """The sync of an audience from the number it names."""
        rows = await self._read_chat(hello.chat_since or 0)
        chat = [chat_line(row) for row in rows if row.person not in muted]
        return self._sync(person, audience, hello.since, chat)

    def _sync(
        self, person: PersonRow | None, audience: Audience, since: int | None, chat: list[ChatLine]
    ) -> Sync:
        table, playing = self._table, self._table.playing
        return Sync(
            protocol=PROTOCOL,
            now=now(),
            you=info.you(person, table.row, table.seats),
            seat=audience,
            table=self.info(audience),
            number=0 if playing is None else playing.number(audience),
            missed=self._missed(audience, since),
            position=None if playing is None else playing.position(audience),
            chat=chat,
            names={} if playing is None else names.own_names(playing),
            log_from=1,
        )

    def _missed(self, audience: Audience, since: int | None) -> list[Entry] | None:
        playing = self._table.playing
        if since is None or playing is None:
            return None
        last = playing.number(audience)
        if since > last or last - since > self._table.hub.settings.limits.catch_up:
            return None
        return playing.entries(audience, since, last - since)

    def info(self, audience: Audience = None) -> TableInfo:
        table = self._table
        return info.table_info(
            table.row, table.seats, self.present(), self.watchers(), self._rewind_to(audience)
        )

    def _rewind_to(self, audience: Audience) -> int | None:
        """The step of a proposed rewind, as a number in the stream of an audience."""
        proposal, playing = self._table.row.proposal, self._table.playing
        if proposal is None or proposal.number is None or playing is None:
            return None
        seq = playing.seq_of(proposal.by, proposal.number)
        assert seq is not None
        return min(playing.number_at(seq - 1, audience) + 1, playing.number(audience))

    def tell_entry(self, seq: int) -> None:
        """Send an entry to every audience that can notice it."""
        playing = self._table.playing
        assert playing is not None
        for audience, connections in self._groups().items():
            if playing.number_at(seq, audience) == playing.number_at(seq - 1, audience):
                continue
            update = Update(
                entry=playing.entry(seq, audience),
                scenes=playing.scenes(audience) if seq == playing.seq else [],
                position=playing.position(audience),
            )
            self._send(connections, encode(update))

    def tell_table(self) -> None:
        """Send players, clocks and presence to all sockets, if anything changed."""
        data = encode(self.info())
        if data == self._told_info:
            return
        self._told_info = data
        is_same_for_all = self._table.row.proposal is None
        groups = {None: [*self.connections]} if is_same_for_all else self._groups()
        for audience, connections in groups.items():
            self._send(connections, encode(TableChanged(now=now(), table=self.info(audience))))

    def sync_all(self) -> None:
        """Send a full sync to all sockets: the match has started."""
        for connection in self.connections:
            message = self._sync(connection.person, connection.audience, 0, [])
            connection.send(encode(message))

    async def pull_chat(self) -> None:
        """Send chat lines that were stored since the last check."""
        await self._read_chat(self._last_chat)

    def misses_chat(self, last: int) -> bool:
        """Whether a socket has not been sent a chat line."""
        return bool(self.connections) and last > self._last_chat

    async def _read_chat(self, after: int) -> list[ChatRow]:
        """The chat lines after a number.

        New lines are sent to all sockets here, since the notice of another process may still be on
        its way.
        """
        recent = max(0, self._last_chat - CHAT_OVERLAP)
        first = min(after, recent)
        rows = await people.chat_after(self._table.hub.database, self._table.id, first, CHAT_LINES)
        for row in rows:
            if row.id > recent and row.id not in self._chat_seen:
                self._tell_line(row)
        self._note_chat(rows)
        return [row for row in rows if row.id > after]

    def _tell_line(self, row: ChatRow) -> None:
        hearing = [c for c in self.connections if row.person not in c.muted]
        self._send(hearing, encode(chat_line(row)))

    def _note_chat(self, rows: list[ChatRow]) -> None:
        self._last_chat = max([self._last_chat, *(row.id for row in rows)])
        self._chat_seen = {
            line
            for line in self._chat_seen.union(row.id for row in rows)
            if line > self._last_chat - 2 * CHAT_OVERLAP
        }

    def _groups(self) -> dict[Audience, list[Connection]]:
        groups: defaultdict[Audience, list[Connection]] = defaultdict(list)
        for connection in self.connections:
            groups[connection.audience].append(connection)
        return groups

    def _send(self, connections: Iterable[Connection], text: bytes) -> None:
        for connection in connections:
            connection.send(text)


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(
        id=row.id, player=row.person, seat=row.seat, name=row.name, text=row.text, at=row.at
    )
