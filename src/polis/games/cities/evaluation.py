"""How good a position is for a seat: its score, and what its cards and its district still promise.

The promise of a condition is how often more it will probably be met. Buildings are counted in
floors still to come: the cheapest buildings that fit are finished first.
"""

from typing import Final

from polis.games.cities.components import (
    HIGHEST,
    KINDS_PER_TERRAIN,
    MONUMENT,
    NEUTRAL,
    NOTHING,
    NUM_ACHIEVEMENTS,
    NUM_COLOURS,
    PARK,
    ZONE_POINTS,
)
from polis.games.cities.district import LEVELS, District, is_open, streets_for, with_heights
from polis.games.cities.effects import (
    BUILDINGS,
    COLOUR_SETS,
    COLOURS,
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

RIVAL_WEIGHT: Final = 0.2  # how much the points of the best rival count against one's own
FLOORS_PER_ROUND: Final = 2.7  # that a player takes
FEATURES_PER_ROUND: Final = 1.4
TRUST: Final = 0.75  # in what is only promised
FOCUS: Final = 1.6  # a player who needs a colour gets more of it than chance alone brings
LIKELY: Final = (1.0, 0.85, 0.7, 0.57, 0.45)  # that a building gets the floors that it lacks
NEARNESS: Final = 0.85  # of the chance of an achievement: how much of the way is behind
OUTLOOK: Final = 0.15  # and whether the rest can be expected
DREAM: Final = 0.6  # of what could be built between neighbours
ZONE_HOPE: Final = 0.4
STREET_WORTH: Final = 0.35  # of a street where something can still be built
BUILDING_WORTH: Final = 1.0  # of a building to place, beside what it is good for
TILE_WORTH: Final = 2.0


def evaluate(state: CitiesState, seat: int) -> float:
    """The seat's prospects, less a part of the points that its best rival has."""
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
    room = room_in(district)
    worth = float(achievement_points(state, seat) + district_points(district))
    for card in state.goals[seat]:
        row = state.box.goal_rows[card]
        count = measure(district, row)
        more = promise(district, room, row, count, rounds)
        worth += state.box.goal_points[card] * (count + TRUST * more)
    worth += _achievements(state, seat, room, rounds)
    worth += _zones(district, rounds) + _streets(room, rounds)
    if state.agenda and state.turn == seat:
        worth += _in_hand(state, district)
    return worth


def rounds_left(state: CitiesState, seat: int) -> float:
    """How much of the game the seat still has before it, in rounds of four workers."""
    if not state.waiting:
        return 0.0
    placed = state.workers.count(seat)
    rounds = state.config.rounds - state.round + (1.0 - placed / (4.0 * state.config.per_row))
    rounds *= state.config.per_row
    return rounds if not (state.agenda and state.turn == seat) else rounds + 0.25


def room_in(district: District) -> list[int]:
    """How many streets with so many floors can be built on, by ground and floors."""
    room = [0] * ((NEUTRAL + 1) * LEVELS)
    ground = district.ground
    heights = district.heights
    for space in range(len(ground)):
        if can_grow(district, space):
            room[ground[space] * LEVELS + heights[space]] += 1
    return room


def can_grow(district: District, space: int) -> bool:
    """Whether something is or can be built on the space."""
    return district.plan.terrain[space] < PARK and is_open(district, space)


# -- conditions -----------------------------------------------------------------------------------


def promise(
    district: District, room: list[int], row: list[int], count: int, rounds: float
) -> float:
    """How much the measure of a condition, which is `count` now, will probably still grow."""
    family = row[FAMILY]
    floors = rounds * FLOORS_PER_ROUND
    if family == BUILDINGS:
        return _more_buildings(room, row[COLOURS], row[LOW], floors)
    if family == FLOORS:
        return floors * 0.7
    if family == COLOUR_SETS:
        return _more_colour_sets(district, room, row, floors)
    if family == HEIGHT_SETS:
        return _more_height_sets(district, row, count, floors)
    if SPACES <= family <= FEATURES:
        return _more_zones(district, row, rounds)
    if family in (ZONE_HEIGHTS, RAINBOW):
        return min((4.0 - count) * 0.7, floors * 0.2)
    could = measure(_dream(district, row), row) - count
    return min(could * DREAM, floors * 0.5 / row[LOW])


def _more_buildings(room: list[int], colours: int, height: int, floors: float) -> float:
    """Buildings that the coming floors of the right colours can finish, the cheapest first."""
    number = _num_members(colours)
    budget = floors * number / NUM_COLOURS
    if number == 1:
        budget *= FOCUS
    count = 0.0
    for missing in range(1, height + 1):
        lacking = _num_of_height(room, colours, height - missing)
        enough = min(budget / missing, float(lacking))
        count += enough * LIKELY[missing]
        budget -= enough * missing
    return count + budget * 0.15 / height


def _num_members(members: int) -> int:
    """Of a set of four."""
    return (members & 1) + (members >> 1 & 1) + (members >> 2 & 1) + (members >> 3)


def _num_of_height(room: list[int], colours: int, height: int) -> int:
    """Streets of these colours with so many floors."""
    count = room[NEUTRAL * LEVELS + height]
    for colour in range(NUM_COLOURS):
        if colours >> colour & 1:
            count += room[colour * LEVELS + height]
    return count


def _more_colour_sets(district: District, room: list[int], row: list[int], floors: float) -> float:
    """The colour that lags behind decides."""
    fewest = 99.0
    least = 99
    for colour in range(NUM_COLOURS):
        count = 0
        for height in range(row[LOW], row[HIGH] + 1):
            count += district.table[colour * LEVELS + height]
        least = min(least, count)
        more = _more_buildings(room, 1 << colour, row[LOW], floors * 0.8)
        fewest = min(fewest, count + more)
    return max(0.0, fewest - least)


def _more_height_sets(district: District, row: list[int], sets: int, floors: float) -> float:
    """What the next set lacks, against the floors to come."""
    cost = 0.0
    for height in range(row[LOW], row[HIGH] + 1):
        count = 0
        for colour in range(NUM_COLOURS):
            count += district.table[colour * LEVELS + height]
        if count <= sets:
            cost += height * 0.6 + 0.6
    return min(2.0, floors * 0.5 / max(cost, 1.0))


def _more_zones(district: District, row: list[int], rounds: float) -> float:
    family = row[FAMILY]
    if family == SPACES:
        return rounds * 1.0
    if family == FEATURES:
        return rounds * FEATURES_PER_ROUND * 0.4
    if family in (LARGEST_ZONE, SPAN):
        return rounds * 0.5
    if family == ZONES and row[KINDS] > 0:
        return _more_rich_zones(district, row, rounds)
    return rounds * 0.35


def _more_rich_zones(district: District, row: list[int], rounds: float) -> float:
    """Zones with room for the features that they lack."""
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


def _dream(district: District, row: list[int]) -> District:
    """The district with all its streets built on, as high as the condition wants."""
    heights = district.heights[:]
    for space in range(len(heights)):
        if heights[space] < row[LOW] and can_grow(district, space):
            heights[space] = row[LOW]
    return with_heights(district, heights)


# -- the rest -------------------------------------------------------------------------------------


def _achievements(state: CitiesState, seat: int, room: list[int], rounds: float) -> float:
    """The places still free, by how near the seat is to them."""
    worth = 0.0
    district = state.districts[seat]
    for achievement in range(NUM_ACHIEVEMENTS):
        place = free_place(state, achievement)
        if place != NOTHING and not has_marker(state, seat, achievement):
            row = row_of(state, achievement)
            worth += value_of(state, place) * _chance(district, room, row, rounds)
    return worth


def _chance(district: District, room: list[int], row: list[int], rounds: float) -> float:
    """That an achievement will be gained."""
    count = measure(district, row)
    if count >= row[NEED]:
        return 1.0
    near = count / row[NEED]
    likely = (count + promise(district, room, row, count, rounds)) / row[NEED]
    return min(0.95, NEARNESS * near * near + OUTLOOK * min(1.0, likely * likely))


def _free_spaces(district: District) -> list[int]:
    """Per zone the spaces without a feature."""
    plan = district.plan
    free = plan.zone_size[:]
    for space in range(len(plan.zone_of)):
        if plan.zone_of[space] != NOTHING and district.features[space] != NOTHING:
            free[plan.zone_of[space]] -= 1
    return free


def _zones(district: District, rounds: float) -> float:
    """What more features would bring, where there is room for them; the best zones count most."""
    free = _free_spaces(district)
    hope = 0.0
    features = rounds * FEATURES_PER_ROUND * 0.8
    for zone in range(len(free)):
        kinds = district.zone_features[zone]
        count = _num_members(kinds)
        more = min(free[zone], KINDS_PER_TERRAIN - count, int(features))
        hope += ZONE_POINTS[(1 << (count + more)) - 1] - ZONE_POINTS[kinds]
    return hope * ZONE_HOPE * min(1.0, rounds / 5.0)


def _streets(room: list[int], rounds: float) -> float:
    """Streets of every colour keep all buildings useful."""
    worth = 0.0
    for colour in range(NUM_COLOURS):
        streets = 0
        for height in range(HIGHEST):
            streets += _num_of_height(room, 1 << colour, height)
        worth += min(streets, 3) * STREET_WORTH
    return worth * min(1.0, rounds / 3.0)


def _in_hand(state: CitiesState, district: District) -> float:
    """What was taken and is still to be placed."""
    if state.question == WORKER:
        return 0.0
    if state.question == TILE:
        return TILE_WORTH
    worth = 0.0
    for item in state.agenda:
        if state.question == FEATURE:
            worth += _feature_worth(district, item)
        else:
            worth += _building_worth(district, item)
    return worth


def _feature_worth(district: District, kind: int) -> float:
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
    return BUILDING_WORTH if streets_for(district, colour) else 0.0
