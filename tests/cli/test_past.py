"""The level of adaptive bots at a terminal follows from the matches in the data folder."""

from pathlib import Path

import pytest

from polis.bots.adaptive import Past
from polis.bots.random_bot import RandomBot
from polis.bots.turn import turn_in
from polis.cli.past import past_matches, with_levels
from polis.cli.record import Record
from polis.kernel.game import AnyGame
from polis.kernel.journal import Header
from polis.kernel.match import Match
from polis.kernel.state import seats_waiting
from tests.toys import peaks

GAME: AnyGame = peaks.GAME


def played(path: Path, players: tuple[str, ...], seed: int) -> Match:
    """A finished match, stored in a file."""
    header = Header(GAME.id, GAME.version, {"seats": len(players)}, seed, players)
    match, record = Match(GAME, header), Record(path)
    record.begin(header)
    while not match.is_over:
        seat = seats_waiting(match.state)[0]
        action = RandomBot().choose(turn_in(match, seat))
        match.play(seat, action, match.decision(seat))
        record.append(match.journal.entries[-1])
    return match


def test_finished_matches_against_levels_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.cli.past.data_folder", lambda: tmp_path)
    assert with_levels(GAME, ("human", "adaptive")) == ("human", "adaptive:1")
    match = played(tmp_path / "peaks-1.jsonl", ("human", "rival:3"), seed=1)
    own, other = GAME.result(match.state)
    played(tmp_path / "peaks-2.jsonl", ("human", "greedy"), seed=2)
    (tmp_path / "peaks-3.jsonl").write_text("damaged\n")
    place = 1 if own >= other else 2
    assert past_matches(GAME) == [Past(3, place, 2)]
    level = 4 if place == 1 else 1
    assert with_levels(GAME, ("human", "adaptive")) == ("human", f"adaptive:{level}")
