"""Encode and decode wire types as JSON, fast and checked, and describe them as a schema.

The wire types are plain dataclasses, so that a browser can load them without binary packages. The
server derives a strict msgspec type from each of them: it checks limits, refuses unknown fields and
tells messages apart by their `type`.
"""

import re
import types
from collections.abc import Iterable, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import reduce
from operator import or_
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from polis.kernel.event import Event
from polis.kernel.game import AnyGame
from polis.kernel.score import Progress, ScoreLine, Standing
from polis.server.errors import BadMessage
from polis.wire.fields import Limit
from polis.wire.plain import WIDEST, plain_choice, plain_line, plain_message, plain_progress
from polis.wire.protocol import Command, FromClient
from polis.wire.serialise import Serialiser

T = TypeVar("T")
JsonObject = dict[str, Any]  # a part of a schema
TAG: Final = "type"  # the field that tells messages apart
REF: Final = "#/components/schemas/{name}"
NOT_READABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)

# -- strict types ---------------------------------------------------------------------------------


_strict: Final[dict[type[object], type[msgspec.Struct]]] = {}


def strict(kind: Any) -> Any:
    """The strict msgspec type of a wire type, or of a type made of wire types."""
    if isinstance(kind, type) and is_dataclass(kind):
        if kind not in _strict:
            _strict[kind] = _strict_struct(kind)
        return _strict[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return Annotated[(strict(args[0]), *map(_meta, args[1:]))]
    if origin in (Union, types.UnionType):
        return reduce(or_, map(strict, args))
    if origin in (list, dict):
        return origin[tuple(map(strict, args))]
    return kind


def _strict_struct(kind: type[object]) -> type[msgspec.Struct]:
    hints = get_type_hints(kind, include_extras=True)
    tag = get_args(hints[TAG])[0] if get_origin(hints.get(TAG)) is Literal else None
    return msgspec.defstruct(
        kind.__name__,
        [_strict_field(field, hints[field.name]) for field in _fields(kind) if field.name != TAG],
        namespace={"__doc__": kind.__doc__},
        forbid_unknown_fields=True,
        kw_only=True,
        tag_field=TAG if tag else None,
        tag=tag,
    )


def _fields(kind: type[object]) -> tuple[Field[object], ...]:
    assert is_dataclass(kind)
    return fields(kind)


def _strict_field(
    field: Field[object], hint: object
) -> tuple[str, type] | tuple[str, type, object]:
    if field.default is not MISSING:
        return field.name, strict(hint), field.default
    if field.default_factory is not MISSING:
        return field.name, strict(hint), msgspec.field(default_factory=field.default_factory)
    return field.name, strict(hint)


def _meta(limit: Limit) -> msgspec.Meta:
    return msgspec.Meta(**{field.name: getattr(limit, field.name) for field in fields(limit)})


def schema_components(kinds: Iterable[object]) -> tuple[list[JsonObject], JsonObject]:
    """JSON schemas of wire types, and of everything they are made of by name."""
    found, components = msgspec.json.schema_components(map(strict, kinds), ref_template=REF)
    return list(found), components


# -- reading --------------------------------------------------------------------------------------

_decoders: Final[dict[type[object], msgspec.json.Decoder[object]]] = {}


def decode(data: str | bytes, kind: type[T]) -> T:
    """A wire type from JSON. Raises BadMessage."""
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.json.Decoder(strict(kind))
    try:
        return msgspec.convert(decoder.decode(data), kind, from_attributes=True)
    except NOT_READABLE as error:
        raise BadMessage(str(error)) from error


_KINDS: Final = {kind.__name__: kind for kind in get_args(FromClient)}
_from_client: Final = msgspec.json.Decoder(strict(FromClient))
_command: Final = msgspec.json.Decoder(strict(Command))


def read_message(data: str | bytes) -> FromClient:
    """A message from a socket. Raises BadMessage."""
    message: FromClient = _read(_from_client, data)
    return message


def read_command(data: bytes) -> Command:
    """A posted command. Raises BadMessage."""
    command: Command = _read(_command, data)
    return command


def _read(decoder: msgspec.json.Decoder[Any], data: str | bytes) -> Any:
    try:
        found = decoder.decode(data)
    except NOT_READABLE as error:
        raise BadMessage(str(error)) from error
    kind = _KINDS[type(found).__name__]
    return kind(**{name: getattr(found, name) for name in found.__struct_fields__})


# -- writing --------------------------------------------------------------------------------------

_encoder: Final = msgspec.json.Encoder()
_NUMBER: Final = re.compile(rb"-?[0-9]+")
_ALL_NOUGHTS: Final = bytes.maketrans(b"123456789", b"000000000")
_LONG: Final = b"0" * 16  # a number that may be wide, once all its digits are noughts


def encode(message: object) -> bytes:
    return _encoder.encode(message)


MOST_KEPT: Final = 8192  # standings and their lines, several megabytes


class JsonSerialiser(Serialiser):
    """Encode views, events and scores at once as JSON that is sent as it stands.

    Games return the same object for a standing, or for a line of it, that has not changed. Such an
    object is encoded once for all audiences and moves. The fields are those of `wire.position`.
    """

    def __init__(self) -> None:
        self._heads: dict[type[Event], bytes] = {}  # how the JSON of every kind of event begins
        # By identity. The object is kept too, so that its identity is not given to another one.
        self._kept: dict[int, tuple[object, msgspec.Raw]] = {}

    def view(self, view: Any) -> msgspec.Raw:
        """The view as JSON. Wide numbers (sets of cards as bits) become text."""
        return msgspec.Raw(_narrow(_encoder.encode(view)))

    def event(self, event: Event) -> msgspec.Raw:
        kind = type(event)
        head = self._heads.get(kind)
        if head is None:
            head = self._heads[kind] = b'{"kind":%s' % _encoder.encode(kind.__name__)
        data = _encoder.encode(event)
        return msgspec.Raw(head + (b"}" if data == b"{}" else b"," + _narrow(data[1:])))

    def told(self, game: AnyGame, event: Event, view: Any) -> Any:
        message = plain_message(game.say(event, view))
        return msgspec.Raw(_encoder.encode({"event": self.event(event), "message": message}))

    def choices(self, game: AnyGame, view: Any, legal: Sequence[int]) -> msgspec.Raw:
        return msgspec.Raw(_encoder.encode([_choice(game, view, action) for action in legal]))

    def standing(self, standing: Standing) -> msgspec.Raw:
        kept = self._kept.get(id(standing))
        return self._keep(standing, super().standing(standing)) if kept is None else kept[1]

    def line(self, line: ScoreLine) -> msgspec.Raw:
        kept = self._kept.get(id(line))
        return self._keep(line, plain_line(line)) if kept is None else kept[1]

    def progress(self, progress: Progress) -> msgspec.Raw:
        kept = self._kept.get(id(progress))
        return self._keep(progress, plain_progress(progress)) if kept is None else kept[1]

    def _keep(self, given: object, wire: object) -> msgspec.Raw:
        data = msgspec.Raw(_encoder.encode(wire))
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[id(given)] = given, data
        return data


def _choice(game: AnyGame, view: Any, action: int) -> JsonObject:
    spec = game.spell(view, action)
    return plain_choice(action, spec, game.say(spec, view), game.preview(view, action))


JSON: Final = JsonSerialiser()


def _narrow(data: bytes) -> bytes:
    """JSON with its wide numbers as text. Long numbers inside of strings stay as they are."""
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
