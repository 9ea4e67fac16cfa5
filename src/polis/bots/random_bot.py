"""The bot that any other must beat: every legal action is as likely as the next."""

from polis.bots.bot import Bot, Turn
from polis.kernel.game import Action
from polis.kernel.rng import seeded


class RandomBot(Bot):
    """Chooses blindly."""

    def choose(self, turn: Turn) -> Action:
        return turn.legal[seeded(turn.seed).below(len(turn.legal))]
