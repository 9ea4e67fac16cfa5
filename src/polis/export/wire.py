"""Messages, views and events as the plain data that a browser reads."""

import dataclasses
from typing import Any

from polis.kernel.message import Argument, Message, Part

SAFE = 2**53 - 1  # larger whole numbers are sent as text, so that no reader rounds them


def plain_message(message: Message) -> dict[str, Any]:
    args = {name: plain_argument(value) for name, value in message.args.items()}
    return {"id": message.id, "args": args}


def plain_argument(value: "Argument | Message") -> Any:
    if isinstance(value, Message):
        return plain_message(value)
    if isinstance(value, Part):
        return {"part": str(value)}
    if isinstance(value, tuple):
        return {"parts": [str(part) for part in value]}
    return value


def plain(value: Any) -> Any:
    """A view or an event's field, with tuples as lists and data classes as objects."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > SAFE:
        return str(value)
    return value


def parts_in(message: Message) -> list[Part]:
    """The components that a message mentions."""
    found: list[Part] = []
    for value in message.args.values():
        if isinstance(value, Message):
            found += parts_in(value)
        elif isinstance(value, Part):
            found.append(value)
        elif isinstance(value, tuple):
            found += value
    return found
