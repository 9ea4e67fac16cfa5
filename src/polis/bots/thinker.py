"""A bot that looks one resolved round ahead and judges the end with a trained network.

It imagines worlds that fit its view, lets the choice model choose for the others, plays each plan
in the same worlds with the same chance and judges all positions in one batch. Plans that fall
behind are dropped from stage to stage, and the search ends early when one is clearly ahead. A
temperature makes natural mistakes: plans that look almost as good are chosen almost as often.

Loops are plain and functions are small because this file is compiled.
"""

from time import process_time
from typing import Final

from polis.bots.bot import Turn
from polis.bots.network import MARGIN_WORTH, Network, sample
from polis.bots.rounds import Rounds, unit
from polis.kernel.game import Action, AnyGame, Seat
from polis.kernel.mind import AnyMind, Plan, margin, win_share
from polis.kernel.rng import Rng, seeded
from polis.kernel.state import State

RIVALS: Final = 0.7  # the temperature of the others' choices
SURVIVORS: Final = 4  # after a stage one plan in this many continues, but at least two
ENOUGH_WORLDS: Final = 12  # that can show that a plan is clearly behind
CLEARLY: Final = 2.5  # standard errors by which a plan must be behind
LONG: Final = 0.25  # seconds: a budget that is twice as long buys twice the worlds,
MOST_TIMES: Final = 4  # and the longest budget four times the worlds


class Style:
    """How a bot thinks: worlds per stage, its mistakes, and how far it looks."""

    def __init__(
        self,
        worlds: tuple[int, ...] = (4, 12),
        temperature: float = 0.0,
        overlooked: float = 0.0,
        rounds: int = 0,
        survivors: int = SURVIVORS,
    ) -> None:
        self.worlds: tuple[int, ...] = worlds  # none: the choice model alone
        self.temperature: float = temperature  # of the last choice
        self.overlooked: float = overlooked  # the share of plans that the bot does not see
        self.rounds: int = rounds  # further rounds played by the choice model before the judgement
        self.survivors: int = survivors  # after a stage one plan in this many continues


