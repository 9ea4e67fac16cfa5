"""Solo against Hal: his cards, his buildings. Rules G13.1 to G13.13."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.state import GinkgoState
from tests.games.ginkgopolis.positions import (
    SOLO,
    building,
    characters,
    choose,
    city,
    deck,
    discard,
    hand,
    kinds,
    legal,
    move_marker,
    play,
    position,
    question,
    sites,
    stock,
    tableau,
    waiting,
)
from tests.rules import rule

YOU = "side 0 resources=6 points=6 hand=Y1,A,B"  # yellow 1 alone is the harmless choice


@rule("G13.1", "G13.2")
def test_how_a_solo_game_starts() -> None:
    """T-51; three cards are drawn for you and one for Hal before you choose."""
    state = GAME.start(GAME.config({"seats": 1}), 8)
    assert stock(state, 0) == (6, 6, 6)
    assert stock(state, 1) == (0, 0, 0)
    assert [side.pool for side in state.sides] == [19, 25]
    assert len(state.supply) == 39
    assert len(deck(state)) + len(hand(state, 0)) + len(hand(state, 1)) == 14
    assert len(discard(state)) == 7
    assert [side.tokens for side in state.sides] == [0, 0]
    assert characters(state, 0) == []
    assert state.first == 0


@rule("G13.3", "G1.21")
def test_three_cards_are_yours_and_a_fourth_lies_face_down_for_hal() -> None:
    """E-49."""
    state = GAME.start(GAME.config({"seats": 1}), 8)
    assert (len(hand(state, 0)), len(hand(state, 1)), len(deck(state))) == (3, 1, 10)
    assert f"card:{hand(state, 1)[0]}" not in GAME.visible_parts(GAME.view(state, 0))
    assert "new-hand" not in legal(state, 0)


@rule("G9.5", "G13.3", "G13.5")
def test_four_cards_a_round_and_a_rebuild_in_between() -> None:
    """T-52: the third round, two cards in the deck, then 18 discarded and three sites."""
    state = position(
        SOLO,
        "round 3",
        city("-1,1:R10^2@1!", "0,2:R11@1!"),
        "markers B:0,3",
        "side 0 resources=6 hand=Y1,A,B",
        "side 1 tableau=R1 hand=H",
        "deck C,D",
        "discard E,F,G,I,J,K,L,R2,R3,B1,B2,B3,Y2,Y3",
    )
    events = choose(state, 0, "Y1")
    assert kinds(events).count("DeckRebuilt") == 1
    assert (len(deck(state)), len(discard(state)), sites(state)) == (12, 7, 0)
    assert {"C", "D"} < set(hand(state, 0))
    assert (len(hand(state, 0)), len(hand(state, 1)), state.round) == (3, 1, 4)


@rule("G13.3", "G9.1")
def test_a_rebuild_between_your_cards_and_hals() -> None:
    """E-52: three cards are left for you; Hal's comes from the new deck."""
    state = position(
        SOLO, YOU, "side 1 hand=H", "deck C,D,E", "discard F,G,I,J,K,L,R1,R2,R3,B1,B2,B3,Y2,Y3"
    )
    choose(state, 0, "Y1")
    assert hand(state, 0) == ["C", "D", "E"]
    assert hand(state, 1)[0] not in {"C", "D", "E"}
    assert len(deck(state)) == 12 + 10 - 3 - 7 - 1  # Hal's new building has joined


@rule("G13.4")
def test_you_act_by_the_usual_rules_and_your_tableau_pays() -> None:
    state = position(SOLO, "side 0 resources=6 tableau=Y4,Y2,Y6 hand=Y1,A,B", "side 1 hand=H")
    choose(state, 0, "Y1")
    assert stock(state, 0) == (6, 0, 2)
    built = position(SOLO, "side 0 resources=6 tiles=R9 tableau=Y6 hand=R1,A,B", "side 1 hand=H")
    choose(built, 0, "R1+R9")
    assert stock(built, 0) == (4, 0, 1)
    assert tableau(built, 0) == ["R1", "Y6"]


