"""How the components are called that an audience has been told of, for clients without the game.

A message mentions a component by its id (`card:R7`); its name is again a message of the game, as
the audience would say it from its own view. So a name can tell nothing that the view does not.
"""

from collections.abc import Iterator
from typing import Any

from polis.kernel.message import Part
from polis.server.playing import Audience, Playing
from polis.server.protocol import Position
from polis.server.wire import wire_message


def names(playing: Playing, audience: Audience) -> dict[str, dict[str, Any]]:
    """The name of every component that is mentioned in the position or the log, and in names."""
    view = playing.view(audience)
    found: dict[str, dict[str, Any]] = {}
    pending = list(_mentioned(playing, audience))
    while pending:
        part = Part(pending.pop())
        if part in found or part.kind == "seat":  # a seat has the name of its player
            continue
        found[str(part)] = wire_message(playing.game.say(part, view))
        pending += _parts(found[part])
    return found


def _mentioned(playing: Playing, audience: Audience) -> Iterator[str]:
    yield from _in_position(playing.position(audience))
    for entry in playing.entries(audience, 0, playing.number(audience)):
        for told in entry.events:
            yield from _parts(told.message)


def _in_position(position: Position) -> Iterator[str]:
    yield from _parts(position.question)
    for choice in position.choices:
        yield from choice.parts
        for message in (choice.message, *choice.preview):
            yield from _parts(message)
    for score in position.scores:
        for line in score.sheet:
            yield from line.parts
            yield from _parts(line.label)


def _parts(message: dict[str, Any]) -> Iterator[str]:
    for value in message["args"].values():
        if not isinstance(value, dict):
            continue
        if "id" in value:
            yield from _parts(value)
        elif "part" in value:
            yield value["part"]
        else:
            yield from value["parts"]
