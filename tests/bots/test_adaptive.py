"""The adaptive level follows a person's results."""

import pytest

from polis.bots.adaptive import Past, is_adaptive, ladder_level, next_level, shared_level
from polis.bots.registry import find_bot
from polis.bots.rival import Rival


def test_a_newcomer_meets_the_gentlest() -> None:
    assert next_level([]) == 1


def test_victories_raise_the_level_and_defeats_lower_it() -> None:
    won = [Past(level, 1, 2) for level in (1, 2, 3)]
    assert next_level(won) == 4
    assert next_level([*won, Past(4, 2, 2)]) == 3
    assert next_level([Past(1, 2, 2)]) == 1


def test_the_level_never_leaves_the_ladder() -> None:
    assert next_level([Past(5, 1, 2)] * 3) == 5


def test_a_defeat_by_a_stronger_bot_says_nothing() -> None:
    assert next_level([Past(1, 1, 2), Past(5, 2, 2)]) == 2


@pytest.mark.parametrize("place, level", [(1, 4), (2, 4), (3, 2), (4, 2)])
def test_with_four_seats_the_better_half_counts_as_success(place: int, level: int) -> None:
    assert next_level([Past(2, 1, 2), Past(3, place, 4)]) == level


def test_the_middle_place_of_three_changes_nothing() -> None:
    assert next_level([Past(1, 1, 2), Past(2, 2, 3)]) == 2


def test_only_bots_of_the_ladder_say_something() -> None:
    assert ladder_level(["greedy:2", None, "random"]) is None
    assert ladder_level(["rival:2", "adaptive:4", "greedy:2"]) == 4


def test_several_people_meet_in_the_middle() -> None:
    assert shared_level([1, 4]) == 2
    assert shared_level([]) == 1


def test_the_stored_seat_plays_at_the_chosen_level() -> None:
    assert is_adaptive("adaptive")
    assert is_adaptive("adaptive:3")
    assert not is_adaptive("rival:3")
    bot, same = find_bot("adaptive:3"), Rival(3)
    assert isinstance(bot, Rival)
    assert bot.style is same.style
