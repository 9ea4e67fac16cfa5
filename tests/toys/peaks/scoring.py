"""The score: numbers that are peaks, and numbers at the ends."""

from collections.abc import Sequence

from polis.kernel.message import Part, message
from polis.kernel.score import ScoreLine, Standing
from tests.toys.peaks.components import FREE, token_part
from tests.toys.peaks.config import PeaksConfig
from tests.toys.peaks.state import PeaksState


def result(state: PeaksState) -> list[tuple[int, ...]]:
    return [(points(state.config, state.row, seat),) for seat in range(state.config.seats)]


def points(config: PeaksConfig, row: Sequence[int], seat: int) -> int:
    ends = [0, len(row) - 1]
    score = 0
    for space, token in enumerate(row):
        if token != FREE and token // config.numbers == seat:
            score += (space in ends) + is_peak(config, row, space) * number_at(config, row, space)
    return score


def number_at(config: PeaksConfig, row: Sequence[int], space: int) -> int:
    """The number on a space; 0 where there is none."""
    if not 0 <= space < len(row) or row[space] == FREE:
        return 0
    return row[space] % config.numbers + 1


def is_peak(config: PeaksConfig, row: Sequence[int], space: int) -> bool:
    number = number_at(config, row, space)
    left = number_at(config, row, space - 1)
    right = number_at(config, row, space + 1)
    return number > left and number > right


def sheet(config: PeaksConfig, row: Sequence[int], seat: int) -> list[ScoreLine]:
    """The same points as `points`, line by line."""
    own = [s for s, token in enumerate(row) if token != FREE and token // config.numbers == seat]
    peaks = [space for space in own if is_peak(config, row, space)]
    ends = [space for space in own if space in (0, len(row) - 1)]
    height = sum(number_at(config, row, space) for space in peaks)
    return [
        ScoreLine(message("line-peaks"), height, _tokens(config, row, peaks)),
        ScoreLine(message("line-ends"), len(ends), _tokens(config, row, ends)),
    ]


def standings(config: PeaksConfig, row: Sequence[int]) -> list[Standing]:
    return [Standing(seat, tuple(sheet(config, row, seat))) for seat in range(config.seats)]


def _tokens(config: PeaksConfig, row: Sequence[int], spaces: list[int]) -> tuple[Part, ...]:
    owners_and_numbers = [(row[space] // config.numbers, space) for space in spaces]
    return tuple(token_part(owner, number_at(config, row, s)) for owner, s in owners_and_numbers)
