"""Measure import time in CPU seconds, each time in a fresh process, engine by engine."""

import subprocess
from dataclasses import dataclass

from bench.engine import Slice
from bench.pool import Results, Spec

TASK = "import"
_PROGRAM = """
from time import process_time
begin = process_time()
import {module}
print(process_time() - begin)
"""


@dataclass(frozen=True)
class Import:
    spec: Spec
    module: str


def import_once(which: Import) -> float | None:
    """CPU seconds, or None if it cannot be imported."""
    done = subprocess.run(
        [which.spec.python, "-c", _PROGRAM.format(module=which.module)],
        cwd=which.spec.root,
        env=which.spec.environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    return float(done.stdout.split()[-1]) if done.returncode == 0 else None


def import_all(which: list[Import], results: Results, times: int) -> None:
    for _ in range(times):
        for one in which:
            seconds = import_once(one)
            if seconds is not None:
                results.add(one.spec.engine, TASK, Slice(1, seconds))
