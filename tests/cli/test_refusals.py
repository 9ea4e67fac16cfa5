"""Invalid commands are refused in one line, never with a traceback."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from polis.text.catalogue import LANGUAGES
from tests.waiting import HANG_SECONDS

Run = Callable[..., subprocess.CompletedProcess[str]]

MISUSES = [
    ("play chess", "There is no game chess. Installed:"),
    ("play peaks --lang tlh", "There is no language tlh. There are: en, ru, zh-Hant, es, hu"),
    ("play peaks --seats human,alphago", "There is no player alphago. There are: human, beginner"),
    ("play peaks --seats human,greedy:9", "There is no player greedy:9."),
    ("play peaks --seats human", "option 'seats' cannot be 1; it can be: 2, 3, 4"),
    ("play peaks --option colour", "Write an option as name=value, not colour."),
    ("play peaks --option colour=red", "There is no option colour. There are: numbers, seats"),
    ("play peaks --option seats=17", "The option seats cannot be 17. It can be: 2, 3, 4"),
    ("play peaks --seats 17", "The option seats cannot be 17. It can be: 2, 3, 4"),
    ("play peaks --option seats=3 --seats human,random", "2 players cannot take 3 seats."),
    ("play peaks --solo", "peaks cannot be played alone."),
    ("play peaks --seed -1", "--seed cannot be negative."),
    ("play peaks --seed x", "unable to convert"),
    ("play --sneeze", "--sneeze"),
    ("sneeze", "sneeze"),
    ("simulate peaks --games 0", "There must be at least one match to play."),
    ("simulate peaks --seats human,random", "There is no player human."),
    ("simulate", "requires an argument"),
    ("perft peaks --depth -2", "--depth cannot be negative."),
    ("perft peaks --depth 1 --seed 1 --position x", "A position needs no seed and no options."),
]

# A shell may have started the tests with the signal ignored, which child processes inherit.
HEARS_SIGNALS = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from polis.cli import main
main()
"""


def is_one_line(text: str) -> bool:
    return text.endswith("\n") and text.count("\n") == 1 and "Traceback" not in text


@pytest.mark.parametrize("line, words", MISUSES)
def test_a_misuse_is_refused_in_one_line(polis: Run, line: str, words: str) -> None:
    done = polis(*line.split())
    assert words in done.stderr
    assert is_one_line(done.stderr)
    assert done.returncode == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_uses_the_requested_language(polis: Run, language: str) -> None:
    done = polis("play", "peaks", "--solo", "--lang", language)
    assert is_one_line(done.stderr)
    assert ("cannot be played alone" in done.stderr) == (language == "en")


@pytest.mark.parametrize(
    "command", ["replay", "play --journal", "perft peaks --depth 1 --position"]
)
def test_a_file_that_is_neither_journal_nor_position_is_refused_in_one_line(
    polis: Run, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "cat.txt"
    file.write_text("meow\n")
    done = polis(*command.split(), str(file))
    assert done.returncode == 1
    assert is_one_line(done.stderr)


def test_a_missing_file_is_refused_in_one_line(polis: Run) -> None:
    done = polis("replay", "nowhere.jsonl")
    assert done.returncode == 1
    assert is_one_line(done.stderr)
    assert "nowhere.jsonl" in done.stderr


def test_a_journal_that_cannot_be_created_is_refused(polis: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = polis("play", "peaks", "--journal", str(tmp_path / "file" / "below.jsonl"))
    assert done.returncode == 1
    assert is_one_line(done.stderr)


def test_a_data_folder_that_cannot_be_written_does_not_stop_the_match(
    polis: Run, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    folder = str(tmp_path / "file")
    done = polis("play", "peaks", "--seats", "random,random", XDG_DATA_HOME=folder)
    assert done.returncode == 0
    assert done.stderr.startswith("This match is not saved to a file:")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupted_match_says_how_to_resume(
    environment: dict[str, str], tmp_path: Path
) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", HEARS_SIGNALS, "play", "peaks", "--seats", "human,random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, **environment},
        cwd=tmp_path,
    )
    assert process.stdout is not None
    shown = ""
    while not shown.endswith("(h for help):"):
        shown += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=HANG_SECONDS)
    assert process.returncode == 130
    assert re.match(r"\s*Stopped. Resume with: \S+ play --journal", complaint)
