"""Reading and writing the wire types as JSON."""

import json
from collections.abc import Iterator

import pytest

from polis.kernel.registry import find_game, game_names
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting
from polis.server.codec import JSON, decode, encode, read_message
from polis.server.errors import BadMessage
from polis.wire.protocol import Act, Hello
from polis.wire.resources import CreateBody
from polis.wire.serialise import Serialiser


def test_a_message_is_read_as_its_wire_type() -> None:
    text = '{"type":"act","cmd":"a","decision":1,"action":2}'
    assert read_message(text) == Act(cmd="a", decision=1, action=2)


def test_encoded_messages_can_be_decoded() -> None:
    hello = Hello(protocol=1, table="T" * 12, since=7)
    assert read_message(encode(hello)) == hello


@pytest.mark.parametrize(
    "text",
    [
        '{"game":"a","seats":[]}',
        '{"game":"a","seats":[{"kind":"me","more":1}]}',
        '{"game":"a","seats":[{"kind":"me"}],"clock":{"kind":"live","bank":1}}',
        '{"game":"a","seats":[{"kind":"me"}],"options":{"x":null}}',
    ],
)
def test_nested_values_are_checked_too(text: str) -> None:
    with pytest.raises(BadMessage):
        decode(text, CreateBody)


def _played(name: str) -> Iterator[object]:
    """Views and events of a match."""
    from polis.kernel.recorder import events_of

    game = find_game(name)
    state = game.start(game.config({}), 1)
    rng = seeded(1)
    for _ in range(60):
        seat = seats_waiting(state)[0]
        yield game.view(state, seat)
        legal = game.legal_actions(state, seat)
        yield from events_of(game, state, seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", game_names())
def test_the_fast_serialiser_says_the_same_as_the_plain_one(name: str) -> None:
    from polis.kernel.event import Event

    slow = Serialiser()
    for value in _played(name):
        if isinstance(value, Event):
            fast, plain = JSON.event(value), slow.event(value)
        else:
            fast, plain = JSON.view(value), slow.view(value)
        assert json.loads(encode(fast)) == plain


@pytest.mark.parametrize("name", game_names())
def test_standings_that_are_kept_are_those_of_the_view(name: str) -> None:
    from polis.kernel.event import Event

    game, slow = find_game(name), Serialiser()
    for view in _played(name):
        if not isinstance(view, Event):
            assert json.loads(encode(JSON.standings(game, view))) == json.loads(
                encode(slow.standings(game, view))
            )


@pytest.mark.parametrize("name", game_names())
def test_choices_and_told_events_are_those_of_the_plain_serialiser(name: str) -> None:
    from polis.kernel.recorder import events_of

    game, slow = find_game(name), Serialiser()
    state = game.start(game.config({}), 1)
    rng = seeded(1)
    for _ in range(40):
        seat = seats_waiting(state)[0]
        view = game.view(state, seat)
        legal = game.legal_actions(state, seat)
        assert json.loads(encode(JSON.choices(game, view, legal))) == json.loads(
            encode(slow.choices(game, view, legal))
        )
        for event in events_of(game, state, seat, legal[rng.below(len(legal))]):
            view = game.view(state, seat)
            assert json.loads(encode(JSON.told(game, event, view))) == json.loads(
                encode(slow.told(game, event, view))
            )
