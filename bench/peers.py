"""The environment of the other engines, made once and again when their list changes."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from bench.pool import ROOT

HOME = ROOT / "build" / "bench-peers"
LISTS = (ROOT / "requirements" / "run.txt", ROOT / "requirements" / "bench-peers.txt")
PIP = ("-m", "pip", "--disable-pip-version-check", "install", "-qq", "--no-deps")
LOCKED = ("--require-hashes", "--only-binary", ":all:")
NO_WHEEL = ("--no-binary", "rlcard", "--no-build-isolation")  # setuptools comes from the first list


class PeersMissing(Exception):
    pass


def python() -> str:
    """The interpreter with the other engines; POLIS_PEERS_PYTHON can name an existing one."""
    given = os.environ.get("POLIS_PEERS_PYTHON")
    if given:
        return str(Path(given).absolute())
    if not _is_up_to_date():
        print("polis: installing the other engines, once", flush=True)
        _install()
    return str(_python_of(HOME))


def _python_of(home: Path) -> Path:
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _key() -> str:
    found = hashlib.sha256(sys.version.encode())
    for path in LISTS:
        found.update(path.read_bytes())
    return found.hexdigest()


def _is_up_to_date() -> bool:
    stamp = HOME / "installed"
    return stamp.is_file() and stamp.read_text() == _key()


def _install() -> None:
    try:
        _run(sys.executable, "-m", "venv", "--clear", str(HOME))
        inside = str(_python_of(HOME))
        run, peers = map(str, LISTS)
        _run(inside, *PIP, *LOCKED, "-r", run)
        _run(inside, *PIP, *LOCKED, *NO_WHEEL, "-r", peers)
    except subprocess.CalledProcessError as error:
        lines = (error.stderr or error.stdout or "").strip().splitlines()
        raise PeersMissing(lines[-1] if lines else str(error)) from error
    except OSError as error:
        raise PeersMissing(str(error)) from error
    (HOME / "installed").write_text(_key())


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)
