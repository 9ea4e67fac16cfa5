"""A bot that looks one round ahead and picks the plan with the best position after it.

A plan is the seat's next decisions in a row, such as a card and then a tile. The bot imagines
worlds that fit its view and tries every plan in the same worlds; the game evaluates the
result. Plans that fall behind are dropped, so that more worlds can compare the good ones.

In a game with sealed choices nothing happens until the last seat has chosen. The other seats
choose at random, the round resolves, and the position is evaluated at the seat's next question.
In an open game it is evaluated at the end of the seat's turn: random answers of the others would
only add noise. A plan that met no randomness is not evaluated in a second world.

Loops are plain and functions are small because this file is compiled.
"""

from time import process_time
from typing import Final

from polis.bots.bot import Bot, Turn
from polis.kernel.game import Action, AnyGame, Seat
from polis.kernel.playout import first_waiting
from polis.kernel.rng import Rng, seeded
from polis.kernel.state import State

MAX_PLANS: Final = 96  # a plan gets no further decision if that would make more plans than this
MAX_DECISIONS: Final = 4  # decisions in a plan
MAX_STEPS: Final = 120  # steps played after a plan; a longer round is evaluated unfinished
MAX_TRIALS: Final = 36  # answers tried for a question that comes up while the round resolves
SURVIVORS: Final = 4  # after each stage one plan in this many continues, but at least two

STAGES: Final = ((1,), (2, 4))  # worlds per stage, by level
OVERLOOKED: Final = (3, 0)  # of four plans, this many are ignored, by level


class Greedy(Bot):
    """Level 1 ignores most plans and imagines one world. Level 2 tries all plans in more worlds.

    In our measurements, even more worlds did not win more matches.
    """

    def __init__(self, level: int = 2) -> None:
        self.stages: tuple[int, ...] = STAGES[level - 1]
        self.overlooked: int = OVERLOOKED[level - 1]
        self.game: AnyGame | None = None  # the game of the last turn, and
        self.open: bool = False  # whether it has no sealed choices

    def choose(self, turn: Turn) -> Action:
        if len(turn.legal) == 1:
            return turn.legal[0]
        if self.game is not turn.game:
            self.game = turn.game
            self.open = is_open(turn.game)
        return _Search(turn, self.open).best(self.stages, self.overlooked)


