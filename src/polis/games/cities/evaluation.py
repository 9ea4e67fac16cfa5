"""The value of a position for a seat: its score, and the points it can still expect.

The *promise* of a condition is how many more times it will probably be met. Buildings are counted
in floors still to come: the cheapest matching buildings are finished first.
"""

from typing import Final

from polis.games.cities.components import (
    KINDS_PER_TERRAIN,
    MONUMENT,
    NOTHING,
    NUM_ACHIEVEMENTS,
    NUM_COLOURS,
    PARK,
    ZONE_POINTS,
)
from polis.games.cities.districts.district import (
    District,
    at_least,
    of_colour,
    of_colours,
    of_heights,
    raised,
    sites,
)
from polis.games.cities.districts.sets import lowest_in, num_in
from polis.games.cities.effects import (
    ANY_STREET,
    BUILDINGS,
    COLOUR_SETS,
    COLOURS,
    EMPTY,
    FAMILY,
    FEATURES,
    FLOORS,
    HEIGHT_SETS,
    HIGH,
    KINDS,
    LARGEST_ZONE,
    LOW,
    NEED,
    RAINBOW,
    SPACES,
    SPAN,
    TERRAIN,
    ZONE_HEIGHTS,
    ZONES,
    measure,
)
from polis.games.cities.rules.achievements import free_place, has_marker, row_of, value_of
from polis.games.cities.scoring import achievement_points, district_points, total
from polis.games.cities.state import FEATURE, TILE, WORKER, CitiesState

RIVAL_WEIGHT: Final = 0.2  # weight of the best rival's points against the seat's own
FLOORS_PER_ROUND: Final = 2.7  # that a player takes
FEATURES_PER_ROUND: Final = 1.4
TRUST: Final = 0.75  # weight of promised points
FOCUS: Final = 1.6  # a player who needs a colour gets more of it than by chance
LIKELY: Final[list[float]] = [1.0, 0.85, 0.7, 0.57, 0.45]  # a building gets the floors it lacks
NEARNESS: Final = 0.85  # weight of the progress in the chance of an achievement
OUTLOOK: Final = 0.15  # weight of the expected rest
DREAM: Final = 0.6  # weight of buildings that could be adjacent
ZONE_HOPE: Final = 0.4
STREET_WORTH: Final = 0.35  # of a street that can still be built on
BUILDING_WORTH: Final = 1.0  # of a building to place, besides its points
TILE_WORTH: Final = 2.0


def evaluate(state: CitiesState, seat: int) -> float:
    """The seat's prospects, minus a part of its best rival's points."""
    best = 0
    for rival in range(state.config.seats):
        if rival != seat:
            best = max(best, total(state, rival))
    return prospects(state, seat) - RIVAL_WEIGHT * best


def prospects(state: CitiesState, seat: int) -> float:
    """The points that the seat has and will probably get."""
    district = state.districts[seat]
    rounds = rounds_left(state, seat)
    if rounds == 0.0 or not district.ground:
        return float(total(state, seat))
    worth = float(achievement_points(state, seat) + district_points(district))
    for card in state.goals[seat]:
        row = state.box.goal_rows[card]
        count = measure(district, row)
        more = promise(district, row, count, rounds)
        worth += state.box.goal_points[card] * (count + TRUST * more)
    worth += _achievements(state, seat, rounds)
    worth += zone_hopes(district, rounds) + street_hopes(district, rounds)
    if state.agenda and state.turn == seat:
        worth += _in_hand(state, district)
    return worth


def rounds_left(state: CitiesState, seat: int) -> float:
    """The remaining turns of the seat, in rounds of four workers."""
    if not state.waiting:
        return 0.0
    placed = state.workers.count(seat)
    rounds = state.config.rounds - state.round + (1.0 - placed / (4.0 * state.config.per_row))
    rounds *= state.config.per_row
    return rounds if not (state.agenda and state.turn == seat) else rounds + 0.25


