"""Run the real command, with the toys installed like any other game."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from polis.cli.app import run
from polis.kernel import registry
from tests.toys import TOYS
from tests.waiting import MATCH_SECONDS

ROOT = Path(__file__).resolve().parents[2]

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def toys_installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that makes the toys known by entry points when it is on the path."""
    folder = tmp_path_factory.mktemp("installed")
    info = folder / "toys-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n")
    rows = [f"{toy.id} = {type(toy).__module__.rpartition('.')[0]}:GAME" for toy in TOYS]
    (info / "entry_points.txt").write_text("\n".join(["[polis.games]", *rows, ""]))
    return folder


@pytest.fixture
def environment(toys_installed: Path, tmp_path: Path) -> dict[str, str]:
    """An English environment that stores matches in the test's own folder."""
    paths = [str(toys_installed), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return {
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "LC_ALL": "",
        "LC_MESSAGES": "",
        "LANG": "C.UTF-8",
        "PYTHONUTF8": "1",
        "COLUMNS": "80",
    }


@pytest.fixture
def polis_process(environment: dict[str, str], tmp_path: Path) -> Run:
    """Run the command in a separate process, over pipes."""

    def start(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "polis.cli", *args],
            input=typed,
            capture_output=True,
            cwd=tmp_path,
            encoding="utf-8",
            env={**os.environ, **environment},
            timeout=MATCH_SECONDS,
            check=False,
        )

    return start


@pytest.fixture
def polis(
    environment: dict[str, str],
    toys_installed: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Iterator[Run]:
    """Run the command in this process, which is faster; without a terminal."""

    def call(*args: str, typed: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
        for name, value in {**environment, **extra}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(args)
        said = capsys.readouterr()
        return subprocess.CompletedProcess(args, code, said.out, said.err)

    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(toys_installed)
    _look_again()
    yield call
    monkeypatch.undo()
    _look_again()


def _look_again() -> None:
    """Clear the registry's cache, because the installed games have changed."""
    registry.find_game.cache_clear()
    registry._entries.cache_clear()
