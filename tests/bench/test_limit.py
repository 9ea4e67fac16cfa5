"""The distance to a C program: found, compiled, driven and reported, or noted as missing."""

import sys
from pathlib import Path

import pytest

from bench import limit
from bench.engines.limit import make
from bench.goals import BROKEN, IN_C, KEPT, compiled, outcomes
from bench.pool import Results
from tests.bench.test_harness import sample

# Plays nothing, but speaks the protocol: a millisecond for a thousand units.
PROGRAM = f"""#!{sys.executable}
import sys
for line in sys.stdin:
    task, number = line.split()
    print(int(number) / 1e6, int(number) * (2 if task == "fused" else 1), flush=True)
"""


@pytest.mark.parametrize("way, units", [("fused", 2000), ("list", 1000)])
def test_a_program_is_driven_for_the_time_of_a_turn(tmp_path: Path, way: str, units: int) -> None:
    program = tmp_path / "game"
    program.write_text(PROGRAM)
    program.chmod(0o755)
    tasks = {task.name: task for task in make(str(program), way).tasks}
    turn = tasks["random:4"].run(0.05)
    assert (turn.games, turn.units, turn.cpu) == (50_000, 50 * units, 0.05)
    assert tasks.keys() == {"random:4", "clone", "playout"}


def test_a_folder_without_programs_is_noted(tmp_path: Path) -> None:
    results = Results()
    assert limit.specs(tmp_path, ["ginkgopolis"], results) == []
    assert results.notes == ["The folder of the limit has no C program for these games."]


def test_a_program_that_does_not_compile_is_noted(tmp_path: Path) -> None:
    (tmp_path / "ginkgopolis.c").write_text("this is not C")
    results = Results()
    assert limit.specs(tmp_path, ["ginkgopolis"], results) == []
    assert results.notes[0].startswith("The limit of ginkgopolis cannot be compiled")


@pytest.mark.parametrize("ours, verdict", [(100, KEPT), (99, BROKEN)])
def test_c_may_be_eighteen_times_as_fast(ours: int, verdict: str) -> None:
    results = sample({(IN_C, "random:4"): [1800], (compiled("ginkgopolis"), "random:4"): [ours]})
    found = {outcome.goal.text: outcome.verdict for outcome in outcomes(results)}
    assert found["C over compiled Ginkgopolis: steps"] == verdict
