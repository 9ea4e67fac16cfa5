"""The scores of all seats if the game ended now, and their progress. Rules K11.

Everything that scores is public, so every audience knows every line. What depends on one district
is cached: a move changes one district, and every audience asks for all of them.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from polis.games.cities.components import (
    BUILDINGS,
    COLUMNS,
    NOTHING,
    NUM_ACHIEVEMENTS,
    NUM_ROWS,
    PLACES,
    ROW_NAMES,
    Box,
    values_of,
)
from polis.games.cities.content import read_box
from polis.games.cities.districts.district import District
from polis.games.cities.districts.elements import elements
from polis.games.cities.effects import NEED, measure
from polis.games.cities.events import goal_part, slot_part
from polis.games.cities.imagine import district_of
from polis.games.cities.rules.achievements import free_place, has_marker
from polis.games.cities.rules.star import furthest_right
from polis.games.cities.sheet import (
    achievement_lines,
    achievement_part,
    district_lines,
    space_parts,
)
from polis.games.cities.view import CitiesView, DistrictView
from polis.kernel.message import Part, message, part
from polis.kernel.score import Progress, ScoreLine, Standing


class _Count(NamedTuple):
    """How often a condition is met, and by which spaces."""

    number: int
    spaces: tuple[Part, ...]


class _Scored(NamedTuple):
    """Everything that the score of a seat and its races depend on."""

    content: str
    city: int
    seats: int
    seat: int
    district: DistrictView
    goals: tuple[int, ...]
    markers: tuple[int, ...]


class _Market(NamedTuple):
    """The part of the market that a seat's progress depends on."""

    goals: tuple[int, ...]  # open in the market
    placed: tuple[int, ...]  # the slots with a worker of the seat
    per_row: int  # the workers that the seat places in each row; 0: not yet


_NO_MARKET: Final = _Market((), (), 0)


def standings(view: CitiesView) -> list[Standing]:
    """The same object for a seat that has not changed, so that it is also encoded only once."""
    column = furthest_right(list(view.workers))
    taker = NOTHING if column == NOTHING else view.workers[BUILDINGS * COLUMNS + column]
    return [
        _standing(
            _scored_of(view, seat),
            _market_of(view) if seat == _market_seat(view) else _NO_MARKET,
            column if seat == taker else NOTHING,
        )
        for seat in range(view.config.seats)
    ]


def _scored_of(view: CitiesView, seat: int) -> _Scored:
    return _Scored(
        view.config.content,
        view.city,
        view.config.seats,
        seat,
        view.districts[seat],
        view.goals[seat],
        view.markers,
    )


def _market_seat(view: CitiesView) -> int:
    """The seat for which the market is counted: the viewer's, or for spectators the active one."""
    return view.turn if view.seat is None else view.seat


def _market_of(view: CitiesView) -> _Market:
    seat = _market_seat(view)
    placed = [slot for slot, worker in enumerate(view.workers) if worker == seat]
    per_row = 0 if view.round == 0 else view.config.per_row
    return _Market(view.goal_row, tuple(placed), per_row)


@lru_cache(maxsize=1024)
def _standing(given: _Scored, market: _Market, star: int) -> Standing:
    """The standing of a seat; `star`: the column of the worker that takes it, or NOTHING."""
    scored = _scored(given)
    progress = [*scored.progress, *_market_goals(given, market), *_workers(market)]
    if star != NOTHING:
        progress.append(_star_at(star))
    return Standing(given.seat, scored.lines, progress=tuple(progress))


# -- what depends on one district -----------------------------------------------------------------


@lru_cache(maxsize=512)
def _scored(given: _Scored) -> Standing:
    """The lines of a seat, and its progress with the achievements."""
    content, city, _, seat, seen, goals, markers = given
    box = read_box(content)
    reached = _reached(content, city, seen)
    gained = achievement_lines(box, city, markers, seat, [count.spaces for count in reached])
    races = [_race(box, given, number, count) for number, count in enumerate(reached)]
    return Standing(seat, (*gained, *_district_lines(content, seen, goals)), progress=tuple(races))


@lru_cache(maxsize=64)
def _district(content: str, seen: DistrictView) -> District:
    return district_of(content, seen)


@lru_cache(maxsize=512)
def _district_lines(
    content: str, seen: DistrictView, goals: tuple[int, ...]
) -> tuple[ScoreLine, ...]:
    return tuple(district_lines(read_box(content), _district(content, seen), list(goals)))


@lru_cache(maxsize=512)
def _reached(content: str, city: int, seen: DistrictView) -> list[_Count]:
    """How far the district has come towards each achievement."""
    rows = read_box(content).achievement_rows
    first = city * NUM_ACHIEVEMENTS
    return [_count(content, seen, row) for row in rows[first : first + NUM_ACHIEVEMENTS]]


@lru_cache(maxsize=512)
def _market_goal(content: str, seen: DistrictView, card: int) -> Progress:
    box = read_box(content)
    number, spaces = _count(content, seen, box.goal_rows[card])
    points = number * box.goal_points[card]
    label = message("progress-goal", goal=goal_part(card), count=number, points=points)
    return Progress(label, number, 0, spaces)


def _count(content: str, seen: DistrictView, row: list[int]) -> _Count:
    district = _district(content, seen)
    return _Count(measure(district, row), space_parts(district, elements(district, row)))


# -- progress -------------------------------------------------------------------------------------


def _race(box: Box, given: _Scored, number: int, count: _Count) -> Progress:
    """How far the seat is with an achievement, and what the next player to meet it gets."""
    need = box.achievement_rows[given.city * NUM_ACHIEVEMENTS + number][NEED]
    markers = list(given.markers)
    has = has_marker(markers, given.seat, number)
    place = free_place(markers, given.seats, number)
    points = 0 if place == NOTHING else values_of(box, given.city)[number * PLACES + place]
    name = achievement_part(box, given.city, number)
    label = message("progress-achievement", achievement=name, points=points)
    return Progress(label, need if has else min(count.number, need), need, count.spaces)


def _market_goals(given: _Scored, market: _Market) -> list[Progress]:
    """How often the open goals of the market are met already."""
    cards = [card for card in market.goals if card != NOTHING]
    return [_market_goal(given.content, given.district, card) for card in cards]


def _workers(market: _Market) -> list[Progress]:
    """The workers that the seat has placed this round, row by row. Rule K4.2."""
    if market.per_row == 0:
        return []
    return [
        _row_workers(
            row, tuple([slot for slot in market.placed if slot // COLUMNS == row]), market.per_row
        )
        for row in range(NUM_ROWS)
    ]


@lru_cache(maxsize=512)
def _row_workers(row: int, placed: tuple[int, ...], need: int) -> Progress:
    name = part("row", ROW_NAMES[row])
    label = message("progress-workers", row=name, left=need - len(placed))
    return Progress(label, len(placed), need, tuple([slot_part(slot) for slot in placed]))


@lru_cache(maxsize=COLUMNS)
def _star_at(column: int) -> Progress:
    """The seat's worker takes the star if the round ends now. Rule K9.1."""
    slot = slot_part(BUILDINGS * COLUMNS + column)
    return Progress(message("progress-star", slot=slot), column + 1, 0, (slot,))
