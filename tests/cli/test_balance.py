"""`polis balance`: it plays the matches that the game asks for and writes the report."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from polis.bots.random_bot import RandomBot
from polis.cli import balance as command

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the real bot, which is too slow for a test."""
    monkeypatch.setattr(command, "find_bot", lambda name: RandomBot())


@pytest.mark.usefixtures("hasty")
def test_the_report_is_printed_and_written(polis: Run, tmp_path: Path) -> None:
    done = polis("balance", "cities", "--matches", "5", "--seed", "2", "--write", str(tmp_path))
    assert done.returncode == 0
    assert done.stderr == ""
    page = (tmp_path / "games" / "cities-balance.md").read_text("utf-8")
    assert done.stdout == page
    assert "    polis balance cities --matches 5 --seed 2\n" in page
    assert "The bot `greedy:2`" in page
    assert (tmp_path / "pictures" / "cities-balance.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.usefixtures("hasty")
def test_the_figures_do_not_depend_on_the_chunks(
    polis: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    args = ("balance", "cities", "--matches", "3")
    one = polis(*args).stdout
    monkeypatch.setattr(command, "CHUNK", 1)
    assert polis(*args).stdout == one


@pytest.mark.slow
def test_several_processes_share_the_work(polis_process: Run) -> None:
    args = ("balance", "cities", "--matches", "1")
    done = polis_process(*args, "--jobs", "2")
    assert done.returncode == 0
    assert done.stdout == polis_process(*args).stdout


@pytest.mark.parametrize(
    "args, complaint",
    [
        pytest.param(("peaks",), "peaks has no content", id="nothing to measure"),
        pytest.param(("atlantis",), "There is no game atlantis", id="no game"),
        pytest.param(("cities", "--matches", "0"), "at least one match", id="no matches"),
        pytest.param(("cities", "--seed", "-1"), "--seed cannot be negative", id="seed"),
        pytest.param(("cities", "--jobs", "-1"), "--jobs cannot be negative", id="jobs"),
        pytest.param(("cities", "--write", "nowhere"), "no folder nowhere", id="no folder"),
    ],
)
def test_invalid_arguments_are_refused(polis: Run, args: tuple[str, ...], complaint: str) -> None:
    done = polis("balance", *args)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1
