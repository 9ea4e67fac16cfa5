"""What the host of a device stores, and the store that it needs.

The host knows no database. A browser gives it IndexedDB, a test gives it a dictionary. All values
are texts, so that nothing is converted on the way.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Protocol

from polis.kernel.errors import PolisError
from polis.table.records import SeatRecord, StoredStep, TableRecord
from polis.wire.fields import WireMessage
from polis.wire.plain import plain
from polis.wire.resources import TableRow
from polis.wire.table_info import Clock


class Conflict(PolisError):
    """Another tab has stored an entry with this number."""

    code = "other-tab"


class StoreFailed(PolisError):
    """The browser stored nothing: its storage is full, or it denies storage."""

    code = "not-stored"


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended for the player of this device; only matches that count have one."""

    game: str
    seats: int
    place: int
    points: int


@dataclass(frozen=True, slots=True)
class Saved:
    """A table as it is stored, beside its journal."""

    row: TableRecord
    seats: tuple[SeatRecord, ...]
    note: str = ""
    result: Result | None = None
    is_known: bool = False  # whether the deal was known before: a fork, or from a file


@dataclass(slots=True)
class Changes:
    """What is written at once: all of it, or nothing."""

    tables: dict[str, str] = field(default_factory=dict)  # by id; replaced
    steps: list[tuple[str, int, str]] = field(default_factory=list)  # table, number, text; added
    values: dict[str, str] = field(default_factory=dict)  # by name; replaced


class Store(Protocol):
    """Storage of one device."""

    async def value(self, name: str) -> str | None: ...

    async def table(self, table: str) -> str | None: ...

    async def tables(self) -> Sequence[str]: ...

    async def steps(self, table: str, after: int) -> Sequence[str]: ...

    async def write(self, changes: Changes) -> None:
        """Write all changes. Raises Conflict if an added step exists, StoreFailed otherwise."""

    async def claim(self, table: str) -> bool:
        """Whether this tab may play at a table from now on; another tab may have it."""

    def release(self, table: str) -> None:
        """Let other tabs play at a table."""


# -- texts ----------------------------------------------------------------------------------------


def table_text(saved: Saved, listed: TableRow) -> str:
    """A table as text; `listed` is for pages that show tables without starting the engine."""
    return _text(
        {
            "row": asdict(replace(saved.row, options=dict(saved.row.options))),
            "seats": [asdict(seat) for seat in saved.seats],
            "note": saved.note,
            "result": None if saved.result is None else asdict(saved.result),
            "is_known": saved.is_known,
            "listed": plain(listed),
        }
    )


def read_table(text: str) -> Saved:
    data = json.loads(text)
    row: dict[str, Any] = data["row"]
    return Saved(
        TableRecord(**{**row, "clock": Clock(**row["clock"])}),
        tuple(SeatRecord(**seat) for seat in data["seats"]),
        data["note"],
        None if data["result"] is None else Result(**data["result"]),
        data["is_known"],
    )


def step_text(step: StoredStep) -> str:
    return _text(asdict(step))


def read_step(text: str) -> StoredStep:
    data = json.loads(text)
    return StoredStep(**{**data, "told": tuple(data["told"])})


def message_text(message: object) -> str:
    """A wire type as JSON."""
    return _text(plain(message))


def _text(data: Mapping[str, Any] | WireMessage | Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
