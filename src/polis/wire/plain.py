"""Messages, choices, views and events as plain data: dictionaries, lists, texts and numbers.

This module is compiled, because the server encodes hundreds of messages for every move. Creating
the types of `wire.position` first would take longer than encoding them.
"""

import dataclasses
from typing import Any, Final

from polis.kernel.event import Event
from polis.kernel.message import ActionSpec, Argument, Message, Part
from polis.kernel.preview import Preview
from polis.kernel.score import Progress, ScoreLine

WIDEST: Final = 2**53 - 1  # the widest whole number that every JSON reader keeps exact


def plain_message(message: Message) -> dict[str, Any]:
    return {"id": message.id, "args": {n: plain_argument(v) for n, v in message.args.items()}}


def plain_argument(value: Argument | Message) -> Any:
    kind = type(value)
    if kind is int or kind is str:
        return value
    if kind is Part:  # exact types first: sentences have many parts, and a subclass is rare
        return {"part": str(value)}
    if isinstance(value, Message):
        return plain_message(value)
    if isinstance(value, Part):
        return {"part": str(value)}
    if isinstance(value, tuple):
        return {"parts": [str(part) for part in value]}
    return value


def plain_choice(action: int, spec: ActionSpec, said: Message, preview: Preview) -> dict[str, Any]:
    """One legal action, as `wire.position.Choice` describes it."""
    return {
        "action": action,
        "kind": spec.kind,
        "parts": plain_parts(spec.parts),
        "message": plain_message(said),
        "preview": [plain_message(message) for message in preview.lines],
        "changes": [
            {
                "what": change.what,
                "amount": change.amount,
                "part": None if change.part is None else str(change.part),
            }
            for change in preview.changes
        ],
        "step": preview.step,
    }


def plain_line(line: ScoreLine) -> dict[str, Any]:
    return {
        "label": plain_message(line.label),
        "points": line.points,
        "parts": plain_parts(line.parts),
    }


def plain_progress(progress: Progress) -> dict[str, Any]:
    return {
        "label": plain_message(progress.label),
        "have": progress.have,
        "need": progress.need,
        "parts": plain_parts(progress.parts),
    }


def plain_parts(parts: tuple[Part, ...]) -> list[str]:
    return [str(part) for part in parts]


def plain_event(event: Event) -> dict[str, Any]:
    """The kind of an event and its fields, as in a journal."""
    return {"kind": type(event).__name__, **plain(event)}


def plain(value: Any) -> Any:
    """Any value of a view, an event or the wire. Wide numbers become text."""
    kind = type(value)
    if kind is str or kind is bool or value is None:
        return value
    if kind is int:
        return value if -WIDEST <= value <= WIDEST else str(value)
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if kind is Message:
        return plain_message(value)
    if dataclasses.is_dataclass(kind):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(kind)}
    return value
