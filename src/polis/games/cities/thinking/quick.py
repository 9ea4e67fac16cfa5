"""Quick, decent answers, for playouts: what an action is worth at once, without trying it.

A worker goes where the seat would lose most by waiting: to the slot that is worth most compared
with the other slots of its row. A component goes where the prospects of the seat grow most.
"""

from typing import Final

from mypy_extensions import i64

from polis.games.cities import flow
from polis.games.cities.actions import BUILD_ON, FEATURE_ON, LAY, LEAVE, TAKE
from polis.games.cities.components import (
    BUILDINGS,
    BUILDINGS_UNKNOWN,
    COLUMNS,
    FEATURE_STARTS,
    FEATURES,
    GOALS,
    LAST,
    NOTHING,
    NUM_COLOURS,
    NUM_ROWS,
    TURNS,
)
from polis.games.cities.districts.district import (
    District,
    sites,
    with_building,
    with_feature,
    with_tile,
)
from polis.games.cities.districts.sets import lowest_in
from polis.games.cities.evaluation import feature_worth
from polis.games.cities.geometry import MAX_SPACES, free_cells
from polis.games.cities.rules.place_worker import open_slots
from polis.games.cities.state import BUILDING, FEATURE, TILE, WORKER, CitiesState
from polis.games.cities.thinking.outlook import STAR, TURN, Outlook, prospects
from polis.kernel.rng import Rng

HIDDEN: Final[list[float]] = [4.0, 2.0, 1.2, 2.0]  # by row: what hidden contents bring, about
MOST_TRIED: Final = 16  # ways to lay a tile that are tried
GLANCES: Final = 1  # ways to lay a tile that are tried before it is taken
PATIENCE: Final = 0.8  # how much the other slots of a row count against the best one
NEARER: Final = 0.2  # how much of the star a column to the right brings
NOISE: Final = 0.01  # breaks ties, in points
UNKNOWN: Final = -1000.0


def answer(state: CitiesState, seat: int, rng: Rng) -> int:
    question = state.question
    if question == WORKER:
        return _slot(state, seat, rng)
    if question == TILE:
        return _lay(state, seat, rng)
    if question == BUILDING:
        return _build(state, seat)
    if question == FEATURE:
        return _adorn(state, seat)
    return _best_start(state, seat)


# -- placements -----------------------------------------------------------------------------------


def _build(state: CitiesState, seat: int) -> int:
    outlook = Outlook(state, seat)
    district = state.districts[seat]
    best = LEAVE
    most = -1000.0
    before = NOTHING
    for colour in state.agenda:
        rest: i64 = sites(district, colour) if colour != before else 0
        now = outlook.built(district, colour) if rest else 0.0
        before = colour
        while rest:
            space: int = lowest_in(rest)
            rest &= rest - 1
            worth = outlook.built(with_building(district, colour, space), colour) - now
            if worth > most:
                most = worth
                best = BUILD_ON + colour * MAX_SPACES + space
    return best


def _adorn(state: CitiesState, seat: int) -> int:
    """Place a feature, or exchange it for a theater."""
    outlook = Outlook(state, seat)
    best = LEAVE
    most = -1000.0
    for action in flow.answers(state):
        worth = outlook.worth(_adorned(state, seat, action))
        if worth > most and action != LEAVE:
            most = worth
            best = action
    return best


