"""The server's wire types as TypeScript, so that the browser's compiler knows every message."""

import types
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from polis.server import protocol, resources

PREAMBLE: Final = """\
/** Generated from the server's wire types by `python -m polis.export`; not to be edited. */

export const PROTOCOL = {protocol};

/** A component by kind and name: `card:R7`, `cell:-1,2`, `seat:0`. */
export type Part = string;
export type Seat = number;
export type OptionValue = boolean | number | string;

/** An id of a catalogue with arguments. Sentences live in the catalogues. */
export interface Message {{
  id: string;
  args?: Record<string, Argument>;
}}
export type Argument = number | string | {{ part: Part }} | {{ parts: Part[] }} | Message;

/** A fact as this audience may know it: its kind and its fields. */
export interface GameEvent {{
  kind: string;
  [field: string]: unknown;
}}
"""
# What Python only describes in words: the schema says "any object" there.
DESCRIBED: Final = (
    (protocol.WireMessage, "Message"),
    (protocol.WireEvent, "GameEvent"),
    (protocol.SeatNumber, "Seat"),
)
PLAIN: Final[dict[Any, str]] = {
    int: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown",
}  # fmt: skip
UNIONS: Final = ("Command", "FromClient", "ToClient")


def wire_types() -> str:
    """The text of `wire.ts`."""
    written = [PREAMBLE.format(protocol=protocol.PROTOCOL)]
    written += [_interface(struct) for struct in _structs()]
    written += [f"export type {name} = {_spell(getattr(protocol, name))};\n" for name in UNIONS]
    return "\n".join(written)


def _structs() -> Iterator[type[Struct]]:
    """All messages and pieces of messages, in the order in which they are written down."""
    for module in (protocol, resources):
        for value in vars(module).values():
            if not isinstance(value, type) or not issubclass(value, Struct):
                continue
            if value.__module__ == module.__name__ and fields(value):
                yield value


def _interface(struct: type[Struct]) -> str:
    hints = get_type_hints(struct, include_extras=True)
    summary = (struct.__doc__ or "").partition("\n")[0]
    lines = [f"/** {summary} */", f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    lines += [f"  {_field(info, hints[info.name])}" for info in fields(struct)]
    return "\n".join([*lines, "}"]) + "\n"


def _field(info: FieldInfo, hint: Any) -> str:
    """What has a default may be left out."""
    mark = "" if info.required else "?"
    return f"{info.encode_name}{mark}: {_spell(hint)};"


def _spell(hint: Any) -> str:
    """A Python type as TypeScript."""
    for known, name in DESCRIBED:
        if hint is known or hint == known:
            return name
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    return _spell_made(get_origin(hint), get_args(hint))


def _spell_made(origin: Any, args: tuple[Any, ...]) -> str:
    """A type that is made of others."""
    if origin is Annotated:
        return _spell(args[0])
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin in (Union, types.UnionType):
        return " | ".join(_spell(arg) for arg in args if arg is not UnsetType)
    if origin is list:
        item = _spell(args[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{_spell(args[0])}, {_spell(args[1])}>"
    raise TypeError(f"no TypeScript for {origin}{args}")
