"""A position as four lines of text."""

from polis.kernel.errors import BadConfig, BadNotation
from polis.kernel.rng import Rng
from tests.toys.peaks.components import FREE
from tests.toys.peaks.config import make_config
from tests.toys.peaks.state import PeaksState


def write(state: PeaksState) -> str:
    rng = state.rng
    row = " ".join("." if token == FREE else str(token) for token in state.row)
    return (
        f"options {state.config.seats} {state.config.numbers}\n"
        f"row {row}\n"
        f"waiting {state.waiting}\n"
        f"rng {rng.a} {rng.b} {rng.c} {rng.draws}\n"
    )


def read(text: str) -> PeaksState:
    try:
        fields = {name: words for name, *words in map(str.split, text.splitlines())}
        seats, numbers = map(int, fields["options"])
        a, b, c, draws = map(int, fields["rng"])
        state = PeaksState(make_config({"seats": seats, "numbers": numbers}), Rng(a, b, c, draws))
        state.row = [FREE if word == "." else int(word) for word in fields["row"]]
        state.waiting = int(fields["waiting"][0])
    except (ValueError, KeyError, IndexError, BadConfig) as error:
        raise BadNotation(f"not a position of peaks: {error}") from error
    if len(state.row) != state.config.spaces:
        raise BadNotation(f"a row of {len(state.row)} spaces, not of {state.config.spaces}")
    return state