class _Search:
    """The search for one turn."""

    def __init__(self, turn: Turn, is_open: bool) -> None:
        self.turn = turn
        self.open: bool = is_open
        self.game: AnyGame = turn.game
        self.seat: Seat = turn.seat
        self.rng: Rng = seeded(turn.seed)
        self.deadline: float = process_time() + turn.budget if turn.budget > 0 else 0.0
        self.sealed: bool = has_sealed(turn.game, list(turn.legal))
        self.plans: list[list[Action]] = []
        self.worth: list[float] = []  # value of each plan in the last world where it was tried
        self.settled: list[bool] = []  # plans with the same value in every world
        self.totals: list[float] = []  # sum of the values in all worlds

    def best(self, stages: tuple[int, ...], overlooked: int) -> Action:
        """The first action of the best plan."""
        self.plans = self._plans(self.game.imagine(self.turn.view, self.rng))
        self.worth = [0.0] * len(self.plans)
        self.settled = [False] * len(self.plans)
        self.totals = [0.0] * len(self.plans)
        running = self._noticed(overlooked)
        for worlds in stages:
            for _ in range(worlds):
                self._try_in_a_world(running)
                if self.deadline > 0.0 and process_time() > self.deadline:
                    return self._leader(running)
            running = self._survivors(running)
        return self._leader(running)

    # -- plans ------------------------------------------------------------------------------------

    def _plans(self, world: State) -> list[list[Action]]:
        """Every combination of the seat's next decisions, within the limits."""
        plans: list[list[Action]] = [[action] for action in self.turn.legal]
        for _ in range(MAX_DECISIONS - 1):
            longer = self._one_decision_more(world, plans)
            if len(longer) == len(plans) or len(longer) > MAX_PLANS:
                break
            plans = longer
        return plans

    def _noticed(self, overlooked: int) -> list[int]:
        """The plans to compare, without the overlooked ones.

        A plan is never alone: it is compared with one that begins in another way. So the bot does
        not give something up only because it saw nothing else to do.
        """
        noticed: list[int] = []
        for index in range(len(self.plans)):
            if not overlooked or self.rng.below(4) >= overlooked:
                noticed.append(index)
        if not noticed:
            noticed.append(self.rng.below(len(self.plans)))
        if overlooked:
            self._notice_another(noticed)
        return noticed

    def _notice_another(self, noticed: list[int]) -> None:
        """Add a plan with another first action, if all the noticed ones begin in the same way."""
        first = self.plans[noticed[0]][0]
        for index in noticed:
            if self.plans[index][0] != first:
                return
        others: list[int] = []
        for index in range(len(self.plans)):
            if self.plans[index][0] != first:
                others.append(index)
        if others:
            noticed.append(others[self.rng.below(len(others))])

    def _one_decision_more(self, world: State, plans: list[list[Action]]) -> list[list[Action]]:
        longer: list[list[Action]] = []
        for plan in plans:
            state = self.game.clone(world)
            draws = state.rng.draws
            for action in plan:
                if action in self.game.legal_actions(state, self.seat):
                    self.game.apply(state, self.seat, action, None)
            follow = self.game.legal_actions(state, self.seat)
            if not follow or state.rng.draws != draws:
                longer.append(plan)
            for action in follow:
                if state.rng.draws == draws:
                    longer.append(plan + [action])
        return longer

    # -- worlds -----------------------------------------------------------------------------------

    def _try_in_a_world(self, running: list[int]) -> None:
        """Try all running plans in one more world and add the values to their totals."""
        world = self.game.imagine(self.turn.view, self.rng)
        chance = seeded(self.rng.next32())
        for index in running:
            if not self.settled[index]:
                self._try(index, self.game.clone(world), chance.clone())
            self.totals[index] += self.worth[index]

    def _try(self, index: int, state: State, chance: Rng) -> None:
        draws = state.rng.draws + chance.draws
        self._play_out(state, self.plans[index], chance)
        self.worth[index] = self.game.evaluate(state, self.seat)
        self.settled[index] = self.open and state.rng.draws + chance.draws == draws

    def _play_out(self, state: State, plan: list[Action], chance: Rng) -> None:
        """Play the plan; unless the game is open, continue until the seat is asked again."""
        followed = 0
        committed = False
        for _ in range(MAX_STEPS):
            if not state.waiting or (committed and self.open):
                return
            seat = first_waiting(state)
            if seat != self.seat and state.waiting >> self.seat & 1:
                seat = self.seat  # this seat first: its plan does not depend on the others
            legal = self.game.legal_actions(state, seat)
            if seat != self.seat:
                self.game.apply(state, seat, legal[chance.below(len(legal))], None)
                committed = committed or not state.waiting >> self.seat & 1
                continue
            if followed == len(plan) and committed and (not self.sealed or self._is_sealed(legal)):
                return
            draws = state.rng.draws
            if followed < len(plan) and plan[followed] in legal:
                action = plan[followed]
                followed += 1
            else:
                followed = len(plan)
                action = self._answer(state, legal, chance)
            self.game.apply(state, seat, action, None)
            if self._ends_turn(state, action, draws):
                committed = True

    def _ends_turn(self, state: State, action: Action, draws: int) -> bool:
        """Whether this action ends the seat's part of the round."""
        if not state.waiting >> self.seat & 1:
            return True
        if self.sealed and not self.game.is_sealed(action):
            return False
        return state.rng.draws != draws

    def _answer(self, state: State, legal: list[Action], chance: Rng) -> Action:
        """Answer a question outside the plan with the action that evaluates best at once.

        If there are very many answers, only a random sample is tried.
        """
        if self._is_sealed(legal):
            return legal[chance.below(len(legal))]
        tried = legal
        if len(legal) > MAX_TRIALS:
            tried = [legal[chance.below(len(legal))] for _ in range(MAX_TRIALS)]
        best = tried[0]
        best_value = 0.0
        for index in range(len(tried)):
            after = self.game.clone(state)
            self.game.apply(after, self.seat, tried[index], None)
            value = self.game.evaluate(after, self.seat)
            if index == 0 or value > best_value:
                best = tried[index]
                best_value = value
        return best

    def _is_sealed(self, legal: list[Action]) -> bool:
        return has_sealed(self.game, legal)

    # -- comparing --------------------------------------------------------------------------------

    def _survivors(self, running: list[int]) -> list[int]:
        """The better plans, best first."""
        count = max(2, len(running) // SURVIVORS)
        rest = list(running)
        kept: list[int] = []
        while rest and len(kept) < count:
            best = self._leader_index(rest)
            kept.append(best)
            rest.remove(best)
        return kept

    def _leader(self, running: list[int]) -> Action:
        return self.plans[self._leader_index(running)][0]

    def _leader_index(self, running: list[int]) -> int:
        """The best of the running plans; ties are broken at random."""
        best: list[int] = []
        for index in running:
            if not best or self.totals[index] > self.totals[best[0]]:
                best = [index]
            elif self.totals[index] == self.totals[best[0]]:
                best.append(index)
        return best[self.rng.below(len(best))] if len(best) > 1 else best[0]


def has_sealed(game: AnyGame, legal: list[Action]) -> bool:
    """Whether the seats answer this question in secret."""
    for action in legal:
        if game.is_sealed(action):
            return True
    return False


def is_open(game: AnyGame) -> bool:
    """Whether the game has no sealed choices."""
    number = game.limits(game.config({})).num_actions
    return not has_sealed(game, list(range(number)))
