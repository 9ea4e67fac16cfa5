"""Numbers for learners, from the view alone, so that nothing can leak. The own side comes first.

`NAMES` says what stands at each index; all values are small (mostly within 0 and 1).
"""

from typing import Final

from polis.games.ginkgopolis.components import (
    CARD_NAMES,
    END_CARDS,
    FIRST_CHARACTER,
    FIRST_LETTER,
    LOW_HEIGHT,
    MARKER_LETTERS,
    NOTHING,
    NUM_BONUSES,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_MARKERS,
    NUM_TILES,
    colour_of,
    num_in,
    tiles_in,
)
from polis.games.ginkgopolis.geometry import around, x_of, y_of
from polis.games.ginkgopolis.state import QUESTION_NAMES
from polis.games.ginkgopolis.view import GinkgoView

MOST_SIDES: Final = 5
_SIDE: Final = (
    *("present", "first", "waiting", "sealed", "sealed with tile"),
    *("resources", "pool", "points", "tiles", "tokens"),
    *(f"{t} bonus {i}" for t in ("exploit", "urbanize", "construct") for i in ("r", "t", "p")),
    *(f"resources on {colour}" for colour in ("red", "blue", "yellow")),
    *("low buildings", "high buildings", "end cards"),
)
_CELL: Final = ("height", "site", "x", "y", *(f"owner {i}" for i in range(MOST_SIDES)))
_TABLE: Final = ("round", "deck", "supply", "exhaustions", "ending")

NAMES: Final = (
    *(f"question {name}" for name in QUESTION_NAMES),
    *(f"table {name}" for name in _TABLE),
    *(f"side {side} {name}" for side in range(MOST_SIDES) for name in _SIDE),
    *(f"top {CARD_NAMES[tile]} {name}" for tile in range(NUM_TILES) for name in _CELL),
    *(f"beside {m} {c}" for m in MARKER_LETTERS for c in ("red", "blue", "yellow")),
    *(f"moving {letter}" for letter in MARKER_LETTERS),
    *(f"own tile {CARD_NAMES[tile]}" for tile in range(NUM_TILES)),
    *(f"chosen tile {CARD_NAMES[tile]}" for tile in range(NUM_TILES)),
    *(f"to give back {CARD_NAMES[tile]}" for tile in range(NUM_TILES)),
    *(f"known in a stock {CARD_NAMES[tile]}" for tile in range(NUM_TILES)),
    *(f"returned {CARD_NAMES[tile]}" for tile in range(NUM_TILES)),
    *(f"in hand {name}" for name in CARD_NAMES),
    *(f"chosen {name}" for name in CARD_NAMES),
    *(f"passed on {name}" for name in CARD_NAMES),
    *(f"discarded {name}" for name in CARD_NAMES[:FIRST_CHARACTER]),
    *(f"own tableau {name}" for name in CARD_NAMES[:FIRST_LETTER]),
)
NUM_FEATURES: Final = len(NAMES)

# Where the groups of numbers begin.
_SIDES_AT: Final = len(QUESTION_NAMES) + len(_TABLE)
_CITY_AT: Final = _SIDES_AT + MOST_SIDES * len(_SIDE)
_BESIDE_AT: Final = _CITY_AT + NUM_TILES * len(_CELL)
_MOVING_AT: Final = _BESIDE_AT + NUM_MARKERS * NUM_COLOURS
_TILES_AT: Final = _MOVING_AT + NUM_MARKERS
_CARDS_AT: Final = _TILES_AT + 5 * NUM_TILES
_DISCARD_AT: Final = _CARDS_AT + 3 * NUM_CARDS
_TABLEAU_AT: Final = _DISCARD_AT + FIRST_CHARACTER


