"""What was generated for the client: as Python says it."""

import json
from pathlib import Path

import pytest

from polis.export.__main__ import stale, write
from polis.export.catalogues import shell_words
from polis.export.names import find_rule
from polis.export.types import wire_types
from polis.kernel.registry import game_names
from polis.text.catalogue import LANGUAGES
from tests.web.house import ROOT

GENERATED = ROOT / "web/src/generated"


def test_every_game_and_language_is_there() -> None:
    for game in game_names():
        facts = json.loads((GENERATED / f"games/{game}/facts.json").read_text("utf-8"))
        assert facts["id"] == game
        assert facts["parts"]["names"]
        for language in LANGUAGES:
            assert (GENERATED / f"games/{game}/{language}.ftl").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_s_shared_words_are_whole_messages(language: str) -> None:
    words = shell_words(language)
    assert "list-comma" in words
    assert "error-stale-decision" in words
    assert "misuse-" not in words
    assert "\n#" not in words


def test_the_wire_types_are_those_of_the_server() -> None:
    written = wire_types()
    assert (GENERATED / "wire.ts").read_text("utf-8") == written
    assert 'export interface Act {\n  type: "act";\n  cmd: string;\n' in written
    assert "  decision: number | null;\n" in written  # said, though it may be nothing
    assert "  position?: Position;\n" in written  # left out, if there is none
    assert '  kind: "open" | "person" | "bot";\n' in written
    assert "  missed: Entry[] | null;\n" in written
    assert "  values: (boolean | number | string)[];\n" in written


def test_a_name_that_follows_from_the_id_becomes_a_rule() -> None:
    cells = {
        f"cell:{x},{y}": {"id": "cell", "args": {"x": x, "y": y}} for x in (-1, 2) for y in (0, 5)
    }
    assert find_rule(cells) == {
        "id": "cell",
        "split": ",",
        "args": [["x", "number", 0], ["y", "number", 0]],
    }
    spaces = {f"space:{n}": {"id": "space", "args": {"number": n + 1}} for n in range(4)}
    assert find_rule(spaces) == {"id": "space", "split": "", "args": [["number", "number", 1]]}


def test_a_name_that_does_not_follow_from_the_id_stays_in_the_list() -> None:
    cards = {f"card:R{n}": {"id": "card", "args": {"colour": "red", "number": n}} for n in range(3)}
    assert find_rule(cards) is None


def test_writing_touches_only_what_differs(tmp_path: Path) -> None:
    wanted = {"a/b.ftl": "x = y\n", "c.json": "{}\n"}
    assert write(tmp_path, wanted) == ["a/b.ftl", "c.json"]
    assert stale(tmp_path, wanted) == []
    (tmp_path / "old.ftl").write_text("z = 1\n", "utf-8")
    assert write(tmp_path, wanted) == ["old.ftl"]
    assert not (tmp_path / "old.ftl").exists()
