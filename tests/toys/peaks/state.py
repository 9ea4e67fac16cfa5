"""The fields of a position; all of them are public."""

from polis.kernel.rng import Rng, seeded
from polis.kernel.state import State
from tests.toys.peaks.components import FREE
from tests.toys.peaks.config import PeaksConfig


class PeaksState(State):
    __slots__ = ("config", "row")

    def __init__(self, config: PeaksConfig, rng: Rng) -> None:
        super().__init__(rng)
        self.config: PeaksConfig = config
        self.row: list[int] = [FREE] * config.spaces  # the token on each space


def start(config: PeaksConfig, seed: int) -> PeaksState:
    state = PeaksState(config, seeded(seed))
    state.waiting = 1
    return state


def clone(state: PeaksState) -> PeaksState:
    other = PeaksState(state.config, state.rng.clone())
    other.waiting = state.waiting
    other.row = state.row[:]
    return other
