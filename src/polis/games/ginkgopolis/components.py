"""What is in the box: tiles, cards, characters, counts. Rules G1 and the tables there.

Colours and the items they produce share their numbers: red gives resources, blue tiles, yellow
points. Tiles are 0-59; the building card of a tile has the tile's number, letter cards follow as
60-71, characters as 72-98. So a set of tiles fits in one int, a bit each.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
NUM_COLOURS: Final = 3

RESOURCE: Final = 0
TILE: Final = 1
POINT: Final = 2

EXPLOIT: Final = 0
URBANIZE: Final = 1
CONSTRUCT: Final = 2
AT_THE_END: Final = 3

HIGHEST_NUMBER: Final = 20
NUM_TILES: Final = 60
NUM_START_TILES: Final = 9
NUM_MARKERS: Final = 12
FIRST_LETTER: Final = 60
FIRST_CHARACTER: Final = 72
NUM_CHARACTERS: Final = 27
NUM_CARDS: Final = 99  # building cards, letters, characters
HAND: Final = 4
NOTHING: Final = -1

COLOUR_LETTERS: Final = "RBY"
MARKER_LETTERS: Final = "ABCDEFGHIJKL"

# Per number of seats (index 0 unused). Rule G2.
RESOURCES_EACH: Final = (0, 25, 25, 20, 18, 16)
TILES_REMOVED: Final = (0, 6, 6, 6, 0, 0)
CARDS_SET_ASIDE: Final = (0, 7, 7, 7, 0, 0)
TOKENS_EACH: Final = 2
SOLO_START: Final = (6, 6, 6)  # resources, tiles, points of the solo player

POINTS_PER_TOKEN: Final = 2


def tile_of(colour: int, number: int) -> int:
    return colour * HIGHEST_NUMBER + number - 1


def colour_of(tile: i64) -> i64:
    return tile // HIGHEST_NUMBER


def number_of(tile: i64) -> i64:
    return tile % HIGHEST_NUMBER + 1


# -- what the cards do ----------------------------------------------------------------------------

# End-of-game cards: what each number counts. Rule G11.
PER_RESOURCE_ON_COLOUR: Final = 1
PER_LOW_BUILDING: Final = 2
PER_HIGH_BUILDING: Final = 3
PER_TRIGGER_CARD: Final = 4
PER_COLOUR_CARD: Final = 5
NINE_POINTS: Final = 6
COUNT_NAMES: Final = ("nothing", "resources", "low", "high", "triggers", "colours", "nine")
POINTS_EACH: Final = (0, 1, 1, 3, 2, 2, 9)  # what one of the things counted is worth

LOW_HEIGHT: Final = 2  # a low building has at most so many floors, a high one more

# One row per number: what triggers the card; the extra point it brings; what it counts at the end
# and of which colour or trigger, for the red, the blue and the yellow card.
_ROWS: Final = (
    (EXPLOIT, 0, 0, (0, 0, 0)),  # 1
    (URBANIZE, 0, 0, (0, 0, 0)),  # 2
    (CONSTRUCT, 0, 0, (0, 0, 0)),  # 3
    (EXPLOIT, 0, 0, (0, 0, 0)),  # 4
    (URBANIZE, 0, 0, (0, 0, 0)),  # 5
    (CONSTRUCT, 0, 0, (0, 0, 0)),  # 6
    (EXPLOIT, 1, 0, (0, 0, 0)),  # 7
    (URBANIZE, 1, 0, (0, 0, 0)),  # 8
    (CONSTRUCT, 1, 0, (0, 0, 0)),  # 9
    (AT_THE_END, 0, PER_RESOURCE_ON_COLOUR, (RED, BLUE, YELLOW)),  # 10
    (AT_THE_END, 0, PER_RESOURCE_ON_COLOUR, (YELLOW, RED, RED)),  # 11
    (AT_THE_END, 0, PER_RESOURCE_ON_COLOUR, (BLUE, YELLOW, BLUE)),  # 12
    (AT_THE_END, 0, PER_RESOURCE_ON_COLOUR, (RED, BLUE, YELLOW)),  # 13
    (AT_THE_END, 0, PER_LOW_BUILDING, (0, 0, 0)),  # 14
    (AT_THE_END, 0, PER_HIGH_BUILDING, (0, 0, 0)),  # 15
    (AT_THE_END, 0, PER_TRIGGER_CARD, (EXPLOIT, EXPLOIT, EXPLOIT)),  # 16
    (AT_THE_END, 0, PER_TRIGGER_CARD, (URBANIZE, URBANIZE, URBANIZE)),  # 17
    (AT_THE_END, 0, PER_TRIGGER_CARD, (CONSTRUCT, CONSTRUCT, CONSTRUCT)),  # 18
    (AT_THE_END, 0, PER_COLOUR_CARD, (RED, BLUE, YELLOW)),  # 19
    (AT_THE_END, 0, NINE_POINTS, (0, 0, 0)),  # 20
)

# One row per kind of character: name, colour, trigger, start resources, points and tiles, copies.
# Copies differ only in the introductory set they belong to.
_CHARACTER_ROWS: Final = (
    ("RU", RED, URBANIZE, 1, 1, 1, 4),
    ("RX", RED, EXPLOIT, 1, 1, 1, 4),
    ("RC", RED, CONSTRUCT, 0, 0, 1, 4),
    ("YU", YELLOW, URBANIZE, 2, 2, 1, 2),
    ("YX", YELLOW, EXPLOIT, 2, 2, 1, 2),
    ("YC", YELLOW, CONSTRUCT, 2, 1, 1, 2),
    ("BU", BLUE, URBANIZE, 2, 1, 0, 3),
    ("BX", BLUE, EXPLOIT, 2, 1, 0, 3),
    ("BC", BLUE, CONSTRUCT, 1, 0, 0, 3),
)

_SET_ROWS: Final = (
    ("RU1", "YC1", "BC1"),
    ("RC1", "YC2", "BX1"),
    ("RX1", "YU1", "BU1"),
    ("RU2", "YU2", "BC2"),
    ("RX2", "YX1", "BC3"),
    ("RU3", "YX2", "BX2"),
)

# The bonuses of a side are nine counters in one int, by trigger and item, so cards add up.
NUM_BONUSES: Final = 9  # three triggers, three items each
BONUS_BITS: Final = 6
BONUS_MASK: Final = 63


def bonuses_in(packed: int) -> list[int]:
    """The nine counters, by trigger and item."""
    return [packed >> BONUS_BITS * i & BONUS_MASK for i in range(NUM_BONUSES)]


def packed_bonuses(counters: Sequence[int]) -> int:
    return sum([counters[i] << BONUS_BITS * i for i in range(NUM_BONUSES)])


def bonus_shift(trigger: int, item: int) -> int:
    """Where the counter of an item lies, among the bonuses of all triggers."""
    return BONUS_BITS * (3 * trigger + item)


# -- tables by card, built once -------------------------------------------------------------------

CARD_NAMES: Final[list[str]] = []
CARD_COLOUR: Final[list[int]] = []  # NOTHING for letters
CARD_TRIGGER: Final[list[int]] = []  # EXPLOIT, URBANIZE, CONSTRUCT, AT_THE_END; NOTHING: letters
CARD_BONUS: Final[list[int]] = []  # what a triggered card brings, packed as all bonuses are
CARD_COUNTS: Final[list[int]] = []  # what an end-of-game card counts, else 0
CARD_TARGET: Final[list[int]] = []  # the colour or trigger that it counts
START_ITEMS: Final[list[list[int]]] = []  # items by kind, per character (index from 0)


def _add_card(name: str, colour: int, trigger: int, counts: int, target: int, points: int) -> None:
    bonus = 0
    if EXPLOIT <= trigger <= CONSTRUCT:
        bonus = (1 << bonus_shift(trigger, colour)) + (points << bonus_shift(trigger, POINT))
    CARD_NAMES.append(name)
    CARD_COLOUR.append(colour)
    CARD_TRIGGER.append(trigger)
    CARD_BONUS.append(bonus)
    CARD_COUNTS.append(counts)
    CARD_TARGET.append(target)


def _fill_tables() -> None:
    for colour in range(NUM_COLOURS):
        for index, (trigger, points, counts, targets) in enumerate(_ROWS):
            name = f"{COLOUR_LETTERS[colour]}{index + 1}"
            _add_card(name, colour, trigger, counts, targets[colour], points)
    for letter in MARKER_LETTERS:
        _add_card(letter, NOTHING, NOTHING, 0, 0, 0)
    for kind, colour, trigger, resources, points, tiles, copies in _CHARACTER_ROWS:
        for copy in range(copies):
            _add_card(f"{kind}{copy + 1}", colour, trigger, 0, 0, 0)
            START_ITEMS.append([resources, tiles, points])


_fill_tables()


def bonus_of(card: int) -> list[int]:
    """The items by kind that a card brings when it is triggered."""
    counters = bonuses_in(CARD_BONUS[card])
    return [sum(counters[item::3]) for item in range(3)]


CARD_BY_NAME: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}
INTRODUCTORY_SETS: Final[list[list[int]]] = [
    [CARD_BY_NAME[name] for name in row] for row in _SET_ROWS
]
START_TILES: Final[list[int]] = [
    tile_of(colour, number) for colour in range(NUM_COLOURS) for number in (1, 2, 3)
]


END_CARDS: Final = sum(1 << c for c in range(NUM_TILES) if CARD_TRIGGER[c] == AT_THE_END)
PLAYABLE_TILES: Final[list[int]] = [t for t in range(NUM_TILES) if t not in START_TILES]


def is_letter(card: int) -> bool:
    return FIRST_LETTER <= card < FIRST_CHARACTER


def tiles_in(mask: int) -> list[int]:
    """The tiles (or building cards) of a bit set, in ascending order."""
    tiles: list[int] = []
    while mask:
        lowest = mask & -mask
        tiles.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tiles


def num_in(mask: i64) -> i64:
    """How many tiles (or building cards) a bit set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def member_at(mask: int, place: i64) -> int:
    """The tile (or building card) at a place of a bit set, in ascending order from 0."""
    rest: i64 = mask
    while place:
        rest &= rest - 1
        place -= 1
    lowest: int = rest & -rest
    return lowest.bit_length() - 1


def set_of(tiles: list[int]) -> int:
    """The bit set of some tiles (or building cards)."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask
