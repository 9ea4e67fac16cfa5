"""The catalogues of the toys: all languages say the same, and everything the games say."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from polis.kernel.event import Event, told
from polis.kernel.game import AnyGame, State
from polis.kernel.message import Message, Part, Span, seat_part
from polis.kernel.playout import play_steps
from polis.kernel.rng import seeded
from tests.toys import TOYS

LANGUAGES = ("en", "ru", "zh-Hant", "es", "hu")


def arguments(game: AnyGame, language: str) -> dict[str, set[str]]:
    """Every message id of a catalogue with the arguments it uses."""
    package = type(game).__module__.rpartition(".")[0]
    text = files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    rows = re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE)
    return {name: set(re.findall(r"\$(\w+)", words)) for name, words in rows}


def messages(game: AnyGame, state: State, seed: int) -> Iterator[Message]:
    """Everything that is said to anybody in a random match."""
    rng = seeded(seed)
    while state.waiting:
        for viewer in (0, 1, None):
            yield from said(game, state, viewer)
        play_steps(game, state, rng, 1)
    for viewer in (0, 1, None):
        yield game.ask(game.view(state, viewer))


def said(game: AnyGame, state: State, viewer: int | None) -> Iterator[Message]:
    view = game.view(state, viewer)
    yield game.ask(view)
    yield game.say(seat_part(0), view)
    yield from (game.say(part, view) for part in game.visible_parts(view))
    yield from (line.label for line in game.sheet(state, viewer or 0))
    for span in (span for line in game.draw(view) for span in line):
        yield from in_span(game, span, view)
    if viewer is not None:
        for action in game.legal_actions(state, viewer):
            yield game.say(game.spell(view, action), view)
            yield from game.preview(view, action)
            yield from reported(game, state, viewer, action)


def reported(game: AnyGame, state: State, seat: int, action: int) -> Iterator[Message]:
    events: list[Event] = []
    after = game.clone(state)
    game.apply(after, seat, action, events)
    for viewer in (0, 1, None):
        view = game.view(after, viewer)
        yield from (game.say(event, view) for event in told(events, viewer))


def in_span(game: AnyGame, span: Span, view: object) -> Iterator[Message]:
    if isinstance(span.content, Message):
        yield span.content
    elif isinstance(span.content, Part):
        yield game.say(span.content, view)


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(game: AnyGame, language: str) -> None:
    assert arguments(game, language) == arguments(game, "en")


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_whatever_a_game_says_is_in_the_catalogue(game: AnyGame) -> None:
    catalogue = arguments(game, "en")
    for seed in range(4):
        for message in messages(game, game.start(game.config({}), seed), seed):
            assert catalogue[message.id] <= set(message.args), message
