"""Whole matches at full speed: the loop is here so that it compiles together with the rules."""

from typing import Final

from polis.kernel.config import Config
from polis.kernel.game import AnyGame, State
from polis.kernel.rng import Rng, seeded

ENDLESS: Final = 1 << 60  # every match is over before that many steps


def first_waiting(state: State) -> int:
    """The lowest seat that owes a decision. The state must wait for somebody."""
    bits = state.waiting
    seat = 0
    while not bits & 1:
        bits >>= 1
        seat += 1
    return seat


def playout(game: AnyGame, state: State, rng: Rng) -> int:
    """Play random legal actions to the end, in place; the number of steps taken."""
    return play_steps(game, state, rng, ENDLESS)


def play_steps(game: AnyGame, state: State, rng: Rng, count: int) -> int:
    """Play up to `count` random legal actions in place; the number of steps taken."""
    steps = 0
    while state.waiting and steps < count:
        seat = first_waiting(state)
        legal = game.legal_actions(state, seat)
        game.apply(state, seat, legal[rng.below(len(legal))], None)
        steps += 1
    return steps


def simulate(game: AnyGame, config: Config, first_seed: int, count: int) -> int:
    """Play `count` random matches of consecutive seeds; the number of steps taken."""
    steps = 0
    for seed in range(first_seed, first_seed + count):
        state = game.start(config, seed)
        steps += playout(game, state, seeded(seed ^ 0x5EED))
        game.result(state)
    return steps
