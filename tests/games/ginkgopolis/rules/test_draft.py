"""The draft of characters. Rules G2.9 to G2.11."""

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.components import NOTHING
from polis.games.ginkgopolis.events import CharactersShown
from tests.games.ginkgopolis.positions import (
    characters,
    hand,
    kinds,
    legal,
    play,
    position,
    question,
    stock,
    waiting,
)
from tests.rules import rule

DRAFT = [
    "ginkgopolis seats=3 characters=draft first=0",
    "round 0 question=draft waiting=0,1,2",
    "side 0 hand=RU1,RU2,RU3,RU4",
    "side 1 hand=RX1,RX2,RX3,RX4",
    "side 2 hand=RC1,RC2,RC3,RC4",
]


@rule("G2.9", "G2.10", "G2.11")
def test_all_players_keep_one_and_pass_the_rest_to_the_left_three_times() -> None:
    """T-03: the characters 1 to 12 are dealt in order, and all players always keep the lowest."""
    state = position(*DRAFT)
    for _ in range(3):
        for seat in (2, 0, 1):
            play(state, seat, legal(state, seat)[0])
    assert set(characters(state, 0)) == {"RU1", "RC2", "RX3"}
    assert set(characters(state, 1)) == {"RX1", "RU2", "RC3"}
    assert set(characters(state, 2)) == {"RC1", "RX2", "RU3"}
    in_play = {name for seat in range(3) for name in characters(state, seat)}
    assert in_play.isdisjoint({"RU4", "RX4", "RC4"})
    assert [stock(state, seat) for seat in range(3)] == [(2, 3, 2)] * 3
    assert [side.pool for side in state.sides] == [18, 18, 18]
    assert len(state.supply) == 51 - 9
    assert [len(hand(state, seat)) for seat in range(3)] == [4, 4, 4]
    assert (question(state), state.round) == ("choose", 1)


@rule("G2.9")
def test_the_packets_shrink_from_four_to_three_to_two() -> None:
    state = position(*DRAFT)
    sizes = []
    while question(state) == "draft":
        sizes.append(len(legal(state, 0)))
        for seat in range(3):
            play(state, seat, legal(state, seat)[-1])
    assert sizes == [4, 3, 2]


@rule("G2.9")
def test_a_packet_goes_to_the_left() -> None:
    state = position(*DRAFT)
    for seat in range(3):
        play(state, seat, legal(state, seat)[0])
    assert hand(state, 1) == ["RU2", "RU3", "RU4"]
    assert hand(state, 0) == ["RC2", "RC3", "RC4"]


@rule("G2.10", "G2.9")
def test_kept_characters_stay_secret_until_all_are_shown_together() -> None:
    state = position(*DRAFT)
    play(state, 0, "keep:RU2")
    assert waiting(state) == [1, 2]
    for seat in (1, 2, None):
        assert "card:RU2" not in GAME.visible_parts(GAME.view(state, seat))
    play(state, 1, "keep:RX1")
    play(state, 2, "keep:RC1")
    assert GAME.view(state, 0).characters[3:] == (NOTHING,) * 6
    for seat in (0, 1):
        play(state, seat, legal(state, seat)[0])
    play(state, 2, legal(state, 2)[0])
    for seat in (0, 1):
        assert "CharactersShown" not in kinds(play(state, seat, legal(state, seat)[0]))
    events = play(state, 2, legal(state, 2)[0])
    shown = [e.side for e in events if isinstance(e, CharactersShown)]
    assert shown == [0, 1, 2]
    assert "card:RU2" in GAME.visible_parts(GAME.view(state, None))


@rule("G2.9")
def test_the_draft_starts_with_four_different_characters_each() -> None:
    dealt: set[str] = set()
    for seed in range(30):
        state = GAME.start(GAME.config({"seats": 5, "characters": "draft"}), seed)
        cards = [name for seat in range(5) for name in hand(state, seat)]
        assert len(cards) == len(set(cards)) == 20
        dealt.update(cards)
    assert len(dealt) == 27


@rule("G2.9", "G2.11")
def test_players_own_nothing_during_the_draft() -> None:
    state = GAME.start(GAME.config({"seats": 3, "characters": "draft"}), 4)
    assert [stock(state, seat) for seat in range(3)] == [(0, 0, 0)] * 3
    assert [side.pool for side in state.sides] == [20, 20, 20]
