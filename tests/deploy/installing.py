"""Environments with an installed polis, and the commands in them. They see nothing of this tree."""

import fcntl
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.pool import ROOT
from tests.waiting import HANG_SECONDS, MATCH_SECONDS

SCRIPT = ROOT / "deploy" / "install.sh"
LOCKED = ("--no-deps", "--require-hashes", "--only-binary", ":all:")


@dataclass(frozen=True, slots=True)
class Installed:
    """An environment. Its commands run in an empty folder, with a data folder of their own."""

    folder: Path
    home: Path

    def environ(self, **more: str) -> dict[str, str]:
        dropped = ("PYTHON", "POLIS_", "VIRTUAL_ENV", "MAKE", "LC_", "LANG")
        kept = {name: text for name, text in os.environ.items() if not name.startswith(dropped)}
        return {**kept, "LANG": "C.UTF-8", "XDG_DATA_HOME": str(self.home / "data"), **more}

    def run(self, program: str, *args: str, typed: str = "") -> str:
        """The output of a program that must end well."""
        done = subprocess.run(
            [str(self.folder / "bin" / program), *args],
            input=typed,
            capture_output=True,
            cwd=self.home,
            env=self.environ(),
            encoding="utf-8",
            timeout=MATCH_SECONDS,
            check=False,
        )
        assert done.returncode == 0, done.stderr or done.stdout
        return done.stdout

    @contextmanager
    def serving(self, *args: str, **settings: str) -> Iterator[str]:
        """The address that `polis ...` prints, while it runs."""
        with (
            (self.home / "log").open("ab") as log,
            subprocess.Popen(
                [str(self.folder / "bin/polis"), *args],
                cwd=self.home,
                env=self.environ(**settings),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            ) as process,
        ):
            assert process.stdout is not None
            line = process.stdout.readline()
            try:
                assert "://" in line, (line, (self.home / "log").read_text("utf-8"))
                yield next(word for word in line.split() if "://" in word)
            finally:
                process.send_signal(signal.SIGINT)
                process.wait(HANG_SECONDS)


@contextmanager
def made_once(folder: Path) -> Iterator[bool]:
    """Whether this process shall make a folder; other processes of the test run wait for it."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = folder.with_suffix(".done")
        yield not done.exists()
        done.touch()


def install_by_script(folder: Path) -> None:
    """As the container does: the compiled rules, if this machine has a compiler."""
    checked([str(SCRIPT), str(folder)])


def install_pure(folder: Path) -> None:
    """As on a machine for which no compiled wheel exists."""
    (wheel,) = (ROOT / "dist").glob("polis-*-py3-none-any.whl")
    checked([sys.executable, "-m", "venv", str(folder)])
    pip = [str(folder / "bin/python"), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    files = [str(ROOT / "requirements" / name) for name in ("run.txt", "server.txt")]
    checked([*pip, *LOCKED, "-r", files[0], "-r", files[1]])
    checked([*pip, "--no-deps", str(wheel)])


def checked(command: list[str]) -> str:
    """The output of a command of this tree that must end well."""
    env = {
        name: text for name, text in os.environ.items() if name not in ("PYTHONPATH", "MAKEFLAGS")
    }
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
