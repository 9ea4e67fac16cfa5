"""The limit: a C program per game that plays the same random games as fast as it can.

`make bench ARGS="--limit FOLDER"` compiles `FOLDER/<game>.c` for this machine. Such a program is
a yardstick and lives outside the project. `bench.engines.limit` describes how it is driven.
"""

import os
import subprocess
import sys
from pathlib import Path

from bench.pool import ROOT, Results, Spec

HOME = ROOT / "build" / "limit"
FLAGS = ("-O3", "-march=native")
WAYS = {"fused": "in C", "list": "in C with our architecture"}


def specs(folder: Path, games: list[str], results: Results) -> list[Spec]:
    """Workers for the games that have a program in the folder; note what is missing."""
    found: list[Spec] = []
    for game in games:
        source = folder / f"{game}.c"
        if source.is_file() and (program := _compiled(source, results)):
            found += [
                Spec(f"{game} {name}", sys.executable, ("limit", str(program), way))
                for way, name in WAYS.items()
            ]
    if found:
        results.notes.append(f"The C program uses AVX-512: {'yes' if _has_avx512() else 'no'}.")
    elif not results.notes:
        results.notes.append("The folder of the limit has no C program for these games.")
    return found


def compiler() -> str:
    return os.environ.get("CC", "cc")


def _compiled(source: Path, results: Results) -> Path | None:
    HOME.mkdir(parents=True, exist_ok=True)
    program = HOME / source.stem
    command = [compiler(), *FLAGS, "-o", str(program), str(source)]
    try:
        subprocess.run(command, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        results.notes.append(f"The limit of {source.stem} cannot be compiled: {error}")
        return None
    return program


def _has_avx512() -> bool:
    """Whether the compiler uses these instructions for this machine."""
    command = [compiler(), *FLAGS, "-dM", "-E", "-x", "c", os.devnull]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "__AVX512BW__" in done.stdout
