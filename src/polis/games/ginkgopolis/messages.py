"""Actions, events and components as message ids with arguments. The sentences are in `locale/`."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from polis.games.ginkgopolis import actions
from polis.games.ginkgopolis.components import (
    CARD_BY_NAME,
    CARD_COLOUR,
    CARD_COUNTS,
    CARD_NAMES,
    CARD_TARGET,
    CARD_TRIGGER,
    FIRST_CHARACTER,
    FIRST_LETTER,
    MARKER_LETTERS,
    NOTHING,
    PER_COLOUR_CARD,
    PER_HIGH_BUILDING,
    PER_LOW_BUILDING,
    PER_RESOURCE_ON_COLOUR,
    PER_TRIGGER_CARD,
    START_ITEMS,
    bonus_of,
)
from polis.games.ginkgopolis.events import (
    GameEnded,
    MarkerMoved,
    card_part,
    cards_part,
    tile_part,
    tiles_part,
)
from polis.games.ginkgopolis.geometry import DIRECTION_NAMES, OFFSETS, cell_at, perimeter
from polis.games.ginkgopolis.notation import cell_name
from polis.games.ginkgopolis.rules.marker import free_spots
from polis.games.ginkgopolis.state import CHOOSE, DRAFT, LETTER, MARKER, has_ended
from polis.games.ginkgopolis.view import GinkgoView
from polis.kernel.event import Event, field_names
from polis.kernel.message import ActionSpec, Argument, Message, Part, message, part, seat_part

COLOUR_NAMES = ("red", "blue", "yellow")
ITEM_NAMES = ("resource", "tile", "point")
TRIGGER_NAMES = ("exploit", "urbanize", "construct", "end")


def who(side: int, is_solo: bool) -> Part | Message:
    """A player, or Hal."""
    return message("hal") if is_solo and side == 1 else seat_part(side)


@cache
def cell_part(cell: int) -> Part:
    return part("cell", cell_name(cell))


def marker_part(letter: int) -> Part:
    return part("marker", MARKER_LETTERS[letter])


# -- actions --------------------------------------------------------------------------------------


def spell(view: GinkgoView, action: int) -> ActionSpec:
    """The action as a kind and the parts to click."""
    if action < actions.NEW_HAND:
        kind = "keep" if action >= FIRST_CHARACTER else "card"
        return ActionSpec(kind, (card_part(action - actions.PICK_CARD),))
    if actions.PICK_TILE <= action < actions.TAKE_RESOURCE:
        return ActionSpec("tile", (tile_part(action - actions.PICK_TILE),))
    if actions.GIVE_TILE <= action < actions.GIVE_DONE:
        return ActionSpec("give", (tile_part(action - actions.GIVE_TILE),))
    if actions.MOVE_MARKER <= action < actions.PUSH_CLOCKWISE:
        return ActionSpec(
            "marker", (marker_part(view.moving), cell_part(marker_target(view, action)))
        )
    return ActionSpec(_SIMPLE_KINDS[action])


_SIMPLE_KINDS: Mapping[int, str] = {
    actions.NEW_HAND: "new-hand",
    actions.NO_TILE: "alone",
    actions.TAKE_RESOURCE: "take-resource",
    actions.TAKE_TILE: "take-tile",
    actions.PUSH_CLOCKWISE: "push-clockwise",
    actions.PUSH_BACK: "push-back",
    actions.GIVE_DONE: "done",
}


def marker_target(view: GinkgoView, action: int) -> int:
    """Where a marker would go."""
    if action < actions.MARKER_SPOT:
        return view.cells[-1] + OFFSETS[action - actions.MOVE_MARKER]
    spots = free_spots(perimeter(list(view.cells)), list(view.markers), view.moving)
    return spots[action - actions.MARKER_SPOT]


def _say_action(spec: ActionSpec, view: GinkgoView) -> Message:
    names = {"card": "card", "keep": "card", "tile": "tile", "give": "tile"}
    if spec.kind == "marker":
        site = view.cells[-1]
        beside = [cell_name(site + offset) for offset in OFFSETS]
        cell = spec.parts[1]
        direction = DIRECTION_NAMES[beside.index(cell.name)] if cell.name in beside else "far"
        x, y = cell.name.split(",")
        place = say_place(view, cell_at(int(x), int(y)))
        return message(
            "action-marker", marker=spec.parts[0], cell=cell, place=place, direction=direction
        )
    if spec.kind == "done" and view.selected:
        return message("action-done-more")
    args = {names[spec.kind]: spec.parts[0]} if spec.parts else {}
    return message(f"action-{spec.kind}", **args)


# -- questions ------------------------------------------------------------------------------------


def ask(view: GinkgoView) -> Message:
    if not view.waiting:
        over = has_ended(view.waiting, view.round, view.question, len(view.agenda))
        return message("ask-nothing" if over else "ask-going-on")
    if view.seat is None or not view.waiting >> view.seat & 1:
        waiting = [seat for seat in range(view.config.seats) if view.waiting >> seat & 1]
        return message("ask-others", seats=tuple(seat_part(seat) for seat in waiting))
    if view.question == CHOOSE and view.chosen_card != NOTHING:
        return message("ask-tile", card=card_part(view.chosen_card))
    if view.question == MARKER:
        return message("ask-marker", marker=marker_part(view.moving))
    return message(_QUESTIONS.get(view.question, "ask-return"))


_QUESTIONS: Mapping[int, str] = {DRAFT: "ask-draft", CHOOSE: "ask-card", LETTER: "ask-letter"}


# -- events ---------------------------------------------------------------------------------------


_UNSAID = ("payer", "kept")  # for drawings: the sentence says enough


def _say_event(event: Event, view: GinkgoView) -> Message:
    """The id is the event's name; every field becomes an argument by its name."""
    if isinstance(event, GameEnded):
        return _say_end(event, view)
    fields = {name: getattr(event, name) for name in field_names(event)}
    id = _id_of(type(event).__name__)
    if fields.get("tile") == NOTHING or fields.get("cell") == NOTHING:
        id += "-alone"
    for name in _UNSAID:
        fields.pop(name, None)
    if fields.get("tiles") == ():
        id += "-none"
        del fields["tiles"]
    args = {
        "who" if name in ("side", "owner", "first") else name: _argument(name, value, view)
        for name, value in fields.items()
        if value != NOTHING
    }
    if isinstance(event, MarkerMoved):
        args["place"] = say_place(view, event.cell)
    return message(f"event-{id}", **args)


