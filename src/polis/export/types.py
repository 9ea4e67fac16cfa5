"""Write the server's wire types as TypeScript."""

import types
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from polis.kernel.wide import Wide
from polis.wire import account, admin, position, protocol, push, resources, table_info
from polis.wire import fields as wire_fields

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
# Types that the Python schema describes only as "any object".
DESCRIBED: Final = (
    (wire_fields.WireMessage, "Message"),
    (wire_fields.WireEvent, "GameEvent"),
    (wire_fields.SeatNumber, "Seat"),
    (Wide, "number | string"),
)
PLAIN: Final[dict[Any, str]] = {
    int: "number", float: "number", str: "string", bool: "boolean",
    type(None): "null", Any: "unknown",
}  # fmt: skip
UNIONS: Final = ("Command", "FromClient", "ToClient")


def wire_types() -> str:
    """The text of `wire.ts`."""
    written = [PREAMBLE.format(protocol=protocol.PROTOCOL)]
    written += [_interface(kind) for kind in _wire_types()]
    written += [f"export type {name} = {spell_type(getattr(protocol, name))};\n" for name in UNIONS]
    return "\n".join(written)


def _wire_types() -> Iterator[type[Any]]:
    """All messages and their parts, in the order of their definition."""
    for module in (position, table_info, protocol, resources, push, account, admin):
        for value in vars(module).values():
            if isinstance(value, type) and is_dataclass(value):
                if value.__module__ == module.__name__:
                    yield value


def _interface(kind: type[Any]) -> str:
    hints = get_type_hints(kind, include_extras=True)
    summary = (kind.__doc__ or "").partition("\n")[0]
    lines = [f"/** {summary} */", f"export interface {kind.__name__} {{"]
    lines += [f"  {_field(field, hints[field.name])}" for field in fields(kind)]
    return "\n".join([*lines, "}"]) + "\n"


def _field(field: Field[Any], hint: Any) -> str:
    """A field with a default may be left out; the type of a message may not."""
    is_optional = field.default is not MISSING or field.default_factory is not MISSING
    mark = "?" if is_optional and field.name != "type" else ""
    return f"{field.name}{mark}: {spell_type(hint)};"


def spell_type(hint: Any) -> str:
    """A Python type as TypeScript."""
    for known, name in DESCRIBED:
        if hint is known or hint == known:
            return name
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and is_dataclass(hint):
        return hint.__name__
    return _spell_made(get_origin(hint), get_args(hint))


def _spell_made(origin: Any, args: tuple[Any, ...]) -> str:
    """A type that is made of others."""
    if origin is Annotated:
        return spell_type(args[0])
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin in (Union, types.UnionType):
        return " | ".join(map(spell_type, args))
    if origin is tuple and args[-1] is not Ellipsis:
        return f"[{', '.join(map(spell_type, args))}]"
    if origin in (list, tuple, set, frozenset):
        item = spell_type(args[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{spell_type(args[0])}, {spell_type(args[1])}>"
    raise TypeError(f"no TypeScript for {origin}{args}")
