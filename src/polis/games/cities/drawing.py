"""The table as lines of text: market, own district as a map, rivals, goals and achievements.

Colour never stands alone. A space is three characters: the letter of its ground (small for an
empty street), what stands on it (floors or the letter of a feature), and `*` for a special.
"""

from collections.abc import Sequence
from typing import Final

from polis.games.cities.chart import column_name, row_name
from polis.games.cities.components import (
    COLOUR_NAMES,
    COLUMNS,
    FIRST_THEATER,
    GROUND_LETTERS,
    KIND_NAMES,
    MONUMENT,
    NOTHING,
    NUM_ACHIEVEMENTS,
    NUM_ROWS,
    PARK,
    PLACES,
    ROW_NAMES,
    SPECIAL,
    WATER,
)
from polis.games.cities.config import CitiesConfig
from polis.games.cities.content import read_box
from polis.games.cities.districts.district import District, height_at
from polis.games.cities.effects import NEED, measure
from polis.games.cities.events import goal_part
from polis.games.cities.geometry import CORNER_X, CORNER_Y, free_cells, x_at, x_of, y_at, y_of
from polis.games.cities.imagine import imagine
from polis.games.cities.messages import slot_items
from polis.games.cities.rules.achievements import is_closed, value_of
from polis.games.cities.scoring import goal_points, total
from polis.games.cities.sheet import achievement_part
from polis.games.cities.state import TILE, CitiesState
from polis.games.cities.view import CitiesView
from polis.kernel.message import Line, Part, Span, message, part, seat_part
from polis.kernel.rng import seeded

FEATURE_LETTERS: Final = "tfckdsrwm*TTTT"
_GROUND_INKS: Final = (*COLOUR_NAMES, "green", "blue", "bold")  # the last: a special
_GAP: Final = Span("  ")


def draw(view: CitiesView) -> list[Line]:
    state = imagine(view, seeded(0))
    own = view.seat if view.seat is not None else 0
    rivals = [(own + i) % view.config.seats for i in range(1, view.config.seats)]
    return [
        _heading(view),
        *_achievements(state, view),
        (),
        *([*_market(view), ()] if view.round else []),
        _legend(view),
        (),
        *_own(state, view, own),
        (),
        *_small_maps(state, rivals),
        *[line for rival in rivals for line in _rival(state, rival)],
    ]


def _heading(view: CitiesView) -> Line:
    box = read_box(view.config.content)
    city = part("city", box.city_names[view.city])
    text = message("draw-heading", city=city, round=max(view.round, 1), rounds=view.config.rounds)
    star = message("draw-star", seat=seat_part(view.star))
    return (Span(text, "title"), _GAP, Span("★ ", "yellow"), Span(star))


def _legend(view: CitiesView) -> Line:
    """The letters of the maps, without what this match does not have."""
    theaters = [Span(" "), Span(message("draw-legend-theaters"), "dim")]
    return (Span(message("draw-legend"), "dim"), *(theaters if view.config.theaters else []))


# -- achievements and market ----------------------------------------------------------------------


def _achievements(state: CitiesState, view: CitiesView) -> list[Line]:
    """The places and their owners, the condition, and the progress of every seat."""
    lines: list[Line] = []
    for achievement in range(NUM_ACHIEVEMENTS):
        row = state.box.achievement_rows[state.city * NUM_ACHIEVEMENTS + achievement]
        spans = [Span(f"  A{achievement + 1} ", "dim")]
        for place in range(PLACES):
            spans += [*_place(state, achievement, place), Span(" ")]
        spans.append(Span(achievement_part(state.box, state.city, achievement)))
        for seat in range(view.config.seats):
            count = measure(state.districts[seat], row)
            text = f"  P{seat + 1} {min(count, row[NEED])}/{row[NEED]}"
            spans.append(Span(text, f"seat{seat}"))
        lines.append(tuple(spans))
    return lines


def _place(state: CitiesState, achievement: int, place: int) -> list[Span]:
    value = value_of(state, achievement, place)
    seat = state.markers[achievement * PLACES + place]
    if seat != NOTHING:
        return [Span(f"{value}:P{seat + 1}", f"seat{seat}")]
    if is_closed(state.config.seats, place):
        return [Span(" × ", "dim")]
    return [Span(f"[{value}]", "bold")]


def _market(view: CitiesView) -> list[Line]:
    lines: list[Line] = []
    for row in range(NUM_ROWS):
        lines.append((Span(message(f"market-row-{ROW_NAMES[row]}"), "bold"),))
        slots = range(row * COLUMNS, row * COLUMNS + COLUMNS)
        if row == 0:  # goals are sentences: one line each
            lines.extend((Span("  "), *_slot(view, slot)) for slot in slots)
        else:
            lines.append((Span("  "), *(span for s in slots for span in (*_slot(view, s), _GAP))))
    return lines


def _slot(view: CitiesView, slot: int) -> list[Span]:
    spans = [Span(f"{slot % COLUMNS + 1} ", "dim")]
    worker = view.workers[slot]
    if worker != NOTHING:
        return [*spans, Span(f"P{worker + 1}", f"seat{worker}")]
    for index, item in enumerate(slot_items(view, slot)):
        spans += [Span(", " if index else ""), Span(item, _ink(item))]
    return spans


