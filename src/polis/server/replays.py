"""Looking back: a stream from some number on, or the table as it was at some moment.

While a match runs, everybody sees only the past of the own seat (or a guest's). Once it is over,
any seat's, or all of it open.
"""

from dataclasses import dataclass, replace

from polis.kernel.game import AnyGame, Seat
from polis.kernel.journal import Header
from polis.server.errors import NoSuch, NotFinished, NotYourSeat
from polis.server.info import seats_of
from polis.server.playing import Audience, Playing
from polis.server.resources import Frame, LogAnswer, ReplayAnswer
from polis.server.store import journal
from polis.server.store.database import Database
from polis.server.store.rows import PersonRow, SeatRow, TableRow
from polis.server.wire import wire_view


def audience_of(
    table: TableRow, seats: list[SeatRow], person: PersonRow | None, wanted: Seat | None
) -> Audience:
    """Through whose eyes somebody may look. Raises NotYourSeat."""
    mine = seats_of(seats, None if person is None else person.id)
    if wanted is None:
        return mine[0] if mine and table.phase != "finished" else None
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


@dataclass(frozen=True, slots=True)
class Moment:
    """What somebody wants to look back at: after so many entries of the journal, as an audience saw
    it or with all secrets. The answer is there only for the last moment: to rebuild another one
    takes time, in which the table need not wait."""

    table: TableRow
    game: AnyGame
    header: Header
    audience: Audience
    seq: int
    is_open: bool
    last: int
    answer: ReplayAnswer | None = None


def moment(
    table: TableRow, playing: Playing, audience: Audience, number: int, is_open: bool
) -> Moment:
    """When the stream of an audience had a number; or, only when all is over, the journal."""
    if is_open and table.phase != "finished":
        raise NotFinished("the match is not over")
    seq = _seq_of(playing, audience, number, is_open)
    last = playing.seq if is_open else playing.number(audience)
    eyes = None if is_open else audience
    found = Moment(table, playing.game, playing.header, eyes, seq, is_open, last)
    return replace(found, answer=_answer(found, playing)) if seq == playing.seq else found


def _seq_of(playing: Playing, audience: Audience, number: int, is_open: bool) -> int:
    if is_open:
        seq = number if number <= playing.seq else None
    else:
        seq = playing.seq_of(audience, number)
    if seq is None:
        raise NoSuch("there is no such number")
    return seq


async def rebuilt(database: Database, moment: Moment) -> ReplayAnswer:
    """The answer for a moment that is past."""
    rows = await journal.steps_after(database, moment.table.id, 0)
    started = moment.table.started or 0
    then = Playing(moment.game, moment.header, rows[: moment.seq], started)
    return _answer(moment, then)


def _answer(moment: Moment, then: Playing) -> ReplayAnswer:
    """What is seen in a match that stands at a moment."""
    entry = then.entry(moment.seq, moment.audience, is_open=moment.is_open)
    return ReplayAnswer(
        table=moment.table.id,
        seat=moment.audience,
        open=moment.is_open,
        last=moment.last,
        frames=[Frame(entry=entry, position=then.position(moment.audience))],
        views=[wire_view(then.view(seat)) for seat in range(then.seats)] if moment.is_open else [],
    )
