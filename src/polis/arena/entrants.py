"""Bots as they enter a tournament: a name, and how long they may think.

`master@50ms` and `master@2s` limit processor time, `master@40` limits positions to judge.
"""

import re
from dataclasses import dataclass
from typing import Final

from polis.arena.referee import NO_LIMITS, Limits
from polis.bots.custom import load_bot
from polis.kernel.errors import BadConfig

FORM: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s|)")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with its own limits; `text` is how it was typed."""

    text: str
    bot: str
    limits: Limits


def read_limits(text: str) -> Limits:
    """Parse `50ms`, `1.5s` or a number of positions such as `40`. Raises BadConfig."""
    found = FORM.fullmatch(text)
    if found is None or float(found[1]) <= 0:
        raise BadConfig(f"{text!r} is no budget; write 50ms, 2s, or a number of positions")
    amount, unit = float(found[1]), found[2]
    if unit:
        return Limits(budget=amount / (1000 if unit == "ms" else 1))
    if not amount.is_integer():
        raise BadConfig(f"{text!r} is no number of positions; seconds are written {text}s")
    return Limits(iterations=int(amount))


def entrant(text: str, usual: Limits = NO_LIMITS) -> Entrant:
    """Parse a bot with or without limits of its own. Raises UnknownBot or BadConfig."""
    bot, at, limits = text.partition("@")
    load_bot(bot)
    return Entrant(text, bot, read_limits(limits) if at else usual)
