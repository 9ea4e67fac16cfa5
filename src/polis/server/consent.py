"""What needs the others: going back beyond what is fair, giving a seat to a bot; and returning.

There is one proposal at a time. Everybody who plays must agree; one "no" ends it. A bot agrees to
everything. Whoever is to be replaced is asked as well while it is there, unless all others wait for
it without a clock, and always if one person alone would decide. The host may give the seat of
somebody who is gone to a bot without asking, so that no match can hang on a person.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from polis.kernel.errors import NotWaitingForYou
from polis.kernel.game import Seat
from polis.server import clocks
from polis.server.errors import NoProposal, NoSuch, NotReplaced, NotRunning, ProposalOpen
from polis.server.info import voters
from polis.server.protocol import Propose, Vote
from polis.server.store.append import Conflict
from polis.server.store.journal import set_jobs
from polis.server.store.rows import SeatRow, TableRow, now
from polis.server.store.tables import Change, changing

if TYPE_CHECKING:
    from polis.server.table import LiveTable

Then = Callable[[], Awaitable[None]]  # what follows once the change is stored
Work = Callable[[Change], Awaitable[Then]]


def bar_replaced(seat: SeatRow) -> None:
    """Whoever has left has no say until it returns."""
    if seat.replaced_by is not None:
        raise NotWaitingForYou("a bot plays for you: take your seat back first", seat=seat.seat)


async def nothing() -> None:
    pass


def proposing(table: "LiveTable", seat: Seat, command: Propose) -> Work:
    async def work(change: Change) -> Then:
        _check_running(change)
        bar_replaced(change.seats[seat])
        if change.table.proposal is not None:
            raise ProposalOpen("another proposal is open")
        _check(table, change, seat, command)
        number = change.table.num_proposals + 1
        is_rewinding = command.what == "rewind"
        proposal: dict[str, Any] = {
            "id": number,
            "what": command.what,
            "by": seat,
            "number": command.number if is_rewinding else None,
            "target": None if is_rewinding else command.target,
            "agreed": [seat],
        }
        await change.set_table(proposal=proposal, num_proposals=number)
        return await _settle(table, change)

    return work


def _check(table: "LiveTable", change: Change, seat: Seat, command: Propose) -> None:
    if command.what == "rewind":
        if table.playing is None or command.number is None:
            raise NoSuch("there is no such entry")
        table.playing.check_takebacks()
        if not table.playing.can_rewind(table.playing.seq_of(seat, command.number)):
            raise NoSuch("there is no such entry")
        return
    target = command.target
    if target is None or target >= len(change.seats) or target == seat:
        raise NoSuch("there is no such seat")
    if change.seats[target].kind != "person" or change.seats[target].replaced_by is not None:
        raise NoSuch("nobody plays on that seat")


def voting(table: "LiveTable", seat: Seat, command: Vote) -> Work:
    async def work(change: Change) -> Then:
        proposal = change.table.proposal
        if proposal is None or proposal["id"] != command.proposal:
            raise NoProposal("that proposal is no longer open")
        _check_running(change)
        if seat != proposal["by"]:  # who has made it may withdraw it
            bar_replaced(change.seats[seat])
        if not command.agree:
            await change.set_table(proposal=None)
            return nothing
        agreed = sorted({*proposal["agreed"], seat})
        await change.set_table(proposal={**proposal, "agreed": agreed})
        return await _settle(table, change)

    return work


async def _settle(table: "LiveTable", change: Change) -> Then:
    """Carry a proposal out if all have agreed, or if the host may decide alone."""
    proposal = change.table.proposal
    assert proposal is not None
    is_replacing = proposal["what"] == "replace"
    if is_replacing:
        asks = _asks_target(table, change.table, change.seats, proposal)
        proposal = {**proposal, "asks_target": asks}
        await change.set_table(proposal=proposal)
    needed = set(voters(change.seats, proposal))
    if not needed <= set(proposal["agreed"]):
        if not _host_decides(table, change.table, change.seats, proposal):
            return nothing
    if not is_replacing:
        return partial(_rewind, table, proposal)
    await replace_seat(table, change, proposal["target"])
    await change.set_table(proposal=None)
    return partial(_bots, table)


def _others(seats: Sequence[SeatRow], proposal: Mapping[str, Any]) -> list[Seat]:
    """Who decides about somebody beside that one."""
    return voters(seats, {**proposal, "asks_target": False})


def _asks_target(
    table: "LiveTable", row: TableRow, seats: Sequence[SeatRow], proposal: Mapping[str, Any]
) -> bool:
    """Whether somebody who is to be replaced has a say."""
    target = seats[proposal["target"]]
    if _is_gone(table, row, target):
        return False
    if len({seats[seat].person for seat in _others(seats, proposal)}) == 1:
        return True
    return target.person in table.audiences.present() and not _is_waited_for(table, row, target)


def _host_decides(
    table: "LiveTable", row: TableRow, seats: Sequence[SeatRow], proposal: Mapping[str, Any]
) -> bool:
    if proposal["what"] != "replace" or seats[proposal["by"]].person != row.host:
        return False
    return _is_gone(table, row, seats[proposal["target"]])


def _is_gone(table: "LiveTable", row: TableRow, seat: SeatRow) -> bool:
    """Whether somebody has not been there for a while."""
    return _is_still(table, row) and seat.person not in table.audiences.present()


def _is_waited_for(table: "LiveTable", row: TableRow, seat: SeatRow) -> bool:
    """Whether all wait for somebody alone for a while, and no clock will end that."""
    is_last = row.waiting == 1 << seat.seat
    return is_last and row.clock["kind"] == "none" and _is_still(table, row)


def _is_still(table: "LiveTable", row: TableRow) -> bool:
    """Whether nobody has moved for so long that somebody may be gone."""
    patience = table.hub.settings.absent_seconds
    if table.hub.clock() - table.hub.opened < patience:
        return False  # after a restart everybody must come back first
    return now() - row.moved > patience * 1000


def is_ripe(table: "LiveTable") -> bool:
    """Whether by the passing of time, and by who has gone, something can be decided now."""
    proposal, row, seats = table.row.proposal, table.row, table.seats
    if proposal is None or proposal["what"] != "replace":
        return False
    was_asked = proposal.get("asks_target") and not _asks_target(table, row, seats, proposal)
    return bool(was_asked or _host_decides(table, row, seats, proposal))


async def look_again(table: "LiveTable") -> None:
    """A proposal that seemed ripe: settle it, if it is still the same."""
    proposal = table.row.proposal
    if proposal is None or not is_ripe(table):
        return
    async with changing(table.hub.database, table.id) as change:
        found = change.table.proposal
        is_open = found is not None and found["id"] == proposal["id"]
        then = await _settle(table, change) if is_open else nothing
    table.hub.neighbours.tell_table(table.id)
    await table.refresh()
    await then()


async def _rewind(table: "LiveTable", proposal: Mapping[str, Any]) -> None:
    """Take back what all agreed to; if others moved meanwhile, that is taken back too."""
    by, number = proposal["by"], proposal["number"]
    while table.playing is not None and _is_open(table, proposal):
        seq = table.playing.seq_of(by, number)
        if seq is None or not table.playing.can_rewind(seq):
            await _withdraw(table, proposal)  # what it was about has been taken back meanwhile
            return
        row = table.playing.rewind(by, seq, f"{by}:rewind:{proposal['id']}")
        try:
            await table.save(row, proposal_over=True)
        except Conflict:
            continue
        return


async def _withdraw(table: "LiveTable", proposal: Mapping[str, Any]) -> None:
    async with changing(table.hub.database, table.id) as change:
        found = change.table.proposal
        if found is not None and found["id"] == proposal["id"]:
            await change.set_table(proposal=None)
    table.hub.neighbours.tell_table(table.id)
    await table.refresh()


def _is_open(table: "LiveTable", proposal: Mapping[str, Any]) -> bool:
    """Whether it is this one that is open: it may have been carried out, and another one made."""
    found = table.row.proposal
    return table.row.phase == "running" and found is not None and found["id"] == proposal["id"]


async def _bots(table: "LiveTable") -> None:
    table.thinking.start()


# -- seats ----------------------------------------------------------------------------------------


async def vacate(table: "LiveTable", change: Change, seat: Seat) -> Then:
    """Somebody is gone: a bot plays on, and nobody waits for that one's consent any more."""
    await replace_seat(table, change, seat)
    proposal = change.table.proposal
    if proposal is None:
        return nothing
    if proposal["target"] == seat or not _others(change.seats, proposal):
        await change.set_table(proposal=None)  # it has come about, or is nobody's any more
        return nothing
    return await _settle(table, change)


