"""Numbers for learners, from the view alone, so that nothing can leak. The own side comes first.

`NAMES` says what stands at each index; all values are small (mostly within 0 and 1).
"""

from typing import Final

from polis.games.ginkgopolis.components import (
    AT_THE_END,
    CARD_NAMES,
    CARD_TRIGGER,
    FIRST_CHARACTER,
    FIRST_LETTER,
    LOW_HEIGHT,
    MARKER_LETTERS,
    NOTHING,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_MARKERS,
    NUM_TILES,
    colour_of,
    tiles_in,
)
from polis.games.ginkgopolis.geometry import OFFSETS, x_of, y_of
from polis.games.ginkgopolis.state import BONUSES, QUESTION_NAMES
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
    *(f"known to be out {CARD_NAMES[tile]}" for tile in range(NUM_TILES)),
    *(f"in hand {name}" for name in CARD_NAMES),
    *(f"chosen {name}" for name in CARD_NAMES),
    *(f"passed on {name}" for name in CARD_NAMES),
    *(f"discarded {name}" for name in CARD_NAMES[:FIRST_CHARACTER]),
    *(f"own tableau {name}" for name in CARD_NAMES[:FIRST_LETTER]),
)
NUM_FEATURES: Final = len(NAMES)


def features(view: GinkgoView) -> list[float]:
    numbers = [1.0 if view.question == q else 0.0 for q in range(len(QUESTION_NAMES))]
    numbers += [
        view.round / 20,
        view.deck_size / 20,
        view.supply_size / 50,
        view.exhaustions / 2,
        float(view.ending),
    ]
    for i in range(MOST_SIDES):
        numbers += _side(view, i)
    numbers += _city(view)
    numbers += _beside_markers(view)
    numbers += _flags((view.moving,), NUM_MARKERS)
    numbers += _flags(view.tiles, NUM_TILES)
    numbers += _flags((view.chosen_tile,), NUM_TILES)
    numbers += _flags(view.selected, NUM_TILES)
    numbers += _flags((*view.returned, *_shown(view)), NUM_TILES)
    numbers += _flags(view.hand, NUM_CARDS)
    numbers += _flags((view.chosen_card,), NUM_CARDS)
    numbers += _flags(view.passed, NUM_CARDS)
    numbers += _flags(view.discard, FIRST_CHARACTER)
    own = view.tableau[view.seat] if view.seat is not None else 0
    numbers += [float(own >> card & 1) for card in range(FIRST_LETTER)]
    return numbers


def _side(view: GinkgoView, offset: int) -> list[float]:
    sides = view.config.sides
    if offset >= sides:
        return [0.0] * len(_SIDE)
    side = (offset + (view.seat or 0)) % sides
    bonuses = view.bonuses[BONUSES * side : BONUSES * side + BONUSES]
    return [
        1.0,
        float(view.first == side),
        float(view.waiting >> side & 1),
        float(view.sealed[side] > 0),
        float(view.sealed[side] > 1),
        view.resources[side] / 10,
        view.pool[side] / 25,
        view.points[side] / 30,
        view.num_tiles[side] / 10,
        view.tokens[side] / 2,
        *(bonus / 4 for bonus in bonuses),
        *_buildings(view, side),
        (view.tableau[side] & _END_CARDS).bit_count() / 5,
    ]


_END_CARDS: Final = sum(1 << c for c in range(NUM_TILES) if CARD_TRIGGER[c] == AT_THE_END)


def _shown(view: GinkgoView) -> list[int]:
    """Tiles that everybody knows to be in somebody's stock."""
    return [tile for shown in view.shown for tile in tiles_in(shown)]


def _buildings(view: GinkgoView, side: int) -> list[float]:
    on_colour = [0.0] * NUM_COLOURS
    low = high = 0
    for building, owner in enumerate(view.owners):
        if owner == side:
            on_colour[colour_of(view.tops[building])] += view.heights[building] / 10
            low += view.heights[building] <= LOW_HEIGHT
            high += view.heights[building] > LOW_HEIGHT
    return [*on_colour, low / 10, high / 5]


def _city(view: GinkgoView) -> list[float]:
    numbers = [0.0] * (NUM_TILES * len(_CELL))
    for building, top in enumerate(view.tops):
        start = top * len(_CELL)
        cell, owner = view.cells[building], view.owners[building]
        numbers[start] = view.heights[building] / 5
        numbers[start + 1] = float(view.pawns[building])
        numbers[start + 2] = x_of(cell) / 5
        numbers[start + 3] = y_of(cell) / 5
        if owner != NOTHING:
            numbers[start + 4 + (owner - (view.seat or 0)) % view.config.sides] = 1.0
    return numbers


def _beside_markers(view: GinkgoView) -> list[float]:
    """The floors of each colour that urbanizing there would activate."""
    at = {cell: building for building, cell in enumerate(view.cells)}
    numbers = [0.0] * (NUM_MARKERS * NUM_COLOURS)
    for letter, cell in enumerate(view.markers):
        for offset in OFFSETS:
            building = at.get(cell + offset)
            if cell != NOTHING and building is not None:
                colour = colour_of(view.tops[building])
                numbers[letter * NUM_COLOURS + colour] += view.heights[building] / 5
    return numbers


def _flags(items: tuple[int, ...], size: int) -> list[float]:
    flags = [0.0] * size
    for item in items:
        if item != NOTHING:
            flags[item] = 1.0
    return flags
