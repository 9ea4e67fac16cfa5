"""Tables as people see them from outside: players, clocks, presence; no secret of the match."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, cast

from polis.kernel.game import Seat
from polis.server import clocks
from polis.server.protocol import Clock, Proposal, SeatInfo, TableInfo, You
from polis.server.resources import TableRow as ListedTable
from polis.server.store.rows import PersonRow, SeatRow, TableRow

Phase = Literal["open", "running", "finished", "abandoned"]
Visibility = Literal["public", "private"]
SeatKind = Literal["open", "person", "bot"]


def seat_info(table: TableRow, seat: SeatRow, present: Collection[str]) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=cast(SeatKind, seat.kind),
        name=seat.name,
        player=seat.person,
        bot=seat.bot,
        replaced_by=seat.replaced_by,
        present=seat.kind == "bot" or (seat.person is not None and seat.person in present),
        clock=clocks.shown(table.clock, seat),
    )


def table_info(
    table: TableRow,
    seats: Sequence[SeatRow],
    present: Collection[str] = (),
    watchers: int = 0,
    rewind_to: int | None = None,
) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.game,
        options=dict(table.options),
        phase=cast(Phase, table.phase),
        visibility=cast(Visibility, table.visibility),
        title=table.title,
        host=table.host,
        clock=Clock(**table.clock),
        seats=[seat_info(table, seat, present) for seat in seats],
        watchers=watchers,
        proposal=proposal_info(table, seats, rewind_to),
        parent=table.parent,
        successor=table.successor,
        seed=str(table.seed) if table.phase == "finished" else None,
        created=table.created,
        ended=table.ended,
    )


def proposal_info(
    table: TableRow, seats: Sequence[SeatRow], rewind_to: int | None
) -> Proposal | None:
    """What is proposed; `rewind_to` is in the stream of whoever is told."""
    if table.proposal is None:
        return None
    data: dict[str, Any] = dict(table.proposal)
    return Proposal(
        id=data["id"],
        what=data["what"],
        by=data["by"],
        number=rewind_to,
        target=data["target"],
        agreed=data["agreed"],
        needed=voters(seats, data),
    )


def voters(seats: Sequence[SeatRow], proposal: Mapping[str, Any]) -> list[Seat]:
    """Whose consent is needed: all people who play, mostly but the one who is to be replaced."""
    spared = None if proposal.get("asks_target") else proposal["target"]
    return [
        seat.seat
        for seat in seats
        if seat.kind == "person" and seat.replaced_by is None and seat.seat != spared
    ]


def seats_of(seats: Sequence[SeatRow], person: str | None) -> list[Seat]:
    return [seat.seat for seat in seats if person is not None and seat.person == person]


def you(person: PersonRow | None, table: TableRow | None, seats: Sequence[SeatRow]) -> You | None:
    if person is None:
        return None
    return You(
        player=person.id,
        name=person.name,
        seats=seats_of(seats, person.id),
        host=table is not None and table.host == person.id,
    )


def listed(
    table: TableRow, seats: Sequence[SeatRow], person: str | None, place: int | None = None
) -> ListedTable:
    mine = seats_of(seats, person)
    turn = [seat for seat in mine if table.waiting >> seat & 1 and table.phase == "running"]
    ends = [seats[seat].ends for seat in turn]
    return ListedTable(
        id=table.id,
        game=table.game,
        title=table.title,
        phase=cast(Phase, table.phase),
        visibility=cast(Visibility, table.visibility),
        clock=Clock(**table.clock),
        names=["" if seat.kind == "open" else seat.name for seat in seats],
        open_seats=sum(seat.kind == "open" for seat in seats),
        your_seats=mine,
        your_turn=bool(turn),
        waiting=[seat.seat for seat in seats if table.waiting >> seat.seat & 1],
        moved=table.moved - table.moved % 60_000,
        ends=min((moment for moment in ends if moment is not None), default=None),
        place=place,
    )
