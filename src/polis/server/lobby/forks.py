"""Make tables from other tables: rematch, fork, same deal again, import."""

import asyncio
import threading
from dataclasses import replace
from time import monotonic, sleep

from polis.bots.registry import names_level
from polis.kernel.errors import RulesDiffer
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header, header_line
from polis.kernel.match import Match
from polis.server.clean_text import clean
from polis.server.errors import NoSuch, NotFinished, NotYourSeat, TooLarge, Unavailable
from polis.server.games import refuse_local
from polis.server.lobby.lobby import Lobby
from polis.server.lobby.seating import seat_rows
from polis.server.people.identity import new_id
from polis.server.store import journal, tables
from polis.server.store.rows import PersonRow, now
from polis.server.store.tables import fresh
from polis.table import clocks
from polis.table.clocks import NO_CLOCK
from polis.table.info import seats_of
from polis.table.journals import Text, TooLong, adopted_seats, player_names, read_text, replayed
from polis.table.match import TableMatch
from polis.table.records import SeatRecord, StoredStep, TableRecord, new_seed
from polis.wire.fields import SeatKind
from polis.wire.resources import ForkBody, ImportBody, Link

WORK_SECONDS = 0.001  # that an import works before it rests for as long


async def rematch(lobby: Lobby, person: PersonRow, table_id: str, rotate: bool) -> str:
    """Make a table with the same people.

    A second request gets the table that the first one made.
    """
    async with tables.changing(lobby.hub.database, table_id) as change:
        table, seats = change.table, change.seats
        if table.phase != "finished":
            raise NotFinished("the match is not over")
        if not seats_of(seats, person.id):
            raise NotYourSeat("only those who played can ask for a rematch")
        if table.successor is not None:
            lobby.hub.background(lobby.hub.changed(table_id))  # not told yet, perhaps
            return table.successor
        new = fresh(
            table,
            id=new_id(),
            seed=new_seed(),
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


def _again(table: TableRecord, seats: list[SeatRecord], rotate: bool) -> list[SeatRecord]:
    """The seats of a rematch, shifted by one if `rotate`; no player is replaced any more.

    The seat of a former player is open.
    """
    order = seats[-1:] + seats[:-1] if rotate else seats
    bank = clocks.first_bank(table.clock)
    return [
        SeatRecord(number, _kind(seat), seat.person, seat.name, seat.bot, None, bank, None)
        for number, seat in enumerate(order)
    ]


def _kind(seat: SeatRecord) -> SeatKind:
    return "open" if seat.is_former else seat.kind


async def fork(
    lobby: Lobby, person: PersonRow, table_id: str, body: ForkBody
) -> tuple[str, Link | None]:
    """Make a table from a moment of a finished match, with the same deal."""
    table, _ = await tables.load(lobby.hub.database, table_id)
    if table.phase != "finished":
        raise NotFinished("the match is not over")
    if len(body.seats) != table.options["seats"]:
        raise NoSuch("the number of seats is not the same")
    await lobby.check_quota(person)
    is_start = body.number <= (0 if body.open else 1)
    steps = [] if is_start else await _first_steps(lobby, table, body)
    clock = body.clock or NO_CLOCK
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
        is_known_deal=True,
    )
    return await lobby.open_table(new, seat_rows(person, body.seats, clock), steps)


async def _first_steps(lobby: Lobby, table: TableRecord, body: ForkBody) -> list[StoredStep]:
    rows = await journal.steps_after(lobby.hub.database, table.id, 0)
    playing = playing_of(lobby, table, rows)
    if body.seat is not None and body.seat >= playing.seats:
        raise NoSuch("there is no such seat")
    seq = body.number if body.open else playing.seq_of(body.seat, body.number)
    if seq is None or seq >= playing.seq:
        raise NoSuch("there is no such moment to play on from")
    if seq > playing.match.seq:
        raise RulesDiffer("the rules have changed since: the match cannot continue from there")
    return [replace(row, cmd=None) for row in rows[:seq]]


def playing_of(lobby: Lobby, table: TableRecord, rows: list[StoredStep]) -> TableMatch:
    header = Header(table.game, table.rules, table.options, table.seed)
    return TableMatch(lobby.hub.games.find(table.game), header, rows, table.started or 0)


# -- files ----------------------------------------------------------------------------------------


async def export_text(lobby: Lobby, table_id: str) -> str:
    """The journal of a table as text for `polis replay`. It contains all secrets."""
    table, seats = await tables.load(lobby.hub.database, table_id)
    names = tuple(seat.bot or seat.name for seat in seats)
    header = Header(table.game, table.rules, table.options, table.seed, names)
    rows = await journal.steps_after(lobby.hub.database, table_id, 0)
    return "".join([header_line(header), *(row.line for row in rows)])


async def import_text(lobby: Lobby, person: PersonRow, body: ImportBody) -> str:
    """Make a table from a journal: to view if it is over, else for its importer to continue."""
    await lobby.check_quota(person)
    text = _read(body.journal)
    header = text.header
    game = lobby.hub.games.find(header.game)
    refuse_local(game, header.options)
    is_cancelled = threading.Event()
    try:
        async with lobby.importing:
            match, rows = await asyncio.to_thread(_replayed, game, text, is_cancelled)
    finally:
        is_cancelled.set()  # the thread stops if the sender is gone
    row = _imported(person, header, body.title, rows, match.config.seats)
    names = [clean(name)[:40] or "?" for name in player_names(header, match.config.seats)]
    seats = adopted_seats(person.id, names, names_level)
    if match.is_over:
        row = replace(row, phase="finished", started=now(), ended=now())
        async with tables.creating(lobby.hub.database, row, seats, rows):
            return row.id
    return (await lobby.open_table(row, seats, rows))[0]


def _read(text: str) -> Text:
    try:
        return read_text(text)
    except TooLong as error:
        raise TooLarge(error.reason, most=error.args_by_name["most"]) from error


def _replayed(
    game: AnyGame, text: Text, is_cancelled: threading.Event
) -> tuple[Match, list[StoredStep]]:
    """Replay a journal, in a thread since it may be long. Raises TooLarge, Unavailable."""

    worked_since = monotonic()

    def check() -> None:
        nonlocal worked_since
        if is_cancelled.is_set():
            raise Unavailable("the sender is gone")
        if monotonic() - worked_since > WORK_SECONDS:
            sleep(WORK_SECONDS)  # the event loop must not wait for this thread
            worked_since = monotonic()

    try:
        return replayed(game, text, now(), check)
    except TooLong as error:
        raise TooLarge(error.reason, most=error.args_by_name["most"]) from error


def _imported(
    person: PersonRow, header: Header, title: str, rows: list[StoredStep], seats: int
) -> TableRecord:
    return TableRecord(
        id=new_id(),
        game=header.game,
        rules=header.version,
        options={**header.options, "seats": seats},
        seed=header.seed,
        phase="open",
        visibility="private",
        title=clean(title),
        host=person.id,
        clock=NO_CLOCK,
        created=now(),
        moved=now(),
        autostart=True,
        version=len(rows),
        is_known_deal=True,
    )
