"""Matches that a model plays against itself, and what training learns from them.

Loops are plain and functions are small because this file is compiled.
"""

from polis.bots.bot import Turn
from polis.bots.network import Network
from polis.bots.rounds import Rounds, unit
from polis.bots.thinker import Style, Thought
from polis.kernel.config import Config
from polis.kernel.game import AnyGame
from polis.kernel.mind import AnyMind, margin, win_share
from polis.kernel.playout import first_waiting
from polis.kernel.rng import Rng, seeded
from polis.kernel.state import State


class Lesson:
    """Positions of a match with its outcome, and choices with the plans they were made from."""

    def __init__(self) -> None:
        self.rows: list[float] = []  # numbers of the positions, one after the other
        self.seats: list[int] = []  # whose position it is
        self.won: list[float] = []  # the share of the victory
        self.margins: list[float] = []
        self.plans: list[float] = []  # numbers of all plans of all choices
        self.counts: list[int] = []  # how many plans each choice had
        self.values: list[float] = []  # what the search found for each plan

    def add_position(self, mind: AnyMind, state: State, seat: int) -> None:
        mind.value_features(state, seat, self.rows)
        self.seats.append(seat)

    def finish(self, game: AnyGame, state: State) -> None:
        """Give every new position the outcome of the match."""
        results = game.result(state)
        for number in range(len(self.won), len(self.seats)):
            self.won.append(win_share(results, self.seats[number]))
            self.margins.append(margin(results, self.seats[number]))


def play_choices(
    game: AnyGame,
    mind: AnyMind,
    config: Config,
    choice: list[float],
    seed: int,
    temperature: float,
    blind: float,
    share: float,
    lesson: Lesson,
) -> None:
    """Play a match with the choice model; keep a share of its positions that rest."""
    rounds = Rounds(game, mind, choice)
    rng = seeded(seed ^ 0x7EA7)
    state = game.start(config, seed)
    while state.waiting:
        if mind.rests(state, first_waiting(state)):
            for seat in range(config.seats):
                if unit(rng) < share:
                    lesson.add_position(mind, state, seat)
        _play_choice(rounds, state, temperature, blind, rng)
    lesson.finish(game, state)


def _play_choice(rounds: Rounds, state: State, temperature: float, blind: float, rng: Rng) -> None:
    seat = first_waiting(state)
    plans = rounds.mind.plans(state, seat)
    if unit(rng) < blind:
        rounds.follow(state, seat, plans[rng.below(len(plans))])
    else:
        rounds.follow(state, seat, rounds.pick(state, seat, plans, temperature, rng))


def play_thoughts(
    game: AnyGame,
    mind: AnyMind,
    config: Config,
    choice: list[float],
    network: Network,
    style: Style,
    seed: int,
    blind: float,
    lesson: Lesson,
) -> None:
    """Play a match with the searching bot; keep its positions and choices."""
    rng = seeded(seed ^ 0x7EA7)
    state = game.start(config, seed)
    rounds = Rounds(game, mind, choice)
    while state.waiting:
        if mind.rests(state, first_waiting(state)):
            for each in range(config.seats):
                lesson.add_position(mind, state, each)
        seat = first_waiting(state)
        plans = mind.plans(state, seat)
        if unit(rng) < blind:
            rounds.follow(state, seat, plans[rng.below(len(plans))])
            continue
        legal = tuple(game.legal_actions(state, seat))
        turn = Turn(game, seat, game.view(state, seat), legal, rng.next32())
        thought = Thought(turn, mind, choice, network, style)
        plan = thought.plan()
        if len(thought.values) == len(plans):
            mind.plan_features(state, seat, plans, lesson.plans)
            lesson.counts.append(len(plans))
            for index in range(len(plans)):
                lesson.values.append(thought.mean(index))
        rounds.follow(state, seat, plan)
    lesson.finish(game, state)
