"""What must hold at every moment of every match, on thousands of random ones."""

import pytest

from polis.games.cities import GAME
from polis.games.cities.components import (
    FIRST_THEATER,
    HIGHEST,
    MONUMENT,
    NOTHING,
    NUM_ACHIEVEMENTS,
    PARK,
    SPECIAL,
)
from polis.games.cities.districts.district import District, district_with, height_at
from polis.games.cities.districts.sets import members_of
from polis.games.cities.effects import NEED, measure
from polis.games.cities.rules.achievements import free_place, has_marker, row_of
from polis.games.cities.state import BITS_PER_ROW, BITS_PER_SEAT, MOST_PER_ROW, CitiesState
from polis.kernel.rng import seeded

TABLES: list[dict[str, int | bool]] = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 2, "long": True},
    {"seats": 4, "theaters": True},
]

SETS = (
    *("red", "blue", "green", "yellow", "neutral"),
    *("up1", "up2", "up3", "up4", "occupied", "blocked"),
)


def check_district(district: District, state: CitiesState) -> None:
    plan = district.plan
    width, height = plan.right - plan.left + 1, plan.bottom - plan.top + 1
    assert min(width, height) <= 3
    assert max(width, height) <= (5 if state.config.long else 3)
    assert len(set(plan.cells)) == len(plan.tiles)
    assert sum(plan.zone_size) == sum(ground >= PARK for ground in plan.terrain)
    for space in range(len(district.ground)):
        check_space(district, space)
    check_sets(district)
    assert sum(kind >= FIRST_THEATER for kind in district.features) <= 1


def check_sets(district: District) -> None:
    """Every set is what the lists of spaces say."""
    again = district_with(district.plan, district.ground[:], district.heights, district.features[:])
    for name in SETS:
        assert getattr(again, name) == getattr(district, name), name
    assert again.zone_features == district.zone_features
    streets = [ground < PARK for ground in district.plan.terrain]
    assert members_of(district.plan.streets) == [
        s for s, is_street in enumerate(streets) if is_street
    ]


def check_space(district: District, space: int) -> None:
    terrain = district.plan.terrain[space]
    feature = district.features[space]
    floors = height_at(district, space)
    assert floors == district.heights[space]
    assert 0 <= floors <= HIGHEST
    if floors:
        assert terrain < PARK
        assert feature in (NOTHING, SPECIAL)
        assert feature == SPECIAL or district.ground[space] == terrain
    if NOTHING < feature < MONUMENT:
        assert terrain == PARK + feature // 4
    if feature >= MONUMENT:
        assert terrain < PARK


def check_workers(state: CitiesState) -> None:
    for seat in range(state.config.seats):
        for row in range(4):
            placed = state.workers[row * 4 : row * 4 + 4].count(seat)
            due = state.due >> (seat * BITS_PER_SEAT + row * BITS_PER_ROW) & MOST_PER_ROW
            assert placed + due == state.config.per_row
    assert members_of(state.free) == [s for s in range(16) if state.workers[s] == NOTHING]


def check_achievements(state: CitiesState) -> None:
    """Seats that are not in the middle of a turn have every achievement that they could gain."""
    for seat in range(state.config.seats):
        if seat == state.turn and state.agenda:
            continue
        for achievement in range(NUM_ACHIEVEMENTS):
            row = row_of(state, achievement)
            is_open = free_place(state.markers, state.config.seats, achievement) != NOTHING
            if not has_marker(state.markers, seat, achievement) and is_open:
                assert measure(state.districts[seat], row) < row[NEED]


def check_match(options: dict[str, int | bool], seed: int) -> None:
    state = GAME.start(GAME.config(options), seed)
    census = GAME.census(state)
    rng = seeded(seed)
    while state.waiting:
        legal = GAME.legal_actions(state, state.turn)
        assert legal == sorted(set(legal))
        assert len(legal) > 1
        picked = GAME.pick(state, state.turn, rng.clone())
        assert picked == legal[rng.below(len(legal))]
        GAME.apply(state, state.turn, picked, None)
        check_workers(state)
        if rng.below(8) == 0:
            check_achievements(state)
            assert GAME.census(state) == census
            for district in state.districts:
                check_district(district, state)
    assert GAME.census(state) == census
    check_achievements(state)
    check_end(state)


def check_end(state: CitiesState) -> None:
    tiles = 15 if state.config.long else 9
    cards = 14 if state.config.long else 8
    for seat in range(state.config.seats):
        check_district(state.districts[seat], state)
        assert len(state.districts[seat].plan.tiles) == tiles
        assert len(state.goals[seat]) == cards
    for place in range(0, len(state.markers), 3):
        seats = [seat for seat in state.markers[place : place + 3] if seat != NOTHING]
        assert len(seats) == len(set(seats))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_invariants_hold(options: dict[str, int | bool]) -> None:
    for seed in range(6):
        check_match(options, seed)


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_invariants_hold_over_many_matches(options: dict[str, int | bool]) -> None:
    for seed in range(1000, 1400):
        check_match(options, seed)
