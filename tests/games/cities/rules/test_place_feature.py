"""Placing features and theaters. Rules K6 and K12."""

from polis.games.cities.components import GONE_FEATURE, MONUMENT
from tests.games.cities.positions import TWO, asked, legal, play, points, position, stands_on
from tests.rules import rule

THEATERS = "cities seats=2 theaters=yes"
TILES = "tiles 0 S1@0,0 T09@1,0"  # PR/WB and PP/GY


@rule("K6.1")
def test_park_features_go_on_parks() -> None:
    state = position(TWO, TILES, "agenda tree")
    assert legal(state) == [
        "place-feature tree 0,0",
        "place-feature tree 2,0",
        "place-feature tree 3,0",
        "leave",
    ]


@rule("K6.1")
def test_water_features_go_on_water() -> None:
    state = position(TWO, TILES, "agenda swans")
    assert legal(state) == ["place-feature swans 0,1", "leave"]


@rule("K6.2")
def test_grey_features_go_on_streets_without_a_building() -> None:
    state = position(TWO, TILES, "spaces 0 1,0=R1", "agenda monument")
    places = ["1,1", "3,1", "2,1"]
    assert legal(state) == [*(f"place-feature monument {place}" for place in places), "leave"]


@rule("K6.3")
def test_a_space_has_one_feature() -> None:
    state = position(TWO, TILES, "spaces 0 0,1=dolphins", "agenda swans kiosk")
    assert not [move for move in legal(state) if "swans" in move]
    state = position(TWO, TILES, "spaces 0 2,1=special", "agenda monument")
    assert not [move for move in legal(state) if "2,1" in move]


@rule("K6.4")
def test_a_feature_may_be_left() -> None:
    state = position(TWO, TILES, "agenda tree monument")
    play(state, "place-feature tree 0,0", "leave")
    assert stands_on(state, 0, 0, 0) == "tree"
    assert GONE_FEATURE + MONUMENT in state.gone
    assert asked(state) == (1, "worker")


@rule("K6.4")
def test_a_feature_without_a_space_leaves_the_game_without_a_question() -> None:
    state = position(TWO, "feature-row tree tree swans tree tree", "spaces 0 0,1=dolphins")
    play(state, "take-features 3.2")
    assert asked(state) == (1, "worker")
    assert GONE_FEATURE + 7 in state.gone


def test_equal_features_are_offered_once() -> None:
    state = position(TWO, TILES, "agenda tree tree")
    assert len(legal(state)) == 4
    play(state, "place-feature tree 0,0")
    assert len(legal(state)) == 3


def test_two_features_are_placed_in_either_order() -> None:
    state = position(TWO, TILES, "agenda tree swans")
    play(state, "place-feature swans 0,1", "place-feature tree 2,0")
    assert (stands_on(state, 0, 0, 1), stands_on(state, 0, 2, 0)) == ("swans", "tree")


# -- theaters -------------------------------------------------------------------------------------


@rule("K12.1")
def test_without_the_option_there_are_no_theaters() -> None:
    assert not legal(position(TWO, TILES, "agenda monument"), "take-theater")


@rule("K12.1", "K12.2")
def test_a_monument_just_taken_can_be_given_up_for_a_theater() -> None:
    state = position(THEATERS, TILES, "agenda monument")
    assert legal(state, "take-theater") == [
        f"take-theater monument theater-{colour}" for colour in ("red", "blue", "green", "yellow")
    ]
    play(state, "take-theater monument theater-red")
    assert GONE_FEATURE + MONUMENT in state.gone


@rule("K12.3")
def test_a_theater_must_be_placed() -> None:
    state = position(THEATERS, TILES, "agenda tree special")
    play(state, "take-theater special theater-blue")
    assert {move.split()[1] for move in legal(state)} == {"theater-blue"}
    play(state, "place-feature theater-blue 1,0")
    assert stands_on(state, 0, 1, 0) == "theater-blue"
    assert asked(state) == (0, "feature")  # the tree is still to place


@rule("K12.1")
def test_a_player_may_have_one_theater_and_each_exists_once() -> None:
    state = position(
        THEATERS, TILES, "spaces 0 1,0=theater-red", "theaters B G Y", "agenda special"
    )
    assert not legal(state, "take-theater")
    state = position(THEATERS, TILES, "spaces 1 1,0=theater-red", "theaters B", "agenda special")
    assert legal(state, "take-theater") == ["take-theater special theater-blue"]


@rule("K12.2")
def test_park_features_cannot_be_given_up() -> None:
    assert not legal(position(THEATERS, TILES, "agenda tree swans"), "take-theater")


@rule("K12.3")
def test_a_theater_keeps_buildings_off() -> None:
    state = position(THEATERS, TILES, "spaces 0 1,0=theater-red", "theaters B", "agenda R B")
    assert legal(state, "build") == ["build blue 1,1"]


@rule("K12.4")
def test_a_theater_counts_its_colour_in_its_row_and_column() -> None:
    tiles = "tiles 0 S1@0,0 T12@1,0 T16@0,1^2"  # PR/WB, PP/RB, RY/WW turned
    spaces = "spaces 0 1,0=theater-red 2,1=R2 0,2=R1 1,2=R3"
    state = position(THEATERS, tiles, spaces, "theaters B G Y")
    assert stands_on(state, 0, 2, 1) == "red 2"
    visible = [place for place in ((2, 1), (0, 2), (1, 2)) if 1 in place[:1] or 0 in place[1:]]
    assert points(state, 0) == len(
        [p for p in visible if stands_on(state, 0, *p).startswith("red")]
    )
