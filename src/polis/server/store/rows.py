"""Records of the database: rows become values here, and values become columns."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeVar

from sqlalchemy import Row

from polis.server.ops import clock
from polis.table.records import Proposal, SeatRecord, TableRecord
from polis.wire.table_info import Clock

T = TypeVar("T")
AnyRow = Row[Any]
Columns = dict[str, object]  # values by the names of their columns


def now() -> int:
    """The moment, in milliseconds since 1970."""
    return clock.now()


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    webhook: str
    email: str
    language: str
    email_ok: bool = False  # whether its owner has confirmed it


@dataclass(frozen=True, slots=True)
class JobRow:
    """Work that is due at a moment; a key has one job."""

    key: str
    kind: str
    table_id: str
    seat: int
    data: Mapping[str, str]
    due: int


@dataclass(frozen=True, slots=True)
class ChatRow:
    id: int
    person: str
    seat: int | None
    name: str
    text: str
    at: int


def record(kind: type[T], row: AnyRow) -> T:
    """The record of a row whose columns have the same names and types."""
    return kind(**_values(kind, row))


def _values(kind: Any, row: AnyRow) -> dict[str, Any]:
    found = row._mapping
    return {field.name: found[field.name] for field in fields(kind)}


def job_record(row: AnyRow) -> JobRow:
    values = _values(JobRow, row)
    return JobRow(**(values | {"data": json.loads(values["data"])}))


def seat_record(row: AnyRow) -> SeatRecord:
    return record(SeatRecord, row)


def table_record(row: AnyRow) -> TableRecord:
    values = _values(TableRecord, row)
    values["options"] = json.loads(values["options"])
    values["clock"] = Clock(**json.loads(values["clock"]))
    values["proposal"] = _proposal(values["proposal"])
    values["seed"] = int(values["seed"])
    return TableRecord(**values)


def _proposal(text: str | None) -> Proposal | None:
    if text is None:
        return None
    data = json.loads(text)
    lists = {name: tuple(data.get(name, ())) for name in ("agreed", "asks_left")}
    return Proposal(**(data | lists))


def table_columns(values: Columns) -> Columns:
    """Values of a table, as its columns store them."""
    return {name: _column(name, value) for name, value in values.items()}


def _column(name: str, value: object) -> object:
    if isinstance(value, Clock | Proposal):
        return text_of(asdict(value))
    if name == "options":
        return text_of(value)
    return str(value) if name == "seed" else value


def text_of(value: object) -> str:
    """Structured data as the text that is stored."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def told_text(told: tuple[int, ...]) -> str:
    return ",".join(map(str, told))
