"""Tables as people see them from outside: players, clocks, presence; no secret of the match."""

from collections.abc import Collection, Sequence
from typing import Protocol

from polis.kernel.game import Seat
from polis.table import clocks
from polis.table.proposals import voters
from polis.table.records import Audience, SeatRecord, TableRecord
from polis.wire.resources import TableRow as ListedTable
from polis.wire.table_info import Proposal, SeatInfo, TableInfo, You

MINUTE = 60_000


def seat_info(table: TableRecord, seat: SeatRecord, present: Collection[str]) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        player=seat.person,
        bot=seat.bot,
        replaced_by=seat.replaced_by,
        present=seat.kind == "bot" or (seat.person is not None and seat.person in present),
        clock=clocks.shown(table.clock, seat),
    )


def table_info(
    table: TableRecord,
    seats: Sequence[SeatRecord],
    present: Collection[str] = (),
    watchers: int = 0,
    rewind_to: int | None = None,
) -> TableInfo:
    """The table as everyone may see it; `rewind_to` is in the stream of the audience."""
    return TableInfo(
        id=table.id,
        game=table.game,
        options=dict(table.options),
        phase=table.phase,
        visibility=table.visibility,
        title=table.title,
        host=table.host,
        clock=table.clock,
        seats=[seat_info(table, seat, present) for seat in seats],
        watchers=watchers,
        proposal=proposal_info(table, seats, rewind_to),
        parent=table.parent,
        successor=table.successor,
        seed=str(table.seed) if table.phase == "finished" else None,
        created=table.created,
        ended=table.ended,
        void=table.is_void,
        waits_for_all=table.waits_for_all,
    )


def proposal_info(
    table: TableRecord, seats: Sequence[SeatRecord], rewind_to: int | None
) -> Proposal | None:
    """The open proposal; `rewind_to` is in the stream of the audience."""
    proposal = table.proposal
    if proposal is None:
        return None
    return Proposal(
        id=proposal.id,
        what=proposal.what,
        by=proposal.by,
        number=rewind_to,
        target=proposal.target,
        agreed=list(proposal.agreed),
        needed=voters(seats, proposal),
    )


def seats_of(seats: Sequence[SeatRecord], person: str | None) -> list[Seat]:
    return [seat.seat for seat in seats if person is not None and seat.person == person]


def default_audience(mine: Sequence[Seat]) -> Audience:
    """What a person sees who names no seat: players who share a device see what guests see."""
    return mine[0] if len(mine) == 1 else None


class Person(Protocol):
    """A person with a public id and a name."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


def you(
    person: Person | None, table: TableRecord | None, seats: Sequence[SeatRecord]
) -> You | None:
    """A person as they see themselves at a table, or without one."""
    if person is None:
        return None
    return You(
        player=person.id,
        name=person.name,
        seats=seats_of(seats, person.id),
        host=table is not None and table.host == person.id,
    )


def listed(
    table: TableRecord, seats: Sequence[SeatRecord], person: str | None, place: int | None = None
) -> ListedTable:
    """A table in a list, as a person sees it."""
    mine = seats_of(seats, person)
    turn = [seat for seat in mine if table.waiting >> seat & 1 and table.phase == "running"]
    ends = [seats[seat].ends for seat in turn]
    return ListedTable(
        id=table.id,
        game=table.game,
        title=table.title,
        phase=table.phase,
        visibility=table.visibility,
        clock=table.clock,
        names=["" if seat.kind == "open" else seat.name for seat in seats],
        open_seats=sum(seat.kind == "open" for seat in seats),
        your_seats=mine,
        your_turn=bool(turn),
        waiting=[seat.seat for seat in seats if table.waiting >> seat.seat & 1],
        moved=table.moved - table.moved % MINUTE,
        ends=min((moment for moment in ends if moment is not None), default=None),
        place=place,
    )
