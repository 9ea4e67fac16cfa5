"""What leaves the server: messages, events, views and choices as plain data for one audience.

An audience is a seat, or None for all guests. Everything here is made from the view of that
audience and from events told to it; the state is asked for the view and the scores only.
"""

import re
from typing import Any, Final

import msgspec

from polis.kernel.event import Event, encode
from polis.kernel.game import AnyGame, Seat, State
from polis.kernel.message import Argument, Message, Part
from polis.server.protocol import Choice, Score, SheetLine, Told

WIDEST: Final = 2**53 - 1  # the widest whole number that every JSON reader keeps exact
_LONG_NUMBER: Final = re.compile(rb"[0-9]{16}")


def wire_message(message: Message) -> dict[str, Any]:
    args = {name: _argument(value) for name, value in message.args.items()}
    return {"id": message.id, "args": args}


def _argument(value: Argument | Message) -> Any:
    if isinstance(value, Message):
        return wire_message(value)
    if isinstance(value, Part):
        return {"part": str(value)}
    if isinstance(value, tuple):
        return {"parts": [str(part) for part in value]}
    return value


def wire_view(view: Any) -> msgspec.Raw:
    """The view as JSON. Wide numbers (sets of cards as bits) become text."""
    data = msgspec.json.encode(view)
    if _LONG_NUMBER.search(data):
        data = msgspec.json.encode(_narrow(msgspec.to_builtins(view)))
    return msgspec.Raw(data)


def wire_event(event: Event) -> dict[str, Any]:
    narrow: dict[str, Any] = _narrow(encode(event))
    return narrow


def _narrow(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _narrow(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_narrow(item) for item in value]
    if isinstance(value, int) and not -WIDEST <= value <= WIDEST:
        return str(value)
    return value


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
