"""One round ahead: the plan that leaves the seat best off when the round has been resolved.

A plan is the seat's next decisions in a row, such as a card and then a tile. The bot imagines
worlds that fit its view and tries every plan in the same worlds, and the game says how good that
is. Plans that fall behind are dropped, so that more worlds decide between the good ones.

In a game of sealed choices nothing happens until the last seat has chosen: the others answer by
chance, the round resolves, and the seat is judged when it is asked again. In an open game the seat
is judged as soon as its turn is over: answers by chance would only blur the judgement, and a plan
that met no chance need not be judged in a second world.

Loops are plain and functions small because this file is compiled.
"""

from time import perf_counter
from typing import Final

from polis.bots.bot import Bot, Turn
from polis.kernel.game import Action, AnyGame, Seat, State
from polis.kernel.playout import first_waiting
from polis.kernel.rng import Rng, seeded

MAX_PLANS: Final = 96  # a plan is cut short where one more decision would make more than these
MAX_DECISIONS: Final = 4  # decisions in a plan
MAX_STEPS: Final = 120  # steps played after a plan; a round that takes longer is judged unfinished
MAX_TRIALS: Final = 36  # answers tried to a question that comes up while the round is resolved
SURVIVORS: Final = 4  # after each stage one plan in so many goes on, and never fewer than two

STAGES: Final = ((1,), (2, 4))  # worlds per stage, by level
OVERLOOKED: Final = (3, 0)  # of four plans, so many are not even looked at, by level


class Greedy(Bot):
    """Level 1 decides in haste: it overlooks most plans and imagines one world. Level 2 does not.

    More worlds than these were measured and did not win more matches.
    """

    def __init__(self, level: int = 2) -> None:
        self.stages: tuple[int, ...] = STAGES[level - 1]
        self.overlooked: int = OVERLOOKED[level - 1]
        self.game: AnyGame | None = None  # the one played last, and
        self.open: bool = False  # whether all its choices are made in the open

    def choose(self, turn: Turn) -> Action:
        if len(turn.legal) == 1:
            return turn.legal[0]
        if self.game is not turn.game:
            self.game = turn.game
            self.open = is_open(turn.game)
        return _Search(turn, self.open).best(self.stages, self.overlooked)


class _Search:
    """The thoughts about one turn."""

    def __init__(self, turn: Turn, is_open: bool) -> None:
        self.turn = turn
        self.open: bool = is_open
        self.game: AnyGame = turn.game
        self.seat: Seat = turn.seat
        self.rng: Rng = seeded(turn.seed)
        self.deadline: float = perf_counter() + turn.budget if turn.budget > 0 else 0.0
        self.sealed: bool = has_sealed(turn.game, list(turn.legal))
        self.plans: list[list[Action]] = []
        self.worth: list[float] = []  # of each plan, in the last world where it was tried
        self.settled: list[bool] = []  # plans that are worth the same in every world
        self.totals: list[float] = []  # of the worth in all worlds

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
                if self.deadline > 0.0 and perf_counter() > self.deadline:
                    return self._leader(running)
            running = self._survivors(running)
        return self._leader(running)

    # -- plans ------------------------------------------------------------------------------------

    def _plans(self, world: State) -> list[list[Action]]:
        """The seat's next decisions in a row, every combination, as far as the limits allow."""
        plans: list[list[Action]] = [[action] for action in self.turn.legal]
        for _ in range(MAX_DECISIONS - 1):
            longer = self._one_decision_more(world, plans)
            if len(longer) == len(plans) or len(longer) > MAX_PLANS:
                break
            plans = longer
        return plans

    def _noticed(self, overlooked: int) -> list[int]:
        """The plans to compare; without the overlooked ones, but never without any."""
        noticed: list[int] = []
        for index in range(len(self.plans)):
            if not overlooked or self.rng.below(4) >= overlooked:
                noticed.append(index)
        return noticed or [self.rng.below(len(self.plans))]

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
        """Add to the total of every plan what it is worth in one more world, the same for all."""
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
        """Carry out the plan; unless the game is open, play on until the seat is asked again."""
        followed = 0
        committed = False
        for _ in range(MAX_STEPS):
            if not state.waiting or (committed and self.open):
                return
            seat = first_waiting(state)
            if seat != self.seat and state.waiting >> self.seat & 1:
                seat = self.seat  # the seat first: its plan needs no answer from the others
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
        """Whether the seat has done its part of the round with this action."""
        if not state.waiting >> self.seat & 1:
            return True
        if self.sealed and not self.game.is_sealed(action):
            return False
        return state.rng.draws != draws

    def _answer(self, state: State, legal: list[Action], chance: Rng) -> Action:
        """A quick answer to a question that is not part of the plan: the best at first sight.

        Of a great many answers only some, drawn by chance, are looked at.
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
        """The better part of the plans, best first."""
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
        """The best of the running plans; chance decides between equals."""
        best: list[int] = []
        for index in running:
            if not best or self.totals[index] > self.totals[best[0]]:
                best = [index]
            elif self.totals[index] == self.totals[best[0]]:
                best.append(index)
        return best[self.rng.below(len(best))] if len(best) > 1 else best[0]


def has_sealed(game: AnyGame, legal: list[Action]) -> bool:
    """Whether a question is one that seats answer in secret."""
    for action in legal:
        if game.is_sealed(action):
            return True
    return False


def is_open(game: AnyGame) -> bool:
    """Whether no choice of the game is sealed."""
    number = game.limits(game.config({})).num_actions
    return not has_sealed(game, list(range(number)))
