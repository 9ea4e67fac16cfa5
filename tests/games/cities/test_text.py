"""Words: everything the game can say is said in all languages, and the table is drawn."""

import pytest

from polis.games.cities import GAME
from polis.games.cities.components import (
    KIND_NAMES,
    NUM_ACHIEVEMENTS,
    NUM_GOALS,
    NUM_TILES,
    ROW_NAMES,
)
from polis.games.cities.config import CITY_NAMES
from polis.games.cities.effects import FAMILY_NAMES
from polis.games.cities.messages import condition
from polis.games.cities.state import CitiesState
from polis.kernel.event import Event
from polis.kernel.message import Part, part
from polis.kernel.preview import NO_PREVIEW
from polis.kernel.recorder import events_of
from polis.kernel.rng import seeded
from polis.text.catalogue import LANGUAGES
from polis.text.voice import Voice
from tests.games.cities.positions import TWO, position

NAMES = ("Ana", "Béla", "Вера", "小明")
PARTS = (
    *(part("goal", number + 1) for number in range(NUM_GOALS)),
    *(part("tile", number + 1) for number in range(NUM_TILES)),
    *(part("feature", kind) for kind in KIND_NAMES),
    *(part("hidden", row) for row in ROW_NAMES),
    *(part("row", row) for row in ROW_NAMES),
    *(part("city", city) for city in (*CITY_NAMES, "atlantis")),
    *(part("achievement", f"venice.{number + 1}") for number in range(NUM_ACHIEVEMENTS)),
    *map(Part, ("slot:1.2", "cell:-1,0", "space:3,2", "building:red", "turned:5.3", "seat:3")),
)


@pytest.fixture(params=LANGUAGES)
def voice(request: pytest.FixtureRequest) -> Voice:
    return Voice(request.param, GAME, NAMES, strict=True)


def say_everything(voice: Voice, state: CitiesState, events: list[Event]) -> None:
    """All that a seat can be told at a moment; a strict voice raises where words are missing."""
    for seat in (state.turn, None):
        view = GAME.view(state, seat)
        assert voice.render(GAME.ask(view), view)
        for line in GAME.draw(view):
            for span in line:
                voice.render(span.content, view)
        for event in events:
            assert voice.render(GAME.say(event, view), view)
    view = GAME.view(state, state.turn)
    for action in GAME.legal_actions(state, state.turn)[:12]:
        assert voice.render(GAME.say(GAME.spell(view, action), view), view)
        for note in GAME.preview(view, action).lines:
            assert voice.render(note, view)
    for seat in range(state.config.seats):
        for score in GAME.sheet(state, seat):
            assert voice.render(score.label, view)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_match_has_words(voice: Voice, seats: int) -> None:
    state = GAME.start(GAME.config({"seats": seats, "theaters": True}), 9)
    rng = seeded(seats)
    while state.waiting:
        legal = GAME.legal_actions(state, state.turn)
        events = events_of(GAME, state, state.turn, legal[rng.below(len(legal))])
        if rng.below(5) == 0 or not state.waiting:
            say_everything(voice, state, events)


def test_every_component_has_a_name(voice: Voice) -> None:
    view = GAME.view(position(TWO), 0)
    for item in PARTS:
        assert voice.render(item, view).strip()


@pytest.mark.parametrize("family", range(len(FAMILY_NAMES)), ids=FAMILY_NAMES)
def test_every_family_has_words_for_goals_and_achievements(voice: Voice, family: int) -> None:
    view = GAME.view(position(TWO), 0)
    for number in (1, 2, 5):
        for colours, low, high, terrain, size, kinds, empty in (
            (15, 1, 4, 4, 1, 0, 0),
            (1, 2, 2, 5, 3, 2, 1),
            (8, 2, 3, 4, 2, 4, 1),
        ):
            row = [family, colours, low, high, terrain, size, kinds, 15, empty, number]
            for form in ("goal", "need"):
                words = voice.render(condition(form, row, number), view)
                assert "  " not in words
                assert words == words.strip()


# What a condition of each family can name besides its number: the words that must then be there.
NAMED = {
    "red": ("buildings", "floors", "height-sets", "next-to", "pairs", "line", "group", "squares"),
    "of exactly 2 floors": (
        *("buildings", "floors", "colour-sets", "next-to", "pairs", "line", "group", "squares"),
    ),
    "3 or more spaces": ("zones",),
    "2 or more different features": ("zones",),
    "empty": ("spaces",),
}


