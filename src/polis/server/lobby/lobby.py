"""Before and around a match: create, join, leave, start, invite, lists.

Each change is one transaction on the locked table; those who look at it are told afterwards.
"""

import asyncio
import base64
import secrets
from collections.abc import Sequence
from typing import Any

from msgspec import structs
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.kernel.journal import Header
from polis.server import clocks, info
from polis.server.consent import Then, nothing, vacate
from polis.server.errors import (
    BadMessage,
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
from polis.server.hub import Hub
from polis.server.identity import new_id, new_secret
from polis.server.playing import Playing
from polis.server.protocol import Clock
from polis.server.reminders import invitation_job, turn_jobs
from polis.server.resources import (
    CreateBody,
    InviteBody,
    JoinBody,
    Link,
    SeatBody,
    SeatWish,
    TableList,
)
from polis.server.seating import free_seat, seat_row, seat_rows
from polis.server.store import guests, journal, memories, people, schema, tables
from polis.server.store.rows import PersonRow, SeatRow, StepRow, TableRow, now
from polis.server.store.tables import Change, Filter
from polis.server.texts import clean

HOUR = 3600
NO_CLOCK = Clock(kind="none")


class Lobby:
    """What people do with tables, as one process sees it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._database = hub.database
        self.importing = asyncio.Lock()  # to check a journal is much work: one at a time

    # -- making -----------------------------------------------------------------------------------

    async def create(self, person: PersonRow, body: CreateBody) -> tuple[str, Link | None]:
        """A new table, started at once if nobody is missing."""
        game = self.hub.games.find(body.game)
        options = {**body.options, "seats": len(body.seats)}
        refuse_local(game, options)
        game.config(options)  # raises BadConfig
        await self.check_quota(person)
        row = TableRow(
            id=new_id(),
            game=body.game,
            rules=game.version,
            options=options,
            seed=secrets.randbits(62),
            phase="open",
            visibility=body.visibility,
            title=clean(body.title),
            host=person.id,
            clock=structs.asdict(body.clock or NO_CLOCK),
            autostart=body.start,
        )
        return await self.open_table(row, seat_rows(person, body.seats, row.clock))

    async def open_table(
        self, row: TableRow, seats: list[SeatRow], steps: Sequence[StepRow] = ()
    ) -> tuple[str, Link | None]:
        """Store a new table, start it if it is full, and make an invitation if it is not."""
        async with tables.creating(self._database, row, seats, steps) as change:
            await self.begin_if_full(change)
        if change.table.phase == "running":
            await self._tell(change, row.host)
        is_full = all(seat.kind != "open" for seat in seats)
        link = None if is_full else await self._link(row.id, None)
        return row.id, link

    async def check_quota(self, person: PersonRow) -> None:
        limits = self.hub.settings.limits
        await people.count_up(self._database, f"table:{person.id}", HOUR, limits.tables_per_hour)
        running = await tables.count(self._database, "running", person.id)
        if running + await tables.count(self._database, "open", person.id) >= limits.open_tables:
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
                wanted = body.seat if link is None or link["seat"] is None else link["seat"]
                seat = free_seat(change.seats, wanted)
                await change.set_seat(seat, kind="person", person=person.id, name=person.name)
                await self.begin_if_full(change)
        await self._tell(change, person.id)

    async def watch(self, person: PersonRow, table_id: str, token: str) -> None:
        """Let somebody with an invitation look at a private table."""
        async with tables.changing(self._database, table_id) as change:
            await _link_of(change.connection, table_id, token)
            await guests.invite(change, person.id, [])

    async def check_link(self, table_id: str, token: str) -> None:
        """Whether a token is an invitation to a table. Raises BadLink, NoTable."""
        async with self._database.reading() as connection:
            await _link_of(connection, table_id, token)

    async def _check_guest(self, change: Change, person: PersonRow) -> None:
        is_guest = await guests.is_guest(change, person.id)
        if not is_guest and not sees(change.table, change.seats, person):
            raise NoTable("there is no such table")

    async def may_see(
        self, table: TableRow, seats: Sequence[SeatRow], person: PersonRow | None
    ) -> bool:
        """Whether somebody may look: everybody at a public table, the invited at a private one."""
        if sees(table, seats, person):
            return True
        if person is None:
            return False
        guest = schema.guest
        query = select(guest).where(guest.c.table_id == table.id, guest.c.person == person.id)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def leave(self, person: PersonRow, table_id: str, seat: int | None) -> None:
        """Stand up; in a running match a bot goes on for one, until one returns. A match that can
        only be looked at ends for all."""
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
                    then = await vacate(live, change, number)  # the last one knows them all
                elif change.table.phase == "open":
                    await change.set_seat(number, kind="open", person=None, name="")
            await self._pass_host(change, person)
        await self.hub.changed(table_id, then)

    async def _pass_host(self, change: Change, person: PersonRow) -> None:
        """An open table needs a host who is there; without people it is given up."""
        if change.table.phase != "open" or change.table.host != person.id:
            return
        heirs = [seat.person for seat in change.seats if seat.person is not None]
        if heirs:
            await change.set_table(host=heirs[0])
        else:
            await _abandon(change)

    async def set_seat(self, person: PersonRow, table_id: str, seat: int, body: SeatBody) -> None:
        """The host changes a seat before the start; who sat there is sent away."""
        async with tables.changing(self._database, table_id) as change:
            check_host(change.table, person)
            if change.table.phase != "open":
                raise NotOpen("the match has begun")
            if seat >= len(change.seats):
                raise NoSuch("there is no such seat")
            wish = SeatWish(kind=body.kind, name=body.name, bot=body.bot)
            new = seat_row(seat, person, wish, change.table.clock)
            gone = _other_than(person, change.seats[seat])
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
        """Somebody calls itself otherwise: also at its tables that are not over."""
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
            if any(seat.kind == "open" for seat in change.seats):
                raise SeatsOpen("somebody is missing")
            await self._begin(change)
        await self._tell(change, person.id)

    async def _tell(self, change: Change, by: str | None) -> None:
        """An open table has changed: tell those who look at it, and if it has begun by that, those
        others who must act and may be elsewhere."""
        table = change.table
        await self.hub.changed(table.id)
        for seat in change.seats if table.phase == "running" else ():
            if seat.person not in (None, by) and table.waiting >> seat.seat & 1:
                self.hub.notify(str(seat.person), table, "your-turn", seat.seat)

    async def begin_if_full(self, change: Change) -> None:
        """Part of the transaction that has made the table or given away its last seat."""
        if change.table.autostart and all(seat.kind != "open" for seat in change.seats):
            await self._begin(change)

    async def _begin(self, change: Change) -> None:
        """The match starts, or goes on from the entries that the table was made with."""
        table = change.table
        moment = now()
        steps: list[StepRow] = []
        if table.version:
            rows = await change.connection.run_sync(journal.read_steps, table.id)
            steps = rows
        header = Header(table.game, table.rules, table.options, table.seed)
        playing = Playing(self.hub.games.find(table.game), header, steps)
        waiting = playing.match.state.waiting
        due = self.hub.reminder_due(moment)
        reminders, _ = turn_jobs(table, change.seats, self.hub.reachable, waiting, due)
        await change.set_table(
            phase="running",
            started=moment,
            moved=moment,
            waiting=waiting,
            bots_waiting=any(waiting >> s.seat & 1 and s.player_bot for s in change.seats),
        )
        changed = clocks.after(table.clock, change.seats, waiting, moment)
        await change.connection.run_sync(journal.set_clocks, table.id, changed)
        clock_jobs, dropped = clocks.jobs(table.id, changed)
        await change.connection.run_sync(journal.set_jobs, clock_jobs + reminders, dropped)

    # -- links and lists --------------------------------------------------------------------------

    async def invite(self, person: PersonRow, table_id: str, body: InviteBody) -> Link:
        """A link to the table; a companion who is named is told of it as well."""
        table, seats = await tables.load(self._database, table_id)
        check_host(table, person)
        if body.seat is not None and body.seat >= len(seats):
            raise NoSuch("there is no such seat")
        limits = self.hub.settings.limits
        await people.count_up(self._database, f"link:{person.id}", HOUR, limits.links_per_hour)
        if body.player is not None:
            await self._invite_player(person, table, body.player)
        return await self._link(table_id, body.seat, body.renew)

    async def _invite_player(self, person: PersonRow, table: TableRow, player: str) -> None:
        """Only whom one has played with, so that strangers cannot be pestered; and not those who
        mute one, who do not learn of it."""
        is_known = "\0" not in player and player != person.id
        if not is_known or not await memories.is_companion(self._database, person.id, player):
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
        return TableList(tables=rows, next=None if last is None else _place(*wanted.place_of(last)))

    async def _places(
        self, found: Sequence[tuple[TableRow, list[SeatRow]]], person: str | None
    ) -> dict[str, int]:
        over = [table.id for table, _ in found if table.phase == "finished"]
        if person is None or not over:
            return {}
        return await memories.places_of(self._database, person, over)


async def _abandon(change: Change) -> None:
    """It ends without a result."""
    for seat in change.seats:
        await change.set_seat(seat.seat, ends=None)
    await change.set_table(
        phase="abandoned", ended=now(), waiting=0, bots_waiting=False, proposal=None
    )


def _place(moment: int, table_id: str) -> str:
    return base64.urlsafe_b64encode(f"{moment} {table_id}".encode()).decode()


def read_place(text: str) -> tuple[int, str]:
    try:
        found, _, table_id = base64.urlsafe_b64decode(text.encode()).decode().partition(" ")
        moment = int(found)
    except ValueError as error:
        raise BadMessage("`before` is not from a list of ours") from error
    if not 0 <= moment < 2**62 or "\0" in table_id:
        raise BadMessage("`before` is not from a list of ours")
    return moment, table_id


def check_host(table: TableRow, person: PersonRow) -> None:
    if table.host != person.id:
        raise NotHost("only the host may do that")


def sees(table: TableRow, seats: Sequence[SeatRow], person: PersonRow | None) -> bool:
    if table.visibility == "public":
        return True
    if person is None:
        return False
    return table.host == person.id or bool(info.seats_of(seats, person.id))


async def _link_of(connection: AsyncConnection, table_id: str, token: str) -> dict[str, Any]:
    """The invitation that a token is. Raises BadLink, NoTable."""
    link = await people.find_link(connection, token, "table")
    if link["table_id"] != table_id:
        raise NoTable("the link is for another table")
    return link


async def _check_welcome(change: Change, person: PersonRow, is_invited: bool) -> None:
    """Who was sent away needs a new invitation; it is forgiven then."""
    if is_invited:
        await guests.forgive(change, person.id)
    elif await guests.is_sent_away(change, person.id):
        raise SentAway("the host has sent you away: only a new invitation lets you sit down")


def _other_than(host: PersonRow, seat: SeatRow) -> str | None:
    return None if seat.person == host.id else seat.person
