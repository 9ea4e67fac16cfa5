"""The prospects of a seat, for comparing plans and many districts that differ in one placement.

An outlook gathers once what all the districts share: the goal cards, the achievements still to gain
and the time left. A building changes neither parks nor waters nor other colours, so conditions that
do not look at its colour are left out when buildings are compared.

`evaluation.evaluate` counts what a seat has. Here, the workers that it must still place count too.
Otherwise a goal card would always look better than a tile, although both rows must be used.

At a rest all seats have all their workers. There, positions are compared after playouts, and other
weights are better.
"""

from typing import Final

from polis.games.cities.components import (
    BUILDINGS,
    COLUMNS,
    NOTHING,
    NUM_ACHIEVEMENTS,
    NUM_ROWS,
)
from polis.games.cities.districts.district import STANDING, District
from polis.games.cities.effects import COLOURS, FAMILY, LOOKS_AT, NEED, OTHERS, PAIRS, measure
from polis.games.cities.evaluation import (
    TRUST,
    chance_of,
    promise,
    rounds_left,
    street_hopes,
    zone_hopes,
)
from polis.games.cities.rules.achievements import free_place, has_marker, row_of, value_of
from polis.games.cities.rules.star import furthest_right
from polis.games.cities.scoring import achievement_points, district_points, theater_points
from polis.games.cities.state import (
    ALL_SLOTS,
    BITS_PER_ROW,
    BITS_PER_SEAT,
    MOST_PER_ROW,
    WORKER,
    CitiesState,
)

TURN: Final = 0.25  # of a round
WHOLE: Final = 8.0  # rounds of four workers in a match
# By row: what a worker that must still go there brings at the end of a match, and how much more it
# brings at the beginning. Fitted to the points in which playouts of plans of one position differ.
DUE: Final[list[float]] = [3.7, 1.9, 2.2, 2.7]
DUE_EARLY: Final[list[float]] = [0.0, 2.3, -1.2, -0.2]
STAR: Final = 0.6  # the first choice in the next round
# Weights at a rest, fitted to how the ends of 25,000 playouts from plans of one position differ.
ACHIEVED: Final = 1.05  # points of achievements
LAID: Final = 1.05  # points of the district
MET: Final = 0.63  # points of goal cards
PROMISED: Final = 0.22  # and those that they promise
CLOSE: Final = 0.45  # points of achievements, by the square of what is done,
LIKELY: Final = 0.38  # and by the square of what will probably be done
STREETS: Final = 0.9  # hopes for streets


def prospects(state: CitiesState, seat: int) -> float:
    """The points that the seat has and will probably get; it has nothing in hand."""
    district = state.districts[seat]
    if not district.ground:
        return 0.0
    outlook = Outlook(state, seat)
    market = _market(state, seat, outlook.rounds)
    if rests(state):
        return outlook.worth_at_rest(district) + ACHIEVED * achievement_points(state, seat) + market
    return outlook.worth(district) + achievement_points(state, seat) + market


def rests(state: CitiesState) -> bool:
    """Whether a round begins."""
    return state.question == WORKER and state.free == ALL_SLOTS


def _market(state: CitiesState, seat: int, rounds: float) -> float:
    """What the seat's coming workers of this round and the star are worth."""
    worth = 0.0
    early = min(1.0, rounds / WHOLE)
    due = state.due >> (seat * BITS_PER_SEAT)
    for row in range(NUM_ROWS):
        number = due >> (row * BITS_PER_ROW) & MOST_PER_ROW
        worth += number * (DUE[row] + DUE_EARLY[row] * early)
    return worth + STAR if rounds > 0.0 and _next_star(state) == seat else worth


def _next_star(state: CitiesState) -> int:
    """The seat that would get the star now."""
    column = furthest_right(state.workers)
    return state.star if column == NOTHING else state.workers[BUILDINGS * COLUMNS + column]


class Outlook:
    """What still counts for a seat: conditions with their points, and the time left."""

    __slots__ = ("places", "points", "rounds", "rows", "wanted")

    def __init__(self, state: CitiesState, seat: int) -> None:
        self.rounds: float = rounds_left(state, seat)  # after this turn
        if state.agenda and state.turn == seat:
            self.rounds -= TURN
        self.rows: list[list[int]] = []  # conditions of goals
        self.points: list[int] = []
        self.wanted: list[list[int]] = []  # conditions of achievements
        self.places: list[int] = []  # the points of their free places
        box = state.box
        for card in state.goals[seat]:
            self.rows.append(box.goal_rows[card])
            self.points.append(box.goal_points[card])
        for achievement in range(NUM_ACHIEVEMENTS):
            place = free_place(state.markers, state.config.seats, achievement)
            if place != NOTHING and not has_marker(state.markers, seat, achievement):
                self.wanted.append(row_of(state, achievement))
                self.places.append(value_of(state, achievement, place))

    def worth(self, district: District) -> float:
        """The probable points of a district, without the achievements that the seat has."""
        worth = self._conditions(district, 0) + district_points(district)
        if self.rounds <= 0.0:
            return worth
        return worth + zone_hopes(district, self.rounds) + street_hopes(district, self.rounds)

    def worth_at_rest(self, district: District) -> float:
        """The probable points of a district at the beginning of a round."""
        worth = LAID * district_points(district) + STREETS * street_hopes(district, self.rounds)
        for number in range(len(self.rows)):
            row = self.rows[number]
            count = measure(district, row)
            more = promise(district, row, count, self.rounds)
            worth += self.points[number] * (MET * count + PROMISED * more)
        for number in range(len(self.wanted)):
            row = self.wanted[number]
            count = measure(district, row)
            more = promise(district, row, count, self.rounds)
            close = min(1.0, count / row[NEED])
            likely = min(1.0, (count + more) / row[NEED])
            worth += self.places[number] * (CLOSE * close * close + LIKELY * likely * likely)
        return worth

    def built(self, district: District, colour: int) -> float:
        """The part of the worth that depends on buildings of a colour."""
        worth = self._conditions(district, 1 << colour) + theater_points(district)
        return worth + street_hopes(district, self.rounds) if self.rounds > 0.0 else worth

    def _conditions(self, district: District, colours: int) -> float:
        """Goals and achievements; only those that look at buildings of `colours`, if not empty."""
        worth = 0.0
        for number in range(len(self.rows)):
            row = self.rows[number]
            if colours == 0 or _looks_at(row, colours):
                worth += self.points[number] * self.times(district, row)
        for number in range(len(self.wanted)):
            row = self.wanted[number]
            if colours == 0 or _looks_at(row, colours):
                worth += self.places[number] * self._chance(district, row)
        return worth

    def times(self, district: District, row: list[int]) -> float:
        """How often the condition will probably be met."""
        count = measure(district, row)
        if self.rounds <= 0.0:
            return count
        return count + TRUST * promise(district, row, count, self.rounds)

    def _chance(self, district: District, row: list[int]) -> float:
        """The chance that the seat gains an achievement."""
        if self.rounds > 0.0:
            return chance_of(district, row, self.rounds)
        return 1.0 if measure(district, row) >= row[NEED] else 0.0


def _looks_at(row: list[int], colours: int) -> bool:
    """Whether a building of one of the colours can change the measure of a condition."""
    if row[FAMILY] == PAIRS and row[OTHERS] & colours:
        return True
    return LOOKS_AT[row[FAMILY]] & STANDING != 0 and row[COLOURS] & colours != 0
