"""The hooks of pre-commit run exactly the checks of `make check`."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")


def prerequisites(makefile: str, target: str) -> list[str]:
    """The targets that a target of a Makefile depends on, in order."""
    line = re.search(rf"^{target}:([^#\n]*)", makefile, re.MULTILINE)
    return line[1].split() if line else []


def has_recipe(makefile: str, target: str) -> bool:
    return re.search(rf"^{target}:.*\n\t", makefile, re.MULTILINE) is not None


def hooked_targets(hooks: str) -> list[str]:
    """The make targets that the hooks of a pre-commit configuration run, in order."""
    return re.findall(r"^ +entry: make --silent (\S+)$", hooks, re.MULTILINE)


def test_the_hooks_run_the_targets_of_make_check() -> None:
    assert hooked_targets(HOOKS) == prerequisites(MAKEFILE, "check") != []


def test_make_check_runs_nothing_beside_its_targets() -> None:
    assert not has_recipe(MAKEFILE, "check")
    assert all(has_recipe(MAKEFILE, target) for target in hooked_targets(HOOKS))


def test_every_hook_is_local_and_runs_make() -> None:
    assert re.findall(r"repo: (\S+)", HOOKS) == ["local"]
    assert len(re.findall(r"^ +- id:", HOOKS, re.MULTILINE)) == len(hooked_targets(HOOKS))


def test_a_missing_hook_and_a_hidden_command_are_found() -> None:
    makefile = "check: lint types ## check\n\truff format\n\nlint: .venv\n\truff\n"
    hooks = "  - id: lint\n    entry: make --silent lint\n  - id: x\n    entry: ruff check\n"
    assert prerequisites(makefile, "check") == ["lint", "types"]
    assert hooked_targets(hooks) == ["lint"]
    assert has_recipe(makefile, "check")
    assert not has_recipe(makefile, "types")
