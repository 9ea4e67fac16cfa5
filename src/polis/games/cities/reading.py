"""Read a position, written by `notation` or by hand, and fill in what is left out.

The defaults are: round 1, the turn of the star holder (seat 0), one starting tile per seat, nothing
taken, and a market of the first components of the box. A slot with a worker on it is empty.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar
from urllib.parse import unquote

from polis.games.cities.components import (
    COLUMNS,
    FEATURE_STARTS,
    GONE_BUILDING,
    GONE_FEATURE,
    GONE_TILE,
    GROUND_LETTERS,
    KIND_NAMES,
    NOTHING,
    NUM_COLOURS,
    NUM_START_TILES,
    NUM_TILES,
    OPEN_CARDS,
    OPEN_FEATURES,
)
from polis.games.cities.config import make_config
from polis.games.cities.districts.district import (
    District,
    start_district,
    with_building,
    with_feature,
    with_tile,
)
from polis.games.cities.geometry import cell_at, x_at, y_at
from polis.games.cities.setup import fill_stacks
from polis.games.cities.state import (
    BUILDING,
    FEATURE,
    NO_QUESTION,
    QUESTION_NAMES,
    START_TILE,
    TILE,
    WORKER,
    CitiesState,
    blank,
    set_workers,
)
from polis.games.cities.supply.remainder import fill_market, keep_rest_unseen
from polis.kernel.errors import BadConfig, BadNotation
from polis.kernel.rng import Rng, seeded

Words = list[str]
T = TypeVar("T")


def read(text: str) -> CitiesState:
    """The position of a text. Raises BadNotation with the line that is wrong."""
    lines = [line.split() for line in text.strip().splitlines() if line.strip()]
    if not lines or lines[0][0] != "cities":
        raise BadNotation("a position of this game begins with the line 'cities'")
    with _reading(lines[0]):
        state = _new_state(lines[0][1:])
    given: set[str] = set()
    for words in lines[1:]:
        with _reading(words):
            _read_line(state, words)
        given.update(word.partition("=")[0] for word in words)
    with _reading(lines[0]):
        _fill_in(state, given)
    return state


@contextmanager
def _reading(words: Words) -> Iterator[None]:
    try:
        yield
    except BadNotation:
        raise
    except (BadConfig, LookupError, ValueError, OverflowError) as error:
        raise BadNotation(f"cannot read {' '.join(words)!r}: {error}") from error


def _new_state(words: Words) -> CitiesState:
    options: dict[str, object] = {}
    for name, value in _fields(words).items():
        if value in ("yes", "no"):
            options[name] = value == "yes"
        elif value != "-":
            options[name] = int(value) if value.isdecimal() else unquote(value)
    state = blank(make_config(options), seeded(0))
    fill_stacks(state)
    state.start_tiles = 0
    state.city = max(0, state.config.city)
    state.round = 1
    return state


def _read_line(state: CitiesState, words: Words) -> None:
    """Read one line into the state."""
    name, *rest = words
    if name in ("goals", "tiles", "spaces"):
        _read_seat_line(state, name, int(rest[0]), [] if rest[1:] == ["-"] else rest[1:])
    else:
        _READERS[name](state, [] if rest == ["-"] else rest)


# -- the table ------------------------------------------------------------------------------------


def _read_table(state: CitiesState, words: Words) -> None:
    fields = _fields(words)
    if "city" in fields:
        state.city = state.box.city_names.index(fields["city"])
    state.round = int(fields.get("round", "1"))
    state.star = _seat(state, fields.get("star", "0"))
    state.turn = _seat(state, fields.get("turn", str(state.star)))
    if "question" in fields:
        state.question = QUESTION_NAMES.index(fields["question"])


def _read_goal_row(state: CitiesState, words: Words) -> None:
    state.goal_row = _exactly(OPEN_CARDS, [_goal(state, word) for word in words])


def _read_tile_row(state: CitiesState, words: Words) -> None:
    state.tile_row = _exactly(OPEN_CARDS, [_tile(state, word) for word in words])


def _read_feature_row(state: CitiesState, words: Words) -> None:
    state.feature_row = _exactly(OPEN_FEATURES, [_kind(word) for word in words])


def _read_building_row(state: CitiesState, words: Words) -> None:
    state.building_row = [0] * (OPEN_CARDS * NUM_COLOURS)
    for column, word in enumerate(_exactly(OPEN_CARDS, words)):
        for letter in word.replace("-", ""):
            state.building_row[column * NUM_COLOURS + _colour(letter)] += 1


def _read_workers(state: CitiesState, words: Words) -> None:
    set_workers(state, _marks(state, words, len(state.workers)))


def _read_markers(state: CitiesState, words: Words) -> None:
    state.markers = _marks(state, words, len(state.markers))


def _marks(state: CitiesState, words: Words, count: int) -> list[int]:
    marks = [NOTHING if mark == "-" else _seat(state, mark) for mark in "".join(words)]
    return _exactly(count, marks)


def _read_agenda(state: CitiesState, words: Words) -> None:
    """Read the agenda; its first word determines the kind of components, and so the question."""
    if not words:
        return
    if words[0] in KIND_NAMES:
        state.question = FEATURE
        state.agenda = sorted(_kind(word) for word in words)
    elif words[0] in state.box.tile_names:
        state.question = TILE
        state.agenda = [_tile(state, word) for word in words]
    else:
        state.question = BUILDING
        state.agenda = sorted(_colour(letter) for letter in "".join(words))


def _read_start(state: CitiesState, words: Words) -> None:
    for word in words:
        state.start_tiles |= 1 << (_tile(state, word) - NUM_TILES)


def _read_theaters(state: CitiesState, words: Words) -> None:
    state.theaters = sum(1 << _colour(letter) for letter in "".join(words))


def _read_gone(state: CitiesState, words: Words) -> None:
    for word in words:
        if word.startswith("goal:"):
            state.gone.append(_goal(state, word.partition(":")[2]))
        elif word in KIND_NAMES:
            state.gone.append(GONE_FEATURE + _kind(word))
        elif word in state.box.tile_names:
            state.gone.append(GONE_TILE + _tile(state, word))
        else:
            state.gone.append(GONE_BUILDING + _colour(word))


def _read_rng(state: CitiesState, words: Words) -> None:
    a, b, c, draws = map(int, words)
    state.rng = Rng(a, b, c, draws)


_READERS: dict[str, Callable[[CitiesState, Words], None]] = {
    "table": _read_table,
    "goal-row": _read_goal_row,
    "tile-row": _read_tile_row,
    "feature-row": _read_feature_row,
    "building-row": _read_building_row,
    "workers": _read_workers,
    "markers": _read_markers,
    "agenda": _read_agenda,
    "start": _read_start,
    "theaters": _read_theaters,
    "gone": _read_gone,
    "rng": _read_rng,
}


# -- districts ------------------------------------------------------------------------------------


def _read_seat_line(state: CitiesState, name: str, seat: int, words: Words) -> None:
    if name == "goals":
        state.goals[seat] = [_goal(state, word) for word in words]
    elif name == "tiles":
        if state.districts[seat].plan.tiles:
            raise ValueError("the tiles of a seat stand once, before its spaces")
        for word in words:
            state.districts[seat] = _add_tile(state, state.districts[seat], word)
    else:
        if words and not state.districts[seat].plan.tiles:
            state.districts[seat] = start_district(state.box, NUM_TILES + seat)
        for word in words:
            state.districts[seat] = _put_on(state.districts[seat], word)


def _add_tile(state: CitiesState, district: District, word: str) -> District:
    name, _, place = word.partition("@")
    cell, _, turn = place.partition("^")
    x, y = map(int, cell.split(","))
    return with_tile(district, state.box, _tile(state, name), int(turn or 0), cell_at(x, y))


def _put_on(district: District, word: str) -> District:
    place, _, things = word.partition("=")
    x, y = map(int, place.split(","))
    space = _space_at(district, x, y)
    for thing in things.split("+"):
        if thing in KIND_NAMES:
            district = with_feature(district, _kind(thing), space)
        else:
            for _ in range(int(thing[1:])):
                district = with_building(district, _colour(thing[0]), space)
    return district


def _space_at(district: District, x: int, y: int) -> int:
    for space in range(len(district.ground)):
        if x_at(district.plan, space) == x and y_at(district.plan, space) == y:
            return space
    raise ValueError(f"there is no space {x},{y}")


# -- what was left out ----------------------------------------------------------------------------


def _fill_in(state: CitiesState, given: set[str]) -> None:
    if state.round > 0:
        _fill_in_start_tiles(state, "gone" in given)
    keep_rest_unseen(state)
    fill_market(state, given)
    _empty_taken_slots(state)
    if state.question == NO_QUESTION and "question" not in given:
        state.question = WORKER if state.round else START_TILE
    if state.question != NO_QUESTION:
        state.waiting = 1 << state.turn


def _fill_in_start_tiles(state: CitiesState, gone_given: bool) -> None:
    used = [tile for district in state.districts for tile in district.plan.tiles]
    for seat in range(state.config.seats):
        if not state.districts[seat].plan.tiles:
            free = [NUM_TILES + n for n in range(NUM_START_TILES) if NUM_TILES + n not in used]
            state.districts[seat] = start_district(state.box, free[0])
            used.append(free[0])
    if not gone_given:
        for tile in range(NUM_TILES, NUM_TILES + NUM_START_TILES):
            if tile not in used and not state.start_tiles >> (tile - NUM_TILES) & 1:
                state.gone.append(GONE_TILE + tile)


def _empty_taken_slots(state: CitiesState) -> None:
    for column in range(OPEN_CARDS):
        if state.workers[column] != NOTHING:
            state.goal_row[column] = NOTHING
        if state.workers[COLUMNS + column] != NOTHING:
            state.tile_row[column] = NOTHING
        if state.workers[3 * COLUMNS + column] != NOTHING:
            start = column * NUM_COLOURS
            state.building_row[start : start + NUM_COLOURS] = [0] * NUM_COLOURS
    for column in range(COLUMNS):
        if state.workers[2 * COLUMNS + column] != NOTHING:
            for place in range(FEATURE_STARTS[column], FEATURE_STARTS[column + 1]):
                state.feature_row[place] = NOTHING


# -- words ----------------------------------------------------------------------------------------


def _fields(words: Words) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"{word!r} is not of the form name=value")
        fields[name] = value
    return fields


def _exactly(count: int, items: list[T]) -> list[T]:
    if len(items) != count:
        raise ValueError(f"there must be {count}")
    return items


def _seat(state: CitiesState, text: str) -> int:
    if int(text) not in range(state.config.seats):
        raise ValueError(f"there is no seat {text}")
    return int(text)


def _goal(state: CitiesState, word: str) -> int:
    return NOTHING if word == "-" else state.box.goal_names.index(word)


def _tile(state: CitiesState, word: str) -> int:
    return NOTHING if word == "-" else state.box.tile_names.index(word)


def _kind(word: str) -> int:
    return NOTHING if word == "-" else KIND_NAMES.index(word)


def _colour(letter: str) -> int:
    return GROUND_LETTERS[:NUM_COLOURS].index(letter)
