"""Rebuilding the deck. Rules G9."""

import pytest

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.events import DeckRebuilt
from polis.kernel.recorder import events_of
from polis.kernel.state import seats_waiting
from tests.games.ginkgopolis.positions import (
    choose,
    city,
    deck,
    discard,
    hand,
    kinds,
    names,
    play,
    position,
    sites,
)
from tests.rules import rule

FIVE_SITES = city("-1,2:Y4@0!", "0,2:Y5@0!", "1,2:Y9@1!", "-2,1:R6@0!", "2,1:B8@1!")
SITE_MARKERS = "markers A:-1,3 B:0,3 C:1,3 L:-3,1 D:3,1"


@rule("G9.1", "G9.2", "G9.3", "G9.4", "G9.5", "G9.6", "G9.7", "G14.10")
def test_the_deck_is_rebuilt_when_its_last_card_is_drawn() -> None:
    """T-28, E-28: two players, one card in the deck, 14 on the discard pile, five sites."""
    state = position(
        "ginkgopolis seats=2",
        FIVE_SITES,
        SITE_MARKERS,
        "side 0 hand=A,B,C,R1",
        "side 1 hand=D,E,F,R2 chosen=R2",
        "deck Y3",
        "discard G,H,I,J,K,L,R3,B1,B2,B3,Y1,Y2",
    )
    events = choose(state, 0, "R1")
    assert hand(state, 1) == ["Y3", "A", "B", "C"]  # the new first player drew the last card
    (rebuilt,) = [e for e in events if isinstance(e, DeckRebuilt)]
    assert set(names(list(rebuilt.joined))) == {"Y4", "Y5", "Y9", "R6", "B8"}
    assert (len(deck(state)), len(discard(state)), sites(state)) == (11, 7, 0)
    drawn = set(hand(state, 0)) - {"D", "E", "F"}
    everything = {*deck(state), *discard(state), *drawn}
    assert everything == {
        *("G", "H", "I", "J", "K", "L", "R3", "B1", "B2", "B3", "Y1", "Y2", "R1", "R2"),
        *("Y4", "Y5", "Y9", "R6", "B8"),
    }


@rule("G9.3", "G9.4", "G9.5", "G9.6", "G9.7")
def test_two_rounds_of_four_players() -> None:
    """T-29: one Urbanize, one Construct, two Exploits; then four Exploits and a rebuild."""
    state = position(
        "ginkgopolis seats=4",
        "side 0 resources=3 tiles=R9 hand=H,R1,R2,R3",
        "side 1 resources=3 hand=B1,A,B,C chosen=B1+R8",
        "side 2 hand=B2,D,E,F chosen=B2",
        "side 3 hand=B3,G,I,J chosen=B3",
        "deck K,L,Y1,Y2,Y3",
    )
    choose(state, 0, "H+R9")
    assert (len(discard(state)), sites(state), len(deck(state))) == (3, 2, 1)
    for seat in range(4):
        buildings = [card for card in hand(state, seat) if len(card) > 1]
        choose(state, seat, (buildings or hand(state, seat))[0])
    while state.round == 2:
        play(state, state.waiting.bit_length() - 1, "take-resource")
    assert (len(discard(state)), sites(state), len(deck(state))) == (0, 0, 6)
    in_hands = [card for seat in range(4) for card in hand(state, seat)]
    assert len({*in_hands, *deck(state)}) == 22 == 12 + len(state.cells)


@rule("G9.1", "G9.6")
def test_a_deck_emptied_by_the_last_draw_of_a_round_is_rebuilt_before_the_next_choice() -> None:
    """E-27."""
    state = position(
        "ginkgopolis seats=2",
        FIVE_SITES,
        SITE_MARKERS,
        "side 0 hand=A,B,C,R1",
        "side 1 hand=D,E,F,R2 chosen=R2",
        "deck Y3,Y2",
        "discard G,H,I,J,K,L,R3,B1,B2,B3,Y1",
    )
    events = choose(state, 0, "R1")
    assert (len(deck(state)), len(discard(state)), sites(state)) == (11, 7, 0)
    assert kinds(events)[-2:] == ["CardsReceived", "RoundBegan"]
    assert "DeckRebuilt" in kinds(events)[-4:-2]


@rule("G9.5")
@pytest.mark.parametrize("seats, aside", [(1, 7), (2, 7), (3, 7), (4, 0), (5, 0)])
def test_with_up_to_three_players_seven_cards_skip_the_new_deck(seats: int, aside: int) -> None:
    state = GAME.start(GAME.config({"seats": seats}), 3)
    rebuilt: list[DeckRebuilt] = []
    while not rebuilt:
        seat = seats_waiting(state)[0]
        events = events_of(GAME, state, seat, GAME.legal_actions(state, seat)[0])
        rebuilt = [e for e in events if isinstance(e, DeckRebuilt)]
    assert len(rebuilt[0].set_aside) == aside


@rule("G9.4")
def test_cards_are_drawn_at_random() -> None:
    hands = set()
    for seed in range(20):
        state = GAME.start(GAME.config({"seats": 2, "first": 0}), seed)
        hands.add(tuple(hand(state, 0)))
    assert len(hands) == 20