# -- conditions -----------------------------------------------------------------------------------


def promise(district: District, row: list[int], count: int, rounds: float) -> float:
    """The probable growth of a condition's measure, which is `count` now."""
    family = row[FAMILY]
    floors = rounds * FLOORS_PER_ROUND
    if family == BUILDINGS:
        return _more_buildings(district, row[COLOURS], row[LOW], floors)
    if family == FLOORS:
        return floors * 0.7
    if family == COLOUR_SETS:
        return _more_colour_sets(district, row, floors)
    if family == HEIGHT_SETS:
        return _more_height_sets(district, row, count, floors)
    if SPACES <= family <= FEATURES:
        return _more_zones(district, row, rounds)
    if family in (ZONE_HEIGHTS, RAINBOW):
        return min((4.0 - count) * 0.7, floors * 0.2)
    could = measure(raised(district, row[LOW]), row) - count
    return min(could * DREAM, floors * 0.5 / row[LOW])


def _more_buildings(district: District, colours: int, height: int, floors: float) -> float:
    """Buildings that coming floors of the right colours can finish, the cheapest first."""
    number = _num_members(colours)
    budget = floors * number / NUM_COLOURS
    if number == 1:
        budget *= FOCUS
    count = 0.0
    for missing in range(1, height + 1):
        lacking = _num_of_height(district, colours, height - missing)
        enough = min(budget / missing, float(lacking))
        count += enough * LIKELY[missing]
        budget -= enough * missing
    return count + budget * 0.15 / height


def _num_members(members: int) -> int:
    """The number of members of a set of four."""
    return (members & 1) + (members >> 1 & 1) + (members >> 2 & 1) + (members >> 3)


def _num_of_height(district: District, colours: int, height: int) -> int:
    """The number of streets of these colours with a given height that can be built on."""
    streets = (of_colours(district, colours) | district.neutral) & ~district.blocked
    if height > 0:
        streets &= at_least(district, height)
    return num_in(streets & ~at_least(district, height + 1))


def _more_colour_sets(district: District, row: list[int], floors: float) -> float:
    """More sets of colours; the rarest colour decides."""
    fewest = 99.0
    least = 99
    buildings = of_heights(district, row[LOW], row[HIGH])
    for colour in range(NUM_COLOURS):
        count: int = num_in(buildings & of_colour(district, colour))
        least = min(least, count)
        more = _more_buildings(district, 1 << colour, row[LOW], floors * 0.8)
        fewest = min(fewest, count + more)
    return max(0.0, fewest - least)


def _more_height_sets(district: District, row: list[int], sets: int, floors: float) -> float:
    """More sets of heights: the floors that the next set lacks, against the floors to come."""
    cost = 0.0
    for height in range(row[LOW], row[HIGH] + 1):
        if num_in(of_heights(district, height, height)) <= sets:
            cost += height * 0.6 + 0.6
    return min(2.0, floors * 0.5 / max(cost, 1.0))


def _more_zones(district: District, row: list[int], rounds: float) -> float:
    family = row[FAMILY]
    if family == SPACES:
        return rounds * _spaces_per_round(row)
    if family == FEATURES:
        return rounds * FEATURES_PER_ROUND * 0.4
    if family in (LARGEST_ZONE, SPAN):
        return rounds * 0.5
    if family == ZONES and row[KINDS] > 0:
        return _more_rich_zones(district, row, rounds)
    return rounds * 0.35


def _spaces_per_round(row: list[int]) -> float:
    """Spaces of a terrain on a tile that a player chooses for them; empty ones get filled."""
    spaces = 1.0
    if row[TERRAIN] < PARK:
        spaces = 0.8
    elif row[TERRAIN] == ANY_STREET:
        spaces = 2.1
    return spaces * 0.4 if row[EMPTY] else spaces


