"""What every side would score if the game ended now, as the viewer may know it. Rules G11, G12.

Without classic screens every audience knows the same. So the standings of a table are computed
once for all audiences.
"""

from functools import lru_cache
from typing import NamedTuple

from polis.games.ginkgopolis.config import GinkgoConfig
from polis.games.ginkgopolis.geometry import neighbour_sets
from polis.games.ginkgopolis.sheet import sheets
from polis.games.ginkgopolis.state import GinkgoState, blank
from polis.games.ginkgopolis.view import HIDDEN, GinkgoView
from polis.kernel.rng import Rng
from polis.kernel.score import Progress, ScoreLine, Standing
from polis.kernel.wide import Wide


class _Scored(NamedTuple):
    """Everything that the score depends on; all of it is public, except hidden points."""

    config: GinkgoConfig
    cells: tuple[int, ...]
    tops: tuple[int, ...]
    heights: tuple[int, ...]
    owners: tuple[int, ...]
    points: tuple[int, ...]
    tokens: tuple[int, ...]
    tableau: tuple[Wide, ...]
    characters: tuple[int, ...]


def standings(view: GinkgoView) -> list[Standing]:
    scored = _Scored(
        view.config,
        view.cells,
        view.tops,
        view.heights,
        view.owners,
        view.points,
        view.tokens,
        view.tableau,
        view.characters,
    )
    return list(_standings(scored))


@lru_cache(maxsize=64)
def _standings(scored: _Scored) -> tuple[Standing, ...]:
    lines, free = sheets(_table_of(scored))
    progress = tuple(free)
    return tuple([_standing(scored, side, own, progress) for side, own in enumerate(lines)])


def _table_of(scored: _Scored) -> GinkgoState:
    """A state with what is scored and nothing else."""
    state = blank(scored.config, Rng(1, 0, 0, 0))
    state.cells = list(scored.cells)
    state.beside = neighbour_sets(scored.cells)
    state.tops = list(scored.tops)
    state.heights = list(scored.heights)
    state.owners = list(scored.owners)
    for number, side in enumerate(state.sides):
        side.points = scored.points[number]
        side.tokens = scored.tokens[number]
        side.tableau = scored.tableau[number]
    state.characters = list(scored.characters)
    return state


def _standing(
    scored: _Scored, side: int, lines: list[ScoreLine], progress: tuple[Progress, ...]
) -> Standing:
    """Behind a classic screen only the points collected are hidden; all else lies open."""
    if scored.points[side] != HIDDEN:
        return Standing(side, tuple(lines), progress=progress)
    collected, *rest = lines
    return Standing(side, tuple(rest), hidden=(collected.label,), progress=progress)
