"""Beats: how the events of a step are divided for display."""

from polis.kernel.journal import Beat, Step, digest, dump, load
from polis.kernel.match import replay
from polis.kernel.recorder import TABLE, Recorder
from tests.toys import peaks, sealed_bids
from tests.toys.peaks.events import NumberLaid
from tests.toys.tables import new_match, play_out

LAID = NumberLaid(0, 1, 2)


def sides_of(step: Step) -> list[tuple[int, int]]:
    return [(beat.side, len(beat.events)) for beat in step.beats()]


def test_a_beat_without_events_is_left_out() -> None:
    state = new_match(peaks.GAME).state
    recorder = Recorder(0)
    recorder.begin_beat(state, 1)
    recorder.record(LAID)
    recorder.begin_beat(state, TABLE)
    recorder.end_beat(state)
    assert (recorder.sides, recorder.ends) == ([1], [1])


def test_a_replay_keeps_only_the_moments_of_its_last_step() -> None:
    match = new_match(sealed_bids.GAME)
    play_out(match)
    again = replay(sealed_bids.GAME, match.journal)
    positions = [digest(match.game, state) for state in match.moments]
    assert positions, "the last step has a beat"
    assert [digest(again.game, state) for state in again.moments] == positions


def test_a_recorder_without_a_game_copies_no_state() -> None:
    state = new_match(peaks.GAME).state
    for game, copies in ((None, 0), (peaks.GAME, 1)):
        recorder = Recorder(0, game)
        recorder.record(LAID)
        recorder.end_beat(state)
        assert len(recorder.states) == copies


def test_the_last_bid_of_a_round_is_divided_into_beats() -> None:
    match = new_match(sealed_bids.GAME)
    steps = [match.play(seat, match.legal_actions(seat)[0]) for seat in range(match.config.seats)]
    assert [sides_of(step) for step in steps[:-1]] == [[(seat, 1)] for seat in (0, 1)]
    assert sides_of(steps[-1]) == [(2, 1), (TABLE, 2)]
    assert len(match.moments) == 2


def test_a_stored_journal_has_no_beats_until_it_is_replayed() -> None:
    match = new_match(sealed_bids.GAME)
    play_out(match)
    stored = load(match.game, dump(match.journal).splitlines(keepends=True))
    whole = stored.standing()[2]
    assert whole.beats() == [Beat(whole.seat, whole.events)]
    again = replay(match.game, stored)
    assert [step.marks for step in again.standing] == [step.marks for step in match.standing]
