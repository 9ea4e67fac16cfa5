"""Names of places as on a chart: a letter for the column, a number for the row ("E5").

A name stays the same for the whole match: it counts from the furthest place that a tile can reach.
"""

from polis.games.cities.config import CitiesConfig
from polis.games.cities.geometry import REACH, SIDE


def space_name(config: CitiesConfig, x: int, y: int) -> str:
    return column_name(config, x) + row_name(config, y)


def column_name(config: CitiesConfig, x: int) -> str:
    return chr(ord("A") + x + reach_of(config))


def row_name(config: CitiesConfig, y: int) -> str:
    return str(y + 1 + reach_of(config))


def reach_of(config: CitiesConfig) -> int:
    """The spaces to the left of the starting tile, or above it."""
    return 2 * (REACH if config.long else SIDE - 1)
