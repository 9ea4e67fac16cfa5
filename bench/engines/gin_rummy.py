"""rlcard: gin-rummy in pure Python, through its environment."""

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.engine import Engine, Facts, Task, repeat

_rlcard: Any = import_module("rlcard")


def make() -> Engine:
    random.seed(1)
    env: Any = _rlcard.make("gin-rummy", config={"seed": 1})
    return Engine(
        version("rlcard"),
        [Task("random:2", repeat(lambda: (_play(env)[0], 1)), share=0.5)],
        lambda: {"random:2": _facts(env, 20)},
    )


def _play(env: Any) -> tuple[int, int]:
    """Play one game; return its steps and the number of all legal actions."""
    state, _player = env.reset()
    choice = random.choice
    steps = legal = 0
    while not env.is_over():
        actions = list(state["legal_actions"])
        state, _player = env.step(choice(actions))
        steps += 1
        legal += len(actions)
    return steps, legal


def _facts(env: Any, games: int) -> Facts:
    played = [_play(env) for _ in range(games)]
    steps = sum(row[0] for row in played)
    return Facts(steps / games, sum(row[1] for row in played) / steps)
