"""A game as the catalogue of a server or a device describes it."""

from polis.kernel.game import AnyGame
from polis.wire.resources import GameInfo, OptionInfo


def game_info(game: AnyGame) -> GameInfo:
    """The options that players may choose: those that name something on this machine are not."""
    options = [
        OptionInfo(
            name=option.name,
            values=list(option.values),
            default=option.default,
            seats=list(option.seats),
        )
        for option in game.options()
        if not option.local
    ]
    return GameInfo(id=game.id, version=game.version, options=options)
