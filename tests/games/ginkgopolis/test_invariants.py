"""The invariants hold in random matches with every number of seats and every option."""

import random
import statistics
import time

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.config import GinkgoConfig
from polis.games.ginkgopolis.state import GinkgoState
from polis.kernel.state import seats_waiting
from tests.games.ginkgopolis import invariants
from tests.rules import rule

GAMES = [
    {"seats": 1},
    {"seats": 1, "solo": "expert"},
    *({"seats": seats, "characters": "introductory"} for seats in (2, 3, 4, 5)),
    *({"seats": seats, "characters": "draft"} for seats in (2, 3, 4, 5)),
]


def step(state: GinkgoState, chance: random.Random) -> None:
    """Let a random waiting seat make a random move."""
    seat = chance.choice(seats_waiting(state))
    GAME.apply(state, seat, chance.choice(GAME.legal_actions(state, seat)), None)


def play_checked(config: GinkgoConfig, seed: int) -> GinkgoState:
    """Play a random match and check all invariants after every step."""
    chance = random.Random(seed)
    state = GAME.start(config, seed)
    ground: tuple[list[int], list[int]] = ([], [])
    while True:
        try:
            invariants.check(state)
            if ground != (state.cells, state.markers):
                invariants.ground_is_right(state)
                ground = (state.cells[:], state.markers[:])
        except AssertionError as broken:
            raise AssertionError(f"{config}, seed {seed}:\n{GAME.write(state)}") from broken
        if not state.waiting:
            return state
        step(state, chance)


@rule("G1.5", "G1.6", "G1.7", "G1.13", "G1.15", "G6.14", "G8.3", "G8.17", "G9.7")
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_invariants_hold_in_random_matches(options: dict[str, object]) -> None:
    """E-17, E-18, E-21, E-24, E-47 and the twelve invariants."""
    config = GAME.config(options)
    for seed in range(8):
        state = play_checked(config, seed)
        assert state.ending
        assert state.round < 200


@pytest.mark.slow
@rule("G1.5", "G1.6", "G1.7", "G1.13", "G1.15", "G8.3", "G8.17", "G9.7")
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_invariants_hold_in_very_many_random_matches(options: dict[str, object]) -> None:
    config = GAME.config(options)
    for seed in range(10_000, 10_500):
        play_checked(config, seed)


@rule("G10.7", "G10.9", "G10.11")
def test_random_matches_end_by_tiles_and_by_resources() -> None:
    ends = set()
    for seed in range(60):
        state = play_checked(GAME.config({"seats": 2}), seed)
        ends.add("tiles" if state.exhaustions == 2 else "resources")
    assert ends == {"tiles", "resources"}


@pytest.mark.slow
def test_a_late_step_costs_at_most_twice_as_much_as_an_early_one() -> None:
    """Measure whole rounds near the start and near the end in turns; the median ratio counts."""
    early, late = _stretches()
    ratios = [_cost(late) / _cost(early) for _ in range(15)]
    assert statistics.median(ratios) < 2


Stretch = tuple[GinkgoState, int, int]  # a position, a number of steps, a seed


def _stretches() -> tuple[list[Stretch], list[Stretch]]:
    """Two rounds after the first one and two before the last one, of some matches each."""
    early: list[Stretch] = []
    late: list[Stretch] = []
    for seed in range(40):
        chance = random.Random(seed)
        state = GAME.start(GAME.config({"seats": 4}), seed)
        rounds = [(state.clone(), 0)]
        steps = 0
        while state.waiting:
            if state.round > rounds[-1][0].round:
                rounds.append((state.clone(), steps))
            step(state, chance)
            steps += 1
        early.append((rounds[1][0], rounds[3][1] - rounds[1][1], seed))
        late.append((rounds[-3][0], rounds[-1][1] - rounds[-3][1], seed))
    return early, late


def _cost(stretches: list[Stretch]) -> float:
    """Processor time of a step: it does not grow when other processes are busy."""
    copies = [(state.clone(), steps, random.Random(seed)) for state, steps, seed in stretches]
    taken = 0
    begin = time.process_time()
    for state, steps, chance in copies:
        while steps and state.waiting:
            step(state, chance)
            steps -= 1
            taken += 1
    return (time.process_time() - begin) / taken
