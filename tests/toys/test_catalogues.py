"""The catalogues of the toys: every language has every message of the games."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from polis.kernel.event import told
from polis.kernel.game import AnyGame
from polis.kernel.message import Message, Part, Span, seat_part
from polis.kernel.playout import play_steps
from polis.kernel.recorder import events_of
from polis.kernel.rng import seeded
from polis.kernel.state import State
from tests.toys import TOYS

LANGUAGES = ("en", "ru", "zh-Hant", "es", "hu")


def arguments(game: AnyGame, language: str) -> dict[str, set[str]]:
    """Every message id of a catalogue with the arguments it uses."""
    package = type(game).__module__.rpartition(".")[0]
    text = files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    rows = re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE)
    return {name: set(re.findall(r"\$(\w+)", words)) for name, words in rows}


def messages(game: AnyGame, state: State, seed: int) -> Iterator[Message]:
    """All messages of a random match."""
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
    for item in (*game.visible_parts(view), Part("space:0")):
        if (reason := game.why(view, item)) is not None:
            yield reason
    for span in (span for line in game.draw(view) for span in line):
        yield from in_span(game, span, view)
    if viewer is not None:
        for action in game.legal_actions(state, viewer):
            yield game.say(game.spell(view, action), view)
            yield from game.preview(view, action).lines
            yield from reported(game, state, viewer, action)


def reported(game: AnyGame, state: State, seat: int, action: int) -> Iterator[Message]:
    after = game.clone(state)
    events = events_of(game, after, seat, action)
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
def test_all_languages_have_the_same_messages(game: AnyGame, language: str) -> None:
    assert arguments(game, language) == arguments(game, "en")


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_every_message_of_a_game_is_in_the_catalogue(game: AnyGame) -> None:
    catalogue = arguments(game, "en")
    for seed in range(4):
        for message in messages(game, game.start(game.config({}), seed), seed):
            assert catalogue[message.id] <= set(message.args), message
