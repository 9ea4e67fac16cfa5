"""Read the print of the components from TOML files, and refuse invalid content.

Four files in one directory: tiles, features, goals, cities. Every entry says whether it is
`published`, `adapted` from something published, or made for `polis`, so an owner of the box can
provide their own directory.
"""

from functools import cache
from typing import Any, Final

from polis.games.cities.components import (
    CORNERS,
    GROUND_LETTERS,
    KIND_NAMES,
    NUM_ACHIEVEMENTS,
    NUM_FEATURES,
    NUM_GOALS,
    NUM_KINDS,
    NUM_START_TILES,
    NUM_TILES,
    PLACES,
    TURNS,
    Box,
)
from polis.games.cities.content.conditions import CONDITION_FIELDS, read_condition
from polis.games.cities.content.shelf import Entry, Shelf, read_file
from polis.games.cities.effects import FAMILY, SQUARES

_HOMES: Final = ("park",) * 4 + ("water",) * 4 + ("monument", "special")
_WORTH: Final = 50  # points of a place, at most


@cache
def read_box(path: str) -> Box:
    """The content of a directory; "" is the content of the game."""
    box = Box(path)
    _read_tiles(box, path)
    _read_features(box, path)
    _read_goals(box, path)
    _read_cities(box, path)
    return box


# -- tiles and features ---------------------------------------------------------------------------


def _read_tiles(box: Box, path: str) -> None:
    data = read_file(path, "tiles.toml", ("tile", "start"))
    for kind, count in (("tile", NUM_TILES), ("start", NUM_START_TILES)):
        shelf = Shelf("tiles.toml", data, kind, ("spaces",))
        shelf.total(len(shelf.entries), count, f"entries of {kind!r}")
        for entry in shelf.entries:
            box.tile_names.append(entry["id"])
            _add_tile(box, _corners(shelf, entry))


def _corners(shelf: Shelf, entry: Entry) -> list[int]:
    """The four grounds clockwise from the top left; written row by row, as on the tile."""
    spaces = entry.get("spaces")
    rows = spaces.split("/") if isinstance(spaces, str) else []
    letters = "".join(rows)
    is_square = [len(row) for row in rows] == [2, 2]
    is_right = is_square and all(letter in GROUND_LETTERS[:-1] for letter in letters)
    shelf.check(entry, "spaces", is_right, f"two rows of {GROUND_LETTERS[:-1]}, such as 'PR/WB'")
    return [GROUND_LETTERS.index(letters[place]) for place in (0, 1, 3, 2)]


def _add_tile(box: Box, corners: list[int]) -> None:
    turned = [[corners[(corner - turn) % CORNERS] for corner in range(4)] for turn in range(TURNS)]
    for grounds in turned:
        box.grounds.extend(grounds)
    box.num_turns.append(turned.index(corners, 1) if corners in turned[1:] else TURNS)


def _read_features(box: Box, path: str) -> None:
    data = read_file(path, "features.toml", ("feature",))
    shelf = Shelf("features.toml", data, "feature", ("home", "copies"))
    shelf.total(len(shelf.entries), NUM_KINDS, "kinds")
    for kind, entry in enumerate(shelf.entries):
        kind_name, home = KIND_NAMES[kind], _HOMES[kind]
        shelf.check(entry, "id", entry["id"] == kind_name, f"{kind_name!r} comes here")
        shelf.check(entry, "home", entry.get("home") == home, f"it is {home!r}")
        box.feature_copies.append(shelf.number(entry, "copies", 0, 1, NUM_FEATURES))
    shelf.total(sum(box.feature_copies), NUM_FEATURES, "feature tiles")


# -- goals and cities -----------------------------------------------------------------------------


def _read_goals(box: Box, path: str) -> None:
    own = ("points", "copies")
    data = read_file(path, "goals.toml", ("goal",))
    shelf = Shelf("goals.toml", data, "goal", (*own, *CONDITION_FIELDS))
    for entry in shelf.entries:
        row = read_condition(shelf, entry, own)
        is_single = row[FAMILY] != SQUARES
        shelf.check(entry, "counts", is_single, "two squares of a goal could share a building")
        points = shelf.number(entry, "points", 0, 1, 20)
        copies = shelf.number(entry, "copies", 1, 1, NUM_GOALS)
        for copy in range(copies):
            box.goal_names.append(entry["id"] if copies == 1 else f"{entry['id']}-{copy + 1}")
            box.goal_sources.append(entry["source"])
            box.goal_points.append(points)
            box.goal_rows.append(row)
    shelf.total(len(box.goal_names), NUM_GOALS, "goal cards")
    shelf.total(len(set(box.goal_names)), NUM_GOALS, "different names of goal cards")


def _read_cities(box: Box, path: str) -> None:
    data = read_file(path, "cities.toml", ("values", "city"))
    shelf = Shelf("cities.toml", data, "city", ("name", "values", "achievements"))
    whole: Entry = {"id": "the file", **{key: data[key] for key in ("values",) if key in data}}
    shelf.check(whole, "city", bool(shelf.entries), "at least one city")
    for entry in shelf.entries:
        box.city_names.append(entry["id"])
        shelf.check(entry, "id", entry["id"] != "random", "this word chooses any city")
        box.city_titles.append(_title(shelf, entry))
        achievements = entry.get("achievements")
        is_list = isinstance(achievements, list) and len(achievements) == NUM_ACHIEVEMENTS
        shelf.check(entry, "achievements", is_list, f"a list of {NUM_ACHIEVEMENTS} conditions")
        for number in range(NUM_ACHIEVEMENTS):
            _read_achievement(box, shelf, (whole, entry), number)


def _title(shelf: Shelf, entry: Entry) -> str:
    """The name that people read; a city of the game has one in every language."""
    title = entry.get("name", "")
    shelf.check(entry, "name", isinstance(title, str), "a text")
    return str(title)


def _read_achievement(box: Box, shelf: Shelf, outer: tuple[Entry, Entry], number: int) -> None:
    city = outer[1]
    found: Any = city["achievements"][number]
    place = f"{city['id']} achievement {number + 1}"
    named: Entry = {"id": place}
    shelf.check({**named, "entry": found}, "entry", isinstance(found, dict), "a table of fields")
    named = {**found, **named}
    shelf.check_fields(named, ("id", "source", "need", "values", *CONDITION_FIELDS))
    box.achievement_rows.append(read_condition(shelf, named, ("need", "values")))
    box.achievement_sources.append(named["source"])
    inner = [one for one in (*outer, named) if "values" in one] or [outer[0]]
    box.place_values.extend(_values(shelf, inner[-1]))


def _values(shelf: Shelf, entry: Entry) -> list[int]:
    """The values of the places of an achievement: its own, its city's, or the file's."""
    values = entry.get("values")
    numbers = values if isinstance(values, list) else []
    is_right = len(numbers) == PLACES and all(type(n) is int for n in numbers)
    is_right = is_right and numbers == sorted(numbers, reverse=True)
    wanted = f"{PLACES} falling numbers from {_WORTH} to 0"
    shelf.check(entry, "values", is_right and 0 <= numbers[-1] <= numbers[0] <= _WORTH, wanted)
    return list(numbers)
