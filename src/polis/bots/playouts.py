"""A search for games without trained weights: shortlist plans, play them out, compare.

Every plan is judged by the game's `prospects` where it ends. The best plan of each first action is
played on with the quick answers of all seats, in the same worlds and with the same chance, to the
next rest and some rounds further. In each stage the worse half is dropped (sequential halving). A
few playouts are noisy, so the first judgement counts as some more. A temperature makes natural
mistakes.

Loops are plain and functions are small because this file is compiled.
"""

from math import exp
from time import process_time
from typing import Final

from polis.bots.bot import Turn
from polis.kernel.game import Action, AnyGame, Seat
from polis.kernel.mind import AnyMind, Plan, margin, win_share
from polis.kernel.playout import first_waiting
from polis.kernel.rng import Rng, seeded
from polis.kernel.state import State

MAX_STEPS: Final = 400  # answers in a playout; a longer one is judged unfinished
FIRST_WORLDS: Final = 4  # in which plans are judged whose end depends on chance
RIVAL: Final = 0.6  # weight of the best rival's prospects
PRIOR: Final = 6  # playouts that the first judgement of a plan counts for
HOLDS: Final = 0.6  # how much of a lead at first sight is left, on average, after playouts
VICTORY: Final = 8.0  # points that a victory is worth besides its margin
_UNIT: Final = 4294967296.0


class Foresight:
    """How a bot searches: how many plans and playouts, how far, and its mistakes."""

    def __init__(
        self,
        shortlist: int = 8,
        playouts: int = 40,
        rounds: int = 1,
        temperature: float = 0.0,
        overlooked: float = 0.0,
    ) -> None:
        self.shortlist: int = shortlist  # plans that are played out
        self.playouts: int = playouts  # unless the turn has a budget; 0: only `prospects`
        self.rounds: int = rounds  # after the next rest
        self.temperature: float = temperature  # in points, of the last choice
        self.overlooked: float = overlooked  # the share of plans that the bot does not see


