"""Carry out what needs the consent of other players, and give seats to bots and back.

`polis.table.proposals` says whose consent is needed. Here a proposal is stored, voted on, and
carried out inside the table's actor.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from polis.kernel.errors import NotWaitingForYou
from polis.kernel.game import Seat
from polis.server.errors import (
    NoProposal,
    NoSuch,
    NotReplaced,
    NotRunning,
    ProposalOpen,
    TooMany,
)
from polis.server.store.append import Conflict
from polis.server.store.journal import set_jobs
from polis.server.store.rows import now
from polis.server.store.tables import Change, changing
from polis.server.tables.actor import LiveTable
from polis.server.tables.jobs import clock_jobs, clock_key
from polis.table import clocks
from polis.table.proposals import (
    Situation,
    is_agreed,
    left_since,
    refused,
    voters_beside_target,
    with_vote,
)
from polis.table.records import Proposal, SeatRecord, TableRecord
from polis.wire.protocol import Propose, Vote

Then = Callable[[], Awaitable[None]]  # what follows once the change is stored
Work = Callable[[Change], Awaitable[Then]]


def bar_replaced(seat: SeatRecord) -> None:
    """Refuse a player who left: a bot decides until they return."""
    if seat.replaced_by is not None:
        raise NotWaitingForYou("a bot plays for you: take your seat back first", seat=seat.seat)


async def nothing() -> None:
    pass


def proposing(table: LiveTable, seat: Seat, command: Propose) -> Work:
    async def work(change: Change) -> Then:
        _check_running(change)
        bar_replaced(change.seats[seat])
        _check_open(change.table.proposal, command)
        _check_patience(change.seats[seat])
        _check(table, change, seat, command)
        number = change.table.num_proposals + 1
        proposal = Proposal(
            id=number,
            what=command.what,
            by=seat,
            number=command.number if command.what == "rewind" else None,
            target=command.target if command.what == "replace" else None,
            agreed=(seat,),
            asks_left=_asks_left(table, change, seat, command),
        )
        await change.set_table(proposal=proposal, num_proposals=number)
        return await _settle(table, change)

    return work


def _check_open(found: Proposal | None, command: Propose) -> None:
    """Refuse a second proposal. A proposal to replace a player takes the place of another kind."""
    if found is not None and (found.what == "replace" or command.what != "replace"):
        raise ProposalOpen("another proposal is open")


def _check_patience(seat: SeatRecord) -> None:
    wait = (seat.may_propose or 0) - now()
    if wait > 0:
        raise TooMany("your last proposal was not accepted", seconds=wait // 1000 + 1)


def _asks_left(table: LiveTable, change: Change, seat: Seat, command: Propose) -> tuple[Seat, ...]:
    if command.what != "rewind" or table.playing is None or command.number is None:
        return ()
    seq = table.playing.seq_of(seat, command.number)
    return () if seq is None else left_since(change.seats, seq)


def _check(table: LiveTable, change: Change, seat: Seat, command: Propose) -> None:
    if command.what == "rewind":
        if table.playing is None or command.number is None:
            raise NoSuch("there is no such entry")
        table.playing.check_takebacks()
        if not table.playing.can_rewind(table.playing.seq_of(seat, command.number)):
            raise NoSuch("there is no such entry")
        return
    if command.what == "void":
        _check_void(change)
        return
    target = command.target
    if target is None or target >= len(change.seats) or target == seat:
        raise NoSuch("there is no such seat")
    if not change.seats[target].is_played_by_person:
        raise NoSuch("no person plays on that seat")


def _check_void(change: Change) -> None:
    """Only a match that a player has left can be declared void."""
    has_left = any(seat.kind == "person" and seat.replaced_by for seat in change.seats)
    if change.table.visibility != "public" or change.table.is_void or not has_left:
        raise NoSuch("there is nothing to declare void")


def voting(table: LiveTable, seat: Seat, command: Vote) -> Work:
    async def work(change: Change) -> Then:
        proposal = change.table.proposal
        if proposal is None or proposal.id != command.proposal:
            raise NoProposal("that proposal is no longer open")
        _check_running(change)
        if seat != proposal.by and seat not in proposal.asks_left:
            bar_replaced(change.seats[seat])  # the proposer may always withdraw it
        if not command.agree:
            await change.set_table(proposal=None)
            by = refused(change.seats[proposal.by], now())
            await change.set_seat(by.seat, num_refused=by.num_refused, may_propose=by.may_propose)
            return nothing
        await change.set_table(proposal=with_vote(proposal, seat))
        return await _settle(table, change)

    return work


async def _settle(table: LiveTable, change: Change) -> Then:
    """Carry out a proposal if all have agreed, or if the host may decide alone."""
    proposal = change.table.proposal
    assert proposal is not None
    situation = _situation(table, change.table, change.seats)
    if proposal.what == "replace":
        proposal = replace(proposal, asks_target=situation.asks_target(proposal))
        await change.set_table(proposal=proposal)
    if not is_agreed(change.seats, proposal) and not situation.host_decides(proposal):
        return nothing
    await change.set_seat(proposal.by, num_refused=0, may_propose=None)
    if proposal.what == "void":
        await change.set_table(proposal=None, is_void=True)
        return nothing
    if proposal.target is None:
        return partial(_rewind, table, proposal)
    await replace_seat(table, change, proposal.target)
    await change.set_table(proposal=None)
    return partial(_start_bots, table)


def _situation(table: LiveTable, row: TableRecord, seats: list[SeatRecord]) -> Situation:
    return Situation(row, seats, table.audiences.present(), _is_still(table, row))


def _is_still(table: LiveTable, row: TableRecord) -> bool:
    """Whether no player has moved for so long that one may be gone."""
    patience = table.hub.settings.absent_seconds
    if table.hub.clock() - table.hub.opened < patience:
        return False  # after a restart all players must reconnect first
    return now() - row.moved > patience * 1000


def is_ripe(table: LiveTable) -> bool:
    """Whether an open proposal can be decided now because time has passed or players left."""
    proposal = table.row.proposal
    return proposal is not None and _situation(table, table.row, table.seats).is_ripe(proposal)


async def look_again(table: LiveTable) -> None:
    """Settle a ripe proposal, if it is still open."""
    proposal = table.row.proposal
    if proposal is None or not is_ripe(table):
        return
    async with changing(table.hub.database, table.id) as change:
        found = change.table.proposal
        is_open = found is not None and found.id == proposal.id
        then = await _settle(table, change) if is_open else nothing
    table.hub.peers.tell_table(table.id)
    await table.refresh()
    await then()


async def _rewind(table: LiveTable, proposal: Proposal) -> None:
    """Take back what all agreed to, and what others have played since."""
    assert proposal.number is not None
    while table.playing is not None and _is_open(table, proposal):
        seq = table.playing.seq_of(proposal.by, proposal.number)
        if seq is None or not table.playing.can_rewind(seq):
            await _withdraw(table, proposal)  # its steps have been taken back meanwhile
            return
        key = f"{proposal.by}:rewind:{proposal.id}"
        try:
            await table.save(table.playing.rewind(proposal.by, seq, key, now()), proposal_over=True)
        except Conflict:
            continue
        return


async def _withdraw(table: LiveTable, proposal: Proposal) -> None:
    async with changing(table.hub.database, table.id) as change:
        found = change.table.proposal
        if found is not None and found.id == proposal.id:
            await change.set_table(proposal=None)
    table.hub.peers.tell_table(table.id)
    await table.refresh()


def _is_open(table: LiveTable, proposal: Proposal) -> bool:
    """Whether this proposal is open, not a later one."""
    found = table.row.proposal
    return table.row.phase == "running" and found is not None and found.id == proposal.id


async def _start_bots(table: LiveTable) -> None:
    table.bot_turns.start()


# -- seats ----------------------------------------------------------------------------------------


async def vacate(table: LiveTable, change: Change, seat: Seat) -> Then:
    """Let a bot play for a player who left; an open proposal no longer needs their consent."""
    await replace_seat(table, change, seat)
    proposal = change.table.proposal
    if proposal is None:
        return nothing
    is_deserted = not any(other.is_played_by_person for other in change.seats)
    if proposal.target == seat or is_deserted or not voters_beside_target(change.seats, proposal):
        await change.set_table(proposal=None)  # it is carried out, or has no voter left
        return nothing
    if proposal.what == "rewind":  # it would undo what the leaver has seen
        asked = tuple(sorted({*proposal.asks_left, seat}))
        await change.set_table(proposal=replace(proposal, asks_left=asked))
    return await _settle(table, change)


async def replace_seat(table: LiveTable, change: Change, seat: Seat) -> None:
    """Let a bot play a seat; the clock of its player stops meanwhile."""
    bot, ends = table.hub.settings.leaver_bot, change.seats[seat].ends
    left = clocks.vacated(change.table.clock, change.seats[seat], bot, now())
    version = change.table.version
    await change.set_seat(seat, replaced_by=bot, ends=None, bank=left.bank, left_at=version)
    if ends is not None and ends > now():  # else `time_out` runs, and finishes what follows
        await change.connection.run_sync(set_jobs, [], [clock_key(table.id, seat)])
    if change.table.waiting >> seat & 1:
        await change.set_table(bots_waiting=True, moved=now())


def returning(table: LiveTable, seat: Seat) -> Work:
    async def work(change: Change) -> Then:
        _check_running(change)
        if change.seats[seat].replaced_by is None:
            raise NotReplaced("you play yourself")
        waiting = change.table.waiting
        back = clocks.returned(change.table.clock, change.seats[seat], waiting, now())
        await change.set_seat(seat, replaced_by=None, bank=back.bank, ends=back.ends, left_at=None)
        await change.connection.run_sync(set_jobs, *clock_jobs(table.id, [back]))
        is_waiting = any(waiting >> s.seat & 1 and s.player_bot for s in change.seats)
        await change.set_table(bots_waiting=is_waiting)
        return nothing

    return work


def _check_running(change: Change) -> None:
    if change.table.phase != "running":
        raise NotRunning("the match is not running")


async def time_out(table: LiveTable, seat: Seat) -> None:
    """Let a bot take over a seat whose clock has run down, unless its player was faster."""
    async with changing(table.hub.database, table.id) as change:
        then = await _run_down(table, change, seat)
    if then is not None:
        table.hub.peers.tell_table(table.id)
        await table.refresh()
        table.bot_turns.start()
        await then()


async def _run_down(table: LiveTable, change: Change, seat: Seat) -> Then | None:
    ends, proposal = change.seats[seat].ends, change.table.proposal
    if change.table.phase != "running":
        return None
    if ends is None:  # the process that stored that may have died before it settled the proposal
        is_due = proposal is not None and is_agreed(change.seats, proposal)
        return await _settle(table, change) if is_due else None
    return await vacate(table, change, seat) if ends <= now() else None
