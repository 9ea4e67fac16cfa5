"""The view of one seat, built field by field. Rules K4.3 and K4.4.

Everything on the table is public, and so is everything that a careful player could write down: the
unseen components, without any order.
"""

from dataclasses import dataclass

from polis.games.cities.components import (
    BUILDINGS,
    BUILDINGS_UNKNOWN,
    COLUMNS,
    FIRST_THEATER,
    GONE_BUILDING,
    GONE_FEATURE,
    GONE_GOAL,
    GONE_TILE,
    LAST,
    NOTHING,
    NUM_COLOURS,
    NUM_ROWS,
    NUM_TILES,
)
from polis.games.cities.config import CitiesConfig
from polis.games.cities.districts.district import District
from polis.games.cities.districts.sets import members_of
from polis.games.cities.events import building_part, feature_part, goal_part, tile_part
from polis.games.cities.state import FEATURE, NO_QUESTION, TILE, CitiesState
from polis.kernel.frozen import Frozen
from polis.kernel.message import Part


@dataclass(frozen=True, slots=True)
class DistrictView(Frozen):
    """One entry per tile in the order of placement, four per tile for the spaces."""

    tiles: tuple[int, ...]
    turns: tuple[int, ...]
    cells: tuple[int, ...]
    ground: tuple[int, ...]  # the colour that counts: specials change it
    heights: tuple[int, ...]
    features: tuple[int, ...]

    def __hash__(self) -> int:
        """Enough to tell the districts of a match apart; caches ask for it all the time."""
        return hash((self.heights, self.features))


@dataclass(slots=True, unsafe_hash=True)  # not frozen: see polis.kernel.value
class CitiesView(Frozen):
    seat: int | None  # None: a spectator
    config: CitiesConfig
    city: int
    question: int
    waiting: int
    round: int
    star: int
    turn: int
    agenda: tuple[int, ...]
    # The market; NOTHING marks a taken component.
    goal_row: tuple[int, ...]
    tile_row: tuple[int, ...]
    feature_row: tuple[int, ...]
    building_row: tuple[int, ...]
    face_down: tuple[int, ...]  # by row: how many lie hidden in its last slot, or in the bag
    workers: tuple[int, ...]
    # Unseen components: hidden in the market, in stacks and bag, or removed unseen.
    unseen_goals: tuple[int, ...]
    unseen_tiles: tuple[int, ...]
    unseen_features: tuple[int, ...]  # by kind
    unseen_buildings: tuple[int, ...]  # by colour
    start_tiles: tuple[int, ...]
    theaters: tuple[int, ...]
    markers: tuple[int, ...]
    goals: tuple[tuple[int, ...], ...]
    districts: tuple[DistrictView, ...]
    gone: tuple[int, ...]


def view(state: CitiesState, seat: int | None) -> CitiesView:
    return CitiesView(
        seat=seat,
        config=state.config,
        city=state.city,
        question=state.question,
        waiting=state.waiting,
        round=state.round,
        star=state.star,
        turn=state.turn,
        agenda=tuple(state.agenda),
        goal_row=tuple(state.goal_row),
        tile_row=tuple(state.tile_row),
        feature_row=tuple(state.feature_row),
        building_row=tuple(state.building_row),
        face_down=tuple([_face_down(state, row) for row in range(NUM_ROWS)]),
        workers=tuple(state.workers),
        unseen_goals=tuple(members_of(state.goal_stack)),
        unseen_tiles=tuple(members_of(state.tile_stack)),
        unseen_features=tuple(state.feature_stack),
        unseen_buildings=tuple(state.building_bag),
        start_tiles=tuple(members_of(state.start_tiles)),
        theaters=tuple(members_of(state.theaters)),
        markers=tuple(state.markers),
        goals=tuple([tuple(cards) for cards in state.goals]),
        districts=tuple([_district_view(district) for district in state.districts]),
        gone=tuple(sorted(state.gone)),
    )


def _face_down(state: CitiesState, row: int) -> int:
    """How many components the last slot of a row offers unseen (K3.2)."""
    is_open = state.round > 0 and state.question != NO_QUESTION
    if not is_open or state.workers[row * COLUMNS + LAST] != NOTHING:
        return 0
    return BUILDINGS_UNKNOWN if row == BUILDINGS else 1


def _district_view(district: District) -> DistrictView:
    """The same object for all audiences until the district changes, so that it compares quickly."""
    seen = district.seen
    if isinstance(seen, DistrictView):
        return seen
    new = DistrictView(
        tiles=tuple(district.plan.tiles),
        turns=tuple(district.plan.turns),
        cells=tuple(district.plan.cells),
        ground=tuple(district.ground),
        heights=tuple(district.heights),
        features=tuple(district.features),
    )
    district.seen = new
    return new


# -- what the view shows --------------------------------------------------------------------------


def visible_parts(seen: CitiesView) -> frozenset[Part]:
    """The components whose identity the view shows."""
    goals = [*seen.goal_row, *(card for cards in seen.goals for card in cards)]
    tiles = [*seen.tile_row, *(NUM_TILES + number for number in seen.start_tiles)]
    kinds = [*seen.feature_row, *(FIRST_THEATER + colour for colour in seen.theaters)]
    for district in seen.districts:
        tiles.extend(district.tiles)
        kinds.extend(district.features)
    known = {goal_part(card) for card in goals if card != NOTHING}
    known.update(tile_part(tile) for tile in tiles if tile != NOTHING)
    known.update(feature_part(kind) for kind in kinds if kind != NOTHING)
    known.update(building_part(colour) for colour in _colours(seen))
    known.update(_agenda_parts(seen))
    known.update(gone_part(code) for code in seen.gone)
    return frozenset(known)


def _colours(seen: CitiesView) -> list[int]:
    market = [p % NUM_COLOURS for p in range(len(seen.building_row)) if seen.building_row[p]]
    for district in seen.districts:
        for space, height in enumerate(district.heights):
            if height:
                market.append(district.ground[space])
    return market


def _agenda_parts(seen: CitiesView) -> list[Part]:
    if seen.question == TILE:
        return [tile_part(tile) for tile in seen.agenda]
    if seen.question == FEATURE:
        return [feature_part(kind) for kind in seen.agenda]
    return [building_part(colour) for colour in seen.agenda]


def gone_part(code: int) -> Part:
    if code >= GONE_BUILDING:
        return building_part(code - GONE_BUILDING)
    if code >= GONE_FEATURE:
        return feature_part(code - GONE_FEATURE)
    return tile_part(code - GONE_TILE) if code >= GONE_TILE else goal_part(code - GONE_GOAL)
