"""A match: one playing of a game, behind a checked door.

`play` refuses or appends one step to the journal. Every open question has a number, the seq of the
entry that asked it; whoever answers says which question is meant, so a double click or a stale tab
is refused while simultaneous answers never collide.

A takeback is fair if the step used no chance and revealed nothing, and if the match without it
tells every later step of the others word for word the same. That lets a player withdraw a sealed
choice until the last seat has chosen, and nothing more. Whatever goes further (`rewind`) needs the
consent of all, which is the caller's business.
"""

from polis.kernel.errors import (
    DamagedJournal,
    GameOver,
    IllegalAction,
    NotWaitingForYou,
    RulesDiffer,
    StaleDecision,
    TakebackBarred,
)
from polis.kernel.event import Event
from polis.kernel.game import Action, AnyGame, Seat, State, seats_waiting
from polis.kernel.journal import Entry, Header, Journal, Step, Takeback, digest


class Match:
    """The only owner of its state; everybody else gets views and events."""

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
        self._asked: dict[Seat, tuple[int, list[Action]]] = {}
        self._withdrawn: dict[Seat, list[Action]] = {}
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
        """Answer the seat's question, or raise what is wrong with the answer."""
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
        try:
            self._without(self._last_step_of(seat))
        except TakebackBarred:
            return False
        return True

    def can_redo(self, seat: Seat) -> bool:
        """Whether what the seat has just taken back can be played again."""
        withdrawn = self._withdrawn.get(seat, [])
        return len(withdrawn) > 0 and withdrawn[-1] in self.legal_actions(seat)

    def redo(self, seat: Seat) -> Step:
        """Play again what the seat has just taken back."""
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
            raise StaleDecision(f"question {decision} is closed; the open one is {asked}")
        if action not in legal:
            raise IllegalAction(f"action {action} is not among the {len(legal)} legal ones")

    def _apply(self, seat: Seat, action: Action) -> Step:
        events: list[Event] = []
        self.game.apply(self.state, seat, action, events)
        return Step(self.seq + 1, seat, action, tuple(events), digest(self.game, self.state))

    def _append(self, step: Step) -> None:
        self.journal.entries.append(step)
        self.standing.append(step)
        self._ask_again(step.seat)

    def _return_to(self, state: State, entry: Takeback) -> Takeback:
        undone = [step for step in self.standing if step.seq in entry.undone]
        self.standing = [step for step in self.standing if step.seq not in entry.undone]
        if len(undone) == 1 and undone[0].seat == entry.seat:
            self._withdrawn.setdefault(entry.seat, []).append(undone[0].action)
        else:  # it touches others: nobody's questions and second thoughts are what they were
            self._withdrawn.clear()
            self._asked.clear()
        self.state = state
        self.journal.entries.append(entry)
        self._ask_again(entry.seat)
        return entry

    def _keep_withdrawn(self, seat: Seat, action: Action) -> None:
        """Whoever plays again what was taken back can go on so; anything else ends it."""
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
        for index in range(len(self.standing) - 1, -1, -1):
            if self.standing[index].seat == seat:
                return index
        raise TakebackBarred("there is nothing to take back")

    def _without(self, index: int) -> State:
        """The state that the standing steps lead to without one of them, if that is fair."""
        step = self.standing[index]
        if self.is_over:  # all may have been shown by now, the seed too
            raise TakebackBarred("the game is over")
        if any(event.reveals for event in step.events):
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
        """Play a step on another state; whether it is possible there and causes the same."""
        if step.action not in self.game.legal_actions(state, step.seat):
            return False
        events: list[Event] = []
        self.game.apply(state, step.seat, step.action, events)
        return tuple(events) == step.events

    def _replayed(self, steps: list[Step]) -> State:
        state: State = self.game.start(self.config, self.journal.header.seed)
        for step in steps:
            self.game.apply(state, step.seat, step.action, None)
        return state


def replay(game: AnyGame, journal: Journal) -> Match:
    """The match of a journal, every step checked. Raises RulesDiffer where these rules disagree."""
    match = Match(game, journal.header)
    for entry in journal.entries:
        replay_entry(match, entry)
    return match


def replay_entry(match: Match, entry: Entry) -> None:
    """Go on by the next entry of a journal. Raises DamagedJournal; the match is spoiled then."""
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
    standing = [step for step in match.standing if step.seq not in entry.undone]
    if not entry.undone or len(standing) + len(set(entry.undone)) != len(match.standing):
        raise DamagedJournal(f"entry {entry.seq} takes back what does not stand")
    state: State = match.game.start(match.config, match.journal.header.seed)
    for step in standing:
        if step.action not in match.game.legal_actions(state, step.seat):
            raise RulesDiffer(f"step {step.seq} is not legal without what entry {entry.seq} undid")
        match.game.apply(state, step.seat, step.action, None)
    match._return_to(state, entry)
