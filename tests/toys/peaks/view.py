"""The view of a seat, which shows everything; imagined states; features for learners."""

from dataclasses import dataclass

from polis.kernel.frozen import Frozen
from polis.kernel.message import Part
from polis.kernel.rng import Rng
from tests.toys.peaks.components import FREE, token_part
from tests.toys.peaks.config import PeaksConfig
from tests.toys.peaks.scoring import number_at
from tests.toys.peaks.state import PeaksState


@dataclass(frozen=True, slots=True)
class PeaksView(Frozen):
    config: PeaksConfig
    seat: int | None
    waiting: int
    row: tuple[int, ...]


def view(state: PeaksState, seat: int | None) -> PeaksView:
    return PeaksView(state.config, seat, state.waiting, tuple(state.row))


def imagine(view: PeaksView, rng: Rng) -> PeaksState:
    state = PeaksState(view.config, rng.clone())
    state.waiting = view.waiting
    state.row = list(view.row)
    return state


def visible_parts(view: PeaksView) -> frozenset[Part]:
    """All tokens: numbers are never hidden."""
    seats, numbers = range(view.config.seats), range(1, view.config.numbers + 1)
    return frozenset(token_part(seat, number) for seat in seats for number in numbers)


def features(view: PeaksView) -> list[float]:
    """For each space: the seat's own number there, then another seat's number."""
    values: list[float] = []
    for space, token in enumerate(view.row):
        number = float(number_at(view.config, view.row, space))
        is_mine = token != FREE and token // view.config.numbers == view.seat
        values += [number, 0.0] if is_mine else [0.0, number]
    return values
