"""Make tables on this device: new, again, from a moment of another match, from a file."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from polis.bots.adaptive import adapted, is_adaptive
from polis.bots.registry import names_level, split_name
from polis.kernel.errors import RulesDiffer
from polis.kernel.journal import Header, header_line
from polis.kernel.registry import find_game
from polis.local.store import Changes, Saved, step_text
from polis.local.table import LocalTable
from polis.server.clean_text import clean, clean_name
from polis.server.errors import BadMessage, NoSuch, NotFinished
from polis.server.games import refuse_local
from polis.table.clocks import NO_CLOCK
from polis.table.journals import adopted_seats, player_names, read_text, replayed
from polis.table.match import TableMatch
from polis.table.records import SeatRecord, StoredStep, TableRecord, new_seed
from polis.wire.resources import CreateBody, ForkBody, ImportBody, Person, SeatWish

PREFIX = "here-"  # how the id of every table on a device begins


@dataclass(frozen=True, slots=True)
class Made:
    """A new table and the entries that it begins with."""

    saved: Saved
    steps: list[StoredStep]

    @property
    def id(self) -> str:
        return self.saved.row.id


def new_id() -> str:
    return PREFIX + secrets.token_hex(6)


def created(person: Person, body: CreateBody, now: int, level: int) -> Made:
    """A new table; its match begins at once. Adaptive bots play at the level."""
    game = find_game(body.game)
    options = {**body.options, "seats": len(body.seats)}
    refuse_local(game, options)
    game.config(options)  # raises BadConfig
    header = Header(body.game, game.version, options, new_seed())
    row = _record(person, header, body.title, now)
    return _begun(row, _adapted(seat_records(person, body.seats), level), [], now)


def _record(person: Person, header: Header, title: str, now: int) -> TableRecord:
    """A new table of this device, for the deal of a header."""
    return TableRecord(
        id=new_id(),
        game=header.game,
        rules=header.version,
        options=header.options,
        seed=header.seed,
        phase="open",
        visibility="private",
        title=clean(title),
        host=person.player,
        clock=NO_CLOCK,
        autostart=True,
        created=now,
        moved=now,
    )


def _begun(
    row: TableRecord,
    seats: Sequence[SeatRecord],
    steps: list[StoredStep],
    now: int,
    is_known: bool = False,
) -> Made:
    """Start the match of a table."""
    header = Header(row.game, row.rules, row.options, row.seed)
    match = TableMatch(find_game(row.game), header, steps, now)
    row = replace(
        row,
        phase="finished" if match.is_over else "running",
        started=now,
        ended=now if match.is_over else None,
        version=match.seq,
        waiting=match.match.state.waiting,
    )
    return Made(Saved(row, tuple(seats), is_known=is_known), steps)


def seat_records(person: Person, wishes: Sequence[SeatWish]) -> list[SeatRecord]:
    """The seats that a player wishes for. Raises BadMessage: a device has no open seats."""
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise BadMessage("you can sit on one seat; others on this device are `here`")
    return [_seat(number, person, wish) for number, wish in enumerate(wishes)]


def _seat(number: int, person: Person, wish: SeatWish) -> SeatRecord:
    if wish.kind == "bot" and wish.bot is not None:
        name, level = split_name(wish.bot)  # raises UnknownBot
        return _bot(number, f"{name}:{level}")
    if wish.kind == "me":
        return _person(number, person, person.name)
    if wish.kind == "here" and wish.name is not None:
        return _person(number, person, clean_name(wish.name))
    raise BadMessage("at a table on this device every seat has a player here or a bot")


def _adapted(seats: Sequence[SeatRecord], level: int) -> list[SeatRecord]:
    """The seats with a level for every adaptive bot."""
    return [_bot(seat.seat, adapted(level)) if is_adaptive(seat.bot) else seat for seat in seats]


def _bot(number: int, bot: str) -> SeatRecord:
    return SeatRecord(number, "bot", None, bot, bot, None, None, None)


def _person(number: int, person: Person, name: str) -> SeatRecord:
    return SeatRecord(number, "person", person.player, name, None, None, None, None)


# -- from other tables ----------------------------------------------------------------------------


def rematch(table: LocalTable, rotate: bool, now: int, level: int) -> Made:
    """The same players with a new deal, shifted by one seat if `rotate`."""
    if table.row.phase != "finished":
        raise NotFinished("the match is not over")
    seats = table.seats[-1:] + table.seats[:-1] if rotate else table.seats
    row = _copy(table.row, now, seed=new_seed(), rules=find_game(table.row.game).version)
    again = [replace(seat, seat=number, replaced_by=None) for number, seat in enumerate(seats)]
    return _begun(row, _adapted(again, level), [], now)


def fork(person: Person, table: LocalTable, body: ForkBody, now: int, level: int) -> Made:
    """Play on from a moment of a finished match, or with the same deal."""
    if table.row.phase != "finished":
        raise NotFinished("the match is not over")
    if len(body.seats) != len(table.seats):
        raise NoSuch("the number of seats is not the same")
    is_start = body.number <= (0 if body.open else 1)
    steps = [] if is_start else _first_steps(table, body)
    row = _copy(table.row, now, seed=table.row.seed, rules=table.row.rules)
    seats = _adapted(seat_records(person, body.seats), level)
    return _begun(row, seats, steps, now, is_known=True)


def _copy(row: TableRecord, now: int, seed: int, rules: int) -> TableRecord:
    return TableRecord(
        id=new_id(),
        game=row.game,
        rules=rules,
        options=row.options,
        seed=seed,
        phase="open",
        visibility="private",
        title=row.title,
        host=row.host,
        clock=NO_CLOCK,
        autostart=True,
        created=now,
        moved=now,
        parent=row.id,
    )


def _first_steps(table: LocalTable, body: ForkBody) -> list[StoredStep]:
    match = table.match
    seq = body.number if body.open else match.seq_of(body.seat, body.number)
    if seq is None or seq >= match.seq:
        raise NoSuch("there is no such moment to play on from")
    if seq > match.match.seq:
        raise RulesDiffer("the rules have changed since: the match cannot continue from there")
    return [replace(step, cmd=None) for step in table.steps[:seq]]


# -- files ----------------------------------------------------------------------------------------


def export_text(table: LocalTable) -> str:
    """The journal of a table; a server and `polis replay` read it. It contains all secrets."""
    return "".join([header_line(table.match.header), *(step.line for step in table.steps)])


def imported(person: Person, body: ImportBody, now: int) -> Made:
    """A table from a journal: to view if it is over, else to continue on this device."""
    text = read_text(body.journal)
    header = text.header
    game = find_game(header.game)
    refuse_local(game, header.options)
    match, steps = replayed(game, text, now)
    seats = match.config.seats
    counted = replace(header, options={**header.options, "seats": seats})
    row = _record(person, counted, body.title, now)
    names = [clean(name)[:40] or "?" for name in player_names(header, seats)]
    adopted = adopted_seats(person.player, names, names_level)
    return _begun(row, adopted, steps, now, is_known=True)


def changes_of(made: Made, text: str) -> Changes:
    """What is written for a new table."""
    return Changes(
        tables={made.id: text},
        steps=[(made.id, step.seq, step_text(step)) for step in made.steps],
    )