@rule("G13.5")
def test_your_two_unused_cards_are_discarded() -> None:
    state = position(SOLO, YOU, "side 1 hand=C")
    choose(state, 0, "Y1")
    assert (question(state), waiting(state)) == ("marker", [0])
    assert sorted(discard(state)) == ["A", "B", "C", "Y1"]


@rule("G13.6", "G13.7", "G13.8")
def test_hals_letter_brings_him_a_point_for_every_floor_around() -> None:
    """T-53: beside red of height 2 and blue of height 3."""
    state = position(SOLO, city("0,1:R7^2@0", "1,2:B8^3@0"), "markers C:2,2", YOU, "side 1 hand=B")
    supply = len(state.supply)
    choose(state, 0, "Y1")
    assert stock(state, 1) == (0, 0, 5)
    assert state.sides[1].pool == 24
    assert len(state.supply) == supply - 1
    assert building(state, "0,2").endswith("@1!")
    assert "B" in discard(state)
    assert stock(state, 0) == (6, 0, 7)  # the point is that of yellow 1


@rule("G13.7")
def test_you_move_hals_marker() -> None:
    state = position(SOLO, YOU, "side 1 hand=C")
    choose(state, 0, "Y1")
    assert (question(state), waiting(state)) == ("marker", [0])
    assert legal(state, 0) == ["marker:1,3", "marker:2,2"]
    play(state, 0, "marker:2,2")
    assert state.sides[1].points == 1


@rule("G13.6")
def test_hals_tile_is_drawn_at_random() -> None:
    tops = set()
    for seed in range(30):
        state = GAME.start(GAME.config({"seats": 1}), seed)
        while len(state.cells) == 9 and max(state.heights) == 1:
            play(state, 0, legal(state, 0)[0])
        tops.add(max(state.tops, key=lambda top: top % 20))
    assert len(tops) > 5


def covered(tile_supply: str = "B4,B5,B6") -> GinkgoState:
    """Hal's card is yellow 12: your building of height 2."""
    state = position(SOLO, city("0,0:Y12^2@0"), YOU, "side 1 hand=Y12", f"supply {tile_supply}")
    choose(state, 0, "Y1")
    return state


@rule("G13.9", "G13.10", "G13.11")
def test_hal_builds_over_your_building_and_pays_nothing_but_the_floor() -> None:
    """T-54, E-50: a lower number and another colour cost him nothing."""
    state = covered()
    assert stock(state, 0) == (8, 0, 9)  # two resources and two points, one point of yellow 1
    assert building(state, "0,0")[2:] == "^3@1!"
    assert state.sides[1].pool == 22
    assert stock(state, 1) == (0, 0, 0)
    assert tableau(state, 1) == ["Y12"]
    assert "Y12" not in discard(state)


@rule("G13.10", "G13.15")
def test_hals_own_resources_return_to_his_pool_without_points() -> None:
    """E-51: with a pool of 1 and his own height 2 he can place three; then he has none left."""
    state = position(SOLO, city("0,0:Y12^2@1"), YOU, "side 1 pool=1 hand=Y12")
    choose(state, 0, "Y1")
    assert building(state, "0,0")[-4:] == "3@1!"
    assert state.sides[1].pool == 0
    assert state.sides[1].points == 0


@rule("G13.12")
@pytest.mark.parametrize("card", ["B", "Y12"])
def test_black_arrows_never_pay_hal(card: str) -> None:
    state = position(
        SOLO,
        city("0,0:Y12"),
        YOU,
        f"side 1 tableau=Y5,Y6,Y4,R5,R6,B5,B6 hand={card}",
    )
    choose(state, 0, "Y1")
    move_marker(state, 0)
    assert stock(state, 1) == (0, 0, 1 if card == "B" else 0)  # only red 2 beside the letter


@rule("G13.13", "G13.2")
def test_covering_hals_building_gives_him_points_and_his_resources() -> None:
    """T-55: height 3."""
    state = position(
        SOLO, city("0,0:R7^3@1"), "side 0 resources=6 tiles=R8 hand=R7,A,B", "side 1 hand=C"
    )
    assert state.sides[1].pool == 22
    choose(state, 0, "R7+R8")
    assert question(state) == "marker"  # Hal has laid a tile since, for one resource
    assert (state.sides[1].pool, state.sides[1].points, state.sides[1].resources) == (24, 3, 0)