@pytest.mark.parametrize("form", ["goal", "need"])
def test_a_sentence_names_colour_height_size_and_emptiness(form: str) -> None:
    voice = Voice("en", GAME, NAMES, strict=True)
    view = GAME.view(position(TWO), 0)
    for words, families in NAMED.items():
        for family in families:
            row = [FAMILY_NAMES.index(family), 1, 2, 2, 5, 3, 2, 15, 1, 5]
            assert words in voice.render(condition(form, row, 5), view), family


def test_russian_uses_its_plural_forms() -> None:
    voice = Voice("ru", GAME, NAMES, strict=True)
    view = GAME.view(position(TWO), 0)
    row = [0, 1, 2, 2, 4, 1, 0, 15, 0, 0]
    words = [voice.render(condition("goal", row, number), view) for number in (1, 2, 5)]
    assert [w.split(" за ")[0] for w in words] == ["1 очко", "2 очка", "5 очков"]
    assert words[0].endswith("красное здание высотой ровно 2 этажа")


# -- drawing and preview --------------------------------------------------------------------------


def drawn(state: CitiesState) -> str:
    view = GAME.view(state, 0)
    voice = Voice("en", GAME, NAMES, strict=True)
    lines = ["".join(voice.render(span.content, view) for span in line) for line in GAME.draw(view)]
    return "\n".join(lines)


def test_the_map_shows_grounds_floors_and_features() -> None:
    state = position(
        TWO, "tiles 0 S1@0,0 T09@1,0", "spaces 0 0,0=tree 1,0=R3 1,1=special+G1 2,1=monument"
    )
    text = drawn(state)
    assert "Pt  R3   P·  P·" in text
    assert "W·  G1*  gm  y·" in text


def test_the_table_shows_market_star_and_race() -> None:
    text = drawn(position(TWO, "table star=1 turn=0", "workers 1--- ---- ---- ----"))
    assert "star: Béla" in text
    assert "Goals\n  1 P2" in text
    assert "a hidden card" in text
    assert "[10]" in text
    assert "Venice, round 1 of 4" in text


def previewed(state: CitiesState, move: str) -> list[str]:
    view = GAME.view(state, 0)
    voice = Voice("en", GAME, NAMES, strict=True)
    for action in GAME.legal_actions(state, 0):
        if str(GAME.spell(view, action)) == move:
            return [voice.render(note, view) for note in GAME.preview(view, action).lines]
    raise AssertionError(move)


def test_a_placement_says_what_it_changes() -> None:
    state = position(TWO, "goals 0 red", "agenda R")
    notes = previewed(state, "build building:red space:1,0")
    assert notes == ["points 0 → 1", "+1 Goal: 1 point for each red building"]


def test_a_goal_says_how_often_it_is_met() -> None:
    state = position(TWO, "goal-row red blue green", "spaces 0 1,0=R1")
    assert previewed(state, "take-goal slot:1.1") == ["now met 1 ×, 1 point"]
    assert previewed(state, "take-goal slot:1.4") == ["hidden: you cannot take this back"]


def test_a_preview_shows_an_achievement() -> None:
    state = position("cities seats=3 city=new-york", "tiles 0 T25@0,0", "agenda T26")
    notes = previewed(state, "lay-tile cell:1,0 turned:26.0")
    assert notes[:2] == ["points 0 → 10", "+10 achievement 1"]


def test_a_preview_shows_an_achievement_before_the_turn_is_over() -> None:
    """To leave the rest must not look better than to go on."""
    state = position(
        "cities seats=3 city=new-york",
        "tiles 0 T01@0,0 T02@1,0",
        "spaces 0 0,0=R3 1,0=B3 0,1=Y3 1,1=G2",
        "agenda R G",
    )
    gained = ["points 0 → 10", "+10 achievement 2"]
    assert previewed(state, "build building:green space:1,1")[:2] == gained
    state = position(
        "cities seats=3 city=new-york",
        "tiles 0 T01@0,0 T02@1,0",
        "spaces 0 0,0=R3 1,0=B3 0,1=Y3 1,1=G3",
        "agenda R G",
    )
    assert previewed(state, "build building:red space:2,0")[:2] == gained
    assert previewed(state, "leave") == gained


def test_a_tile_says_how_near_it_brings_an_achievement() -> None:
    state = position("cities seats=3 city=new-york", "tiles 0 T09@0,0", "agenda T26")
    notes = previewed(state, "lay-tile cell:1,0 turned:26.0")
    assert notes == [
        "achievement 1: 2 → 5 of 6",
        "largest zones: park 5, water 0",
    ]


def test_a_placement_without_points_says_nothing_about_points() -> None:
    state = position(TWO, "agenda R")
    assert previewed(state, "build building:red space:1,0") == []


def test_the_legend_names_theaters_only_where_they_are() -> None:
    assert "T theater" not in drawn(position(TWO))
    assert "T theater" in drawn(position(f"{TWO} theaters=yes"))


