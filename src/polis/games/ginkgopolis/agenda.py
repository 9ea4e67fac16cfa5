"""What is still to happen: a stack of tasks. Tasks are ints, so every moment can be cloned.

A task is a kind, the side it concerns and an amount, packed into one int.
"""

from typing import Final

END_ROUND: Final = 0
TURN: Final = 1  # the side reveals its choice and acts
TAKE_TILES: Final = 2  # the side takes so many more tiles
ACTIVATE: Final = 3  # the side gains from the building of that number
BONUS: Final = 4  # the side gains its bonuses of that trigger
HAL_TURN: Final = 5
HAL_ACTIVATE: Final = 6  # Hal scores the buildings around the last one built

KIND_BITS: Final = 3
SIDE_BITS: Final = 3
KIND_MASK: Final = 7
SIDE_MASK: Final = 7

TASK_NAMES: Final = (
    "end-round",
    "turn",
    "take-tiles",
    "activate",
    "bonus",
    "hal-turn",
    "hal-activate",
)


def task(kind: int, side: int, amount: int) -> int:
    return kind | side << KIND_BITS | amount << KIND_BITS + SIDE_BITS


def kind_of(packed: int) -> int:
    return packed & KIND_MASK


def side_of(packed: int) -> int:
    return packed >> KIND_BITS & SIDE_MASK


def amount_of(packed: int) -> int:
    return packed >> KIND_BITS + SIDE_BITS
