"""Count every component where it lies. The counts must never change (law of conservation)."""

from polis.games.cities.components import (
    COLOUR_NAMES,
    GONE_BUILDING,
    GONE_FEATURE,
    GONE_GOAL,
    GONE_TILE,
    KIND_NAMES,
    NOTHING,
    NUM_COLOURS,
    NUM_TILES,
)
from polis.games.cities.districts.sets import members_of
from polis.games.cities.state import BUILDING, FEATURE, TILE, CitiesState


def census(state: CitiesState) -> dict[str, int]:
    goals = _goals(state)
    tiles = _tiles(state)
    counts = {
        "goals": len(goals),
        "different goals": len(set(goals)),
        "tiles": len(tiles),
        "different tiles": len(set(tiles)),
    }
    for kind in range(len(KIND_NAMES)):
        counts[KIND_NAMES[kind]] = _num_features(state, kind)
    for colour in range(NUM_COLOURS):
        counts[COLOUR_NAMES[colour]] = _num_buildings(state, colour)
    return counts


def _gone(state: CitiesState, first: int, size: int) -> list[int]:
    return [code - first for code in state.gone if first <= code < first + size]


def _goals(state: CitiesState) -> list[int]:
    cards = [card for card in state.goal_row if card != NOTHING]
    cards.extend(members_of(state.goal_stack))
    cards.extend(_gone(state, GONE_GOAL, GONE_TILE - GONE_GOAL))
    for owned in state.goals:
        cards.extend(owned)
    return cards


def _tiles(state: CitiesState) -> list[int]:
    tiles = [tile for tile in state.tile_row if tile != NOTHING]
    tiles.extend(members_of(state.tile_stack))
    tiles.extend(NUM_TILES + number for number in members_of(state.start_tiles))
    tiles.extend(_gone(state, GONE_TILE, GONE_FEATURE - GONE_TILE))
    for district in state.districts:
        tiles.extend(district.plan.tiles)
    return tiles + (state.agenda if state.question == TILE else [])


def _num_features(state: CitiesState, kind: int) -> int:
    count = state.feature_row.count(kind) + state.gone.count(GONE_FEATURE + kind)
    count += sum(district.features.count(kind) for district in state.districts)
    if kind < len(state.feature_stack):
        count += state.feature_stack[kind]
    else:
        count += state.theaters >> (kind - len(state.feature_stack)) & 1
    return count + (state.agenda.count(kind) if state.question == FEATURE else 0)


def _num_buildings(state: CitiesState, colour: int) -> int:
    count = state.building_bag[colour] + state.gone.count(GONE_BUILDING + colour)
    count += sum(state.building_row[colour::NUM_COLOURS])
    for district in state.districts:
        for space, height in enumerate(district.heights):
            count += height if district.ground[space] == colour else 0
    return count + (state.agenda.count(colour) if state.question == BUILDING else 0)
