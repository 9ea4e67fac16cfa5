"""From a view to a full state that fits it. Only chance is hidden, so only the generator is new."""

from functools import lru_cache

from polis.games.cities.components import NUM_COLOURS
from polis.games.cities.content import read_box
from polis.games.cities.district import LEVELS, District, features_by_zone
from polis.games.cities.flow import answers
from polis.games.cities.geometry import Plan, empty_plan, extended
from polis.games.cities.state import CitiesState, blank
from polis.games.cities.view import CitiesView, DistrictView
from polis.kernel.rng import Rng, seeded


def imagine(view: CitiesView, rng: Rng) -> CitiesState:
    state = blank(view.config, seeded(rng.next32() | rng.next32() << 32))
    _copy_table(state, view)
    state.goal_stack = sum(1 << card for card in view.unseen_goals)
    state.tile_stack = sum(1 << tile for tile in view.unseen_tiles)
    state.feature_stack = list(view.unseen_features)
    state.building_bag = list(view.unseen_buildings)
    state.goals = [list(cards) for cards in view.goals]
    state.districts = [district_of(view.config.content, district) for district in view.districts]
    if state.waiting:
        state.legal = answers(state)
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
    state.workers = list(view.workers)
    state.start_tiles = sum(1 << number for number in view.start_tiles)
    state.theaters = sum(1 << colour for colour in view.theaters)
    state.markers = list(view.markers)
    state.gone = list(view.gone)


def district_of(content: str, seen: DistrictView) -> District:
    """The district that a view shows."""
    plan = _plan(content, seen.tiles, seen.turns, seen.cells)
    features = list(seen.features)
    table = [0] * (NUM_COLOURS * LEVELS)
    for ground, height in zip(seen.ground, seen.heights, strict=True):
        if height:
            table[ground * LEVELS + height] += 1
    sets = features_by_zone(plan, features)
    return District(plan, list(seen.ground), list(seen.heights), features, sets, table)


@lru_cache(maxsize=4096)
def _plan(
    content: str, tiles: tuple[int, ...], turns: tuple[int, ...], cells: tuple[int, ...]
) -> Plan:
    """The plan of tiles that lie so; kept, because worlds are imagined again and again."""
    if not tiles:
        return empty_plan()
    before = _plan(content, tiles[:-1], turns[:-1], cells[:-1])
    return extended(before, read_box(content), tiles[-1], turns[-1], cells[-1])
