"""Carry out the commands of clients, inside the table's actor."""

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from polis.kernel.errors import PolisError, Refused
from polis.kernel.game import Seat
from polis.server.clean_text import clean
from polis.server.errors import BadMessage, NotRunning, NotYourSeat, Silenced, Unavailable
from polis.server.store import people, reports, schema, tables
from polis.server.store.append import Conflict
from polis.server.store.rows import PersonRow, now
from polis.server.tables import proposals
from polis.server.tables.actor import LiveTable
from polis.table.info import seats_of
from polis.table.records import StoredStep
from polis.wire import protocol
from polis.wire.protocol import Ack, Act, Answer, Command, Redo, Refusal, TakeBack

MOST_RACES = 20  # lost races before the command is given up


async def carry_out(
    table: LiveTable, person: PersonRow, audience: Seat | None, command: Command
) -> Answer:
    """Carry out a command once; the answer says what came of it."""
    try:
        seat = _seat(table, person, audience, command)
        if seat is not None and isinstance(command, Act | TakeBack | Redo):
            return await _step(table, seat, command)
        return await _beside(table, person, seat, command)
    except PolisError as error:
        return refusal(table, audience, command.cmd, error)


def refusal(table: LiveTable, audience: Seat | None, cmd: str | None, error: PolisError) -> Refusal:
    """A refusal, with the present position if the client's may be stale."""
    args = {name: value for name, value in error.args_by_name.items() if name != "reason"}
    args["reason"] = error.reason
    if isinstance(error, Refused) and table.is_loaded and table.playing is not None:
        return Refusal(
            cmd=cmd,
            code=error.code,
            args=args,
            number=table.playing.number(audience),
            position=table.playing.position(audience),
        )
    return Refusal(cmd=cmd, code=error.code, args=args)


def _seat(
    table: LiveTable, person: PersonRow, audience: Seat | None, command: Command
) -> Seat | None:
    """The seat of a command. A guest may only chat."""
    mine = seats_of(table.seats, person.id)
    wanted = command.seat if command.seat is not None else audience
    if wanted is None and len(mine) == 1:
        wanted = mine[0]
    if wanted is not None and wanted in mine:
        return wanted
    if wanted is None and isinstance(command, protocol.Chat):
        return None
    if wanted is None and mine:
        raise BadMessage("say which of your seats you mean")
    raise NotYourSeat("that seat is not yours")


# -- steps ----------------------------------------------------------------------------------------


async def _step(table: LiveTable, seat: Seat, command: Act | TakeBack | Redo) -> Ack:
    key = f"{seat}:{command.cmd}"
    is_fresh = False
    for _race in range(MOST_RACES):
        if table.playing is None or table.row.phase not in ("running", "finished"):
            raise NotRunning("the match is not running")
        stored = table.playing.commands.get(key)
        if stored is not None:
            return Ack(cmd=command.cmd, number=table.playing.number_at(stored, seat))
        try:
            row = _play(table, seat, command, key)
        except Refused:
            if is_fresh or not table.hub.is_shared:
                raise
            await table.refresh()  # another process may have stored a step
            is_fresh = True
            continue
        try:
            await table.save(row)
        except Conflict:
            table.hub.metrics.races.inc()
            is_fresh = True
            continue
        return Ack(cmd=command.cmd, number=row.told[seat])
    raise Unavailable("the table is too busy")


def _play(table: LiveTable, seat: Seat, command: Act | TakeBack | Redo, key: str) -> StoredStep:
    playing = table.playing
    assert playing is not None
    proposals.bar_replaced(table.seats[seat])
    if isinstance(command, Act):
        return playing.play(seat, command.decision, command.action, key, now())
    if isinstance(command, TakeBack):
        playing.check_takebacks()
        return playing.take_back(seat, key, now())
    return playing.redo(seat, key, now())


# -- everything else ------------------------------------------------------------------------------


async def _beside(table: LiveTable, person: PersonRow, seat: Seat | None, command: Command) -> Ack:
    """Carry out a command that is not a step.

    It is stored under its id, so a repetition changes nothing.
    """
    key = f"{person.id}:{command.cmd}"
    number = 0 if table.playing is None else table.playing.number(seat)
    stored = await _stored(table, key)
    if stored is not None:
        return Ack(cmd=command.cmd, number=stored)
    try:
        await _do(table, person, seat, command, key, number)
    except IntegrityError:  # a repetition was faster, on another process
        stored = await _stored(table, key)
        if stored is None:
            raise
        return Ack(cmd=command.cmd, number=stored)
    return Ack(cmd=command.cmd, number=number)


async def _stored(table: LiveTable, key: str) -> int | None:
    command = schema.command
    query = select(command.c.number).where(command.c.table_id == table.id, command.c.cmd == key)
    async with table.hub.database.reading() as connection:
        return (await connection.execute(query)).scalar()


async def _do(
    table: LiveTable,
    person: PersonRow,
    seat: Seat | None,
    command: Command,
    key: str,
    number: int,
) -> None:
    if isinstance(command, protocol.Chat):
        await _chat(table, person, seat, command, key)
        return
    assert seat is not None
    work = _work(table, seat, command)
    async with tables.changing(table.hub.database, table.id) as change:
        await change.connection.execute(
            insert(schema.command).values(table_id=table.id, cmd=key, number=number)
        )
        then = await work(change)
    table.hub.peers.tell_table(table.id)
    await table.refresh()
    if isinstance(command, protocol.Propose):
        _tell_voters(table, seat)
    await then()


def _work(table: LiveTable, seat: Seat, command: Command) -> proposals.Work:
    if isinstance(command, protocol.Propose):
        return proposals.proposing(table, seat, command)
    if isinstance(command, protocol.Vote):
        return proposals.voting(table, seat, command)
    return proposals.returning(table, seat)


def _tell_voters(table: LiveTable, by: Seat) -> None:
    for seat in table.seats:
        if seat.person is not None and seat.seat != by:
            table.hub.notify(seat.person, table.row, "proposal", seat.seat)


async def _check_silence(table: LiveTable, person: PersonRow) -> None:
    left = await reports.silent_until(table.hub.database, person.id) - now()
    if left > 0:
        seconds, minutes = left // 1000 + 1, left // 60_000 + 1
        raise Silenced("you may not talk for a while", seconds=seconds, minutes=minutes)


async def _chat(
    table: LiveTable, person: PersonRow, seat: Seat | None, command: protocol.Chat, key: str
) -> None:
    text = clean(command.text)
    if not text:
        raise BadMessage("there is nothing to say")
    await _check_silence(table, person)
    limits = table.hub.settings.limits
    await people.count_up(table.hub.database, f"chat:{person.id}", 60, limits.chat_per_minute)
    name = person.name if seat is None else table.seats[seat].name
    async with table.hub.database.writing() as connection:
        await connection.execute(
            insert(schema.command).values(table_id=table.id, cmd=key, number=0)
        )
        await connection.execute(
            insert(schema.chat).values(
                table_id=table.id, person=person.id, seat=seat, name=name, text=text, at=now()
            )
        )
    await table.audiences.pull_chat()
    table.hub.peers.tell_chat(table.id)
