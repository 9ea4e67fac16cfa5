"""All components and places of a match that have a name."""

from functools import lru_cache

from polis.games.cities.components import (
    COLOUR_NAMES,
    KIND_NAMES,
    NUM_ACHIEVEMENTS,
    NUM_GOALS,
    NUM_KINDS,
    NUM_SLOTS,
    ROW_NAMES,
    TURNS,
)
from polis.games.cities.config import CitiesConfig
from polis.games.cities.content import read_box
from polis.games.cities.events import cell_part, goal_part, slot_part, space_part, tile_part
from polis.games.cities.geometry import REACH, SIDE
from polis.games.cities.sheet import achievement_part
from polis.kernel.message import Part, part


@lru_cache(maxsize=8)
def parts(config: CitiesConfig) -> tuple[Part, ...]:
    box = read_box(config.content)
    kinds = KIND_NAMES if config.theaters else KIND_NAMES[:NUM_KINDS]
    tiles = range(len(box.tile_names))
    cities = range(len(box.city_names)) if config.city < 0 else (config.city,)
    return (
        *map(goal_part, range(NUM_GOALS)),
        *map(tile_part, tiles),
        *(part("turned", f"{tile + 1}.{turn}") for tile in tiles for turn in range(TURNS)),
        *(part("feature", kind) for kind in kinds),
        *(part("building", colour) for colour in COLOUR_NAMES),
        *(part(kind, row) for kind in ("row", "hidden") for row in ROW_NAMES),
        *map(slot_part, range(NUM_SLOTS)),
        *_places(REACH if config.long else SIDE - 1),
        *(part("city", box.city_names[city]) for city in cities),
        *(achievement_part(box, city, n) for city in cities for n in range(NUM_ACHIEVEMENTS)),
    )


def _places(reach: int) -> list[Part]:
    """The cells that tiles can reach, and their spaces."""
    cells = range(-reach, reach + 1)
    spaces = range(-2 * reach, 2 * reach + 2)
    return [
        *(cell_part(x, y) for y in cells for x in cells),
        *(space_part(x, y) for y in spaces for x in spaces),
    ]
