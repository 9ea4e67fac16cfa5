"""Create, join, leave and start tables, invite players, list tables.

Each change is one transaction on the locked table. Sockets at the table are told afterwards.
"""

import asyncio
from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.kernel.journal import Header
from polis.server.clean_text import clean
from polis.server.errors import (
    NoSuch,
    NoTable,
    NotHost,
    NotOpen,
    NotYourSeat,
    SeatsOpen,
    SentAway,
    TooMany,
)
from polis.server.games import refuse_local
from polis.server.lobby.adapting import check_unrated, settle_levels
from polis.server.lobby.paging import place_text
from polis.server.lobby.seating import awaits_players, free_seat, other_than, seat_row, seat_rows
from polis.server.people.identity import new_id, new_secret
from polis.server.people.reminders import invitation_job, turn_jobs
from polis.server.store import guests, history, journal, people, schema, tables
from polis.server.store.people import LinkRow
from polis.server.store.rows import PersonRow, now
from polis.server.store.tables import Change, Filter
from polis.server.tables.actor import LiveTable
from polis.server.tables.jobs import clock_jobs
from polis.server.tables.proposals import Then, nothing, vacate
from polis.server.tables.registry import Hub
from polis.table import clocks, info
from polis.table.clocks import NO_CLOCK
from polis.table.match import TableMatch
from polis.table.records import SeatRecord, StoredStep, TableRecord, new_seed
from polis.wire.resources import (
    CreateBody,
    InviteBody,
    JoinBody,
    Link,
    SeatBody,
    SeatWish,
    TableList,
)

HOUR = 3600


