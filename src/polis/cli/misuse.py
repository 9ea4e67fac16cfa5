"""An invalid command line, and the message that says why."""

from polis.kernel.errors import PolisError
from polis.kernel.game import AnyGame
from polis.kernel.registry import find_game, game_names


class Misuse(PolisError):
    """`what` names the message `misuse-<what>`."""

    code = "misuse"

    def __init__(self, what: str, **args: int | str) -> None:
        super().__init__(what, **args)
        self.message_id = f"misuse-{what}"


def the_game(name: str) -> AnyGame:
    """The game with a name that the user typed. Raises Misuse."""
    if name not in game_names():
        raise Misuse("game", game=name, known=", ".join(game_names()))
    return find_game(name)
