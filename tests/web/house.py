"""A real server with the built client, for tests and for pictures."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
TOYS: Final = "tests.toys.sealed_bids:GAME,tests.toys.peaks:GAME"
CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"


def static_folder() -> Path:
    """Where the built client lies: `make static` writes it into the package."""
    return Path(os.environ.get("POLIS_STATIC") or ROOT / "src/polis/static")


def missing() -> str | None:
    """Why these tests cannot run here, if they cannot."""
    if CHROMIUM is None:
        return "there is no chromium (Debian: apt-get install chromium)"
    if not (static_folder() / "index.html").is_file():
        return "the web client is not built (make static)"
    return None


@contextmanager
def serving(folder: Path, port: int | None = None, games: str = TOYS) -> Iterator[str]:
    """The address of a server on a database of its own, for as long as the block runs."""
    port = port or _free_port()
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "POLIS_PORT": str(port),
        "POLIS_DATABASE": f"sqlite:///{folder / 'polis.db'}",
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
            server.wait(15)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(address: str, server: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + 90  # a machine that does much else is slow, not broken
    while time.monotonic() < end:
        if server.poll() is not None:
            break
        try:
            with urllib.request.urlopen(address, timeout=2) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text('utf-8')}")
