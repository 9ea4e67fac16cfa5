"""The only rule: lay one of your numbers on a free space.

The catalogue: action = (number - 1) * spaces + space.
"""

from polis.kernel.recorder import Recorder
from tests.toys.peaks.components import FREE, token_part
from tests.toys.peaks.events import NumberLaid
from tests.toys.peaks.state import PeaksState


def legal(state: PeaksState, seat: int) -> list[int]:
    if not state.waiting >> seat & 1:
        return []
    spaces = state.config.spaces
    free = [space for space in range(spaces) if state.row[space] == FREE]
    first = seat * state.config.numbers
    actions: list[int] = []
    for index in range(state.config.numbers):
        if first + index not in state.row:
            actions += [index * spaces + space for space in free]
    return actions


def apply(state: PeaksState, seat: int, action: int, out: Recorder | None) -> None:
    index, space = divmod(action, state.config.spaces)
    state.row[space] = seat * state.config.numbers + index
    state.waiting = 0 if FREE not in state.row else 1 << (seat + 1) % state.config.seats
    if out is not None:
        out.record(NumberLaid(seat, index + 1, space))


def census(state: PeaksState) -> dict[str, int]:
    """Count tokens and spaces; every token lies in the row or in front of its owner."""
    numbers = state.config.numbers
    counts = {"spaces": len(state.row)}
    for token in range(state.config.spaces):
        name = token_part(token // numbers, token % numbers + 1)
        counts[name] = max(1, state.row.count(token))
    return counts
