"""The contract between a game and everything else. Read this file first.

A *state* is a small mutable object of ints and lists. It has its own generator, so chance is part
of it. An *action* is an int of the game's catalogue; it is legal if `legal_actions` lists it. Each
seat that owes a decision has a bit set in `state.waiting`: several bits are a simultaneous
decision, no bit means that the game is over. `apply` trusts its caller, because searches call it
millions of times; `match.Match` checks every action first. `apply` records events in *beats*, the
unit of display (`recorder.py`). A *view* is all that one seat may know. From a view, `imagine`
makes a full state that fits it, so bots search without cheating. `laws/` holds what every game
must obey.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from polis.kernel.config import Config, Option
from polis.kernel.event import Event
from polis.kernel.message import ActionSpec, Line, Message, Part
from polis.kernel.mind import AnyMind
from polis.kernel.preview import Preview
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng
from polis.kernel.score import ScoreLine, Standing
from polis.kernel.state import State

Seat = int
Action = int


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
        """The options of a match; `seats` is always among them."""

    @abstractmethod
    def config(self, options: Mapping[str, object]) -> C:
        """The checked, frozen options. Raises BadConfig."""

    @abstractmethod
    def parts(self, config: C) -> tuple[Part, ...]:
        """All components and places that can be named in a match with these options."""

    @abstractmethod
    def limits(self, config: C) -> Limits: ...

    # -- playing ----------------------------------------------------------------------------------

    @abstractmethod
    def start(self, config: C, seed: int) -> S:
        """The first state in which a seat owes a decision."""

    @abstractmethod
    def clone(self, state: S) -> S: ...

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> list[Action]:
        """In ascending order; empty exactly when the seat owes no decision."""

    def pick(self, state: S, seat: Seat, rng: Rng) -> Action:
        """One of the legal actions, each equally likely: `legal[rng.below(len(legal))]`.

        A game may return the same action without building the list.
        """
        legal = self.legal_actions(state, seat)
        return legal[rng.below(len(legal))]

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action, out: Recorder | None) -> None:
        """Change the state and record in `out` what happens, beat by beat; None: no record."""

    @abstractmethod
    def is_sealed(self, action: Action) -> bool:
        """Whether the action stays secret until the rules reveal it. Sealed actions commute."""

    @abstractmethod
    def result(self, state: S) -> list[tuple[int, ...]]:
        """Per seat, to be compared from left to right; equal results share their place."""

    @abstractmethod
    def sheet(self, state: S, seat: Seat) -> list[ScoreLine]:
        """The seat's score line by line, as if the game ended now."""

    def traits(self, state: S, seat: Seat) -> tuple[Part, ...]:
        """What the match gave to the seat, for statistics: its order, its characters, the map."""
        return ()

    # -- what a seat may know ---------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Everything that a seat may know, built field by field; None: a spectator."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A full state that fits the view, the rest dealt at random."""

    @abstractmethod
    def standings(self, view: V) -> list[Standing]:
        """What every side would score if the game ended now, as the viewer may know it."""

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
        """An action, an event or a component as a message.

        All viewers who are told the same event read the same words.
        """

    @abstractmethod
    def preview(self, view: V, action: Action) -> Preview:
        """What the action would cost and bring, as far as the seat can know."""

    @abstractmethod
    def why(self, view: V, part: Part) -> Message | None:
        """The rule that keeps the viewer from choosing a part now; None: no rule does."""

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

    def mind(self) -> AnyMind | None:
        """What searching and learning bots ask the game; None: they cannot play it."""
        return None


AnyGame = Game[Any, Any, Any]
