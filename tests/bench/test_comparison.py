"""`--against REVISION`: another revision is checked out, and measured in turns with this one."""

import sys
from pathlib import Path

import pytest

from bench import comparison, revision
from bench.engine import Slice
from bench.pool import ROOT, Results, Spec, run_rounds, start_workers
from bench.revision import Checkout, RevisionMissing

needs_git = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs a git repository")


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(revision, "FOLDER", tmp_path / "against")
    return tmp_path / "against"


@needs_git
def test_a_revision_is_checked_out_once(folder: Path) -> None:
    first = revision.checked_out("HEAD", is_compiled=False)
    assert first.root.parent == folder
    assert (first.root / "src" / "polis" / "kernel").is_dir()
    assert first.compiled is None
    (first.root / "kept").touch()
    assert revision.checked_out("HEAD", is_compiled=False) == first
    assert (first.root / "kept").exists()


@needs_git
def test_a_revision_that_does_not_exist_is_named_so(folder: Path) -> None:
    with pytest.raises(RevisionMissing):
        revision.checked_out("no-such-revision", is_compiled=False)
    assert not folder.exists()


@needs_git
def test_each_version_runs_the_worker_of_its_own_checkout(folder: Path) -> None:
    then = revision.checked_out("HEAD", is_compiled=False)
    engine = then.root / "bench" / "engines" / "calibration.py"
    engine.write_text(engine.read_text("utf-8").replace('"loop"', '"its own"'), "utf-8")
    results = Results()
    specs = [
        Spec("now", sys.executable, ("calibration",)),
        Spec("then", sys.executable, ("calibration",), then.path, then.root),
    ]
    workers = start_workers(specs, results)
    run_rounds(workers, results, 1, 0.001, lambda _: None)
    for worker in workers:
        worker.stop()
    assert list(results.slices) == [("now", "loop"), ("then", "its own")]


def test_the_two_versions_of_a_game_take_their_turns_next_to_each_other() -> None:
    now = Checkout("now", Path("now"), Path("now/compiled"))
    then = Checkout("abc", Path("then"), Path("then/compiled"))
    specs = comparison.specs(["peaks"], now, then)
    assert [(spec.engine, spec.root.name, spec.path) for spec in specs] == [
        ("peaks pure", "now", ("now/src",)),
        ("peaks pure at abc", "then", ("then/src",)),
        ("peaks compiled", "now", ("now/compiled", "now/src")),
        ("peaks compiled at abc", "then", ("then/compiled", "then/src")),
    ]


def test_without_the_compiled_rules_of_both_only_plain_python_is_compared() -> None:
    now = Checkout("now", Path("now"), Path("now/compiled"))
    then = Checkout("abc", Path("then"), None)
    assert [spec.arguments[-1] for spec in comparison.specs(["peaks"], now, then)] == ["pure"] * 2


def test_the_ratio_says_which_task_became_slower() -> None:
    results = Results()
    for engine, task, units in [
        ("peaks pure", "clone", 90),
        ("peaks pure at abc", "clone", 100),
        ("peaks pure", "view", 96),
        ("peaks pure at abc", "view", 100),
        ("peaks pure", "new task", 1),
    ]:
        results.add(engine, task, Slice(units, 1.0))
    table = comparison.table(results, Checkout("abc", Path("then"), None))
    assert [(row[1], row[4], row[-1]) for row in table.rows] == [
        ("clone", "0.90", "slower"),
        ("view", "0.96", ""),
    ]
