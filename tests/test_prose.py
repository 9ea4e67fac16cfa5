"""Plain English: words that hide the actor appear in no docstring, comment, page or message.

Write who acts instead: a player, the host, a guest, a socket, a process, a bot.
"""

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
WEB = ("web/*.ts", "web/*.js", "web/*.svelte", "web/*.css")
VAGUE = re.compile(r"\b(somebody|nobody|anew|whoever)\b", re.IGNORECASE)
VAGUE_NAME = re.compile(
    r"^test_(who|whom|whose)_|_(some|no|every|any)body(_|$)|_(anew|whoever)(_|$)"
)

# These folders and files still have such words. Shrink the list; never extend it.
TO_DO = (
    "web/src/generated/",  # made from the messages of src/polis
)


def prose_in_python(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings and comments of a module, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node, clean=False)
            if text is not None:
                yield node.body[0].lineno, text
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def vague_words(name: str, text: str) -> list[str]:
    """Where a file uses a vague word, as `name:line: word`."""
    parts = prose_in_python(text) if name.endswith(".py") else [(1, text)]
    return [
        f"{name}:{line + part.count(chr(10), 0, found.start())}: {found[0].lower()}"
        for line, part in parts
        for found in VAGUE.finditer(part)
    ]


def files() -> list[str]:
    """The Python modules, pages, English messages and web sources that git knows."""
    kinds = ["*.py", "*.md", "*en.ftl", "Makefile", "deploy/*", "*.toml", *WEB]
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *kinds]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, text=True)
    return [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def test_prose_names_the_actor() -> None:
    names = [name for name in files() if not name.startswith(TO_DO)]
    if not names:
        pytest.skip("the files are not in a git repository")
    found = [word for name in names for word in vague_words(name, (ROOT / name).read_text("utf-8"))]
    assert found == []


def test_names_of_tests_name_the_actor() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and VAGUE_NAME.search(node.name)
    ]
    assert found == []


@pytest.mark.parametrize(
    "name, text, words",
    [
        ("a.md", "One\nAnd nobody came.", ["a.md:2: nobody"]),
        ("a.ftl", "wait = Somebody is playing", ["a.ftl:1: somebody"]),
        ("a.py", '"""First.\n\nWhoever wins."""', ["a.py:3: whoever"]),
        ("a.py", "def f():\n    '''Start anew.'''\n", ["a.py:2: anew"]),
        ("a.py", "x = 1\ny = 2  # for nobody\n", ["a.py:2: nobody"]),
        ("a.py", "nobody = 'somebody'\n", []),
        ("a.py", "# bodyguards and new anewers\n", []),
    ],
)
def test_a_vague_word_is_found(name: str, text: str, words: list[str]) -> None:
    assert vague_words(name, text) == words
