"""A match: refusals, the numbers of decisions, and replays."""

from dataclasses import replace

import pytest

from polis.kernel.errors import (
    BadConfig,
    DamagedJournal,
    GameOver,
    IllegalAction,
    NotWaitingForYou,
    Refused,
    RulesDiffer,
    StaleDecision,
)
from polis.kernel.game import Action, Seat
from polis.kernel.journal import Header, Journal, Step, Takeback, digest
from polis.kernel.match import Match, replay
from polis.kernel.recorder import Recorder
from tests.toys import peaks, sealed_bids
from tests.toys.peaks.game import Peaks
from tests.toys.peaks.state import PeaksState
from tests.toys.tables import act, new_match, play_out

NONSENSE = 999  # not an action of any toy
BYGONE = 77  # not a decision of any test


def open_questions(match: Match) -> list[int | None]:
    return [match.decision(seat) for seat in range(match.config.seats)]


# -- playing --------------------------------------------------------------------------------------


def test_a_step_is_appended_and_its_events_with_it() -> None:
    match = new_match(peaks.GAME)
    step = act(match, 0, "lay number:0.3 space:2")
    assert match.journal.entries == [step]
    assert (step.seq, step.seat, step.digest) == (1, 0, digest(peaks.GAME, match.state))
    assert [type(event).__name__ for event in step.events] == ["NumberLaid"]
    assert match.standing == [step]


def test_the_legal_actions_of_a_match_are_a_copy() -> None:
    match = new_match(peaks.GAME)
    match.legal_actions(0).clear()
    assert match.legal_actions(0) == match.game.legal_actions(match.state, 0)
    assert match.legal_actions(1) == []


def test_a_match_of_another_game_is_refused() -> None:
    with pytest.raises(DamagedJournal, match="a match of 'chess', not of 'peaks'"):
        Match(peaks.GAME, Header("chess", 1, {}, 1))


def test_options_that_the_game_does_not_know_are_refused() -> None:
    with pytest.raises(BadConfig):
        new_match(peaks.GAME, colour="red")


# -- refusals -------------------------------------------------------------------------------------


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    match = new_match(peaks.GAME)
    play_out(match)
    for seat in (0, 1):
        with pytest.raises(GameOver):
            match.play(seat, NONSENSE, BYGONE)
    assert open_questions(match) == [None, None]


def test_a_seat_that_is_not_asked_is_refused_whatever_it_sends() -> None:
    match = new_match(peaks.GAME)
    with pytest.raises(NotWaitingForYou):
        match.play(1, NONSENSE, BYGONE)


def test_a_stale_answer_is_refused_even_if_it_would_not_be_legal() -> None:
    match = new_match(peaks.GAME)
    with pytest.raises(StaleDecision, match="no longer open"):
        match.play(0, NONSENSE, BYGONE)


def test_an_illegal_answer_to_the_open_question_is_refused() -> None:
    match = new_match(peaks.GAME)
    with pytest.raises(IllegalAction, match="999 is not among the 18 legal ones"):
        match.play(0, NONSENSE, 0)


def test_an_answer_without_a_number_means_the_open_question() -> None:
    match = new_match(peaks.GAME)
    assert match.play(0, match.legal_actions(0)[0]).seq == 1


@pytest.mark.parametrize("seat, action, decision", [(1, 0, 0), (0, 0, 3), (0, NONSENSE, 0)])
def test_a_refusal_changes_nothing(seat: Seat, action: int, decision: int) -> None:
    match = new_match(peaks.GAME)
    before = digest(peaks.GAME, match.state), open_questions(match)
    with pytest.raises(Refused) as refusal:
        match.play(seat, action, decision)
    assert (digest(peaks.GAME, match.state), open_questions(match)) == before
    assert match.journal.entries == []
    assert refusal.value.code != "refused", "every refusal has a name of its own"


def test_a_double_click_is_refused() -> None:
    match = new_match(sealed_bids.GAME)
    act(match, 0, "exchange", decision=0)  # public, and seat 0 must still bid
    with pytest.raises(StaleDecision):
        act(match, 0, "bid", decision=0)
    assert act(match, 0, "bid", decision=1).seq == 2


# -- the numbers of questions ---------------------------------------------------------------------


def test_a_question_has_the_number_of_the_entry_that_asked_it() -> None:
    match = new_match(peaks.GAME)
    assert open_questions(match) == [0, None]
    act(match, 0, "lay")
    assert open_questions(match) == [None, 1]