class Lobby:
    """The lobby of one process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._database = hub.database
        hub.on_presence = self._start_if_all_are_here
        self.importing = asyncio.Lock()  # checking a journal takes long: one at a time

    # -- making -----------------------------------------------------------------------------------

    async def create(self, person: PersonRow, body: CreateBody) -> tuple[str, Link | None]:
        """Create a table, and start it at once if no seat is open."""
        game = self.hub.games.find(body.game)
        options = {**body.options, "seats": len(body.seats)}
        refuse_local(game, options)
        game.config(options)  # raises BadConfig
        await self.check_quota(person)
        row = TableRecord(
            id=new_id(),
            game=body.game,
            rules=game.version,
            options=options,
            seed=new_seed(),
            phase="open",
            visibility=body.visibility,
            title=clean(body.title),
            host=person.id,
            clock=body.clock or NO_CLOCK,
            autostart=body.start,
            created=now(),
            moved=now(),
        )
        return await self.open_table(row, seat_rows(person, body.seats, row.clock))

    async def open_table(
        self, row: TableRecord, seats: list[SeatRecord], steps: Sequence[StoredStep] = ()
    ) -> tuple[str, Link | None]:
        """Store a new table, start it if it is full, and make an invitation if it is not."""
        check_unrated(row, seats)
        async with tables.creating(self._database, row, seats, steps) as change:
            await self._check_room(change)
            await self.begin_if_full(change)
        if change.table.phase == "running":
            await self._tell(change, row.host)
        is_full = all(seat.kind != "open" for seat in seats)
        return row.id, None if is_full else await self._link(row.id, None)

    async def check_quota(self, person: PersonRow) -> None:
        limits = self.hub.settings.limits
        await people.count_up(self._database, f"table:{person.id}", HOUR, limits.tables_per_hour)
        running = await tables.count(self._database, "running", person.id)
        if running + await tables.count(self._database, "open", person.id) >= limits.open_tables:
            raise TooMany("finish some of your tables first", seconds=HOUR)

    async def _check_room(self, change: Change) -> None:
        """Count a host's tables again, with the new one; requests at the same time wait here."""
        host, limit = change.table.host, self.hub.settings.limits.open_tables
        if host is not None and await tables.count_hosted(change.connection, host) > limit:
            raise TooMany("finish some of your tables first", seconds=HOUR)

    # -- sitting ----------------------------------------------------------------------------------

    async def join(self, person: PersonRow, table_id: str, body: JoinBody) -> None:
        async with tables.changing(self._database, table_id) as change:
            link = None
            if body.token is not None:
                link = await _link_of(change.connection, table_id, body.token)
            if change.table.visibility == "private" and link is None:
                await self._check_guest(change, person)
            if change.table.phase != "open":
                raise NotOpen("the match has begun")
            if not info.seats_of(change.seats, person.id):
                await _check_welcome(change, person, is_invited=link is not None)
                wanted = body.seat if link is None or link.seat is None else link.seat
                seat = free_seat(change.seats, wanted)
                await change.set_seat(seat, kind="person", person=person.id, name=person.name)
                await self.begin_if_full(change)
        await self._tell(change, person.id)

    async def watch(self, person: PersonRow, table_id: str, token: str) -> None:
        """Make a person with an invitation a guest of a private table."""
        async with tables.changing(self._database, table_id) as change:
            await _link_of(change.connection, table_id, token)
            await guests.invite(change, person.id, [])

    async def check_link(self, table_id: str, token: str) -> None:
        """Whether a token is an invitation to a table. Raises BadLink, NoTable."""
        async with self._database.reading() as connection:
            await _link_of(connection, table_id, token)

    async def _check_guest(self, change: Change, person: PersonRow) -> None:
        is_known = sees(change.table, change.seats, person)
        if not is_known and not await guests.is_guest(change, person.id):
            raise NoTable("there is no such table")

    async def may_see(
        self, table: TableRecord, seats: Sequence[SeatRecord], person: PersonRow | None
    ) -> bool:
        """Whether a person may see a table. Private ones are for players and guests."""
        if sees(table, seats, person):
            return True
        if person is None:
            return False
        guest = schema.guest
        query = select(guest).where(guest.c.table_id == table.id, guest.c.person == person.id)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def leave(self, person: PersonRow, table_id: str, seat: int | None) -> None:
        """Leave a seat.

        In a running match a bot plays until the player returns. An outdated match ends for all.
        """
        live = self.hub.table(table_id)

        async def is_outdated() -> bool:
            return live.is_outdated

        cannot_go_on = await live.submit(is_outdated)
        async with tables.changing(self._database, table_id) as change:
            mine = info.seats_of(change.seats, person.id)
            if seat is not None and seat not in mine:
                raise NotYourSeat("that seat is not yours")
            then: Then = nothing
            if mine and cannot_go_on and change.table.phase == "running":
                await _abandon(change)
            for number in mine if seat is None else [seat]:
                if change.table.phase == "running" and change.seats[number].replaced_by is None:
                    then = await vacate(live, change, number)  # includes the earlier ones
                elif change.table.phase == "open":
                    await change.set_seat(number, kind="open", person=None, name="")
            await self._pass_host(change, person)
        await self.hub.changed(table_id, then)

    async def _pass_host(self, change: Change, person: PersonRow) -> None:
        """Give an open table a new host if its host left; without people abandon it."""
        if change.table.phase != "open" or change.table.host != person.id:
            return
        heirs = [seat.person for seat in change.seats if seat.person is not None]
        if heirs:
            await change.set_table(host=heirs[0])
        else:
            await _abandon(change)

    async def expire(self, table_id: str) -> None:
        """Close an open table for which players have waited in vain."""
        async with tables.changing(self._database, table_id) as change:
            if change.table.phase == "open":
                await _abandon(change)
        await self.hub.changed(table_id)

    async def set_seat(self, person: PersonRow, table_id: str, seat: int, body: SeatBody) -> None:
        """Change a seat before the start, as host. A player who sat there is removed."""
        async with tables.changing(self._database, table_id) as change:
            check_host(change.table, person)
            if change.table.phase != "open":
                raise NotOpen("the match has begun")
            if seat >= len(change.seats):
                raise NoSuch("there is no such seat")
            wish = SeatWish(kind=body.kind, name=body.name, bot=body.bot)
            new = seat_row(seat, person, wish, change.table.clock)
            check_unrated(change.table, [new])
            gone = other_than(person, change.seats[seat])
            if gone is not None:
                await guests.send_away(change, gone)
            await change.set_seat(
                seat, kind=new.kind, person=new.person, name=new.name, bot=new.bot
            )
            await self.begin_if_full(change)
        await self._tell(change, person.id)
        if gone is not None:
            self.hub.send_away(gone, table_id)

    async def rename(self, person: PersonRow, name: str) -> None:
        """Rename a person, including at their tables that are not over."""
        for table_id in await tables.unfinished_of(self._database, person.id, person.name):
            async with tables.changing(self._database, table_id) as change:
                for seat in change.seats:
                    if (seat.person, seat.name) == (person.id, person.name):
                        await change.set_seat(seat.seat, name=name)
            self.hub.background(self.hub.changed(table_id))

    # -- starting ---------------------------------------------------------------------------------

    async def start(self, person: PersonRow, table_id: str) -> None:
        async with tables.changing(self._database, table_id) as change:
            check_host(change.table, person)
            if change.table.phase != "open":
                raise NotOpen("the match has begun")
            if self._awaits_players(change.table, change.seats):
                raise SeatsOpen("a seat is still open, or its player is not here")
            await self._begin(change)
        await self._tell(change, person.id)

    async def _tell(self, change: Change, by: str | None) -> None:
        """Tell the sockets at an open table of a change.

        If it has started, notify the players who must act.
        """
        table = change.table
        await self.hub.changed(table.id)
        for seat in change.seats if table.phase == "running" else ():
            if seat.person not in (None, by) and table.waiting >> seat.seat & 1:
                self.hub.notify(str(seat.person), table, "your-turn", seat.seat)

    async def begin_if_full(self, change: Change) -> None:
        """Start a full table, inside the transaction that created it or filled its last seat."""
        if change.table.autostart and not self._awaits_players(change.table, change.seats):
            await self._begin(change)

    def _awaits_players(self, table: TableRecord, seats: Sequence[SeatRecord]) -> bool:
        return awaits_players(table, seats, self.hub.present(table.id))

    def _start_if_all_are_here(self, live: LiveTable) -> None:
        """Start a rematch once its last player has come."""
        if live.row.waits_for_all and not self._awaits_players(live.row, live.seats):
            self.hub.background(self._start_rematch(live.id))

    async def _start_rematch(self, table_id: str) -> None:
        async with tables.changing(self._database, table_id) as change:
            if change.table.waits_for_all:
                await self.begin_if_full(change)
        await self._tell(change, None)

    async def _begin(self, change: Change) -> None:
        """Start the match, or continue from the entries that the table was made with."""
        await settle_levels(change)
        table = change.table
        moment = now()
        steps = await change.connection.run_sync(journal.read_steps, table.id)
        header = Header(table.game, table.rules, table.options, table.seed)
        playing = TableMatch(self.hub.games.find(table.game), header, steps)
        waiting = playing.match.state.waiting
        remind = self.hub.reminder_due(moment)
        reminders, _ = turn_jobs(table, change.seats, self.hub.reachable, waiting, remind)
        await change.set_table(
            phase="running",
            started=moment,
            moved=moment,
            waiting=waiting,
            bots_waiting=any(waiting >> s.seat & 1 and s.player_bot for s in change.seats),
        )
        changed = clocks.after(table.clock, change.seats, waiting, moment)
        await change.connection.run_sync(journal.set_clocks, table.id, changed)
        due, dropped = clock_jobs(table.id, changed)
        await change.connection.run_sync(journal.set_jobs, due + reminders, dropped)

    # -- links and lists --------------------------------------------------------------------------

    async def invite(self, person: PersonRow, table_id: str, body: InviteBody) -> Link:
        """Make a link to the table. A named companion is notified as well.

        Once the match has begun, a link only lets people watch, so every player may make one.
        """
        table, seats = await tables.load(self._database, table_id)
        is_to_watch = table.is_begun and body == InviteBody()
        if not (is_to_watch and info.seats_of(seats, person.id)):
            check_host(table, person)
        if body.seat is not None and body.seat >= len(seats):
            raise NoSuch("there is no such seat")
        limits = self.hub.settings.limits
        await people.count_up(self._database, f"link:{person.id}", HOUR, limits.links_per_hour)
        if body.player is not None:
            await self._invite_player(person, table, body.player)
        return await self._link(table_id, body.seat, body.renew)

    async def _invite_player(self, person: PersonRow, table: TableRecord, player: str) -> None:
        """Notify only companions, so that strangers cannot be pestered.

        A player who muted the host is not notified, and the host does not learn of it.
        """
        is_known = "\0" not in player and player != person.id
        if not is_known or not await history.is_companion(self._database, person.id, player):
            raise NoSuch("you have not played with that player")
        if person.id in await people.muted_by(self._database, player):
            return
        reminder = invitation_job(table, player, self.hub.reminder_due(now()))
        is_reachable = player in self.hub.reachable
        async with tables.changing(self._database, table.id) as change:
            await guests.invite(change, player, [reminder] if is_reachable else [])
        self.hub.jobs_changed.set()
        self.hub.notify(player, table, "invited", None)

    async def _link(self, table_id: str, seat: int | None, renew: bool = False) -> Link:
        token = new_secret()
        await people.add_table_link(self._database, token, table_id, seat, renew)
        return Link(path=f"/#/join/{table_id}/{token}", token=token, expires=None)

    async def listed(self, wanted: Filter, person: PersonRow | None) -> TableList:
        found = await tables.listed(self._database, wanted)
        last = found[-1][0] if len(found) == wanted.limit else None
        player = None if person is None else person.id
        places = await self._places(found, player)
        rows = [info.listed(table, seats, player, places.get(table.id)) for table, seats in found]
        if wanted.person is not None:
            rows.sort(key=lambda row: not row.your_turn)
        return TableList(
            tables=rows, next=None if last is None else place_text(*wanted.place_of(last))
        )

    async def _places(
        self, found: Sequence[tuple[TableRecord, list[SeatRecord]]], person: str | None
    ) -> dict[str, int]:
        over = [table.id for table, _ in found if table.phase == "finished"]
        if person is None or not over:
            return {}
        return await history.places_of(self._database, person, over)


async def _abandon(change: Change) -> None:
    """End a table without a result."""
    for seat in change.seats:
        await change.set_seat(seat.seat, ends=None)
    await change.set_table(
        phase="abandoned", ended=now(), waiting=0, bots_waiting=False, proposal=None
    )


def check_host(table: TableRecord, person: PersonRow) -> None:
    if table.host != person.id:
        raise NotHost("only the host may do that")


def sees(table: TableRecord, seats: Sequence[SeatRecord], person: PersonRow | None) -> bool:
    if table.visibility == "public":
        return True
    if person is None:
        return False
    return table.host == person.id or bool(info.seats_of(seats, person.id))


async def _link_of(connection: AsyncConnection, table_id: str, token: str) -> LinkRow:
    """The invitation of a token. Raises BadLink, NoTable."""
    link = await people.find_link(connection, token, "table")
    if link.table_id != table_id:
        raise NoTable("the link is for another table")
    return link


async def _check_welcome(change: Change, person: PersonRow, is_invited: bool) -> None:
    """Refuse a removed player without a new invitation; an invitation lifts the ban."""
    if is_invited:
        await guests.forgive(change, person.id)
    elif await guests.is_sent_away(change, person.id):
        raise SentAway("the host removed you: you need a new invitation to sit down")
