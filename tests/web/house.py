"""A real server with the built web client, for tests and pictures."""

import os
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.waiting import HANG_SECONDS, patiently, rest

ROOT: Final = Path(__file__).resolve().parents[2]
TOYS: Final = "tests.toys.sealed_bids:GAME,tests.toys.peaks:GAME"
RAISED: Final = ("ARRIVALS", "REQUESTS", "OPENINGS", "LOOKS", "PERSONS_PER_HOUR", "BURST")
CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"


def static_folder() -> Path:
    """The folder of the built web client, which `make static` writes."""
    return Path(os.environ.get("POLIS_STATIC") or ROOT / "src/polis/static")


def missing() -> str | None:
    """Why these tests cannot run on this machine, or nothing."""
    if CHROMIUM is None:
        return "there is no chromium (Debian: apt-get install chromium)"
    if not (static_folder() / "index.html").is_file():
        return "the web client is not built (make static)"
    return None


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'polis.db'}"


@contextmanager
def serving(folder: Path, port: int | None = None, games: str = TOYS) -> Iterator[str]:
    """The address of a server with its own database, while the block runs."""
    port = port or _free_port()
    env = {
        **os.environ,
        # All pages of all tests come from one address, faster than people open them.
        **{f"POLIS_LIMIT_{name}": "100000" for name in RAISED},
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "POLIS_PORT": str(port),
        "POLIS_DATABASE": database_in(folder),
        "POLIS_STATIC": str(static_folder()),
        "POLIS_GAMES": games,
        "POLIS_LEAVER_BOT": "random",
    }
    command = [sys.executable, "-c", "from polis.server.main import serve; serve()"]
    with (folder / "server.log").open("ab") as log:
        server = subprocess.Popen(command, env=env, cwd=ROOT, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(f"{address}/api/ready", server, folder / "server.log")
        yield address
    finally:
        server.terminate()
        try:
            server.wait(HANG_SECONDS)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(address: str, server: "subprocess.Popen[bytes]", log: Path) -> None:
    for _ in patiently("the server is ready"):
        if server.poll() is not None:
            raise RuntimeError(f"the server did not start:\n{log.read_text('utf-8')}")
        try:
            with urllib.request.urlopen(address, timeout=HANG_SECONDS) as answer:
                if answer.status == 200:
                    return
        except OSError:
            rest()
