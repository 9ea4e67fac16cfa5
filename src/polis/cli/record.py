"""The journal file of a match: each entry is on the disk before a player sees it."""

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
from polis.server.ops.data_folder import data_folder


class Record:
    """A file that grows by one line per entry."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, header: Header) -> None:
        """Create the file. Raises OSError if that fails or if the file exists and is not empty."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and self.path.stat().st_size:
            raise FileExistsError(17, "exists already", str(self.path))
        self._write(header_line(header))

    def append(self, entry: Entry) -> None:
        self._write(entry_line(entry))

    def mend(self, journal: Journal) -> None:
        """Repair a file whose last line was only partly written, so that lines can follow."""
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
    """The path of a new file in the user's data folder, named by game and time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = data_folder() / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = data_folder() / f"{stem}-{number}.jsonl"
        number += 1
    return path


def _lines(path: Path) -> list[str]:
    """The non-empty lines; replaced bytes make the line's JSON invalid or wrong."""
    return [
        line for line in io.StringIO(path.read_bytes().decode(errors="replace")) if line.strip()
    ]
