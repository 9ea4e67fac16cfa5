"""A match with its streams: which audience was told what, under which number.

Every audience (each seat, and all guests together) has a stream of its own, numbered from 1, the
start, without gaps. An entry of the journal is part of a stream only if that audience can notice
it. So no player learns from counting how often another one changed their mind in secret. The last
numbers after every entry are stored with it (`told`), so streams are the same on every process and
after every restart. A seat knows a question by the number in its own stream under which it was
asked.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any, Final

from polis.kernel.errors import RulesDiffer, TakebackBarred
from polis.kernel.event import Event, is_told, told
from polis.kernel.game import AnyGame, Seat
from polis.kernel.journal import (
    Entry,
    Header,
    Step,
    Takeback,
    entry_line,
    header_line,
    load,
    read_entry,
)
from polis.kernel.match import Match, replay_agreed, replay_entry
from polis.kernel.message import Part
from polis.kernel.state import State, seats_waiting
from polis.table.records import Audience, StoredStep
from polis.wire.fields import WireMessage
from polis.wire.plain import plain_message
from polis.wire.position import Choice, Position, Scene, Told
from polis.wire.position import Entry as WireEntry
from polis.wire.serialise import Serialiser, beats_of, final_scores

MOST_TAKEBACKS: Final = 300  # entries beyond what a match needs; limits the journal's length
NO_QUESTION: Final = -1  # a number that no question has


class _Looks:
    """What the audiences see of one position; most are never asked for."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self._game = game
        self._state = state  # a copy: the match goes on
        self._views: dict[Audience, Any] = {}

    def view(self, audience: Audience) -> Any:
        if audience not in self._views:
            self._views[audience] = self._game.view(self._state, audience)
        return self._views[audience]


