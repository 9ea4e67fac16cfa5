"""Bots without a package: `module:Class`, found in the current folder or on Python's path.

Only commands on this machine load them. A server never does: it knows installed bots alone, so a
message or a stored match cannot make it import anything.
"""

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from polis.bots.bot import Bot
from polis.bots.registry import UnknownBot, find_bot, is_bot, split_name

FORM: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class BadBot(UnknownBot):
    """A custom bot that cannot be loaded."""

    code = "bad-bot"


def is_custom(text: str) -> bool:
    """Whether the text has the form `module:Class` and is not the name of an installed bot."""
    return FORM.fullmatch(text) is not None and not is_bot(text)


def load_bot(text: str) -> Bot:
    """Make an installed or a custom bot. Raises UnknownBot or BadBot."""
    if not is_custom(text):
        return find_bot(text)
    module, _, name = text.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        bot = getattr(import_module(module), name)()
    except Exception as error:
        raise _bad(text, f"{type(error).__name__}: {error}") from error
    if not isinstance(bot, Bot):
        raise _bad(text, "its class is no subclass of polis.bots.bot.Bot")
    return bot


def full_name(text: str) -> str:
    """The name with its level, such as `rival:5`; a custom bot as it is. Raises UnknownBot."""
    if is_custom(text):
        load_bot(text)
        return text
    name, level = split_name(text)
    return f"{name}:{level}"


def _bad(text: str, reason: str) -> BadBot:
    reason = " ".join(reason.split())
    return BadBot(reason, bot=text)
