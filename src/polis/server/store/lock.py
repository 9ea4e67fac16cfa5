"""Allow one process per SQLite file. The operating system releases the lock after a crash."""

import os
import sys
from pathlib import Path
from typing import IO

from polis.kernel.errors import PolisError


class AnotherProcess(PolisError):
    """Another server uses the file."""

    code = "another-process"

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"another polis server already uses {path}: stop it first. One SQLite file serves one "
            "process; for several use PostgreSQL: --database postgresql://...",
            path=str(path),
        )


class ProcessLock:
    """A file beside the database, locked while the server runs.

    The database file itself is locked too, where that does not disturb SQLite's own locks: it is
    the same file under every name, and it cannot be deleted by mistake.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        real = database.resolve()  # follow links: they name the same file
        self._path = real.with_name(real.name + ".lock")
        self._locked = [self._path, *([] if sys.platform == "win32" else [real])]
        self._files: list[IO[bytes]] = []

    def acquire(self) -> None:
        """Raises AnotherProcess."""
        for path in self._locked:
            file = path.open("ab")
            self._files.append(file)
            try:
                _lock(file)
            except OSError as error:
                self.release()
                raise AnotherProcess(self._database) from error

    def release(self) -> None:
        for file in self._files:
            file.close()
        self._files = []


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        os.lseek(file.fileno(), 0, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
