"""A match is saved to its journal file, step by step, and can be resumed from it."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def begun(polis: Run, tmp_path: Path) -> Path:
    """A match that the person left after three answers."""
    file = tmp_path / "match.jsonl"
    args = ("play", "peaks", "--seats", "human:Ana,greedy", "--option", "numbers=4", "--seed", "3")
    done = polis(*args, "--journal", str(file), typed="1\n2\n1\nq\n")
    assert done.returncode == 0
    return file


def test_the_file_has_a_header_and_every_step(begun: Path) -> None:
    header, *entries = map(json.loads, begun.read_text("utf-8").splitlines())
    assert header["game"] == "peaks"
    assert header["players"] == ["human:Ana", "greedy"]
    assert header["seed"] == 3
    assert [entry["seq"] for entry in entries] == [1, 2, 3, 4, 5, 6]


def test_a_match_is_resumed_from_its_file(polis: Run, begun: Path) -> None:
    before = begun.read_text("utf-8")
    done = polis("play", "--journal", str(begun), typed="1\n" * 9)
    assert done.returncode == 0
    assert "Ana" in done.stdout
    assert "Final scores" in done.stdout
    assert begun.read_text("utf-8").startswith(before)


def test_a_resumed_match_ends_like_an_uninterrupted_one(
    polis: Run, begun: Path, tmp_path: Path
) -> None:
    polis("play", "--journal", str(begun), typed="1\n" * 9)
    whole = tmp_path / "whole.jsonl"
    args = ("play", "peaks", "--seats", "human:Ana,greedy", "--option", "numbers=4", "--seed", "3")
    polis(*args, "--journal", str(whole), typed="1\n2\n1\n" + "1\n" * 9)
    assert whole.read_text("utf-8") == begun.read_text("utf-8")


def test_a_finished_match_shows_its_end_again(polis: Run, begun: Path) -> None:
    polis("play", "--journal", str(begun), typed="1\n" * 9)
    done = polis("play", "--journal", str(begun))
    assert done.returncode == 0
    assert "Final scores" in done.stdout


def test_a_torn_last_line_loses_nothing_else(polis: Run, begun: Path) -> None:
    whole = begun.read_bytes()
    begun.write_bytes(whole + b'{"seq":7,"seat":0,"act\xc3')
    done = polis("play", "--journal", str(begun), typed="q\n")
    assert done.returncode == 0
    assert begun.read_bytes() == whole


def test_a_last_line_without_its_end_is_kept(polis: Run, begun: Path) -> None:
    whole = begun.read_bytes()
    begun.write_bytes(whole.rstrip(b"\n"))
    done = polis("play", "--journal", str(begun), typed="q\n")
    assert done.returncode == 0
    assert begun.read_bytes() == whole


def test_a_damaged_line_is_named_and_the_file_stays_unchanged(polis: Run, begun: Path) -> None:
    lines = begun.read_text("utf-8").splitlines(keepends=True)
    lines[2] = "meow\n"
    begun.write_text("".join(lines), "utf-8")
    done = polis("play", "--journal", str(begun), typed="1\n")
    assert done.returncode == 1
    assert done.stderr == "Cannot read the journal: line 3 is not JSON\n"
    assert begun.read_text("utf-8") == "".join(lines)


def test_a_match_that_these_rules_play_differently_is_refused(polis: Run, begun: Path) -> None:
    lines = begun.read_text("utf-8").splitlines(keepends=True)
    entry = json.loads(lines[3])
    lines[3] = json.dumps({**entry, "digest": "00000000"}) + "\n"
    begun.write_text("".join(lines), "utf-8")
    done = polis("play", "--journal", str(begun), typed="1\n")
    assert done.returncode == 1
    assert done.stderr.startswith("The match was played with different rules:")
    told = polis("replay", str(begun))
    assert told.returncode == 1
    assert told.stderr.startswith("The match was played with different rules:")
    assert told.stdout


def test_an_empty_file_becomes_a_new_match(polis: Run, tmp_path: Path) -> None:
    file = tmp_path / "new.jsonl"
    file.write_text("")
    done = polis("play", "peaks", "--journal", str(file), typed="q\n")
    assert done.returncode == 0
    assert json.loads(file.read_text("utf-8").splitlines()[0])["game"] == "peaks"


@pytest.mark.parametrize(
    "extra, words",
    [
        (["sealed_bids"], "contains a match of peaks, not of sealed_bids."),
        (["--seats", "human,human"], "its seats and options cannot be changed."),
        (["--seed", "4"], "its seats and options cannot be changed."),
    ],
)
def test_seats_and_options_of_a_stored_match_cannot_be_changed(
    polis: Run, begun: Path, extra: list[str], words: str
) -> None:
    done = polis("play", *extra, "--journal", str(begun))
    assert done.returncode == 2
    assert words in done.stderr


def test_replay_prints_the_match_in_words(polis: Run, begun: Path) -> None:
    done = polis("replay", str(begun))
    assert done.returncode == 0
    assert "Ana laid the 1 on space 1." in done.stdout


def test_replay_shows_the_table_after_a_step(polis: Run, begun: Path) -> None:
    start = polis("replay", str(begun), "--step", "0").stdout
    assert "laid" not in start
    first = polis("replay", str(begun), "--step", "1", "--seat", "2").stdout
    assert first.count("laid") == 1


@pytest.mark.parametrize(
    "extra, words",
    [
        (["--step", "77"], "There is no step 77. There are steps 0 to 6."),
        (["--seat", "0"], "There is no seat 0. There are seats 1 to 2."),
    ],
)
def test_replay_refuses_missing_steps_and_seats(
    polis: Run, begun: Path, extra: list[str], words: str
) -> None:
    done = polis("replay", str(begun), *extra)
    assert (done.returncode, done.stderr) == (2, words + "\n")
