"""Run the quick tests on every version of Python that pyproject.toml names: `make test-versions`.

    python tools/test_versions.py [ARGUMENTS OF PYTEST]

A version is looked for on the PATH and among the versions of pyenv and uv. Its environment lies in
build/versions. The summary says plainly which versions were not found.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "versions"
SETS: Final = ("run", "build", "server", "arena", "web", "dev")
LOCKS: Final = [f"requirements/{name}.txt" for name in SETS]
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "install", "-qq", "--no-deps")
STANDARD: Final = ("-n", "1", "-q", "-m", "not slow")


def supported() -> list[str]:
    """The versions in the metadata, such as 3.11."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    return re.findall(r'"Programming Language :: Python :: (\d+\.\d+)"', text)


def candidates(version: str) -> Iterator[Path]:
    """Where an interpreter may be; a program may also be an empty shim."""
    name = f"python{version}"
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        yield Path(folder, name)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(pyenv.glob(f"versions/{version}.*/bin/{name}"))
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", Path.home() / ".local/share/uv/python"))
    yield from sorted(uv.glob(f"cpython-{version}*/bin/{name}"))


def interpreter(version: str) -> Path | None:
    """The first interpreter of a version that runs and can make environments."""
    ask = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"
    for path in candidates(version):
        if path.is_file():
            said = subprocess.run([path, "-c", ask], capture_output=True, text=True, check=False)
            if said.stdout.strip() == version:
                return path
    return None


def environment(version: str, python: Path) -> Path:
    """The interpreter of an environment with all locked packages; made once per lock files."""
    folder = FOLDER / version
    stamp = folder / ".installed"
    inside = folder / "bin" / "python"
    locks = "".join((ROOT / name).read_text("utf-8") for name in LOCKS)
    if not stamp.is_file() or stamp.read_text("utf-8") != locks:
        call([python, "-m", "venv", "--clear", folder])
        for name in LOCKS:
            call([inside, *PIP, "--require-hashes", "--only-binary", ":all:", "-r", name])
        call([inside, *PIP, "--no-build-isolation", "--editable", "."], POLIS_COMPILE="0")
        stamp.write_text(locks, "utf-8")
    return inside


def call(command: list[str | Path], **more: str) -> None:
    subprocess.run(command, cwd=ROOT, env={**os.environ, **more}, check=True)


def outcome(version: str, more: list[str]) -> str:
    python = interpreter(version)
    if python is None:
        return "not found, so not tested"
    print(f"== Python {version}: {python}", flush=True)
    try:
        inside = environment(version, python)
        call([inside, "-m", "pytest", *STANDARD, *more], PYTHONPATH=str(ROOT / "src"))
    except subprocess.CalledProcessError as error:
        return f"FAILED: {' '.join(str(part) for part in error.cmd)}"
    return "passed"


def main(more: list[str]) -> int:
    outcomes = {version: outcome(version, more) for version in supported()}
    print("\nThe quick tests, as plain Python:")
    for version, said in outcomes.items():
        print(f"  Python {version}: {said}")
    failed = [said for said in outcomes.values() if said.startswith("FAILED")]
    return 1 if failed or "passed" not in outcomes.values() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
