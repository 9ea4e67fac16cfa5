"""A worker process: a warm engine that waits and runs one task at a time on request.

`python -m bench.worker ENGINE [ARGUMENT...]` imports `bench.engines.ENGINE` and calls its `make`.
Then it uses a line protocol, one JSON value per line. It first describes itself:

    {"version": "1.0", "tasks": {"random:4": 1.0}}       or  {"failed": "why"}

and answers until its input ends:

    {"task": "random:4", "seconds": 0.5}            ->  [units, cpu seconds, games]
    {"facts": true}                                 ->  {"random:4": [decisions, legal actions]}
"""

import json
import os
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any, TextIO

from bench.engine import Engine


def main(arguments: list[str]) -> None:
    answers = _own_channel()
    name, *rest = arguments
    try:
        engine: Engine = import_module(f"bench.engines.{name}").make(*rest)
    except Exception as error:  # noqa: BLE001  whatever it is, the others go on without it
        _say(answers, {"failed": f"{type(error).__name__}: {error}"})
        return
    serve(engine, sys.stdin, answers)


def serve(engine: Engine, requests: Iterable[str], answers: TextIO) -> None:
    tasks = {task.name: task for task in engine.tasks}
    shares = {task.name: task.share for task in engine.tasks}
    _say(answers, {"version": engine.version, "tasks": shares})
    for line in requests:
        request = json.loads(line)
        if "facts" in request:
            facts = engine.facts()
            _say(answers, {name: [f.decisions, f.legal] for name, f in facts.items()})
        else:
            _say(answers, list(tasks[request["task"]].run(request["seconds"])))


def _own_channel() -> TextIO:
    """The real standard output; what an engine prints goes to standard error instead."""
    channel = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return channel


def _say(answers: TextIO, value: Any) -> None:
    answers.write(json.dumps(value) + "\n")
    answers.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