def test_simultaneous_answers_do_not_conflict() -> None:
    match = new_match(sealed_bids.GAME)
    assert open_questions(match) == [0, 0, 0]
    act(match, 1, "bid", decision=0)
    assert open_questions(match) == [0, None, 0]
    act(match, 0, "bid", decision=0)
    act(match, 2, "bid", decision=0)


def test_an_exchange_closes_only_the_question_of_the_seat_that_made_it() -> None:
    match = new_match(sealed_bids.GAME)
    act(match, 1, "exchange", decision=0)
    assert open_questions(match) == [0, 1, 0]


def test_the_next_round_asks_new_questions() -> None:
    match = new_match(sealed_bids.GAME, lots=2, exchange=False)
    for seat in range(3):
        act(match, seat, "bid", decision=0)
    winner = next(seat for seat in range(3) if match.decision(seat) == 3)
    act(match, winner, "give", decision=3)
    assert open_questions(match) == [4, 4, 4]
    with pytest.raises(StaleDecision):
        act(match, 0, "bid", decision=0)


# -- replaying ------------------------------------------------------------------------------------


class HigherPeaks(Peaks):
    """Later rules: the player of the highest number continues."""

    def apply(self, state: PeaksState, seat: Seat, action: Action, out: Recorder | None) -> None:
        super().apply(state, seat, action, out)
        if action // state.config.spaces == state.config.numbers - 1 and state.waiting:
            state.waiting = 1 << seat


class WiderPeaks(Peaks):
    """Later rules: the text of a position has more fields, the play is the same."""

    def write(self, state: PeaksState) -> str:
        return super().write(state) + "note\n"


def test_a_journal_replays_to_the_same_match() -> None:
    match = new_match(sealed_bids.GAME)
    act(match, 0, "bid")
    act(match, 1, "exchange")
    match.take_back(0)
    act(match, 2, "bid")
    again = replay(sealed_bids.GAME, match.journal)
    assert again.journal == match.journal
    assert again.standing == match.standing
    assert open_questions(again) == open_questions(match)
    assert again.game.write(again.state) == match.game.write(match.state)


def test_a_takeback_can_be_redone_after_a_replay() -> None:
    match = new_match(peaks.GAME)
    step = act(match, 0, "lay number:0.2 space:4")
    match.take_back(0)
    again = replay(peaks.GAME, match.journal)
    assert again.redo(0).action == step.action


def test_a_step_that_is_no_longer_legal_is_reported() -> None:
    match = new_match(peaks.GAME)
    act(match, 0, "lay number:0.3")
    act(match, 1, "lay number:1.1")
    with pytest.raises(RulesDiffer, match="step 1 leads elsewhere"):
        replay(HigherPeaks(), match.journal)
    match.journal.entries[0] = replace(match.standing[0], seat=1)
    with pytest.raises(RulesDiffer, match="step 1 is not legal"):
        replay(peaks.GAME, match.journal)


def test_a_step_with_a_different_result_is_reported() -> None:
    match = new_match(peaks.GAME)
    act(match, 0, "lay")
    with pytest.raises(RulesDiffer, match="step 1 leads elsewhere"):
        replay(WiderPeaks(), match.journal)


@pytest.mark.parametrize("undone", [(), (2,), (1, 5), (-1,)])
def test_a_takeback_of_a_removed_step_is_reported(undone: tuple[int, ...]) -> None:
    match = new_match(peaks.GAME)
    act(match, 0, "lay")
    match.journal.entries.append(Takeback(2, 0, undone))
    with pytest.raises(DamagedJournal, match="entry 2 takes back what does not stand"):
        replay(peaks.GAME, match.journal)


def test_a_takeback_that_leaves_a_hole_is_reported() -> None:
    match = new_match(peaks.GAME)
    act(match, 0, "lay")
    act(match, 1, "lay")
    match.journal.entries.append(Takeback(3, 0, (1,)))
    with pytest.raises(RulesDiffer, match="step 2 is not legal without what entry 3 undid"):
        replay(peaks.GAME, match.journal)


def test_an_empty_journal_replays_to_a_new_match() -> None:
    header = Header("peaks", 1, {"seats": 4}, 9)
    match = replay(peaks.GAME, Journal(header))
    assert match.seq == 0
    assert match.config.seats == 4


def test_the_remaining_steps_of_a_journal_are_those_of_its_match() -> None:
    match = new_match(sealed_bids.GAME)
    for seat in (0, 1):
        act(match, seat, "bid")
    match.take_back(0)
    act(match, 0, "bid")
    assert match.journal.standing() == match.standing
    assert [step.seq for step in match.standing] == [2, 4]
    assert isinstance(match.journal.entries[2], Takeback)
    assert isinstance(match.journal.entries[3], Step)
