"""Reads what is printed on the components from TOML files, and refuses what cannot be played.

Four files in one directory: tiles, features, goals, cities. Every entry says whether it is
`published` or made for `polis`, so a person who owns the box can give a directory of their own.
"""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from polis.games.cities.components import (
    ALL_COLOURS,
    COLOUR_NAMES,
    CORNERS,
    GROUND_LETTERS,
    HIGHEST,
    KIND_NAMES,
    KINDS_PER_TERRAIN,
    NUM_ACHIEVEMENTS,
    NUM_FEATURES,
    NUM_GOALS,
    NUM_KINDS,
    NUM_START_TILES,
    NUM_TILES,
    PARK,
    PLACES,
    TERRAIN_NAMES,
    TURNS,
    Box,
)
from polis.games.cities.effects import FAMILY_NAMES, SPACES, SQUARES
from polis.kernel.errors import BadConfig

SOURCES: Final = ("published", "polis")
_HOMES: Final = ("park",) * 4 + ("water",) * 4 + ("monument", "special")
Entry = dict[str, Any]


@cache
def read_box(path: str) -> Box:
    """The content of a directory; "" is the content that comes with the game."""
    box = Box(path)
    _read_tiles(box, path)
    _read_features(box, path)
    _read_goals(box, path)
    _read_cities(box, path)
    return box