def _ink(item: Part) -> str:
    if item.kind == "building":
        return item.name
    if item.kind == "feature":
        kind = KIND_NAMES.index(item.name)
        return "" if kind >= MONUMENT else _GROUND_INKS[PARK if kind < 4 else WATER]
    return "dim" if item.kind == "hidden" else ""


# -- districts ------------------------------------------------------------------------------------


def _own(state: CitiesState, view: CitiesView, seat: int) -> list[Line]:
    lines = [_name(state, seat, "bold")]
    district = state.districts[seat]
    if district.ground:
        is_laying = view.question == TILE and view.turn == seat
        places = _places(state, district) if is_laying else {}
        lines += _map(view.config, district, places)
    return lines + _goals(state, seat)


def _name(state: CitiesState, seat: int, ink: str) -> Line:
    head = message("draw-district", seat=seat_part(seat), points=total(state, seat))
    return (Span(f"P{seat + 1} ", f"seat{seat}"), Span(head, ink))


def _places(state: CitiesState, district: District) -> dict[tuple[int, int], int]:
    """The empty spaces where a tile can be laid."""
    corners = list(zip(CORNER_X, CORNER_Y, strict=True))
    cells = free_cells(district.plan, state.config.long)
    return {(2 * x_of(c) + x, 2 * y_of(c) + y): NOTHING for c in cells for x, y in corners}


def _map(
    config: CitiesConfig, district: District, places: dict[tuple[int, int], int]
) -> list[Line]:
    """The district with the names of its columns and rows."""
    grid = {**_grid(district), **places}
    xs = sorted({x for x, _ in grid})
    columns = range(xs[0], xs[-1] + 1)
    names = "".join(f"{column_name(config, x):<4}" + " " * (x % 2) for x in columns)
    lines: list[Line] = [(Span("      " + names, "dim"),)]
    for y in _rows(grid):
        spans = [Span(f"  {row_name(config, y):>3} ", "dim")]
        for x in columns:
            spans += [_space(district, grid.get((x, y))), Span(" " if x % 2 == 0 else "  ")]
        lines.append(tuple(spans))
        if y % 2:
            lines.append((Span(" "),))  # not a new block: the map is one thing
    return lines


def _grid(district: District) -> dict[tuple[int, int], int]:
    plan = district.plan
    return {(x_at(plan, s), y_at(plan, s)): s for s in range(len(district.ground))}


def _rows(grid: dict[tuple[int, int], int]) -> range:
    ys = sorted({y for _, y in grid})
    return range(ys[0], ys[-1] + 1)


def _space(district: District, space: int | None) -> Span:
    if space is None:
        return Span("   ")
    if space == NOTHING:
        return Span("+  ", "dim")
    terrain = district.plan.terrain[space]
    ground = district.ground[space]
    feature = district.features[space]
    height = height_at(district, space)
    if height:
        mark = "*" if feature == SPECIAL else " "
        return Span(f"{GROUND_LETTERS[ground]}{height}{mark}", COLOUR_NAMES[ground])
    letter = GROUND_LETTERS[terrain] if terrain >= PARK else GROUND_LETTERS[terrain].lower()
    what = FEATURE_LETTERS[feature] if feature != NOTHING else "·"
    mark = COLOUR_NAMES[feature - FIRST_THEATER][0] if feature >= FIRST_THEATER else " "
    return Span(f"{letter}{what}{mark}", _GROUND_INKS[ground])


def _small_maps(state: CitiesState, seats: Sequence[int]) -> list[Line]:
    """The districts of the other seats, side by side."""
    maps = [_small_map(state, seat) for seat in seats]
    height = max(len(lines) for lines in maps)
    lines: list[Line] = []
    for i in range(height):
        spans: list[Span] = []
        for seat, rows in zip(seats, maps, strict=True):
            row = rows[i] if i < len(rows) else (Span(" " * _width(state, seat)),)
            spans += [*row, Span("    ")]
        lines.append(tuple(spans))
    return lines


def _width(state: CitiesState, seat: int) -> int:
    plan = state.districts[seat].plan
    return max(6 * (plan.right - plan.left + 1), 8)


def _rival(state: CitiesState, seat: int) -> list[Line]:
    """The name, the points and the goal cards of a rival."""
    return [_name(state, seat, ""), *_goals(state, seat)]


def _small_map(state: CitiesState, seat: int) -> list[Line]:
    width = _width(state, seat)
    lines: list[Line] = [(Span(f"P{seat + 1}".ljust(width), f"seat{seat}"),)]
    district = state.districts[seat]
    if not district.ground:
        return lines
    grid = _grid(district)
    xs = sorted({x for x, _ in grid})
    for y in _rows(grid):
        spaces = [_space(district, grid.get((x, y))) for x in range(xs[0], xs[-1] + 1)]
        pad = width - 3 * len(spaces)
        lines.append((*spaces, Span(" " * pad)))
    return lines


# -- goals ----------------------------------------------------------------------------------------


def _goals(state: CitiesState, seat: int) -> list[Line]:
    """The seat's goal cards, with how often each is met now."""
    lines: list[Line] = []
    for card in state.goals[seat]:
        points = goal_points(state, state.districts[seat], card)
        count = points // state.box.goal_points[card]
        tally = f"  P{seat + 1} {count} × {state.box.goal_points[card]} = {points:<3}"
        lines.append((Span(tally, f"seat{seat}"), Span(goal_part(card))))
    return lines
