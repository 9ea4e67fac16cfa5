"""Scores as people read them: line by line, with where the points come from."""

from collections.abc import Iterable

from polis.kernel.message import Message, Part
from polis.kernel.value import value


@value
class ScoreLine:
    """One line of a score sheet: what it is for, the points, and where they come from."""

    label: Message
    points: int
    parts: tuple[Part, ...] = ()


@value
class Progress:
    """How far a side has come towards something that may bring points later."""

    label: Message
    have: int
    need: int  # 0: the more, the better
    parts: tuple[Part, ...] = ()  # what counts so far


@value
class Standing:
    """What a side would score if the game ended now, as one audience may know it.

    Sides are the seats in order, then automata without a seat. The points of an automaton count
    against every seat.
    """

    side: int
    lines: tuple[ScoreLine, ...]
    hidden: tuple[Message, ...] = ()  # the labels of lines whose points the audience cannot know
    progress: tuple[Progress, ...] = ()

    @property
    def total(self) -> int | None:
        """The sum of the lines; None if the audience cannot know all of them."""
        return None if self.hidden else total(self.lines)


def total(lines: Iterable[ScoreLine]) -> int:
    return sum(line.points for line in lines)
