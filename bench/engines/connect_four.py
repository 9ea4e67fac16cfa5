"""PettingZoo: connect_four_v3 in its default wrappers, through the standard loop."""

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.engine import Engine, Facts, Task, repeat

_module: Any = import_module("pettingzoo.classic.connect_four_v3")


def make() -> Engine:
    random.seed(1)
    env: Any = _module.env()
    return Engine(
        version("pettingzoo"),
        [Task("random:2", repeat(lambda: (_play(env)[0], 1)), share=0.5)],
        lambda: {"random:2": _facts(env, 60)},
    )


def _play(env: Any) -> tuple[int, int]:
    """Play one game; return its steps and the number of all legal actions."""
    env.reset()
    choice = random.choice
    steps = legal = 0
    for _ in env.agent_iter():
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            actions = observation["action_mask"].nonzero()[0]
            env.step(choice(actions))
            steps += 1
            legal += len(actions)
    return steps, legal


def _facts(env: Any, games: int) -> Facts:
    played = [_play(env) for _ in range(games)]
    steps = sum(row[0] for row in played)
    return Facts(steps / games, sum(row[1] for row in played) / steps)
