"""Actions, events and components as message ids with arguments; no sentences."""

from polis.kernel.event import Event
from polis.kernel.message import ActionSpec, Line, Message, Part, Span, message, seat_part
from polis.kernel.preview import NO_PREVIEW, Change, Preview
from tests.toys.peaks.components import FREE, space_part, token_part
from tests.toys.peaks.events import NumberLaid
from tests.toys.peaks.scoring import points
from tests.toys.peaks.view import PeaksView


def spell(view: PeaksView, action: int) -> ActionSpec:
    index, space = divmod(action, view.config.spaces)
    owner = view.waiting.bit_length() - 1 if view.seat is None else view.seat
    return ActionSpec("lay", (token_part(owner, index + 1), space_part(space)))


def ask(view: PeaksView) -> Message:
    if not view.waiting:
        return message("game-over")
    turn = view.waiting.bit_length() - 1
    return message("ask-lay") if turn == view.seat else message("wait-for", seat=seat_part(turn))


def say(item: ActionSpec | Event | Part, view: PeaksView) -> Message:
    if isinstance(item, ActionSpec):
        return message("do-lay", number=item.parts[0], space=item.parts[1])
    if isinstance(item, NumberLaid):
        number, space = token_part(item.seat, item.number), space_part(item.space)
        return message("number-laid", seat=seat_part(item.seat), number=number, space=space)
    assert isinstance(item, Part)
    return _name(item)


def _name(part: Part) -> Message:
    if part.kind == "number":
        return message("number", number=int(part.name.partition(".")[2]))
    return message(part.kind, number=int(part.name) + 1)  # a seat or a space, counted from 1


def preview(view: PeaksView, action: int) -> Preview:
    if view.seat is None:
        return NO_PREVIEW
    index, space = divmod(action, view.config.spaces)
    row = list(view.row)
    row[space] = view.seat * view.config.numbers + index
    gain = points(view.config, row, view.seat) - points(view.config, view.row, view.seat)
    return Preview((message("brings", points=gain),), (Change("points", gain),))


def why(view: PeaksView, part: Part) -> Message | None:
    """The reason why a space cannot be chosen: it is taken."""
    if part.kind == "space" and view.row[int(part.name)] != FREE:
        return message("why-taken", space=part)
    return None


def draw(view: PeaksView) -> list[Line]:
    """The row on one line, every number in the ink of its owner."""
    spans: list[Span] = []
    for token in view.row:
        if token == FREE:
            spans.append(Span(" · "))
        else:
            owner, index = divmod(token, view.config.numbers)
            spans.append(Span(f" {index + 1} ", f"seat{owner}"))
    return [tuple(spans)]
