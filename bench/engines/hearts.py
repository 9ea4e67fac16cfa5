"""OpenSpiel: hearts, written in C++, driven from a Python loop; and its C++ search (ISMCTS).

All chance events in hearts are uniform, so a deal is drawn from the plain list of outcomes, which
is much faster than asking for the probabilities. Deals do not count as steps.
"""

import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from itertools import cycle
from typing import Any

from bench.engine import Engine, Facts, Slice, Task, each, repeat

SIMULATIONS = 500  # per search
CARDS_IN_MID_GAME = 26

_spiel: Any = import_module("pyspiel")
_hearts: Any = _spiel.load_game("hearts")


def make() -> Engine:
    random.seed(1)
    positions = [_mid_game() for _ in range(16)]
    return Engine(
        version("open_spiel"),
        [
            Task("random:4", repeat(lambda: (_play(), 1))),
            Task("clone", each(positions, lambda state: state.clone(), 50), share=0.3),
            Task("search", _search(positions)),
        ],
        lambda: {"random:4": _facts(200)},
    )


def _play() -> int:
    state = _hearts.new_initial_state()
    choice = random.choice
    steps = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            steps += 1
        state.apply_action(choice(state.legal_actions()))
    state.returns()
    return steps


def _mid_game() -> Any:
    """A position with half of the cards played and a decision to make."""
    while True:
        state = _hearts.new_initial_state()
        played = 0
        while played < CARDS_IN_MID_GAME or state.is_chance_node():
            played += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        if len(state.legal_actions()) > 1:
            return state


def _search(positions: list[Any]) -> Callable[[float], Slice]:
    """Run simulations of its search: imagine, walk the tree, play at random to the end."""
    evaluator = _spiel.RandomRolloutEvaluator(1, 1)
    bot = _spiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS)
    waiting = cycle(positions)

    def batch() -> tuple[int, int]:
        bot.step(next(waiting))
        return SIMULATIONS, 0

    return repeat(batch)


def _facts(games: int) -> Facts:
    steps = legal = 0
    for _ in range(games):
        state = _hearts.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                steps += 1
                legal += len(actions)
            state.apply_action(random.choice(actions))
    return Facts(steps / games, legal / steps)
