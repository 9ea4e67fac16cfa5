"""The generated files of the web client agree with Python."""

import json
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from polis.export.__main__ import files, stale, write
from polis.export.catalogues import shell_words
from polis.export.game_types import game_types
from polis.export.names import find_rule
from polis.export.types import wire_types
from polis.kernel.registry import find_game, game_names
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting
from polis.kernel.wide import Wide
from polis.text.catalogue import LANGUAGES
from polis.wire.plain import plain
from tests.web.house import ROOT

GENERATED = ROOT / "web/src/generated"


def test_every_game_and_language_is_there() -> None:
    for game in game_names():
        facts = json.loads((GENERATED / f"games/{game}/facts.json").read_text("utf-8"))
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
    assert "  decision: number | null;\n" in written  # always present, but may be null
    assert "  position?: Position | null;\n" in written  # None where there is none
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


def test_writing_changes_only_files_that_differ(tmp_path: Path) -> None:
    wanted = {"a/b.ftl": "x = y\n", "c.json": "{}\n"}
    assert write(tmp_path, wanted) == ["a/b.ftl", "c.json"]
    assert stale(tmp_path, wanted) == []
    (tmp_path / "old.ftl").write_text("z = 1\n", "utf-8")
    assert write(tmp_path, wanted) == ["old.ftl"]
    assert not (tmp_path / "old.ftl").exists()


@pytest.mark.parametrize("name", game_names())
def test_the_types_of_views_and_events_are_those_of_python(name: str) -> None:
    game = find_game(name)
    written = (GENERATED / f"games/{name}/types.ts").read_text("utf-8")
    assert written == game_types(game)
    assert "  seat: number | null;\n" in written
    for event in game.event_types:
        assert f'  kind: "{event.__name__}";\n' in written


@pytest.mark.parametrize("name", game_names())
def test_only_fields_that_may_be_wide_are_sent_as_text(name: str) -> None:
    """The types say `number` for every other number."""
    game = find_game(name)
    hints = get_type_hints(type(game).view, include_extras=True)
    fields = get_type_hints(hints["return"], include_extras=True)
    state = game.start(game.config({}), 1)
    rng = seeded(1)
    while state.waiting:
        seat = seats_waiting(state)[0]
        for field, value in plain(game.view(state, seat)).items():
            is_text = isinstance(value, list) and any(isinstance(item, str) for item in value)
            assert not is_text or Wide in get_args(fields[field]), field
        legal = game.legal_actions(state, seat)
        game.apply(state, seat, legal[rng.below(len(legal))], None)


def test_the_generated_folder_is_up_to_date() -> None:
    """Words, types, names, lessons and moments; `python -m polis.export` writes them."""
    assert stale(GENERATED, files()) == []


@pytest.mark.parametrize("name", game_names())
def test_every_good_answer_of_a_lesson_is_among_its_choices(name: str) -> None:
    steps = json.loads((GENERATED / f"games/{name}/lesson.json").read_text("utf-8"))["steps"]
    asked = [step for step in steps if step["action"] is not None]
    assert asked
    for step in asked:
        assert step["action"] in [choice["action"] for choice in step["position"]["choices"]]


@pytest.mark.parametrize("name", game_names())
def test_every_beat_of_a_lesson_has_its_events_and_the_standings_after_it(name: str) -> None:
    steps = json.loads((GENERATED / f"games/{name}/lesson.json").read_text("utf-8"))["steps"]
    beats = [beat for step in steps for beat in step["then"]]
    assert max(len(step["then"]) for step in steps) > 2
    assert all(beat["events"] and beat["standings"] for beat in beats)
