"""The guided first games of the web client, from the record of a real match.

A game's `data/lesson.json` holds options, a seed and the actions of all seats. It also says at
which action the learner is asked (`asked`) or reads a text (`read`), each with the key of the text.
Everything else in a lesson is what the rules say about that match.
"""

import json
from importlib.resources import files
from typing import Any, Final

from polis.export.frames import position
from polis.kernel.event import Event, told
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.state import State
from polis.wire.plain import plain
from polis.wire.serialise import Serialiser, final_scores

LEARNER: Final = 0
# What the web client needs of a position to show the table and ask the question.
KEPT: Final = ("view", "question", "choices", "standings", "over")


def record_of(package: str) -> dict[str, Any] | None:
    """The record in a game's package, if it has a lesson."""
    path = files(package) / "data" / "lesson.json"
    return json.loads(path.read_text("utf-8")) if path.is_file() else None


def lesson(game: AnyGame, record: dict[str, Any]) -> dict[str, Any]:
    """The steps of the lesson, and the scores at its end."""
    match = Match(game, Header(game.id, game.version, record["options"], record["seed"]))
    asked = {step["at"]: step["key"] for step in record["asked"]}
    steps: list[dict[str, Any]] = []
    before: list[dict[str, Any]] = []  # what happens before the first step
    then = before
    for number, (seat, action) in enumerate(record["actions"]):
        steps += _readings(match, record, number)
        if number in asked:
            steps.append(_step(asked[number], match, action))
            then = steps[-1]["then"]
        elif seat == LEARNER:
            then = []  # what follows is skipped until the next step
        then += _beats(match, seat, action)
    steps += _readings(match, record, len(record["actions"]))
    scores = final_scores(game, match.state, match.config.seats)
    return {"before": before, "steps": steps, "scores": plain(scores)}


def _readings(match: Match, record: dict[str, Any], number: int) -> list[dict[str, Any]]:
    return [_step(step["key"], match, None) for step in record["read"] if step["at"] == number]


def _step(key: str, match: Match, action: int | None) -> dict[str, Any]:
    shown = position(match, LEARNER)
    kept = {name: shown[name] for name in KEPT if name in shown}
    if action is None:
        kept["choices"] = []
    return {"key": key, "position": kept, "action": action, "then": []}


def _beats(match: Match, seat: int, action: int) -> list[dict[str, Any]]:
    """What the learner hears of an action, beat by beat, with the table after each."""
    beats = zip(match.play(seat, action).beats(), match.moments)
    heard = [(beat.side, told(beat.events, LEARNER), state) for beat, state in beats]
    return [_beat(match.game, side, events, state) for side, events, state in heard if events]


def _beat(game: AnyGame, side: int, events: list[Event], state: State) -> dict[str, Any]:
    view = game.view(state, LEARNER)
    said = [Serialiser().told(game, event, view) for event in events]
    after = {"view": view, "standings": Serialiser().standings(game, view)}
    beat: dict[str, Any] = plain({"side": side, "events": said} | after)
    return beat