@cache
def _id_of(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def say_place(view: GinkgoView, cell: int) -> Message | Part:
    """An empty place by a building beside it; by its coordinates where none is."""
    for direction, step in zip(DIRECTION_NAMES, OFFSETS):
        if cell - step in view.cells:
            building = tile_part(view.tops[view.cells.index(cell - step)])
            return message("place-beside", direction=direction, building=building)
    return cell_part(cell)


def _say_end(event: GameEnded, view: GinkgoView) -> Message:
    if not view.config.is_solo:
        return message("event-game-ended")
    own, hal = event.totals
    return message("event-game-ended-solo", who=seat_part(0), own=own, hal=hal)


def _argument(name: str, value: Any, view: GinkgoView) -> Argument | Message:
    if name in ("side", "owner", "first"):
        return who(value, view.config.is_solo)
    if value == ():
        return message("none")
    if name in _PARTS:
        return _PARTS[name](value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    assert isinstance(value, int | str)
    return value


_PARTS: Mapping[str, Callable[[Any], Argument]] = {
    "card": card_part,
    "cards": cards_part,
    "discarded": cards_part,
    "joined": cards_part,
    "set_aside": cards_part,
    "tile": tile_part,
    "tiles": tiles_part,
    "cell": cell_part,
    "letter": marker_part,
}


# -- components -----------------------------------------------------------------------------------


def _say_part(item: Part) -> Message:
    if item.kind == "seat":  # players have names of their own; the only other side is Hal
        return message("hal")
    if item.kind == "cell":
        x, y = item.name.split(",")
        return message("part-cell", x=int(x), y=int(y))
    if item.kind == "marker":
        return message("part-marker", letter=item.name)
    card = CARD_BY_NAME[item.name]
    if item.kind == "power":
        return say_power(card)
    if item.kind == "items":
        return _say_items(card)
    if item.kind == "start":
        resources, tiles, points = START_ITEMS[card - FIRST_CHARACTER]
        return message("part-start", resources=resources, tiles=tiles, points=points)
    if FIRST_LETTER <= card < FIRST_CHARACTER:
        return message("part-letter", letter=item.name)
    colour = COLOUR_NAMES[CARD_COLOUR[card]]
    if card >= FIRST_CHARACTER:
        trigger = TRIGGER_NAMES[CARD_TRIGGER[card]]
        return message("part-character", colour=colour, trigger=trigger)
    return message(f"part-{item.kind}", colour=colour, number=int(CARD_NAMES[card][1:]))


def _say_items(card: int) -> Message:
    """What a card brings, without saying when; for end-of-game cards, all that they do."""
    if CARD_COUNTS[card]:
        return say_power(card)
    resources, tiles, points = bonus_of(card)
    return message("power-items", resources=resources, tiles=tiles, points=points)


def say_power(card: int) -> Message:
    """What a card in the tableau brings, and when."""
    counts = CARD_COUNTS[card]
    if CARD_TRIGGER[card] == NOTHING:
        return message("power-letter")
    if not counts:
        resources, tiles, points = bonus_of(card)
        trigger = TRIGGER_NAMES[CARD_TRIGGER[card]]
        return message(
            "power-bonus", trigger=trigger, resources=resources, tiles=tiles, points=points
        )
    if counts in (PER_RESOURCE_ON_COLOUR, PER_COLOUR_CARD):
        id = "power-resources" if counts == PER_RESOURCE_ON_COLOUR else "power-colour-cards"
        return message(id, colour=COLOUR_NAMES[CARD_TARGET[card]])
    if counts == PER_TRIGGER_CARD:
        return message("power-trigger-cards", trigger=TRIGGER_NAMES[CARD_TARGET[card]])
    return message(_PLAIN_POWERS.get(counts, "power-nine"))


_PLAIN_POWERS: Mapping[int, str] = {
    PER_LOW_BUILDING: "power-low",
    PER_HIGH_BUILDING: "power-high",
}


def say(item: ActionSpec | Event | Part, view: GinkgoView) -> Message:
    if isinstance(item, ActionSpec):
        return _say_action(item, view)
    if isinstance(item, Event):
        return _say_event(item, view)
    return _say_part(item)
