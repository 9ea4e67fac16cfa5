"""A second scorer, slow and obvious, that shares no code with the fast one.

It works on a map from coordinates to components, reads the TOML files itself and counts
with sets.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from itertools import permutations, product
from typing import Any

Place = tuple[int, int]
Entry = dict[str, Any]
COLOURS = ("red", "blue", "green", "yellow")
LETTERS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "P": "park", "W": "water"}


@dataclass
class Space:
    terrain: str
    feature: str = ""
    colour: str = ""
    height: int = 0


Map = dict[Place, Space]


def load(name: str) -> Entry:
    return tomllib.loads((files("polis.games.cities") / "data" / name).read_text("utf-8"))


TILES = {e["id"]: e["spaces"] for kind in ("tile", "start") for e in load("tiles.toml")[kind]}
GOALS = {entry["id"]: entry for entry in load("goals.toml")["goal"]}
CITIES = {city["id"]: city["achievements"] for city in load("cities.toml")["city"]}


def maps(notation: str) -> dict[int, Map]:
    """The districts of a written position."""
    found: dict[int, Map] = {}
    for line in notation.splitlines():
        words = line.split()
        if words[0] == "tiles":
            found[int(words[1])] = lay(words[2:])
        elif words[0] == "spaces":
            put(found[int(words[1])], words[2:])
    return found


def lay(words: Iterable[str]) -> Map:
    spaces: Map = {}
    for word in words:
        if word == "-":
            continue
        name, _, place = word.partition("@")
        cell, _, turn = place.partition("^")
        x, y = map(int, cell.split(","))
        top, bottom = TILES[name].split("/")
        for _ in range(int(turn or 0)):  # clockwise
            top, bottom = bottom[0] + top[0], bottom[1] + top[1]
        for (dx, dy), letter in zip(((0, 0), (1, 0), (0, 1), (1, 1)), top + bottom):
            spaces[2 * x + dx, 2 * y + dy] = Space(LETTERS[letter])
    return spaces


def put(spaces: Map, words: Iterable[str]) -> None:
    for word in words:
        if word == "-":
            continue
        place, _, things = word.partition("=")
        x, y = map(int, place.split(","))
        for thing in things.split("+"):
            if thing[0] in LETTERS and thing[1:].isdecimal():
                spaces[x, y].colour = LETTERS[thing[0]]
                spaces[x, y].height = int(thing[1:])
            else:
                spaces[x, y].feature = thing


# -- conditions -----------------------------------------------------------------------------------


def beside(place: Place) -> list[Place]:
    x, y = place
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def groups(places: set[Place]) -> list[set[Place]]:
    rest = set(places)
    found = []
    while rest:
        group = {rest.pop()}
        while more := {n for p in group for n in beside(p)} & rest:
            group |= more
            rest -= more
        found.append(group)
    return found


def zones(spaces: Map, terrain: str) -> list[set[Place]]:
    return groups({place for place, space in spaces.items() if space.terrain == terrain})


def bounds(entry: Entry) -> tuple[int, int]:
    heights = entry.get("heights", [1, 4])
    return (heights, heights) if isinstance(heights, int) else (heights[0], heights[1])


def buildings(spaces: Map, entry: Entry) -> set[Place]:
    low, high = bounds(entry)
    colours = [entry["colours"]] if "colours" in entry else COLOURS
    return {p for p, s in spaces.items() if low <= s.height <= high and s.colour in colours}


def kinds(spaces: Map, zone: set[Place]) -> int:
    return len({spaces[place].feature for place in zone} - {""})


def count(spaces: Map, entry: Entry) -> int:
    """How often the condition of an entry is met."""
    return int(globals()["count_" + entry["counts"].replace("-", "_")](spaces, entry))


def count_buildings(spaces: Map, entry: Entry) -> int:
    return len(buildings(spaces, entry))


def count_floors(spaces: Map, entry: Entry) -> int:
    return sum(spaces[place].height for place in buildings(spaces, entry))


def count_colour_sets(spaces: Map, entry: Entry) -> int:
    return min(len(buildings(spaces, {**entry, "colours": colour})) for colour in COLOURS)


def count_height_sets(spaces: Map, entry: Entry) -> int:
    low, high = bounds(entry)
    heights = range(low, high + 1)
    return min(len(buildings(spaces, {**entry, "heights": height})) for height in heights)


def count_spaces(spaces: Map, entry: Entry) -> int:
    found = [space for space in spaces.values() if entry["terrain"] in names_of(space)]
    is_empty = [not space.height and space.feature in ("", "special") for space in found]
    return sum(is_empty) if entry.get("empty") else len(found)


def names_of(space: Space) -> set[str]:
    """What a space counts as; on a special the building decides, and until then all colours."""
    if space.terrain not in COLOURS:
        return {space.terrain}
    if space.feature != "special":
        return {space.terrain, "street"}
    return {space.colour, "street"} if space.colour else {*COLOURS, "street"}


def count_largest_zone(spaces: Map, entry: Entry) -> int:
    return max(map(len, zones(spaces, entry["terrain"])), default=0)


def count_zones(spaces: Map, entry: Entry) -> int:
    return sum(
        len(zone) >= entry.get("size", 1) and kinds(spaces, zone) >= entry.get("kinds", 0)
        for zone in zones(spaces, entry["terrain"])
    )


def count_span(spaces: Map, entry: Entry) -> int:
    longest = 0
    for zone in zones(spaces, entry["terrain"]):
        for axis in (0, 1):
            longest = max(longest, len({place[axis] for place in zone}))
    return longest


def count_features(spaces: Map, entry: Entry) -> int:
    return sum(s.terrain == entry["terrain"] and bool(s.feature) for s in spaces.values())


def count_next_to(spaces: Map, entry: Entry) -> int:
    terrain = {place for place, space in spaces.items() if space.terrain == entry["terrain"]}
    return sum(bool(terrain & set(beside(place))) for place in buildings(spaces, entry))


def count_pairs(spaces: Map, entry: Entry) -> int:
    ones = buildings(spaces, entry)
    colour = {"colours": entry["others"]} if "others" in entry else {}
    others = buildings(spaces, {"heights": list(bounds(entry)), **colour})
    return len({frozenset((p, n)) for p in ones for n in beside(p) if n in others})


def count_line(spaces: Map, entry: Entry) -> int:
    built = buildings(spaces, entry)
    longest = 0
    for (x, y), (dx, dy) in product(built, ((1, 0), (0, 1))):
        length = 0
        while (x + length * dx, y + length * dy) in built:
            length += 1
        longest = max(longest, length)
    return longest


def count_group(spaces: Map, entry: Entry) -> int:
    return max(map(len, groups(buildings(spaces, entry))), default=0)


def count_squares(spaces: Map, entry: Entry) -> int:
    built = buildings(spaces, entry)
    return sum({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= built for x, y in built)


def count_zone_heights(spaces: Map, entry: Entry) -> int:
    most = 0
    for zone in zones(spaces, entry["terrain"]):
        near = {n for place in zone for n in beside(place) if n in spaces}
        most = max(most, len({spaces[place].height for place in near} - {0}))
    return most


def count_rainbow(spaces: Map, entry: Entry) -> int:
    have = {(space.colour, space.height) for space in spaces.values() if space.height}
    return max(
        sum((colour, height) in have for colour, height in zip(COLOURS, heights))
        for heights in permutations((1, 2, 3, 4))
    )


# -- points ---------------------------------------------------------------------------------------


def zone_points(spaces: Map, terrain: str) -> int:
    return sum((0, 1, 3, 6, 10)[kinds(spaces, zone)] for zone in zones(spaces, terrain))


def monument_points(spaces: Map) -> int:
    return 2 * sum(space.feature == "monument" for space in spaces.values())


def theater_points(spaces: Map) -> int:
    points = 0
    for (x, y), space in spaces.items():
        if space.feature.startswith("theater-"):
            colour = space.feature.removeprefix("theater-")
            for (other_x, other_y), other in spaces.items():
                in_sight = other_x == x or other_y == y
                points += in_sight and other.height > 0 and other.colour == colour
    return points


def goal_points(spaces: Map, names: Iterable[str]) -> int:
    return sum(GOALS[name]["points"] * count(spaces, GOALS[name]) for name in names)
