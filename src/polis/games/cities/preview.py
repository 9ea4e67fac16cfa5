"""What a choice would change, as far as the seat can know: sentences, and the same as numbers.

There is no second set of rules: the real rules play the choice in a state imagined from the view.
Only the points that such a choice can change are counted again (`tally.py`).
"""

from collections import Counter
from typing import Final

from polis.games.cities import actions, flow
from polis.games.cities.components import (
    BUILDINGS,
    COLUMNS,
    GOALS,
    LAST,
    NOTHING,
    NUM_ACHIEVEMENTS,
    PARK,
    WATER,
)
from polis.games.cities.districts.district import District, homes, sites
from polis.games.cities.districts.tally import Cards, Tally, recount, tally
from polis.games.cities.effects import (
    FAMILY,
    LOOKS_AT,
    NEED,
    measure,
)
from polis.games.cities.events import goal_part, item_part, item_parts, slot_part
from polis.games.cities.imagine import imagine
from polis.games.cities.rules import place_building, place_feature, place_tile, place_worker
from polis.games.cities.rules.achievements import free_place, has_marker, row_of, value_of
from polis.games.cities.rules.star import furthest_right
from polis.games.cities.scoring import achievement_points
from polis.games.cities.sheet import achievement_part, goal_label, zone_label
from polis.games.cities.state import BUILDING, FEATURE, TILE, CitiesState
from polis.games.cities.view import CitiesView
from polis.kernel.memo import last_result
from polis.kernel.message import Message, message
from polis.kernel.preview import NO_PREVIEW, Change, Preview
from polis.kernel.rng import seeded

_PLACE: Final = {
    TILE: place_tile.apply,
    FEATURE: place_feature.apply,
    BUILDING: place_building.apply,
}

Labelled = tuple[Message, Change]


class _Position:
    """A view as a state, and what it scores. The previews of all its choices start here."""

    def __init__(self, view: CitiesView) -> None:
        assert view.seat is not None
        self.seat = seat = view.seat
        self.state = imagine(view, seeded(0))
        state = self.state
        self.cards = Cards(state.box, state.goals[seat])
        self.tally = tally(state.districts[seat], self.cards)
        self.rows = [row_of(state, number) for number in range(NUM_ACHIEVEMENTS)]
        self.prizes = [_prize(state, seat, number) for number in range(NUM_ACHIEVEMENTS)]
        self.reached = [measure(state.districts[seat], row) for row in self.rows]
        self.achievements = achievement_points(state, seat)
        self.points = self.achievements + self.tally.points

    def place(self, state: CitiesState, current: Tally, action: int) -> Tally:
        """Answer the state's question, and count what that changes in the seat's district."""
        question, before = state.question, state.districts[self.seat]
        _PLACE[question](state, self.seat, action, None)
        after = state.districts[self.seat]
        if after is before:
            return current
        return recount(current, after, self.cards, flow.CHANGES[question])

    def reach(self, district: District, changed: int) -> list[int]:
        """How far a changed district has come with each achievement that can still be gained."""
        return [
            measure(district, row) if prize and LOOKS_AT[row[FAMILY]] & changed else now
            for row, prize, now in zip(self.rows, self.prizes, self.reached)
        ]

    def gains(self, reached: list[int]) -> list[int]:
        """By achievement: the points that the seat would gain for it at the end of the turn."""
        return [
            prize if now >= row[NEED] else 0
            for row, prize, now in zip(self.rows, self.prizes, reached)
        ]


def _prize(state: CitiesState, seat: int, achievement: int) -> int:
    """The points for meeting an achievement now; 0: the seat cannot gain it any more."""
    place = free_place(state.markers, state.config.seats, achievement)
    if place == NOTHING or has_marker(state.markers, seat, achievement):
        return 0
    return value_of(state, achievement, place)


@last_result
def _position(view: CitiesView) -> _Position:
    return _Position(view)


def preview(view: CitiesView, action: int) -> Preview:
    if view.seat is None or view.seat != view.turn or not view.waiting:
        return NO_PREVIEW
    if actions.CHOOSE <= action < actions.SWAP:
        return NO_PREVIEW
    if action >= actions.SWAP:
        return _placement(_position(view), action)
    star = _star(view, action)
    if action % COLUMNS == LAST:
        return Preview((message("preview-hidden"),), star)
    position = _position(view)
    if action // COLUMNS == GOALS:
        return _goal_now(position, view.goal_row[action % COLUMNS])
    return _placed_well(position, action, star)


