"""Messages, views and events as plain data: dictionaries, lists, texts and numbers."""

import dataclasses
from typing import Any, Final

from polis.kernel.event import Event
from polis.kernel.message import Argument, Message, Part

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
