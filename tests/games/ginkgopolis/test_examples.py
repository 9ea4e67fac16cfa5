"""Every doubtful case and every worked example of the rules page is named by a test."""

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules" / "ginkgopolis.md"


def marks(text: str) -> set[str]:
    """E-13, T-19 and the like."""
    return set(re.findall(r"\b[ET]-\d+\b", text))


def test_every_doubtful_case_and_every_worked_example_is_named_by_a_test() -> None:
    named = set()
    for path in HERE.rglob("test_*.py"):
        if path != Path(__file__):
            named |= marks(path.read_text("utf-8"))
    stated = marks(PAGE.read_text("utf-8"))
    assert len(stated) > 90
    assert sorted(stated - named) == []
    assert sorted(named - stated) == []
