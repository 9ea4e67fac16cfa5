"""Actions, events, components and questions as message ids with arguments.

A goal card or an achievement is composed from its row of data: one template per family.
"""

from typing import Final

from polis.games.cities import actions, events
from polis.games.cities.chart import space_name
from polis.games.cities.components import (
    ALL_COLOURS,
    BUILDINGS,
    COLOUR_NAMES,
    COLUMNS,
    CORNERS,
    DISTRICTS,
    FEATURE_STARTS,
    FEATURES,
    GOALS,
    HIGHEST,
    KIND_NAMES,
    LAST,
    NUM_ACHIEVEMENTS,
    NUM_COLOURS,
    NUM_TILES,
    ROW_NAMES,
    TERRAIN_NAMES,
    TURNS,
    Box,
    ground_of,
)
from polis.games.cities.config import CITY_NAMES, CitiesConfig
from polis.games.cities.content import read_box
from polis.games.cities.effects import (
    COLOURS,
    EMPTY,
    FAMILY,
    FAMILY_NAMES,
    HIGH,
    KINDS,
    LOW,
    NEED,
    OTHERS,
    PLACE_NAMES,
    SIZE,
    TERRAIN,
)
from polis.games.cities.geometry import (
    CORNER_X,
    CORNER_Y,
    MAX_SPACES,
    x_of,
    y_of,
)
from polis.games.cities.sheet import achievement_part
from polis.games.cities.state import QUESTION_NAMES
from polis.games.cities.view import CitiesView
from polis.kernel.event import Event
from polis.kernel.message import ActionSpec, Message, Part, message, part, seat_part

_CORNER_AT: Final = (0, 1, 3, 2)  # the corners of a cell, row by row
TAKE_KINDS: Final = ("take-goal", "take-tile", "take-features", "take-buildings")


# -- actions --------------------------------------------------------------------------------------