async def replace_seat(table: "LiveTable", change: Change, seat: Seat) -> None:
    """Let a bot play for somebody; the clock stands meanwhile."""
    bot, ends = table.hub.settings.leaver_bot, change.seats[seat].ends
    left = clocks.vacated(change.table.clock, change.seats[seat], bot, now())
    await change.set_seat(seat, replaced_by=bot, ends=None, bank=left.bank)
    if ends is not None and ends > now():  # else `time_out` is at it, and finishes all that follows
        await change.connection.run_sync(set_jobs, [], [clocks.job_key(table.id, seat)])
    if change.table.waiting >> seat & 1:
        await change.set_table(bots_waiting=True, moved=now())


def returning(table: "LiveTable", seat: Seat) -> Work:
    async def work(change: Change) -> Then:
        _check_running(change)
        if change.seats[seat].replaced_by is None:
            raise NotReplaced("you play yourself")
        waiting = change.table.waiting
        back = clocks.returned(change.table.clock, change.seats[seat], waiting, now())
        await change.set_seat(seat, replaced_by=None, bank=back.bank, ends=back.ends)
        await change.connection.run_sync(set_jobs, *clocks.jobs(table.id, [back]))
        is_waiting = any(waiting >> s.seat & 1 and s.player_bot for s in change.seats)
        await change.set_table(bots_waiting=is_waiting)
        return nothing

    return work


def _check_running(change: Change) -> None:
    if change.table.phase != "running":
        raise NotRunning("the match is not running")


async def time_out(table: "LiveTable", seat: Seat) -> None:
    """The clock of a seat has run down: a bot takes over, unless the seat was quicker."""
    async with changing(table.hub.database, table.id) as change:
        then = await _run_down(table, change, seat)
    if then is not None:
        table.hub.neighbours.tell_table(table.id)
        await table.refresh()
        table.thinking.start()
        await then()


async def _run_down(table: "LiveTable", change: Change, seat: Seat) -> Then | None:
    ends = change.seats[seat].ends
    if change.table.phase != "running":
        return None
    if ends is None:  # the one who stored that may have died before what follows it
        return await _settle(table, change) if _is_agreed(change) else None
    return await vacate(table, change, seat) if ends <= now() else None


def _is_agreed(change: Change) -> bool:
    proposal = change.table.proposal
    return proposal is not None and {*voters(change.seats, proposal)} <= {*proposal["agreed"]}
