"""The set-up: deal the hands and turn up the first lot."""

from polis.kernel.rng import seeded
from tests.toys.sealed_bids import flow
from tests.toys.sealed_bids.components import CARDS, HAND
from tests.toys.sealed_bids.config import BidsConfig
from tests.toys.sealed_bids.state import BidsState


def start(config: BidsConfig, seed: int) -> BidsState:
    state = BidsState(config, seeded(seed))
    state.deck = list(range(1, CARDS + 1))
    for hand in state.hands:
        hand += [state.rng.draw(state.deck) for _ in range(HAND)]
        hand.sort()
    flow.plan_round(state)
    flow.advance(state, None)
    return state
