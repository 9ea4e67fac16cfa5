"""What is kept of measured rows: sums of matches, small enough for the repository.

A file has one line of JSON per row. A later run continues a row where an earlier one stopped, as
long as its bots still play the same way. Their *fingerprint* says so: a hash of one deal, in which
bots with a time limit judge a number of positions instead. So it does not depend on the machine.
"""

import fcntl
import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from polis.arena.contest import play
from polis.arena.records import Played
from polis.arena.schedule import Contest

# What a bot with a time limit judges per answer for its fingerprint: enough to reach the later
# stages of its search. A change that shows only beyond them is not noticed.
POSITIONS: Final = 200


@dataclass
class Tally:
    """The matches of a row: what the first bot achieved, and where points came from."""

    fingerprint: str
    matches: int = 0
    wins: float = 0.0  # shared victories count as fractions
    failures: int = 0  # matches that the first bot lost by a crash, an illegal or a late answer
    cpu: float = 0.0  # seconds per decision, the mean of the matches
    points: float = 0.0  # the sum
    sources: dict[str, int] = field(default_factory=dict)  # points by line of the score sheet
    others: dict[str, int] = field(default_factory=dict)  # the same of all other seats
    traits: dict[str, list[float]] = field(default_factory=dict)  # matches and victories with each

    def add(self, played: Played, bot: str) -> None:
        """Count a match of the first bot."""
        seat, outcome = played.lineup.index(bot), played.outcome
        self.matches += 1
        self.wins += outcome.share(seat)
        self.failures += any(failure.seat == seat for failure in outcome.failures)
        mean = outcome.cpu[seat] / max(1, outcome.answers[seat])
        self.cpu += (mean - self.cpu) / self.matches
        self.points += outcome.points[seat]
        for other, points in enumerate(played.sources):
            _add_up(self.sources if other == seat else self.others, points)
        for trait in played.traits[seat]:
            count = self.traits.setdefault(trait, [0, 0.0])
            count[0] += 1
            count[1] += outcome.share(seat)


def _add_up(total: dict[str, int], points: Mapping[str, int]) -> None:
    for source, number in points.items():
        total[source] = total.get(source, 0) + number


def fingerprint(contest: Contest) -> str:
    """How the bots of a contest play its first deal, as a short hash."""
    bots = contest.tables[0]
    names = {bot: f"{bot.partition('@')[0]}@{POSITIONS}" if "@" in bot else bot for bot in bots}
    trial = replace(contest, tables=(tuple(names[bot] for bot in bots),), matches=1)
    (played,) = play(trial)
    outcome = played.outcome
    seen = [contest.game, [*contest.options.items()], bots, contest.seed]
    seen += [outcome.steps, outcome.points, played.sources]
    text = json.dumps(seen, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def read(file: Path) -> dict[str, Tally]:
    """The tallies of a file by row."""
    if not file.exists():
        return {}
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return {line.pop("id"): Tally(**line) for line in lines}


def save(file: Path, name: str, tally: Tally, order: Iterable[str]) -> None:
    """Replace one row of the file. Other processes may measure other rows at the same time."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        known = {**read(file), name: tally}
        lines = [_line(each, known[each]) for each in order if each in known]
        draft = file.with_suffix(".new")
        draft.write_text("".join(lines), encoding="utf-8", newline="\n")
        draft.replace(file)


def _line(name: str, tally: Tally) -> str:
    data: dict[str, Any] = {"id": name, **asdict(tally)}
    data["cpu"], data["wins"] = round(tally.cpu, 6), round(tally.wins, 4)
    for key in ("sources", "others", "traits"):
        data[key] = dict(sorted(data[key].items()))
    return json.dumps(data, separators=(",", ":")) + "\n"
