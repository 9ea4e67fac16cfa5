"""Choosing a card and a tile in secret. Rules G3.1 to G3.3, G3.6, G3.9, G14.6, G14.7."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.events import ChoiceRevealed, Sealed
from polis.games.ginkgopolis.state import GinkgoState
from polis.games.ginkgopolis.view import NOT_SEALED, SEALED_ALONE, SEALED_WITH_TILE
from polis.kernel.errors import TakebackBarred
from polis.kernel.event import told
from polis.kernel.journal import Header
from polis.kernel.match import Match
from tests.games.ginkgopolis.positions import (
    OTHER,
    TWO,
    choose,
    city,
    hand,
    kinds,
    legal,
    play,
    position,
    question,
    tiles,
    waiting,
)
from tests.rules import rule

THREE = [
    "ginkgopolis seats=3",
    "round 4 first=1",
    "side 0 resources=3 tiles=R4,B9 hand=A,B,C,R1",
    "side 1 resources=3 tiles=R5 hand=D,E,F,R2",
    "side 2 resources=3 hand=G,H,I,R3",
]


@rule("G3.1")
def test_one_of_four_cards_is_chosen_and_then_one_tile_or_none() -> None:
    state = position(TWO, "side 0 tiles=R4,B9 hand=A,B,R1,Y2", "side 1 hand=I,J,K,L")
    assert legal(state, 0) == ["card:R1", "card:Y2", "card:A", "card:B", "new-hand"]
    play(state, 0, "card:R1")
    assert legal(state, 0) == ["alone", "tile:R4", "tile:B9"]
    play(state, 0, "tile:B9")
    assert tiles(state, 0) == ["R4"]


@rule("G3.1")
def test_all_choose_at_the_same_time_and_nothing_happens_before_the_last() -> None:
    state = position(*THREE)
    assert waiting(state) == [0, 1, 2]
    choose(state, 2, "R3")
    choose(state, 0, "R1")
    assert waiting(state) == [1]
    assert hand(state, 0) == ["R1", "A", "B", "C"]
    assert [side.resources for side in state.sides] == [3, 3, 3]
    choose(state, 1, "R2")
    assert [side.resources for side in state.sides] == [4, 4, 4]


@rule("G3.1", "G3.13")
def test_three_cards_stay_unused() -> None:
    state = position(*THREE)
    choose(state, 0, "R1")
    choose(state, 2, "R3")
    choose(state, 1, "D")  # seat 1 is first and is asked what to take
    assert hand(state, 1) == ["R2", "E", "F"]


@rule("G3.2")
def test_all_see_whether_a_tile_lies_on_a_chosen_card() -> None:
    """E-55."""
    state = position(*THREE)
    with_tile = choose(state, 0, "A+R4")
    alone = choose(state, 1, "D")
    for seat in (2, None):
        view = GAME.view(state, seat)
        assert view.sealed == (SEALED_WITH_TILE, SEALED_ALONE, NOT_SEALED)
        assert told(with_tile, seat) == [Sealed(0, with_tile=True)]
        assert told(alone, seat) == [Sealed(1, with_tile=False)]


@rule("G3.3")
def test_a_tile_that_cannot_be_paid_for_may_be_chosen() -> None:
    """E-45: no resources, no points, the highest building of all."""
    state = position(TWO, city("0,1:R20^9@1"), "side 0 tiles=B4 hand=R20,A,B,C", OTHER)
    play(state, 0, "card:R20")
    assert "tile:B4" in legal(state, 0)


@rule("G3.6")
def test_no_new_hand_once_a_card_is_chosen() -> None:
    """E-30."""
    state = position(TWO, "side 0 tiles=R4 tokens=2 hand=A,B,R1,Y2", OTHER)
    play(state, 0, "card:R1")
    assert "new-hand" not in legal(state, 0)


@rule("G14.6")
def test_a_player_without_tiles_is_not_asked_for_one() -> None:
    state = position(*THREE)
    play(state, 2, "card:G")
    assert waiting(state) == [0, 1]


@rule("G3.9")
def test_the_players_act_clockwise_from_the_first_player() -> None:
    state = position(*THREE)
    choose(state, 0, "R1")
    choose(state, 1, "R2")
    events = choose(state, 2, "R3")
    revealed = [event.side for event in events if isinstance(event, ChoiceRevealed)]
    assert revealed == [1, 2, 0]
    assert kinds(events)[1:4] == ["ChoiceRevealed", "Exploited", "Gained"]


@rule("G3.9", "G1.21")
def test_a_choice_is_revealed_only_on_its_owners_turn() -> None:
    state = position(*THREE)
    choose(state, 0, "A+R4")
    choose(state, 2, "R3")
    events = choose(state, 1, "D")
    assert (question(state), waiting(state)) == ("letter", [1])
    assert [e.side for e in events if isinstance(e, ChoiceRevealed)] == [1]
    for seat in (1, 2, None):
        seen = GAME.visible_parts(GAME.view(state, seat))
        assert seen.isdisjoint({"card:A", "tile:R4"})
        assert GAME.view(state, seat).sealed == (SEALED_WITH_TILE, NOT_SEALED, SEALED_ALONE)


# -- takebacks ------------------------------------------------------------------------------------


def match_of(seats: int, seed: int, **options: int | str | bool) -> Match:
    return Match(GAME, Header(GAME.id, GAME.version, {"seats": seats, **options}, seed))


def move(match: Match, seat: int, text: str) -> None:
    """Play the first action whose spec begins so."""
    view = match.game.view(match.state, seat)
    for action in match.legal_actions(seat):
        if str(match.game.spell(view, action)).startswith(text):
            match.play(seat, action)
            return
    raise AssertionError(f"seat {seat} cannot {text!r}")


@rule("G14.7", "G3.6")
def test_a_chosen_card_and_its_tile_can_be_taken_back_until_the_last_seat_has_chosen() -> None:
    match = match_of(3, 5)
    before = match.legal_actions(0)
    move(match, 0, "card")
    move(match, 0, "tile")
    move(match, 1, "card")
    assert match.decision(0) is None
    match.take_back(0)
    match.take_back(0)
    assert match.legal_actions(0) == before  # four cards again, and New Hand
    assert isinstance(match.state, GinkgoState)
    assert len(hand(match.state, 0)) == 4


@rule("G14.7")
def test_no_choice_can_be_taken_back_once_all_have_chosen() -> None:
    match = match_of(2, 5)
    for seat in (0, 1):
        move(match, seat, "card")
        move(match, seat, "alone")
    for seat in (0, 1):
        with pytest.raises(TakebackBarred):
            match.take_back(seat)


@rule("G14.7")
def test_a_drafted_character_can_be_taken_back_until_the_last_seat_has_kept_one() -> None:
    match = match_of(3, 5, characters="draft")
    packet = match.legal_actions(2)
    move(match, 2, "keep")
    move(match, 0, "keep")
    match.take_back(2)
    assert match.legal_actions(2) == packet
    move(match, 2, "keep")
    move(match, 1, "keep")
    assert not match.can_take_back(2)
