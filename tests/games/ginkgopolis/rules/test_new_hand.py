"""New Hand: discard four cards, draw four. Rules G3.4 to G3.8, G14.8."""

from polis.games.ginkgopolis.events import HandRenewed
from tests.games.ginkgopolis.positions import (
    OTHER,
    TWO,
    choose,
    deck,
    discard,
    hand,
    legal,
    play,
    position,
    question,
    sites,
    waiting,
)
from tests.rules import rule


@rule("G3.4", "G2.7")
def test_a_token_buys_four_other_cards_before_the_choice() -> None:
    state = position(TWO, "deck E,F,G,R1,R2", "side 0 hand=A,B,C,D", OTHER)
    play(state, 0, "new-hand")
    assert [side.tokens for side in state.sides] == [1, 2]
    assert discard(state) == ["A", "B", "C", "D"]
    assert set(hand(state, 0)) < {"E", "F", "G", "R1", "R2"}
    assert len(hand(state, 0)) == 4
    assert (question(state), waiting(state)) == ("choose", [0])
    choose(state, 0, hand(state, 0)[0])  # the round goes on as usual


@rule("G3.5")
def test_both_tokens_may_be_spent_in_one_round_but_no_third() -> None:
    """E-31."""
    state = position(TWO, "deck E,F,G,R1,R2,R3,B1,B2,B3", "side 0 hand=A,B,C,D", OTHER)
    play(state, 0, "new-hand", "new-hand")
    assert state.sides[0].tokens == 0
    assert len(discard(state)) == 8
    assert "new-hand" not in legal(state, 0)


@rule("G3.7", "G14.8")
def test_new_hands_are_resolved_in_the_order_in_which_they_are_announced() -> None:
    """E-29: seat 1 asks first and gets what is left of the deck, though seat 0 is first player."""
    state = position(
        TWO,
        "deck R1,R2,R3,B1",
        "discard B2,B3,Y1,Y2,Y3,I,J,K,L",
        "side 0 hand=A,B,C,D",
        "side 1 hand=E,F,G,H",
    )
    events = play(state, 1, "new-hand") + play(state, 0, "new-hand")
    assert [e.side for e in events if isinstance(e, HandRenewed)] == [1, 0]
    assert hand(state, 1) == ["R1", "R2", "R3", "B1"]
    assert not set(hand(state, 0)) & {"R1", "R2", "R3", "B1"}


@rule("G3.8", "G9.7", "G9.1")
def test_the_discarded_cards_may_come_back_if_the_deck_runs_out() -> None:
    """T-30, E-26: five players, one card in the deck."""
    state = position(
        "ginkgopolis seats=5",
        "deck Y3",
        "side 0 hand=A,B,C,D",
        "side 1 hand=E,F,G,H",
        "side 2 hand=I,J,K,L",
        "side 3 hand=R1,R2,R3,B1",
        "side 4 hand=B2,B3,Y1,Y2",
    )
    play(state, 0, "new-hand")
    assert "Y3" in hand(state, 0)
    assert len(set(hand(state, 0)) & set("ABCD")) == 3
    assert len(deck(state)) == 1
    assert discard(state) == []


@rule("G3.8", "G9.6")
def test_a_rebuild_during_a_new_hand_takes_the_pawns_off_at_once() -> None:
    state = position(
        "ginkgopolis seats=4",
        "city -1,1:R9@0! 0,1:R2 1,1:R3 -1,0:B1 0,0:B2 1,0:B3 -1,-1:Y1 0,-1:Y2 1,-1:Y3",
        "deck Y3",
        "discard Y2",
        "side 0 hand=A,B,C,D",
        "side 1 hand=E,F,G,H",
        "side 2 hand=I,J,K,L",
        "side 3 hand=R2,R3,B1,B2",
    )
    play(state, 0, "new-hand")
    assert sites(state) == 0
    assert sorted([*hand(state, 0), *deck(state)]) == ["A", "B", "C", "D", "R9", "Y2", "Y3"]
