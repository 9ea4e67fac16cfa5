"""Every promise to operators names tests that exist."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs/promises.md").read_text("utf-8")
ROW = re.compile(r"^\| ([A-Z]\d+) \| .+ \| (.+) \|$", re.MULTILINE)
CITED = re.compile(r"`(\S+)::(\w+)`")


def names_in(path: Path) -> set[str]:
    found = ast.walk(ast.parse(path.read_text("utf-8")))
    return {node.name for node in found if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_promise_cites_tests_that_exist() -> None:
    rows = ROW.findall(PAGE)
    assert len(rows) > 30
    for number, cited in rows:
        assert CITED.search(cited), number
        for path, name in CITED.findall(cited):
            assert name in names_in(ROOT / "tests/server" / path), f"{number}: {name}"


def test_the_page_lists_all_fifteen_promises_of_reliability() -> None:
    numbers = [number for number, _ in ROW.findall(PAGE)]
    assert [number for number in numbers if number.startswith("R")] == [
        f"R{number}" for number in range(1, 16)
    ]
    assert len(set(numbers)) == len(numbers)
