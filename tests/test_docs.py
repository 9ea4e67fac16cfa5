"""The documents and the code agree: every rule has a test, every citation has a rule.

A rule is a numbered sentence of `docs/rules/<game>.md`: a letter, a chapter, a number, as G5.3.
Tests cite rules with `@rule(...)`; code cites them in docstrings and comments. Prose may cite a
chapter ("Rules G5") or a range (G3.1-G3.8).
"""

import ast
import doctest
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULE_PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
README = ROOT / "README.md"

SENTENCE = re.compile(r"^\s*[-*]\s+\*\*([A-Z]+\d+\.\d+)\*\*", re.MULTILINE)
MENTION = re.compile(r"(?<![\w.])([A-Z]+\d+\.\d+)(?![\w.]*\d)")
CHAPTER = re.compile(r"\b[Rr]ules?:? ((?:[A-Z]+\d+(?:\.\d+)?(?:, | and |-| to )?)+)")


# -- the checks -----------------------------------------------------------------------------------


def rules_in(page: str) -> list[str]:
    """The numbers of the rules that a page states, in order."""
    return SENTENCE.findall(page)


def letters(rule: str) -> str:
    return re.match(r"[A-Z]+", rule)[0]  # type: ignore[index]


def cited_by(source: str) -> Iterator[str]:
    """The rules that the tests of a file cite."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "rule"
        ):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def prose_of(source: str) -> Iterator[str]:
    """The docstrings and comments of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def mentioned_in(prose: str, known: set[str]) -> Iterator[str]:
    """The rules and chapters that a text mentions, with letters that some page uses."""
    families = {letters(rule) for rule in known}
    found = MENTION.findall(prose)
    for chapters in CHAPTER.findall(prose):
        found += re.findall(r"[A-Z]+\d+(?:\.\d+)?", chapters)
    yield from (number for number in found if letters(number) in families)


def is_known(number: str, known: set[str]) -> bool:
    return number in known or any(rule.startswith(number + ".") for rule in known)


# -- the files ------------------------------------------------------------------------------------

STATED = [rule for page in RULE_PAGES for rule in rules_in(page.read_text("utf-8"))]
KNOWN = set(STATED)
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))
SOURCES = sorted((ROOT / "src").rglob("*.py"))
CITED = {number for path in TESTS for number in cited_by(path.read_text("utf-8"))}


def test_the_rules_were_found() -> None:
    assert RULE_PAGES
    for page in RULE_PAGES:
        assert rules_in(page.read_text("utf-8")), page.name


def test_no_rule_number_is_used_twice() -> None:
    assert sorted(STATED) == sorted(KNOWN)


def test_the_rules_of_a_chapter_are_numbered_without_gaps() -> None:
    for chapter in {rule.partition(".")[0] for rule in STATED}:
        numbers = [int(rule.partition(".")[2]) for rule in STATED if rule.startswith(chapter + ".")]
        assert numbers == list(range(1, len(numbers) + 1)), chapter


@pytest.mark.parametrize("page", RULE_PAGES, ids=lambda page: page.stem)
def test_every_rule_is_cited_by_a_test(page: Path) -> None:
    stated = rules_in(page.read_text("utf-8"))
    assert [rule for rule in stated if rule not in CITED] == []


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_test_cites_only_rules_that_exist(path: Path) -> None:
    assert [n for n in cited_by(path.read_text("utf-8")) if n not in KNOWN] == []


@pytest.mark.parametrize(
    "path", [*SOURCES, *TESTS], ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_prose_mentions_only_rules_that_exist(path: Path) -> None:
    if path == Path(__file__):
        return  # its samples are wrong on purpose
    texts = prose_of(path.read_text("utf-8"))
    mentions = [number for text in texts for number in mentioned_in(text, KNOWN)]
    assert [number for number in mentions if not is_known(number, KNOWN)] == []


@pytest.mark.parametrize("page", RULE_PAGES, ids=lambda page: page.stem)
def test_a_rule_page_refers_only_to_rules_that_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    assert [n for n in mentioned_in(text, KNOWN) if not is_known(n, KNOWN)] == []


def test_the_examples_in_the_readme_work() -> None:
    if README.exists():
        parser = doctest.DocTestParser()
        examples = parser.get_doctest(README.read_text("utf-8"), {}, "README.md", "README.md", 0)
        failures, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples)
        assert failures == 0


# -- the checks can fail --------------------------------------------------------------------------

PAGE = """
- **G1.1** A tile. [rulebook]
- **G1.2** See G1.1.
- **G2.1** More.
G9.9 is not stated here.
"""


def test_the_rules_of_a_page_are_found() -> None:
    assert rules_in(PAGE) == ["G1.1", "G1.2", "G2.1"]


def test_citations_are_found_in_decorators_and_marks() -> None:
    source = (
        'import pytest\n@rule("G1.1", "G1.2")\ndef test_a() -> None: ...\n'
        'ROWS = [pytest.param(1, marks=rule("G2.1"))]\nother("G5.5")\n'
    )
    assert list(cited_by(source)) == ["G1.1", "G1.2", "G2.1"]


@pytest.mark.parametrize(
    "prose, wrong",
    [
        ("Rules G1.1-G1.9.", ["G1.9"]),
        ("Rules G1 and G7.", ["G7"]),
        ("Rules G3, G1.2", ["G3"]),
        ("tested first (G1.3, G1.1)", ["G1.3"]),
        ("Rules G1 and G2.1.", []),
        ("version 3.11, H2.5 and a grid G4", []),
    ],
)
def test_a_wrong_mention_is_found(prose: str, wrong: list[str]) -> None:
    known = set(rules_in(PAGE))
    mentions = dict.fromkeys(mentioned_in(prose, known))
    assert [number for number in mentions if not is_known(number, known)] == wrong
