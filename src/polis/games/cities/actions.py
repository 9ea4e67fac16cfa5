"""The action catalogue: ranges of ints, and what each int stands for. A sum, not a product."""

from typing import Final

from polis.games.cities.components import NUM_COLOURS, NUM_SLOTS, NUM_START_TILES, TURNS
from polis.games.cities.geometry import MAX_SPACES, NUM_CELLS, STANDARD_CELLS

HAND: Final = 2  # features taken at once

TAKE: Final = 0  # + slot
CHOOSE: Final = TAKE + NUM_SLOTS  # + number of the starting tile, from 0
SWAP: Final = CHOOSE + NUM_START_TILES  # + which feature taken * colours + colour of the theater
FEATURE_ON: Final = SWAP + HAND * NUM_COLOURS  # + which feature taken * spaces + space
BUILD_ON: Final = FEATURE_ON + HAND * MAX_SPACES  # + colour * spaces + space
LEAVE: Final = BUILD_ON + NUM_COLOURS * MAX_SPACES  # everything still to place leaves the game
LAY: Final = LEAVE + 1  # + cell * turns + turn
END: Final = LAY + NUM_CELLS * TURNS


def num_actions(long: bool) -> int:
    """The size of the catalogue; cells that only the long variant reaches come last."""
    return END if long else LAY + STANDARD_CELLS * TURNS
