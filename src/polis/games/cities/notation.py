"""A position as a few lines of text, for people, tests and digests.

    cities seats=2 city=venice long=no theaters=no first=random content=-
    table city=venice round=3 star=1 turn=0 question=worker
    goal-row red blue -          three open cards; - was taken. The last slot is always unseen
    tile-row T04 - T11
    feature-row tree kiosk - swans dolphins
    building-row RRBY GGY -
    workers 0--- 1--- ---- ----  the seat whose worker is on each slot, row by row
    agenda -                     components that are taken and still to place: T07, tree, R
    start -                      starting tiles still to choose
    theaters -                   colours of the free theaters
    markers 0-- 1-- ---          the seats on the places of the three achievements
    goals 0 all-colours red      one line per seat, as the next two
    tiles 0 S1@0,0 T09@1,0^2     tile @ cell ^ turn
    spaces 0 0,0=tree 1,0=R2 3,1=special+G1
    gone T01 tree R goal:red     components that left the game openly
    rng 1 2 3 16

A position written by hand may leave out almost everything, see `reading.py`. Unseen components
are never written: they are the rest of the box.
"""

from urllib.parse import quote

from polis.games.cities.components import (
    COLUMNS,
    GONE_BUILDING,
    GONE_FEATURE,
    GONE_TILE,
    GROUND_LETTERS,
    KIND_NAMES,
    NOTHING,
    NUM_COLOURS,
    NUM_TILES,
    PLACES,
)
from polis.games.cities.districts.district import District
from polis.games.cities.districts.sets import members_of
from polis.games.cities.geometry import Plan, x_at, x_of, y_at, y_of
from polis.games.cities.state import FEATURE, QUESTION_NAMES, TILE, CitiesState


def write(state: CitiesState) -> str:
    lines = [
        _config_line(state),
        _table_line(state),
        "goal-row " + " ".join([_goal(state, card) for card in state.goal_row]),
        "tile-row " + " ".join([_tile(state, tile) for tile in state.tile_row]),
        "feature-row " + " ".join([_kind(kind) for kind in state.feature_row]),
        "building-row " + " ".join([_column(state, column) for column in range(3)]),
        "workers " + _groups(state.workers, COLUMNS),
        "agenda " + _list([_item(state, item) for item in state.agenda]),
        "start " + _list([_tile(state, NUM_TILES + n) for n in members_of(state.start_tiles)]),
        "theaters " + _list([GROUND_LETTERS[colour] for colour in members_of(state.theaters)]),
        "markers " + _groups(state.markers, PLACES),
        *[line for seat in range(state.config.seats) for line in _seat_lines(state, seat)],
        "gone " + _list([_gone(state, code) for code in state.gone]),
        f"rng {state.rng.a} {state.rng.b} {state.rng.c} {state.rng.draws}",
    ]
    return "\n".join(lines) + "\n"


def _config_line(state: CitiesState) -> str:
    config = state.config
    return (
        f"cities seats={config.seats}"
        f" city={state.box.city_names[config.city] if config.city >= 0 else 'random'}"
        f" long={_yes(config.long)}"
        f" theaters={_yes(config.theaters)}"
        f" first={config.first if config.first >= 0 else 'random'}"
        f" content={quote(config.content) or '-'}"
    )


def _table_line(state: CitiesState) -> str:
    return (
        f"table city={state.box.city_names[state.city]} round={state.round} star={state.star}"
        f" turn={state.turn} question={QUESTION_NAMES[state.question]}"
    )


def _seat_lines(state: CitiesState, seat: int) -> list[str]:
    district = state.districts[seat]
    if not district.written:
        district.written = [_list(_tiles(state, district.plan)), _list(_spaces(district))]
    tiles, spaces = district.written
    return [
        f"goals {seat} " + _list([_goal(state, card) for card in state.goals[seat]]),
        f"tiles {seat} " + tiles,
        f"spaces {seat} " + spaces,
    ]


def _tiles(state: CitiesState, plan: Plan) -> list[str]:
    return [
        f"{_tile(state, plan.tiles[i])}@{x_of(plan.cells[i])},{y_of(plan.cells[i])}"
        + (f"^{plan.turns[i]}" if plan.turns[i] else "")
        for i in range(len(plan.tiles))
    ]


def _spaces(district: District) -> list[str]:
    heights = district.heights
    texts: list[str] = []
    for space in range(len(district.ground)):
        feature = district.features[space]
        things = [_kind(feature)] if feature != NOTHING else []
        if heights[space]:
            things.append(f"{GROUND_LETTERS[district.ground[space]]}{heights[space]}")
        if things:
            place = f"{x_at(district.plan, space)},{y_at(district.plan, space)}"
            texts.append(f"{place}={'+'.join(things)}")
    return texts


def _goal(state: CitiesState, card: int) -> str:
    return state.box.goal_names[card] if card != NOTHING else "-"


def _tile(state: CitiesState, tile: int) -> str:
    return state.box.tile_names[tile] if tile != NOTHING else "-"


def _kind(kind: int) -> str:
    return KIND_NAMES[kind] if kind != NOTHING else "-"


def _column(state: CitiesState, column: int) -> str:
    counts = state.building_row[column * NUM_COLOURS : column * NUM_COLOURS + NUM_COLOURS]
    return "".join([GROUND_LETTERS[c] * counts[c] for c in range(NUM_COLOURS)]) or "-"


def _groups(seats: list[int], size: int) -> str:
    marks = ["-" if seat == NOTHING else str(seat) for seat in seats]
    return " ".join(["".join(marks[i : i + size]) for i in range(0, len(marks), size)])


def _item(state: CitiesState, item: int) -> str:
    if state.question == TILE:
        return _tile(state, item)
    return _kind(item) if state.question == FEATURE else GROUND_LETTERS[item]


def _gone(state: CitiesState, code: int) -> str:
    if code >= GONE_BUILDING:
        return GROUND_LETTERS[code - GONE_BUILDING]
    if code >= GONE_FEATURE:
        return _kind(code - GONE_FEATURE)
    return _tile(state, code - GONE_TILE) if code >= GONE_TILE else f"goal:{_goal(state, code)}"


def _list(texts: list[str]) -> str:
    return " ".join(texts) or "-"


def _yes(value: bool) -> str:
    return "yes" if value else "no"