def _adorned(state: CitiesState, seat: int, action: int) -> District:
    district = state.districts[seat]
    if action == LEAVE or action < FEATURE_ON:
        return district
    choice = action - FEATURE_ON
    return with_feature(district, state.agenda[choice // MAX_SPACES], choice % MAX_SPACES)


def _lay(state: CitiesState, seat: int, rng: Rng) -> int:
    """Lay a tile; if there are many ways, only some are tried."""
    outlook = Outlook(state, seat)
    district = state.districts[seat]
    tile = state.agenda[0]
    best = 0
    most = -1000.0
    for action in _some(flow.answers(state), MOST_TRIED, rng):
        place = action - LAY
        after = with_tile(district, state.box, tile, place % TURNS, place // TURNS)
        worth = outlook.worth(after)
        if worth > most:
            most = worth
            best = action
    return best


def _some(answers: list[int], most: int, rng: Rng) -> list[int]:
    if len(answers) <= most:
        return answers
    return [answers[rng.below(len(answers))] for _ in range(most)]


def _best_start(state: CitiesState, seat: int) -> int:
    answers = flow.answers(state)
    best = answers[0]
    most = -1000.0
    for action in answers:
        after = state.clone()
        flow.answer(after, seat, action, None)
        worth = prospects(after, seat)
        if worth > most:
            most = worth
            best = action
    return best


# -- workers --------------------------------------------------------------------------------------


def _slot(state: CitiesState, seat: int, rng: Rng) -> int:
    """The slot by which the seat gains most, compared with the others of the row."""
    slots = open_slots(state, seat)
    market = Market(state, seat, rng)
    best = TAKE
    most = -1000.0
    for row in range(NUM_ROWS):
        count = 0
        total = 0.0
        top = -1000.0
        top_slot = 0
        for slot in range(row * COLUMNS, row * COLUMNS + COLUMNS):
            if slots >> slot & 1:
                worth = market.worth(slot)
                count += 1
                total += worth
                if worth > top:
                    top = worth
                    top_slot = slot
        if count > 0:
            others = (total - top) / (count - 1) if count > 1 else top
            regret = top - PATIENCE * others + NOISE * int(rng.below(16))
            if regret > most:
                most = regret
                best = TAKE + top_slot
    return best


class Market:
    """What the slots of the market are worth to a seat."""

    __slots__ = ("before", "colours", "district", "outlook", "rng", "state")

    def __init__(self, state: CitiesState, seat: int, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.district: District = state.districts[seat]
        self.outlook: Outlook = Outlook(state, seat)
        self.outlook.rounds -= TURN
        self.before: float = UNKNOWN  # the worth of the district as it is, once it is needed
        self.colours: list[float] = []  # the worth of a building by colour

    def worth(self, slot: int) -> float:
        """The points that the contents of a slot will probably bring."""
        row = slot // COLUMNS
        column = slot % COLUMNS
        if row == FEATURES:
            worth = HIDDEN[row] if column == LAST else 0.0
            for place in range(FEATURE_STARTS[column], FEATURE_STARTS[column + 1]):
                worth += feature_worth(self.district, self.state.feature_row[place])
            return worth
        if row == BUILDINGS:
            return self._buildings(column)
        if column == LAST:
            return HIDDEN[row]
        return self._goal(column) if row == GOALS else self._tile(self.state.tile_row[column])

    def _goal(self, column: int) -> float:
        card = self.state.goal_row[column]
        box = self.state.box
        return box.goal_points[card] * self.outlook.times(self.district, box.goal_rows[card])

    def _tile(self, tile: int) -> float:
        """The best of some ways to lay a tile."""
        state = self.state
        if self.before == UNKNOWN:
            self.before = self.outlook.worth(self.district)
        cells = free_cells(self.district.plan, state.config.long)
        most = -1000.0
        for _ in range(GLANCES):
            cell = cells[self.rng.below(len(cells))]
            turn: int = self.rng.below(state.box.num_turns[tile])
            after = with_tile(self.district, state.box, tile, turn, cell)
            most = max(most, self.outlook.worth(after))
        return most - self.before

    def _buildings(self, column: int) -> float:
        if not self.colours:
            self.colours = self._by_colour()
        if column == LAST:
            return sum(self.colours) / NUM_COLOURS * BUILDINGS_UNKNOWN + STAR
        worth = STAR * NEARER * column
        for colour in range(NUM_COLOURS):
            number = self.state.building_row[column * NUM_COLOURS + colour]
            worth += number * self.colours[colour]
        return worth

    def _by_colour(self) -> list[float]:
        """The worth of the best place for a building of each colour."""
        found: list[float] = []
        for colour in range(NUM_COLOURS):
            most = 0.0
            rest = sites(self.district, colour)
            now = self.outlook.built(self.district, colour) if rest else 0.0
            while rest:
                after = with_building(self.district, colour, lowest_in(rest))
                rest &= rest - 1
                most = max(most, self.outlook.built(after, colour) - now)
            found.append(most)
        return found
