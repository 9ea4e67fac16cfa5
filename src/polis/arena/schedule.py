"""Which matches a contest consists of: tables of bots, the same deals for all, rotated seats."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from polis.arena.entrants import Entrant, entrant
from polis.arena.referee import NO_LIMITS, Limits
from polis.kernel.config import Value
from polis.kernel.errors import BadConfig
from polis.kernel.registry import find_game

Lineup = tuple[str, ...]  # the entrants of a table, in the order of the first rotation


@dataclass(frozen=True, slots=True)
class Fixture:
    """One match: the deal by its seed, and the entrants by seat."""

    number: int
    table: int
    seed: int
    rotation: int
    lineup: Lineup


@dataclass(frozen=True)
class Contest:
    """Everything that decides which matches are played and how."""

    game: str
    options: Mapping[str, Value]  # without `seats`
    tables: tuple[Lineup, ...]
    matches: int  # at each table
    seed: int = 1
    limits: Limits = NO_LIMITS  # of entrants without limits of their own

    @property
    def seats(self) -> int:
        return len(self.tables[0])

    @property
    def entrants(self) -> tuple[str, ...]:
        """Each once, in the order in which they were named."""
        return tuple(dict.fromkeys(name for table in self.tables for name in table))

    @property
    def total(self) -> int:
        return self.matches * len(self.tables)

    def fixtures(self) -> Iterator[Fixture]:
        """All matches. A deal is played in every rotation, and at every table, before the next."""
        seats = self.seats
        for match in range(self.matches):
            deal, turn = divmod(match, seats)
            for number, table in enumerate(self.tables):
                lineup = table[-turn:] + table[:-turn] if turn else table
                place = match * len(self.tables) + number
                yield Fixture(place, number, self.seed + deal, turn, lineup)

    def entrant(self, text: str) -> Entrant:
        return entrant(text, self.limits)

    def check(self) -> None:
        """Raise a PolisError if the contest cannot be played."""
        if self.matches < 1:
            raise BadConfig("there must be at least one match to play")
        for text in self.entrants:
            self.entrant(text)
        find_game(self.game).config({**self.options, "seats": self.seats})


def round_robin(bots: Sequence[str], seats: int) -> tuple[Lineup, ...]:
    """The tables of a tournament.

    With enough bots every group of them meets. With fewer bots than seats, each bot plays alone
    against a table full of each other bot. In a solo game each bot plays alone.
    """
    if len(set(bots)) != len(bots):
        raise BadConfig("every bot can enter a tournament once")
    if seats == 1:
        return tuple((bot,) for bot in bots)
    if len(bots) < 2:
        raise BadConfig("a tournament needs at least two bots")
    if len(bots) >= seats:
        return tuple(combinations(bots, seats))
    return tuple((hero, *[rival] * (seats - 1)) for hero, rival in permutations(bots, 2))
