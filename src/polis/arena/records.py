"""The results of a contest as a file of lines: first the contest, then one line per match.

A line is written when a match ends, so an interrupted contest loses only unfinished matches.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from polis.arena.outcome import Failure, Outcome
from polis.arena.schedule import Contest
from polis.kernel.errors import PolisError

FORMAT: Final = 1


class OtherContest(PolisError):
    """The folder contains results of another contest, or they were not asked to be continued."""

    code = "other-contest"


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match of a contest."""

    number: int
    table: int
    lineup: tuple[str, ...]
    outcome: Outcome
    sources: tuple[Mapping[str, int], ...] = ()  # by seat: points by line of the score sheet
    traits: tuple[tuple[str, ...], ...] = ()  # by seat: what the match gave to it


class Results:
    """The file of a contest."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self._contest = contest
        self.played: list[Played] = []

    def begin(self, resume: bool) -> None:
        """Read what was played, or create the file. Raises OtherContest."""
        if self._path.exists() and self._path.stat().st_size:
            if not resume:
                raise OtherContest("it has results already", file=str(self._path))
            self._read()
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._write(header_of(self._contest))

    def add(self, played: Played) -> None:
        self._write(asdict(played))
        self.played.append(played)

    def _read(self) -> None:
        head, found = read_results(self._path)
        same = {**header_of(self._contest), "matches": head.get("matches")}
        if head != same:
            raise OtherContest("its results are those of another contest", file=str(self._path))
        self.played = [each for each in found if each.number < self._contest.total]
        if not self._path.read_bytes().endswith(b"\n"):  # the last line was only partly written
            with self._path.open("a", encoding="utf-8", newline="\n") as file:
                file.write("\n")

    def _write(self, data: Mapping[str, Any]) -> None:
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(data, separators=(",", ":")) + "\n")


def header_of(contest: Contest) -> dict[str, Any]:
    """The first line of a file; it says how to repeat the contest."""
    data = {"format": FORMAT, **asdict(contest)}
    decoded: dict[str, Any] = json.loads(json.dumps(data))
    return decoded


def read_results(path: Path) -> tuple[dict[str, Any], list[Played]]:
    """The header and the matches of a file; a line that was only partly written is left out."""
    lines = path.read_text("utf-8").splitlines()
    return json.loads(lines[0]), [*_matches(lines[1:])]


def _matches(lines: Iterable[str]) -> Iterable[Played]:
    for line in lines:
        try:
            data = json.loads(line)
        except ValueError:
            continue
        yield _played(data)


def _played(data: dict[str, Any]) -> Played:
    outcome: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in data["outcome"].items()
    }
    failures = tuple(Failure(**each) for each in outcome.pop("failures"))
    return Played(
        number=data["number"],
        table=data["table"],
        lineup=tuple(data["lineup"]),
        outcome=Outcome(**outcome, failures=failures),
        sources=tuple(data["sources"]),
        traits=tuple(tuple(traits) for traits in data["traits"]),
    )
