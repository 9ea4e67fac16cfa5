"""The guided first game of the browser: `web/src/games/ginkgopolis/lesson.json`.

The file holds a match as a seed and a list of actions, and which of them the learner is asked for.
Everything else in it is what the rules say about that match, and is written anew by

    python -m tests.web.games.ginkgopolis.lesson
"""

import json
from pathlib import Path
from typing import Any, Final

from polis.export.frames import _scores, position
from polis.export.wire import plain, plain_message
from polis.kernel.event import encode, told
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.registry import find_game

FILE: Final = Path(__file__).parents[4] / "web/src/games/ginkgopolis/lesson.json"
LEARNER: Final = 0
GAME: Final = find_game("ginkgopolis")


def build(record: dict[str, Any]) -> dict[str, Any]:
    """The whole file from the record of the match."""
    options, seed = record["options"], record["seed"]
    match = Match(GAME, Header(GAME.id, GAME.version, options, seed))
    asked = {step["at"]: step["key"] for step in record["asked"]}
    read: dict[int, list[str]] = {}
    for step in record["read"]:
        read.setdefault(step["at"], []).append(step["key"])
    steps: list[dict[str, Any]] = []
    then: list[dict[str, Any]] = []
    for number, (seat, action) in enumerate(record["actions"]):
        steps += [_step(key, match, None) for key in read.get(number, [])]
        if number in asked:
            steps.append(_step(asked[number], match, action))
            then = steps[-1]["then"]
        elif seat == LEARNER:
            then = []  # what follows is skipped until the next step
        heard = told(match.play(seat, action).events, LEARNER)
        if heard:
            then.append(_entry(match, heard))
    steps += [_step(key, match, None) for key in read[len(record["actions"])]]
    return {"match": record, "steps": steps, "scores": _scores(match)}


def _step(key: str, match: Match, action: int | None) -> dict[str, Any]:
    shown = position(match, LEARNER)
    choices = shown["choices"] if action is not None else []
    kept = {"view": shown["view"], "question": shown["question"], "choices": choices}
    return {"key": key, "position": kept, "action": action, "then": []}


def _entry(match: Match, heard: list[Any]) -> dict[str, Any]:
    view = GAME.view(match.state, LEARNER)
    events = [
        {"event": plain(encode(event)), "message": plain_message(GAME.say(event, view))}
        for event in heard
    ]
    return {"events": events, "view": plain(view)}


def text(lesson: dict[str, Any]) -> str:
    return json.dumps(lesson, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(build(json.loads(FILE.read_text("utf-8"))["match"])), "utf-8")
