"""The greedy bot: stronger than random, and it knows no more than its seat."""

import pytest

from polis.arena.referee import play_match
from polis.bots.bot import Bot, Turn
from polis.bots.greedy import Greedy, is_open
from polis.bots.random_bot import RandomBot
from polis.kernel.game import AnyGame
from polis.kernel.playout import first_waiting, play_steps
from polis.kernel.registry import find_game, game_names
from polis.kernel.rng import seeded
from tests.toys import TOYS
from tests.toys.peaks import GAME as PEAKS
from tests.toys.sealed_bids import GAME as SEALED_BIDS

INSTALLED: list[AnyGame] = [find_game(name) for name in game_names()]


def share_of_wins(game: AnyGame, matches: int) -> float:
    """How often one greedy bot beats random ones; it takes every seat in turn."""
    config = game.config({})
    wins = 0.0
    for seed in range(matches):
        hero = seed % config.seats
        bots: list[Bot] = [RandomBot() for _ in range(config.seats)]
        bots[hero] = Greedy()
        outcome = play_match(game, config, bots, seed)
        if hero in outcome.winners:
            wins += 1 / len(outcome.winners)
    return float(wins * config.seats / matches)  # 1.0: as many as by chance


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_greedy_beats_random_on_a_toy(game: AnyGame) -> None:
    assert share_of_wins(game, 60) > 1.3


@pytest.mark.slow
@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
def test_greedy_beats_random_by_a_wide_margin(game: AnyGame) -> None:
    assert share_of_wins(game, 12) > 1.6


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_the_answer_depends_only_on_the_view(game: AnyGame) -> None:
    """Two worlds that look the same to the seat get the same answer."""
    state = game.start(game.config({}), 4)
    play_steps(game, state, seeded(4), 2)
    seat = first_waiting(state)
    view = game.view(state, seat)
    other = game.imagine(view, seeded(1234))
    answers = {
        Greedy().choose(Turn(game, seat, game.view(world, seat), legal, 5))
        for world in (state, other)
        for legal in [tuple(game.legal_actions(world, seat))]
    }
    assert len(answers) == 1


def test_a_game_is_open_if_it_has_no_sealed_choices() -> None:
    assert is_open(PEAKS)
    assert not is_open(SEALED_BIDS)


def test_a_single_legal_action_needs_no_thought() -> None:
    state = PEAKS.start(PEAKS.config({}), 1)
    assert Greedy().choose(Turn(PEAKS, 0, PEAKS.view(state, 0), (3,), 0)) == 3


def test_the_last_step_of_an_open_game_is_the_best_one() -> None:
    """With one step to go there is no randomness, so the answer can be checked by hand."""
    for seed in range(20):
        state = PEAKS.start(PEAKS.config({}), seed)
        rng = seeded(seed)
        limit = PEAKS.limits(PEAKS.config({})).max_steps
        play_steps(PEAKS, state, rng, limit - 1)
        seat = first_waiting(state)
        legal = tuple(PEAKS.legal_actions(state, seat))
        worth = {}
        for action in legal:
            after = PEAKS.clone(state)
            PEAKS.apply(after, seat, action, None)
            worth[action] = PEAKS.evaluate(after, seat)
        chosen = Greedy().choose(Turn(PEAKS, seat, PEAKS.view(state, seat), legal, seed))
        assert worth[chosen] == max(worth.values())


def test_a_hasty_bot_compares_before_it_gives_something_up() -> None:
    """To build is worth a point, to leave the building nothing. Level 1 overlooks most plans."""
    cities = find_game("cities")
    state = cities.read("cities seats=2 city=venice\ngoals 0 red\nagenda R")
    legal = tuple(cities.legal_actions(state, 0))
    build, leave = legal
    assert str(cities.spell(cities.view(state, 0), leave)) == "leave"
    turns = [Turn(cities, 0, cities.view(state, 0), legal, seed) for seed in range(40)]
    assert {Greedy(1).choose(turn) for turn in turns} == {build}
