"""Events: facts in the past tense, and who may know them.

A `PublicEvent` is told to all seats. A `PrivateEvent` has an owner and defines, in
`public()`, what the other seats get instead; there is no default.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, TypeVar, dataclass_transform

from polis.kernel.errors import DamagedJournal
from polis.kernel.message import Part

E = TypeVar("E")


@dataclass_transform(frozen_default=True)
def event(cls: type[E]) -> type[E]:
    """Make a dataclass that compares and shows itself as `Event` says, and never changes.

    Only the type checker refuses a change (`polis.kernel.value`). Generating all methods and a text
    for every event takes a fifth of the time to import a game.
    """
    cls.__doc__ = cls.__doc__ or f"{cls.__name__}()"
    return dataclass(slots=True, eq=False, repr=False)(cls)


class EventType(ABCMeta):
    """The type of events: abstract methods are enforced, and `isinstance` is as quick as usual.

    An ABC answers `isinstance` in Python, for classes that are registered with it. Events have
    none, and every sentence and every preview asks what kind of event it has.
    """

    __instancecheck__ = type.__instancecheck__


@event
class Event(metaclass=EventType):
    """A fact. `reveals` marks facts that were hidden before; they bar a takeback."""

    reveals: ClassVar[bool] = False

    def __eq__(self, other: object) -> bool:
        kind = type(self)
        if type(other) is not kind:
            return NotImplemented
        values = _values(kind)
        return bool(values(self) == values(other))

    def __hash__(self) -> int:
        return hash(_values(type(self))(self))

    def __repr__(self) -> str:
        values = [f"{name}={getattr(self, name)!r}" for name in field_names(self)]
        return f"{type(self).__name__}({', '.join(values)})"

    begins_round: ClassVar[bool] = False  # a timeline is divided here

    @abstractmethod
    def told_to(self, seat: int | None) -> "Event | None":
        """The event as a seat (or, for None, a spectator) may know it."""

    def parts(self) -> tuple[Part, ...]:
        """The components whose identity this event reveals."""
        return ()


@event
class PublicEvent(Event):
    """A fact that all seats and spectators see."""

    def told_to(self, seat: int | None) -> Event | None:
        return self


@event
class PrivateEvent(Event):
    """A fact that only its owner sees in full."""

    owner: int

    def told_to(self, seat: int | None) -> Event | None:
        return self if seat == self.owner else self.public()

    @abstractmethod
    def public(self) -> PublicEvent | None:
        """The event that other seats get, or None."""


@cache
def _values(kind: type[Event]) -> Callable[[Event], object]:
    """Read all fields of such an event at once: replays compare every event with the stored one."""
    names: tuple[str, ...] = kind.__match_args__
    return attrgetter(*names) if names else lambda _: ()


def field_names(one: Event) -> tuple[str, ...]:
    """The fields of an event, in order; `dataclass` lists them for `match`."""
    names: tuple[str, ...] = type(one).__match_args__
    return names


def told(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as a seat may know them, in order."""
    return [known for event in events if (known := event.told_to(seat)) is not None]


def is_told(events: Iterable[Event], seat: int | None) -> bool:
    """Whether a seat is told anything of these events."""
    return any(event.told_to(seat) is not None for event in events)


def encode(event: Event) -> dict[str, Any]:
    """The event as plain data: its kind and its fields."""
    fields = {name: getattr(event, name) for name in field_names(event)}
    return {"kind": type(event).__name__, **fields}


def decode(types: Mapping[str, type[Event]], data: Mapping[str, Any]) -> Event:
    """The event of plain data, as `encode` or a JSON reader gives it."""
    try:
        fields = {name: _frozen(value) for name, value in data.items() if name != "kind"}
        return types[data["kind"]](**fields)
    except (AttributeError, KeyError, TypeError) as error:
        raise DamagedJournal(f"no such event: {data!r}") from error


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
