"""What leaves the server: messages, events, views and choices as plain data for one audience.

An audience is a seat, or None for all guests. Everything here is made from the view of that
audience and from events told to it; the state is asked for the view and the scores only.
"""

import re
from typing import Any, Final

import msgspec

from polis.kernel.event import Event
from polis.kernel.game import AnyGame, Seat, State
from polis.kernel.message import Argument, Message, Part
from polis.server.protocol import Choice, Score, SheetLine, Told

WIDEST: Final = 2**53 - 1  # the widest whole number that every JSON reader keeps exact
_NUMBER: Final = re.compile(rb"-?[0-9]+")
_ALL_NOUGHTS: Final = bytes.maketrans(b"123456789", b"000000000")
_LONG: Final = b"0" * 16  # a number that may be wide, once all its digits are noughts

_encoder: Final = msgspec.json.Encoder()


def wire_message(message: Message) -> dict[str, Any]:
    return {"id": message.id, "args": {n: _argument(value) for n, value in message.args.items()}}


def _argument(value: Argument | Message) -> Any:
    kind = type(value)
    if kind is int or kind is str:
        return value
    if isinstance(value, Message):
        return wire_message(value)
    if isinstance(value, Part):
        return {"part": str(value)}
    if isinstance(value, tuple):
        return {"parts": [str(part) for part in value]}
    return value


def wire_view(view: Any) -> msgspec.Raw:
    """The view as JSON. Wide numbers (sets of cards as bits) become text."""
    return msgspec.Raw(_narrow(_encoder.encode(view)))


def wire_event(event: Event) -> Any:
    """The event as JSON that is sent as it stands: its kind and its fields, as in a journal."""
    kind = type(event)
    head = _heads.get(kind)
    if head is None:
        head = _heads[kind] = b'{"kind":%s' % _encoder.encode(kind.__name__)
    data = _encoder.encode(event)
    return msgspec.Raw(head + (b"}" if data == b"{}" else b"," + _narrow(data[1:])))


_heads: dict[type[Event], bytes] = {}  # how the JSON of every kind of event begins


def _narrow(data: bytes) -> bytes:
    """JSON with its wide numbers as text. Long numbers inside of strings are left alone."""
    flat = data.translate(_ALL_NOUGHTS)
    begin = flat.find(_LONG)
    if begin < 0:
        return data
    parts: list[bytes] = []
    end = 0
    while begin >= 0:
        number = _NUMBER.match(data, begin - data.startswith(b"-", begin - 1))
        assert number is not None
        if abs(int(number[0])) > WIDEST and not _is_in_string(data, begin):
            parts += (data[end : number.start()], b'"', number[0], b'"')
            end = number.end()
        begin = flat.find(_LONG, number.end())
    return b"".join((*parts, data[end:]))


def _is_in_string(data: bytes, place: int) -> bool:
    before = data[:place].replace(b"\\\\", b"").replace(b'\\"', b"")
    return before.count(b'"') % 2 == 1


def wire_told(game: AnyGame, event: Event, view: Any) -> Told:
    return Told(event=wire_event(event), message=wire_message(game.say(event, view)))


def wire_choice(game: AnyGame, view: Any, action: int) -> Choice:
    spec = game.spell(view, action)
    return Choice(
        action=action,
        kind=spec.kind,
        parts=[str(part) for part in spec.parts],
        message=wire_message(game.say(spec, view)),
        preview=[wire_message(message) for message in game.preview(view, action)],
    )


def final_scores(game: AnyGame, state: State, seats: int) -> list[Score]:
    """The scores of a match that is over."""
    results = game.result(state)
    return [
        Score(
            seat=seat,
            place=1 + sum(other > results[seat] for other in results),
            result=list(results[seat]),
            sheet=_sheet(game, state, seat),
        )
        for seat in range(seats)
    ]


def _sheet(game: AnyGame, state: State, seat: Seat) -> list[SheetLine]:
    return [
        SheetLine(
            label=wire_message(line.label),
            points=line.points,
            parts=[str(part) for part in line.parts],
        )
        for line in game.sheet(state, seat)
    ]