class Search:
    """The search for one turn."""

    def __init__(self, turn: Turn, mind: AnyMind, style: Foresight) -> None:
        self.turn = turn
        self.game: AnyGame = turn.game
        self.mind: AnyMind = mind
        self.style: Foresight = style
        self.seat: Seat = turn.seat
        self.rng: Rng = seeded(turn.seed)
        self.begin: float = process_time()
        self.seats: int = 0
        self.played: int = 0
        self.plans: list[Plan] = []
        self.values: list[float] = []  # by plan: the mean of the prospects at its end
        self.totals: list[float] = []  # by plan: the sum over its playouts
        self.tried: list[int] = []

    def best(self) -> Action:
        """The first action of the plan that the bot chooses."""
        return self.plan()[0]

    def plan(self) -> Plan:
        world = self.game.imagine(self.turn.view, self.rng)
        self.seats = world.config.seats
        self.plans = self._noticed(self.mind.plans(world, self.seat))
        if len(self.plans) == 1:
            return self.plans[0]
        self._evaluate_plans(world)
        if self.style.playouts == 0:
            everything = self._best_of(self.values, range_of(len(self.plans)), self.style.shortlist)
            return self.plans[self._sample(everything, self.values)]
        running = self._best_of(self.values, self._openings(), self.style.shortlist)
        best = max(self.values)
        self.totals = [PRIOR * HOLDS * (value - best) for value in self.values]
        self.tried = [0] * len(self.plans)
        running = self._halve(running)
        means = self.means()
        return self.plans[self._sample(running, means)]

    def _openings(self) -> list[int]:
        """The best plan for each first action: the bot thinks again before the second one."""
        best: dict[Action, int] = {}
        for index in range(len(self.plans)):
            first = self.plans[index][0]
            if first not in best or self.values[index] > self.values[best[first]]:
                best[first] = index
        return list(best.values())

    def means(self) -> list[float]:
        """By plan: the mean of its playouts and of what was expected before them."""
        return [self.totals[i] / (PRIOR + self.tried[i]) for i in range(len(self.plans))]

    def _noticed(self, plans: list[Plan]) -> list[Plan]:
        """The plans without those that the bot overlooks."""
        if self.style.overlooked <= 0.0:
            return plans
        seen = [plan for plan in plans if self._unit() >= self.style.overlooked]
        return seen or [plans[self.rng.below(len(plans))]]

    # -- judging ----------------------------------------------------------------------------------

    def _evaluate_plans(self, world: State) -> None:
        self.values = [0.0] * len(self.plans)
        for index in range(len(self.plans)):
            state = self.game.clone(world)
            draws = state.rng.draws
            value = self._value_after(state, self.plans[index])
            if state.rng.draws != draws:
                for _ in range(FIRST_WORLDS - 1):
                    state = self.game.imagine(self.turn.view, self.rng)
                    value += self._value_after(state, self.plans[index])
                value /= FIRST_WORLDS
            self.values[index] = value

    def _value_after(self, state: State, plan: Plan) -> float:
        """The prospects after a plan; questions that chance adds get quick answers."""
        self._follow(state, plan)
        for _ in range(MAX_STEPS):
            if state.waiting != 1 << self.seat or self.mind.rests(state, self.seat):
                break
            answer = self.mind.answer(state, self.seat, self.rng)
            self.game.apply(state, self.seat, answer, None)
        return self._prospects(state, self.seat)

    def _prospects(self, state: State, seat: Seat) -> float:
        if not state.waiting:
            return float(self.game.result(state)[seat][0])
        return self.mind.prospects(state, seat)

    def _follow(self, state: State, plan: Plan) -> None:
        for action in plan:
            self.game.apply(state, self.seat, action, None)

    def _judge(self, state: State) -> float:
        """The lead of the seat, as far as it can be foreseen."""
        if not state.waiting:
            results = self.game.result(state)
            return margin(results, self.seat) + VICTORY * win_share(results, self.seat)
        best = -1000.0
        for rival in range(self.seats):
            if rival != self.seat:
                best = max(best, self.mind.prospects(state, rival))
        return self.mind.prospects(state, self.seat) - RIVAL * best

    # -- playouts ---------------------------------------------------------------------------------

    def _halve(self, running: list[int]) -> list[int]:
        """Play out the running plans and drop the worse half, until two are left."""
        stages = 1
        while len(running) >> stages > 1:
            stages += 1
        for stage in range(stages):
            if stage > 0:
                running = self._best_of(self.means(), running, max(2, len(running) // 2))
            while True:
                self._play_in_a_world(running)
                if self._is_over(stage + 1, stages, len(running)):
                    break
        return running

    def _is_over(self, stage: int, stages: int, number: int) -> bool:
        """Whether a stage has used its share of the playouts or of the time."""
        turn = self.turn
        if turn.iterations == 0 and turn.budget > 0:
            return (process_time() - self.begin) * stages >= turn.budget * stage
        most = turn.iterations or self.style.playouts
        return (self.played + number) * stages > most * stage

    def _play_in_a_world(self, running: list[int]) -> None:
        """Play out the plans in one world. If time runs out, the world does not count."""
        world = self.game.imagine(self.turn.view, self.rng)
        chance = seeded(self.rng.next32())
        results: list[float] = []
        for index in running:
            if self._is_late():
                return
            state = self.game.clone(world)
            self._follow(state, self.plans[index])
            self._play_on(state, chance.clone())
            results.append(self._judge(state))
        for place in range(len(running)):
            self.totals[running[place]] += results[place]
            self.tried[running[place]] += 1
        self.played += len(running)

    def _is_late(self) -> bool:
        turn = self.turn
        if turn.iterations > 0 or turn.budget <= 0:
            return False
        return process_time() - self.begin >= turn.budget

    def _play_on(self, state: State, chance: Rng) -> None:
        """Quick answers of all seats, up to a rest."""
        rounds = self.style.rounds
        for _ in range(MAX_STEPS):
            if not state.waiting:
                return
            if self.mind.rests(state, self.seat):
                if rounds == 0:
                    return
                rounds -= 1
            seat = first_waiting(state)
            self.game.apply(state, seat, self.mind.answer(state, seat, chance), None)

    # -- choosing ---------------------------------------------------------------------------------

    def _best_of(self, values: list[float], among: list[int], number: int) -> list[int]:
        """The best plans, best first."""
        rest = list(among)
        kept: list[int] = []
        while rest and len(kept) < number:
            best = rest[0]
            for index in rest:
                if values[index] > values[best]:
                    best = index
            kept.append(best)
            rest.remove(best)
        return kept

    def _sample(self, among: list[int], values: list[float]) -> int:
        """The best plan; with a temperature, also one that looks almost as good."""
        best = among[0]
        for index in among:
            if values[index] > values[best]:
                best = index
        if self.style.temperature <= 0.0:
            return best
        weights = [exp((values[i] - values[best]) / self.style.temperature) for i in among]
        rest = self._unit() * sum(weights)
        for place in range(len(among)):
            rest -= weights[place]
            if rest < 0.0:
                return among[place]
        return best

    def _unit(self) -> float:
        """A random number from 0 to 1."""
        return float(int(self.rng.next32())) / _UNIT


def range_of(number: int) -> list[int]:
    return list(range(number))
