"""The journal as text: one line per entry; only a torn last line may be lost."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polis.kernel.errors import DamagedJournal
from polis.kernel.journal import (
    Header,
    Journal,
    digest,
    dump,
    entry_line,
    header_line,
    load,
    read_header,
)
from polis.kernel.match import Match
from tests.toys import sealed_bids
from tests.toys.tables import act, new_match, play_out

GAME = sealed_bids.GAME


def played() -> Match:
    """A match with a takeback, private events and lists in events."""
    match = new_match(GAME, seats=3, exchange=True)
    act(match, 0, "bid")
    act(match, 1, "exchange")
    match.take_back(0)
    play_out(match)
    return match


TEXT = dump(played().journal)
LINES = TEXT.splitlines(keepends=True)


def damaged(number: int, **changes: object) -> list[str]:
    """The lines, with changed fields in one of them (counted from 1)."""
    data = {**json.loads(LINES[number - 1]), **changes}
    return [*LINES[: number - 1], json.dumps(data) + "\n", *LINES[number:]]


# -- there and back -------------------------------------------------------------------------------


def test_a_journal_survives_being_written_and_read() -> None:
    journal = played().journal
    assert load(GAME, LINES) == journal
    assert dump(load(GAME, LINES)) == TEXT


def test_every_entry_is_one_line() -> None:
    journal = played().journal
    assert len(LINES) == 1 + len(journal.entries)
    assert LINES[0] == header_line(journal.header)
    assert LINES[1:] == [entry_line(entry) for entry in journal.entries]


def test_the_names_of_the_players_are_kept_in_any_script() -> None:
    header = Header("sealed_bids", 1, {"seats": 3}, 2**95, ("Zsófi", "Лена", '小明 "M"\n'))
    line = header_line(header)
    assert line.count("\n") == 1
    assert "Лена" in line
    assert read_header(line) == header


def test_blank_lines_are_ignored() -> None:
    spaced = [line for pair in zip(LINES, ["\n"] * len(LINES)) for line in pair]
    assert load(GAME, spaced) == load(GAME, LINES)


def test_the_digest_differs_for_positions_that_look_the_same_to_all_seats() -> None:
    state = GAME.start(GAME.config({}), 1)
    other = GAME.clone(state)
    assert digest(GAME, state) == digest(GAME, other)
    other.rng.next32()
    assert digest(GAME, state) != digest(GAME, other)


# -- torn -----------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.integers(len(LINES[0]), len(TEXT)))
def test_a_crash_while_writing_loses_only_the_last_line(length: int) -> None:
    torn = TEXT[:length]
    whole = torn.count("\n") - 1
    entries = load(GAME, torn.splitlines(keepends=True)).entries
    assert entries == load(GAME, LINES).entries[: len(entries)]
    is_complete = torn + "\n" == "".join(LINES[: whole + 2])  # only the line's end is missing
    assert len(entries) == whole + is_complete


def test_a_torn_line_in_the_middle_is_damage() -> None:
    with pytest.raises(DamagedJournal, match="line 3 is not JSON"):
        load(GAME, [*LINES[:2], LINES[2][:9], *LINES[3:]])


def test_a_damaged_last_line_with_its_end_is_damage() -> None:
    with pytest.raises(DamagedJournal, match=f"line {len(LINES)} is not JSON"):
        load(GAME, [*LINES[:-1], LINES[-1][:9] + "\n"])


def test_a_torn_header_is_damage() -> None:
    with pytest.raises(DamagedJournal, match="line 1 is not JSON"):
        load(GAME, [LINES[0][:20]])


# -- damaged --------------------------------------------------------------------------------------


def test_an_empty_file_is_not_a_journal() -> None:
    for lines in ([], ["\n", "  \n"]):
        with pytest.raises(DamagedJournal, match="the journal is empty"):
            load(GAME, lines)


@pytest.mark.parametrize("seq", [1, 3, 0, -2])
def test_an_entry_that_is_missing_is_named(seq: int) -> None:
    with pytest.raises(DamagedJournal, match="line 3: entry 2 is missing"):
        load(GAME, damaged(3, seq=seq))


def test_a_lost_line_is_damage() -> None:
    with pytest.raises(DamagedJournal, match="line 4: entry 3 is missing"):
        load(GAME, LINES[:3] + LINES[4:])


@pytest.mark.parametrize(
    "changes",
    [
        {"polis": "save game"},
        {"game": None, "version": "two"},
        {"options": 3},
        {"seed": None},
        {"seed": 1e999},
        {"players": 4},
    ],
    ids=str,
)
def test_an_invalid_header_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(DamagedJournal):
        load(GAME, damaged(1, **changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"seat": None},
        {"action": "first"},
        {"action": 1e999},
        {"events": None},
        {"events": 3},
        {"events": [3]},
        {"events": "none"},
        {"events": [{"kind": "Unheard"}]},
        {"undone": 2},
        {"undone": ["x"]},
    ],
    ids=str,
)
def test_an_invalid_entry_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(DamagedJournal):
        load(GAME, damaged(2, **changes))


@pytest.mark.parametrize("line", ["[]\n", "7\n", "null\n", "NaN\n", "[" * 9999 + "\n", "{]\n"])
def test_a_line_that_is_not_an_object_is_refused(line: str) -> None:
    with pytest.raises(DamagedJournal, match="line 2"):
        load(GAME, [LINES[0], line])


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.integers(0, len(TEXT) - 1), st.sampled_from('{}[]",:0x9-e\n'))
def test_a_wrong_letter_is_damage_or_another_journal_but_never_a_crash(
    index: int, letter: str
) -> None:
    text = TEXT[:index] + letter + TEXT[index + 1 :]
    try:
        journal = load(GAME, text.splitlines(keepends=True))
    except DamagedJournal:
        return
    assert isinstance(journal, Journal)
