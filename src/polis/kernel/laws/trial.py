"""The random match that a law is checked on, and the report of a broken law."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from typing import Final

from polis.kernel.config import Value
from polis.kernel.event import Event
from polis.kernel.game import Action, AnyGame, Seat
from polis.kernel.message import Part
from polis.kernel.recorder import Recorder
from polis.kernel.rng import seeded
from polis.kernel.state import State, seats_waiting

Options = Mapping[str, Value]
Choices = int | Sequence[int]
Law = Callable[[AnyGame, Options, int, Choices], None]

RARELY: Final = 6  # an expensive check runs at one step in this many


class LawBroken(AssertionError):
    """A game breaks a law; the message says which one and how to reproduce it."""


class Move:
    """One step of a trial: the states before and after it, and its events."""

    def __init__(self, before: State, seat: Seat, action: Action, after: State) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.after = after
        self.recorder = Recorder(seat)

    @property
    def events(self) -> list[Event]:
        return self.recorder.events


class Trial:
    """A random match that a law is checked on."""

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
        """The next choice, a number below n."""
        return self._listed.pop() % n if self._listed else self.rng.below(n)

    def choose(self, state: State) -> tuple[Seat, Action]:
        """Choose any legal action of any waiting seat."""
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
        """Play a match from start to end, step by step."""
        state = self.start()
        while state.waiting:
            self.count_step()
            seat, action = self.choose(state)
            move = Move(self.game.clone(state), seat, action, state)
            self.game.apply(state, seat, action, move.recorder)
            yield move

    def states(self) -> Iterator[State]:
        """The states of a match, including the first and the last."""
        yield self.start()
        for move in self.moves():
            yield move.after

    def some_states(self) -> Iterator[State]:
        """Some of the states, always including the last."""
        for state in self.states():
            if not state.waiting or self.sometimes():
                yield state

    def seen(self, state: State, seat: Seat | None) -> frozenset[Part]:
        """The components that a seat sees; None: a spectator."""
        return self.game.visible_parts(self.game.view(state, seat))


def law(check: Callable[[Trial], None]) -> Law:
    """Turn a check of a trial into a law; its docstring is the text of the law."""

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