# -- taking from the market -----------------------------------------------------------------------


def _star(view: CitiesView, slot: int) -> tuple[Change, ...]:
    """Whether a worker there would stand furthest right in the row of buildings. Rule K9.1."""
    row, column = divmod(slot, COLUMNS)
    if row != BUILDINGS or column < furthest_right(list(view.workers)):
        return ()
    return (Change("star", 1, slot_part(slot)),)


def _goal_now(position: _Position, card: int) -> Preview:
    """How often the goal in the slot is met already, and achievements that end the turn."""
    box = position.state.box
    number = measure(position.state.districts[position.seat], box.goal_rows[card])
    points = number * box.goal_points[card]
    part = goal_part(card)
    gained, changes = _gained(position, position.gains(position.reached))
    lines = (message("preview-goal", count=number, points=points), *gained)
    return Preview(lines, (Change("met", number, part), Change("goal", points, part), *changes))


def _placed_well(position: _Position, action: int, star: tuple[Change, ...]) -> Preview:
    """The points of a slot's contents, if each is placed where it brings most."""
    after = position.state.clone()
    place_worker.apply(after, position.seat, action, None)
    lost = _without_a_space(after, position.seat)
    lines, changes = _lost(action // COLUMNS, lost)
    points = _best_points(position, after) - position.points
    if points > 0:
        lines = [message("preview-placed", points=points), *lines]
        changes = [Change("placed", points), *changes]
    return Preview(tuple(lines), (*changes, *star))


def _without_a_space(state: CitiesState, seat: int) -> list[int]:
    """The taken components that fit nowhere and would leave the game."""
    if state.question == TILE:
        return []
    spaces = homes if state.question == FEATURE else sites
    district = state.districts[seat]
    fits = {item: bool(spaces(district, item)) for item in set(state.agenda)}
    return [item for item in state.agenda if not fits[item]]


def _lost(row: int, lost: list[int]) -> tuple[list[Message], list[Change]]:
    if not lost:
        return [], []
    numbers = Counter(lost)
    line = message("preview-lost", items=item_parts(row, tuple(numbers)))
    return [line], [Change("lost", -number, item_part(row, i)) for i, number in numbers.items()]


def _best_points(position: _Position, state: CitiesState) -> int:
    """The points after each taken component is placed where it brings most; uses the state up."""
    current, points = position.tally, position.points
    while state.agenda:
        best: _Placing | None = None
        start = current
        for choice in flow.answers(state):
            before = _Placing(state, position.seat)
            counted = position.place(state, start, choice)
            now = _points_now(position, state, counted)
            if best is None or now > points:
                points, best, current = now, _Placing(state, position.seat), counted
            before.restore(state)
        assert best is not None
        best.restore(state)
    return points


class _Placing:
    """What placing a component changes in a state. Restoring it is cheaper than a copy."""

    __slots__ = ("agenda", "district", "gone", "seat", "theaters")

    def __init__(self, state: CitiesState, seat: int) -> None:
        self.seat: int = seat
        self.agenda: list[int] = state.agenda.copy()
        self.district: District = state.districts[seat]
        self.gone: list[int] = state.gone.copy()
        self.theaters: int = state.theaters

    def restore(self, state: CitiesState) -> None:
        state.agenda = self.agenda
        state.districts[self.seat] = self.district
        state.gone = self.gone
        state.theaters = self.theaters


def _points_now(position: _Position, state: CitiesState, counted: Tally) -> int:
    """The points after a placement; with achievements, if nothing is left to place."""
    points = position.achievements + counted.points
    if state.agenda:
        return points
    changed = flow.CHANGES[state.question]
    reached = position.reach(state.districts[position.seat], changed)
    return points + sum(position.gains(reached))


# -- placing --------------------------------------------------------------------------------------


def _placement(position: _Position, action: int) -> Preview:
    before, seat = position.state, position.seat
    after = before.clone()
    new = position.place(after, position.tally, action)
    reached = position.reach(after.districts[seat], flow.CHANGES[before.question])
    gains = position.gains(reached)  # it is gained when the turn ends
    lines, changes = _changed_lines(position, after.districts[seat], new, gains)
    total = position.achievements + sum(gains) + new.points
    nearer, steps = _progress(position, reached)
    zones, sizes = _larger_zones(before, after, seat) if action >= actions.LAY else ([], [])
    lines += nearer + zones
    changes += steps + sizes
    if total != position.points:
        lines.insert(0, message("preview-points", before=position.points, after=total))
    if total != position.points or (not lines and action < actions.LAY):
        changes.insert(0, Change("points", total - position.points))
    return Preview(tuple(lines), tuple(changes))


def _changed_lines(
    position: _Position, district: District, new: Tally, gains: list[int]
) -> tuple[list[Message], list[Change]]:
    """The lines of the sheet whose points differ, zones of one terrain together."""
    gained, changes = _gained(position, gains)
    labelled = [*_land_changes(position, district, new), *_goal_changes(position, new)]
    lines = [
        message("preview-line", line=label, change=signed(change.amount))
        for label, change in labelled
    ]
    return gained + lines, changes + [change for _, change in labelled]


def _gained(position: _Position, gains: list[int]) -> tuple[list[Message], list[Change]]:
    """Achievements go by their number: their sentences are long, and the table shows them."""
    state = position.state
    lines: list[Message] = []
    changes: list[Change] = []
    for number, points in enumerate(gains):
        if points:
            name = achievement_part(state.box, state.city, number)
            lines.append(message("preview-achievement", number=number + 1, change=signed(points)))
            changes.append(Change("achievement", points, name))
    return lines, changes


def _land_changes(position: _Position, district: District, new: Tally) -> list[Labelled]:
    """Zones, monuments and the theater."""
    old, before = position.tally, position.state.districts[position.seat]
    labelled: list[Labelled] = []
    if new.water != old.water:
        label = zone_label(WATER, _changed_kinds(before, district, WATER))
        labelled.append((label, Change("water", new.water - old.water)))
    if new.park != old.park:
        label = zone_label(PARK, _changed_kinds(before, district, PARK))
        labelled.append((label, Change("park", new.park - old.park)))
    if new.monuments != old.monuments:
        change = Change("monuments", new.monuments - old.monuments)
        labelled.append((message("line-monuments"), change))
    if new.theater != old.theater:
        labelled.append((message("line-theater"), Change("theater", new.theater - old.theater)))
    return labelled


def _goal_changes(position: _Position, new: Tally) -> list[Labelled]:
    box, cards = position.state.box, position.state.goals[position.seat]
    labelled: list[Labelled] = []
    for card, count, before in zip(cards, new.goals, position.tally.goals):
        if count != before:
            change = Change("goal", (count - before) * box.goal_points[card], goal_part(card))
            labelled.append((goal_label(box, card, count), change))
    return labelled


def _changed_kinds(before: District, after: District, terrain: int) -> int:
    """The number of kinds in the zone that changes; of several, in the richest one."""
    known = Counter(_kinds(before, terrain))
    return max((Counter(_kinds(after, terrain)) - known).elements(), default=0)


def _kinds(district: District, terrain: int) -> list[int]:
    """By zone of a terrain: how many different features it has."""
    zones = zip(district.plan.zone_terrain, district.zone_features)
    return [features.bit_count() for ground, features in zones if ground == terrain]


def _progress(position: _Position, reached: list[int]) -> tuple[list[Message], list[Change]]:
    """How much nearer the seat comes to the achievements that it can still gain."""
    state = position.state
    lines: list[Message] = []
    changes: list[Change] = []
    for number, row in enumerate(position.rows):
        now = position.reached[number]
        then = min(reached[number], row[NEED])
        if position.prizes[number] and then != now:
            name = achievement_part(state.box, state.city, number)
            gap = {"before": now, "after": then, "need": row[NEED]}
            lines.append(message("preview-progress", number=number + 1, **gap))
            changes.append(Change("progress", then - now, name))
    return lines, changes


def _larger_zones(
    before: CitiesState, after: CitiesState, seat: int
) -> tuple[list[Message], list[Change]]:
    """How large the largest zones become, if a tile makes one of them larger."""
    old, new = _largest_zones(before, seat), _largest_zones(after, seat)
    if old == new:
        return [], []
    changes = [Change("largest-park", new[0] - old[0]), Change("largest-water", new[1] - old[1])]
    line = message("preview-zones", park=new[0], water=new[1])
    return [line], [change for change in changes if change.amount]


def _largest_zones(state: CitiesState, seat: int) -> tuple[int, int]:
    plan = state.districts[seat].plan
    sizes = {PARK: 0, WATER: 0}
    for terrain, size in zip(plan.zone_terrain, plan.zone_size, strict=True):
        sizes[terrain] = max(sizes[terrain], size)
    return sizes[PARK], sizes[WATER]


def signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}"
