"""A C program that plays random games, driven by lines: `task number` in, `seconds units` out.

`fused` plays whole games without lists of legal actions, `list` with them, as polis does. `middle`
and `middle-list` copy a position from the middle of a game, play it to the end and score it.
"""

import subprocess

from bench.engine import Engine, Slice, Task

FIRST = 1000  # units of the first try, from which the number for a turn follows
ENOUGH = 0.001  # CPU seconds from which a try tells the speed


def make(program: str, way: str) -> Engine:
    middle = "middle" if way == "fused" else "middle-list"
    tasks = [
        Task("random:4", lambda seconds: _run(program, way, seconds)),
        Task("clone", lambda seconds: _run(program, "clone", seconds), 0.3),
        Task("playout", lambda seconds: _run(program, middle, seconds), 0.7),
    ]
    return Engine("", tasks)


def _run(program: str, task: str, seconds: float) -> Slice:
    """Find out how many fill the time, then measure that many."""
    number = FIRST
    tried = _ask(program, task, number)
    while tried.cpu < min(ENOUGH, seconds):
        number *= 10
        tried = _ask(program, task, number)
    return _ask(program, task, max(FIRST, round(number * seconds / tried.cpu)))


def _ask(program: str, task: str, number: int) -> Slice:
    """The program counts its own CPU seconds, so starting it costs nothing."""
    done = subprocess.run(
        [program, "serve", "0"],
        input=f"{task} {number}\n",
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, units = done.stdout.split()[:2]
    return Slice(int(units), float(seconds), number)