def spell(view: CitiesView, action: int) -> ActionSpec:
    if action < actions.CHOOSE:
        slot = action - actions.TAKE
        return ActionSpec(TAKE_KINDS[slot // COLUMNS], (events.slot_part(slot),))
    if action < actions.SWAP:
        tile = NUM_TILES + action - actions.CHOOSE
        return ActionSpec("choose-tile", (events.tile_part(tile),))
    if action < actions.BUILD_ON:
        return _spell_feature(view, action)
    if action == actions.LEAVE:
        return ActionSpec("leave")
    if action < actions.LAY:
        colour, space = divmod(action - actions.BUILD_ON, MAX_SPACES)
        return ActionSpec("build", (events.building_part(colour), _space(view, space)))
    cell, turn = divmod(action - actions.LAY, TURNS)
    place = events.cell_part(x_of(cell), y_of(cell))
    tile = view.agenda[0] if view.agenda else 0
    return ActionSpec("lay-tile", (place, part("turned", f"{tile + 1}.{turn}")))


def _spell_feature(view: CitiesView, action: int) -> ActionSpec:
    if action < actions.FEATURE_ON:
        which, colour = divmod(action - actions.SWAP, NUM_COLOURS)
        theater = events.feature_part(KIND_NAMES.index(f"theater-{COLOUR_NAMES[colour]}"))
        return ActionSpec("take-theater", (events.feature_part(view.agenda[which]), theater))
    which, space = divmod(action - actions.FEATURE_ON, MAX_SPACES)
    kind = events.feature_part(view.agenda[which])
    return ActionSpec("place-feature", (kind, _space(view, space)))


def _space(view: CitiesView, space: int) -> Part:
    cell = view.districts[view.turn].cells[space // CORNERS]
    x = 2 * x_of(cell) + CORNER_X[space % CORNERS]
    y = 2 * y_of(cell) + CORNER_Y[space % CORNERS]
    return events.space_part(x, y)


def ask(view: CitiesView) -> Message:
    """The question to the viewer, or the seat that the table waits for."""
    if not view.waiting:
        return message("game-over")
    question = QUESTION_NAMES[view.question]
    if view.seat != view.turn:
        return message("wait-for", seat=seat_part(view.turn), question=question)
    if view.question in (3, 4, 5):
        return message(f"ask-{question}", items=_agenda(view))
    return message(f"ask-{question}")


def _agenda(view: CitiesView) -> tuple[Part, ...]:
    return events.item_parts(view.question - 2, view.agenda)


# -- what can be said -----------------------------------------------------------------------------


def say(item: ActionSpec | Event | Part, view: CitiesView) -> Message:
    if isinstance(item, ActionSpec):
        return _say_action(item, view)
    if isinstance(item, Part):
        return _say_part(item, view)
    return _say_event(item, view)


def _say_action(spec: ActionSpec, view: CitiesView) -> Message:
    kind = f"do-{spec.kind}"
    if spec.kind in TAKE_KINDS:
        return message(kind, slot=spec.parts[0], items=slot_items(view, slot_of(spec.parts[0])))
    if spec.kind == "choose-tile":
        return message(kind, tile=spec.parts[0])
    if spec.kind == "leave":
        return message(kind, items=_agenda(view))
    if spec.kind == "lay-tile":
        return message(kind, cell=spec.parts[0], tile=spec.parts[1])
    if spec.kind == "take-theater":
        return message(kind, given=spec.parts[0], theater=spec.parts[1])
    if spec.kind == "build":
        building, space = spec.parts
        return message(kind, building=building, space=space, floor=_floor(view, space))
    return message(kind, feature=spec.parts[0], space=spec.parts[1])


def _floor(view: CitiesView, space: Part) -> int:
    """The floor of the next building on the space."""
    x, y = place_in(space)
    district = view.districts[view.turn]
    for number, cell in enumerate(district.cells):
        if x_of(cell) == x // 2 and y_of(cell) == y // 2:
            return district.heights[number * CORNERS + _CORNER_AT[y % 2 * 2 + x % 2]] + 1
    return 1


def slot_of(slot: Part) -> int:
    row, _, column = slot.name.partition(".")
    return (int(row) - 1) * COLUMNS + int(column) - 1


def place_in(item: Part) -> tuple[int, int]:
    """The column and the row of a cell or a space."""
    x, _, y = item.name.partition(",")
    return int(x), int(y)


def slot_items(view: CitiesView, slot: int) -> tuple[Part, ...]:
    """The components in a slot of the market, including unseen ones."""
    row, column = divmod(slot, COLUMNS)
    hidden = (part("hidden", ROW_NAMES[row]),) if column == LAST else ()
    if row == FEATURES:
        kinds = view.feature_row[FEATURE_STARTS[column] : FEATURE_STARTS[column + 1]]
        return (*(events.feature_part(kind) for kind in kinds if kind >= 0), *hidden)
    if hidden:
        return hidden
    if row == BUILDINGS:
        counts = view.building_row[column * NUM_COLOURS : column * NUM_COLOURS + NUM_COLOURS]
        colours = [colour for colour in range(NUM_COLOURS) for _ in range(counts[colour])]
        return events.item_parts(row, tuple(colours))
    card = view.goal_row[column] if row == GOALS else view.tile_row[column]
    return (events.item_part(row, card),) if card >= 0 else ()


def _say_event(event: Event, view: CitiesView) -> Message:
    if isinstance(event, events.StartTileChosen):
        return message("start-tile-chosen", seat=_seat(event.seat), tile=event.parts()[0])
    if isinstance(event, events.MarketFilled):
        return message("market-filled", round=event.number)
    if isinstance(event, events.MarketCleared):
        unseen = [part("hidden", ROW_NAMES[row]) for row in event.hidden]
        return message("market-cleared", items=(*event.parts(), *unseen))
    if isinstance(event, events.StarTaken):
        return message("star-taken", seat=_seat(event.seat))
    if isinstance(event, events.GameEnded):
        return message("game-over")
    return _say_turn(event, view)


def _say_turn(event: Event, view: CitiesView) -> Message:
    """The events of a turn."""
    if isinstance(event, events.WorkerPlaced):
        slot = events.slot_part(event.slot)
        return message("worker-placed", seat=_seat(event.seat), slot=slot)
    if isinstance(event, events.ItemsRevealed):
        return message("items-revealed", items=event.parts())
    if isinstance(event, events.ItemsTaken):
        return message("items-taken", seat=_seat(event.seat), items=event.parts())
    if isinstance(event, events.ItemsLeft):
        return message("items-left", seat=_seat(event.seat), items=event.parts())
    if isinstance(event, events.AchievementGained):
        box = read_box(view.config.content)
        achievement = achievement_part(box, view.city, event.achievement)
        seat = _seat(event.seat)
        points = event.points
        return message("achievement-gained", seat=seat, achievement=achievement, points=points)
    return _say_placement(event)


def _say_placement(event: Event) -> Message:
    if isinstance(event, events.TilePlaced):
        tile = part("turned", f"{event.tile + 1}.{event.turn}")
        cell = events.cell_part(event.x, event.y)
        return message("tile-placed", seat=_seat(event.seat), tile=tile, cell=cell)
    if isinstance(event, events.FeaturePlaced):
        space = events.space_part(event.x, event.y)
        kind = event.parts()[0]
        return message("feature-placed", seat=_seat(event.seat), feature=kind, space=space)
    if isinstance(event, events.TheaterTaken):
        given, theater = event.parts()
        return message("theater-taken", seat=_seat(event.seat), given=given, theater=theater)
    assert isinstance(event, events.BuildingPlaced)
    return message(
        "building-placed",
        seat=_seat(event.seat),
        building=event.parts()[0],
        space=events.space_part(event.x, event.y),
        height=event.height,
    )


def _seat(seat: int) -> Part:
    return seat_part(seat)


# -- components -----------------------------------------------------------------------------------


def _say_part(item: Part, view: CitiesView) -> Message:
    box = read_box(view.config.content)
    if item.kind == "goal":
        card = int(item.name) - 1
        return condition("goal", box.goal_rows[card], box.goal_points[card])
    if item.kind == "achievement":
        return _say_achievement(box, item.name)
    if item.kind == "tile":
        return _say_tile(box, int(item.name) - 1, 0)
    if item.kind == "turned":
        tile, _, turn = item.name.partition(".")
        return _say_tile(box, int(tile) - 1, int(turn))
    if item.kind in ("cell", "space"):
        return _say_place(item, view.config)
    if item.kind == "slot":
        row, column = divmod(slot_of(item), COLUMNS)
        return message("slot", row=message(f"market-row-{ROW_NAMES[row]}"), column=column + 1)
    if item.kind == "city":
        return city_name(box, item.name)
    if item.kind == "seat":
        return message("seat", number=int(item.name) + 1)
    if item.kind == "row":
        return message(f"market-row-{item.name}")
    return message(f"{item.kind}-{item.name}")  # feature, building, hidden


def _say_place(item: Part, config: CitiesConfig) -> Message:
    x, y = place_in(item)
    if item.kind == "space":
        return message("space", name=space_name(config, x, y))
    first = space_name(config, 2 * x, 2 * y)
    return message("cell", first=first, last=space_name(config, 2 * x + 1, 2 * y + 1))


def _say_achievement(box: Box, name: str) -> Message:
    city, _, number = name.rpartition(".")
    row = box.achievement_rows[box.city_names.index(city) * NUM_ACHIEVEMENTS + int(number) - 1]
    return condition("need", row, row[NEED])


def city_name(box: Box, name: str) -> Message:
    """The name of a city; a city of other content brings its own, or has only its id."""
    title = box.city_titles[box.city_names.index(name)] if name in box.city_names else ""
    if name in CITY_NAMES and not title:
        return message(f"city-{name}")
    return message("city-other", name=title or name)


def _say_tile(box: Box, tile: int, turn: int) -> Message:
    """A tile by its grounds, row by row; the corners themselves go clockwise."""
    grounds = [ground_of(box, tile, turn, corner) for corner in range(CORNERS)]
    a, b, d, c = (message(f"short-{TERRAIN_NAMES[ground]}") for ground in grounds)
    return message("tile", a=a, b=b, c=c, d=d)


def condition(form: str, row: list[int], number: int) -> Message:
    """The text of a goal ("2 points for each ...") or an achievement ("4 buildings ...")."""
    return message(
        f"{form}-{FAMILY_NAMES[row[FAMILY]]}",
        number=number,
        colour=colour_word(row[COLOURS]),
        others=colour_word(row[OTHERS]),
        floors=_floors(row[LOW], row[HIGH]),
        low=row[LOW],
        high=row[HIGH],
        terrain=PLACE_NAMES[row[TERRAIN]],
        empty="yes" if row[EMPTY] else "no",
        size=row[SIZE],
        kinds=row[KINDS],
    )


def colour_word(colours: int) -> str:
    return "any" if colours == ALL_COLOURS else COLOUR_NAMES[colours.bit_length() - 1]


def _floors(low: int, high: int) -> Message:
    """The heights that count, as the end of a sentence."""
    if low == 1 and high == HIGHEST:
        return message("floors-any")
    if low == high:
        return message("floors-exactly", number=low)
    if high == HIGHEST:
        return message("floors-from", number=low)
    if low == 1:
        return message("floors-to", number=high)
    return message("floors-between", low=low, high=high)


assert (DISTRICTS, FEATURES, BUILDINGS) == (1, 2, 3)  # the rows whose items have to be placed
