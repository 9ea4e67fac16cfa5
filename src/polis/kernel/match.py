"""A match: one playthrough of a game, which checks every action.

`play` refuses an action or appends one step to the journal. Every open question has a number, the
seq of the entry that asked it. An answer names its question, so a double click or a stale tab
is refused, while simultaneous answers never conflict.

A takeback is fair if the step used no randomness and revealed nothing, and if every later step of
the other seats causes the same events without it. So a player can withdraw a sealed
choice until the last seat has chosen. Taking back more (`rewind`) needs the
consent of all players; the caller asks for it.
"""

from typing import Final

from polis.kernel.errors import (
    DamagedJournal,
    GameOver,
    IllegalAction,
    NotWaitingForYou,
    RulesDiffer,
    StaleDecision,
    TakebackBarred,
)
from polis.kernel.game import Action, AnyGame, Seat
from polis.kernel.journal import Entry, Header, Journal, Step, Takeback, digest
from polis.kernel.recorder import Recorder, events_of
from polis.kernel.state import State, seats_waiting

SAVE_EVERY: Final = 8
ALL_SEATS: Final = -1  # every bit is set


class Match:
    """The only owner of its state; all others get views and events."""

    def __init__(self, game: AnyGame, header: Header) -> None:
        if header.game != game.id:
            raise DamagedJournal(f"this is a match of {header.game!r}, not of {game.id!r}")
        self.game = game
        self.journal = Journal(header)
        self.config = game.config(header.options)
        if len(header.players) > self.config.seats:
            raise DamagedJournal(f"{len(header.players)} players for {self.config.seats} seats")
        self.state: State = game.start(self.config, header.seed)
        self.standing: list[Step] = []
        self.moments: list[State] = []  # at the end of each beat of the last step; read only
        self._asked: dict[Seat, tuple[int, list[Action]]] = {}
        self._withdrawn: dict[Seat, list[Action]] = {}
        self._chance: set[int] = set()  # the steps that used chance
        self._barred: dict[Seat, int] = {}  # the last step of a seat that cannot be taken back
        self._waiting: dict[int, int] = {}  # who was asked before each step since a takeback
        self._is_looking_back = False  # a replay keeps no moments but those of its last step
        self._saved: list[State] = []  # after every SAVE_EVERY standing steps, during a replay
        self.replayed = 0  # steps that takebacks of a replayed journal made necessary to repeat
        self._ask_again(None)

    @property
    def is_over(self) -> bool:
        return self.state.waiting == 0

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.journal.entries)

    def decision(self, seat: Seat) -> int | None:
        """The number of the question that the seat must answer, if there is one."""
        return self._asked[seat][0] if seat in self._asked else None

    def legal_actions(self, seat: Seat) -> list[Action]:
        return list(self._asked[seat][1]) if seat in self._asked else []

    def play(self, seat: Seat, action: Action, decision: int | None = None) -> Step:
        """Answer the seat's question, or raise the reason why that is not possible."""
        self._check(seat, action, decision)
        step = self._apply(seat, action)
        self._keep_withdrawn(seat, action)
        self._append(step)
        return step

    def take_back(self, seat: Seat) -> Takeback:
        """Take back the seat's last step. Raises TakebackBarred if that would be unfair."""
        index = self._last_step_of(seat)
        state = self._without(index)
        undone = (self.standing[index].seq,)
        return self._return_to(state, Takeback(self.seq + 1, seat, undone))

    def can_take_back(self, seat: Seat) -> bool:
        """Whether `take_back` would be fair.

        The full check replays the match. Quick signs mostly make it unnecessary, and a "no" is
        remembered until something is taken back.
        """
        index = self._find_last_step(seat)
        if index < 0 or self.is_over:
            return False
        step = self.standing[index]
        if _reveals(step) or step.seq in self._chance or self._barred.get(seat) == step.seq:
            return False
        later = self.standing[index + 1 :]
        if self._are_secret(later):
            return True
        if not self._waiting.get(step.seq, ALL_SEATS) >> later[0].seat & 1:
            return False  # without this step, the next one would not have been asked for
        try:
            self._without(index)
        except TakebackBarred:
            self._barred[seat] = step.seq
            return False
        return True

    def can_redo(self, seat: Seat) -> bool:
        """Whether the seat can redo its last takeback."""
        withdrawn = self._withdrawn.get(seat, [])
        return len(withdrawn) > 0 and withdrawn[-1] in self.legal_actions(seat)

    def redo(self, seat: Seat) -> Step:
        """Redo the seat's last takeback."""
        if not self._withdrawn.get(seat):
            raise TakebackBarred("there is nothing to play again")
        return self.play(seat, self._withdrawn[seat][-1])

    def rewind(self, seat: Seat, seq: int) -> Takeback:
        """Take back every standing step from number `seq` on; all players must have agreed."""
        undone = tuple(step.seq for step in self.standing if step.seq >= seq)
        if not undone:
            raise TakebackBarred("there is nothing to take back")
        state = self._replayed(self.standing[: -len(undone)])
        return self._return_to(state, Takeback(self.seq + 1, seat, undone))

    # -- inside -----------------------------------------------------------------------------------

    def _check(self, seat: Seat, action: Action, decision: int | None) -> None:
        if self.is_over:
            raise GameOver("the game is over")
        if seat not in self._asked:
            raise NotWaitingForYou("it is not your turn to decide")
        asked, legal = self._asked[seat]
        if decision is not None and decision != asked:
            raise StaleDecision("this question is no longer open")
        if action not in legal:
            raise IllegalAction(f"action {action} is not among the {len(legal)} legal ones")

    def _apply(self, seat: Seat, action: Action) -> Step:
        recorder = Recorder(seat, None if self._is_looking_back else self.game)
        draws = self.state.rng.draws
        self._waiting[self.seq + 1] = self.state.waiting
        self.game.apply(self.state, seat, action, recorder)
        recorder.end_beat(self.state)
        if self.state.rng.draws != draws:
            self._chance.add(self.seq + 1)
        self.moments = recorder.states
        marks = tuple(zip(recorder.sides, recorder.ends))
        check = digest(self.game, self.state)
        return Step(self.seq + 1, seat, action, tuple(recorder.events), check, marks)

    def _append(self, step: Step) -> None:
        self.journal.entries.append(step)
        self.standing.append(step)
        if self._saved and len(self.standing) % SAVE_EVERY == 0:
            self._saved.append(self.game.clone(self.state))
        self._ask_again(step.seat)

    def _return_to(self, state: State, entry: Takeback) -> Takeback:
        gone = set(entry.undone)
        undone = [step for step in self.standing if step.seq in gone]
        self.standing = [step for step in self.standing if step.seq not in gone]
        if len(undone) == 1 and undone[0].seat == entry.seat:
            self._withdrawn.setdefault(entry.seat, []).append(undone[0].action)
        else:  # it affects other seats: all questions and redos change
            self._withdrawn.clear()
            self._asked.clear()
        self._barred.clear()
        self._waiting.clear()
        self.state = state
        self.moments = []
        self.journal.entries.append(entry)
        self._ask_again(entry.seat)
        return entry

    def _keep_withdrawn(self, seat: Seat, action: Action) -> None:
        """Keep the rest of a redo if the seat repeats the withdrawn action; else drop it."""
        withdrawn = self._withdrawn.pop(seat, [])
        if len(withdrawn) > 1 and withdrawn[-1] == action:
            self._withdrawn[seat] = withdrawn[:-1]

    def _ask_again(self, actor: Seat | None) -> None:
        """Number the open questions; one keeps its number while its answers stay the same."""
        asked: dict[Seat, tuple[int, list[Action]]] = {}
        for seat in seats_waiting(self.state):
            legal = self.game.legal_actions(self.state, seat)
            before = self._asked.get(seat)
            if before is not None and before[1] == legal and seat != actor:
                asked[seat] = before
            else:
                asked[seat] = (self.seq, legal)
        self._asked = asked

    def _last_step_of(self, seat: Seat) -> int:
        index = self._find_last_step(seat)
        if index < 0:
            raise TakebackBarred("there is nothing to take back")
        return index

    def _find_last_step(self, seat: Seat) -> int:
        """The index of the seat's last standing step, or -1."""
        for index in range(len(self.standing) - 1, -1, -1):
            if self.standing[index].seat == seat:
                return index
        return -1

    def _are_secret(self, steps: list[Step]) -> bool:
        """Whether all steps are sealed choices that are still hidden from the other seats."""
        for step in steps:
            if not self.game.is_sealed(step.action) or _reveals(step):
                return False
        return True

    def _without(self, index: int) -> State:
        """The state that the standing steps lead to without one of them, if that is fair."""
        step = self.standing[index]
        if self.is_over:  # everything may have been shown by now, including the seed
            raise TakebackBarred("the game is over")
        if _reveals(step):
            raise TakebackBarred("it showed what was hidden before")
        state = self._replayed(self.standing[:index])
        draws = state.rng.draws
        after = self.game.clone(state)
        self.game.apply(after, step.seat, step.action, None)
        if after.rng.draws != draws:
            raise TakebackBarred("chance has decided since")
        for later in self.standing[index + 1 :]:
            if not self._retells(state, later):
                raise TakebackBarred("others have gone on since")
        return state

    def _retells(self, state: State, step: Step) -> bool:
        """Play a step on another state; return whether it is legal there with the same events."""
        if step.action not in self.game.legal_actions(state, step.seat):
            return False
        return tuple(events_of(self.game, state, step.seat, step.action)) == step.events

    def save_states(self) -> None:
        """Save states from now on: replaying a takeback then repeats only a few steps."""
        if not self.standing:
            self._saved = [self.game.clone(self.state)]

    def drop_saved(self) -> None:
        self._saved = []

    def _state_at(self, number: int) -> tuple[State, int]:
        """A copy of the last saved state at or before a number of standing steps, and its number.

        Later saved states are dropped.
        """
        if not self._saved:
            return self.game.start(self.config, self.journal.header.seed), 0
        index = min(number // SAVE_EVERY, len(self._saved) - 1)
        del self._saved[index + 1 :]
        return self.game.clone(self._saved[index]), index * SAVE_EVERY

    def _replayed(self, steps: list[Step]) -> State:
        state: State = self.game.start(self.config, self.journal.header.seed)
        for step in steps:
            self.game.apply(state, step.seat, step.action, None)
        return state


def _reveals(step: Step) -> bool:
    return any(event.reveals for event in step.events)


def replay(game: AnyGame, journal: Journal) -> Match:
    """The match of a journal, every step checked. Raises RulesDiffer where these rules disagree."""
    match = Match(game, journal.header)
    match.save_states()
    for number in range(len(journal.entries)):
        _replay_next(match, journal.entries, number)
    match.drop_saved()
    return match


def replay_agreed(game: AnyGame, journal: Journal) -> Match:
    """The match as far as these rules agree with the journal; its `seq` says how far."""
    match = Match(game, journal.header)
    match.save_states()
    for number in range(len(journal.entries)):
        try:
            _replay_next(match, journal.entries, number)
        except RulesDiffer:
            return replay(game, Journal(journal.header, journal.entries[:number]))
    match.drop_saved()
    return match


def _replay_next(match: Match, entries: list[Entry], number: int) -> None:
    match._is_looking_back = number < len(entries) - 1
    replay_entry(match, entries[number])


def replay_entry(match: Match, entry: Entry) -> None:
    """Apply the next entry of a journal. Raises DamagedJournal; the match is then unusable."""
    if isinstance(entry, Takeback):
        _replay_takeback(match, entry)
    else:
        _replay_step(match, entry)


def _replay_step(match: Match, step: Step) -> None:
    if step.action not in match.legal_actions(step.seat):
        raise RulesDiffer(f"step {step.seq} is not legal {_by_these_rules(match)}")
    again = match.play(step.seat, step.action)
    if again.digest != step.digest or again.events != step.events:
        raise RulesDiffer(f"step {step.seq} leads elsewhere {_by_these_rules(match)}")


def _by_these_rules(match: Match) -> str:
    played, present = match.journal.header.version, match.game.version
    if played == present:
        return "by these rules"
    return f"by these rules: it was played by version {played}, this is version {present}"


def _replay_takeback(match: Match, entry: Takeback) -> None:
    gone = set(entry.undone)
    standing = [step for step in match.standing if step.seq not in gone]
    if not gone or len(standing) + len(gone) != len(match.standing):
        raise DamagedJournal(f"entry {entry.seq} takes back what does not stand")
    if not 0 <= entry.seat < match.config.seats:
        raise DamagedJournal(f"entry {entry.seq} names a seat that does not exist")
    kept = _first(match.standing, gone)
    state, number = match._state_at(kept)
    match.replayed += len(standing) - number
    for step in standing[number:]:
        if number >= kept and step.action not in match.game.legal_actions(state, step.seat):
            raise RulesDiffer(f"step {step.seq} is not legal without what entry {entry.seq} undid")
        match.game.apply(state, step.seat, step.action, None)
        number += 1
        if match._saved and number % SAVE_EVERY == 0:
            match._saved.append(match.game.clone(state))
    match._return_to(state, entry)


def _first(standing: list[Step], gone: set[int]) -> int:
    """How many steps stand before the first one that is taken back."""
    for index in range(len(standing)):
        if standing[index].seq in gone:
            return index
    return len(standing)
