"""`polis simulate`, `polis perft`, `polis --version`."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polis as package
from polis.kernel.perft import perft
from tests.toys.peaks import GAME as PEAKS

Run = Callable[..., subprocess.CompletedProcess[str]]


def figures(polis: Run, *args: str) -> dict[str, Any]:
    """The figures of a simulation, without times."""
    data: dict[str, Any] = json.loads(polis("simulate", *args, "--json").stdout)
    return {key: data[key] for key in data if key not in ("seconds", "games_per_second")}


def test_the_version_says_whether_the_rules_are_compiled(polis_process: Run) -> None:
    done = polis_process("--version")
    kind = "compiled" if package.COMPILED else "pure"
    assert done.stdout == f"polis {package.__version__} ({kind})\n"


def test_help_lists_the_commands(polis: Run) -> None:
    done = polis("--help")
    assert done.returncode == 0
    shown = [
        done.stdout.index(word) for word in ("Play", " open ", "simulate", " serve ", "--help")
    ]
    assert shown == sorted(shown)  # what players need comes first


def test_the_figures_of_a_simulation_do_not_depend_on_the_processes(
    polis: Run, polis_process: Run
) -> None:
    args = ("sealed_bids", "--games", "30", "--seats", "greedy:1,random,random", "--seed", "4")
    assert figures(polis, *args) == figures(polis_process, *args, "--jobs", "2")


def test_another_seed_gives_other_figures(polis: Run) -> None:
    args = ("peaks", "--games", "30")
    assert figures(polis, *args, "--seed", "1") != figures(polis, *args, "--seed", "31")


def test_a_simulation_is_summarised_in_a_table(polis: Run) -> None:
    done = polis("simulate", "peaks", "--games", "20", "--seats", "greedy,random")
    assert done.returncode == 0
    assert done.stdout.startswith("20 matches in ")
    assert "1 greedy" in done.stdout
    assert "2 random" in done.stdout
    assert done.stderr == ""


def test_perft_counts_from_the_start_of_a_seed(polis: Run) -> None:
    done = polis("perft", "peaks", "--depth", "3", "--seed", "1")
    count = perft(PEAKS, PEAKS.start(PEAKS.config({}), 1), 3)
    assert done.stdout.startswith(f"perft 3: {count} (")


def test_perft_counts_from_a_position(polis: Run, tmp_path: Path) -> None:
    state = PEAKS.start(PEAKS.config({"seats": 3}), 1)
    PEAKS.apply(state, 0, PEAKS.legal_actions(state, 0)[0], None)
    file = tmp_path / "position.txt"
    file.write_text(PEAKS.write(state), "utf-8")
    done = polis("perft", "peaks", "--depth", "2", "--position", str(file))
    assert done.stdout.startswith(f"perft 2: {perft(PEAKS, state, 2)} (")


def test_a_divided_perft_adds_up(polis: Run) -> None:
    done = polis("perft", "peaks", "--depth", "2", "--divide")
    *rows, total = done.stdout.splitlines()
    assert sum(int(row.split()[0]) for row in rows) == int(total.split()[2])
    assert "lay number:0.1 space:0" in rows[0]


def test_a_bot_of_your_own_plays_as_module_and_class(polis: Run) -> None:
    seats = "tests.bots.broken:First,random"
    done = polis("simulate", "peaks", "--games", "3", "--seats", seats)
    assert done.returncode == 0
    assert "1 tests.bots.broken:First" in done.stdout


def test_a_simulation_says_which_bots_failed(polis: Run) -> None:
    seats = "tests.bots.broken:Crashing,random"
    done = polis("simulate", "peaks", "--games", "3", "--seats", seats)
    assert "crashed and lost 3 matches: ValueError: out of ideas" in done.stdout


def test_a_match_with_a_bot_of_your_own_resumes_if_you_type_its_seats(
    polis: Run, tmp_path: Path
) -> None:
    file = str(tmp_path / "match.jsonl")
    seats = "tests.bots.broken:First,tests.bots.broken:Crashing"
    done = polis("play", "peaks", "--journal", file, "--seats", seats)
    assert done.returncode == 0
    assert "Crashing 2 failed, so another bot answered" in done.stdout
    again = polis("play", "--journal", file)
    assert again.returncode == 2
    assert f"--seats {seats}" in again.stderr
    assert polis("play", "--journal", file, "--seats", seats).returncode == 0
