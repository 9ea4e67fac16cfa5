"""Messages become words."""

import pytest

from polis.kernel.errors import GameOver, PolisError
from polis.kernel.event import told
from polis.kernel.game import AnyGame, Seat
from polis.kernel.message import message, part, seat_part
from polis.kernel.playout import first_waiting
from polis.kernel.recorder import events_of
from polis.kernel.registry import find_game, game_names
from polis.kernel.rng import seeded
from polis.kernel.state import State
from polis.text.catalogue import (
    LANGUAGES,
    Catalogue,
    MissingWords,
    UnknownLanguage,
    nearest_language,
)
from polis.text.voice import Voice
from tests.toys import TOYS
from tests.toys.peaks import GAME as PEAKS

GAMES: list[AnyGame] = [*TOYS, *map(find_game, game_names())]


@pytest.mark.parametrize(
    "tag, language",
    [
        ("en", "en"),
        ("EN-gb", "en"),
        ("ru", "ru"),
        ("ru-RU", "ru"),
        ("ru_RU.UTF-8", "ru"),
        ("zh", "zh-Hant"),
        ("zh-TW", "zh-Hant"),
        ("es_419", "es"),
        ("hu.UTF-8", "hu"),
    ],
)
def test_the_nearest_language_is_found(tag: str, language: str) -> None:
    assert nearest_language(tag) == language


@pytest.mark.parametrize("tag", ["tlh", "", "C", "e"])
def test_an_unknown_language_is_refused_and_the_known_ones_are_named(tag: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, ru, zh-Hant, es, hu"):
        nearest_language(tag)


def test_a_missing_message_is_shown_by_its_id_unless_the_catalogue_is_strict() -> None:
    assert Catalogue("polis.text", "ru").format("no-such-message", {}) == "no-such-message"
    with pytest.raises(MissingWords, match="no-such-message"):
        Catalogue("polis.text", "ru", strict=True).format("no-such-message", {})


def test_a_missing_argument_raises_in_a_strict_catalogue() -> None:
    with pytest.raises(MissingWords, match="player-human"):
        Catalogue("polis.text", "en", strict=True).format("player-human", {})


def test_a_package_without_a_language_uses_english_or_the_id() -> None:
    assert Catalogue("polis.kernel", "hu").format("anything", {}) == "anything"


def test_a_seat_has_the_name_of_its_player() -> None:
    voice = Voice("en", PEAKS, ["Ana", "Bo"], strict=True)
    view = PEAKS.view(PEAKS.start(PEAKS.config({"seats": 2}), 1), 0)
    assert voice.name(seat_part(1), view) == "Bo"


def test_a_seat_without_a_player_is_named_by_the_game() -> None:
    voice = Voice("en", PEAKS, strict=True)
    view = PEAKS.view(PEAKS.start(PEAKS.config({"seats": 2}), 1), 0)
    assert "2" in voice.name(seat_part(1), view)


def test_parts_and_messages_inside_a_message_become_words() -> None:
    voice = Voice("en", PEAKS, ["Ana", "Bo"], strict=True)
    view = PEAKS.view(PEAKS.start(PEAKS.config({"seats": 2}), 1), 0)
    waiting = voice.render(message("wait-for", seat=seat_part(1)), view)
    assert "Bo" in waiting
    assert waiting in voice.render(
        message("wait-for", seat=message("wait-for", seat=seat_part(1))), view
    )
    both = voice.render(message("wait-for", seat=(seat_part(0), seat_part(1))), view)
    assert "Ana, Bo" in both


def test_a_voice_without_a_game_names_a_part_by_its_name() -> None:
    assert Voice("en").render(part("card", "R7"), None) == "R7"


def test_chinese_lists_have_their_own_comma() -> None:
    assert Voice("zh").join(["甲", "乙"]) == "甲、乙"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_words_in_every_language(language: str) -> None:
    told = Voice(language, strict=True).refuse(GameOver("the game is over"))
    assert told
    assert (told == "The game is over.") == (language == "en")


def test_an_error_of_an_unknown_kind_gives_its_reason() -> None:
    class Odd(PolisError):
        code = "odd"

    assert Voice("en", strict=True).refuse(Odd("the cat sits on it")) == "the cat sits on it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_in_a_match_has_words_in_every_language(game: AnyGame, language: str) -> None:
    config = game.config({})
    voice = Voice(language, game, [f"P{seat}" for seat in range(config.seats)], strict=True)
    state = game.start(config, 3)
    rng = seeded(3)
    for _ in range(60):
        if not state.waiting:
            break
        seat = first_waiting(state)
        say_what_a_seat_sees(voice, game, state, seat)
        legal = game.legal_actions(state, seat)
        events = events_of(game, state, seat, legal[rng.below(len(legal))])
        for viewer in (*range(config.seats), None):
            view = game.view(state, viewer)
            for event in told(events, viewer):
                assert voice.render(game.say(event, view), view)
    for line in game.sheet(state, 0):
        assert voice.render(line.label, game.view(state, None))


def say_what_a_seat_sees(voice: Voice, game: AnyGame, state: State, seat: Seat) -> None:
    """A missing word raises."""
    view = game.view(state, seat)
    assert voice.render(game.ask(view), view)
    assert voice.render(game.ask(game.view(state, None)), None)
    for line in game.draw(view):
        for span in line:
            voice.render(span.content, view)
    for action in game.legal_actions(state, seat):
        assert voice.render(game.say(game.spell(view, action), view), view)
        for note in game.preview(view, action).lines:
            assert voice.render(note, view)
