"""Make a full state that fits a view. Only future draws are hidden: only the generator is new."""

from functools import lru_cache

from polis.games.cities.content import read_box
from polis.games.cities.districts.district import District, district_with
from polis.games.cities.districts.sets import set_of
from polis.games.cities.geometry import Plan, empty_plan, extended
from polis.games.cities.state import CitiesState, blank, set_workers
from polis.games.cities.view import CitiesView, DistrictView
from polis.kernel.rng import Rng, seeded


def imagine(view: CitiesView, rng: Rng) -> CitiesState:
    low, high = int(rng.next32()), int(rng.next32())  # a machine word would overflow below
    state = blank(view.config, seeded(low | high << 32))
    _copy_table(state, view)
    state.goal_stack = set_of(view.unseen_goals)
    state.tile_stack = set_of(view.unseen_tiles)
    state.feature_stack = list(view.unseen_features)
    state.building_bag = list(view.unseen_buildings)
    state.goals = [list(cards) for cards in view.goals]
    state.districts = [district_of(view.config.content, district) for district in view.districts]
    return state


def _copy_table(state: CitiesState, view: CitiesView) -> None:
    state.city = view.city
    state.question = view.question
    state.waiting = view.waiting
    state.round = view.round
    state.star = view.star
    state.turn = view.turn
    state.agenda = list(view.agenda)
    state.goal_row = list(view.goal_row)
    state.tile_row = list(view.tile_row)
    state.feature_row = list(view.feature_row)
    state.building_row = list(view.building_row)
    set_workers(state, list(view.workers))
    state.start_tiles = set_of(view.start_tiles)
    state.theaters = set_of(view.theaters)
    state.markers = list(view.markers)
    state.gone = list(view.gone)


def district_of(content: str, seen: DistrictView) -> District:
    """The district that a view shows."""
    return _district(content, seen).copy()


# Caches, because states are imagined very often. Districts are values; a copy has its own note of
# what is unchecked.


@lru_cache(maxsize=1024)
def _district(content: str, seen: DistrictView) -> District:
    plan = _plan(content, seen.tiles, seen.turns, seen.cells)
    return district_with(plan, list(seen.ground), list(seen.heights), list(seen.features))


@lru_cache(maxsize=4096)
def _plan(
    content: str, tiles: tuple[int, ...], turns: tuple[int, ...], cells: tuple[int, ...]
) -> Plan:
    """The plan for a layout of tiles."""
    if not tiles:
        return empty_plan()
    before = _plan(content, tiles[:-1], turns[:-1], cells[:-1])
    return extended(before, read_box(content), tiles[-1], turns[-1], cells[-1])