def _more_rich_zones(district: District, row: list[int], rounds: float) -> float:
    """More zones with enough kinds: those with room for the features they lack."""
    plan = district.plan
    free = _free_spaces(district)
    hope = 0.0
    for zone in range(len(plan.zone_size)):
        if plan.zone_terrain[zone] == row[TERRAIN]:
            kinds = _num_members(district.zone_features[zone])
            if kinds < row[KINDS]:
                lacking = row[KINDS] - kinds
                hope += 0.5 if free[zone] >= lacking else 0.2
                hope -= 0.15 * (lacking - 1)
    return min(max(hope, 0.0) + 0.1 * rounds, rounds * FEATURES_PER_ROUND * 0.3)


# -- the rest -------------------------------------------------------------------------------------


def _achievements(state: CitiesState, seat: int, rounds: float) -> float:
    """The value of the free places, by how near the seat is to them."""
    worth = 0.0
    district = state.districts[seat]
    for achievement in range(NUM_ACHIEVEMENTS):
        place = free_place(state.markers, state.config.seats, achievement)
        if place != NOTHING and not has_marker(state.markers, seat, achievement):
            row = row_of(state, achievement)
            worth += value_of(state, achievement, place) * chance_of(district, row, rounds)
    return worth


def chance_of(district: District, row: list[int], rounds: float) -> float:
    """The chance that the seat gains an achievement."""
    count = measure(district, row)
    if count >= row[NEED]:
        return 1.0
    near = count / row[NEED]
    likely = (count + promise(district, row, count, rounds)) / row[NEED]
    return min(0.95, NEARNESS * near * near + OUTLOOK * min(1.0, likely * likely))


def _free_spaces(district: District) -> list[int]:
    """Per zone the spaces without a feature."""
    plan = district.plan
    free = plan.zone_size[:]
    rest = district.occupied & ~plan.streets
    while rest:
        free[plan.zone_of[lowest_in(rest)]] -= 1
        rest &= rest - 1
    return free


def zone_hopes(district: District, rounds: float) -> float:
    """The value of further features where there is room; the best zones count most."""
    free = _free_spaces(district)
    hope = 0.0
    features = rounds * FEATURES_PER_ROUND * 0.8
    for zone in range(len(free)):
        kinds = district.zone_features[zone]
        count = _num_members(kinds)
        more = min(free[zone], KINDS_PER_TERRAIN - count)
        more = min(more, int(features))
        hope += ZONE_POINTS[(1 << (count + more)) - 1] - ZONE_POINTS[kinds]
    return hope * ZONE_HOPE * min(1.0, rounds / 5.0)


def street_hopes(district: District, rounds: float) -> float:
    """The value of free streets; streets of every colour keep all buildings useful."""
    worth = 0.0
    for colour in range(NUM_COLOURS):
        streets: int = num_in(sites(district, colour))
        worth += min(streets, 3) * STREET_WORTH
    return worth * min(1.0, rounds / 3.0)


def _in_hand(state: CitiesState, district: District) -> float:
    """The value of components that are taken but not yet placed."""
    if state.question == WORKER:
        return 0.0
    if state.question == TILE:
        return TILE_WORTH
    worth = 0.0
    for item in state.agenda:
        if state.question == FEATURE:
            worth += feature_worth(district, item)
        else:
            worth += _building_worth(district, item)
    return worth


def feature_worth(district: District, kind: int) -> float:
    """The value of a feature that is not yet placed."""
    if kind >= MONUMENT:
        return 1.5
    best = 0
    for zone in range(len(district.zone_features)):
        terrain = PARK + kind // KINDS_PER_TERRAIN
        bit = 1 << (kind % KINDS_PER_TERRAIN)
        kinds = district.zone_features[zone]
        if district.plan.zone_terrain[zone] == terrain and not kinds & bit:
            best = max(best, ZONE_POINTS[kinds | bit] - ZONE_POINTS[kinds])
    return best * 0.8


def _building_worth(district: District, colour: int) -> float:
    return BUILDING_WORTH if sites(district, colour) else 0.0
