"""Compile the Python files of the engine; `scripts/bytecode.ts` runs this inside Pyodide.

Only the interpreter that runs the bytecode later can write it. What every start imports is
compiled, so that no start compiles anything; the rest stays source, which is smaller.
"""

import io
import marshal
import sys
import zipfile
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Any

FOLDER = "/polis"
HEADER = MAGIC_NUMBER + bytes(12)  # no source to compare with
MOMENT = (2000, 1, 1, 0, 0, 0)  # so that the same source gives the same names and dates


def compile_all(stdlib: bytes, source: bytes) -> tuple[bytes, bytes]:
    """The archives of the standard library and of our source, with bytecode."""
    zipfile.ZipFile(io.BytesIO(source)).extractall(FOLDER)
    imported = start_once()
    return compiled(stdlib, imported), compiled(source, imported)


def compile_from_js(stdlib: Any, source: Any) -> tuple[bytes, bytes]:
    return compile_all(stdlib.to_bytes(), source.to_bytes())


def start_once() -> set[str]:
    """Import what a match imports; return the paths of all modules inside their archives."""
    sys.path.insert(0, FOLDER)
    import_module("polis.local.browser")
    games = import_module("polis.kernel.registry")
    for name in games.game_names():
        games.find_game(name).mind()
    import_module("polis.bots.registry").find_bot("master")
    files = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
    return {_inside(file) for file in files if file}


def _inside(file: str) -> str:
    parts = Path(file).parts
    roots = [place for place, part in enumerate(parts) if part in ("polis", "python314.zip")]
    return "/".join(parts[roots[0] + 1 :]) if roots else file


def level(name: str) -> int:
    """Leave out docstrings and assertions of the standard library; Pyodide reads its own."""
    return 0 if name.startswith(("polis/", "pyodide/", "_pyodide/")) else 2


def compiled(archive: bytes, wanted: set[str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as given, zipfile.ZipFile(out, "w") as made:
        for name in given.namelist():
            data = given.read(name)
            if name in wanted:
                code = compile(data, name, "exec", dont_inherit=True, optimize=level(name))
                name, data = f"{name}c", HEADER + marshal.dumps(code)
            made.writestr(zipfile.ZipInfo(name, MOMENT), data, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()
