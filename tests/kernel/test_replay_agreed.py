"""Replaying a journal as far as the rules agree with it."""

from dataclasses import replace

from polis.kernel.journal import Journal, Step, entry_line, read_entry
from polis.kernel.match import replay_agreed
from tests.toys import peaks
from tests.toys.tables import act, new_match


def journal_of_three_steps() -> Journal:
    match = new_match(peaks.GAME)
    for seat in (0, 1, 0):
        act(match, seat, "lay")
    return match.journal


def test_a_journal_of_these_rules_is_replayed_to_its_end() -> None:
    assert replay_agreed(peaks.GAME, journal_of_three_steps()).seq == 3


def test_a_replay_stops_before_the_first_step_that_differs() -> None:
    journal = journal_of_three_steps()
    second = journal.entries[1]
    assert isinstance(second, Step)
    journal.entries[1] = replace(second, digest="00000000")
    match = replay_agreed(peaks.GAME, journal)
    assert match.seq == 1
    assert match.decision(1) == 1, "the second seat is asked again"


def test_an_entry_is_read_from_its_line() -> None:
    entry = journal_of_three_steps().entries[2]
    assert read_entry(peaks.GAME, entry_line(entry), 3) == entry
