"""catanatron: Catan for four random players, in pure Python.

Every tick of the game is a decision, including forced ones; the dice belong to the tick. The
check for legal actions is switched off, because ours does not check either.
"""

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.engine import Engine, Facts, Task, each, repeat

SEATS = 4
_game: Any = import_module("catanatron.game")
_player: Any = import_module("catanatron.models.player")


def make() -> Engine:
    random.seed(1)
    positions = [_mid_game(seed) for seed in range(1, 9)]
    return Engine(
        version("catanatron"),
        [
            Task("random:4", repeat(lambda: (_play(), 1))),
            Task("clone", each(positions, lambda game: game.copy(), 2), share=0.3),
        ],
        lambda: {"random:4": _facts(12)},
    )


def _new() -> Any:
    return _game.Game([_player.RandomPlayer(color) for color in list(_player.Color)[:SEATS]])


def _is_over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= _game.TURNS_LIMIT


def _play() -> int:
    game = _new()
    limit = _game.TURNS_LIMIT
    choice = random.choice
    steps = 0
    while game.winning_color() is None and game.state.num_turns < limit:
        game.execute(choice(game.state.playable_actions), validate_action=False)
        steps += 1
    return steps


def _mid_game(seed: int) -> Any:
    """After 450 decisions; a random game has about 950."""
    random.seed(seed)
    game = _new()
    for _ in range(450):
        if not _is_over(game):
            game.execute(random.choice(game.state.playable_actions))
    return game


def _facts(games: int) -> Facts:
    steps = legal = 0
    for _ in range(games):
        game = _new()
        while not _is_over(game):
            actions = game.state.playable_actions
            legal += len(actions)
            steps += 1
            game.execute(random.choice(actions))
    return Facts(steps / games, legal / steps)
