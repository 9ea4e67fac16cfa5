"""A search for games without trained weights: shortlist plans, play them out, compare.

Every plan is judged by the game's `prospects` where it ends. The best plan of each first action is
played on with the quick answers of all seats, in the same worlds and with the same chance: first to
the next rest, and the finalists some rounds further. Plans that can hardly become the best drop
out; the search ends when one is left (`race.py`) or when its budget is used. A temperature makes
natural mistakes.

Loops are plain and functions are small because this file is compiled.
"""

from math import exp
from time import process_time
from typing import Final

from polis.bots.bot import Turn
from polis.bots.race import Race
from polis.kernel.game import Action, AnyGame, Seat
from polis.kernel.mind import AnyMind, Plan, margin, win_share
from polis.kernel.playout import first_waiting
from polis.kernel.rng import Rng, seeded
from polis.kernel.state import State

MAX_STEPS: Final = 400  # answers in a playout; a longer one is judged unfinished
FIRST_WORLDS: Final = 4  # in which plans are judged whose end depends on chance
RIVAL: Final = 0.9  # weight of the best rival's prospects
LEAST_WORLDS: Final = 3  # before a plan drops out
MOST_EARLY: Final = 16  # worlds that are played only to the next rest
EARLY: Final = 0.4  # and the share of the budget for them
FINALISTS: Final = 5  # plans that are played further
VICTORY: Final = 8.0  # points that a victory is worth besides its margin
_UNIT: Final = 4294967296.0


class Foresight:
    """How a bot searches: how many plans and positions, how far, and its mistakes."""

    def __init__(
        self,
        shortlist: int = 12,
        positions: int = 120,
        rounds: int = 2,
        temperature: float = 0.0,
        overlooked: float = 0.0,
    ) -> None:
        self.shortlist: int = shortlist  # plans that are played out
        self.positions: int = positions  # to judge in playouts, unless the turn has a budget
        self.rounds: int = rounds  # after the next rest; 0: finalists are not played further
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
        self.judged: int = 0  # positions in playouts
        self.is_final: bool = False  # whether the plans that are left are played further
        self.plans: list[Plan] = []
        self.values: list[float] = []  # by plan: the mean of the prospects at its end
        self.race: Race = Race([0.0])

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
        self.race = Race(self.values)
        if self.style.positions == 0:
            everything = self._best_of(self.values, range_of(len(self.plans)), self.style.shortlist)
            return self.plans[self._sample(everything, self.values)]
        running = self._run(self._best_of(self.values, self._openings(), self.style.shortlist))
        return self.plans[self._sample(running, self.race.means())]

    def _openings(self) -> list[int]:
        """The best plan for each first action: the bot thinks again before the second one."""
        best: dict[Action, int] = {}
        for index in range(len(self.plans)):
            first = self.plans[index][0]
            if first not in best or self.values[index] > self.values[best[first]]:
                best[first] = index
        return list(best.values())

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

    def _run(self, running: list[int]) -> list[int]:
        """Play out the running plans, world by world, until one is left or the budget is used."""
        worlds = 0
        check = LEAST_WORLDS
        while len(running) > 1 and self._play_in_a_world(running):
            worlds += 1
            if worlds >= check:
                running = self.race.still_open(running)
                check = worlds + 1 + worlds // 8
            if not self.is_final and self._is_early_over(worlds, len(running)):
                self.is_final = True
                running = self._best_of(self.race.means(), running, FINALISTS)
        return running

    def _is_early_over(self, worlds: int, running: int) -> bool:
        """Whether the final begins. A small budget does not suffice for one."""
        final = min(running, FINALISTS) * (1 + self.style.rounds)
        if self.style.rounds == 0 or worlds < LEAST_WORLDS or self._used(final) > 1.0:
            return False
        return worlds >= MOST_EARLY or self._used(running) > EARLY

    def _used(self, more: int) -> float:
        """The share of the budget that is used, if so many more positions are judged."""
        turn = self.turn
        if turn.iterations == 0 and turn.budget > 0:
            return (process_time() - self.begin) / turn.budget
        return (self.judged + more) / (turn.iterations or self.style.positions)

    def _play_in_a_world(self, running: list[int]) -> bool:
        """Play out the plans in one world. False: the budget ended first; the world is dropped."""
        positions = len(running) * (1 + self.style.rounds if self.is_final else 1)
        if self._used(positions) > 1.0:
            return False
        world = self.game.imagine(self.turn.view, self.rng)
        chance = seeded(self.rng.next32())
        results: list[float] = []
        for index in running:
            if self._is_late():
                return False
            state = self.game.clone(world)
            self._follow(state, self.plans[index])
            self._play_out(state, chance.clone(), results)
        self.judged += positions
        step = len(results) // len(running)
        for place in range(len(running)):
            self.race.early[running[place]].append(results[place * step])
            if self.is_final:
                self.race.late[running[place]].append(results[place * step + 1])
        return True

    def _is_late(self) -> bool:
        turn = self.turn
        if turn.iterations > 0 or turn.budget <= 0:
            return False
        return process_time() - self.begin >= turn.budget

    def _play_out(self, state: State, chance: Rng, results: list[float]) -> None:
        """Append the judgement at the next rest; in the final, also the mean of later rests."""
        self._play_to_rest(state, chance)
        results.append(self._judge(state))
        if not self.is_final:
            return
        late = 0.0
        for _ in range(self.style.rounds):
            self._answer(state, chance)
            self._play_to_rest(state, chance)
            late += self._judge(state)
        results.append(late / self.style.rounds)

    def _play_to_rest(self, state: State, chance: Rng) -> None:
        """Quick answers of all seats, up to a rest."""
        for _ in range(MAX_STEPS):
            if not state.waiting or self.mind.rests(state, self.seat):
                return
            self._answer(state, chance)

    def _answer(self, state: State, chance: Rng) -> None:
        """A quick answer of the next seat, if the match is not over."""
        if state.waiting:
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
