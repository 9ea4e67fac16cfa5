"""The market: what is laid out, used up and removed. Rules K3 and K9.3."""

from collections import Counter

import pytest

from polis.games.cities import GAME
from polis.games.cities.components import (
    FEATURES,
    GOALS,
    GONE_FEATURE,
    GONE_TILE,
    NOTHING,
    NUM_TILES,
)
from polis.games.cities.districts.sets import num_in
from polis.games.cities.events import ItemsRevealed, MarketCleared, MarketFilled
from polis.games.cities.state import CitiesState
from polis.kernel.event import Event
from polis.kernel.recorder import events_of
from polis.kernel.rng import seeded
from tests.games.cities.positions import FOUR, THREE, TWO, finished, legal, play, position
from tests.rules import rule


def unseen(state: CitiesState) -> tuple[int, int, int, int]:
    """The numbers of unseen goal cards, tiles, features and buildings."""
    return (
        num_in(state.goal_stack),
        num_in(state.tile_stack),
        sum(state.feature_stack),
        sum(state.building_bag),
    )


@rule("K3.1", "K3.2", "K3.3", "K1.6")
def test_a_market_has_three_open_cards_and_tiles_five_features_and_ten_buildings() -> None:
    state = GAME.start(GAME.config({"seats": 2, "first": 0}), 4)
    play(state, legal(state)[0])
    play(state, legal(state)[0])
    assert NOTHING not in state.goal_row + state.tile_row + state.feature_row
    assert (len(state.goal_row), len(state.feature_row)) == (3, 5)
    columns = [sum(state.building_row[column * 4 : column * 4 + 4]) for column in range(3)]
    assert columns == [4, 3, 3]
    assert unseen(state) == (29, 29, 43, 90)


@rule("K3.1", "K3.2", "K3.3")
def test_every_slot_has_the_components_of_its_row() -> None:
    state = position(
        TWO, "feature-row tree kiosk swans dolphins monument", "building-row RRBY GGY BBB"
    )
    view = GAME.view(state, 0)
    specs = [GAME.spell(view, action) for action in GAME.legal_actions(state, 0)]
    items = [GAME.say(spec, view).args["items"] for spec in specs]
    assert items[3] == ("hidden:goals",)
    assert items[7] == ("hidden:districts",)
    assert items[8] == ("feature:tree", "feature:kiosk")
    assert items[9:11] == [("feature:swans",), ("feature:dolphins",)]
    assert items[11] == ("feature:monument", "hidden:features")
    assert items[12] == ("building:red", "building:red", "building:blue", "building:yellow")
    assert items[15] == ("hidden:buildings",)


@rule("K3.4")
def test_c_01_four_players_use_up_cards_tiles_and_features() -> None:
    state = finished(3, seats=4)
    cards, tiles, features, buildings = unseen(state)
    assert (cards, tiles, features) == (0, 0, 0)
    assert buildings == 100 - 80 - 2 * 8  # in every round a player takes the unknown slot


@rule("K3.4", "K9.3")
def test_c_01_three_players_leave_one_slot_of_each_row_every_round() -> None:
    state = GAME.start(GAME.config({"seats": 3}), 5)
    rng = seeded(5)
    events: list[Event] = []
    while state.waiting:
        options = GAME.legal_actions(state, state.turn)
        action = options[rng.below(len(options))]
        events += events_of(GAME, state, state.turn, action)
    goals = sum(len(event.goals) for event in events if isinstance(event, MarketCleared))
    hidden = sum(event.row == 0 for event in events if isinstance(event, ItemsRevealed))
    assert goals + (8 - hidden) == 8
    assert num_in(state.goal_stack) == 8 - hidden  # gone unseen
    unknown = sum(event.row == 3 for event in events if isinstance(event, ItemsRevealed))
    assert sum(state.building_bag) == 100 - 80 - 2 * unknown
    assert sum(isinstance(event, MarketFilled) for event in events) == 8


@rule("K3.4")
@pytest.mark.parametrize("long, used", [(False, (16, 16, 24, 48)), (True, (28, 28, 42, 84))])
def test_c_01_two_players_use_part_of_the_box(long: bool, used: tuple[int, int, int, int]) -> None:
    box = (32, 32, 48, 100)
    state = finished(3, seats=2, long=long)
    assert unseen(state) == tuple(all_ - part for all_, part in zip(box, used))


@rule("K9.3")
def test_components_that_three_players_leave_are_removed_and_hidden_ones_stay_unseen() -> None:
    state = position(
        THREE,
        "table round=2 star=0 turn=2",
        "tile-row - - T05",
        "feature-row - - - swans kiosk",
        "goal-row - - -",
        "building-row - - RGB",
        "workers 012- 01-2 012- 01--",
    )
    unknown = sum(state.feature_stack)
    play(state, "take-buildings 4.4")
    events: list[Event] = []
    while state.round == 2:
        events += play(state, legal(state)[0])
    [cleared] = [event for event in events if isinstance(event, MarketCleared)]
    # The last slots of goals and features, and the third one of the tiles.
    assert cleared == MarketCleared((), (4,), (3,), (0, 1, 2), (GOALS, FEATURES))
    gone = Counter(state.gone)
    assert gone[GONE_TILE + 4] == 1
    assert gone[GONE_FEATURE + 3] == 1  # the open kiosk; the hidden one beside it stays unseen
    assert sum(state.feature_stack) == unknown - 5
    assert GONE_TILE + NUM_TILES + 3 in gone  # the fourth starting tile


def test_nothing_is_left_over_with_four_players() -> None:
    state = position(
        FOUR,
        "table round=2 star=0 turn=3",
        "workers 0123 0123 0123 012-",
    )
    # the last worker has one slot: the flow takes it
    assert len(GAME.legal_actions(state, 3)) == 1
    events = play(state, "take-buildings 4.4")
    assert not [event for event in events if isinstance(event, MarketCleared)]