class Thought:
    """The search for one turn, and what it found."""

    def __init__(
        self, turn: Turn, mind: AnyMind, choice: list[float], network: Network, style: Style
    ) -> None:
        self.turn = turn
        self.game: AnyGame = turn.game
        self.mind: AnyMind = mind
        self.network: Network = network
        self.style: Style = style
        self.seat: Seat = turn.seat
        self.rng: Rng = seeded(turn.seed)
        self.rounds: Rounds = Rounds(turn.game, mind, choice)
        self.deadline: float = process_time() + turn.budget if turn.budget > 0 else 0.0
        self.iterations: int = turn.iterations  # positions that may still be judged; 0: no limit
        self.judged: int = 0
        self.plans: list[Plan] = []
        self.values: list[list[float]] = []  # by plan: its value in each world so far
        self.totals: list[float] = []

    def best(self) -> Action:
        """The first action of the plan that the bot chooses."""
        return self.plan()[0]

    def plan(self) -> Plan:
        world = self.game.imagine(self.turn.view, self.rng)
        self.plans = self._noticed(self.mind.plans(world, self.seat))
        if len(self.plans) == 1:
            return self.plans[0]
        if not self.style.worlds:
            temperature = self.style.temperature
            return self.rounds.pick(world, self.seat, self.plans, temperature, self.rng)
        self.values = [[] for _ in self.plans]
        self.totals = [0.0] * len(self.plans)
        running = self._search()
        means = [self.mean(index) for index in running]
        return self.plans[running[sample(means, self.style.temperature, unit(self.rng))]]

    def mean(self, index: int) -> float:
        return self.totals[index] / max(1, len(self.values[index]))

    def _noticed(self, plans: list[Plan]) -> list[Plan]:
        """The plans without those that the bot overlooks."""
        if self.style.overlooked <= 0.0:
            return plans
        seen = [plan for plan in plans if unit(self.rng) >= self.style.overlooked]
        return seen or [plans[self.rng.below(len(plans))]]

    def _search(self) -> list[int]:
        """Try the plans in stages; return those of the last stage that all were tried in."""
        running = list(range(len(self.plans)))
        times = self._times()
        for stage in range(len(self.style.worlds)):
            if stage > 0:
                if self.style.temperature > 0.0:
                    break  # mistakes need a comparison of all plans
                running = self._contenders(self._survivors(running))
                if len(running) == 1:
                    return running
            for _ in range(self.style.worlds[stage] * times):
                self._try_in_a_world(running)
                if self._is_spent(len(running)):
                    return running
        return running

    def _times(self) -> int:
        """How many times the usual worlds a long budget buys. A level with mistakes buys none."""
        if self.style.temperature > 0.0:
            return 1
        return max(1, min(MOST_TIMES, int(self.turn.budget / LONG)))

    def _is_spent(self, next_batch: int) -> bool:
        if self.iterations > 0 and self.judged + next_batch > self.iterations:
            return True
        return self.deadline > 0.0 and process_time() > self.deadline

    def _try_in_a_world(self, running: list[int]) -> None:
        """Play the running plans in one more world and judge where they lead."""
        world = self.game.imagine(self.turn.view, self.rng)
        seats: int = world.config.seats
        self.rounds.reseal_rivals(world, self.seat, seats, RIVALS, self.rng)
        if self.game.is_sealed(self.plans[running[0]][-1]):
            self.rounds.seal_rivals(world, self.seat, RIVALS, self.rng)
        chance = seeded(self.rng.next32())
        rows: list[float] = []
        open_ends: list[int] = []
        for index in running:
            state = self.game.clone(world)
            self._play(state, self.plans[index], chance.clone())
            if state.waiting:
                open_ends.append(index)
                self.mind.value_features(state, self.seat, rows)
            else:
                self._note(index, final_value(self.game, state, self.seat))
        self.judged += len(running)
        values = self.network.judge(rows)
        for place in range(len(open_ends)):
            self._note(open_ends[place], values[place])

    def _note(self, index: int, value: float) -> None:
        self.values[index].append(value)
        self.totals[index] += value

    def _play(self, state: State, plan: Plan, chance: Rng) -> None:
        self.rounds.follow(state, self.seat, plan)
        self.rounds.resolve(state, self.seat, RIVALS, chance)
        for _ in range(self.style.rounds):
            self.rounds.play_round(state, self.seat, RIVALS, chance)

    def _survivors(self, running: list[int]) -> list[int]:
        """The better plans, best first."""
        count = max(2, len(running) // self.style.survivors)
        rest = list(running)
        kept: list[int] = []
        while rest and len(kept) < count:
            best = rest[0]
            for index in rest:
                if self.mean(index) > self.mean(best):
                    best = index
            kept.append(best)
            rest.remove(best)
        return kept

    def _contenders(self, running: list[int]) -> list[int]:
        """The plans without those that are clearly behind the first, which is the best."""
        first = self.values[running[0]]
        if len(first) < ENOUGH_WORLDS:
            return running
        return [index for index in running if not is_behind(self.values[index], first)]


def is_behind(values: list[float], best: list[float]) -> bool:
    """Whether a plan is clearly worse than the best one in the same worlds."""
    worlds = len(best)
    mean = 0.0
    for world in range(worlds):
        mean += (best[world] - values[world]) / worlds
    spread = 0.0
    for world in range(worlds):
        off = best[world] - values[world] - mean
        spread += off * off
    return mean * mean * worlds * (worlds - 1) > CLEARLY * CLEARLY * spread


def final_value(game: AnyGame, state: State, seat: Seat) -> float:
    """The value of a match that is over, on the scale of the network."""
    results = game.result(state)
    return win_share(results, seat) + MARGIN_WORTH * margin(results, seat)
