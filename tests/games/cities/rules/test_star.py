"""The star at the end of a round. Rules K9.1 and K9.2."""

from polis.games.cities.components import NOTHING
from tests.games.cities.positions import THREE, TWO, asked, legal, play, position
from tests.rules import rule


def test_the_owner_of_the_unknown_slot_takes_the_star() -> None:
    state = position(TWO, "table star=0 turn=1", "workers 0101 0101 0101 01-0")
    play(state, "take-buildings 4.3")
    while state.round == 1:
        play(state, "leave")
    assert state.round == 2
    assert (state.star, asked(state)) == (0, (0, "worker"))


@rule("K9.1")
def test_c_03_without_a_worker_on_the_unknown_slot_the_third_one_counts() -> None:
    state = position(THREE, "table star=1 turn=0", "workers 012- 012- 012- -12-")
    play(state, "take-buildings 4.1")
    while state.round == 1:
        play(state, "leave")
    assert state.star == 2
    assert asked(state) == (2, "worker")
    assert [(state.star + i) % 3 for i in range(3)] == [2, 0, 1]  # clockwise from the star


@rule("K9.2")
def test_the_workers_return() -> None:
    state = position(TWO, "table star=0 turn=1", "workers 0101 0101 0101 01-0")
    play(state, "take-buildings 4.3")
    while state.round == 1:
        play(state, "leave")
    assert state.workers == [NOTHING] * 16
    assert len(legal(state)) == 16
