"""A condition of a data file as the row of ints that `effects.measure` reads.

Every family has its own fields. A field that the family would ignore is refused, so a typing
error never becomes another card.
"""

from typing import Final

from polis.games.cities.components import (
    ALL_COLOURS,
    COLOUR_NAMES,
    HIGHEST,
    KINDS_PER_TERRAIN,
    PARK,
    TERRAIN_NAMES,
)
from polis.games.cities.content.shelf import Entry, Shelf
from polis.games.cities.effects import FAMILY_NAMES, NEED, PLACE_NAMES

_BUILT: Final = ("colours", "heights")
_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "buildings": _BUILT,
    "floors": _BUILT,
    "colour-sets": ("heights",),
    "height-sets": _BUILT,
    "spaces": ("terrain", "empty"),
    "largest-zone": ("terrain",),
    "zones": ("terrain", "size", "kinds"),
    "span": ("terrain",),
    "features": ("terrain",),
    "next-to": ("terrain", *_BUILT),
    "pairs": (*_BUILT, "others"),
    "line": _BUILT,
    "group": _BUILT,
    "squares": _BUILT,
    "zone-heights": ("terrain",),
    "rainbow": (),
}
CONDITION_FIELDS: Final = (
    *("counts", "colours", "heights", "terrain", "empty", "size", "kinds", "others"),
)
_MOST: Final = 60  # spaces of the largest district
_FOUR: Final = ("rainbow", "zone-heights")  # there are only four heights


def read_condition(shelf: Shelf, entry: Entry, own: tuple[str, ...]) -> list[int]:
    """The row of an entry; `own` are the fields that do not belong to the condition."""
    counts = entry.get("counts")
    is_known = isinstance(counts, str) and counts in _FIELDS
    shelf.check(entry, "counts", is_known, f"it can be {', '.join(FAMILY_NAMES)}")
    fields = _FIELDS[str(counts)]
    for field in entry:
        meant = field in (*own, "id", "source", "counts", *fields)
        shelf.check(entry, field, meant, f"{counts!r} uses {', '.join(fields) or 'no field'}")
    low, high = _heights(shelf, entry)
    return [
        FAMILY_NAMES.index(str(counts)),
        _colours(shelf, entry, "colours"),
        low,
        high,
        _terrain(shelf, entry) if "terrain" in fields else PARK,
        shelf.number(entry, "size", 1, 1, _MOST),
        shelf.number(entry, "kinds", 1, 1, KINDS_PER_TERRAIN) if "kinds" in entry else 0,
        _colours(shelf, entry, "others"),
        _empty(shelf, entry),
        _need(shelf, entry) if "need" in own else 0,
    ]


assert NEED == 9  # the last int of a row


def _colours(shelf: Shelf, entry: Entry, field: str) -> int:
    """One colour as a set, or all colours if none is given."""
    if field not in entry:
        return ALL_COLOURS
    is_known = entry[field] in COLOUR_NAMES
    shelf.check(entry, field, is_known, f"it can be {', '.join(COLOUR_NAMES)}")
    return 1 << COLOUR_NAMES.index(entry[field])


def _heights(shelf: Shelf, entry: Entry) -> tuple[int, int]:
    """`heights = 2` means exactly two floors, `heights = [3, 4]` three or four."""
    heights = entry.get("heights", [1, HIGHEST])
    both = heights if isinstance(heights, list) else [heights, heights]
    is_right = len(both) == 2 and all(type(height) is int for height in both)
    wanted = f"a number of floors, or [from, to], from 1 to {HIGHEST}"
    shelf.check(entry, "heights", is_right and 1 <= both[0] <= both[1] <= HIGHEST, wanted)
    if entry["counts"] == "height-sets":
        shelf.check(entry, "heights", both[0] < both[1], "a set needs several heights")
    return both[0], both[1]


def _terrain(shelf: Shelf, entry: Entry) -> int:
    """Park or water; spaces are also counted on streets, of one colour or of any."""
    known = PLACE_NAMES if entry["counts"] == "spaces" else TERRAIN_NAMES[PARK:]
    shelf.check(entry, "terrain", entry.get("terrain") in known, f"it can be {', '.join(known)}")
    return PLACE_NAMES.index(entry["terrain"])


def _empty(shelf: Shelf, entry: Entry) -> int:
    empty = entry.get("empty", False)
    shelf.check(entry, "empty", isinstance(empty, bool), "it can be true, false")
    return int(empty)


def _need(shelf: Shelf, entry: Entry) -> int:
    most = HIGHEST if entry["counts"] in _FOUR else _MOST
    return shelf.number(entry, "need", 0, 1, most)
