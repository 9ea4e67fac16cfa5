"""`polis tournament` and `polis duel`, as a person runs them."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from polis.arena.intervals import Interval, wilson
from polis.arena.ratings import Rating
from polis.arena.report import Report, Row
from polis.arena.schedule import Contest
from polis.cli import contests
from polis.cli.screen import Screen
from polis.text.voice import Voice
from tests.waiting import HANG_SECONDS

Run = Callable[..., subprocess.CompletedProcess[str]]
SMALL = ("tournament", "peaks", "--bots", "random,greedy:1", "--matches", "6")
HEARS_SIGNALS = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from polis.cli import main
main()
"""


def test_a_tournament_prints_a_table_and_writes_figures_and_chart(
    polis: Run, tmp_path: Path
) -> None:
    done = polis(*SMALL, "--folder", "t")
    assert done.returncode == 0, done.stderr
    assert "6 of 6 matches are played." in done.stdout
    assert "●" in done.stdout
    figures = json.loads((tmp_path / "t" / "report.json").read_text())
    assert sorted(row["bot"] for row in figures["rows"]) == ["greedy:1", "random"]
    assert (tmp_path / "t" / "chart.png").stat().st_size > 1000


def test_the_number_of_processes_does_not_change_the_results(
    polis: Run, polis_process: Run, tmp_path: Path
) -> None:
    polis(*SMALL, "--folder", "one")
    assert polis_process(*SMALL, "--folder", "two", "--jobs", "2").returncode == 0

    def shares(name: str) -> list[float]:
        rows = json.loads((tmp_path / name / "report.json").read_text())["rows"]
        return [row["share"]["value"] for row in rows]

    assert shares("one") == shares("two")


def test_results_are_only_continued_on_request(polis: Run) -> None:
    polis(*SMALL, "--folder", "t")
    again = polis(*SMALL, "--folder", "t")
    assert again.returncode == 1
    assert "--resume" in again.stderr
    more = polis(*SMALL[:-1], "8", "--folder", "t", "--resume")
    assert "8 of 8 matches are played." in more.stdout


def test_a_bot_that_fails_is_named_in_the_report(polis: Run) -> None:
    bots = "random,tests.bots.broken:Crashing"
    done = polis("tournament", "peaks", "--bots", bots, "--matches", "2", "--folder", "t")
    assert "Crashing crashed and lost 2 matches: ValueError: out of ideas" in done.stdout


def test_in_a_narrow_terminal_no_figure_is_cut(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bots = ("greedy", "my_bots:Slow")
    rows = [
        Row(bot, 400, wilson(wins, 400), 0.5, 71.0, Interval(lead, lead - 9, lead + 10.1), 0.0123)
        for bot, wins, lead in zip(bots, (399, 1), (46.1, -46.1))
    ]
    contest, known = Contest("peaks", {}, (bots,), 400), {bot: Rating(39.5, 6.4) for bot in bots}
    figures = Report(contest, 400, tuple(rows), (), known, ())
    contests.show(figures, Path("t"), Voice("en"), Screen())
    said = capsys.readouterr().out
    assert "-46.1±10.1 39.5±6.4 12.3" in said
    assert max(map(len, said.splitlines())) <= 80


def test_a_duel_stops_by_itself(polis: Run) -> None:
    bots = ("greedy", "tests.bots.broken:Crashing")
    done = polis("duel", "peaks", *bots, "--margin", "0.5", "--folder", "d")
    assert done.returncode == 0
    assert "greedy is stronger than tests.bots.broken:Crashing." in done.stdout


def test_misuse_is_refused_in_one_line(polis: Run) -> None:
    for args, words in (
        (("--bots", "random"), "at least two bots"),
        (("--bots", "random,alphago"), "There is no player alphago."),
        (("--budget", "soon"), "is no budget"),
        (("--matches", "0"), "at least one match"),
        (("--option", "seats=3"), "--seats"),
        (("--solo",), "cannot be played alone"),
    ):
        done = polis("tournament", "peaks", *args, "--folder", "t")
        assert (done.returncode, words in done.stderr) == (2, True), done.stderr


def test_ctrl_c_keeps_the_matches_so_far(environment: dict[str, str], tmp_path: Path) -> None:
    args = ("tournament", "peaks", "--bots", "random,greedy", "--matches", "100000")
    process = subprocess.Popen(
        [sys.executable, "-c", HEARS_SIGNALS, *args, "--folder", "t"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        encoding="utf-8",
        env={**os.environ, **environment},
    )
    file = tmp_path / "t" / "matches.jsonl"
    while process.poll() is None and not (file.exists() and file.read_text().count("\n") > 3):
        pass
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate(timeout=HANG_SECONDS)
    assert process.returncode == 130, errors
    assert "of 100,000 matches are played." in said
    assert "--resume" in said
    assert json.loads((tmp_path / "t" / "report.json").read_text())["is_complete"] is False
