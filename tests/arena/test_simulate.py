"""Simulations: every figure depends only on the seeds."""

import pytest

from polis.arena.outcome import Outcome, winners
from polis.arena.referee import play_match
from polis.arena.simulate import Order, check, play_random, summarize
from polis.bots.random_bot import RandomBot
from polis.bots.registry import UnknownBot
from polis.kernel.errors import UnknownGame
from polis.kernel.game import AnyGame
from tests.toys import TOYS


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_a_match_depends_only_on_its_seed(game: AnyGame) -> None:
    config = game.config({})
    bots = [RandomBot() for _ in range(config.seats)]
    first = [play_match(game, config, bots, seed) for seed in range(5)]
    again = [play_match(game, config, bots, seed) for seed in reversed(range(5))]
    assert first == again[::-1]
    assert len({outcome.points for outcome in first}) > 1


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_a_fast_random_match_ends_with_an_outcome(game: AnyGame) -> None:
    config = game.config({})
    outcome = play_random(game, config, 11)
    assert outcome == play_random(game, config, 11)
    assert len(outcome.points) == config.seats
    assert 0 < outcome.steps <= game.limits(config).max_steps


def test_equal_results_share_the_victory() -> None:
    assert winners([(3, 1), (5, 0), (5, 0)]) == (1, 2)
    assert winners([(5, 1), (5, 0)]) == (0,)


def test_a_solo_player_wins_only_with_a_lead() -> None:
    assert [winners([(lead,)]) for lead in (3, 0, -3)] == [(0,), (), ()]


def test_the_summary_counts_what_happened() -> None:
    outcomes = [
        Outcome(seed=1, steps=10, points=(4, 6), winners=(1,)),
        Outcome(seed=2, steps=14, points=(8, 2), winners=(0,)),
        Outcome(seed=3, steps=12, points=(3, 3), winners=(0, 1)),
        Outcome(seed=4, steps=12, points=(5, 1), winners=(0,)),
    ]
    summary = summarize(("greedy", "random"), outcomes, seconds=2.0)
    assert summary.games_per_second == 2.0
    assert (summary.steps_per_game, summary.steps_low, summary.steps_high) == (12.0, 10, 14)
    assert summary.shared == 1
    first, second = summary.seats
    assert (first.bot, first.mean, first.low, first.high) == ("greedy", 5.0, 3, 8)
    assert (first.win_share, second.win_share) == (0.625, 0.375)
    assert second.sd == pytest.approx(2.1602, abs=1e-4)


def test_an_order_with_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        check(Order("anything", {}, ("random", "alphago"), 1, 10))


def test_an_order_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        check(Order("no such game", {}, ("random", "random"), 1, 10))
