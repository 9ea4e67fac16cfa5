"""What the pages refer to exists: linked files, paths, make targets, settings of the server."""

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from polis.server.ops.settings import Limits, Settings

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("bench", "deploy", "docs", "requirements", "src", "tests", "tools", "web")
PAGES = sorted(
    path
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")]
    if path.name != "CHANGELOG.md"  # it also names what has gone
)
SETTINGS = {
    *(f"POLIS_{field.name.upper()}" for field in fields(Settings)),
    *(f"POLIS_LIMIT_{field.name.upper()}" for field in fields(Limits)),
    *("POLIS_COMPILE", "POLIS_SERVER", "POLIS_LIMIT"),  # the build's, Vite's, a prefix
}
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))

LINK = re.compile(r"\]\(([^)#\s]+)")
CODE = re.compile(r"`([^`\n]+)`")
REPOSITORY_PATH = re.compile(rf"(?:{'|'.join(FOLDERS)})/[\w./@-]*")
SETTING = re.compile(r"\bPOLIS_[A-Z_]+[A-Z]\b")
COMMAND = re.compile(r"\bmake ([a-z][a-z-]*)")


def linked_files(text: str) -> Iterator[str]:
    """The relative addresses of links and pictures; a code span only shows how to write one."""
    yield from (address for address in LINK.findall(CODE.sub("", text)) if ":" not in address)


def named_paths(text: str) -> Iterator[str]:
    """The paths in code spans that start with a folder of the repository and have no gaps."""
    yield from (span for span in CODE.findall(text) if REPOSITORY_PATH.fullmatch(span))


def named_targets(text: str) -> Iterator[str]:
    """The make targets in code spans."""
    for span in CODE.findall(text):
        yield from COMMAND.findall(span)


def exists(path: str) -> bool:
    """Whether a file or folder has this path, or a file name that starts with it."""
    place = ROOT / path
    return place.exists() or (place.parent.is_dir() and any(place.parent.glob(place.name + "-*")))


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_to_a_file(page: Path) -> None:
    links = linked_files(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_path_on_a_page_exists(page: Path) -> None:
    made = ("src/polis/static",)  # by `make static`
    paths = [path for path in named_paths(page.read_text("utf-8")) if not path.startswith(made)]
    assert [path for path in paths if not exists(path)] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_make_target_on_a_page_exists(page: Path) -> None:
    targets = named_targets(page.read_text("utf-8"))
    assert [target for target in targets if target not in TARGETS] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_setting_on_a_page_exists(page: Path) -> None:
    named = SETTING.findall(page.read_text("utf-8"))
    assert [setting for setting in named if setting not in SETTINGS] == []


# -- the checks can fail --------------------------------------------------------------------------

SAMPLE = """
See [a](docs/none.md), [b](https://example.org/none.md), [c](#part), ![d](none.png).
Run `make nonsense ARGS="x"`, read `src/polis/none.py` and `docs/decisions/0001`, not `src/<id>/x`.
"""


def test_links_paths_and_targets_are_found() -> None:
    assert list(linked_files(SAMPLE)) == ["docs/none.md", "none.png"]
    assert list(linked_files("`![caption](name)` and [`code`](none.md)")) == ["none.md"]
    assert list(named_paths(SAMPLE)) == ["src/polis/none.py", "docs/decisions/0001"]
    assert list(named_targets(SAMPLE)) == ["nonsense"]
    assert not exists("src/polis/none.py")
    assert exists("docs/decisions/0001")
    assert "nonsense" not in TARGETS
    assert SETTING.findall("`POLIS_NONSENSE=1`") == ["POLIS_NONSENSE"]
    assert "POLIS_NONSENSE" not in SETTINGS
