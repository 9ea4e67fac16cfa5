"""The first game that the browser teaches is a real one: these moves, played by the rules.

Run this file to write the lesson anew after a change of rules or content.
"""

import json
from pathlib import Path
from typing import Any, Final

from polis.export.frames import position
from polis.export.wire import plain_message
from polis.kernel.event import told
from polis.kernel.game import seats_waiting
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.registry import find_game

LESSON: Final = (
    Path(__file__).parents[4] / "web" / "src" / "games" / "cities" / "learn" / "lesson.json"
)
SEED: Final = 154
OPTIONS: Final[dict[str, int | str | bool]] = {"seats": 2, "first": 0, "city": "new-york"}
ME: Final = 0

# The parts of each choice, in the order in which they are asked for.
MINE: Final = (
    ("tile:35",),
    ("slot:1.2",),
    ("slot:2.1",),
    ("cell:-1,0", "turned:25.0"),
    ("slot:3.1",),
    ("feature:tree", "space:0,0"),
    ("feature:rowing-boat", "space:0,1"),
    ("slot:4.1",),
    ("building:green", "space:1,0"),
    ("building:green", "space:1,0"),
    ("building:yellow", "space:1,1"),
    ("building:yellow", "space:1,1"),
    ("slot:1.3",),
)
THEIRS: Final = (
    ("tile:33",),
    ("slot:2.2",),
    ("cell:1,0", "turned:1.0"),
    ("slot:1.1",),
    ("slot:4.2",),
    ("building:red", "space:1,0"),
    ("building:blue", "space:1,1"),
    ("building:yellow", "space:2,1"),
    ("slot:3.2",),
    ("feature:kiosk", "space:0,0"),
)


def lesson() -> dict[str, Any]:
    game = find_game("cities")
    match = Match(game, Header(game.id, game.version, OPTIONS, SEED))
    mine, theirs = list(MINE), list(THEIRS)
    steps: list[dict[str, Any]] = []
    news: list[Any] = []
    while mine:
        seat = seats_waiting(match.state)[0]
        choices = position(match, seat)["choices"]
        own = seat == ME
        wanted = (mine if own else theirs).pop(0)
        matching = [choice for choice in choices if tuple(choice["parts"]) == wanted]
        if not matching:
            raise LookupError(f"{wanted} is not among {[choice['parts'] for choice in choices]}")
        action = matching[0]["action"]
        if own:
            steps.append(_step(match, choices, action, news))
            news = []
        events = match.play(seat, action).events
        view = game.view(match.state, ME)
        if not own:
            news += [plain_message(game.say(event, view)) for event in told(events, ME)]
    last = _step(match, [], -1, [])
    return {"seat": ME, "steps": [*steps, last]}


def _step(match: Match, choices: list[Any], answer: int, news: list[Any]) -> dict[str, Any]:
    now = position(match, ME)
    return {
        "view": now["view"],
        "question": now["question"],
        "choices": choices,
        "answer": answer,
        "news": news,
    }


def written() -> str:
    return json.dumps(lesson(), ensure_ascii=False, separators=(",", ":")) + "\n"


def test_the_lesson_is_what_the_rules_say() -> None:
    assert LESSON.read_text("utf-8") == written(), "run this file to write it anew"


if __name__ == "__main__":
    LESSON.write_text(written(), "utf-8")
