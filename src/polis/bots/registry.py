"""Find bots by name and level, such as `master`, `rival:5` or `greedy:1`; import them on use.

Another package adds a bot with an entry point in the group `polis.bots`: a name and the class.
"""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from polis.bots.bot import Bot
from polis.kernel.errors import PolisError


class UnknownBot(PolisError):
    """There is no bot with that name and level."""

    code = "unknown-bot"


@dataclass(frozen=True, slots=True)
class Entry:
    """The location of a bot. Levels count from 1; a bot without levels has only level 1."""

    module: str
    name: str
    levels: int = 1
    usual: int = 1
    is_offered: bool = True  # to people who look for an opponent; others are yardsticks
    adapts: bool = False  # the table chooses the level; see `adaptive.py`


ADAPTIVE: Final = "adaptive"
BOTS: Final = {
    "random": Entry("polis.bots.random_bot", "RandomBot", is_offered=False),
    "greedy": Entry("polis.bots.greedy", "Greedy", levels=2, usual=2, is_offered=False),
    "flat": Entry("polis.bots.flat", "Flat", is_offered=False),
    "rival": Entry("polis.bots.rival", "Rival", levels=5, usual=3),
    ADAPTIVE: Entry("polis.bots.rival", "Rival", levels=5, adapts=True),
}
LEVEL_NAMES: Final = ("beginner", "builder", "architect", "expert", "master")  # of `rival`


@cache
def bots() -> dict[str, Entry]:
    """Our own bots, weakest first, then bots of other packages."""
    found = dict(BOTS)
    for point in entry_points(group="polis.bots"):
        found.setdefault(point.name, Entry(point.module, point.attr))
    return found


def bot_names() -> list[str]:
    """The names of all bots; ours come first, weakest first."""
    return list(bots())


def is_bot(text: str) -> bool:
    """Whether the text begins with the name of a bot, or is the name of a level."""
    return text in LEVEL_NAMES or text.partition(":")[0] in bots()


def split_name(text: str) -> tuple[str, int]:
    """Split a text such as `greedy:1` into name and level. Raises UnknownBot."""
    if text in LEVEL_NAMES:
        return "rival", LEVEL_NAMES.index(text) + 1
    name, colon, level = text.partition(":")
    entry = bots().get(name)
    known = ", ".join([*bot_names(), *LEVEL_NAMES])
    if entry is None:
        raise UnknownBot(f"there is no bot {text!r}; there are: {known}", bot=text, known=known)
    if not colon:
        return name, entry.usual
    if not (level.isdecimal() and 1 <= int(level) <= entry.levels):
        levels = range(1, entry.levels + 1)
        known = ", ".join(f"{name}:{n}" for n in levels) if entry.levels > 1 else name
        raise UnknownBot(f"there is no bot {text!r}; there are: {known}", bot=text, known=known)
    return name, int(level)


def names_level(text: str) -> bool:
    """Whether a text names a bot and its level, such as the seats of a journal do."""
    try:
        split_name(text)
    except UnknownBot:
        return False
    return ":" in text


def find_bot(text: str) -> Bot:
    """Make the bot for a name, with or without a level."""
    name, level = split_name(text)
    entry = bots()[name]
    make = getattr(import_module(entry.module), entry.name)
    bot = make(level) if entry.levels > 1 else make()
    assert isinstance(bot, Bot)
    return bot
