"""Parts, specs and messages for people. The sentences are in the catalogues.

A `Part` names one component a person can point at, such as `card:R7` or `cell:0,2`. An
`ActionSpec` spells an action out as a kind and the parts to click. A `Message` is an id with
arguments that a catalogue turns into words in any language. A `Line` of spans is one line of a
drawing for terminals and readers.
"""

from collections.abc import Mapping
from dataclasses import field
from types import MappingProxyType

from polis.kernel.value import value


class Part(str):
    """A component by kind and name: `tile:B12`, `cell:-1,2`, `seat:0`."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        return self.partition(":")[0]

    @property
    def name(self) -> str:
        return self.partition(":")[2]


def part(kind: str, name: object) -> Part:
    return Part(f"{kind}:{name}")


def seat_part(seat: int) -> Part:
    """A side: the shell knows the names of players, the game says the name of an automaton."""
    return part("seat", seat)


Argument = int | str | Part | tuple[Part, ...]


@value
class Message:
    """A message id with its arguments; the client draws or names the parts among them."""

    id: str
    args: Mapping[str, "Argument | Message"] = field(default_factory=lambda: MappingProxyType({}))


def message(id: str, **args: "Argument | Message") -> Message:
    return Message(id, args)


@value
class ActionSpec:
    """An action spelled out: what kind it is and the parts to point at, in order."""

    kind: str
    parts: tuple[Part, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.kind, *self.parts))


@value
class Span:
    """A piece of a line in a text drawing, with the ink it is written in (a name, or none)."""

    content: str | Part | Message
    ink: str = ""


Line = tuple[Span, ...]
