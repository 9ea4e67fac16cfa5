"""Tables that come from others: rematch, "play on from this step", "same deal again", import."""

import asyncio
import secrets
from dataclasses import replace

from msgspec import structs

from polis.kernel.errors import DamagedJournal, RulesDiffer
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header, Journal, header_line, load, read_header
from polis.kernel.match import Match, replay
from polis.server import clocks
from polis.server.errors import NoSuch, NotFinished, NotYourSeat, TooLarge
from polis.server.games import refuse_local
from polis.server.identity import new_id
from polis.server.info import seats_of
from polis.server.lobby import NO_CLOCK, Lobby
from polis.server.playing import Playing
from polis.server.resources import ForkBody, ImportBody, Link
from polis.server.seating import seat_rows
from polis.server.store import journal, tables
from polis.server.store.rows import PersonRow, SeatRow, StepRow, TableRow, now
from polis.server.store.tables import fresh
from polis.server.texts import clean

MOST_LINES = 3_000  # of a journal that is imported


async def rematch(lobby: Lobby, person: PersonRow, table_id: str, rotate: bool) -> str:
    """The same people once more. Whoever asks second gets the table that the first one made."""
    async with tables.changing(lobby.hub.database, table_id) as change:
        table, seats = change.table, change.seats
        if table.phase != "finished":
            raise NotFinished("the match is not over")
        if not seats_of(seats, person.id):
            raise NotYourSeat("only those who played can ask for a rematch")
        if table.successor is not None:
            lobby.hub.background(lobby.hub.changed(table_id))  # the first one may have told nobody
            return table.successor
        new = fresh(
            table,
            id=new_id(),
            seed=secrets.randbits(62),
            rules=lobby.hub.games.find(table.game).version,
            host=person.id,
            parent=table_id,
            autostart=True,
        )
        await change.set_table(successor=new.id)
        again = await tables.create(change.connection, new, _again(table, seats, rotate))
        await lobby.begin_if_full(again)
    await lobby.hub.changed(new.id)
    await lobby.hub.changed(table_id)
    for player in {seat.person for seat in seats if seat.person not in (None, person.id)}:
        lobby.hub.notify(str(player), new, "rematch", None)
    return new.id


def _again(table: TableRow, seats: list[SeatRow], rotate: bool) -> list[SeatRow]:
    """Everybody sits down again, one seat further if they rotate; nobody is replaced any more."""
    order = seats[-1:] + seats[:-1] if rotate else seats
    bank = clocks.first_bank(table.clock)
    return [
        replace(seat, seat=number, replaced_by=None, bank=bank, ends=None)
        for number, seat in enumerate(order)
    ]


async def fork(
    lobby: Lobby, person: PersonRow, table_id: str, body: ForkBody
) -> tuple[str, Link | None]:
    """A new table from a moment of a finished one, with the same deal."""
    table, _ = await tables.load(lobby.hub.database, table_id)
    if table.phase != "finished":
        raise NotFinished("the match is not over")
    if len(body.seats) != table.options["seats"]:
        raise NoSuch("the number of seats is not the same")
    await lobby.check_quota(person)
    steps = await _first_steps(lobby, table, body) if body.number > 1 else []
    clock = structs.asdict(body.clock or NO_CLOCK)
    new = fresh(
        table,
        id=new_id(),
        version=len(steps),
        host=person.id,
        visibility=body.visibility,
        title=clean(body.title) or table.title,
        clock=clock,
        autostart=True,
        parent=table_id,
    )
    return await lobby.open_table(new, seat_rows(person, body.seats, clock), steps)


async def _first_steps(lobby: Lobby, table: TableRow, body: ForkBody) -> list[StepRow]:
    rows = await journal.steps_after(lobby.hub.database, table.id, 0)
    playing = playing_of(lobby, table, rows)
    if body.seat is not None and body.seat >= playing.seats:
        raise NoSuch("there is no such seat")
    seq = playing.seq_of(body.seat, body.number)
    if seq is None or seq == playing.seq:
        raise NoSuch("there is no such moment to play on from")
    if seq > playing.match.seq:
        raise RulesDiffer("the rules have changed since: nobody could play on from there")
    return [replace(row, cmd=None) for row in rows[:seq]]


def playing_of(lobby: Lobby, table: TableRow, rows: list[StepRow]) -> Playing:
    header = Header(table.game, table.rules, table.options, table.seed)
    return Playing(lobby.hub.games.find(table.game), header, rows, table.started or 0)


# -- files ----------------------------------------------------------------------------------------


async def export_text(lobby: Lobby, table_id: str) -> str:
    """The journal of a table as the text that `polis replay` reads. It holds all secrets."""
    table, seats = await tables.load(lobby.hub.database, table_id)
    names = tuple(seat.bot or seat.name for seat in seats)
    header = Header(table.game, table.rules, table.options, table.seed, names)
    rows = await journal.steps_after(lobby.hub.database, table_id, 0)
    return "".join([header_line(header), *(row.line for row in rows)])


async def import_text(lobby: Lobby, person: PersonRow, body: ImportBody) -> str:
    """A journal becomes a table: to look at if it is over, else to play on by its importer."""
    await lobby.check_quota(person)
    lines = body.journal.splitlines(keepends=True)
    header = read_header(lines[0]) if lines else None
    if header is None:
        raise DamagedJournal("the journal is empty")
    if not 0 <= header.version < 2**31:
        raise DamagedJournal("no rules have such a version")
    if len(lines) > MOST_LINES:
        raise TooLarge("the journal is too long", most=MOST_LINES)
    game = lobby.hub.games.find(header.game)
    refuse_local(game, header.options)
    async with lobby.importing:
        match, rows = await asyncio.to_thread(_checked, game, lines)
    row = _imported(person, header, body.title, rows, match.config.seats)
    seats = _imported_seats(person, header, match.config.seats)
    if match.is_over:
        row = replace(row, phase="finished", started=now(), ended=now())
        async with tables.creating(lobby.hub.database, row, seats, rows):
            return row.id
    return (await lobby.open_table(row, seats, rows))[0]


def _checked(game: AnyGame, lines: list[str]) -> tuple[Match, list[StepRow]]:
    """Replay a journal. It may be long, so others must not wait for it."""
    match = replay(game, load(game, lines))
    return match, _rows(game, match.journal)


def _rows(game: AnyGame, stored: Journal) -> list[StepRow]:
    """The entries with their numbers in all streams, as if they were played now."""
    moment = now()
    playing = Playing(game, stored.header)
    return [playing.adopt(entry, moment) for entry in stored.entries]


def _imported(
    person: PersonRow, header: Header, title: str, rows: list[StepRow], seats: int
) -> TableRow:
    return TableRow(
        id=new_id(),
        game=header.game,
        rules=header.version,
        options={**header.options, "seats": seats},
        seed=header.seed,
        phase="open",
        visibility="private",
        title=clean(title),
        host=person.id,
        clock=structs.asdict(NO_CLOCK),
        autostart=True,
        version=len(rows),
    )


def _imported_seats(person: PersonRow, header: Header, seats: int) -> list[SeatRow]:
    """All seats belong to the importer; the names stay."""
    names = [*header.players, *(f"{number + 1}" for number in range(len(header.players), seats))]
    return [
        SeatRow(
            number, "person", person.id, clean(names[number])[:40] or "?", None, None, None, None
        )
        for number in range(seats)
    ]
