"""The outcome of one match: points, places, winners, and bots that failed."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot that crashed, gave an illegal answer or was late. It loses the match."""

    seat: int
    kind: str
    reason: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of one match. Processor time does not count in comparisons."""

    seed: int
    steps: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...] = ()  # by seat, from 1; equal results share a place
    failures: tuple[Failure, ...] = ()
    cpu: tuple[float, ...] = field(default=(), compare=False)  # seconds, by seat
    answers: tuple[int, ...] = ()  # to questions with a choice, by seat

    def share(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def winners(results: Sequence[tuple[int, ...]], failed: Collection[int] = ()) -> tuple[int, ...]:
    """The seats with the best result; several seats can share the victory.

    A solo player plays against the game: the result is their lead, and only a positive lead wins.
    A seat whose bot failed cannot win.
    """
    if len(results) == 1:
        return (0,) if results[0][0] > 0 and not failed else ()
    rest = [seat for seat in range(len(results)) if seat not in failed]
    best = max((results[seat] for seat in rest), default=None)
    return tuple(seat for seat in rest if results[seat] == best)


def places(results: Sequence[tuple[int, ...]], failed: Collection[int] = ()) -> tuple[int, ...]:
    """The places by seat, from 1. Seats whose bot failed are last."""
    ranks = [(seat not in failed, result) for seat, result in enumerate(results)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
