"""List all files of a build in its service worker, so that the app starts without a network.

    python web/offline.py FOLDER

The list stands in front of `FOLDER/sw.js`. A browser compares that file byte by byte, so a change
of any file is an update that the player is offered.
"""

import gzip
import hashlib
import json
import sys
from pathlib import Path
from typing import Final

WORKER: Final = "sw.js"
LIST: Final = "self.POLIS = "
COPIES: Final = (".gz", ".br")
LEFT_OUT: Final = (WORKER, "engine/")


def build_of(folder: Path) -> dict[str, object]:
    """The files of a build, and a version that changes with them."""
    index = json.loads((folder / "engine.json").read_text("utf-8"))
    paths = sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
    )
    shell = [path for path in paths if not path.endswith(COPIES) and not path.startswith(LEFT_OUT)]
    return {
        "version": version_of(folder, shell),
        # The address of the page is that of its folder.
        "shell": ["./" if path == "index.html" else path for path in shell],
        "engine": [path for path in index["files"] if path != index["weights"]],
        "weights": [index["weights"]],
    }


def version_of(folder: Path, paths: list[str]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(path.encode() + (folder / path).read_bytes())
    return found.hexdigest()[:12]


def write(folder: Path) -> None:
    """Put the list in front of the worker, in place of an earlier one."""
    worker = folder / WORKER
    code = worker.read_text("utf-8")
    if code.startswith(LIST):
        code = code.partition("\n")[2]
    worker.write_text(f"{LIST}{json.dumps(build_of(folder))};\n{code}", "utf-8")


def compress(folder: Path) -> None:
    """Compress the worker again for a server: the build did it without the list."""
    (folder / f"{WORKER}.br").unlink(missing_ok=True)
    data = gzip.compress((folder / WORKER).read_bytes(), 9, mtime=0)
    (folder / f"{WORKER}.gz").write_bytes(data)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
    compress(Path(sys.argv[1]))
