"""Compiles the rules with mypyc where a C compiler works; everything else is in pyproject.toml.

`POLIS_COMPILE=0` never compiles, `1` insists, `auto` (the default) falls back to pure Python.
The source is the same either way.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

# What is compiled, if it exists. Events, text and terminal stay interpreted.
KERNEL = ("frozen", "config", "game", "rng", "journal", "match", "playout", "perft")
BOTS = ("greedy", "mcts")
GAME = (
    "config",
    "components",
    "geometry",
    "district",
    "unseen",
    "remainder",
    "elements",
    "state",
    "setup",
    "actions",
    "agenda",
    "flow",
    "rules/*",
    "effects",
    "scoring",
    "evaluation",
    "view",
    "imagine",
    "notation",
    "features",
    "game",
)

PACKAGE = Path("src/polis")
WISH = os.environ.get("POLIS_COMPILE", "auto")
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}  # but not sdist or an editable install


def modules() -> list[str]:
    """The files to compile."""
    folders = [(PACKAGE / "kernel", KERNEL), (PACKAGE / "bots", BOTS)]
    folders += [(path.parent, GAME) for path in sorted(PACKAGE.glob("games/*/__init__.py"))]
    found = [
        path
        for folder, names in folders
        for name in names
        for path in sorted(folder.glob(f"{name}.py"))
        if path.stem != "__init__"
    ]
    return [path.as_posix() for path in found]


def can_compile() -> bool:
    """What POLIS_COMPILE says; by default it tries a tiny extension (compiler and headers)."""
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

        return list(mypycify(modules(), group_name="polis"))
    except (ImportError, SystemExit) as error:
        if WISH == "1":
            raise
        print(f"polis: mypyc failed ({error}), so this build is pure Python", file=sys.stderr)
        return []


class BuildOrStayPure(build_ext):
    """A compiler that fails half-way leaves a pure build, not a broken one."""

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
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrStayPure})
