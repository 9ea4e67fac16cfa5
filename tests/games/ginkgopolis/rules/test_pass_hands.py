"""The end of a round: cards and first player go to the left. Rules G3.13 to G3.15, G14.5."""

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.events import CardsReceived
from tests.games.ginkgopolis.positions import (
    choose,
    deck,
    discard,
    hand,
    names,
    position,
    question,
    waiting,
)
from tests.rules import rule

THREE = [
    "ginkgopolis seats=3",
    "round 4 first=0",
    "side 0 hand=A,B,C,R1",
    "side 1 hand=D,E,F,R2 chosen=R2",
    "side 2 hand=G,H,I,R3 chosen=R3",
    "discard B2,B3,Y1,Y2,Y3",
    "deck J,K,L,B1",
]


@rule("G3.13", "G3.14")
def test_cards_and_first_player_go_to_the_left_and_all_draw_one() -> None:
    """T-32: P2 has P1's cards and the first-player card; P2, P3, P1 draw."""
    state = position(*THREE)
    events = choose(state, 0, "R1")
    assert {"A", "B", "C"} < set(hand(state, 1))
    assert {"D", "E", "F"} < set(hand(state, 2))
    assert {"G", "H", "I"} < set(hand(state, 0))
    assert [len(hand(state, seat)) for seat in range(3)] == [4, 4, 4]
    assert state.first == 1
    assert [e.owner for e in events if isinstance(e, CardsReceived)] == [1, 2, 0]
    assert len(deck(state)) == 1
    assert (question(state), waiting(state), state.round) == ("choose", [0, 1, 2], 5)


@rule("G3.14", "G9.7")
def test_the_new_first_player_draws_before_the_others() -> None:
    state = position(*THREE[:-2], "deck J", "discard B1,B2,B3,Y1,Y2,Y3,K,L")
    choose(state, 0, "R1")
    assert "J" in hand(state, 1)


@rule("G3.15", "G10.11")
def test_in_the_last_round_nothing_is_passed_or_drawn() -> None:
    state = position(*THREE[:1], "round 4 first=0 ending=yes", *THREE[2:])
    choose(state, 0, "R1")
    assert waiting(state) == []
    assert hand(state, 0) == ["A", "B", "C"]
    assert hand(state, 1) == ["D", "E", "F"]
    assert deck(state) == ["J", "K", "L", "B1"]
    assert discard(state)[-3:] == ["R1", "R2", "R3"]
    assert (state.first, state.round) == (0, 4)


@rule("G14.5", "G1.21")
def test_only_the_player_who_passed_cards_may_look_them_up() -> None:
    state = position(*THREE)
    choose(state, 0, "R1")
    assert names(list(GAME.view(state, 0).passed)) == ["A", "B", "C"]
    for seat in (2, None):
        assert "card:A" not in GAME.visible_parts(GAME.view(state, seat))
