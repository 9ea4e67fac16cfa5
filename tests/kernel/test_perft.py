"""Perft and playouts: counts that follow a formula, and fast random matches."""

from math import prod

import pytest

from polis.kernel.perft import divide, perft
from polis.kernel.playout import first_waiting, play_steps, playout, simulate
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting
from tests.toys import peaks, sealed_bids


def sequences(seats: int, numbers: int, depth: int) -> int:
    """The number of sequences: in each step, the free spaces times the seat's free numbers."""
    spaces = seats * numbers
    steps = range(min(depth, spaces))
    return prod((spaces - i) * (numbers - i // seats) for i in steps)


@pytest.mark.parametrize("seats, numbers", [(2, 2), (2, 3), (3, 2), (4, 4)])
@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_the_count_follows_the_formula(seats: int, numbers: int, depth: int) -> None:
    game = peaks.GAME
    start = game.start(game.config({"seats": seats, "numbers": numbers}), 1)
    assert perft(game, start, depth) == sequences(seats, numbers, depth)


def test_a_finished_match_is_counted_once_however_deep_the_search() -> None:
    game = peaks.GAME
    start = game.start(game.config({"seats": 2, "numbers": 2}), 1)
    assert perft(game, start, 4) == sequences(2, 2, 4) == 24 * 4
    assert perft(game, start, 9) == 24 * 4


def test_the_counts_below_the_first_actions_add_up() -> None:
    game = peaks.GAME
    start = game.start(game.config({}), 1)
    rows = divide(game, start, 3)
    assert [action for action, _ in rows] == game.legal_actions(start, 0)
    assert sum(count for _, count in rows) == perft(game, start, 3)
    assert {count for _, count in rows} == {perft(game, start, 3) // len(rows)}


def test_a_finished_match_has_no_divided_counts() -> None:
    game = peaks.GAME
    state = game.start(game.config({}), 1)
    playout(game, state, seeded(1))
    assert divide(game, state, 3) == []
    assert divide(game, game.start(game.config({}), 1), 0) == []


def test_seats_that_choose_at_the_same_time_are_taken_in_seat_order() -> None:
    game = sealed_bids.GAME
    plain = game.start(game.config({"exchange": False}), 1)
    assert [perft(game, plain, depth) for depth in (1, 2, 3)] == [3, 9, 27]
    # Three bids, then six choices of the next seat; or three exchanges, then three bids.
    start = game.start(game.config({}), 1)
    assert [perft(game, start, depth) for depth in (1, 2)] == [6, 3 * 6 + 3 * 3]


def test_counting_changes_nothing() -> None:
    game = sealed_bids.GAME
    start = game.start(game.config({}), 1)
    text = game.write(start)
    perft(game, start, 4)
    divide(game, start, 2)
    assert game.write(start) == text


def test_a_playout_ends_the_match_and_counts_its_steps() -> None:
    game = peaks.GAME
    state = game.start(game.config({"seats": 3}), 1)
    assert play_steps(game, state, seeded(1), 4) == 4
    assert playout(game, state, seeded(2)) == 5
    assert state.waiting == 0
    assert play_steps(game, state, seeded(1), 4) == 0


def test_the_same_seeds_give_the_same_playout() -> None:
    game = sealed_bids.GAME
    ends = []
    for _ in range(2):
        state = game.start(game.config({}), 4)
        playout(game, state, seeded(9))
        ends.append(game.write(state))
    assert ends[0] == ends[1]


def test_matches_of_consecutive_seeds_are_simulated() -> None:
    assert simulate(peaks.GAME, peaks.GAME.config({}), 10, 5) == 5 * 6


def test_the_waiting_seats_are_listed_in_order() -> None:
    game = sealed_bids.GAME
    state = game.start(game.config({"seats": 4}), 1)
    game.apply(state, 0, game.legal_actions(state, 0)[0], None)
    game.apply(state, 2, game.legal_actions(state, 2)[0], None)
    assert seats_waiting(state) == [1, 3]
    assert first_waiting(state) == 1
