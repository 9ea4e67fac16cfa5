"""Find games: the installed ones, and those that the settings name as `module:NAME`."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from polis.kernel.errors import BadConfig, UnknownGame
from polis.kernel.game import AnyGame, Game
from polis.kernel.registry import find_game, game_names


@cache
def load(reference: str) -> AnyGame:
    """The game that a reference such as `package.module:GAME` names."""
    module, _, name = reference.partition(":")
    try:
        game = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame(f"{reference!r} cannot be loaded: {error}") from error
    if not isinstance(game, Game):
        raise UnknownGame(f"{reference!r} is not a game")
    return game


class Games:
    """The games of one server."""

    def __init__(self, references: tuple[str, ...] = ()) -> None:
        self._more = {load(reference).id: reference for reference in references}

    def names(self) -> list[str]:
        return sorted({*game_names(), *self._more})

    def find(self, name: str) -> AnyGame:
        """Raises UnknownGame."""
        return load(self._more[name]) if name in self._more else find_game(name)

    def reference(self, name: str) -> str:
        """The reference by which another process finds the game: its name, or `module:NAME`."""
        return self._more.get(name, name)


def by_reference(reference: str) -> AnyGame:
    return load(reference) if ":" in reference else find_game(reference)


def refuse_local(game: AnyGame, options: Mapping[str, object]) -> None:
    """Refuse options that name something on this machine. Raises BadConfig."""
    for option in game.options():
        if option.local and options.get(option.name, option.default) != option.default:
            raise BadConfig(f"the option {option.name!r} cannot be set on a server")
