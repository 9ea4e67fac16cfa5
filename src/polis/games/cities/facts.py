"""The print of the components, for drawings in the web client."""

from typing import Any

from polis.games.cities.chart import column_name, reach_of, row_name
from polis.games.cities.components import (
    BUILDINGS,
    COLOUR_NAMES,
    COLUMNS,
    CORNERS,
    DISTRICTS,
    FEATURE_STARTS,
    FEATURES,
    FIRST_THEATER,
    GOALS,
    HIGHEST,
    KIND_NAMES,
    KINDS_PER_TERRAIN,
    LAST,
    MONUMENT,
    NEUTRAL,
    NOTHING,
    NUM_ACHIEVEMENTS,
    NUM_COLOURS,
    NUM_SLOTS,
    NUM_TILES,
    PARK,
    PLACES,
    ROW_NAMES,
    SPECIAL,
    TERRAIN_NAMES,
    TURNS,
    WATER,
    ZONE_POINTS,
    ground_of,
    values_of,
)
from polis.games.cities.config import make_config
from polis.games.cities.content import read_box
from polis.games.cities.events import cell_part, slot_part
from polis.games.cities.geometry import NUM_CELLS, x_of, y_of
from polis.games.cities.hints import street_hint, zone_hint
from polis.games.cities.rules.achievements import is_closed
from polis.games.cities.state import QUESTION_NAMES
from polis.kernel.message import Message

_SEATS = (2, 3, 4)
_GROUND_NAMES = (*TERRAIN_NAMES, "neutral")


def facts() -> dict[str, Any]:
    """Tiles with their rotations, points, places, and the names of numbers."""
    box = read_box("")
    return {
        "numbers": _numbers(),
        "questions": list(QUESTION_NAMES),
        "grounds": list(_GROUND_NAMES),
        "colours": list(COLOUR_NAMES),
        "kinds": list(KIND_NAMES),
        "uses": [_use(kind) for kind in range(len(KIND_NAMES))],
        "rows": list(ROW_NAMES),
        "values": [values_of(box, city) for city in range(len(box.city_names))],
        "closed_places": {
            str(seats): [place for place in range(PLACES) if is_closed(seats, place)]
            for seats in _SEATS
        },
        "slots": [_slot(slot) for slot in range(NUM_SLOTS)],
        "copies": box.feature_copies,
        "tiles": [
            [
                "".join(str(ground_of(box, tile, turn, corner)) for corner in range(CORNERS))
                for turn in range(TURNS)
            ]
            for tile in range(len(box.tile_names))
        ],
        "goals": box.goal_points,
        "cities": box.city_names,
        "zone_points": [ZONE_POINTS[(1 << kinds) - 1] for kinds in range(KINDS_PER_TERRAIN + 1)],
        "cells": [str(cell_part(x_of(cell), y_of(cell))) for cell in range(NUM_CELLS)],
        "chart": {"usual": _chart(long=False), "long": _chart(long=True)},
        "hints": _hints(),
    }


def _numbers() -> dict[str, int]:
    """Numbers that views and events use, by name."""
    return {
        "park": PARK,
        "water": WATER,
        "neutral": NEUTRAL,
        "special": SPECIAL,
        "first_theater": FIRST_THEATER,
        "first_start_tile": NUM_TILES,
        "places": PLACES,
        "achievements": NUM_ACHIEVEMENTS,
        "goal_row": GOALS,
        "tile_row": DISTRICTS,
        "feature_row": FEATURES,
        "building_row": BUILDINGS,
    }


def _use(kind: int) -> str:
    """The ground of a feature, or what it is on a street."""
    if kind < MONUMENT:
        return TERRAIN_NAMES[PARK + kind // KINDS_PER_TERRAIN]
    return KIND_NAMES[kind] if kind < FIRST_THEATER else "theater"


def _slot(slot: int) -> dict[str, Any]:
    """Where the open components of a slot lie in its row of the view."""
    row, column = divmod(slot, COLUMNS)
    is_last = column == LAST
    first, last = column, column + (not is_last)
    if row == FEATURES:
        first, last = FEATURE_STARTS[column], FEATURE_STARTS[column + 1]
    elif row == BUILDINGS:
        first, last = first * NUM_COLOURS, last * NUM_COLOURS
    return {
        "part": str(slot_part(slot)),
        "row": row,
        "column": column,
        "first": first,
        "last": last,
        "hides": is_last,
    }


def _chart(long: bool) -> dict[str, Any]:
    """The names of columns and rows; `first` is the number of the first one."""
    config = make_config({"seats": 2, "long": long})
    reach = reach_of(config)
    spaces = range(-reach, reach + 2)
    columns = [column_name(config, x) for x in spaces]
    return {"first": -reach, "columns": columns, "rows": [row_name(config, y) for y in spaces]}


def _hints() -> dict[str, Message]:
    """What can come on a space, by ground, feature ("none") and height: `red.special.2`."""
    found: dict[str, Message] = {}
    for terrain in (PARK, WATER):
        first = (terrain - PARK) * KINDS_PER_TERRAIN
        for kind in (NOTHING, *range(first, first + KINDS_PER_TERRAIN)):
            found[_key(terrain, kind, 0)] = zone_hint(terrain, kind)
    for ground, kind, height in _streets():
        found[_key(ground, kind, height)] = street_hint(ground, kind, height)
    return found


def _streets() -> list[tuple[int, int, int]]:
    """Everything that a street can be: its ground, the feature on it, and its height."""
    heights = range(HIGHEST + 1)
    bare = [(colour, NOTHING, height) for colour in range(NUM_COLOURS) for height in heights]
    special = [(colour, SPECIAL, height) for colour in range(NUM_COLOURS) for height in heights[1:]]
    kinds = (MONUMENT, *range(FIRST_THEATER, len(KIND_NAMES)))
    taken = [(colour, kind, 0) for colour in range(NUM_COLOURS) for kind in kinds]
    return [*bare, *special, *taken, (NEUTRAL, SPECIAL, 0)]


def _key(ground: int, kind: int, height: int) -> str:
    name = "none" if kind == NOTHING else KIND_NAMES[kind]
    return f"{_GROUND_NAMES[ground]}.{name}.{height}"
