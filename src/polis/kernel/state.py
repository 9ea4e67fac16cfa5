"""The state of a match: what the rules change."""

from mypy_extensions import mypyc_attr

from polis.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the rules change. Subclasses add ints, lists of ints and the frozen config."""

    __slots__ = ("rng", "waiting")

    def __init__(self, rng: Rng) -> None:
        self.waiting: int = 0  # bit s is set while seat s owes a decision; 0: the game is over
        self.rng: Rng = rng  # the only source of chance


def seats_waiting(state: State) -> list[int]:
    """The seats that owe a decision, in seat order."""
    seats: list[int] = []
    bits = state.waiting
    seat = 0
    while bits:
        if bits & 1:
            seats.append(seat)
        bits >>= 1
        seat += 1
    return seats
