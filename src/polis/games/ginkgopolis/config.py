"""The options of a match, checked and frozen. Rules G2, G13.1 and G14."""

from collections.abc import Mapping
from dataclasses import dataclass

from polis.kernel.config import Config, Option, settle
from polis.kernel.errors import BadConfig

_SEVERAL = (2, 3, 4, 5)
OPTIONS = (
    Option("seats", (1, *_SEVERAL), 3),
    Option("characters", ("introductory", "draft"), "introductory", seats=_SEVERAL),
    Option("solo", ("normal", "expert"), "normal", seats=(1,)),
    Option("screens", (False, True), False, seats=_SEVERAL),
    Option("first", ("random", 0, 1, 2, 3, 4), "random"),
)


@dataclass(frozen=True)
class GinkgoConfig(Config):
    draft: bool  # characters are drafted, not dealt in the introductory sets
    expert: bool  # Hal plays the expert level (solo only)
    screens: bool  # classic screens: the amounts of others are not shown
    first: int  # the seat of the first player, -1: random

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    @property
    def sides(self) -> int:
        """How many sides own resources: the seats, and Hal in the solo game."""
        return 2 if self.seats == 1 else self.seats


def make_config(options: Mapping[str, object]) -> GinkgoConfig:
    values = settle(OPTIONS, options)
    seats = values["seats"]
    first = values["first"]
    assert isinstance(seats, int)
    if isinstance(first, int) and first >= seats:
        raise BadConfig(f"seat {first} cannot be first: there are {seats} seats, from 0")
    return GinkgoConfig(
        seats=seats,
        draft=values["characters"] == "draft" and seats > 1,
        expert=values["solo"] == "expert" and seats == 1,
        screens=bool(values["screens"]),
        first=first if isinstance(first, int) else -1,
    )
