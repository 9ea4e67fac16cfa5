"""The golden files of Cities in tests/golden/cities; see `tests/golden_support.py`."""

from polis.games.cities import GAME
from tests.golden_support import Options, Origin, Plan

TWO: Options = {"seats": 2}
LONG: Options = {"seats": 2, "long": True}
THREE: Options = {"seats": 3, "city": "lisbon", "theaters": True, "first": 1}
FOUR: Options = {"seats": 4}
THEATERS: Options = {"seats": 4, "theaters": True}

PERFT = (
    (Origin(TWO, 1, 0), 4),
    (Origin(TWO, 1, 40), 4),
    (Origin(LONG, 2, 60), 3),
    (Origin(THREE, 1, 31), 4),
    (Origin(THREE, 3, 150), 4),
    (Origin(FOUR, 1, 3), 3),
    (Origin(FOUR, 4, 120), 4),
    (Origin(THEATERS, 2, 55), 4),
)

ORDER = (
    *(Origin(TWO, 1, steps) for steps in (0, 1, 5, 12, 27, 44, 61, 80, 99, 120)),
    *(Origin(LONG, 2, steps) for steps in (3, 30, 57, 84, 111, 138, 165, 192)),
    *(Origin(THREE, 3, steps) for steps in (0, 2, 9, 40, 77, 113, 150, 188)),
    *(Origin(FOUR, 4, steps) for steps in (1, 4, 18, 51, 90, 123, 177, 231)),
    *(Origin(THEATERS, 5, steps) for steps in range(10, 240, 17)),
)

TOWN = """cities seats=2
tiles 0 S1@0,0 T01@1,0
spaces 0 1,0=special 1,1=monument 2,0=R4 3,0=B2
agenda R B B Y
"""
LAST_TILE = """cities seats=2
tiles 0 S1@0,0 T01@1,0 T02@2,0 T03@0,1 T04@1,1 T05@2,1 T06@0,2 T07@1,2
agenda T30
"""
WRITTEN = (
    ("a special, a monument and a tower", TOWN),
    ("a theater must be placed", "cities seats=2 theaters=yes\nagenda tree theater-red\n"),
    ("the last place of a square", LAST_TILE),
)

PLAY = (
    ("two-seats", TWO, 3),
    ("three-seats-theaters", THREE, 5),
)

PLAN = Plan(GAME, PERFT, ORDER, PLAY, WRITTEN)
