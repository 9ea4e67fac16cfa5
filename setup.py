"""Compile the rules with mypyc where a C compiler works; everything else is in pyproject.toml.

`POLIS_COMPILE=0` never compiles, `1` fails without a compiler, `auto` (the default) falls back
to plain Python. The source is the same in all cases.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

# The modules to compile, if they exist: the rules, and what a server computes for every move.
# Events, text and terminal stay interpreted.
KERNEL = (
    "frozen",
    "config",
    "state",
    "recorder",
    "mind",
    "game",
    "rng",
    "journal",
    "match",
    "playout",
    "perft",
)
WIRE = ("plain",)
BOTS = ("greedy", "network", "playouts", "race", "rounds", "selfplay", "thinker")
GAME = (
    "config",
    "components",
    "geometry",
    "hands",
    "side",
    "districts/*",
    "supply/*",
    "state",
    "setup",
    "actions",
    "agenda",
    "flow",
    "rules/*",
    "effects",
    "scoring",
    "evaluation",
    "sheet",
    "standings",
    "view",
    "imagine",
    "trial",
    "preview",
    "messages",
    "notation",
    "features",
    "time_left",
    "plans",
    "plan_features",
    "hal_features",
    "value_features",
    "mind",
    "thinking/*",
    "game",
)

# Functions of one extension call each other directly and can be inlined; gcc and clang know both.
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden"]

PACKAGE = Path("src/polis")
STATIC = PACKAGE / "static"  # the web client, which `make static` builds
WISH = os.environ.get("POLIS_COMPILE", "auto")
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}  # not for sdist or an editable install


def modules() -> list[str]:
    """The files to compile."""
    folders = [(PACKAGE / "kernel", KERNEL), (PACKAGE / "wire", WIRE), (PACKAGE / "bots", BOTS)]
    folders += [(path.parent, GAME) for path in sorted(PACKAGE.glob("games/*/__init__.py"))]
    found = [
        path
        for folder, names in folders
        for name in names
        for path in sorted(folder.glob(f"{name}.py"))
        if path.stem != "__init__"
    ]
    return [path.as_posix() for path in found]


def check_client(commands: set[str]) -> None:
    """End with one line where the package would have no pages: browsers could open nothing."""
    if "sdist" in commands:
        sys.exit("polis: only wheels are offered, because a source archive needs Node: make wheel")
    is_built = all((STATIC / name).is_file() for name in ("index.html", "engine.json"))
    if "bdist_wheel" in commands and not is_built:
        sys.exit("polis: the web client is not built, so a wheel would have no pages: make wheel")


def can_compile() -> bool:
    """Follow POLIS_COMPILE; by default, try to build a tiny extension (compiler and headers)."""
    if WISH in ("0", "1"):
        return WISH == "1"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
        )
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    if not BUILDING.intersection(sys.argv[1:]):
        return []
    if not can_compile():
        print(
            "polis: no C compiler (or POLIS_COMPILE=0), so this build is pure Python",
            file=sys.stderr,
        )
        return []
    try:
        from mypyc.build import mypycify

        found: list[Extension] = list(mypycify(modules(), group_name="polis"))
    except (ImportError, SystemExit) as error:
        if WISH == "1":
            raise
        print(f"polis: mypyc failed ({error}), so this build is pure Python", file=sys.stderr)
        return []
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]
    return found


class BuildOrStayPure(build_ext):
    """Fall back to a plain build if the compiler fails half-way."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            if WISH == "1":
                raise
            print(f"polis: compiling failed ({error}); this build is pure", file=sys.stderr)
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


if __name__ == "__main__":
    check_client(set(sys.argv[1:]))
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrStayPure})
