"""The journal: a header and the entries since. It is the only thing that is stored.

Replaying the actions recomputes the match. If later rules play a stored match differently, the
digest shows it, and the stored events still show the match as it was played. Entries are never
removed; a takeback is an entry of its own.

As text a journal is one JSON object per line, so that a running match can append to a file and a
torn last line loses nothing else.
"""

import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from polis.kernel.errors import DamagedJournal
from polis.kernel.event import Event, decode, encode
from polis.kernel.game import Action, AnyGame, Seat
from polis.kernel.state import State


@dataclass(frozen=True, slots=True)
class Header:
    """The start of a match. The seed stays secret until the match is over."""

    game: str
    version: int
    options: Mapping[str, int | str | bool]
    seed: int
    players: tuple[str, ...] = ()  # names by seat, for people; the rules ignore them


@dataclass(frozen=True, slots=True)
class Beat:
    """A part of a step that is shown at once: whose turn it was, and what happened in it."""

    side: int  # a seat, an automaton, or TABLE
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One accepted action and its events."""

    seq: int
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    digest: str
    # The side of every beat, and how many events there are up to its end. Not stored: replaying
    # gives them again.
    marks: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)

    def beats(self) -> list[Beat]:
        """The events, divided into beats; all of them in one where the division is unknown."""
        if not self.marks:
            return [Beat(self.seat, self.events)] if self.events else []
        starts = [0, *(end for _, end in self.marks)]
        return [
            Beat(side, self.events[start:end]) for start, (side, end) in zip(starts, self.marks)
        ]


@dataclass(frozen=True, slots=True)
class Takeback:
    """Steps that were taken back; they stay in the journal but no longer count."""

    seq: int
    seat: Seat
    undone: tuple[int, ...]


Entry = Step | Takeback


@dataclass(slots=True)
class Journal:
    """A header and its entries, numbered from 1 without gaps."""

    header: Header
    entries: list[Entry] = field(default_factory=list)

    def standing(self) -> list[Step]:
        """The steps that have not been taken back, in order."""
        undone = {seq for e in self.entries if isinstance(e, Takeback) for seq in e.undone}
        return [e for e in self.entries if isinstance(e, Step) and e.seq not in undone]


def digest(game: AnyGame, state: State) -> str:
    """A checksum of the position, including secrets and generator."""
    return f"{zlib.crc32(game.write(state).encode()):08x}"


# -- as text --------------------------------------------------------------------------------------


def header_line(header: Header) -> str:
    return _line(
        {
            "polis": "journal",
            "game": header.game,
            "version": header.version,
            "options": dict(header.options),
            "seed": header.seed,
            "players": header.players,
        }
    )


def entry_line(entry: Entry) -> str:
    if isinstance(entry, Takeback):
        return _line({"seq": entry.seq, "seat": entry.seat, "undone": entry.undone})
    return _line(
        {
            "seq": entry.seq,
            "seat": entry.seat,
            "action": entry.action,
            "digest": entry.digest,
            "events": [encode(event) for event in entry.events],
        }
    )


def dump(journal: Journal) -> str:
    return "".join([header_line(journal.header), *map(entry_line, journal.entries)])


def read_header(line: str) -> Header:
    data = _object(line, 1)
    try:
        if data["polis"] != "journal":
            raise DamagedJournal("this is not a polis journal")
        return Header(
            str(data["game"]),
            int(data["version"]),
            dict(data["options"]),
            int(data["seed"]),
            tuple(map(str, data["players"])),
        )
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise DamagedJournal("line 1 is not the header of a polis journal") from error


def load(game: AnyGame, lines: Iterable[str]) -> Journal:
    """The journal of a text; a torn last line (a crash while writing) is left out."""
    rows = [line for line in lines if line.strip()]
    if not rows:
        raise DamagedJournal("the journal is empty")
    journal = Journal(read_header(rows[0]))
    types = {event.__name__: event for event in game.event_types}
    for number, row in enumerate(rows[1:], start=2):
        try:
            entry = _entry(types, _object(row, number), number)
        except DamagedJournal:
            if number == len(rows) and not row.endswith("\n"):
                break
            raise
        if entry.seq != number - 1:
            raise DamagedJournal(f"line {number}: entry {number - 1} is missing")
        journal.entries.append(entry)
    return journal


def read_entry(game: AnyGame, line: str, seq: int) -> Entry:
    """The entry of one line. Raises DamagedJournal if it is not entry number `seq`."""
    types = {event.__name__: event for event in game.event_types}
    entry = _entry(types, _object(line, seq + 1), seq + 1)
    if entry.seq != seq:
        raise DamagedJournal(f"entry {seq} is missing")
    return entry


def _entry(types: Mapping[str, type[Event]], data: Mapping[str, Any], number: int) -> Entry:
    try:
        if "undone" in data:
            return Takeback(int(data["seq"]), int(data["seat"]), tuple(map(int, data["undone"])))
        return Step(
            int(data["seq"]),
            int(data["seat"]),
            int(data["action"]),
            tuple(decode(types, event) for event in data["events"]),
            str(data["digest"]),
        )
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise DamagedJournal(f"line {number} is not a journal entry") from error


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        data = _decoder.decode(line)
    except (ValueError, RecursionError) as error:
        raise DamagedJournal(f"line {number} is not JSON") from error
    if not isinstance(data, dict):
        raise DamagedJournal(f"line {number} is not a journal entry")
    return data


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no number of a journal")


_encoder: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_decoder: Final = json.JSONDecoder(parse_constant=_no_number)


def _line(data: Mapping[str, Any]) -> str:
    return _encoder.encode(data) + "\n"
