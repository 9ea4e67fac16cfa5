"""What searching and learning bots ask a game. Optional: `Game.mind()` returns None without it.

A *plan* is what a seat can do in a row before others or chance have their say: a card and its
tile, or a whole turn. A position *rests* where a round or turn is over, so that two plans can be
compared there. A *course* names positions that share one file of trained weights. All numbers are
appended to a flat list of the caller, so that many positions are judged in one batch.

A mind is asked about imagined states only, so it may read every field and still cannot cheat.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from polis.kernel.config import Config, Value
from polis.kernel.rng import Rng
from polis.kernel.state import State

C = TypeVar("C", bound=Config)
S = TypeVar("S", bound=State)

Plan = list[int]  # actions in the order in which the seat plays them


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(ABC, Generic[C, S]):
    """The part of a game that helps bots to search and to learn. It has no state of its own."""

    # -- training ---------------------------------------------------------------------------------

    @abstractmethod
    def courses(self) -> dict[str, tuple[Mapping[str, Value], ...]]:
        """By course: the options of the matches that its weights are trained on, in turn."""

    @abstractmethod
    def course(self, config: C) -> str:
        """The course of a match with these options; it may be one that was not trained."""

    # -- plans ------------------------------------------------------------------------------------

    @abstractmethod
    def plan_width(self) -> int:
        """How many numbers describe a plan."""

    @abstractmethod
    def plans(self, state: S, seat: int) -> list[Plan]:
        """The plans worth a thought of a seat that owes a decision, at least one, no two alike.

        They depend only on what the seat knows. Plans that are clearly pointless may be left out.
        """

    @abstractmethod
    def plan_features(self, state: S, seat: int, plans: list[Plan], out: list[float]) -> None:
        """Append `plan_width` numbers for each plan. They depend only on what the seat knows."""

    @abstractmethod
    def answer(self, state: S, seat: int, rng: Rng) -> int:
        """A quick, decent action for a question that comes up while a plan is played out."""

    # -- judging ----------------------------------------------------------------------------------

    @abstractmethod
    def rests(self, state: S, seat: int) -> bool:
        """Whether the position can be judged: the round, or the turn of the seat, is over."""

    @abstractmethod
    def prospects(self, state: S, seat: int) -> float:
        """The points that the seat will probably have in the end, for bots without weights."""

    @abstractmethod
    def value_width(self, config: C) -> int:
        """How many numbers describe a position."""

    @abstractmethod
    def value_features(self, state: S, seat: int, out: list[float]) -> None:
        """Append `value_width` numbers that say how good the position is for the seat."""

    # -- sealed choices of others -----------------------------------------------------------------

    def sealed_plans(self, state: S, seat: int) -> list[Plan]:
        """What the seat may have sealed, all alike to the others; none: nothing is sealed."""
        return []

    def reseal(self, state: S, seat: int, plan: Plan) -> None:
        """Replace the sealed choice of a seat in an imagined state by one of its sealed plans."""
        raise NotImplementedError


AnyMind = Mind[Any, Any]


def win_share(results: list[tuple[int, ...]], seat: int) -> float:
    """The share of the victory: 1, a fraction if it is shared, or 0.

    A solo player wins with a positive result.
    """
    if len(results) == 1:
        return 1.0 if results[0][0] > 0 else 0.0
    best = max(results)
    return 1.0 / results.count(best) if results[seat] == best else 0.0


def margin(results: list[tuple[int, ...]], seat: int) -> float:
    """The lead in points over the best other seat; in a solo game the result itself."""
    if len(results) == 1:
        return float(results[0][0])
    return float(results[seat][0] - max([r[0] for s, r in enumerate(results) if s != seat]))
