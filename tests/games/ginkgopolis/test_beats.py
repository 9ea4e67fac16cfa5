"""Beats: what is shown at once, whose turn it is, and what the table looks like after each."""

from typing import Any

from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.components import CARD_NAMES, NOTHING
from polis.games.ginkgopolis.state import GinkgoState
from polis.games.ginkgopolis.view import GinkgoView
from polis.kernel.journal import Beat, Header, Step
from polis.kernel.match import Match
from polis.kernel.recorder import TABLE, Recorder
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting
from tests.games.ginkgopolis.positions import SOLO, TWO, choose, city, kinds, legal, position

SPECTATOR = None


def last_step(state: GinkgoState, seat: int, move: str) -> tuple[list[Beat], list[Any]]:
    """The beats of a move, and the state after each."""
    action = GAME.legal_actions(state, seat)[legal(state, seat).index(move)]
    recorder = Recorder(seat, GAME)
    GAME.apply(state, seat, action, recorder)
    recorder.end_beat(state)
    marks = tuple(zip(recorder.sides, recorder.ends))
    step = Step(1, seat, action, tuple(recorder.events), "", marks)
    return step.beats(), recorder.states


def shown(state: Any, viewer: int | None) -> GinkgoView:
    return GAME.view(state, viewer)


def told_in(beats: list[Beat]) -> list[tuple[int, list[str]]]:
    return [(beat.side, kinds(list(beat.events))) for beat in beats]


def new_match(**options: int | str) -> Match:
    return Match(GAME, Header("ginkgopolis", 1, options, 7))


def play_until(match: Match, kind: str) -> Step:
    """Play at random until an event of this kind happens; the step in which it does."""
    chance = seeded(3)
    while not match.is_over:
        waiting = seats_waiting(match.state)
        seat = waiting[chance.below(len(waiting))]
        actions = match.legal_actions(seat)
        step = match.play(seat, actions[chance.below(len(actions))])
        if kind in kinds(list(step.events)):
            return step
    raise AssertionError(f"no {kind} in the whole match")


# -- a round --------------------------------------------------------------------------------------


def round_of_two() -> tuple[list[Beat], list[Any]]:
    """Seat 1 chooses last; then both act and hands are passed."""
    state = position(
        TWO, city(), "deck J,K,L,F", "side 0 hand=R1,A,B,C", "side 1 hand=Y1,D,E,G"
    )  # fmt: skip
    choose(state, 0, "R1")
    return last_step(state, 1, "card:Y1")


def test_the_last_choice_each_turn_and_the_new_round_are_beats() -> None:
    beats, _ = round_of_two()
    assert told_in(beats) == [
        (1, ["ChoiceSealed"]),
        (0, ["ChoiceRevealed", "Exploited", "Gained"]),
        (1, ["ChoiceRevealed", "Exploited", "Gained"]),
        (TABLE, ["CardsReceived", "CardsReceived", "RoundBegan"]),
    ]


def test_a_card_of_a_rival_is_not_visible_before_their_beat() -> None:
    _, states = round_of_two()
    yellow_one = CARD_NAMES.index("Y1")
    seen = [yellow_one in shown(state, 0).discard for state in states]
    assert seen == [False, False, True, True]
    sealed = [shown(state, SPECTATOR).sealed for state in states]
    assert sealed == [(1, 1), (0, 1), (0, 0), (0, 0)]


def test_the_new_hand_is_not_visible_before_the_round_has_ended() -> None:
    _, states = round_of_two()
    hands = [[CARD_NAMES[card] for card in shown(state, 0).hand] for state in states]
    assert hands[:3] == [["R1", "A", "B", "C"], ["A", "B", "C"], ["A", "B", "C"]]
    assert len(hands[3]) == 4
    assert set(hands[3]) >= {"D", "E", "G"}
    assert [shown(state, 0).round for state in states] == [1, 1, 1, 2]


def test_between_two_beats_no_seat_is_asked_and_the_game_is_not_over() -> None:
    _, states = round_of_two()
    for state in states[:-1]:
        for viewer in (0, 1, SPECTATOR):
            view = shown(state, viewer)
            assert view.waiting == 0
            assert GAME.ask(view).id == "ask-going-on"
            assert GAME.draw(view)
    assert GAME.ask(shown(states[-1], 0)).id == "ask-card"


