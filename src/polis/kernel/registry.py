"""Find the installed games by their entry points in the group `polis.games`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from polis.kernel.errors import UnknownGame
from polis.kernel.game import AnyGame, Game

GROUP = "polis.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def game_names() -> list[str]:
    """The ids of all installed games, in order; nothing is imported."""
    return sorted(_entries())


@cache
def find_game(name: str) -> AnyGame:
    """The game with an id; it is imported on first use."""
    entry = _entries().get(name)
    if entry is None:
        known = ", ".join(game_names()) or "none"
        raise UnknownGame(f"there is no game {name!r}; installed: {known}")
    try:
        game = entry.load()
    except (ImportError, AttributeError) as error:
        raise UnknownGame(
            f"the game {name!r} is registered but cannot be loaded: {error}"
        ) from error
    if not isinstance(game, Game) or game.id != name:
        raise UnknownGame(f"the entry point {name!r} of {entry.value} is not that game")
    return game
