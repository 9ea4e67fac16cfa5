"""One data file, read entry by entry. Every error names the file, the entry and the field."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from polis.kernel.errors import BadConfig

# Where an entry comes from: published as it is, published in part, or made for polis.
SOURCES: Final = ("published", "adapted", "polis")
_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")  # it must be one word of the notation
Entry = dict[str, Any]


def read_file(path: str, name: str, keys: tuple[str, ...]) -> Entry:
    """A file of the directory `path`; "" is the directory of the game. Other keys are refused."""
    root = Path(path) if path else files("polis.games.cities") / "data"
    try:
        data = tomllib.loads((root / name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        if isinstance(error, tomllib.TOMLDecodeError):
            raise BadConfig(f"content: {name} is not TOML: {error}") from error
        raise BadConfig(f"content: {name} cannot be read in {path!r}") from error
    for key in data:
        if key not in keys:
            known = ", ".join(keys)
            raise BadConfig(f"content: {name} cannot have {key!r}; it can have: {known}")
    return data


class Shelf:
    """The entries of one kind in one file."""

    def __init__(self, name: str, data: Entry, kind: str, fields: tuple[str, ...]) -> None:
        self.name = name
        entries = data.get(kind)
        if not isinstance(entries, list):
            raise BadConfig(f"content: {name}: the list {kind!r} is missing")
        self.entries: list[Entry] = []
        for number, entry in enumerate(entries):
            self.add(entry, f"{kind} {number + 1}", fields)
        names = [entry["id"] for entry in self.entries]
        for entry in self.entries:
            is_new = names.count(entry["id"]) == 1
            self.check(entry, "id", is_new, "every entry needs an id of its own")

    def add(self, entry: object, place: str, fields: tuple[str, ...]) -> None:
        if not isinstance(entry, dict):
            raise BadConfig(f"content: {self.name}: {place} is {entry!r}, not a table of fields")
        named = {"id": place, **entry}
        is_word = isinstance(named["id"], str) and bool(_ID.fullmatch(named["id"]))
        self.check(named, "id", is_word or "id" not in entry, "letters, digits and hyphens")
        self.check_fields(named, ("id", "source", *fields))
        self.entries.append(named)

    def check_fields(self, entry: Entry, fields: tuple[str, ...]) -> None:
        """Refuse unknown fields, and an unknown source."""
        for field in entry:
            self.check(entry, field, field in fields, f"known are {', '.join(fields)}")
        is_known = entry.get("source") in SOURCES
        self.check(entry, "source", is_known, f"it can be {', '.join(SOURCES)}")

    def check(self, entry: Entry, field: str, is_right: bool, wanted: str) -> None:
        if not is_right:
            value = repr(entry[field]) if field in entry else "missing"
            where = f"content: {self.name}: {entry['id']}"
            raise BadConfig(f"{where}: {field} cannot be {value}: {wanted}")

    def number(self, entry: Entry, field: str, default: int, low: int, high: int) -> int:
        value = entry.get(field, default)
        is_right = type(value) is int and low <= value <= high
        self.check(entry, field, is_right, f"a number from {low} to {high}")
        return int(value)

    def total(self, found: int, wanted: int, what: str) -> None:
        if found != wanted:
            raise BadConfig(f"content: {self.name}: {found} {what} instead of {wanted}")
