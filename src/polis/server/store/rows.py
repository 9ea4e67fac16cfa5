"""What the statements give back: plain records, read-only outside the store."""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from sqlalchemy import Row

from polis.kernel.config import Value


def now() -> int:
    """The moment, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat, and its time."""

    seat: int
    kind: str  # open, person, bot
    person: str | None
    name: str
    bot: str | None
    replaced_by: str | None
    bank: int | None
    ends: int | None

    @property
    def player_bot(self) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.bot if self.kind == "bot" else self.replaced_by


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its journal."""

    id: str
    game: str
    rules: int
    options: Mapping[str, Value]
    seed: int
    phase: str  # open, running, finished, abandoned
    visibility: str
    title: str
    host: str | None
    clock: Mapping[str, Any]
    autostart: bool
    # What nobody has to say of a fresh table.
    version: int = 0
    revision: int = 0
    waiting: int = 0
    bots_waiting: bool = False
    proposal: Mapping[str, Any] | None = None
    num_proposals: int = 0
    parent: str | None = None
    successor: str | None = None
    created: int = field(default_factory=now)
    started: int | None = None
    moved: int = field(default_factory=now)
    ended: int | None = None

    @property
    def is_begun(self) -> bool:
        """Whether there is a match: also one that nobody could end."""
        return self.started is not None

    @property
    def since(self) -> int:
        """When its phase began."""
        return self.ended or self.started or self.created


@dataclass(frozen=True, slots=True)
class StepRow:
    """An entry of a journal as it is stored."""

    seq: int
    cmd: str | None
    line: str
    told: tuple[int, ...]
    at: int


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    webhook: str
    email: str
    language: str


@dataclass(frozen=True, slots=True)
class JobRow:
    key: str
    kind: str
    table_id: str
    seat: int
    data: Mapping[str, Any]
    due: int


@dataclass(frozen=True, slots=True)
class ChatRow:
    id: int
    person: str
    seat: int | None
    name: str
    text: str
    at: int


JSON_FIELDS = {"options", "clock", "proposal", "data"}


def record(kind: type[Any], row: Row[Any]) -> Any:
    """The record of a row that has columns of the same names."""
    found = row._mapping
    values = {field.name: found[field.name] for field in fields(kind)}
    for name in JSON_FIELDS & values.keys():
        values[name] = None if values[name] is None else json.loads(values[name])
    if "seed" in values:
        values["seed"] = int(values["seed"])
    if "told" in values:
        values["told"] = tuple(map(int, values["told"].split(",")))
    return kind(**values)


def text_of(value: object) -> str:
    """Structured data as the text that is stored."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def told_text(told: tuple[int, ...]) -> str:
    return ",".join(map(str, told))
