"""The names of components: what `Game.say` gives for parts, and for the parts in their names.

A seat has no name here: clients show the name of its player.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any

from polis.kernel.config import Config, Value
from polis.kernel.errors import BadConfig
from polis.kernel.game import AnyGame
from polis.kernel.message import Message, Part


def names_of(game: AnyGame, view: Any, parts: Iterable[Part]) -> dict[Part, Message]:
    """The name of every part, and of every part that such a name mentions."""
    found: dict[Part, Message] = {}
    pending = list(parts)
    while pending:
        part = pending.pop()
        if part in found or part.kind == "seat":
            continue
        found[part] = game.say(part, view)
        pending += parts_in(found[part])
    return found


@lru_cache(maxsize=1024)
def own_names(game: AnyGame, config: Config) -> dict[Part, Message]:
    """The names at a table with these options that differ from those of a usual table.

    The first call for a configuration takes some time, so a server makes it in another thread.
    """
    usual = _usual_table(game)
    found = _names_with(game, config)
    return {part: name for part, name in found.items() if usual.get(part) != name}


@cache
def _usual_table(game: AnyGame) -> dict[Part, Message]:
    return _names_with(game, game.config({}))


def all_names(game: AnyGame) -> dict[Part, Message]:
    """The names at a usual table, and those of parts that exist only with other options."""
    found: dict[Part, Message] = {}
    for options in _ways_to_play(game):
        found = {**_names_with(game, game.config(options)), **found}
    return found


def _names_with(game: AnyGame, config: Config) -> dict[Part, Message]:
    """The names of all parts. They depend on the options alone, so any match has them."""
    view = game.view(game.start(config, 0), None)
    return names_of(game, view, game.parts(config))


def _ways_to_play(game: AnyGame) -> Iterator[dict[str, Value]]:
    """The usual options, then every other value once."""
    yield {}
    for option in game.options():
        for value in option.values:
            if value != option.default and _is_allowed(game, {option.name: value}):
                yield {option.name: value}


def _is_allowed(game: AnyGame, options: dict[str, Value]) -> bool:
    try:
        game.config(options)
    except BadConfig:
        return False
    return True


def parts_in(message: Message) -> Iterator[Part]:
    """All parts among the arguments of a message and of the messages in it."""
    for value in message.args.values():
        if isinstance(value, Message):
            yield from parts_in(value)
        elif isinstance(value, Part):
            yield value
        elif isinstance(value, tuple):
            yield from value
