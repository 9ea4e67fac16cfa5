"""Bots that fail, and one that does not, for tests."""

from time import process_time

from polis.bots.bot import Bot, Turn
from polis.kernel.game import Action


class First(Bot):
    """A bot of a player: it takes the first legal action."""

    def choose(self, turn: Turn) -> Action:
        return turn.legal[0]


class Crashing(Bot):
    def choose(self, turn: Turn) -> Action:
        raise ValueError("out of ideas")


class Quitting(Bot):
    def choose(self, turn: Turn) -> Action:
        raise SystemExit


class Cheating(Bot):
    def choose(self, turn: Turn) -> Action:
        return -7


class Dreaming(Bot):
    """Uses more processor time than the budget allows."""

    def choose(self, turn: Turn) -> Action:
        begin = process_time()
        while process_time() - begin < 3 * turn.budget + 1.2:
            pass
        return turn.legal[0]


NOT_A_BOT = 3
