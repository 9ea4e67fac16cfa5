"""A bot that crashes, answers illegally or is late loses the match."""

import pytest

from polis.arena.outcome import places, winners
from polis.arena.referee import Limits, play_match
from polis.bots.bot import Bot
from polis.bots.random_bot import RandomBot
from tests.bots import broken
from tests.toys import TOYS

GAME = TOYS[0]
CONFIG = GAME.config({"seats": 2})


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "bot, kind", [(broken.Crashing(), "crashed"), (broken.Cheating(), "illegal")]
)
def test_a_failing_bot_loses(bot: Bot, kind: str, seat: int) -> None:
    bots: list[Bot] = [RandomBot(), RandomBot()]
    bots[seat] = bot
    outcome = play_match(GAME, CONFIG, bots, seed=5)
    assert [(each.seat, each.kind) for each in outcome.failures] == [(seat, kind)]
    assert outcome.winners == (1 - seat,)
    assert outcome.places[seat] == 2
    assert len(outcome.points) == 2


def test_a_late_bot_loses() -> None:
    limits = [Limits(budget=0.01)] * 2
    outcome = play_match(GAME, CONFIG, [broken.Dreaming(), RandomBot()], 5, limits)
    assert [failure.kind for failure in outcome.failures] == ["late"]
    assert outcome.winners == (1,)


def test_if_all_bots_fail_the_match_has_no_winner() -> None:
    outcome = play_match(GAME, CONFIG, [broken.Crashing(), broken.Cheating()], 5)
    assert outcome.winners == ()
    assert len(outcome.failures) == 2


def test_a_solo_player_whose_bot_failed_does_not_win() -> None:
    assert winners([(9,)], failed={0}) == ()


def test_equal_results_share_a_place_and_failures_are_last() -> None:
    assert places([(5, 1), (7, 0), (5, 1), (9, 9)], failed={3}) == (2, 1, 2, 4)


def test_processor_time_and_answers_are_counted_by_seat() -> None:
    outcome = play_match(GAME, CONFIG, [RandomBot(), RandomBot()], 5)
    assert all(count > 0 for count in outcome.answers)
    assert all(seconds >= 0 for seconds in outcome.cpu)
