"""Choosing starting tiles, and the setup around it. Rules K2."""

import pytest

from polis.games.cities import GAME
from polis.games.cities.components import GONE_TILE, NUM_TILES, PARK, ground_of
from polis.games.cities.config import CITY_NAMES
from polis.games.cities.events import StartTileChosen
from polis.kernel.errors import BadConfig
from tests.games.cities.positions import asked, legal, play, position
from tests.rules import rule


@rule("K2.4")
def test_c_04_the_choice_goes_counter_clockwise_and_the_star_is_last() -> None:
    state = GAME.start(GAME.config({"seats": 4, "first": 2}), 1)
    chosen = []
    while state.round == 0:
        for event in play(state, legal(state)[0]):
            if isinstance(event, StartTileChosen):
                chosen.append(event.seat)
    assert chosen == [1, 0, 3, 2]


@rule("K2.4")
def test_all_free_starting_tiles_are_offered() -> None:
    state = GAME.start(GAME.config({"seats": 2, "first": 0}), 1)
    assert asked(state) == (1, "start-tile")
    assert len(legal(state)) == 4
    play(state, legal(state)[1])
    assert asked(state) == (0, "start-tile")
    assert len(legal(state)) == 3


@rule("K2.5")
def test_the_starting_tile_lies_as_it_is_printed() -> None:
    state = GAME.start(GAME.config({"seats": 2, "first": 0}), 1)
    play(state, legal(state)[0])
    assert state.districts[1].plan.turns == [0]
    assert state.districts[1].ground == [ground_of(state.box, NUM_TILES, 0, c) for c in range(4)]


@rule("K2.6")
def test_unchosen_starting_tiles_leave_the_game() -> None:
    state = GAME.start(GAME.config({"seats": 2, "first": 0}), 1)
    play(state, "choose-tile 34", "choose-tile 36")
    assert state.gone == [GONE_TILE + NUM_TILES, GONE_TILE + NUM_TILES + 2]
    assert state.start_tiles == 0


@rule("K2.4", "K4.1")
def test_after_the_choice_the_star_begins() -> None:
    state = GAME.start(GAME.config({"seats": 3, "first": 1}), 1)
    play(state, "choose-tile 33", "choose-tile 34", "choose-tile 35")
    assert asked(state) == (1, "worker")
    assert state.round == 1


@rule("K2.1")
def test_the_city_is_chosen_or_drawn() -> None:
    chosen = GAME.start(GAME.config({"city": "sydney"}), 1)
    assert chosen.box.city_names[chosen.city] == "sydney"
    drawn = {GAME.start(GAME.config({}), seed).city for seed in range(60)}
    assert len(drawn) == len(CITY_NAMES)


@rule("K2.3")
def test_every_seat_can_start_with_the_star() -> None:
    stars = {GAME.start(GAME.config({"seats": 4}), seed).star for seed in range(40)}
    assert stars == {0, 1, 2, 3}


@rule("K2.7", "K2.8")
@pytest.mark.parametrize(
    "options, rounds",
    [({"seats": 4}, 8), ({"seats": 3}, 8), ({"seats": 2}, 4), ({"seats": 2, "long": True}, 7)],
)
def test_the_number_of_rounds_depends_on_the_players(
    options: dict[str, int | bool], rounds: int
) -> None:
    assert GAME.config(options).rounds == rounds


@rule("K2.8")
def test_the_long_variant_is_for_two_players() -> None:
    with pytest.raises(BadConfig, match="two players"):
        GAME.config({"seats": 3, "long": True})


def test_the_seat_that_begins_must_exist() -> None:
    with pytest.raises(BadConfig, match="seat 3"):
        GAME.config({"seats": 3, "first": 3})


@rule("K1.3", "K1.4")
def test_zones_connect_only_side_by_side() -> None:
    state = position("cities seats=2", "tiles 0 T14@0,0")  # PB/GP: two parks, corner to corner
    plan = state.districts[0].plan
    assert [size for size, t in zip(plan.zone_size, plan.zone_terrain) if t == PARK] == [1, 1]
