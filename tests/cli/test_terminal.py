"""A real terminal: colours, and a curtain between people who share it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

import pty


class Terminal:
    """A command at a pseudo-terminal, and what it has shown."""

    def __init__(self, args: list[str], environment: dict[str, str], folder: Path) -> None:
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "polis.cli", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, **environment, "TERM": "xterm-256color", "NO_COLOR": ""},
            cwd=folder,
            start_new_session=True,
        )
        os.close(theirs)

    def until(self, words: str) -> str:
        """The output up to the given words."""
        shown = b""
        while words.encode() not in shown:
            shown += os.read(self._ours, 1)
        return shown.decode()

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)


@pytest.fixture
def terminal(environment: dict[str, str], tmp_path: Path) -> Iterator[Terminal]:
    args = ["play", "sealed_bids", "--seats", "human:Ana,human:Bo,random", "--seed", "1"]
    opened = Terminal(args, environment, tmp_path)
    yield opened
    opened.close()


def test_people_who_share_a_screen_do_not_see_each_others_secrets(terminal: Terminal) -> None:
    assert "Ana" in terminal.until("presses Enter:")
    terminal.type("")
    assert "\x1b[" in terminal.until("(h for help):")
    terminal.type("1")
    assert "\x1b[2J" in terminal.until("Bo, who presses Enter (Ana can still take back with u):")
    terminal.type("")
    shown = terminal.until("(h for help):")
    assert "\x1b[2J" in shown
    assert "Ana bids" not in shown


def test_the_previous_person_at_the_screen_can_still_take_back(terminal: Terminal) -> None:
    terminal.until("presses Enter:")
    terminal.type("")
    terminal.until("(h for help):")
    terminal.type("1")
    terminal.until("take back with u):")
    terminal.type("u")
    assert "Ana takes back the last step." in terminal.until("(h for help):")
