"""Flat Monte Carlo: imagine a world, play a plan and then at random to the end, count victories.

It knows nothing about a game but its rules, so it is a yardstick for bots that do. Each plan is a
slot machine; the next one to try is the one that may be best so far (UCB1).
"""

from math import log, sqrt
from time import process_time
from typing import Final

from polis.bots.bot import Bot, Turn
from polis.bots.thinker import final_value
from polis.kernel.game import Action, AnyGame, Seat
from polis.kernel.mind import Plan
from polis.kernel.playout import playout
from polis.kernel.rng import Rng, seeded

PLAYOUTS: Final = 400  # unless the turn has a budget of its own
CURIOSITY: Final = 0.5
CLOCK_EVERY: Final = 4


class Flat(Bot):
    """The same seed and number of iterations give the same answer."""

    def choose(self, turn: Turn) -> Action:
        if len(turn.legal) == 1:
            return turn.legal[0]
        return _Machines(turn).best()


class _Machines:
    """The plans of one turn, how often each was tried, and what it brought."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.game: AnyGame = turn.game
        self.seat: Seat = turn.seat
        self.rng: Rng = seeded(turn.seed)
        self.plans: list[Plan] = self._plans()
        self.tried: list[int] = [0] * len(self.plans)
        self.totals: list[float] = [0.0] * len(self.plans)

    def _plans(self) -> list[Plan]:
        mind = self.game.mind()
        if mind is None:
            return [[action] for action in self.turn.legal]
        return mind.plans(self.game.imagine(self.turn.view, self.rng), self.seat)

    def best(self) -> Action:
        deadline = process_time() + self.turn.budget if self.turn.budget > 0 else 0.0
        count = self.turn.iterations or (1 << 30 if deadline else PLAYOUTS)
        number = 0
        while number < count:
            self._try(self._promising(number))
            number += 1
            if deadline and number % CLOCK_EVERY == 0 and process_time() > deadline:
                break
        leader = 0
        for index in range(len(self.plans)):
            if self.tried[index] > self.tried[leader]:
                leader = index
        return self.plans[leader][0]

    def _promising(self, number: int) -> int:
        """The plan to try next: each once, then the one with the best upper bound."""
        if number < len(self.plans):
            return number
        best = 0
        best_bound = -1000.0
        for index in range(len(self.plans)):
            mean = self.totals[index] / self.tried[index]
            bound = mean + CURIOSITY * sqrt(log(number) / self.tried[index])
            if bound > best_bound:
                best = index
                best_bound = bound
        return best

    def _try(self, index: int) -> None:
        state = self.game.imagine(self.turn.view, self.rng)
        for action in self.plans[index]:
            self.game.apply(state, self.seat, action, None)
        playout(self.game, state, self.rng)
        self.tried[index] += 1
        self.totals[index] += final_value(self.game, state, self.seat)
