"""A table of this device: its match, its sockets, what each of them is sent."""

from collections.abc import Callable
from dataclasses import replace

from polis.kernel.game import AnyGame, Seat
from polis.kernel.journal import Header
from polis.local.store import Result, Saved, message_text
from polis.table import info, names
from polis.table.match import TableMatch
from polis.table.records import Audience, SeatRecord, StoredStep, TableRecord
from polis.wire.position import Entry, Position, Score
from polis.wire.protocol import PROTOCOL, Hello, Sync, TableChanged, Update
from polis.wire.resources import Person, TableRow
from polis.wire.serialise import final_scores
from polis.wire.table_info import TableInfo, You

Send = Callable[[int, str], None]  # to a socket, by its number
CATCH_UP = 400  # the most missed entries in one sync


def header_of(saved: Saved) -> Header:
    """The first line of the journal of a table."""
    row, players = saved.row, tuple(seat.bot or seat.name for seat in saved.seats)
    return Header(row.game, row.rules, row.options, row.seed, players)


class LocalTable:
    """A table in memory. The host stores every change before it is sent."""

    def __init__(self, game: AnyGame, saved: Saved, steps: list[StoredStep], send: Send) -> None:
        self.row: TableRecord = saved.row
        self.seats: list[SeatRecord] = [*saved.seats]
        self.note = saved.note
        self.result: Result | None = saved.result
        self.is_known_deal = saved.is_known
        self.steps = steps
        self.match = TableMatch(game, header_of(saved), steps, saved.row.started or 0)
        self.sockets: dict[int, Audience] = {}
        self.is_mine = True  # whether this tab plays; another one may have the table
        self._send = send

    @property
    def saved(self) -> Saved:
        return Saved(self.row, tuple(self.seats), self.note, self.result, self.is_known_deal)

    def noted(self, step: StoredStep) -> TableRecord:
        """The record after an entry of the match."""
        row = replace(
            self.row, version=step.seq, waiting=self.match.match.state.waiting, moved=step.at
        )
        return replace(row, phase="finished", ended=step.at) if self.match.is_over else row

    def bots_waiting(self) -> list[tuple[Seat, str]]:
        """The seats of bots that owe a decision, if this tab plays."""
        if not self.is_mine or self.row.phase != "running":
            return []
        asked = [(seat, self.seats[seat].player_bot) for seat in self.match.waiting()]
        return [(seat, bot) for seat, bot in asked if bot is not None]

    # -- what people see --------------------------------------------------------------------------

    def info(self) -> TableInfo:
        present = {str(seat.person) for seat in self.seats}
        return info.table_info(self.row, self.seats, present)

    def listed(self, person: str) -> TableRow:
        place = None if self.result is None else self.result.place
        return info.listed(self.row, self.seats, person, place)

    def you(self, person: Person) -> You:
        return You(
            player=person.player,
            name=person.name,
            seats=info.seats_of(self.seats, person.player),
            host=True,
        )

    def audience_of(self, person: Person, hello: Hello) -> Audience:
        mine = info.seats_of(self.seats, person.player)
        if hello.watch:
            return None
        return info.default_audience(mine) if hello.seat not in mine else hello.seat

    def position(self, audience: Audience) -> Position:
        """The position; without choices while another tab plays."""
        position = self.match.position(audience)
        if self.is_mine:
            return position
        return replace(position, decision=None, choices=[], can_take_back=False, can_redo=False)

    def scores(self) -> list[Score]:
        match = self.match
        return final_scores(match.game, match.match.state, match.seats) if match.is_over else []

    # -- what sockets are sent --------------------------------------------------------------------

    def sync(self, person: Person, audience: Audience, since: int | None, now: int) -> Sync:
        return Sync(
            protocol=PROTOCOL,
            now=now,
            you=self.you(person),
            seat=audience,
            table=self.info(),
            number=self.match.number(audience),
            missed=self._missed(audience, since),
            position=self.position(audience),
            chat=[],
            names=names.own_names(self.match),
            log_from=1,
        )

    def _missed(self, audience: Audience, since: int | None) -> list[Entry] | None:
        last = self.match.number(audience)
        if since is None or since > last or last - since > CATCH_UP:
            return None
        return self.match.entries(audience, since, last - since)

    def tell_entry(self, seq: int) -> None:
        """Send an entry to every socket whose audience can notice it."""
        match = self.match
        for audience in {*self.sockets.values()}:
            if match.number_at(seq, audience) == match.number_at(seq - 1, audience):
                continue
            update = Update(
                entry=match.entry(seq, audience),
                scenes=match.scenes(audience) if seq == match.seq else [],
                position=self.position(audience),
            )
            self._tell(audience, message_text(update))

    def tell_table(self, now: int) -> None:
        text = message_text(TableChanged(now=now, table=self.info()))
        for socket in [*self.sockets]:
            self._send(socket, text)

    def _tell(self, audience: Audience, text: str) -> None:
        for socket, eyes in [*self.sockets.items()]:
            if eyes == audience:
                self._send(socket, text)