class TableMatch:
    """The only owner of its `Match`.

    After `play`, `take_back`, `redo` and `rewind` it is ahead of the store: the caller saves the
    returned step, or discards the whole object.
    """

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        stored: Sequence[StoredStep] = (),
        started: int = 0,
        serialiser: Serialiser | None = None,
    ) -> None:
        self.game = game
        self.header = header
        self.outdated: list[Entry] | None = None  # all entries, if these rules stop before them
        self.match = self._replayed(stored)
        self.seats: int = self.match.config.seats
        self.max_steps = game.limits(self.match.config).max_steps
        self.told: list[tuple[int, ...]] = [(1,) * (self.seats + 1), *(s.told for s in stored)]
        self.moments: list[int] = [started, *(step.at for step in stored)]
        self.commands: dict[str, int] = {step.cmd: step.seq for step in stored if step.cmd}
        self.serialiser = serialiser or Serialiser()
        self._looks = self._look()
        self._choices: dict[Seat, tuple[int, list[Choice]]] = {}  # by seat, with their question
        self._said: dict[Event, Told] = {}  # the events of the last entry that were told

    def _replayed(self, stored: Sequence[StoredStep]) -> Match:
        """The match of stored entries; if the rules have changed, as far as they agree."""
        if not stored:
            return Match(self.game, self.header)
        journal = load(self.game, [header_line(self.header), *(step.line for step in stored)])
        match = replay_agreed(self.game, journal)
        if match.seq < len(journal.entries):
            self.outdated = journal.entries
        return match

    @property
    def seq(self) -> int:
        """The number of the last entry, even if these rules do not understand it."""
        return self.match.seq if self.outdated is None else len(self.outdated)

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def waiting(self) -> list[Seat]:
        """The seats that owe a decision; none if the match is outdated."""
        return [] if self.outdated is not None else seats_waiting(self.match.state)

    # -- changes ----------------------------------------------------------------------------------

    def play(
        self, seat: Seat, decision: int | None, action: int, cmd: str | None, at: int
    ) -> StoredStep:
        """Answer a question, by its number in the seat's stream. Raises a refusal of the kernel."""
        asked = self._asked()
        question = None if decision is None else self._question(seat, decision)
        return self._keep(self.match.play(seat, action, question), cmd, asked, at)

    def _question(self, seat: Seat, decision: int) -> int:
        """The kernel's number of a question that has a number in the seat's stream."""
        asked = self.match.decision(seat)
        return asked if asked is not None and self.told[asked][seat] == decision else NO_QUESTION

    def take_back(self, seat: Seat, cmd: str | None, at: int) -> StoredStep:
        asked = self._asked()
        return self._keep(self.match.take_back(seat), cmd, asked, at)

    def redo(self, seat: Seat, cmd: str | None, at: int) -> StoredStep:
        asked = self._asked()
        return self._keep(self.match.redo(seat), cmd, asked, at)

    def rewind(self, seat: Seat, seq: int, cmd: str | None, at: int) -> StoredStep:
        asked = self._asked()
        return self._keep(self.match.rewind(seat, seq), cmd, asked, at)

    def check_takebacks(self) -> None:
        """Raises TakebackBarred if the journal has become too long to take anything back."""
        if self.seq > MOST_TAKEBACKS + 2 * self.max_steps:
            raise TakebackBarred("the players have taken back too many steps in this match")

    def can_rewind(self, seq: int | None) -> bool:
        """Whether a step from this entry on still stands."""
        standing = self.match.standing
        return bool(seq and standing and standing[-1].seq >= seq)

    def follow(self, stored: StoredStep) -> None:
        """Replay the next entry, which another process has stored. Raises DamagedJournal."""
        self._check_rules()
        replay_entry(self.match, read_entry(self.game, stored.line, self.seq + 1))
        self._note(stored, self._look())

    def adopting(self) -> None:
        """Prepare to replay a whole journal from elsewhere, before its first entry."""
        self.match.save_states()

    def adopt(self, entry: Entry, at: int) -> StoredStep:
        """Replay the next entry of a journal from elsewhere; the step that is to be stored."""
        asked = self._asked()
        replay_entry(self.match, entry)
        return self._keep(entry, None, asked, at)

    def _keep(self, entry: Entry, cmd: str | None, asked: list[int | None], at: int) -> StoredStep:
        looks = self._look()
        numbers = self._numbers(entry, looks, asked)
        stored = StoredStep(entry.seq, cmd, entry_line(entry), numbers, at)
        self._note(stored, looks)
        return stored

    def _note(self, stored: StoredStep, looks: "_Looks") -> None:
        self._looks = looks
        self._said.clear()
        self.told.append(stored.told)
        self.moments.append(stored.at)
        if stored.cmd:
            self.commands[stored.cmd] = stored.seq

    def _numbers(self, entry: Entry, looks: "_Looks", asked: list[int | None]) -> tuple[int, ...]:
        """The last number of every stream after an entry."""
        return tuple(
            last + self._is_noticed(entry, self.audience(index), looks, asked)
            for index, last in enumerate(self.told[-1])
        )

    def _is_noticed(
        self, entry: Entry, audience: Audience, looks: "_Looks", asked: list[int | None]
    ) -> bool:
        """The quick signs first: most entries tell something to every audience."""
        if entry.seat == audience:
            return True
        if isinstance(entry, Step) and is_told(entry.events, audience):
            return True
        if audience is not None and self.match.decision(audience) != asked[audience]:
            return True
        return bool(looks.view(audience) != self._looks.view(audience))

    def _asked(self) -> list[int | None]:
        """The open question of every seat. Raises RulesDiffer if the match is outdated."""
        self._check_rules()
        return [self.match.decision(seat) for seat in range(self.seats)]

    def _check_rules(self) -> None:
        if self.outdated is not None:
            raise RulesDiffer("the rules have changed since: this match can only be viewed")

    def _look(self) -> "_Looks":
        return _Looks(self.game, self.game.clone(self.match.state))

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
        seq = bisect_left(self.told, number, key=lambda numbers: numbers[index])
        is_found = seq < len(self.told) and self.told[seq][index] == number
        return seq if is_found else None

    def decision(self, seat: Seat) -> int | None:
        """The number of the seat's open question in its own stream."""
        asked = self.match.decision(seat)
        return None if asked is None else self.told[asked][seat]

    def entries(self, audience: Audience, after: int, limit: int) -> list[WireEntry]:
        """The entries of a stream after a number."""
        index = self.index(audience)
        seqs = [
            seq
            for seq in range(len(self.told))
            if self._is_in(seq, index) and self.told[seq][index] > after
        ]
        return [self.entry(seq, audience) for seq in seqs[:limit]]

    def _is_in(self, seq: int, index: int) -> bool:
        return seq == 0 or self.told[seq][index] != self.told[seq - 1][index]

    def entry(self, seq: int, audience: Audience) -> WireEntry:
        """An entry of the journal as an audience is told of it."""
        index = self.index(audience)
        events: Sequence[Event] = ()
        undone: tuple[int, ...] = ()
        entries = self._entries()
        is_last = seq == len(entries)
        entry = entries[seq - 1] if seq else None
        if isinstance(entry, Step):
            events = told(entry.events, audience)
        elif isinstance(entry, Takeback):
            undone = entry.undone
        return WireEntry(
            number=self.told[seq][index],
            seat=None if entry is None else entry.seat,
            events=[self._tell(event, audience, is_last) for event in events],
            beats=beats_of(entry, audience) if isinstance(entry, Step) else [],
            undone=[self.told[gone][index] for gone in undone if self._is_in(gone, index)],
            at=self.moments[seq],
        )

    def _entries(self) -> list[Entry]:
        return self.match.journal.entries if self.outdated is None else self.outdated

    def events(self, audience: Audience) -> Iterator[Event]:
        """All events that an audience has been told."""
        for entry in self._entries():
            if isinstance(entry, Step):
                yield from told(entry.events, audience)

    def _tell(self, event: Event, audience: Audience, is_last: bool) -> Told:
        """An event with its message; audiences that are told the same event share them."""
        if not is_last:
            return self.serialiser.told(self.game, event, self.view(audience))
        if event not in self._said:
            self._said[event] = self.serialiser.told(self.game, event, self.view(audience))
        return self._said[event]

    # -- positions --------------------------------------------------------------------------------

    def view(self, audience: Audience) -> Any:
        return self._looks.view(audience)

    def position(self, audience: Audience) -> Position:
        """Everything that an audience needs to draw the table and to answer."""
        view = self.view(audience)
        is_asked = audience is not None and self.outdated is None
        decision = self.decision(audience) if is_asked and audience is not None else None
        return Position(
            view=self.serialiser.view(view),
            standings=self.serialiser.standings(self.game, view),
            question=plain_message(self.game.ask(view)),
            waiting=self.waiting(),
            decision=decision,
            choices=self._choices_of(audience, decision, view),
            can_take_back=audience is not None and self.may_take_back(audience),
            can_redo=is_asked and audience is not None and self.match.can_redo(audience),
            over=self.is_over,
            scores=final_scores(self.game, self.match.state, self.seats) if self.is_over else [],
            outdated=self.outdated is not None,
        )

    def legal_actions(self, audience: Audience) -> list[int]:
        """The answers to the open question of an audience; none for guests."""
        is_asked = audience is not None and self.outdated is None
        return self.match.legal_actions(audience) if is_asked and audience is not None else []

    def _choices_of(self, audience: Audience, decision: int | None, view: Any) -> list[Choice]:
        """The choices of an open question. They stay the same until it is answered or withdrawn."""
        if audience is None or decision is None:
            return []
        asked, choices = self._choices.get(audience, (NO_QUESTION, []))
        if asked != decision:
            legal = self.match.legal_actions(audience)
            choices = self.serialiser.choices(self.game, view, legal)
            self._choices[audience] = decision, choices
        return choices

    def scenes(self, audience: Audience) -> list[Scene]:
        """The table after every beat of the last step but the last beat told to the audience."""
        if not self.match.moments:
            return []
        beats = zip(self.match.standing[-1].beats(), self.match.moments)
        states = [state for beat, state in beats if told(beat.events, audience)]
        return [self._scene(self.game.view(state, audience)) for state in states[:-1]]

    def _scene(self, view: Any) -> Scene:
        return Scene(
            view=self.serialiser.view(view), standings=self.serialiser.standings(self.game, view)
        )

    def why(self, audience: Audience, part: str) -> WireMessage | None:
        """The rule that keeps the audience from choosing a part now, as a message."""
        if self.outdated is not None or Part(part) not in self.game.parts(self.match.config):
            return None
        reason = self.game.why(self.view(audience), Part(part))
        return None if reason is None else plain_message(reason)

    def may_take_back(self, seat: Seat) -> bool:
        return self.outdated is None and self.match.can_take_back(seat)
