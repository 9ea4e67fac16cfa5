"""Takebacks: when they are fair or barred, redo, and rewinds by consent."""

import pytest

from polis.kernel.errors import StaleDecision, TakebackBarred
from polis.kernel.game import Action, Seat
from polis.kernel.journal import Header, Takeback, digest
from polis.kernel.match import Match, replay
from polis.kernel.recorder import Recorder
from polis.kernel.registry import find_game, game_names
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting
from tests.toys import peaks, sealed_bids
from tests.toys.peaks.game import Peaks
from tests.toys.peaks.state import PeaksState
from tests.toys.sealed_bids.game import SealedBids
from tests.toys.sealed_bids.state import BidsState
from tests.toys.tables import act, new_match, play_out


class TwoAtATime(Peaks):
    """Every turn is two steps."""

    def apply(self, state: PeaksState, seat: Seat, action: Action, out: Recorder | None) -> None:
        super().apply(state, seat, action, out)
        if state.row.count(-1) % 2:
            state.waiting = 1 << seat


class SaysNothing(SealedBids):
    """Reports no events, so only the use of randomness bars a takeback."""

    def apply(self, state: BidsState, seat: Seat, action: Action, out: Recorder | None) -> None:
        super().apply(state, seat, action, None)


def text(match: Match) -> str:
    return match.game.write(match.state)


# -- what is fair ---------------------------------------------------------------------------------


def test_a_step_can_be_taken_back_before_other_seats_move() -> None:
    match = new_match(peaks.GAME)
    before = text(match)
    act(match, 0, "lay")
    assert match.can_take_back(0)
    entry = match.take_back(0)
    assert entry == Takeback(2, 0, (1,))
    assert text(match) == before
    assert match.standing == []
    assert len(match.journal.entries) == 2, "the journal forgets nothing"


def test_the_question_is_asked_again_after_a_takeback() -> None:
    match = new_match(peaks.GAME)
    act(match, 0, "lay")
    match.take_back(0)
    assert [match.decision(seat) for seat in (0, 1)] == [2, None]
    with pytest.raises(StaleDecision):
        act(match, 0, "lay", decision=0)
    act(match, 0, "lay", decision=2)


def test_a_sealed_choice_can_be_withdrawn_until_the_last_seat_has_chosen() -> None:
    match = new_match(sealed_bids.GAME)
    act(match, 0, "bid")
    act(match, 1, "bid")
    match.take_back(0)
    assert [match.decision(seat) for seat in range(3)] == [3, None, 0], "the others stay as asked"
    assert [step.seat for step in match.standing] == [1]
    act(match, 0, "bid")
    assert match.can_take_back(0)
    assert match.can_take_back(1)
    act(match, 2, "bid")
    assert not any(match.can_take_back(seat) for seat in range(3))


def test_a_sealed_choice_can_be_withdrawn_although_another_seat_drew_a_card_since() -> None:
    match = new_match(sealed_bids.GAME)
    act(match, 0, "bid")
    act(match, 1, "exchange")
    drawn = match.game.view(match.state, 1)
    match.take_back(0)
    assert match.game.view(match.state, 1).hand == drawn.hand


def test_a_turn_of_several_steps_is_taken_back_step_by_step() -> None:
    match = new_match(TwoAtATime())
    before = text(match)
    act(match, 0, "lay")
    act(match, 0, "lay")
    match.take_back(0)
    match.take_back(0)
    assert text(match) == before
    with pytest.raises(TakebackBarred, match="nothing to take back"):
        match.take_back(0)


# -- what is barred -------------------------------------------------------------------------------


def test_a_seat_that_has_done_nothing_has_nothing_to_take_back() -> None:
    match = new_match(peaks.GAME)
    act(match, 0, "lay")
    assert not match.can_take_back(1)
    with pytest.raises(TakebackBarred, match="nothing to take back"):
        match.take_back(1)


def test_no_takeback_after_another_seat_has_moved() -> None:
    match = new_match(peaks.GAME)
    act(match, 0, "lay")
    act(match, 1, "lay")
    assert not match.can_take_back(0)
    with pytest.raises(TakebackBarred, match="others have gone on"):
        match.take_back(0)


def test_no_takeback_of_a_step_that_used_randomness() -> None:
    match = new_match(SaysNothing())
    act(match, 0, "exchange")
    with pytest.raises(TakebackBarred, match="chance has decided"):
        match.take_back(0)


def test_no_takeback_of_a_step_that_revealed_something() -> None:
    match = new_match(sealed_bids.GAME)
    steps = [act(match, seat, "bid") for seat in range(3)]
    assert any(event.reveals for event in steps[2].events)
    with pytest.raises(TakebackBarred, match="hidden"):
        match.take_back(2)


def test_no_takeback_of_a_sealed_choice_that_has_been_revealed() -> None:
    match = new_match(sealed_bids.GAME)
    for seat in range(3):
        act(match, seat, "bid")
    with pytest.raises(TakebackBarred, match="others have gone on"):
        match.take_back(0)


def test_no_takeback_after_the_end_has_revealed_everything() -> None:
    match = new_match(peaks.GAME)
    play_out(match)
    assert not any(match.can_take_back(seat) for seat in (0, 1))
    with pytest.raises(TakebackBarred, match="the game is over"):
        match.take_back(1)


