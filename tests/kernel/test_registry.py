"""Games are found by entry points. Each test uses a fresh interpreter, as a program would."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from polis.kernel.errors import UnknownGame
from polis.kernel.registry import find_game, game_names

ROOT = Path(__file__).resolve().parents[2]


def install(folder: Path, entries: str) -> None:
    """Install a distribution with entry points, as an installer does."""
    info = folder / "toy_games-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-games\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[polis.games]\n{entries}\n")


def run(folder: Path, code: str) -> str:
    paths = [str(folder), str(ROOT), *sys.path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-c", f"from polis.kernel.registry import *\n{code}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


def test_an_installed_game_is_found_by_its_name(tmp_path: Path) -> None:
    install(tmp_path, "peaks = tests.toys.peaks:GAME")
    code = "print(find_game('peaks').id, find_game('peaks') is find_game('peaks'))"
    assert run(tmp_path, code) == "peaks True"


def test_listing_the_games_imports_none_of_them(tmp_path: Path) -> None:
    install(tmp_path, "zebra = no.such.module:GAME\naardvark = nor.this.one:GAME")
    names = run(tmp_path, "print(*game_names())").split()
    assert names == sorted(names)
    assert {"aardvark", "zebra"} <= set(names)


def test_an_unknown_game_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    install(tmp_path, "peaks = tests.toys.peaks:GAME")
    refusal = run(tmp_path, "find_game('chess')")
    assert "UnknownGame: there is no game 'chess'; installed: " in refusal
    assert "peaks" in refusal


@pytest.mark.parametrize("entry", ["tests.toys.sealed_bids:GAME", "tests.toys:TOYS"])
def test_an_entry_that_is_not_that_game_is_refused(tmp_path: Path, entry: str) -> None:
    install(tmp_path, f"peaks = {entry}")
    assert "is not that game" in run(tmp_path, "find_game('peaks')")


def test_an_unknown_game_is_refused_in_this_process() -> None:
    assert game_names() == sorted(game_names())
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        find_game("chess")
