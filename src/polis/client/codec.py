"""Encode and decode the types of the wire."""

from dataclasses import fields
from typing import Any, Final, TypeVar, get_args

import msgspec

from polis.wire.protocol import ToClient

T = TypeVar("T")
BadMessage = msgspec.DecodeError


def _tag(kind: Any) -> str:
    return next(str(field.default) for field in fields(kind) if field.name == "type")


_KINDS: Final[dict[str, Any]] = {_tag(kind): kind for kind in get_args(ToClient)}


def encode(message: object) -> bytes:
    return msgspec.json.encode(message)


def decode(data: bytes, kind: type[T]) -> T:
    """An answer of a route. Raises BadMessage."""
    return msgspec.json.decode(data, type=kind)


def read_message(data: bytes) -> ToClient:
    """A message of the server. Raises BadMessage."""
    found = msgspec.json.decode(data)
    kind = _KINDS.get(found.get("type"))
    if kind is None:
        raise msgspec.ValidationError(f"unknown message {found.get('type')!r}")
    message: ToClient = msgspec.convert(found, kind)
    return message
