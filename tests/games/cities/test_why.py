"""Why a part cannot be chosen: every reason cites the rule that stands against it."""

import re
from pathlib import Path

import pytest

from polis.games.cities import GAME
from polis.games.cities.state import CitiesState
from polis.kernel.message import Part
from polis.kernel.rng import seeded
from polis.text.catalogue import LANGUAGES
from polis.text.voice import Voice
from tests.games.cities.positions import TWO, position

RULES = Path(__file__).parents[3] / "docs/rules/cities.md"
NAMES = ("Ana", "Béla", "Вера", "小明")
LAND = (TWO, "tiles 0 S1@0,0 T09@1,0")
THEATERS = ("cities seats=2 city=venice theaters=yes", "tiles 0 S1@0,0 T09@1,0")
# What is tapped, the position, and the rule that the answer cites.
REASONS = (
    ("slot:1.1", (TWO, "workers 1--- ---- ---- ----"), "slot-taken", "K4.1"),
    ("slot:1.2", (TWO, "workers 00-- ---- ---- ----"), "slot-taken", "K4.1"),
    ("slot:1.3", (TWO, "workers 00-- ---- ---- ----"), "row-done", "K4.2"),
    ("slot:1.1", (TWO, "agenda R"), "place-first", "K4.5"),
    ("goal:4", (TWO, "goal-row red blue green"), "worker-first", "K4.1"),
    ("achievement:venice.1", (TWO,), "achievement-awarded", "K8.1"),
    ("achievement:venice.1", (TWO, "markers 0-- --- ---"), "achievement-gained", "K8.2"),
    ("cell:0,0", (*LAND, "agenda T01"), "cell-taken", "K5.2"),
    ("cell:3,3", (*LAND, "agenda T01"), "cell-apart", "K5.2"),
    ("cell:3,0", (TWO, "tiles 0 S1@0,0 T09@1,0 T10@2,0", "agenda T01"), "cell-far", "K5.3"),
    ("space:0,0", (*LAND, "spaces 0 0,0=tree", "agenda fountain"), "one-feature", "K6.3"),
    ("space:0,1", (*LAND, "agenda fountain"), "water", "K6.1"),
    ("space:0,0", (*LAND, "agenda swans"), "park", "K6.1"),
    ("space:1,0", (*LAND, "agenda fountain"), "street", "K6.2"),
    ("space:1,0", (*LAND, "spaces 0 1,0=R1", "agenda monument"), "built-on", "K6.2"),
    ("space:0,0", (*LAND, "agenda R"), "no-street", "K7.1"),
    ("space:1,1", (*LAND, "agenda R"), "street", "K7.1"),
    ("space:1,1", (*LAND, "spaces 0 1,1=B1", "agenda R"), "floor", "K7.1"),
    ("space:1,1", (*LAND, "spaces 0 1,1=special+G1", "agenda R"), "floor", "K7.5"),
    ("space:1,0", (*LAND, "spaces 0 1,0=monument", "agenda R"), "no-building", "K7.2"),
    ("space:1,0", (*LAND, "spaces 0 1,0=R4", "agenda R"), "no-floor", "K7.3"),
    ("space:1,1", (*LAND, "spaces 0 1,1=special"), "any-colour", "K7.5"),
    ("building:yellow", (TWO, "agenda R Y"), "fits-nowhere", "K7.4"),
    ("feature:kiosk", (TWO, "spaces 0 0,0=tree", "agenda kiosk swans"), "fits-nowhere", "K6.4"),
    ("feature:theater-red", (*THEATERS, "agenda tree"), "theater-swap", "K12.2"),
    (
        "feature:theater-red",
        (*THEATERS, "spaces 0 1,0=theater-blue", "agenda monument"),
        "theater-owned",
        "K12.1",
    ),
    ("space:1,0", (*THEATERS, "spaces 0 1,0=theater-blue", "agenda R B"), "no-building", "K12.3"),
)


@pytest.mark.parametrize("part, lines, reason, rule", REASONS)
def test_a_reason_cites_its_rule(part: str, lines: tuple[str, ...], reason: str, rule: str) -> None:
    said = GAME.why(GAME.view(position(*lines), 0), Part(part))
    assert said is not None
    assert (said.id, said.args["rule"]) == (f"why-{reason}", rule)
    for language in LANGUAGES:
        voice = Voice(language, GAME, NAMES, strict=True)
        assert rule in voice.render(said, GAME.view(position(*lines), 0))


def test_starting_tiles_have_reasons() -> None:
    state = GAME.start(GAME.config({"seats": 2, "first": 0}), 1)
    view = GAME.view(state, 1)
    chosen = GAME.spell(view, GAME.legal_actions(state, 1)[0]).parts[0]
    GAME.apply(state, 1, GAME.legal_actions(state, 1)[0], None)
    view = GAME.view(state, 0)
    said = GAME.why(view, chosen)
    assert said is not None
    assert said.id == "why-tile-chosen"
    said = GAME.why(view, Part("slot:1.1"))
    assert said is not None
    assert said.id == "why-start-first"


def test_out_of_turn_the_reason_is_the_turn() -> None:
    said = GAME.why(GAME.view(position(TWO), 1), Part("slot:1.1"))
    assert said is not None
    assert (said.id, said.args["rule"]) == ("why-turn", "K4.1")


def test_every_cited_rule_exists() -> None:
    known = set(re.findall(r"\*\*(K[0-9.]+)\*\*", RULES.read_text("utf-8")))
    assert {rule for *_, rule in REASONS} <= known


@pytest.mark.parametrize("seats", [2, 3])
def test_a_part_that_can_be_chosen_has_no_reason_against_it(seats: int) -> None:
    state = GAME.start(GAME.config({"seats": seats, "theaters": True}), seats)
    rng = seeded(seats)
    while state.waiting:
        legal = GAME.legal_actions(state, state.turn)
        if rng.below(4) == 0:
            check_reasons(state)
        GAME.apply(state, state.turn, legal[rng.below(len(legal))], None)


def check_reasons(state: CitiesState) -> None:
    view = GAME.view(state, state.turn)
    for action in GAME.legal_actions(state, state.turn):
        for part in GAME.spell(view, action).parts:
            assert GAME.why(view, part) is None
    for part in GAME.visible_parts(view):
        GAME.why(view, part)
    assert GAME.why(GAME.view(state, None), Part("slot:1.1")) is None
