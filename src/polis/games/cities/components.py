"""The components: grounds, colours, rows of the market, features, and the tables of a content.

Street spaces and buildings share the numbers of their colours, so "a building may stand here" is
one comparison. The print on tiles, cards and boards is data (see `content.py`); a `Box` holds
it as flat tables. Rules K1.
"""

from typing import Final

NOTHING: Final = -1

# The ground of a space. Colours come first: a street has the number of its colour.
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
PARK: Final = 4
WATER: Final = 5
NEUTRAL: Final = 6  # a street under a special feature, until a building gives it a colour
NUM_COLOURS: Final = 4
ALL_COLOURS: Final = 15  # a set of colours is an int, a bit each

GROUND_LETTERS: Final = "RBGYPW*"
COLOUR_NAMES: Final = ("red", "blue", "green", "yellow")
TERRAIN_NAMES: Final = ("red", "blue", "green", "yellow", "park", "water")

# Feature kinds: four for parks, four for water, then those for streets.
MONUMENT: Final = 8
SPECIAL: Final = 9
NUM_KINDS: Final = 10  # in the stack
FIRST_THEATER: Final = 10  # one per colour, beside the stack
NUM_ALL_KINDS: Final = 14
KINDS_PER_TERRAIN: Final = 4
KIND_NAMES: Final = (
    *("tree", "fountain", "carousel", "kiosk"),
    *("dolphins", "sailing-boat", "rowing-boat", "swans"),
    *("monument", "special"),
    *("theater-red", "theater-blue", "theater-green", "theater-yellow"),
)

# The rows of the market, four slots each; a slot is row * 4 + column.
GOALS: Final = 0
DISTRICTS: Final = 1
FEATURES: Final = 2
BUILDINGS: Final = 3
NUM_ROWS: Final = 4
COLUMNS: Final = 4
NUM_SLOTS: Final = 16
LAST: Final = 3  # the column whose item is hidden, or drawn from the bag
ROW_NAMES: Final = ("goals", "districts", "features", "buildings")

OPEN_CARDS: Final = 3  # open goal cards and open district tiles
OPEN_FEATURES: Final = 5
# Where the open features of a column start in the row, and behind the last column.
FEATURE_STARTS: Final[list[int]] = [0, 2, 3, 4, 5]
BUILDINGS_LAID_OUT: Final[list[int]] = [4, 3, 3]  # per column; the last one is drawn when taken
BUILDINGS_UNKNOWN: Final = 2

NUM_TILES: Final = 32
NUM_START_TILES: Final = 4  # their numbers follow those of the district tiles
NUM_GOALS: Final = 32
NUM_FEATURES: Final = 48
BUILDINGS_PER_COLOUR: Final = 25
HIGHEST: Final = 4  # floors

CORNERS: Final = 4  # the spaces of a tile, clockwise from the top left
TURNS: Final = 4

# Codes of components that left the game openly.
GONE_GOAL: Final = 0  # + card
GONE_TILE: Final = 100  # + tile
GONE_FEATURE: Final = 200  # + kind
GONE_BUILDING: Final = 300  # + colour

NUM_ACHIEVEMENTS: Final = 3
PLACES: Final = 3  # of an achievement, the highest value first
MIDDLE_PLACE: Final = 1  # closed with two players

# Points of a zone by the set of different features in it: 1 / 3 / 6 / 10 for 1 / 2 / 3 / 4.
ZONE_POINTS: Final[list[int]] = [0, 1, 1, 3, 1, 3, 3, 6, 1, 3, 3, 6, 3, 6, 6, 10]
MONUMENT_POINTS: Final = 2


class Box:
    """The printed content as tables. It never changes after it has been read."""

    __slots__ = (
        "achievement_rows",
        "achievement_sources",
        "city_names",
        "city_titles",
        "feature_copies",
        "goal_names",
        "goal_points",
        "goal_rows",
        "goal_sources",
        "grounds",
        "num_turns",
        "path",
        "place_values",
        "tile_names",
    )

    def __init__(self, path: str) -> None:
        self.path: str = path
        self.tile_names: list[str] = []  # district tiles, then starting tiles
        self.grounds: list[int] = []  # four per tile and turn
        self.num_turns: list[int] = []  # per tile: rotations that do not look alike
        self.feature_copies: list[int] = []  # by kind
        self.goal_names: list[str] = []
        self.goal_sources: list[str] = []
        self.goal_points: list[int] = []  # for each time the condition is met
        self.goal_rows: list[list[int]] = []  # what each goal counts, see `effects.py`
        self.city_names: list[str] = []
        self.city_titles: list[str] = []  # for people; "" if the city has only its id
        self.achievement_rows: list[list[int]] = []  # three per city; the last entry is the need
        self.achievement_sources: list[str] = []
        self.place_values: list[int] = []  # three per achievement, in the order of the rows


def grounds_of(box: Box, tile: int, turn: int) -> list[int]:
    """The four grounds of a tile as it lies, clockwise from the top left."""
    first = (tile * TURNS + turn) * CORNERS
    return box.grounds[first : first + CORNERS]


def values_of(box: Box, city: int) -> list[int]:
    """The values of a city's places, in the order of the markers."""
    first = city * NUM_ACHIEVEMENTS * PLACES
    return box.place_values[first : first + NUM_ACHIEVEMENTS * PLACES]


def ground_of(box: Box, tile: int, turn: int, corner: int) -> int:
    return box.grounds[(tile * TURNS + turn) * CORNERS + corner]
