"""Profile random games, file by file, as plain Python.

The profiler overstates the cost of calls, so this shows where to look, not absolute times.
"""

import cProfile
import json
import pstats
import subprocess
import sys
from pathlib import PurePath

from bench.pool import ROOT, Spec

GAMES = 60
SHOWN = 12
Profile = list[tuple[str, float]]  # what, and its share of the time


def profile(spec: Spec) -> Profile:
    """Profile one of our games in a separate process."""
    done = subprocess.run(
        [spec.python, "-m", "bench.profiles", spec.arguments[1]],
        cwd=ROOT,
        env=spec.environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    return [(name, share) for name, share in json.loads(done.stdout)]


def measure(name: str) -> Profile:
    from bench.engines.polis import seat_counts
    from polis.kernel.playout import simulate
    from polis.kernel.registry import find_game

    game = find_game(name)
    config = game.config({"seats": max(seat_counts(game))})
    profiler = cProfile.Profile()
    profiler.runcall(simulate, game, config, 0, GAMES)
    return shares(pstats.Stats(profiler))


def shares(stats: pstats.Stats) -> Profile:
    """Own time by file, including calls of built-ins, the largest first."""
    times: dict[str, float] = {}
    table = stats.stats  # type: ignore[attr-defined]  # it has no other door
    for (file, _line, _name), (_calls, _all, own, _total, callers) in table.items():
        if file != "~":
            times[label(file)] = times.get(label(file), 0.0) + own
        else:
            for (caller, _, _), (_, _, time, _) in callers.items():
                times[label(caller)] = times.get(label(caller), 0.0) + time
    total = sum(times.values())
    rows = sorted(times.items(), key=lambda row: -row[1])[:SHOWN]
    return [(name, time / total) for name, time in rows]


def label(file: str) -> str:
    """The short name of one of our files, such as `kernel/rng`."""
    parts = PurePath(file).with_suffix("").parts
    if "polis" not in parts:
        return "Python itself"
    inside = parts[len(parts) - parts[::-1].index("polis") :]
    return "/".join(inside[2:] if inside[0] == "games" else inside)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