def test_classic_screens_stay_up_between_two_beats_and_fall_at_the_end() -> None:
    match = Match(GAME, Header("ginkgopolis", 1, {"seats": 3, "screens": True}, 7))
    play_until(match, "GameEnded")
    points = [shown(state, 0).points for state in match.moments]
    assert all(other == NOTHING for row in points[:-1] for other in row[1:])
    assert NOTHING not in points[-1]
    final = match.game.standings(shown(match.state, SPECTATOR))
    results = match.game.result(match.state)
    assert [standing.total for standing in final] == [points for (points,) in results]


def test_an_answer_in_the_middle_of_a_turn_goes_on_with_this_turn() -> None:
    state = position(TWO, city(), "side 0 hand=A,B,C,D", "side 1 hand=Y1,E,F,G")
    choose(state, 1, "Y1")
    choose(state, 0, "A")
    beats, _ = last_step(state, 0, "take-resource")
    assert told_in(beats)[0] == (0, ["Gained"])
    assert told_in(beats)[1] == (1, ["ChoiceRevealed", "Exploited", "Gained"])


# -- Hal ------------------------------------------------------------------------------------------


def test_hal_acts_in_a_beat_of_his_own() -> None:
    state = position(SOLO, city(), "side 0 hand=R1,A,B", "side 1 hand=Y1 pool=25", "supply R9,R10")
    beats, states = last_step(state, 0, "card:R1")
    assert [side for side, _ in told_in(beats)] == [0, 0, 1, TABLE]
    assert told_in(beats)[2] == (1, ["CardsDiscarded", "HalDrew", "HalTookTile", "FloorBuilt"])
    assert [shown(after, 0).heights[6] for after in states] == [1, 1, 2, 2]


# -- the draft and the return of tiles ------------------------------------------------------------


def test_packets_are_passed_in_a_beat_of_the_table() -> None:
    match = new_match(seats=3, characters="draft")
    step = play_until(match, "PacketReceived")
    assert told_in(step.beats()) == [
        (step.seat, ["CharacterKept"]),
        (TABLE, ["PacketReceived"] * 3),
    ]
    before = shown(match.moments[0], step.seat)
    assert before.sealed == (1, 1, 1)
    assert GAME.ask(before).id == "ask-going-on"


def test_all_characters_are_shown_at_once_and_before_the_first_hands() -> None:
    match = new_match(seats=3, characters="draft")
    step = play_until(match, "CharactersShown")
    kept, revealed, dealt = step.beats()
    assert kinds(list(kept.events)) == ["CharacterKept"]
    assert kinds(list(revealed.events)).count("CharactersShown") == 3
    assert kinds(list(dealt.events))[-1] == "RoundBegan"
    hidden, open_table, playing = [shown(state, SPECTATOR) for state in match.moments]
    assert set(hidden.characters) == {NOTHING}
    assert NOTHING not in open_table.characters
    assert GAME.ask(open_table).id == "ask-going-on"
    assert [view.round for view in (hidden, open_table, playing)] == [0, 0, 1]
    assert shown(match.moments[1], 0).hand == ()


def test_returned_tiles_are_shown_in_a_beat_of_the_table_before_the_turn_goes_on() -> None:
    state = position(
        TWO,
        city("0,0:B7^3@1"),
        "supply Y4",
        "side 0 tiles=R4 hand=B7,A,B,C",
        "side 1 tiles=Y9,Y10,Y11 hand=D,E,F,G chosen=D",
    )
    choose(state, 0, "B7")
    last_step(state, 0, "done")
    last_step(state, 1, "give:Y10")
    beats, states = last_step(state, 1, "give:Y11")
    assert told_in(beats)[0] == (TABLE, ["TilesReturned", "TilesReturned"])
    assert told_in(beats)[1] == (0, ["TilesTaken", "SupplyExhausted", "EndTriggered"])
    assert [shown(after, SPECTATOR).supply_size for after in states[:2]] == [2, 0]
