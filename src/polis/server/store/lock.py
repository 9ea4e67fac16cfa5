"""One process per SQLite file. The lock belongs to the process: it cannot outlive a crash."""

import os
import sys
from pathlib import Path
from typing import IO

from polis.kernel.errors import PolisError


class AnotherProcess(PolisError):
    """The file is in use by another server."""

    code = "another-process"

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"another polis server already uses {path}: stop it first. One SQLite file serves one "
            "process; for several use PostgreSQL: --database postgresql://...",
            path=str(path),
        )


class ProcessLock:
    """A file beside the database, locked while the server lives."""

    def __init__(self, database: Path) -> None:
        self._database = database
        real = database.resolve()  # a link to the file is the same file
        self._path = real.with_name(real.name + ".lock")
        self._file: IO[bytes] | None = None

    def acquire(self) -> None:
        """Raises AnotherProcess."""
        file = self._path.open("ab")
        try:
            _lock(file)
        except OSError as error:
            file.close()
            raise AnotherProcess(self._database) from error
        self._file = file

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        os.lseek(file.fileno(), 0, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
