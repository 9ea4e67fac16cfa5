"""What a bot thinks about a turn, as data: its best plans, their chances, and why.

The bot ranks plans as it does when it chooses. The best few are then played on in the same
imagined worlds: to the end of the round, where score sheets are compared, and to the end of the
match with quick answers, which gives chances and points. Everything follows from the turn, so an
explanation reveals nothing that the seat does not know, and the same turn gives the same one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from polis.bots.bot import Turn
from polis.kernel.game import Action, AnyGame, Seat
from polis.kernel.mind import AnyMind, Plan, win_share
from polis.kernel.playout import first_waiting
from polis.kernel.rng import Rng, seeded
from polis.kernel.state import State

IDEAS: Final = 3
WORLDS: Final = 24
MAX_STEPS: Final = 4000  # answers to the end of a match; a longer one counts as it stands
RIVALS: Final = "rivals"  # the source of a reason: what the best rival has less
LEAST: Final = 0.25  # points; smaller differences are no reason


@dataclass(frozen=True, slots=True)
class Reason:
    """Points after the round compared with the other ideas, from a line of the score sheet."""

    source: str  # the id of the line's label, or RIVALS
    points: float


@dataclass(frozen=True, slots=True)
class Idea:
    """A plan with its prospects: the mean over the imagined worlds."""

    plan: tuple[Action, ...]
    chance: float  # to win; shared victories count as a fraction
    error: float  # the standard error of the chance
    points: float  # at the end
    reasons: tuple[Reason, ...]  # the strongest first


@dataclass(frozen=True, slots=True)
class Explanation:
    """The best ideas of a bot for a turn; the first one is what it would play."""

    seat: Seat
    worlds: int
    ideas: tuple[Idea, ...]


def explain(
    turn: Turn, plans: Sequence[Plan], worlds: int = WORLDS, ideas: int = IDEAS
) -> Explanation:
    """Explain plans that a bot ranked, best first."""
    best = [*plans[:ideas]]
    trials = [_Trial(turn, plan) for plan in best]
    rng = seeded(turn.seed ^ 0xE4)
    for _ in range(worlds):
        world = turn.game.imagine(turn.view, rng)
        chance = seeded(rng.next32())
        for trial in trials:
            trial.play(turn.game.clone(world), chance.clone())
    found = tuple(trial.idea([other for other in trials if other is not trial]) for trial in trials)
    return Explanation(turn.seat, worlds, found)


class _Trial:
    """One plan in all worlds."""

    def __init__(self, turn: Turn, plan: Plan) -> None:
        self._game: AnyGame = turn.game
        self._mind: AnyMind | None = turn.game.mind()
        self._seat: Seat = turn.seat
        self._plan = plan
        self._shares: list[float] = []
        self._points: list[float] = []
        self.sources: dict[str, float] = {}  # summed over the worlds

    def play(self, state: State, rng: Rng) -> None:
        """Play the plan, the rest of the round and the rest of the match."""
        for action in self._plan:
            if state.waiting >> self._seat & 1 and action in self._game.legal_actions(
                state, self._seat
            ):
                self._game.apply(state, self._seat, action, None)
        self._play_on(state, rng, is_to_rest=True)
        self._note(state)
        self._play_on(state, rng, is_to_rest=False)
        results = self._game.result(state)
        self._shares.append(win_share(results, self._seat))
        self._points.append(float(results[self._seat][0]))

    def _play_on(self, state: State, rng: Rng, is_to_rest: bool) -> None:
        for _ in range(MAX_STEPS):
            if not state.waiting or (is_to_rest and self._rests(state)):
                return
            seat = first_waiting(state)
            self._game.apply(state, seat, self._answer(state, seat, rng), None)

    def _rests(self, state: State) -> bool:
        """Without a mind, a round is over when the seat is asked again."""
        if self._mind is not None:
            return self._mind.rests(state, self._seat)
        return bool(state.waiting >> self._seat & 1)

    def _answer(self, state: State, seat: Seat, rng: Rng) -> Action:
        if self._mind is not None:
            return self._mind.answer(state, seat, rng)
        return self._game.pick(state, seat, rng)

    def _note(self, state: State) -> None:
        """Add up where the points stand after the round."""
        for line in self._game.sheet(state, self._seat):
            self._add(line.label.id, line.points)
        results = self._game.result(state)
        rivals = [result[0] for seat, result in enumerate(results) if seat != self._seat]
        if rivals:
            self._add(RIVALS, -max(rivals))

    def _add(self, source: str, points: float) -> None:
        self.sources[source] = self.sources.get(source, 0.0) + points

    def idea(self, others: Sequence["_Trial"]) -> Idea:
        worlds = len(self._shares)
        chance = sum(self._shares) / worlds
        spread = sum((share - chance) ** 2 for share in self._shares) / max(1, worlds - 1)
        return Idea(
            plan=tuple(self._plan),
            chance=chance,
            error=sqrt(spread / worlds),
            points=sum(self._points) / worlds,
            reasons=self._reasons(others, worlds),
        )

    def _reasons(self, others: Sequence["_Trial"], worlds: int) -> tuple[Reason, ...]:
        """What this plan has more or less after the round than the mean of the others."""
        if not others:
            return ()
        found: list[Reason] = []
        for source in {*self.sources, *(key for other in others for key in other.sources)}:
            usual = sum(other.sources.get(source, 0.0) for other in others) / len(others)
            points = (self.sources.get(source, 0.0) - usual) / worlds
            if abs(points) >= LEAST:
                found.append(Reason(source, points))
        return tuple(sorted(found, key=lambda reason: (-abs(reason.points), reason.source)))
