"""A question for any number of things in the terminal: select them in any order, then commit."""

import io

import pytest

from polis.cli.players import Player
from polis.cli.screen import Screen
from polis.cli.session import Session
from polis.games.ginkgopolis import GAME
from polis.games.ginkgopolis.components import CARD_NAMES
from polis.games.ginkgopolis.events import TilesReturned
from polis.games.ginkgopolis.state import RETURN, GinkgoState
from polis.kernel.journal import Header, Step
from polis.kernel.match import Match
from polis.kernel.rng import seeded
from polis.kernel.state import seats_waiting
from polis.text.voice import Voice


def at_the_first_exhaustion() -> Match:
    """A match in which only seat 0 still has to give back tiles."""
    match = Match(GAME, Header(GAME.id, GAME.version, {"seats": 2}, 0))
    chance = seeded(0)
    while state_of(match).question != RETURN:
        seat = seats_waiting(match.state)[0]
        legal = match.legal_actions(seat)
        match.play(seat, legal[chance.below(len(legal))])
    while 1 in seats_waiting(match.state):
        match.play(1, match.legal_actions(1)[-1])
    return match


def state_of(match: Match) -> GinkgoState:
    assert isinstance(match.state, GinkgoState)
    return match.state


def test_tiles_are_given_back_in_any_order_and_with_one_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = at_the_first_exhaustion()
    tiles = GAME.view(state_of(match), 0).tiles
    assert len(tiles) >= 3
    low, middle, high = (CARD_NAMES[tile] for tile in (tiles[0], tiles[1], tiles[-1]))
    lines = [high, f"{middle} {low}", middle, "nonsense", "done", "q"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    players = [Player("Ana", None), Player("Bo", None)]
    session = Session(match, players, Screen(plain=True), Voice("en", GAME, ["Ana", "Bo"]), None)
    session.run()
    steps = [entry for entry in match.journal.entries if isinstance(entry, Step)]
    returned = [e for step in steps for e in step.events if isinstance(e, TilesReturned)]
    assert returned[0] == TilesReturned(0, (tiles[0], tiles[-1]))
    shown = capsys.readouterr().out
    assert "give back 3 tiles (+3)" in shown
    assert "give back 2 tiles (+2)" in shown
