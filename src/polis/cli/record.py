"""The journal file of a match: each entry is on the disk before anyone is told about it."""

import io
import os
from datetime import datetime
from pathlib import Path

from polis.kernel.game import AnyGame
from polis.kernel.journal import (
    Entry,
    Header,
    Journal,
    entry_line,
    header_line,
    load,
    read_header,
)
from polis.server.places import data_folder


class Record:
    """A file that grows by one line per entry."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, header: Header) -> None:
        """Create the file. Raises OSError if that cannot be, or if it holds something already."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and self.path.stat().st_size:
            raise FileExistsError(17, "exists already", str(self.path))
        self._write(header_line(header))

    def append(self, entry: Entry) -> None:
        self._write(entry_line(entry))

    def mend(self, journal: Journal) -> None:
        """Prepare a file that was torn while its last line was written for the next line."""
        data = self.path.read_bytes()
        if data.endswith(b"\n"):
            return
        if len(_lines(self.path)) == len(journal.entries) + 1:
            self._write("\n")
            return
        with self.path.open("r+b") as file:
            file.truncate(data.rfind(b"\n") + 1)

    def _write(self, line: str) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())


def header_of(path: Path) -> Header:
    """The header of a journal file."""
    return read_header("".join(_lines(path)[:1]))


def journal_of(game: AnyGame, path: Path) -> Journal:
    """The journal in a file. Raises DamagedJournal."""
    return load(game, _lines(path))


def usual_path(game: str) -> Path:
    """A new file in the user's data folder, named by the game and the time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = data_folder() / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = data_folder() / f"{stem}-{number}.jsonl"
        number += 1
    return path


def _lines(path: Path) -> list[str]:
    """The lines that say something; bytes that are no text make the line's JSON invalid or odd."""
    return [
        line for line in io.StringIO(path.read_bytes().decode(errors="replace")) if line.strip()
    ]
