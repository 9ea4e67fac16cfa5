"""Replaying a journal with many takebacks repeats only a few steps for each."""

import pytest

from polis.kernel.errors import DamagedJournal
from polis.kernel.journal import Journal, Takeback
from polis.kernel.match import SAVE_EVERY, Match, replay
from tests.toys import peaks, sealed_bids
from tests.toys.tables import new_match


def played(game: object, takebacks_per_step: int) -> Match:
    """A match in which every step that can be taken back is, several times, before it stands."""
    match = new_match(game)  # type: ignore[arg-type]
    while not match.is_over:
        seat = next(seat for seat in range(match.config.seats) if match.legal_actions(seat))
        action = match.legal_actions(seat)[0]
        match.play(seat, action)
        for _ in range(takebacks_per_step):
            if not match.can_take_back(seat):
                break
            match.take_back(seat)
            match.play(seat, action)
    return match


@pytest.mark.parametrize("game", [peaks.GAME, sealed_bids.GAME])
def test_a_takeback_repeats_only_the_steps_since_the_last_saved_state(game: object) -> None:
    match = played(game, 10)
    takebacks = [entry for entry in match.journal.entries if isinstance(entry, Takeback)]
    again = replay(match.game, match.journal)
    assert len(takebacks) > 10
    assert again.replayed <= len(takebacks) * (SAVE_EVERY + match.config.seats)
    assert again.game.write(again.state) == match.game.write(match.state)
    assert again.standing == match.standing


def test_a_rewind_to_the_start_is_replayed() -> None:
    match = played(peaks.GAME, 1)
    shorter = replay(match.game, Journal(match.journal.header, match.journal.entries[:-1]))
    shorter.rewind(0, 1)
    assert replay(match.game, shorter.journal).standing == []


def test_a_takeback_by_a_seat_that_does_not_exist_is_refused() -> None:
    match = new_match(peaks.GAME)
    step = match.play(0, match.legal_actions(0)[0])
    journal = Journal(match.journal.header, [step, Takeback(2, 7, (1,))])
    with pytest.raises(DamagedJournal, match="seat"):
        replay(match.game, journal)
