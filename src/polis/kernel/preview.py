"""What a choice would cost and bring: sentences for people, numbers for drawings."""

from typing import Final

from polis.kernel.message import Message, Part
from polis.kernel.value import value


@value
class Change:
    """One number that a choice changes: `resources` -2, or `points` +3 at a building.

    `what` is a word of the game; docs/games lists them.
    """

    what: str
    amount: int
    part: Part | None = None  # where it happens, if it happens at one place


# What follows a choice. Clients need it to tell selecting from committing.
ONE: Final = "one"  # nothing is known: an answer of its own
OPENS: Final = "opens"  # the same player is asked again and can still take it back: it only selects
ENDS: Final = "ends"  # such a choice usually opens another question, but this one commits
MEMBER: Final = "member"  # adds to a set; the members of a set are chosen in the listed order
DONE: Final = "done"  # closes the set


@value
class Preview:
    """What a choice would cost and bring, as far as the seat can know, and what follows it."""

    lines: tuple[Message, ...] = ()
    changes: tuple[Change, ...] = ()
    step: str = ONE


NO_PREVIEW = Preview()
