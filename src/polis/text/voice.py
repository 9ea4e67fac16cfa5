"""Render messages of a game and of the shell in one language, with the players' names."""

import sys
from collections.abc import Sequence
from typing import Any

from polis.kernel.errors import PolisError
from polis.kernel.game import AnyGame
from polis.kernel.message import Argument, Message, Part
from polis.text.catalogue import SHELL, Catalogue, nearest_language


class Voice:
    """Render messages as words. Without a game, it knows only the shell's messages."""

    def __init__(
        self,
        language: str,
        game: AnyGame | None = None,
        names: Sequence[str] = (),
        strict: bool = False,
    ) -> None:
        self.language = nearest_language(language)
        self.names = tuple(names)
        self._game = game
        self._shell = Catalogue(SHELL, self.language, strict)
        self._words = Catalogue(package_of(game), self.language, strict) if game else self._shell

    def tell(self, key: str, **args: int | float | str) -> str:
        """Render a message of the shell."""
        return self._shell.format(key, args)

    def refuse(self, error: PolisError) -> str:
        """Render an error as one line."""
        key = f"error-{error.code}"
        if key not in self._shell:
            key = "error-error"
        return self._shell.format(key, error.args_by_name)

    def knows(self, key: str) -> bool:
        """Whether the game has a message."""
        return key in self._words

    def render(self, item: str | Part | Message, view: Any) -> str:
        """Render a message of the game, a component or plain text, for the owner of the view."""
        if isinstance(item, Message):
            return self._message(item, view, None)
        return self.name(item, view) if isinstance(item, Part) else item

    def name(self, part: Part, view: Any) -> str:
        """The name of a component; for a seat, the name of its player."""
        if part.kind == "seat" and part.name.isdecimal() and int(part.name) < len(self.names):
            return self.names[int(part.name)]
        if self._game is None:
            return part.name
        return self._message(self._game.say(part, view), view, part)

    def join(self, words: Sequence[str]) -> str:
        """Join words to a list, as the language writes lists."""
        return self.tell("list-comma").join(words)

    def _message(self, message: Message, view: Any, said: Part | None) -> str:
        args = {name: self._argument(value, view, said) for name, value in message.args.items()}
        return self._words.format(message.id, args)

    def _argument(self, value: Argument | Message, view: Any, said: Part | None) -> int | str:
        if isinstance(value, Message):
            return self._message(value, view, said)
        if isinstance(value, Part):
            return value.name if value == said else self.name(value, view)
        if isinstance(value, tuple):
            return self.join([self.name(part, view) for part in value])
        return value


def package_of(game: AnyGame) -> str:
    """The package whose folder `locale` has the game's texts."""
    module = type(game).__module__
    spec = sys.modules[module].__spec__
    return spec.parent if spec is not None and spec.parent else module
