"""Choose the level of an adaptive bot before a match, from the person's past results.

The level goes up after a place in the better half against bots of that level, and down after one
in the worse half. So a person comes to win about every second match. A newcomer meets the
gentlest level. The seat stores the chosen level (`adaptive:3`), which plays like `rival:3`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from polis.bots.registry import ADAPTIVE, LEVEL_NAMES, UnknownBot, split_name

LADDER: Final = ("rival", ADAPTIVE)
GENTLEST: Final = 1
STRONGEST: Final = len(LEVEL_NAMES)
MATCHES: Final = 30  # older ones do not count


@dataclass(frozen=True, slots=True)
class Past:
    """A finished match against bots: their highest level, the person's place, the seats."""

    level: int
    place: int
    seats: int


def is_adaptive(bot: str | None) -> bool:
    """Whether a seat waits for a level, or was given one for an earlier match."""
    return bot is not None and bot.partition(":")[0] == ADAPTIVE


def adapted(level: int) -> str:
    """The bot that a seat stores."""
    return f"{ADAPTIVE}:{level}"


def ladder_level(bots: Iterable[str | None]) -> int | None:
    """The highest level among the bots of a table; None: no bot of the ladder sits there."""
    levels: list[int] = []
    for bot in bots:
        try:
            name, level = split_name(bot or "")
        except UnknownBot:
            continue
        if name in LADDER:
            levels.append(level)
    return max(levels, default=None)


def next_level(matches: Iterable[Past]) -> int:
    """The level for the next match; the oldest match comes first."""
    level = GENTLEST
    for match in matches:
        if 2 * match.place < match.seats + 1:
            level = max(level, min(STRONGEST, match.level + 1))
        elif 2 * match.place > match.seats + 1 and match.level <= level:
            level = max(GENTLEST, match.level - 1)
    return level


def shared_level(levels: Iterable[int]) -> int:
    """The level for a table with several people: between them, rather gentler."""
    known = list(levels)
    return sum(known) // len(known) if known else GENTLEST
