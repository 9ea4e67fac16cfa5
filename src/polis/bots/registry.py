"""Finds bots by name and level, such as `random`, `greedy` or `greedy:1`; imports them on use.

A bot of another package joins by an entry point in the group `polis.bots`: a name, and the class.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from polis.bots.bot import Bot
from polis.kernel.errors import PolisError


class UnknownBot(PolisError):
    """There is no bot of that name and level."""

    code = "unknown-bot"


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a bot lives. Levels count from 1; a bot without levels has only level 1."""

    module: str
    name: str
    levels: int = 1
    usual: int = 1


BOTS: Final = {
    "random": Entry("polis.bots.random_bot", "RandomBot"),
    "greedy": Entry("polis.bots.greedy", "Greedy", levels=2, usual=2),
}


@cache
def bots() -> dict[str, Entry]:
    """Our own bots, weakest first, then those that others have installed."""
    found = dict(BOTS)
    for point in entry_points(group="polis.bots"):
        found.setdefault(point.name, Entry(point.module, point.attr))
    return found


def bot_names() -> list[str]:
    """The names of all bots; ours come first, weakest first."""
    return list(bots())


def split_name(text: str) -> tuple[str, int]:
    """The name and level that a text such as `greedy:1` means. Raises UnknownBot."""
    name, colon, level = text.partition(":")
    entry = bots().get(name)
    known = ", ".join(bot_names())
    if entry is None:
        raise UnknownBot(f"there is no bot {text!r}; there are: {known}", bot=text, known=known)
    if not colon:
        return name, entry.usual
    if not (level.isdecimal() and 1 <= int(level) <= entry.levels):
        levels = range(1, entry.levels + 1)
        known = ", ".join(f"{name}:{n}" for n in levels) if entry.levels > 1 else name
        raise UnknownBot(f"there is no bot {text!r}; there are: {known}", bot=text, known=known)
    return name, int(level)


def find_bot(text: str) -> Bot:
    """The bot of a name, with or without a level."""
    name, level = split_name(text)
    entry = bots()[name]
    make = getattr(import_module(entry.module), entry.name)
    bot = make(level) if entry.levels > 1 else make()
    assert isinstance(bot, Bot)
    return bot
