"""Events: facts in the past tense, and who may know them.

A `PublicEvent` may be told to everybody. A `PrivateEvent` has an owner and says itself, in
`public()`, what the others get instead; there is no default.
"""

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from polis.kernel.errors import DamagedJournal
from polis.kernel.message import Part


@dataclass(frozen=True, slots=True)
class Event(ABC):
    """A fact. `reveals` marks facts that were hidden before: no takeback reaches past them."""

    reveals: ClassVar[bool] = False

    @abstractmethod
    def told_to(self, seat: int | None) -> "Event | None":
        """The event as a seat (or, for None, a spectator) may know it."""

    def parts(self) -> tuple[Part, ...]:
        """The components whose identity this event gives away."""
        return ()


@dataclass(frozen=True, slots=True)
class PublicEvent(Event):
    """A fact that everybody at the table sees."""

    def told_to(self, seat: int | None) -> Event | None:
        return self


@dataclass(frozen=True, slots=True)
class PrivateEvent(Event):
    """A fact that only its owner sees in full."""

    owner: int

    def told_to(self, seat: int | None) -> Event | None:
        return self if seat == self.owner else self.public()

    @abstractmethod
    def public(self) -> PublicEvent | None:
        """What the others see of it, if anything."""


def told(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as a seat may know them, in order."""
    return [known for event in events if (known := event.told_to(seat)) is not None]


def encode(event: Event) -> dict[str, Any]:
    """The event as plain data: its kind and its fields."""
    fields = {f.name: getattr(event, f.name) for f in dataclasses.fields(event)}
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
