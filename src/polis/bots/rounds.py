"""Play plans in imagined states: choose them by the choice model, and resolve the round.

Loops are plain and functions are small because this file is compiled.
"""

from typing import Final

from polis.bots.network import sample, scores
from polis.kernel.game import AnyGame, Seat
from polis.kernel.mind import AnyMind, Plan
from polis.kernel.playout import first_waiting
from polis.kernel.rng import Rng
from polis.kernel.state import State

MAX_STEPS: Final = 200  # answers played until a position rests; a longer round is judged unfinished
OWN: Final = 0.0  # the temperature of the own choices in imagined rounds: it takes the best
_UNIT: Final = 4294967296.0


def unit(rng: Rng) -> float:
    """A random number from 0 to 1."""
    return float(int(rng.next32())) / _UNIT


class Rounds:
    """A game with its mind and the weights of a choice model."""

    def __init__(self, game: AnyGame, mind: AnyMind, choice: list[float]) -> None:
        self.game: AnyGame = game
        self.mind: AnyMind = mind
        self.choice: list[float] = choice

    def pick(
        self, state: State, seat: Seat, plans: list[Plan], temperature: float, rng: Rng
    ) -> Plan:
        """One of some plans, by the choice model."""
        if len(plans) == 1:
            return plans[0]
        rows: list[float] = []
        self.mind.plan_features(state, seat, plans, rows)
        return plans[sample(scores(self.choice, rows), temperature, unit(rng))]

    def follow(self, state: State, seat: Seat, plan: Plan) -> None:
        """Play a plan; what the position no longer allows is left out."""
        game = self.game
        for action in plan:
            if not state.waiting >> seat & 1:
                return
            if action in game.legal_actions(state, seat):
                game.apply(state, seat, action, None)

    def seal_rivals(self, world: State, seat: Seat, temperature: float, rng: Rng) -> None:
        """Let the choice model choose for the others what they seal while this seat chooses."""
        for other in range(world.waiting.bit_length()):
            if other == seat:
                continue
            if world.waiting >> other & 1:
                self._seal(world, other, temperature, rng)

    def reseal_rivals(
        self, world: State, seat: Seat, seats: int, temperature: float, rng: Rng
    ) -> None:
        """Replace what others have sealed in an imagined state by choices of the choice model."""
        for other in range(seats):
            if other != seat:
                plans = self.mind.sealed_plans(world, other)
                if len(plans) > 1:
                    plan = self.pick(world, other, plans, temperature, rng)
                    self.mind.reseal(world, other, plan)

    def _seal(self, world: State, other: Seat, temperature: float, rng: Rng) -> None:
        """Play sealed plans of a seat until it waits for the others, or has an open question."""
        for _ in range(MAX_STEPS):
            if not world.waiting >> other & 1:
                return
            plans = self.mind.plans(world, other)
            plan = self.pick(world, other, plans, temperature, rng)
            if self.game.is_sealed(plan[0]):
                self.follow(world, other, plan)
                continue
            sealed = [option for option in plans if self.game.is_sealed(option[0])]
            if not sealed:
                return
            self.follow(world, other, self.pick(world, other, sealed, temperature, rng))

    def resolve(self, state: State, seat: Seat, temperature: float, rng: Rng) -> None:
        """Play on until the position rests or the match is over."""
        for _ in range(MAX_STEPS):
            if not state.waiting or self.mind.rests(state, seat):
                return
            asked = first_waiting(state)
            if state.waiting >> seat & 1:
                asked = seat
            if asked == seat or self.game.is_sealed(self.game.legal_actions(state, asked)[0]):
                warmth = OWN if asked == seat else temperature
                plans = self.mind.plans(state, asked)
                self.follow(state, asked, self.pick(state, asked, plans, warmth, rng))
            else:
                self.game.apply(state, asked, self.mind.answer(state, asked, rng), None)

    def play_round(self, state: State, seat: Seat, temperature: float, rng: Rng) -> None:
        """From a position that rests to the next one; all seats choose by the choice model."""
        if not state.waiting:
            return
        for _ in range(MAX_STEPS):
            asked = first_waiting(state)
            warmth = OWN if asked == seat else temperature
            plans = self.mind.plans(state, asked)
            self.follow(state, asked, self.pick(state, asked, plans, warmth, rng))
            if not state.waiting or self.mind.rests(state, seat):
                return