def features(view: GinkgoView) -> list[float]:
    """Most numbers are 0: all begin so, and the others are put in their places."""
    numbers = [0.0] * NUM_FEATURES
    numbers[view.question] = 1.0
    _put_table(view, numbers)
    for i in range(view.config.sides):
        _put_side(view, i, numbers, _SIDES_AT + i * len(_SIDE))
    _put_city(view, numbers)
    _put_beside_markers(view, numbers)
    _flag(numbers, _MOVING_AT, (view.moving,))
    _flag(numbers, _TILES_AT, view.tiles)
    _flag(numbers, _TILES_AT + NUM_TILES, (view.chosen_tile,))
    _flag(numbers, _TILES_AT + 2 * NUM_TILES, view.selected)
    _flag(numbers, _TILES_AT + 3 * NUM_TILES, _shown(view))
    _flag(numbers, _TILES_AT + 4 * NUM_TILES, view.returned)
    _flag(numbers, _CARDS_AT, view.hand)
    _flag(numbers, _CARDS_AT + NUM_CARDS, (view.chosen_card,))
    _flag(numbers, _CARDS_AT + 2 * NUM_CARDS, view.passed)
    _flag(numbers, _DISCARD_AT, view.discard)
    if view.seat is not None:
        _flag(numbers, _TABLEAU_AT, tuple(tiles_in(view.tableau[view.seat])))
    return numbers


def _put_table(view: GinkgoView, numbers: list[float]) -> None:
    first = len(QUESTION_NAMES)
    numbers[first] = view.round / 20
    numbers[first + 1] = view.deck_size / 20
    numbers[first + 2] = view.supply_size / 50
    numbers[first + 3] = view.exhaustions / 2
    numbers[first + 4] = 1.0 if view.ending else 0.0


def _put_side(view: GinkgoView, offset: int, numbers: list[float], first: int) -> None:
    side = (offset + (view.seat or 0)) % view.config.sides
    numbers[first] = 1.0
    numbers[first + 1] = 1.0 if view.first == side else 0.0
    numbers[first + 2] = 1.0 if view.waiting >> side & 1 else 0.0
    numbers[first + 3] = 1.0 if view.sealed[side] > 0 else 0.0
    numbers[first + 4] = 1.0 if view.sealed[side] > 1 else 0.0
    numbers[first + 5] = view.resources[side] / 10
    numbers[first + 6] = view.pool[side] / 25
    numbers[first + 7] = view.points[side] / 30
    numbers[first + 8] = view.num_tiles[side] / 10
    numbers[first + 9] = view.tokens[side] / 2
    for i in range(NUM_BONUSES):
        numbers[first + 10 + i] = view.bonuses[NUM_BONUSES * side + i] / 4
    _put_buildings(view, side, numbers, first + 10 + NUM_BONUSES)
    numbers[first + len(_SIDE) - 1] = num_in(view.tableau[side] & END_CARDS) / 5


def _shown(view: GinkgoView) -> tuple[int, ...]:
    """Tiles that all players know to be in a certain stock."""
    return tuple(tile for shown in view.shown for tile in tiles_in(shown))


def _put_buildings(view: GinkgoView, side: int, numbers: list[float], first: int) -> None:
    """The resources on each colour, the low and the high buildings."""
    low = high = 0
    for building, owner in enumerate(view.owners):
        if owner == side:
            height = view.heights[building]
            numbers[first + colour_of(view.tops[building])] += height / 10
            if height <= LOW_HEIGHT:
                low += 1
            else:
                high += 1
    numbers[first + NUM_COLOURS] = low / 10
    numbers[first + NUM_COLOURS + 1] = high / 5


def _put_city(view: GinkgoView, numbers: list[float]) -> None:
    for building, top in enumerate(view.tops):
        start = _CITY_AT + top * len(_CELL)
        cell = view.cells[building]
        owner = view.owners[building]
        numbers[start] = view.heights[building] / 5
        numbers[start + 1] = 1.0 if view.pawns[building] else 0.0
        numbers[start + 2] = x_of(cell) / 5
        numbers[start + 3] = y_of(cell) / 5
        if owner != NOTHING:
            numbers[start + 4 + (owner - (view.seat or 0)) % view.config.sides] = 1.0


def _put_beside_markers(view: GinkgoView, numbers: list[float]) -> None:
    """The floors of each colour that urbanizing there would activate."""
    cells = list(view.cells)
    for letter, cell in enumerate(view.markers):
        if cell != NOTHING:
            for building in around(cells, cell):
                if building != NOTHING:
                    place = _BESIDE_AT + letter * NUM_COLOURS + colour_of(view.tops[building])
                    numbers[place] += view.heights[building] / 5


def _flag(numbers: list[float], first: int, items: tuple[int, ...]) -> None:
    for item in items:
        if item != NOTHING:
            numbers[first + item] = 1.0
