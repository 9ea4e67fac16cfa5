"""Which rule keeps the viewer from choosing a part now. The messages cite the rule's number."""

from polis.games.cities.components import (
    FIRST_THEATER,
    KIND_NAMES,
    MONUMENT,
    NOTHING,
    NUM_TILES,
    PARK,
    SPECIAL,
)
from polis.games.cities.districts.district import District, height_at
from polis.games.cities.flow import answers
from polis.games.cities.geometry import LONG_SIDE, REACH, SIDE, Plan, cell_at, x_at, y_at
from polis.games.cities.hints import street_hint, zone_hint
from polis.games.cities.imagine import district_of, imagine
from polis.games.cities.messages import place_in, slot_of, spell
from polis.games.cities.rules.achievements import free_place, has_marker
from polis.games.cities.rules.place_feature import has_theater
from polis.games.cities.state import BUILDING, FEATURE, START_TILE, TILE, WORKER
from polis.games.cities.view import CitiesView
from polis.kernel.message import Message, Part, message, seat_part
from polis.kernel.rng import seeded


def why(view: CitiesView, part: Part) -> Message | None:
    if view.seat is None or not view.waiting or part.kind not in _REASONS:
        return None
    if view.turn != view.seat:
        rule = "K2.4" if view.question == START_TILE else "K4.1"
        return message("why-turn", seat=seat_part(view.turn), rule=rule)
    return None if _is_offered(view, part) else _REASONS[part.kind](view, part)


def _is_offered(view: CitiesView, part: Part) -> bool:
    legal = answers(imagine(view, seeded(0)))
    return any(part in spell(view, action).parts for action in legal)


# -- the market -----------------------------------------------------------------------------------


def _against_slot(view: CitiesView, part: Part) -> Message | None:
    if view.question == START_TILE:
        return message("why-start-first", rule="K2.4")
    if view.question != WORKER:
        return message("why-place-first", rule="K4.5")
    slot = slot_of(part)
    if view.workers[slot] != NOTHING:
        return message("why-slot-taken", seat=seat_part(view.workers[slot]), rule="K4.1")
    return message("why-row-done", number=view.config.per_row, rule="K4.2")


def _against_tile(view: CitiesView, part: Part) -> Message | None:
    """A starting tile that another player has; any other tile is taken with its slot."""
    tile = int(part.name) - 1
    for seat, district in enumerate(view.districts):
        if view.question == START_TILE and tile in district.tiles:
            return message("why-tile-chosen", seat=seat_part(seat), rule="K2.4")
    if view.question == WORKER and tile < NUM_TILES and tile in view.tile_row:
        return message("why-worker-first", rule="K4.1")
    return None


def _against_card(view: CitiesView, part: Part) -> Message | None:
    card = int(part.name) - 1
    if view.question == WORKER and card in view.goal_row:
        return message("why-worker-first", rule="K4.1")
    return None


def _against_achievement(view: CitiesView, part: Part) -> Message | None:
    """An achievement is never chosen: the game awards it at the end of a turn."""
    number = int(part.name.rpartition(".")[2]) - 1
    markers = list(view.markers)
    if view.seat is not None and has_marker(markers, view.seat, number):
        return message("why-achievement-gained", rule="K8.2")
    if free_place(markers, view.config.seats, number) == NOTHING:
        return message("why-achievement-closed", rule="K8.2")
    return message("why-achievement-awarded", rule="K8.1")


# -- pieces to place ------------------------------------------------------------------------------


def _against_feature(view: CitiesView, part: Part) -> Message | None:
    kind = KIND_NAMES.index(part.name)
    if kind >= FIRST_THEATER and view.question == FEATURE:
        return _against_theater(view)
    if view.question == FEATURE and kind in view.agenda:
        return message("why-fits-nowhere", rule="K6.4")
    return message("why-worker-first", rule="K4.1") if view.question == WORKER else None


def _against_theater(view: CitiesView) -> Message:
    if has_theater(_district(view)):
        return message("why-theater-owned", rule="K12.1")
    if not any(MONUMENT <= kind <= SPECIAL for kind in view.agenda):
        return message("why-theater-swap", rule="K12.2")
    return message("why-fits-nowhere", rule="K12.2")


def _against_building(view: CitiesView, part: Part) -> Message | None:
    if view.question == BUILDING:
        return message("why-fits-nowhere", rule="K7.4")
    return message("why-worker-first", rule="K4.1") if view.question == WORKER else None


# -- places ---------------------------------------------------------------------------------------


def _district(view: CitiesView) -> District:
    assert view.seat is not None
    return district_of(view.config.content, view.districts[view.seat])


def _against_cell(view: CitiesView, part: Part) -> Message | None:
    """Why the tile in hand cannot lie on a cell."""
    if view.question != TILE:
        return None
    x, y = place_in(part)
    plan = _district(view).plan
    is_near = max(abs(x), abs(y)) <= REACH
    if is_near and plan.tile_on[cell_at(x, y)] != NOTHING:
        return message("why-cell-taken", rule="K5.2")
    if not _has_neighbour(plan, x, y):
        return message("why-cell-apart", rule="K5.2")
    rule = "K5.4" if view.config.long else "K5.3"
    return message(
        "why-cell-far", side=SIDE, other=LONG_SIDE if view.config.long else SIDE, rule=rule
    )


def _has_neighbour(plan: Plan, x: int, y: int) -> bool:
    near = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
    return any(
        max(abs(a), abs(b)) <= REACH and plan.tile_on[cell_at(a, b)] != NOTHING for a, b in near
    )


def _against_space(view: CitiesView, part: Part) -> Message | None:
    """What can lie or stand on a space of the viewer's district."""
    district = _district(view)
    place = place_in(part)
    for space in range(len(district.ground)):
        if (x_at(district.plan, space), y_at(district.plan, space)) == place:
            is_street = district.plan.terrain[space] < PARK
            return (_against_street if is_street else _against_zone)(view, district, space)
    return None


def _against_zone(view: CitiesView, district: District, space: int) -> Message:
    if view.question == BUILDING:
        return message("why-no-street", rule="K7.1")
    return zone_hint(district.plan.terrain[space], district.features[space])


def _against_street(view: CitiesView, district: District, space: int) -> Message:
    feature, height = district.features[space], height_at(district, space)
    if view.question == FEATURE and feature != NOTHING:
        return message("why-one-feature", rule="K6.3")
    if view.question == FEATURE and height > 0:
        return message("why-built-on", rule="K6.2")
    rule = "K6.2" if view.question == FEATURE else "K7.1"
    return street_hint(district.ground[space], feature, height, rule)


_REASONS = {
    "slot": _against_slot,
    "tile": _against_tile,
    "goal": _against_card,
    "achievement": _against_achievement,
    "feature": _against_feature,
    "building": _against_building,
    "cell": _against_cell,
    "space": _against_space,
}
