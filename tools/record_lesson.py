"""Record the match of a lesson again: `python tools/record_lesson.py GAME`.

Run it when components or rules change, so that the recorded match does not fit them any more. The
`plan` in the game's `data/lesson.json` says which bots play, which decisions the learner is asked
about, in this order, and how far into the match a text is read. The first seed is taken in which
the good answers come in that order and the learner wins.
"""

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from polis.bots.bot import Bot, Turn
from polis.bots.registry import find_bot
from polis.export.frames import position
from polis.export.lessons import LEARNER
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.registry import find_game
from polis.kernel.state import seats_waiting

GAMES: Final = Path(__file__).parent.parent / "src/polis/games"
MOST_SEEDS: Final = 3000


@dataclass
class Recording:
    """A match with the decisions that the learner is asked about."""

    actions: list[list[int]] = field(default_factory=list)
    asked: list[dict[str, Any]] = field(default_factory=list)
    own: list[int] = field(default_factory=list)  # where the learner decides


def recorded(game: AnyGame, record: dict[str, Any], seed: int) -> Recording | None:
    """Play a match; None if the good answers come in another order, or the learner does not win."""
    match = Match(game, Header(game.id, game.version, record["options"], seed))
    players: list[Bot] = [find_bot(name) for name in record["plan"]["players"]]
    found, plan = Recording(), record["plan"]["ask"]
    while waiting := seats_waiting(match.state):
        seat = waiting[-1]  # the others first, so that a sealed round resolves with the learner
        legal = tuple(game.legal_actions(match.state, seat))
        turn = Turn(game, seat, game.view(match.state, seat), legal, seed=len(found.actions))
        action = players[seat].choose(turn)
        if seat == LEARNER:
            found.own.append(len(found.actions))
            if not _note(found, plan, match, action):
                return None
        found.actions.append([seat, action])
        match.play(seat, action)
    results = game.result(match.state)
    is_won = max(range(len(results)), key=lambda side: results[side]) == LEARNER
    return found if is_won and len(found.asked) == len(plan) else None


def _note(found: Recording, plan: list[dict[str, str]], match: Match, action: int) -> bool:
    """Note a decision that the plan asks about; False if it comes too early."""
    if len(found.asked) == len(plan):
        return True
    shown = position(match, LEARNER)
    parts = next(one["parts"] for one in shown["choices"] if one["action"] == action)
    done = [item["key"] for item in found.asked]
    for step in plan:
        is_it = shown["question"]["id"] == step["question"] and parts[0].startswith(step["part"])
        if is_it and step["key"] not in done:
            found.asked.append({"at": len(found.actions), "key": step["key"]})
            return step is plan[len(done)]
    return True


def completed(record: dict[str, Any], seed: int, found: Recording) -> dict[str, Any]:
    """The record with the match, and its texts at decisions of the learner."""
    read = []
    for step in record["plan"]["read"]:
        at = int(step["share"] * len(found.own))
        place = found.own[at] if at < len(found.own) else len(found.actions)
        read.append({"at": place, "key": step["key"]})
    match = {"seed": seed, "actions": found.actions, "asked": found.asked, "read": read}
    return record | match


def main(name: str) -> int:
    path = GAMES / name / "data/lesson.json"
    record, game = json.loads(path.read_text("utf-8")), find_game(name)
    for seed in range(1, MOST_SEEDS):
        if (found := recorded(game, record, seed)) is not None:
            lines = [
                f" {json.dumps(key)}: {json.dumps(value)}"
                for key, value in completed(record, seed, found).items()
            ]
            path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
            print(f"seed {seed}, {len(found.actions)} actions; now run python -m polis.export")
            return 0
    print("no seed fits the plan")
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
