"""The names of the components that an audience has been told of, for clients without the rules.

A message mentions a component by its id (`card:R7`). The name of a component is again a message of
the game, made from the view of the audience. So a name reveals nothing beyond that view.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from polis.kernel import naming
from polis.kernel.message import Part
from polis.table.match import TableMatch
from polis.table.records import Audience
from polis.wire.plain import plain_message
from polis.wire.position import Choice, Position, Standing
from polis.wire.serialise import Serialiser

PLAIN: Final = Serialiser()


def own_names(match: TableMatch) -> dict[str, dict[str, Any]]:
    """The names at this table that a client cannot know in advance; mostly none."""
    found = naming.own_names(match.game, match.match.config)
    return {str(part): plain_message(name) for part, name in found.items()}


def names(match: TableMatch, audience: Audience) -> dict[str, dict[str, Any]]:
    """The name of every component that is mentioned in the position or the log, and in names."""
    mentioned = map(Part, _mentioned(match, audience))
    found = naming.names_of(match.game, match.view(audience), mentioned)
    return {str(part): plain_message(name) for part, name in found.items()}


def _mentioned(match: TableMatch, audience: Audience) -> Iterator[str]:
    game, view = match.game, match.view(audience)
    yield from _in_position(match.position(audience))
    # Not those of the position and the log: there, they may be encoded already.
    yield from _in_choices(PLAIN.choices(game, view, match.legal_actions(audience)))
    yield from _in_standings(PLAIN.standings(game, view))
    for event in match.events(audience):
        yield from _parts(plain_message(game.say(event, view)))


def _in_choices(choices: Iterable[Choice]) -> Iterator[str]:
    for choice in choices:
        yield from choice.parts
        yield from (change.part for change in choice.changes if change.part is not None)
        for message in (choice.message, *choice.preview):
            yield from _parts(message)


def _in_position(position: Position) -> Iterator[str]:
    yield from _parts(position.question)
    for score in position.scores:
        for line in score.sheet:
            yield from line.parts
            yield from _parts(line.label)


def _in_standings(standings: Iterable[Standing]) -> Iterator[str]:
    for standing in standings:
        for line in standing.lines:
            yield from (*line.parts, *_parts(line.label))
        for step in standing.progress:
            yield from (*step.parts, *_parts(step.label))
        for label in standing.hidden:
            yield from _parts(label)


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
