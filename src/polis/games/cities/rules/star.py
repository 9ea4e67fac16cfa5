"""At the end of a round the star changes hands. Rules K9.1 and K9.2."""

from polis.games.cities.components import BUILDINGS, COLUMNS, LAST, NOTHING
from polis.games.cities.events import StarTaken
from polis.games.cities.state import CitiesState
from polis.kernel.event import Event


def resolve(state: CitiesState, out: list[Event] | None) -> None:
    """The worker furthest right in the row of buildings brings its owner the star."""
    column = LAST
    while state.workers[BUILDINGS * COLUMNS + column] == NOTHING:
        column -= 1
    state.star = state.workers[BUILDINGS * COLUMNS + column]
    if out is not None:
        out.append(StarTaken(state.star))