def _read_file(path: str, name: str) -> Entry:
    root = Path(path) if path else files("polis.games.cities") / "data"
    try:
        return tomllib.loads((root / name).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadConfig(f"content: {name} cannot be read in {path!r}") from error
    except tomllib.TOMLDecodeError as error:
        raise BadConfig(f"content: {name} is not TOML: {error}") from error


class _Shelf:
    """The entries of one kind in one file, with errors that name file and entry."""

    def __init__(self, path: str, name: str, kind: str, fields: tuple[str, ...]) -> None:
        self.name = name
        self.data = _read_file(path, name)
        entries = self.data.get(kind)
        if not isinstance(entries, list):
            raise BadConfig(f"content: {name}: the list {kind!r} is missing")
        self.entries: list[Entry] = entries
        for number, entry in enumerate(self.entries):
            entry.setdefault("id", f"{kind} {number + 1}")
            self.check(entry, "source", entry.get("source") in SOURCES)
            for field in entry:
                self.check(entry, field, field in ("id", "source", *fields))
        names = [entry["id"] for entry in self.entries]
        for entry in self.entries:
            self.check(entry, "id", names.count(entry["id"]) == 1)

    def check(self, entry: Entry, field: str, is_right: bool) -> None:
        if not is_right:
            value = repr(entry[field]) if field in entry else "missing"
            raise BadConfig(f"content: {self.name}: {entry['id']}: {field} cannot be {value}")

    def number(self, entry: Entry, field: str, default: int, low: int, high: int) -> int:
        value = entry.get(field, default)
        self.check(entry, field, type(value) is int and low <= value <= high)
        return int(value)

    def total(self, found: int, wanted: int, what: str) -> None:
        if found != wanted:
            raise BadConfig(f"content: {self.name}: {found} {what} instead of {wanted}")


# -- tiles and features ---------------------------------------------------------------------------


def _read_tiles(box: Box, path: str) -> None:
    for kind, count in (("tile", NUM_TILES), ("start", NUM_START_TILES)):
        shelf = _Shelf(path, "tiles.toml", kind, ("spaces",))
        shelf.total(len(shelf.entries), count, f"entries of {kind!r}")
        for entry in shelf.entries:
            box.tile_names.append(entry["id"])
            _add_tile(box, _corners(shelf, entry))


def _corners(shelf: _Shelf, entry: Entry) -> list[int]:
    """The four grounds clockwise from the top left; written row by row, as on the tile."""
    spaces = str(entry.get("spaces", "")).replace("/", "")
    right = len(spaces) == CORNERS and all(letter in GROUND_LETTERS[:-1] for letter in spaces)
    shelf.check(entry, "spaces", right)
    return [GROUND_LETTERS.index(spaces[place]) for place in (0, 1, 3, 2)]


def _add_tile(box: Box, corners: list[int]) -> None:
    turned = [[corners[(corner - turn) % CORNERS] for corner in range(4)] for turn in range(TURNS)]
    for grounds in turned:
        box.grounds.extend(grounds)
    box.num_turns.append(turned.index(corners, 1) if corners in turned[1:] else TURNS)


def _read_features(box: Box, path: str) -> None:
    shelf = _Shelf(path, "features.toml", "feature", ("home", "copies"))
    shelf.total(len(shelf.entries), NUM_KINDS, "kinds")
    for kind, entry in enumerate(shelf.entries):
        shelf.check(entry, "id", entry["id"] == KIND_NAMES[kind])
        shelf.check(entry, "home", entry.get("home") == _HOMES[kind])
        box.feature_copies.append(shelf.number(entry, "copies", 0, 1, NUM_FEATURES))
    shelf.total(sum(box.feature_copies), NUM_FEATURES, "feature tiles")


# -- goals and cities -----------------------------------------------------------------------------

_CONDITION: Final = (
    *("counts", "colours", "heights", "terrain", "size", "kinds", "others"),
    "need",
)


def _read_goals(box: Box, path: str) -> None:
    fields = ("points", "copies", *_CONDITION[:-1])
    shelf = _Shelf(path, "goals.toml", "goal", fields)
    for entry in shelf.entries:
        row = _row(shelf, entry)
        shelf.check(entry, "counts", row[0] != SQUARES)  # squares could share a building
        copies = shelf.number(entry, "copies", 1, 1, NUM_GOALS)
        for copy in range(copies):
            box.goal_names.append(entry["id"] if copies == 1 else f"{entry['id']}-{copy + 1}")
            box.goal_sources.append(entry["source"])
            box.goal_points.append(shelf.number(entry, "points", 0, 1, 20))
            box.goal_rows.append(row)
    shelf.total(len(box.goal_names), NUM_GOALS, "goal cards")


def _read_cities(box: Box, path: str) -> None:
    shelf = _Shelf(path, "cities.toml", "city", ("achievements",))
    box.place_values = list(shelf.data.get("values", []))
    falling = box.place_values == sorted(box.place_values, reverse=True)
    if len(box.place_values) != PLACES or not falling:
        raise BadConfig(f"content: {shelf.name}: values must be {PLACES} falling numbers")
    for entry in shelf.entries:
        achievements = entry.get("achievements", [])
        shelf.check(entry, "achievements", len(achievements) == NUM_ACHIEVEMENTS)
        box.city_names.append(entry["id"])
        for number, achievement in enumerate(achievements):
            named = {**achievement, "id": f"{entry['id']} achievement {number + 1}"}
            shelf.check(named, "source", achievement.get("source") in SOURCES)
            box.achievement_rows.append(_row(shelf, named))
            box.achievement_sources.append(achievement["source"])
            shelf.check(named, "need", box.achievement_rows[-1][-1] > 0)


def _row(shelf: _Shelf, entry: Entry) -> list[int]:
    """The condition of an entry as the row of ints that `effects.measure` reads."""
    for field in entry:
        known = field in ("id", "source", "points", "copies", *_CONDITION)
        shelf.check(entry, field, known)
    counts = entry.get("counts")
    shelf.check(entry, "counts", counts in FAMILY_NAMES)
    low, high = _heights(shelf, entry)
    return [
        FAMILY_NAMES.index(str(counts)),
        _colours(shelf, entry, "colours"),
        low,
        high,
        _terrain(shelf, entry),
        shelf.number(entry, "size", 1, 1, 60),
        shelf.number(entry, "kinds", 0, 0, KINDS_PER_TERRAIN),
        _colours(shelf, entry, "others"),
        shelf.number(entry, "need", 0, 0, 60),
    ]


def _colours(shelf: _Shelf, entry: Entry, field: str) -> int:
    """One colour as a set, or all of them if none is written."""
    if field not in entry:
        return ALL_COLOURS
    shelf.check(entry, field, entry[field] in COLOUR_NAMES)
    return 1 << COLOUR_NAMES.index(entry[field])


def _heights(shelf: _Shelf, entry: Entry) -> tuple[int, int]:
    """`heights = 2` means exactly two floors, `heights = [3, 4]` three or four."""
    heights = entry.get("heights", [1, HIGHEST])
    low, high = (heights, heights) if isinstance(heights, int) else tuple(heights)
    shelf.check(entry, "heights", 1 <= low <= high <= HIGHEST)
    return low, high


def _terrain(shelf: _Shelf, entry: Entry) -> int:
    """Park or water; only spaces are also counted by the colour of their street."""
    terrain = entry.get("terrain", "park")
    known = TERRAIN_NAMES if entry["counts"] == FAMILY_NAMES[SPACES] else TERRAIN_NAMES[PARK:]
    shelf.check(entry, "terrain", terrain in known)
    return TERRAIN_NAMES.index(terrain)
