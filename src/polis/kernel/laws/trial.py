"""A trial: the random match that a law is tried on, and how a broken law is reported."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from typing import Final

from polis.kernel.config import Value
from polis.kernel.event import Event
from polis.kernel.game import Action, AnyGame, Seat, State, seats_waiting
from polis.kernel.message import Part
from polis.kernel.rng import seeded

Options = Mapping[str, Value]
Choices = int | Sequence[int]
Law = Callable[[AnyGame, Options, int, Choices], None]

RARELY: Final = 6  # a heavy check is made at one step in so many


class LawBroken(AssertionError):
    """A game does not obey a law; the message says which, and how to see it again."""


class Move:
    """One step of a trial: the states around it, and what it caused."""

    def __init__(self, before: State, seat: Seat, action: Action, after: State) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.after = after
        self.events: list[Event] = []


class Trial:
    """A random match that a law is tried on."""

    def __init__(self, game: AnyGame, options: Options, seed: int, choices: Choices) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.step = 0
        self.config = game.config(options)
        self.seats = range(self.config.seats)
        self.viewers: list[Seat | None] = [*self.seats, None]
        self.rng = seeded(choices if isinstance(choices, int) else len(choices))
        self._listed = [] if isinstance(choices, int) else list(reversed(choices))

    def demand(self, holds: bool, complaint: str) -> None:
        if not holds:
            raise LawBroken(complaint)

    def start(self) -> State:
        state: State = self.game.start(self.config, self.seed)
        return state

    def sometimes(self) -> bool:
        return self.rng.below(RARELY) == 0

    def below(self, n: int) -> int:
        """The next choice among n."""
        return self._listed.pop() % n if self._listed else self.rng.below(n)

    def choose(self, state: State) -> tuple[Seat, Action]:
        """Any legal action of any seat that is waited for."""
        waiting = seats_waiting(state)
        seat = waiting[self.below(len(waiting))]
        legal = self.game.legal_actions(state, seat)
        self.demand(bool(legal), f"seat {seat} is waited for and has no legal action")
        return seat, legal[self.below(len(legal))]

    def count_step(self) -> None:
        limit = self.game.limits(self.config).max_steps
        self.step += 1
        self.demand(self.step <= limit, f"the match is longer than max_steps = {limit}")

    def moves(self) -> Iterator[Move]:
        """A match from start to end, step by step."""
        state = self.start()
        while state.waiting:
            self.count_step()
            seat, action = self.choose(state)
            move = Move(self.game.clone(state), seat, action, state)
            self.game.apply(state, seat, action, move.events)
            yield move

    def states(self) -> Iterator[State]:
        """The states of a match, the first and the last included."""
        yield self.start()
        for move in self.moves():
            yield move.after

    def some_states(self) -> Iterator[State]:
        """Some of the states; the last one always."""
        for state in self.states():
            if not state.waiting or self.sometimes():
                yield state

    def seen(self, state: State, seat: Seat | None) -> frozenset[Part]:
        """The components that a seat, or for None a spectator, sees."""
        return self.game.visible_parts(self.game.view(state, seat))


def law(check: Callable[[Trial], None]) -> Law:
    """Make a check of a trial a law; its docstring is the text of the law."""

    @wraps(check)
    def tried(game: AnyGame, options: Options, seed: int, choices: Choices) -> None:
        trial = Trial(game, options, seed, choices)
        try:
            check(trial)
        except Exception as error:
            complaint = error if isinstance(error, LawBroken) else repr(error)
            again = f"{check.__name__}({game.id}, {dict(options)}, {seed}, {choices})"
            text = " ".join((check.__doc__ or "").split())
            raise LawBroken(f"{complaint}\n  at step {trial.step} of {again}\n  {text}") from error

    return tried
