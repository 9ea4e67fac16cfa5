"""Ask a bot and check its answer. At a table another bot answers for one that fails."""

import logging
from typing import Final

from polis.bots.bot import Bot, Turn
from polis.bots.registry import find_bot
from polis.kernel.errors import PolisError
from polis.kernel.game import Action

CRASHED: Final = "crashed"
ILLEGAL: Final = "illegal"
STAND_INS: Final = ("greedy", "random")  # in this order
LOG: Final = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot raised an exception or gave an illegal answer. `kind` says which."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind


def checked_answer(bot: Bot, turn: Turn) -> Action:
    """The legal answer of a bot. Raises BotFailed, whatever the bot does."""
    try:
        action = bot.choose(turn)
    except (Exception, SystemExit) as error:
        text = f"{type(error).__name__}: {error}"
        raise BotFailed(CRASHED, " ".join(text.split())[:200]) from error
    if type(action) is not int or action not in turn.legal:
        raise BotFailed(ILLEGAL, f"{str(action)[:40]} is not a legal action")
    return action


def table_answer(bot: Bot | str, turn: Turn) -> tuple[Action, BotFailed | None]:
    """A legal answer and, if another bot had to give it, why."""
    try:
        return checked_answer(_made(bot), turn), None
    except BotFailed as failure:
        LOG.warning("the bot %s failed, so another answers: %s", _name(bot), failure)
        return _stand_in(turn), failure


def _made(bot: Bot | str) -> Bot:
    if isinstance(bot, Bot):
        return bot
    try:
        return find_bot(bot)
    except (PolisError, ImportError, AttributeError) as error:  # it is no longer installed
        raise BotFailed(CRASHED, str(error)) from error


def _name(bot: Bot | str) -> str:
    return bot if isinstance(bot, str) else type(bot).__name__


def _stand_in(turn: Turn) -> Action:
    for name in STAND_INS:
        try:
            return checked_answer(find_bot(name), turn)
        except BotFailed as failure:
            LOG.warning("the bot %s failed too: %s", name, failure)
    return turn.legal[0]
