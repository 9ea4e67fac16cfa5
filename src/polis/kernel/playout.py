"""Fast random matches: the loop is here so that it compiles together with the rules."""

from typing import Final

from polis.kernel.config import Config
from polis.kernel.game import AnyGame
from polis.kernel.rng import Rng, seeded
from polis.kernel.state import State

ENDLESS: Final = 1 << 60  # every match is over before that many steps


def first_waiting(state: State) -> int:
    """The lowest seat that owes a decision. The state must wait for at least one seat."""
    bits = state.waiting
    seat = 0
    while not bits & 1:
        bits >>= 1
        seat += 1
    return seat


def playout(game: AnyGame, state: State, rng: Rng) -> int:
    """Play random legal actions to the end, in place; return the number of steps."""
    return play_steps(game, state, rng, ENDLESS)


def play_steps(game: AnyGame, state: State, rng: Rng, count: int) -> int:
    """Play up to `count` random legal actions in place; return the number of steps."""
    steps = 0
    while state.waiting and steps < count:
        seat = first_waiting(state)
        game.apply(state, seat, game.pick(state, seat, rng), None)
        steps += 1
    return steps


def simulate(game: AnyGame, config: Config, first_seed: int, count: int) -> int:
    """Play `count` random matches of consecutive seeds; return the number of steps."""
    steps = 0
    for seed in range(first_seed, first_seed + count):
        state = game.start(config, seed)
        steps += playout(game, state, seeded(seed ^ 0x5EED))
        game.result(state)
    return steps
