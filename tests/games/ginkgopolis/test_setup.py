"""Setting up a match. Rules G2, G14.9."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.state import GinkgoState
from tests.games.ginkgopolis.positions import (
    START,
    building,
    characters,
    deck,
    discard,
    hand,
    marker,
    names,
    stock,
    waiting,
)
from tests.rules import rule

# Per set: the kinds of its characters, then resources, tiles, points.
SETS = {
    1: ({"RU", "YC", "BC"}, (4, 2, 2)),
    2: ({"RC", "YC", "BX"}, (4, 2, 2)),
    3: ({"RX", "YU", "BU"}, (5, 2, 4)),
    4: ({"RU", "YU", "BC"}, (4, 2, 3)),
    5: ({"RX", "YX", "BC"}, (4, 2, 3)),
    6: ({"RU", "YX", "BX"}, (5, 2, 4)),
}


def start(seats: int, seed: int, **options: object) -> GinkgoState:
    return GAME.start(GAME.config({"seats": seats, **options}), seed)


def set_of(state: GinkgoState, seat: int) -> int:
    kinds = {name[:2] for name in characters(state, seat)}
    (number,) = [number for number, (cards, _) in SETS.items() if cards == kinds]
    return number


def with_sets_in_order(seats: int) -> GinkgoState:
    """A start in which seat 0 has set 1, seat 1 set 2 and so on."""
    for seed in range(20000):
        state = start(seats, seed)
        if [set_of(state, seat) for seat in range(seats)] == list(range(1, seats + 1)):
            return state
    raise AssertionError("no such start")


@rule("G2.6", "G2.8", "G2.11")
def test_four_players_and_set_two() -> None:
    """T-01."""
    state = next(s for s in (start(4, seed) for seed in range(99)) if set_of(s, 1) == 2)
    assert stock(state, 1) == (4, 2, 2)
    assert state.sides[1].pool == 14


@rule("G2.3", "G2.4", "G2.6", "G2.8", "G2.11", "G2.12")
@pytest.mark.parametrize(
    "seats, supply, pools, cards, discarded",
    [
        (2, 41, [21, 21], 6, 7),
        (3, 39, [16, 16, 15], 2, 7),
        (4, 43, [14, 14, 13, 14], 5, 0),
        (5, 41, [12, 12, 11, 12, 12], 1, 0),
    ],
)
def test_the_numbers_of_the_setup(
    seats: int, supply: int, pools: list[int], cards: int, discarded: int
) -> None:
    """T-02: sets 1, 2, ... by seat."""
    state = with_sets_in_order(seats)
    assert len(state.supply) == supply
    assert [side.pool for side in state.sides] == pools
    assert len(deck(state)) == cards
    assert len(discard(state)) == discarded


@rule("G2.1")
def test_the_nine_lowest_tiles_form_a_square_without_owners() -> None:
    """E-1."""
    layouts = set()
    for seed in range(30):
        state = start(3, seed)
        tops = [building(state, cell) for cell in START]
        assert sorted(tops) == sorted(START.values())  # height 1, no owner, no site
        assert len(state.cells) == 9
        layouts.add(tuple(tops))
    assert len(layouts) == 30


@rule("G2.2")
def test_the_markers_lie_around_it_clockwise_from_above_the_top_left_building() -> None:
    state = start(2, 1)
    assert [marker(state, letter) for letter in "ABCDEFGHIJKL"] == [
        *("-1,2", "0,2", "1,2"),
        *("2,1", "2,0", "2,-1"),
        *("1,-2", "0,-2", "-1,-2"),
        *("-2,-1", "-2,0", "-2,1"),
    ]


@rule("G2.3")
@pytest.mark.parametrize("seats, removed", [(1, 6), (2, 6), (3, 6), (4, 0), (5, 0)])
def test_with_up_to_three_players_six_tiles_are_removed_unseen(seats: int, removed: int) -> None:
    state = start(seats, 4)
    assert state.removed.bit_count() == removed
    assert len(state.supply) + sum(stock(state, s)[1] for s in range(seats)) == 51 - removed
    tiles = [top for top in names(state.supply) if int(top[1:]) <= 3]
    assert tiles == []


@rule("G2.4", "G2.5", "G1.12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_only_letters_and_the_cards_of_the_start_buildings_circulate(seats: int) -> None:
    state = start(seats, 4)
    cards = [*deck(state), *discard(state)]
    for side in range(state.config.sides):
        cards += hand(state, side)
    assert sorted(cards) == sorted([*"ABCDEFGHIJKL", *START.values()])


@rule("G2.4")
def test_seven_random_cards_are_discarded() -> None:
    assert len({tuple(sorted(discard(start(2, seed)))) for seed in range(20)}) == 20


@rule("G2.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_gets_two_new_hand_tokens(seats: int) -> None:
    assert [side.tokens for side in start(seats, 4).sides] == [2] * seats


@rule("G2.8", "G2.11")
def test_each_player_gets_a_different_set_and_its_start_items() -> None:
    seen = set()
    for seed in range(60):
        state = start(5, seed)
        sets = [set_of(state, seat) for seat in range(5)]
        assert len(set(sets)) == 5
        assert [stock(state, seat) for seat in range(5)] == [SETS[number][1] for number in sets]
        assert [side.pool for side in state.sides] == [16 - SETS[number][1][0] for number in sets]
        seen.update(sets)
    assert seen == set(SETS)


@rule("G2.11")
def test_start_tiles_are_drawn_at_random() -> None:
    assert len({start(2, seed).sides[0].tiles for seed in range(20)}) > 15


@rule("G2.12", "G3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_is_dealt_four_cards_and_asked_to_choose(seats: int) -> None:
    state = start(seats, 4)
    assert [len(hand(state, seat)) for seat in range(seats)] == [4] * seats
    assert waiting(state) == list(range(seats))
    assert state.round == 1


@rule("G14.9", "G2.12")
def test_the_first_player_is_drawn_or_chosen_by_the_host() -> None:
    assert {start(4, seed).first for seed in range(60)} == {0, 1, 2, 3}
    assert {start(4, seed, first=2).first for seed in range(20)} == {2}
    drafted = start(3, 1, characters="draft", first=1)
    while drafted.round == 0:
        for seat in waiting(drafted):
            GAME.apply(drafted, seat, GAME.legal_actions(drafted, seat)[0], None)
    assert drafted.first == 1
