"""What is printed on the components, for drawing them in the browser."""

from typing import Any

from polis.games.cities.components import (
    COLOUR_NAMES,
    CORNERS,
    KIND_NAMES,
    NUM_ACHIEVEMENTS,
    ROW_NAMES,
    TERRAIN_NAMES,
    TURNS,
    ground_of,
)
from polis.games.cities.content import read_box
from polis.games.cities.effects import FAMILY_NAMES


def facts() -> dict[str, Any]:
    """Tiles with their turns, goals and achievements as rows, and the names behind the numbers."""
    box = read_box("")
    goals = zip(box.goal_points, box.goal_rows)
    firsts = range(0, len(box.achievement_rows), NUM_ACHIEVEMENTS)
    return {
        "grounds": [*TERRAIN_NAMES, "neutral"],
        "colours": list(COLOUR_NAMES),
        "kinds": list(KIND_NAMES),
        "rows": list(ROW_NAMES),
        "families": list(FAMILY_NAMES),
        "values": box.place_values,
        "copies": box.feature_copies,
        "tiles": [
            [
                "".join(str(ground_of(box, tile, turn, corner)) for corner in range(CORNERS))
                for turn in range(TURNS)
            ]
            for tile in range(len(box.tile_names))
        ],
        "goals": [{"points": points, "row": row} for points, row in goals],
        "cities": [
            {"id": name, "rows": box.achievement_rows[first : first + NUM_ACHIEVEMENTS]}
            for name, first in zip(box.city_names, firsts)
        ],
    }
