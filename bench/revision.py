"""Another revision of polis, checked out and compiled below `build/against`.

Everything of a revision runs from its own checkout: its rules, its server, and the benchmark's
worker and load generator that drive them. The protocols of those two stay the same, so revisions
can differ in everything else. A checkout is made once and kept until `make clean`.
"""

import io
import os
import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path

from bench.pool import ROOT

FOLDER = ROOT / "build" / "against"
BUILD = ROOT / "build" / "compiled"  # the compiled rules of the working tree, made by `make build`
SHORT = 10  # characters of a hash that are shown
COMPILED = f"compiled-{sys.implementation.cache_tag}"  # extensions fit one Python version only


class RevisionMissing(Exception):
    """There is no such revision, or no repository."""


@dataclass(frozen=True)
class Checkout:
    """A folder with the source of one revision, and perhaps its compiled rules."""

    name: str
    root: Path
    compiled: Path | None

    @property
    def path(self) -> tuple[str, ...]:
        """The folders to import from, with the compiled rules where there are any."""
        folders = [self.compiled] if self.compiled else []
        return tuple(map(str, [*folders, self.root / "src"]))


def working_tree() -> Checkout:
    return Checkout("working tree", ROOT, BUILD if BUILD.is_dir() else None)


def checked_out(revision: str, is_compiled: bool) -> Checkout:
    """Check a revision out, compile it if wanted, and reuse what is there. Raises RevisionMissing.

    The compiled rules are missing if they cannot be built; `build/log` in the checkout says why.
    """
    commit = _commit(revision)
    root = FOLDER / commit
    if not root.is_dir():
        _extract(commit, root)
    return Checkout(commit[:SHORT], root, _compiled(root) if is_compiled else None)


def _commit(revision: str) -> str:
    return (
        _git("rev-parse", "--verify", "--end-of-options", f"{revision}^{{commit}}").decode().strip()
    )


def _extract(commit: str, root: Path) -> None:
    archive = _git("archive", "--format=tar", commit)
    unfinished = root.with_name(f"{root.name}.new")
    shutil.rmtree(unfinished, ignore_errors=True)
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(unfinished, filter="data")
    unfinished.rename(root)


def _git(*arguments: str) -> bytes:
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=True)
    except subprocess.CalledProcessError as error:
        raise RevisionMissing(error.stderr.decode().strip()) from error
    except OSError as error:
        raise RevisionMissing(f"git does not run: {error}") from error
    return done.stdout


def _compiled(root: Path) -> Path | None:
    """Compile the rules as `make build` does, with the revision's own `setup.py`."""
    found = root / "build" / COMPILED
    if found.is_dir():
        return found
    print(f"polis: compiling revision {root.name[:SHORT]}, once", file=sys.stderr)
    unfinished = root / "build" / "new"
    unfinished.parent.mkdir(exist_ok=True)
    shutil.rmtree(unfinished, ignore_errors=True)
    folders = ["--build-lib", "build/new", "--build-temp", "build/temp"]
    command = [sys.executable, "setup.py", "egg_info", "--egg-base", "build", "build", *folders]
    with (root / "build" / "log").open("w") as log:
        environment = {**os.environ, "POLIS_COMPILE": "1"}
        done = subprocess.run(
            command, cwd=root, env=environment, stdout=log, stderr=log, check=False
        )
    if done.returncode != 0:
        return None
    unfinished.rename(found)
    return found
