"""The view and the events of a game as TypeScript types, from its Python dataclasses.

They describe what `wire.plain` gives: tuples are arrays, and every field is sent.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final, get_args, get_type_hints

from polis.export.types import spell_type
from polis.kernel.event import Event
from polis.kernel.game import AnyGame

PREAMBLE: Final = """\
/** Generated from the game's views and events by `python -m polis.export`; not to be edited. */
"""


def game_types(game: AnyGame) -> str:
    """The text of a game's `types.ts`: its dataclasses, then `View` and `GameEvent`."""
    view = get_type_hints(type(game).view)["return"]
    events = [event.__name__ for event in game.event_types]
    written = [PREAMBLE]
    written += [_interface(kind) for kind in _dataclasses_in(view)]
    written.append(f"export type View = {view.__name__};\n")
    written += [_event(event) for event in game.event_types]
    written.append("export type GameEvent =\n  | " + "\n  | ".join(events) + ";\n")
    return "\n".join(written)


def _dataclasses_in(kind: Any) -> Iterator[type[Any]]:
    """A dataclass and those that its fields hold, the inner ones first."""
    found: dict[type[Any], None] = {}
    _collect(kind, found)
    yield from found


def _collect(hint: Any, found: dict[type[Any], None]) -> None:
    if isinstance(hint, type) and is_dataclass(hint) and hint not in found:
        for inner in get_type_hints(hint).values():
            _collect(inner, found)
        found[hint] = None
    for argument in get_args(hint):
        _collect(argument, found)


def _event(event: type[Event]) -> str:
    return _interface(event, f'  kind: "{event.__name__}";')


def _interface(kind: type[Any], *head: str) -> str:
    hints = get_type_hints(kind, include_extras=True)
    lines = [f"  {field.name}: {spell_type(hints[field.name])};" for field in fields(kind)]
    return "\n".join(
        [*_summary(kind), f"export interface {kind.__name__} {{", *head, *lines, "}\n"]
    )


def _summary(kind: type[Any]) -> list[str]:
    """The first line of the docstring; Python writes a signature where there is none."""
    summary = (kind.__doc__ or "").partition("\n")[0]
    return [] if summary.startswith(f"{kind.__name__}(") else [f"/** {summary} */"]
