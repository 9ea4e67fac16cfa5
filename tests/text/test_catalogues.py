"""Every catalogue of the shell and of the games parses and is complete in all languages."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import polis
from polis.bots import registry as bots
from polis.cli import misuse
from polis.kernel import errors
from polis.kernel.errors import PolisError
from polis.kernel.registry import find_game, game_names
from polis.text.catalogue import LANGUAGES, SHELL, source
from polis.text.voice import package_of
from tests.toys import TOYS

PACKAGES = sorted(
    {SHELL, *map(package_of, TOYS), *(package_of(find_game(name)) for name in game_names())}
)
OTHERS = [language for language in LANGUAGES if language != "en"]
SOURCES = Path(polis.__path__[0])
LOADED = (errors, bots, misuse)  # imported so that every error class exists

# Code names a message of the shell in `tell("...")`, and in `Misuse("...")` without its prefix.
TOLD = re.compile(r'\btell\(\s*"([a-z-]+)"')
MISUSED = re.compile(r'\bMisuse\(\s*"([a-z-]+)"')


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(package: str, language: str) -> list[ast.EntryType]:
    return list(FluentParser().parse(source(package, language)).body)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The ids of a catalogue, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in entries(package, language):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def every_error(kind: type[PolisError]) -> set[type[PolisError]]:
    return {kind}.union(*(every_error(below) for below in kind.__subclasses__()))


def shell_ids_in_use() -> set[str]:
    texts = [path.read_text("utf-8") for path in SOURCES.rglob("*.py")]
    used = {key for text in texts for key in TOLD.findall(text)}
    used |= {f"misuse-{key}" for text in texts for key in MISUSED.findall(text)}
    bots = ("polis.bots.weights", "polis.bots.custom", "polis.arena.records")
    for module in ("polis.server.main", "polis.server.ops.admin", *bots):
        import_module(module)  # so that their error classes exist
    kinds = every_error(PolisError) - {misuse.Misuse}
    return used | {f"error-{kind.code}" for kind in kinds if is_told_by_the_shell(kind)}


def is_told_by_the_shell(kind: type[PolisError]) -> bool:
    """Whether the shell has the message; the web client words refusals of the server itself."""
    wire = ("polis.server.errors", "polis.client", "polis.table.journals", "polis.local")
    return kind.__module__.startswith("polis.") and not kind.__module__.startswith(wire)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_catalogue_parses_and_has_no_message_twice(package: str, language: str) -> None:
    body = entries(package, language)
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert names, f"{package} has no catalogue in {language}"
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_messages_of_english(package: str, language: str) -> None:
    assert sorted(messages(package, language)) == sorted(messages(package, "en"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_uses_the_variables_of_english(package: str, language: str) -> None:
    assert messages(package, language) == messages(package, "en")


@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_of_another_language_is_still_english(package: str) -> None:
    """Whole sentences of the other languages differ from the English ones."""
    english = set(source(package, "en").splitlines())
    for language in OTHERS:
        same = english & set(source(package, language).splitlines())
        assert [line for line in same if len(re.sub(r"{.*?}", "", line).split()) > 5] == []


def test_the_shell_has_every_message_that_code_names_and_no_other() -> None:
    assert sorted(messages(SHELL, "en")) == sorted(shell_ids_in_use())
