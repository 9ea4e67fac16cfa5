"""Looking back: a stream from some number on, or the table as it was at some moment.

While a match runs, everybody sees only the past of the own seat (or a guest's). Once it is over,
any seat's, or all of it open.
"""

from polis.kernel.game import Seat
from polis.server.errors import NoSuch, NotFinished, NotYourSeat
from polis.server.info import seats_of
from polis.server.playing import Audience, Playing
from polis.server.resources import Frame, LogAnswer, ReplayAnswer
from polis.server.store.rows import PersonRow, SeatRow, StepRow, TableRow
from polis.server.wire import wire_view


def audience_of(
    table: TableRow, seats: list[SeatRow], person: PersonRow | None, wanted: Seat | None
) -> Audience:
    """Through whose eyes somebody may look. Raises NotYourSeat."""
    mine = seats_of(seats, None if person is None else person.id)
    if wanted is None:
        return mine[0] if mine and table.phase == "running" else None
    if wanted >= len(seats):
        raise NoSuch("there is no such seat")
    if table.phase != "finished" and wanted not in mine:
        raise NotYourSeat("that seat is not yours")
    return wanted


def log(playing: Playing, audience: Audience, after: int, limit: int) -> LogAnswer:
    entries = playing.entries(audience, after, limit)
    last = entries[-1].number if entries else after
    is_more = last < playing.number(audience)
    return LogAnswer(seat=audience, entries=entries, next=last if is_more else None)


def moment(
    table: TableRow, playing: Playing, audience: Audience, number: int, rows: list[StepRow]
) -> ReplayAnswer:
    """The table as an audience saw it when its stream had a number."""
    seq = playing.seq_of(audience, number)
    if seq is None:
        raise NoSuch("there is no such number")
    then = _as_of(table, playing, rows, seq)
    frame = Frame(entry=then.entry(seq, audience), position=then.position(audience))
    return ReplayAnswer(
        table=table.id,
        seat=audience,
        open=False,
        last=playing.number(audience),
        frames=[frame],
        views=[],
    )


def open_moment(table: TableRow, playing: Playing, seq: int, rows: list[StepRow]) -> ReplayAnswer:
    """The table with all secrets after so many entries of the journal; only when it is over."""
    if table.phase != "finished":
        raise NotFinished("the match is not over")
    if seq > playing.seq:
        raise NoSuch("there is no such number")
    then = _as_of(table, playing, rows, seq)
    frame = Frame(entry=then.entry(seq, None, is_open=True), position=then.position(None))
    return ReplayAnswer(
        table=table.id,
        seat=None,
        open=True,
        last=playing.seq,
        frames=[frame],
        views=[wire_view(then.view(seat)) for seat in range(then.seats)],
    )


def _as_of(table: TableRow, playing: Playing, rows: list[StepRow], seq: int) -> Playing:
    if seq == playing.seq:
        return playing
    return Playing(playing.game, playing.header, rows[:seq], table.started or 0)