def test_a_barred_takeback_changes_nothing() -> None:
    match = new_match(peaks.GAME)
    act(match, 0, "lay")
    act(match, 1, "lay")
    before = text(match), list(match.journal.entries), match.decision(0)
    with pytest.raises(TakebackBarred):
        match.take_back(0)
    assert (text(match), match.journal.entries, match.decision(0)) == before


# -- second thoughts ------------------------------------------------------------------------------


def test_a_takeback_can_be_redone() -> None:
    match = new_match(sealed_bids.GAME)
    step = act(match, 0, "bid")
    act(match, 1, "bid")
    before = digest(match.game, match.state)
    match.take_back(0)
    again = match.redo(0)
    assert (again.action, again.events) == (step.action, step.events)
    assert digest(match.game, match.state) == before
    with pytest.raises(TakebackBarred, match="nothing to play again"):
        match.redo(0)


def test_several_takebacks_are_redone_in_order() -> None:
    match = new_match(TwoAtATime())
    steps = [act(match, 0, "lay number:0.2"), act(match, 0, "lay number:0.1")]
    match.take_back(0)
    match.take_back(0)
    assert [match.redo(0).action, match.redo(0).action] == [step.action for step in steps]


def test_playing_the_same_action_counts_as_a_redo() -> None:
    match = new_match(TwoAtATime())
    first, second = act(match, 0, "lay number:0.2"), act(match, 0, "lay number:0.1")
    match.take_back(0)
    match.take_back(0)
    match.play(0, first.action)
    assert match.redo(0).action == second.action


def test_another_choice_ends_the_redo() -> None:
    match = new_match(TwoAtATime())
    for _ in range(2):
        act(match, 0, "lay")
    match.take_back(0)
    match.take_back(0)
    act(match, 0, "lay number:0.3")
    with pytest.raises(TakebackBarred, match="nothing to play again"):
        match.redo(0)


def test_every_seat_has_its_own_redo() -> None:
    match = new_match(sealed_bids.GAME)
    steps = [act(match, seat, "bid") for seat in (0, 1)]
    for seat in (0, 1):
        match.take_back(seat)
    assert [match.redo(seat).action for seat in (0, 1)] == [step.action for step in steps]


# -- by consent of all ----------------------------------------------------------------------------


def test_a_rewind_takes_back_all_steps_that_the_players_agreed_on() -> None:
    match = new_match(sealed_bids.GAME)
    act(match, 0, "bid")
    before = text(match)
    for seat in (1, 2):
        act(match, seat, "bid")
    entry = match.rewind(0, seq=2)
    assert entry == Takeback(4, 0, (2, 3))
    assert text(match) == before
    assert [step.seq for step in match.standing] == [1]


def test_a_rewind_asks_all_open_questions_again() -> None:
    match = new_match(sealed_bids.GAME)
    for seat in range(3):
        act(match, seat, "bid")
    match.rewind(1, seq=3)
    assert [match.decision(seat) for seat in range(3)] == [None, None, 4]


def test_a_rewind_to_the_start_leaves_no_steps() -> None:
    match = new_match(peaks.GAME)
    before = text(match)
    play_out(match)
    match.rewind(0, seq=0)
    assert text(match) == before
    assert not match.is_over


def test_a_rewind_of_nothing_is_barred() -> None:
    match = new_match(peaks.GAME)
    act(match, 0, "lay")
    with pytest.raises(TakebackBarred, match="nothing to take back"):
        match.rewind(0, seq=2)


def test_a_rewind_past_other_seats_ends_every_redo() -> None:
    match = new_match(sealed_bids.GAME)
    act(match, 0, "bid")
    match.take_back(0)
    act(match, 1, "bid")
    act(match, 2, "bid")
    match.rewind(0, seq=3)
    with pytest.raises(TakebackBarred, match="nothing to play again"):
        match.redo(0)


def test_a_remembered_no_does_not_outlive_a_takeback() -> None:
    match = new_match(peaks.GAME, seats=2)
    act(match, 0, "lay")
    act(match, 1, "lay")
    assert not match.can_take_back(0), "the other seat has moved since"
    assert not match.can_take_back(0), "also when asked again"
    match.take_back(1)
    assert match.can_take_back(0)


@pytest.mark.parametrize("name", game_names())
def test_a_takeback_is_offered_exactly_when_it_is_fair(name: str) -> None:
    """The quick signs agree with the full check, also after takebacks."""
    game, rng = find_game(name), seeded(4)
    match = Match(game, Header(name, game.version, {"seats": 3}, 4))
    for _ in range(60):
        for seat in range(3):
            again = replay(game, match.journal)
            assert match.can_take_back(seat) == is_fair(again, seat), f"seat {seat}"
        waiting = seats_waiting(match.state)
        seat = waiting[rng.below(len(waiting))]
        if rng.below(4) == 0 and match.can_take_back(seat):
            match.take_back(seat)
        else:
            legal = match.legal_actions(seat)
            match.play(seat, legal[rng.below(len(legal))])


def is_fair(match: Match, seat: int) -> bool:
    try:
        match.take_back(seat)
    except TakebackBarred:
        return False
    return True
