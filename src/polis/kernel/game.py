"""The contract: what a game is to everyone else. A newcomer reads this file first.

A *state* is a small mutable object of ints and lists, with its own generator: chance is part of it.
An *action* is an int of the game's catalogue; it is legal if `legal_actions` lists it. Whoever owes
a decision has a bit set in `state.waiting`; several bits are a simultaneous decision; no bit means
the game is over. `apply` trusts its caller (searches call it millions of times); the checked door
is `match.Match`. A *view* is all that one seat may know; from it `imagine` makes a full state that
fits, so bots search without cheating. What every game must obey is written in `laws/`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from polis.kernel.config import Config, Option
from polis.kernel.event import Event
from polis.kernel.message import ActionSpec, Line, Message, Part, ScoreLine
from polis.kernel.rng import Rng

Seat = int
Action = int


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the rules change. Subclasses add ints, lists of ints and the frozen config."""

    __slots__ = ("rng", "waiting")

    def __init__(self, rng: Rng) -> None:
        self.waiting: int = 0  # bit s is set while seat s owes a decision; 0: the game is over
        self.rng: Rng = rng  # the only source of chance


class Limits:
    """Upper bounds that drivers and learners may rely on."""

    def __init__(self, num_actions: int, max_steps: int, num_features: int) -> None:
        self.num_actions = num_actions
        self.max_steps = max_steps
        self.num_features = num_features


C = TypeVar("C", bound=Config)
S = TypeVar("S", bound=State)
V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[C, S, V]):
    """The rules of one game. It has no state of its own: one instance serves all matches."""

    id: ClassVar[str]
    version: ClassVar[int]  # raised when a stored match would play differently
    event_types: ClassVar[tuple[type[Event], ...]]

    # -- before a match ---------------------------------------------------------------------------

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """What can be settled before a match; `seats` is always among them."""

    @abstractmethod
    def config(self, options: Mapping[str, object]) -> C:
        """The checked, frozen options. Raises BadConfig."""

    @abstractmethod
    def limits(self, config: C) -> Limits: ...

    # -- playing ----------------------------------------------------------------------------------

    @abstractmethod
    def start(self, config: C, seed: int) -> S:
        """The first state that waits for somebody."""

    @abstractmethod
    def clone(self, state: S) -> S: ...

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> list[Action]:
        """In ascending order; empty exactly when the seat owes no decision."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action, out: list[Event] | None) -> None:
        """Change the state and report to `out` what happened; None: nobody listens."""

    @abstractmethod
    def is_sealed(self, action: Action) -> bool:
        """Whether the action stays secret until the rules reveal it. Sealed actions commute."""

    @abstractmethod
    def result(self, state: S) -> list[tuple[int, ...]]:
        """Per seat, to be compared from left to right; equal results share their place."""

    @abstractmethod
    def sheet(self, state: S, seat: Seat) -> list[ScoreLine]:
        """The seat's score line by line, as if the game ended now."""

    # -- what a seat may know ---------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat may know, built field by field; None: a spectator."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A full state that fits the view, the rest dealt at random."""

    @abstractmethod
    def visible_parts(self, view: V) -> frozenset[Part]:
        """The components whose identity the view shows."""

    @abstractmethod
    def features(self, view: V) -> list[float]:
        """Numbers for learners; always `limits.num_features` of them."""

    # -- for people -------------------------------------------------------------------------------

    @abstractmethod
    def spell(self, view: V, action: Action) -> ActionSpec:
        """The action as a kind and the parts to click, in order."""

    @abstractmethod
    def ask(self, view: V) -> Message:
        """The question that the viewing seat must answer, or what the table waits for."""

    @abstractmethod
    def say(self, item: ActionSpec | Event | Part, view: V) -> Message:
        """An action, an event or a component as a message."""

    @abstractmethod
    def preview(self, view: V, action: Action) -> list[Message]:
        """What the action would cost and bring, as far as the seat can know."""

    @abstractmethod
    def draw(self, view: V) -> list[Line]:
        """The table as a person at the seat sees it, as lines of text."""

    # -- for tests and tools ----------------------------------------------------------------------

    @abstractmethod
    def write(self, state: S) -> str:
        """The position as text, with all secrets; never sent to anyone."""

    @abstractmethod
    def read(self, text: str) -> S:
        """The position of a text. Raises BadNotation."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many of each component exist, counted where they lie; must never change."""

    # -- for searches -----------------------------------------------------------------------------

    def evaluate(self, state: S, seat: Seat) -> float:
        """How good the position is for the seat; games may do better than the score so far."""
        results = self.result(state)
        best = max((r[0] for s, r in enumerate(results) if s != seat), default=0)
        return float(results[seat][0] - best)


AnyGame = Game[Any, Any, Any]


def seats_waiting(state: State) -> list[Seat]:
    """The seats that owe a decision, in seat order."""
    seats: list[Seat] = []
    bits = state.waiting
    seat = 0
    while bits:
        if bits & 1:
            seats.append(seat)
        bits >>= 1
        seat += 1
    return seats
