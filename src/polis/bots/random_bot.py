"""The baseline bot: it picks a random legal action."""

from polis.bots.bot import Bot, Turn
from polis.kernel.game import Action
from polis.kernel.rng import seeded


class RandomBot(Bot):
    """Choose a legal action at random."""

    def choose(self, turn: Turn) -> Action:
        return turn.legal[seeded(turn.seed).below(len(turn.legal))]
