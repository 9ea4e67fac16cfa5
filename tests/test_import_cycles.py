"""No module of polis imports itself through others, not even for type checkers alone."""

import ast
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"


def modules() -> dict[str, str]:
    """The text of every module of polis, by name."""
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): (
            path.read_text("utf-8")
        )
        for path in sorted((SOURCE / "polis").rglob("*.py"))
    }


def imported(text: str, known: Mapping[str, str]) -> set[str]:
    """The modules that a module imports: anywhere in its text, also behind TYPE_CHECKING."""
    names: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names += (f"{node.module}.{alias.name}" for alias in node.names)
    return {found for name in names if (found := _module_of(name, known))} - {"polis"}


def _module_of(name: str, known: Mapping[str, str]) -> str:
    while name and name not in known:
        name = name.rpartition(".")[0]
    return name


def cycle_in(texts: Mapping[str, str]) -> list[str]:
    """Modules that import each other in a circle; empty if there are none."""
    graph = {name: imported(text, texts) - {name} for name, text in texts.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert cycle_in(modules()) == []


def test_a_circle_behind_type_checking_is_found() -> None:
    sample = {
        "polis.a": "from polis.b import B",
        "polis.b": "from polis import c",
        "polis.c": "if TYPE_CHECKING:\n    from polis.a import A",
        "polis.d": "import polis.a",
    }
    assert set(cycle_in(sample)) == {"polis.a", "polis.b", "polis.c"}


def test_modules_that_share_an_import_are_no_circle() -> None:
    sample = {"polis.a": "import polis.c", "polis.b": "import polis.a, polis.c", "polis.c": ""}
    assert cycle_in(sample) == []
