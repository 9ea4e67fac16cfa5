"""Move a marker next to its new building, or along the perimeter if it is blocked. Rules G8."""

from typing import Final

from polis.games.ginkgopolis.actions import (
    MARKER_SPOT,
    MOVE_MARKER,
    PUSH_BACK,
    PUSH_CLOCKWISE,
)
from polis.games.ginkgopolis.components import NOTHING, NUM_MARKERS, member_at, num_in
from polis.games.ginkgopolis.events import MarkerMoved
from polis.games.ginkgopolis.geometry import (
    OFFSETS,
    is_alphabetical,
    letter_at,
    perimeter,
    taken_sides,
)
from polis.games.ginkgopolis.state import MARKER, NO_QUESTION, GinkgoState
from polis.kernel.recorder import Recorder
from polis.kernel.rng import Rng

_ALL_SIDES: Final = 15


def begin(state: GinkgoState, seat: int, out: Recorder | None) -> None:
    """Ask where the marker goes, unless there is only one place."""
    sides = _free_sides(state)
    options = [] if sides & (sides - 1) else legal(state)
    if len(options) == 1:
        _move(state, options[0], out)
    else:
        state.question = MARKER
        state.waiting = 1 << seat


def legal(state: GinkgoState) -> list[int]:
    sides = _free_sides(state)
    if sides:
        return [MOVE_MARKER + direction for direction in range(4) if sides >> direction & 1]
    walk = perimeter(state.cells)
    spots = free_spots(walk, state.markers, state.moving)
    if spots:
        return [MARKER_SPOT + i for i in range(len(spots))]
    return _pushes(state, walk)


def pick(state: GinkgoState, rng: Rng) -> int:
    """A random one of the legal actions; in the normal case without their list."""
    sides = _free_sides(state)
    if sides:
        return MOVE_MARKER + member_at(sides, rng.below(num_in(sides)))
    options = legal(state)
    return options[rng.below(len(options))]


def apply(state: GinkgoState, action: int, out: Recorder | None) -> None:
    state.question = NO_QUESTION
    state.waiting = 0
    _move(state, action, out)


def _move(state: GinkgoState, action: int, out: Recorder | None) -> None:
    if action >= PUSH_CLOCKWISE:
        _push(state, action, out)
        return
    if action >= MARKER_SPOT:
        spots = free_spots(perimeter(state.cells), state.markers, state.moving)
        cell = spots[action - MARKER_SPOT]
    else:
        cell = state.cells[-1] + OFFSETS[action - MOVE_MARKER]
    _put(state, state.moving, cell, False, out)
    state.moving = NOTHING


def _put(state: GinkgoState, letter: int, cell: int, pushed: bool, out: Recorder | None) -> None:
    state.markers[letter] = cell
    if out is not None:
        out.record(MarkerMoved(letter, cell, pushed))


def _free_sides(state: GinkgoState) -> int:
    """The normal case: cells next to the new building without building or marker (G8.1).

    A set of directions, a bit each.
    """
    site = state.cells[-1]
    return _ALL_SIDES & ~(taken_sides(state.cells, site) | taken_sides(state.markers, site))


# -- blocked --------------------------------------------------------------------------------------


def free_spots(walk: list[int], markers: list[int], moving: int) -> list[int]:
    """The free perimeter cells between the alphabetical neighbours, clockwise (G8.7, G8.8)."""
    before = _neighbour(walk, markers, moving, NUM_MARKERS - 1)
    if before == NOTHING:
        return _without_repeats(walk)  # no other marker lies there (G8.9)
    after = _neighbour(walk, markers, moving, 1)
    spots: list[int] = []
    for i in range(len(walk)):
        if walk[i] == markers[before]:
            spots.extend(_gap(walk, markers, i, after))
    return _without_repeats(spots)


def _neighbour(walk: list[int], markers: list[int], moving: int, step: int) -> int:
    """The nearest letter on the perimeter, going through the alphabet in steps, or NOTHING."""
    for i in range(1, NUM_MARKERS):
        letter = (moving + i * step) % NUM_MARKERS
        if markers[letter] in walk:
            return letter
    return NOTHING


def _gap(walk: list[int], markers: list[int], start: int, after: int) -> list[int]:
    """The cells passed from one marker to the next, if that one is `after`."""
    passed: list[int] = []
    for i in range(1, len(walk) + 1):
        cell = walk[(start + i) % len(walk)]
        letter = letter_at(markers, cell)
        if letter == after:
            return passed
        if letter != NOTHING:
            break
        passed.append(cell)
    return []


def _without_repeats(cells: list[int]) -> list[int]:
    unique: list[int] = []
    for cell in cells:
        if cell not in unique:
            unique.append(cell)
    return unique


# -- no room: push --------------------------------------------------------------------------------


def _pushes(state: GinkgoState, walk: list[int]) -> list[int]:
    """The shorter push that keeps the order; both if the player may choose (G8.13-G8.15)."""
    clockwise = _unbroken_run(state, walk, PUSH_CLOCKWISE)
    back = _unbroken_run(state, walk, PUSH_BACK)
    options: list[int] = []
    if _keeps_order(state, walk, clockwise):
        options.append(PUSH_CLOCKWISE)
    if _keeps_order(state, walk, back):
        options.append(PUSH_BACK)
    if len(options) == 1:
        return options
    if len(clockwise) == len(back):
        return options or [PUSH_CLOCKWISE]
    return [PUSH_CLOCKWISE if len(clockwise) < len(back) else PUSH_BACK]


def _unbroken_run(state: GinkgoState, walk: list[int], push: int) -> list[int]:
    """The cells from the neighbour's on that hold a marker, and the free one behind (G8.11)."""
    step = 1 if push == PUSH_CLOCKWISE else NUM_MARKERS - 1
    order = walk if push == PUSH_CLOCKWISE else walk[::-1]
    pushed = _neighbour(order, state.markers, state.moving, step)
    beside = _neighbour(order, state.markers, state.moving, -step)
    start = _start_of_push(state, order, beside, pushed)
    cells: list[int] = []
    for i in range(len(order)):
        cell = order[(start + i) % len(order)]
        if cell not in cells:
            cells.append(cell)
            if letter_at(state.markers, cell) == NOTHING:
                break
    return cells


def _start_of_push(state: GinkgoState, walk: list[int], beside: int, pushed: int) -> int:
    """The index at which `pushed` directly follows `beside`, or else its first index."""
    for i in range(len(walk)):
        here = walk[i] == state.markers[pushed]
        if here and walk[i - 1] == state.markers[beside]:
            return i
    return walk.index(state.markers[pushed])


def _pushed(state: GinkgoState, run: list[int]) -> list[int]:
    """Where all markers lie after a push."""
    markers = state.markers[:]
    for i in range(len(run) - 1):
        markers[letter_at(state.markers, run[i])] = run[i + 1]
    markers[state.moving] = run[0]
    return markers


def _keeps_order(state: GinkgoState, walk: list[int], run: list[int]) -> bool:
    return is_alphabetical(walk, _pushed(state, run))


def _push(state: GinkgoState, action: int, out: Recorder | None) -> None:
    after = _pushed(state, _unbroken_run(state, perimeter(state.cells), action))
    for letter in range(NUM_MARKERS):
        if after[letter] != state.markers[letter]:
            _put(state, letter, after[letter], letter != state.moving, out)
    state.moving = NOTHING
