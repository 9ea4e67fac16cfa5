"""The options of a match, checked and frozen. Rules K2 and K12."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from polis.games.cities.components import Box
from polis.games.cities.content import read_box
from polis.kernel.config import Config, Option, Value, settle
from polis.kernel.errors import BadConfig

CITY_NAMES: Final = (
    *("barcelona", "buenos-aires", "lisbon", "mexico-city"),
    *("new-york", "rio-de-janeiro", "sydney", "venice"),
)

OPTIONS: Final = (
    Option("seats", (2, 3, 4), 4),
    Option("city", ("random", *CITY_NAMES), "random"),
    Option("long", (False, True), False, seats=(2,)),
    Option("theaters", (False, True), False),
    Option("first", ("random", 0, 1, 2, 3), "random"),
    Option("content", (), "", local=True),
)

ROUNDS: Final = (0, 0, 4, 8, 8)  # per number of seats
LONG_ROUNDS: Final = 7
WORKERS_PER_ROW: Final = (0, 0, 2, 1, 1)


@dataclass(frozen=True)
class CitiesConfig(Config):
    city: int  # a city of the box, -1: random
    long: bool  # two players, seven rounds, districts of three by five tiles
    theaters: bool
    first: int  # the seat that starts with the star, -1: random
    content: str  # the directory of the content, "": the content of the game
    rounds: int
    per_row: int  # workers that a player puts in each row


def make_config(options: Mapping[str, object]) -> CitiesConfig:
    box, values = _settled(options)
    seats = int(values["seats"])
    long = bool(values["long"])
    first = values["first"]
    if long and seats != 2:
        raise BadConfig("the long variant is for two players")
    if isinstance(first, int) and first >= seats:
        raise BadConfig(f"seat {first} cannot be first: there are {seats} seats, from 0")
    return CitiesConfig(
        seats=seats,
        city=_city(box, str(values["city"])),
        long=long,
        theaters=bool(values["theaters"]),
        first=first if isinstance(first, int) else -1,
        content=box.path,
        rounds=LONG_ROUNDS if long else ROUNDS[seats],
        per_row=WORKERS_PER_ROW[seats],
    )


def _settled(options: Mapping[str, object]) -> tuple[Box, dict[str, Value]]:
    """The content, and a value for every option; other content may have other cities."""
    content = options.get("content", "")
    box = read_box(content if isinstance(content, str) else "")
    cities = Option("city", ("random", *box.city_names), "random")
    known = [cities if option.name == "city" else option for option in OPTIONS]
    return box, settle(known, options)


def _city(box: Box, name: str) -> int:
    return -1 if name == "random" else box.city_names.index(name)
