"""The view of a seat. Rules G1.21, G14.1 to G14.5."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.components import CARD_BY_NAME, set_of
from polis.games.ginkgopolis.state import GinkgoState
from polis.games.ginkgopolis.view import HIDDEN
from polis.kernel.rng import seeded
from tests.games.ginkgopolis.positions import (
    OTHER,
    TWO,
    choose,
    city,
    give,
    names,
    play,
    position,
    question,
    tiles,
)
from tests.rules import rule

LINES = [
    "round 4 first=0",
    city("0,1:R7^2@1!"),
    "side 0 resources=3 points=5 tiles=R4,B9 tableau=R2 hand=A,B,C,R1",
    "side 1 resources=2 points=1 tiles=R5,Y20 hand=D,E,F,B2",
    "side 2 resources=1 points=8 tiles=Y19 hand=G,H,I,B3",
    "discard J,K",
]


def table(screens: str = "no") -> GinkgoState:
    return position(f"ginkgopolis seats=3 screens={screens}", *LINES)


def seen_by(state: GinkgoState, seat: int | None) -> frozenset[str]:
    return frozenset(GAME.visible_parts(GAME.view(state, seat)))


@rule("G1.21")
def test_only_the_owner_sees_hand_and_tiles() -> None:
    state = table()
    secret = {"card:D", "card:B2", "tile:R5", "tile:Y20"}
    assert secret <= seen_by(state, 1)
    for seat in (0, 2, None):
        assert secret.isdisjoint(seen_by(state, seat))


@rule("G1.21")
def test_no_seat_sees_deck_supply_and_removed_tiles() -> None:
    state = table()
    hidden = {f"card:{name}" for name in names(state.deck)}
    hidden |= {f"tile:{name}" for name in names(state.supply)}
    for seat in (0, 1, 2, None):
        assert hidden.isdisjoint(seen_by(state, seat))


@rule("G1.21")
def test_city_tableaus_discard_pile_pools_and_the_size_of_the_supply_are_open() -> None:
    state = table()
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert {"tile:R7", "card:R2", "card:J", "card:K"} <= seen_by(state, seat)
        assert view.pool == (17, 16, 19)
        assert (view.supply_size, view.deck_size) == (len(state.supply), len(state.deck))
        assert view.markers == tuple(state.markers)
        assert (view.heights, view.pawns) == (tuple(state.heights), tuple(state.pawns))
        assert view.tokens == (2, 2, 2)


@rule("G14.1")
def test_amounts_behind_screens_are_shown_because_they_can_be_tracked() -> None:
    for seat in (0, 2, None):
        view = GAME.view(table(), seat)
        assert (view.resources, view.points, view.num_tiles) == ((3, 2, 1), (5, 1, 8), (2, 2, 1))


@rule("G14.2")
def test_classic_screens_hide_other_players_amounts() -> None:
    state = table(screens="yes")
    view = GAME.view(state, 1)
    assert view.resources == (HIDDEN, 2, HIDDEN)
    assert view.points == (HIDDEN, 1, HIDDEN)
    assert view.num_tiles == (HIDDEN, 2, HIDDEN)
    assert view.pool == (17, 16, 19)
    spectator = GAME.view(state, None)
    assert spectator.points == (HIDDEN, HIDDEN, HIDDEN)
    assert len(spectator.cells) == 9


def fallen_back() -> GinkgoState:
    """Seat 0 has shown red 4 in a fallback; the round is over."""
    state = position(
        "ginkgopolis seats=2",
        "supply Y10,Y11,Y12",
        city("0,0:B7^3@1"),
        "side 0 tiles=R4,R6 hand=Y1,A,B,C",
        "side 1 tiles=R5 hand=Y2,B7,K,L chosen=Y2",
    )
    choose(state, 0, "Y1+R4")
    assert question(state) == "choose"
    return state


@rule("G14.3", "G7.1")
def test_a_tile_shown_in_a_fallback_is_known_to_be_in_stock() -> None:
    state = fallen_back()
    for seat in (1, None):
        assert "tile:R4" in seen_by(state, seat)
        assert "tile:R6" not in seen_by(state, seat)
    imagined = GAME.imagine(GAME.view(state, 1), seeded(3))
    assert "R4" in tiles(imagined, 0)


@rule("G14.3")
def test_the_shown_tile_is_known_while_it_lies_on_a_chosen_card() -> None:
    state = fallen_back()
    play(state, 0, "card:K", "tile:R4")
    assert GAME.view(state, 1).shown[0] == set_of([CARD_BY_NAME["R4"]])


@rule("G14.3")
def test_the_shown_tile_is_forgotten_when_it_is_played() -> None:
    state = position(TWO, "side 0 resources=1 tiles=R4,R9 shown=R4,R9 hand=H,A,B,C", OTHER)
    choose(state, 0, "H+R4")
    assert GAME.view(state, 1).shown[0] == set_of([CARD_BY_NAME["R9"]])


@rule("G14.3")
def test_the_shown_tile_is_known_until_its_owner_returns_it() -> None:
    state = fallen_back()
    choose(state, 0, "B7")  # takes the last three tiles
    choose(state, 1, "A")
    if question(state) == "letter":
        play(state, 1, "take-resource")
    assert question(state) == "return"
    kept = state.clone()
    give(kept, 0, "R6")
    give(kept, 1, "R5")
    assert GAME.view(kept, 1).shown == (set_of([CARD_BY_NAME["R4"]]), 0)
    give(state, 0, "R4")
    give(state, 1, "R5")
    assert GAME.view(state, 1).shown == (0, 0)


@rule("G1.21")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_view_of_an_imagined_state_is_the_same_view(seats: int) -> None:
    state = GAME.start(GAME.config({"seats": seats}), 5)
    for seat in (0, None):
        view = GAME.view(state, seat)
        assert GAME.view(GAME.imagine(view, seeded(9)), seat) == view


@rule("G1.21")
def test_other_seats_hands_are_imagined_differently_each_time() -> None:
    view = GAME.view(table(), 0)
    hands = {GAME.imagine(view, seeded(i)).sides[1].hand for i in range(20)}
    assert len(hands) > 10
