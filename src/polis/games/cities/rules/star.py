"""Pass the star on at the end of a round. Rules K9.1 and K9.2."""

from polis.games.cities.components import BUILDINGS, COLUMNS, LAST, NOTHING
from polis.games.cities.events import StarTaken
from polis.games.cities.state import CitiesState
from polis.kernel.recorder import Recorder


def resolve(state: CitiesState, out: Recorder | None) -> None:
    """Give the star to the owner of the worker furthest right in the row of buildings."""
    state.star = state.workers[BUILDINGS * COLUMNS + furthest_right(state.workers)]
    if out is not None:
        out.record(StarTaken(state.star))


def furthest_right(workers: list[int]) -> int:
    """The last column of the row of buildings with a worker, or NOTHING."""
    column = LAST
    while column != NOTHING and workers[BUILDINGS * COLUMNS + column] == NOTHING:
        column -= 1
    return column
