"""What a choice would change in points, as far as the seat can know.

No second rulebook: the choice is made by the real rules in a state imagined from the view, and
the two score sheets are compared line by line.
"""

from functools import lru_cache

from polis.games.cities import actions, flow
from polis.games.cities.components import (
    COLUMNS,
    DISTRICTS,
    FEATURES,
    GOALS,
    LAST,
    NOTHING,
    NUM_ACHIEVEMENTS,
    PARK,
    WATER,
)
from polis.games.cities.district import spaces_for, streets_for
from polis.games.cities.effects import FEATURE_TILES, NEED, STANDING, TILES, measure
from polis.games.cities.events import item_parts
from polis.games.cities.imagine import imagine
from polis.games.cities.messages import slot_items
from polis.games.cities.rules import achievements
from polis.games.cities.rules.achievements import free_place, has_marker, row_of
from polis.games.cities.scoring import total
from polis.games.cities.sheet import achievement_part, sheet
from polis.games.cities.state import CitiesState
from polis.games.cities.view import CitiesView
from polis.kernel.message import Message, ScoreLine, message
from polis.kernel.rng import seeded

Sums = dict[str, tuple[Message, int]]  # labels and points of a sheet, by what they are about


class _Position:
    """A view brought back to life, and what it scores; all choices start from there."""

    def __init__(self, view: CitiesView, seat: int) -> None:
        self.seat = seat
        self.state = imagine(view, seeded(0))
        lines = sheet(self.state, seat)
        self.sums = _by_label(lines)
        self.points = _total(lines)


@lru_cache(maxsize=1)  # the choices of a position are previewed one after the other
def _position(view: CitiesView, seat: int) -> _Position:
    return _Position(view, seat)


def preview(view: CitiesView, action: int) -> list[Message]:
    if view.seat is None or view.seat != view.turn or not view.waiting:
        return []
    if actions.CHOOSE <= action < actions.SWAP:
        return []
    if action < actions.CHOOSE and action % COLUMNS == LAST:
        return [message("preview-hidden")]
    position = _position(view, view.seat)
    if action < actions.CHOOSE and action // COLUMNS != GOALS:
        return _placed_well(position.state, view.seat, action)
    if action < actions.CHOOSE:
        return [_goal_now(position.state, view, view.seat, action)]
    return _changes(position, action)


def _placed_well(state: CitiesState, seat: int, action: int) -> list[Message]:
    """What the contents of a slot bring at once, if each is placed where it brings most."""
    after = state.clone()
    flow.answer(after, seat, action, None)
    lost = _without_a_space(after, seat, action // COLUMNS)
    while after.agenda and after.turn == seat:
        after = _best_answered(after, seat)
    points = total(after, seat) - total(state, seat)
    return [message("preview-placed", points=points), *lost] if points > 0 else lost


def _without_a_space(state: CitiesState, seat: int, row: int) -> list[Message]:
    """What has just been taken and fits nowhere: it would leave the game."""
    if row == DISTRICTS:
        return []
    spaces = spaces_for if row == FEATURES else streets_for
    district = state.districts[seat]
    lost = tuple(item for item in dict.fromkeys(state.agenda) if not spaces(district, item))
    return [message("preview-lost", items=item_parts(row, lost))] if lost else []


def _best_answered(state: CitiesState, seat: int) -> CitiesState:
    tried: list[CitiesState] = []
    for choice in flow.answers(state):
        tried.append(state.clone())
        flow.answer(tried[-1], seat, choice, None)
    return max(tried, key=lambda after: total(after, seat))


def _changes(position: _Position, action: int) -> list[Message]:
    before, seat, points = position.state, position.seat, position.points
    after = before.clone()
    flow.answer(after, seat, action, None)
    if after.agenda:  # the turn goes on, but what it has reached is as good as gained
        achievements.resolve(after, seat, TILES | FEATURE_TILES | STANDING, None)
    new = sheet(after, seat)
    said = _changed_lines(position.sums, _by_label(new)) + _progress(before, after, seat)
    if action >= actions.LAY:
        said += _larger_zones(before, after, seat)
    if _total(new) != points or (not said and action < actions.LAY):
        said.insert(0, message("preview-points", before=points, after=_total(new)))
    return said


def _total(lines: list[ScoreLine]) -> int:
    return sum(line.points for line in lines)


def _goal_now(state: CitiesState, view: CitiesView, seat: int, action: int) -> Message:
    """How often the goal in the slot is met already."""
    card = int(slot_items(view, action)[0].name) - 1
    count = measure(state.districts[seat], state.box.goal_rows[card])
    return message("preview-goal", count=count, points=count * state.box.goal_points[card])


def _changed_lines(before: Sums, after: Sums) -> list[Message]:
    """The lines whose points differ, zones of one terrain together."""
    said: list[Message] = []
    for name in dict.fromkeys([*after, *before]):
        label = after[name][0] if name in after else before[name][0]
        change = _points(after, name) - _points(before, name)
        if change:
            said.append(message("preview-line", line=label, change=signed(change)))
    return said


def _progress(before: CitiesState, after: CitiesState, seat: int) -> list[Message]:
    """How much nearer the seat comes to the achievements that it can still gain."""
    said: list[Message] = []
    for number in range(NUM_ACHIEVEMENTS):
        row = row_of(before, number)
        now = measure(before.districts[seat], row)
        then = min(measure(after.districts[seat], row), row[NEED])
        is_open = free_place(before, number) != NOTHING and not has_marker(before, seat, number)
        if is_open and then != now:
            gap = {"before": now, "after": then, "need": row[NEED]}
            said.append(message("preview-progress", achievement=achievement_part(number), **gap))
    return said


def _larger_zones(before: CitiesState, after: CitiesState, seat: int) -> list[Message]:
    """How large the largest zones become, if a tile makes one of them larger."""
    sizes = _largest_zones(after, seat)
    if sizes == _largest_zones(before, seat):
        return []
    return [message("preview-zones", park=sizes[PARK], water=sizes[WATER])]


def _largest_zones(state: CitiesState, seat: int) -> dict[int, int]:
    plan = state.districts[seat].plan
    sizes = {PARK: 0, WATER: 0}
    for terrain, size in zip(plan.zone_terrain, plan.zone_size, strict=True):
        sizes[terrain] = max(sizes[terrain], size)
    return sizes


def _by_label(lines: list[ScoreLine]) -> Sums:
    sums: Sums = {}
    for line in lines:
        name = str(line.label.id) + str(line.label.args.get("goal", ""))
        name += str(line.label.args.get("achievement", ""))
        points = sums[name][1] if name in sums else 0
        sums[name] = (line.label, points + line.points)
    return sums


def _points(sums: Sums, name: str) -> int:
    return sums[name][1] if name in sums else 0


def signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}"