def test_a_tile_that_changes_nothing_says_nothing() -> None:
    state = position("cities seats=3 city=new-york", "tiles 0 T09@0,0", "agenda T01")
    assert previewed(state, "lay-tile cell:1,0 turned:1.0") == []


def test_a_slot_says_what_it_brings_if_placed_well() -> None:
    state = position(TWO, "goals 0 red all-colours", "building-row RRBB BGY YYY")
    assert previewed(state, "take-buildings slot:4.1") == ["if placed well: +1 point"]
    assert previewed(state, "take-buildings slot:4.4") == ["hidden: you cannot take this back"]


def test_a_slot_says_what_fits_nowhere() -> None:
    rows = ("feature-row kiosk swans tree monument swans", "building-row RRBB BGY YYY")
    state = position(TWO, *rows, "spaces 0 0,0=tree")
    assert previewed(state, "take-features slot:3.1") == [
        "if placed well: +1 point",
        "no space for: kiosk",
    ]
    assert previewed(state, "take-buildings slot:4.1") == []
    assert previewed(state, "take-buildings slot:4.2") == ["no space for: green, yellow"]
    assert previewed(state, "take-buildings slot:4.3") == ["no space for: yellow"]


def test_a_floor_on_top_is_named() -> None:
    state = position(TWO, "spaces 0 1,0=R1", "agenda R B")
    view = GAME.view(state, 0)
    voice = Voice("en", GAME, NAMES, strict=True)
    specs = [GAME.spell(view, action) for action in GAME.legal_actions(state, 0)]
    words = [voice.render(GAME.say(spec, view), view) for spec in specs]
    assert words == [
        "red on space F5, floor 2",
        "blue on space F6",
        "Discard the rest: red, blue",
    ]


def test_places_for_a_tile_are_marked_on_the_map() -> None:
    assert "+" not in drawn(position(TWO))
    rows = drawn(position(TWO, "agenda T09")).splitlines()
    assert "    5 +   +    P·  r·   +   +  " in [row.rstrip() + "  " for row in rows]


def changed(state: CitiesState, move: str) -> dict[str, int]:
    """The numbers of a preview, by what they are about and where."""
    view = GAME.view(state, 0)
    for action in GAME.legal_actions(state, 0):
        if str(GAME.spell(view, action)) == move:
            changes = GAME.preview(view, action).changes
            return {f"{one.what} {one.part or ''}".strip(): one.amount for one in changes}
    raise AssertionError(move)


def test_the_sentences_of_a_preview_are_numbers_too() -> None:
    state = position(TWO, "goals 0 red", "agenda R")
    assert changed(state, "build building:red space:1,0") == {"points": 1, "goal goal:4": 1}
    state = position("cities seats=3 city=new-york", "tiles 0 T25@0,0", "agenda T26")
    assert changed(state, "lay-tile cell:1,0 turned:26.0") == {
        "points": 10,
        "achievement achievement:new-york.1": 10,
        "progress achievement:new-york.1": 3,
        "largest-park": 3,
    }
    state = position(TWO, "spaces 0 0,0=tree", "agenda swans monument")
    assert changed(state, "place-feature feature:swans space:0,1") == {"points": 1, "water": 1}
    assert changed(state, "place-feature feature:monument space:1,0") == {
        "points": 2,
        "monuments": 2,
    }


def test_a_slot_brings_numbers() -> None:
    rows = ("feature-row kiosk swans tree monument swans", "building-row RRBB BGY YYY")
    state = position(TWO, *rows, "goal-row red blue green", "spaces 0 0,0=tree 1,0=R1")
    assert changed(state, "take-goal slot:1.1") == {"met goal:4": 1, "goal goal:4": 1}
    assert changed(state, "take-features slot:3.1") == {"placed": 1, "lost feature:kiosk": -1}
    assert changed(state, "take-buildings slot:4.3") == {
        "lost building:yellow": -3,
        "star slot:4.3": 1,
    }


def test_the_zone_that_becomes_richer_is_the_one_that_is_named() -> None:
    lines = ("tiles 0 T09@0,0 T10@0,1", "spaces 0 0,0=tree 0,2=tree", "agenda kiosk swans")
    notes = previewed(position(TWO, *lines), "place-feature feature:kiosk space:1,0")
    assert notes == ["points 2 → 4", "+2 Park zone, different features: 2"]


def test_spectators_get_no_previews() -> None:
    state = position(TWO)
    assert GAME.preview(GAME.view(state, None), 0) == NO_PREVIEW
    assert GAME.preview(GAME.view(state, 1), 0) == NO_PREVIEW
