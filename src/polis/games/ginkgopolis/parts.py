"""All components and places of a match that have a name."""

from functools import cache
from typing import Final

from polis.games.ginkgopolis.components import (
    CARD_NAMES,
    FIRST_CHARACTER,
    MARKER_LETTERS,
    NUM_TILES,
)
from polis.kernel.message import Part, part

FAR: Final = 52  # the city grows at most 51 cells in any direction; markers lie around it


@cache
def all_parts() -> tuple[Part, ...]:
    grid = range(-FAR, FAR + 1)
    return (
        *(part(kind, name) for kind in ("card", "power", "items") for name in CARD_NAMES),
        *(part("tile", name) for name in CARD_NAMES[:NUM_TILES]),
        *(part("start", name) for name in CARD_NAMES[FIRST_CHARACTER:]),
        *(part("marker", letter) for letter in MARKER_LETTERS),
        *(part("cell", f"{x},{y}") for y in grid for x in grid),
    )
