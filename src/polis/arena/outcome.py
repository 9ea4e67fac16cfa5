"""How one match went, and who has won it."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one match went."""

    seed: int
    steps: int
    points: tuple[int, ...]
    winners: tuple[int, ...]


def winners(results: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The seats with the best result; several share the victory.

    Who plays alone plays against the game: the result is the lead, and only a lead wins.
    """
    if len(results) == 1:
        return (0,) if results[0][0] > 0 else ()
    best = max(results)
    return tuple(seat for seat, result in enumerate(results) if result == best)
