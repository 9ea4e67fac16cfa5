"""A match and its streams, in memory: who was told what under which number. No input or output.

Every audience (each seat, and all guests together) has a stream of its own, numbered from 1, the
start, without gaps. An entry of the journal is part of a stream only if that audience can notice
it: so nobody learns from counting how often another one changed its mind in secret. The last
numbers after every entry are stored with it (`told`), which makes streams the same on every
process and after every restart. A question is known to its seat by the number in that seat's
stream under which it was asked.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from polis.kernel.errors import DamagedJournal, RulesDiffer, StaleDecision, TakebackBarred
from polis.kernel.event import Event, told
from polis.kernel.game import AnyGame, Seat, seats_waiting
from polis.kernel.journal import (
    Entry,
    Header,
    Journal,
    Step,
    Takeback,
    entry_line,
    header_line,
    load,
)
from polis.kernel.match import Match, replay
from polis.server import protocol
from polis.server.store.rows import StepRow, now
from polis.server.wire import final_scores, wire_choice, wire_message, wire_told, wire_view

Audience = Seat | None
MOST_TAKEBACKS = 300  # beyond what a match needs: nobody can blow a journal up


class Playing:
    """The only owner of its `Match`. After `play` and its like it is ahead of the store: the
    caller saves the row that it gets, or throws the whole object away."""

    def __init__(
        self, game: AnyGame, header: Header, rows: Sequence[StepRow] = (), started: int = 0
    ) -> None:
        self.game = game
        self.header = header
        self.outdated: list[Entry] | None = None  # all entries, if these rules stop before them
        self.match = self._replayed(rows)
        self.seats: int = self.match.config.seats
        self.max_steps = game.limits(self.match.config).max_steps
        self.told: list[tuple[int, ...]] = [(1,) * (self.seats + 1), *(row.told for row in rows)]
        self.moments: list[int] = [started, *(row.at for row in rows)]
        self.commands: dict[str, int] = {row.cmd: row.seq for row in rows if row.cmd}
        self._draws: list[int | None] = [None] * self.seq + [self.match.state.rng.draws]
        self._views = self._look()
        self._barred: dict[Seat, int] = {}  # the last step of a seat that cannot be taken back

    def _replayed(self, rows: Sequence[StepRow]) -> Match:
        """The match of stored entries; if the rules have changed, as far as they agree."""
        if not rows:
            return Match(self.game, self.header)
        journal = load(self.game, [header_line(self.header), *(row.line for row in rows)])
        try:
            return replay(self.game, journal)
        except RulesDiffer:
            self.outdated = journal.entries
        low, high = 0, len(journal.entries)  # the first `low` entries agree, `high` do not
        while high - low > 1:
            middle = (low + high) // 2
            try:
                replay(self.game, Journal(self.header, journal.entries[:middle]))
            except RulesDiffer:
                high = middle
            else:
                low = middle
        return replay(self.game, Journal(self.header, journal.entries[:low]))

    @property
    def seq(self) -> int:
        """The number of the last entry, also of one that these rules do not understand."""
        return self.match.seq if self.outdated is None else len(self.outdated)

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def waiting(self) -> list[Seat]:
        """Who owes a decision; nobody where it could not be played."""
        return [] if self.outdated is not None else seats_waiting(self.match.state)

    # -- changes ----------------------------------------------------------------------------------

    def play(self, seat: Seat, decision: int | None, action: int, cmd: str | None) -> StepRow:
        """Answer a question, by its number in the seat's stream. Raises a refusal of the kernel."""
        asked = self._asked()
        if decision is not None and self.decision(seat) not in (None, decision):
            raise StaleDecision(f"question {decision} is closed", decision=decision)
        return self._keep(self.match.play(seat, action), cmd, asked)

    def take_back(self, seat: Seat, cmd: str | None) -> StepRow:
        asked = self._asked()
        return self._keep(self.match.take_back(seat), cmd, asked)

    def redo(self, seat: Seat, cmd: str | None) -> StepRow:
        asked = self._asked()
        return self._keep(self.match.redo(seat), cmd, asked)

    def rewind(self, seat: Seat, seq: int, cmd: str | None) -> StepRow:
        asked = self._asked()
        return self._keep(self.match.rewind(seat, seq), cmd, asked)

    def check_takebacks(self) -> None:
        """Raises TakebackBarred if the journal has become so long that nothing is taken back."""
        if self.seq > MOST_TAKEBACKS + 2 * self.max_steps:
            raise TakebackBarred("so much has been taken back that it must stop")

    def can_rewind(self, seq: int | None) -> bool:
        """Whether anything stands from an entry on."""
        standing = self.match.standing
        return bool(seq and standing and standing[-1].seq >= seq)

    def follow(self, row: StepRow) -> None:
        """Go on by the next entry, which another process has stored."""
        data = json.loads(row.line)
        if row.seq != self.seq + 1:
            raise DamagedJournal(f"entry {self.seq + 1} is missing")
        asked = self._asked()
        entry: Entry
        if "undone" in data:
            entry = self._undo(Takeback(row.seq, data["seat"], tuple(data["undone"])))
        else:
            entry = self.match.play(data["seat"], data["action"])
            if entry.digest != data["digest"]:
                raise RulesDiffer(f"step {row.seq} leads elsewhere by these rules")
        self._keep(entry, row.cmd, asked, row)

    def adopt(self, entry: Entry, moment: int) -> StepRow:
        """Go on by an entry of a journal that was not played here; the row that it gets."""
        asked = self._asked()
        if isinstance(entry, Takeback):
            self._undo(entry)
        else:
            self.match.play(entry.seat, entry.action)
        return replace(self._keep(entry, None, asked), at=moment)

    def _undo(self, entry: Takeback) -> Takeback:
        entries = [*self.match.journal.entries, entry]
        self.match = replay(self.game, Journal(self.header, entries))
        return entry

    def _keep(
        self, entry: Entry, cmd: str | None, asked: list[int | None], row: StepRow | None = None
    ) -> StepRow:
        views = self._look()
        if row is None:
            numbers = self._numbers(entry, views, asked)
            row = StepRow(entry.seq, cmd, entry_line(entry), numbers, now())
        self._views = views
        self.told.append(row.told)
        self.moments.append(row.at)
        self._draws.append(self.match.state.rng.draws)
        if row.cmd:
            self.commands[row.cmd] = row.seq
        if isinstance(entry, Takeback):
            self._barred.clear()
        return row

    def _numbers(self, entry: Entry, views: list[Any], asked: list[int | None]) -> tuple[int, ...]:
        """The last number of every stream after an entry."""
        return tuple(
            last + self._is_noticed(entry, index, views[index], asked)
            for index, last in enumerate(self.told[-1])
        )

    def _is_noticed(self, entry: Entry, index: int, view: Any, asked: list[int | None]) -> bool:
        audience = self.audience(index)
        if entry.seat == audience or view != self._views[index]:
            return True
        if audience is not None and self.match.decision(audience) != asked[audience]:
            return True
        return isinstance(entry, Step) and bool(told(entry.events, audience))

    def _asked(self) -> list[int | None]:
        if self.outdated is not None:
            raise RulesDiffer("the rules have changed since: this match can only be looked at")
        return [self.match.decision(seat) for seat in range(self.seats)]

    def _look(self) -> list[Any]:
        return [
            self.game.view(self.match.state, self.audience(index))
            for index in range(self.seats + 1)
        ]

    # -- streams ----------------------------------------------------------------------------------

    def audience(self, index: int) -> Audience:
        return index if index < self.seats else None

    def index(self, audience: Audience) -> int:
        return self.seats if audience is None else audience

    def number(self, audience: Audience) -> int:
        """The last number of a stream."""
        return self.told[-1][self.index(audience)]

    def number_at(self, seq: int, audience: Audience) -> int:
        return self.told[seq][self.index(audience)]

    def seq_of(self, audience: Audience, number: int) -> int | None:
        """The entry of the journal that has a number in a stream."""
        index = self.index(audience)
        for seq in range(len(self.told)):
            if self.told[seq][index] == number:
                return seq
        return None

    def decision(self, seat: Seat) -> int | None:
        """The number of the seat's open question in its own stream."""
        asked = self.match.decision(seat)
        return None if asked is None else self.told[asked][seat]

    def entries(self, audience: Audience, after: int, limit: int) -> list[protocol.Entry]:
        """What a stream holds after a number."""
        index = self.index(audience)
        seqs = [
            seq
            for seq in range(len(self.told))
            if self._is_in(seq, index) and self.told[seq][index] > after
        ]
        return [self.entry(seq, audience) for seq in seqs[:limit]]

    def _is_in(self, seq: int, index: int) -> bool:
        return seq == 0 or self.told[seq][index] != self.told[seq - 1][index]

    def entry(self, seq: int, audience: Audience, is_open: bool = False) -> protocol.Entry:
        """An entry of the journal as an audience is told of it."""
        index = self.index(audience)
        events: Sequence[Event] = ()
        undone: tuple[int, ...] = ()
        entries = self.match.journal.entries if self.outdated is None else self.outdated
        entry = entries[seq - 1] if seq else None
        if isinstance(entry, Step):
            events = entry.events if is_open else told(entry.events, audience)
        elif isinstance(entry, Takeback):
            undone = entry.undone
        view = self._views[index]
        return protocol.Entry(
            number=seq if is_open else self.told[seq][index],
            seat=None if entry is None else entry.seat,
            events=[wire_told(self.game, event, view) for event in events],
            undone=[
                gone if is_open else self.told[gone][index]
                for gone in undone
                if is_open or self._is_in(gone, index)
            ],
            at=self.moments[seq],
        )

    # -- positions --------------------------------------------------------------------------------

    def view(self, audience: Audience) -> Any:
        return self._views[self.index(audience)]

    def position(self, audience: Audience) -> protocol.Position:
        """All that an audience needs to draw the table and to answer."""
        view = self.view(audience)
        is_asked = audience is not None and self.outdated is None
        decision = self.decision(audience) if is_asked and audience is not None else None
        legal = [] if decision is None or audience is None else self.match.legal_actions(audience)
        return protocol.Position(
            view=wire_view(view),
            question=wire_message(self.game.ask(view)),
            waiting=self.waiting(),
            decision=decision,
            choices=[wire_choice(self.game, view, action) for action in legal],
            can_take_back=audience is not None and self.may_take_back(audience),
            can_redo=is_asked and audience is not None and self.match.can_redo(audience),
            over=self.is_over,
            scores=final_scores(self.game, self.match.state, self.seats) if self.is_over else [],
            outdated=self.outdated is not None,
        )

    def may_take_back(self, seat: Seat) -> bool:
        """Whether it is worth asking; must not be False where a takeback is fair.

        The true answer replays the match. That is dear, so it is found out only where the quick
        signs leave it open, and a "no" is remembered.
        """
        index = self._last_step_of(seat)
        if self.is_over or index is None or self.outdated is not None:
            return False
        step, later = self.match.standing[index], self.match.standing[index + 1 :]
        if _reveals(step) or self._used_chance(step) or self._barred.get(seat) == step.seq:
            return False
        if all(self.game.is_sealed(other.action) and not _reveals(other) for other in later):
            return True
        is_fair = self.match.can_take_back(seat)
        if not is_fair:
            self._barred[seat] = step.seq
        return is_fair

    def _last_step_of(self, seat: Seat) -> int | None:
        standing = self.match.standing
        found = (index for index in reversed(range(len(standing))) if standing[index].seat == seat)
        return next(found, None)

    def _used_chance(self, step: Step) -> bool:
        before, after = self._draws[step.seq - 1], self._draws[step.seq]
        return before is not None and after is not None and before != after


def _reveals(step: Step) -> bool:
    return any(event.reveals for event in step.events)
