"""What setup.py refuses to build, so that no package without pages gets into the world."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench.pool import ROOT


def refusal(folder: Path, command: str) -> str:
    """The one line with which a build in a folder ends."""
    done = subprocess.run(
        [sys.executable, "setup.py", command],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize(
    "command, reason",
    [("bdist_wheel", "the web client is not built"), ("sdist", "only wheels are offered")],
)
def test_a_package_without_pages_is_not_built(tmp_path: Path, command: str, reason: str) -> None:
    shutil.copy(ROOT / "setup.py", tmp_path)
    line = refusal(tmp_path, command)
    assert reason in line
    assert line.endswith("make wheel")
    assert [path.name for path in tmp_path.iterdir()] == ["setup.py"]
