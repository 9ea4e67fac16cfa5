"""What Ginkgopolis keeps in tests/golden/ginkgopolis; `tests/golden_support.py` says how."""

from polis.games.ginkgopolis import GAME
from tests.golden_support import Options, Origin, Plan

SOLO: Options = {"seats": 1}
EXPERT: Options = {"seats": 1, "solo": "expert"}
TWO: Options = {"seats": 2}
TWO_DRAFT: Options = {"seats": 2, "characters": "draft"}
THREE: Options = {"seats": 3}
THREE_DRAFT: Options = {"seats": 3, "characters": "draft"}
FOUR: Options = {"seats": 4}
SCREENS: Options = {"seats": 4, "screens": True, "first": 2}
FIVE: Options = {"seats": 5}
FIVE_DRAFT: Options = {"seats": 5, "characters": "draft"}

PERFT = (
    (Origin(SOLO, 1, 0), 9),
    (Origin(EXPERT, 2, 20), 8),
    (Origin(TWO, 1, 0), 6),
    (Origin(TWO, 4, 79), 5),  # a blocked marker
    (Origin(TWO, 0, 90), 5),  # tiles are returned
    (Origin(TWO_DRAFT, 3, 4), 6),
    (Origin(THREE, 1, 60), 6),
    (Origin(THREE_DRAFT, 1, 0), 8),
    (Origin(FOUR, 1, 31), 6),  # a letter is exploited
    (Origin(FIVE, 4, 58), 6),  # a blocked marker
    (Origin(FIVE_DRAFT, 1, 152), 4),  # tiles are returned
)

ORDER = (
    *(Origin(SOLO, 5, steps) for steps in (0, 2, 8, 19, 37, 42)),
    *(Origin(EXPERT, 1, steps) for steps in (0, 4, 16, 30)),
    *(Origin(TWO, 4, steps) for steps in (0, 4, 11, 30, 79, 114, 116)),
    *(Origin(TWO_DRAFT, 2, steps) for steps in (0, 3, 5, 20, 76, 88)),
    *(Origin(THREE, 1, steps) for steps in (1, 8, 17, 50, 121)),
    *(Origin(THREE_DRAFT, 6, steps) for steps in (2, 23, 41, 98, 113)),
    *(Origin(FOUR, 4, steps) for steps in (0, 9, 43, 132, 179)),
    *(Origin(SCREENS, 3, steps) for steps in (6, 40)),
    *(Origin(FIVE, 4, steps) for steps in (2, 22, 58, 136)),
    *(Origin(FIVE_DRAFT, 7, steps) for steps in (3, 12, 37, 119, 147)),
)

START = "city -1,1:R1 0,1:R2 1,1:R3 -1,0:B1 0,0:B2 1,0:B3 -1,-1:Y1 0,-1:Y2 1,-1:Y3"
BLOCKED = ["ginkgopolis seats=2", "round 5 question=marker waiting=0 moving=B"]
BELOW = "-1,-2:R9 1,-2:R10 -1,-3:R11 0,-3:R12 1,-3:R13"  # around the hole at (0,-2)
AGENDA = "agenda end-round:0:0 bonus:0:1"
PUSH = [
    *BLOCKED,
    f"{START} -1,2:R4@1 1,2:R5@1 1,3:R6@1 0,2:R7@0!",
    "markers A:-1,3 B:- C:0,3",
    AGENDA,
]
HOLE = [
    *BLOCKED,
    f"{START} -1,2:R4 1,2:R5 -1,3:R6 0,3:R7 1,3:R8 {BELOW} 0,2:R14@0!",
    "markers A:-2,3 B:- C:0,-2 D:2,1 G:2,-2 H:0,-4 I:-2,-2",
    AGENDA,
]
WRITTEN = (
    ("two equal pushes", "\n".join(PUSH)),
    ("a blocked marker between A and D, while C lies in a hole", "\n".join(HOLE)),
)

PLAY = (
    ("solo-expert", EXPERT, 11),
    ("two-seats", TWO, 3),
    ("three-seats-draft", THREE_DRAFT, 11),
    ("five-seats", FIVE, 8),
)

PLAN = Plan(GAME, PERFT, ORDER, PLAY, WRITTEN)
